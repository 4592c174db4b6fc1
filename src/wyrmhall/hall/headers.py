"""The headers of every answer: what a browser may load, keep and tell others."""

from __future__ import annotations

Header = tuple[bytes, bytes]

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card lies is written in the style attribute
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
PERMISSIONS = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"

SECURITY: list[Header] = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", PERMISSIONS.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HTTPS_ONLY: Header = (b"strict-transport-security", b"max-age=31536000")
NEVER_KEPT: Header = (b"cache-control", b"no-store")
KEPT_FOR_EVER = "public, max-age=31536000, immutable"  # for files whose name changes with what is in them


def with_security(headers: list[Header], *, is_secure: bool) -> list[Header]:
    """The headers of an answer, and those that every answer has; nothing is kept unless a route says so."""
    added = [*headers, *SECURITY]
    if is_secure:
        added.append(HTTPS_ONLY)
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        added.append(NEVER_KEPT)
    return added
