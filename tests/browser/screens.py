"""Every screen of the page: how to get there, and how it looks in both themes on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.guest import Guest

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
SHAPES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
THEMES = ("dark", "light")
LEAST = 44  # pixels, for whatever is touched

# What is touched, smaller than a finger; not what stands inside a sentence, nor what a label enlarges, nor what can be
# done in another way: cards on a crowded table are offered once more below it, steps of a replay have a slider.
SMALL = """least => [...document.querySelectorAll('button, a, input, select, summary, [role=tab]')].flatMap(one => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  const dialog = document.querySelector('dialog[open]');
  if (!box.width || style.visibility === 'hidden' || style.display === 'inline' || one.disabled) return [];
  if (dialog && !dialog.contains(one)) return [];
  if (one.closest('.sr, .skip') || one.matches('.sr, .skip, .clause, .pip, .cards, .log .num, .open button')) return [];
  const labels = [...(one.labels || [])].map(label => label.getBoundingClientRect());
  const width = Math.max(box.width, ...labels.map(label => label.width));
  const height = Math.max(box.height, ...labels.map(label => label.height));
  if (width >= least - 0.5 && height >= least - 0.5) return [];
  const name = (one.getAttribute('aria-label') || one.textContent || one.id || one.type || '').trim().slice(0, 40);
  return [`${one.tagName.toLowerCase()}.${one.className} "${name}" ${Math.round(width)}x${Math.round(height)}`];
})"""


def violations(guest: Guest) -> list[str]:
    """What axe finds wrong with the page as it stands."""
    page = guest.page
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found["violations"]
    ]


def too_small(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(SMALL, LEAST)
    return found


def scrolls_sideways(guest: Guest) -> bool:
    found: bool = guest.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found


def look_at(guest: Guest, name: str) -> list[str]:
    """The screen in both shapes and themes: pictures of it, and what is wrong with it."""
    wrong = []
    PICTURES.mkdir(parents=True, exist_ok=True)
    for shape, size in SHAPES.items():
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of its words
            guest.page.locator(f"html[data-theme={'hall' if theme == 'dark' else 'parchment'}]").wait_for(
                state="attached"
            )
            guest.wait_for(lambda: guest.page.evaluate("[...document.images].every(image => image.complete)"))
            guest.page.screenshot(path=PICTURES / f"{name}-{shape}-{theme}.png")
            wrong += [f"{name}, {shape}, {theme}: {each}" for each in violations(guest)]
        if shape == "phone":
            wrong += [f"{name}: too small to touch: {each}" for each in too_small(guest)]
        if scrolls_sideways(guest):
            wrong.append(f"{name}, {shape}: scrolls sideways")
    guest.page.set_viewport_size(SHAPES["desk"])  # type: ignore[arg-type]
    guest.page.emulate_media(color_scheme="dark")
    return wrong


def all_well(wrong: list[str]) -> None:
    assert not wrong, "\n" + "\n".join(dict.fromkeys(wrong))
