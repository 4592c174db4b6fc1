"""Where contestants live: Wyrmhall in its two builds, and the peers in an environment of their own.

The peers are installed once into build/bench (a virtual environment and node_modules). One that cannot be
installed is only missing: its home says why, and all others go on.
"""

import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "bench"
PEER_PYTHON = BUILD / "venv" / "bin" / "python"

NUMPY = "numpy==2.4.6"
OPENSPIEL = (NUMPY, "open_spiel==2.0.2")
PIP_PEERS = {
    "openspiel": OPENSPIEL,
    "rlcard": (NUMPY, "rlcard==1.2.0"),
    "pettingzoo": (*OPENSPIEL, "pettingzoo==1.27.0", "gymnasium==1.4.0", "shimmy==2.0.1"),
}
NPM_PEER = "boardgame.io@0.50.2"


@dataclass(frozen=True)
class Home:
    command: tuple[str, ...] = ()  # what starts a program
    environment: dict[str, str] = field(default_factory=dict)
    compiled: bool | None = None  # what a contestant of ours must find itself to be
    missing: str = ""  # why nothing can run here


class NotInstalled(Exception):
    pass


def homes() -> dict[str, Home]:
    return {
        "compiled": compiled_home(),
        "plain": Home((sys.executable,), {"PYTHONPATH": str(ROOT / "src"), "WYRMHALL_PLAIN": "1"}, compiled=False),
        **{peer: pip_home(peer, packages) for peer, packages in PIP_PEERS.items()},
        "boardgame.io": npm_home(),
    }


def compiled_home() -> Home:
    tree = ROOT / "build" / "compiled"
    if not tree.is_dir():
        return Home(missing="no compiled build: `make build/compiled` makes one where there is a C compiler")
    return Home((sys.executable,), {"PYTHONPATH": str(tree)}, compiled=True)


def pip_home(peer: str, packages: tuple[str, ...]) -> Home:
    try:
        make_venv()
        pip = [str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        once(peer, "\n".join((sys.version, *packages)), [*pip, *packages])
    except NotInstalled as reason:
        return Home(missing=str(reason))
    return Home((str(PEER_PYTHON),))


def make_venv() -> None:
    once("venv", sys.version, [sys.executable, "-m", "venv", "--clear", str(BUILD / "venv")])


def npm_home() -> Home:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return Home(missing="Node is not installed")
    install = [npm, "install", "--prefix", str(BUILD), "--no-save", "--no-package-lock", "--ignore-scripts"]
    try:
        once("boardgame.io", NPM_PEER, [*install, "--no-audit", "--no-fund", "--loglevel=error", NPM_PEER])
    except NotInstalled as reason:
        return Home(missing=str(reason))
    return Home((node,), {"NODE_PATH": str(BUILD / "node_modules"), "NODE_ENV": "production"})


def once(what: str, version: str, command: list[str]) -> None:
    """Runs the command unless it has succeeded before for the same version."""
    stamp = BUILD / f"{what}.installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == version:
        return
    print(f"Installing {what} for the benchmark (once) ...", flush=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=900)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstalled(f"{what} was not installed: {error}") from error
    if done.returncode:
        raise NotInstalled(f"{what} was not installed: {cause(done.stderr)}")
    stamp.write_text(version, encoding="utf-8")


def cause(messages: str) -> str:
    """The one line to show of what a failed program said: pip, npm and Node mark it, Python ends with it."""
    lines = [line.strip() for line in messages.splitlines() if line.strip()]
    marked = [line for line in lines if line.lower().startswith(("error", "npm error"))]
    return (marked or lines[-1:] or ["no message"])[0]
