"""The page in the browser: its built files, read once when the hall starts.  No path of a request reaches the disk."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import NamedTuple

from wyrmhall.hall.headers import KEPT_FOR_EVER

FOLDER = Path(__file__).parent / "web"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")

NOT_BUILT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Wyrmhall</title></head>
<body><h1>The hall is open, but its page is not built</h1>
<p>In a checkout of the source, <code>make run</code> builds it and starts again.
Everything else works: <a href="/openapi.json">/openapi.json</a> says what.</p></body></html>
"""


class PageFile(NamedTuple):
    kind: str
    body: bytes
    packed: bytes | None  # with gzip, where that is smaller
    cache: str | None

    @staticmethod
    def of(name: str, body: bytes) -> PageFile:
        ending = name[name.rfind(".") :]
        packed = gzip.compress(body, 9, mtime=0) if ending in PACKED else None
        if packed is not None and len(packed) >= len(body):
            packed = None
        cache = KEPT_FOR_EVER if name.startswith("assets/") else None
        return PageFile(KINDS[ending], body, packed, cache)


class Page:
    """A fixed map from names to files."""

    def __init__(self, files: dict[str, PageFile]) -> None:
        self.files = files
        self.index = files.get("index.html") or PageFile.of("index.html", NOT_BUILT)

    @staticmethod
    def read(folder: Path = FOLDER) -> Page:
        """What the folder holds: its own files and those of assets/, of the kinds we know."""
        found = [*folder.glob("*"), *folder.glob("assets/*")]
        files = {
            path.relative_to(folder).as_posix(): path
            for path in found
            if path.is_file() and not path.is_symlink() and path.suffix in KINDS
        }
        return Page({name: PageFile.of(name, path.read_bytes()) for name, path in sorted(files.items())})
