"""Games in packages of somebody else, as pip would have installed them."""

from __future__ import annotations

from pathlib import Path

HIGH_DRAGON = Path(__file__).parents[1] / "docs" / "examples" / "high_dragon.py"


def install(folder: Path, source: str, line: str = "relay = stranger:RELAY", package: str = "stranger") -> None:
    """As pip leaves it: a module, and a folder with what is said of it."""
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[wyrmhall.games]\n{line}\n")


def install_high_dragon(folder: Path, *edits: tuple[str, str]) -> None:
    """The game of the documentation, but for these edits."""
    source = HIGH_DRAGON.read_text(encoding="utf-8")
    for honest, broken in edits:
        assert source.count(honest) == 1, f"high_dragon.py has {source.count(honest)} times {honest!r}"
        source = source.replace(honest, broken)
    install(folder, source, "high-dragon = high_dragon:HIGH_DRAGON", "high_dragon")
