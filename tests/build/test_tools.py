"""The scripts that make calls, and the lock files."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from grimp import ImportGraph

from tools import build_compiled, describe, page, prose, wire_types
from tools.contracts import StandardLibraryOnly
from wyrmhall.cli.compiler import can_compile

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.name)
def test_a_lock_pins_everything_and_names_no_host_and_no_path(lock: Path) -> None:
    entries = [entry for entry in re.split(r"\n(?! )", lock.read_text(encoding="utf-8").strip()) if entry]
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [\w '!=<>.]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+", entry), entry


def test_what_runs_is_what_is_tested() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[a-z0-9-]+==[\w.]+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))

    assert pins("run.txt") | pins("build.txt") <= pins("dev.txt")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, about its next version
def test_the_hall_describes_itself_as_it_is() -> None:
    assert describe.FILE.read_bytes() == describe.described(), "routes or types have changed: run tools/describe.py"


def test_the_page_knows_the_messages_of_the_hall_as_they_are() -> None:
    assert wire_types.TARGET.read_text(encoding="utf-8") == wire_types.written(), "run tools/wire_types.py"


def test_types_of_the_hall_become_types_of_the_page() -> None:
    source = '''
Short = Annotated[str, Meta(max_length=5)]
Part = int | str
Answer = Asked | Told

class Asked(Struct, tag_field="do", tag="ask", forbid_unknown_fields=True):
    name: Short
    seats: list[int | None] = []  # in order

class Told(Struct, tag_field="is", tag="told"):
    """What came of it."""

    how: Literal["a", "b"] = "a"
    by: dict[str, tuple[str, int]] = {}
'''
    assert wire_types.Writer(source).text().splitlines()[4:] == [
        "export type Answer = Asked | Told;",
        "",
        "export interface Asked {",
        "  do: 'ask';",
        "  name: string;",
        "  seats?: (number | null)[]; // in order",
        "}",
        "",
        "/** What came of it. */",
        "export interface Told {",
        "  is: 'told';",
        "  how: 'a' | 'b';",
        "  by: Record<string, [string, number]>;",
        "}",
    ]
    with pytest.raises(wire_types.NotUnderstood, match="line 2: set"):
        wire_types.Writer("class Odd(Struct):\n    names: set[str]\n").text()


@pytest.mark.parametrize(
    "line",
    [
        "const waits = /^waits for (\\w+)$/.exec(mark)?.[1];",
        "return option.option.split('=')[1];",
        "if (line.text.endsWith(' has chosen')) return;",
        "{#if prompt.clauses.includes('MD-16')}",
        "const found = new RegExp(words);",
        "[...tag.text.matchAll(NUMBERS)]",
    ],
)
def test_a_page_that_reads_prose_is_found(line: str) -> None:
    assert prose.findings("table/Some.svelte", f"<script>\n  {line}\n</script>")


@pytest.mark.parametrize(
    "line",
    [
        "const part = left / right; // a half, or 1/2",
        "seen.includes(card)",
        '<a href="/rules/{game}#{name}">{one / two}</a><br />',
        "`/api${path}/cards/${name}`",
    ],
)
def test_what_reads_no_prose_is_not(line: str) -> None:
    assert prose.findings("table/Some.svelte", line) == []


def test_the_lock_of_the_page_pins_everything_and_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert {name for name, package in packages.items() if "resolved" in package or "integrity" not in package} == set()
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text().splitlines()


HOSTS = ("registry.npm", "pypi.org", "pythonhosted", "deb.debian")
PATHS = ("/root/", "/work/", "/home/", "/Users/")


def test_no_file_names_a_registry_or_a_place_on_one_machine() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git repository")
    for name in listed.stdout.decode().split("\0")[:-1]:
        file = ROOT / name
        if file.is_file() and file != Path(__file__):
            content = file.read_bytes()
            assert [word for word in HOSTS + PATHS if word.encode() in content] == [], name


def test_a_missing_compiler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiler in ("false", "/nowhere/cc"):
        monkeypatch.setenv("CC", compiler)
        assert not can_compile()


def test_without_a_compiler_no_old_tree_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_compiled, "TREE", tmp_path / "compiled")
    (tmp_path / "compiled" / "wyrmhall").mkdir(parents=True)
    monkeypatch.setenv("CC", "false")
    monkeypatch.delenv("WYRMHALL_PLAIN", raising=False)
    with build_compiled.the_lock() as lock:
        build_compiled.bring_up_to_date(lock)
    assert capsys.readouterr().out == "no C compiler: Wyrmhall runs in plain Python, about 4 times slower\n"
    assert [path.name for path in tmp_path.iterdir()] == ["compiled.lock"]


def test_the_compiled_tree_follows_what_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, tree = tmp_path / "src", tmp_path / "tree"
    monkeypatch.setattr(build_compiled, "SOURCE", source)
    monkeypatch.setattr(build_compiled, "TREE", tree)
    files = {
        source / "games/cards.csv": "new",
        source / "cli/added.py": "new",
        source / "kernel/stray.so": "never copied",
        tree / "wyrmhall/games/cards.csv": "old table",
        tree / "wyrmhall/gone.py": "old",
        tree / "wyrmhall/kernel/state.so": "stays",
        tree / "wyrmhall/_native.txt": "stays",
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    build_compiled.copy_the_rest()
    package = tree / "wyrmhall"
    assert {str(path.relative_to(package)): path.read_text() for path in package.rglob("*") if path.is_file()} == {
        "games/cards.csv": "new",
        "cli/added.py": "new",
        "kernel/state.so": "stays",
        "_native.txt": "stays",
    }


@pytest.mark.parametrize(
    ("imported", "kept"), [("json.decoder", True), ("wyrmhall.kernel", True), ("rich.table", False)]
)
def test_a_foreign_import_breaks_the_contract(imported: str, kept: bool) -> None:
    graph = ImportGraph()
    for module in ("wyrmhall", "wyrmhall.kernel", "wyrmhall.kernel.state"):
        graph.add_module(module)
    graph.add_import(importer="wyrmhall.kernel.state", imported=imported)
    contract = StandardLibraryOnly("", {}, {"packages": ["wyrmhall.kernel"]})
    assert contract.check(graph, verbose=False).kept is kept


@pytest.fixture
def old_python(tmp_path: Path) -> Path:
    """A Python that fails whatever it is asked to check, and calls itself 3.11."""
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\ncase "$2" in *print*) echo python3.11-venv;; *) exit 1;; esac\n')
    python.chmod(0o755)
    return python


def test_an_old_python_is_refused_in_one_line(tmp_path: Path, old_python: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "requirements/run.txt", "requirements/build.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    done = subprocess.run(
        ["make", "-s", "-f", ROOT / "Makefile", "page", f"PYTHON={old_python}"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"]},  # not the flags of the make that runs this test
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == (
        f"Wyrmhall needs Python 3.11 or newer; {old_python} is not. Name one: make PYTHON=python3.12\n"
    )


def test_a_python_without_venv_is_refused_in_one_line(tmp_path: Path, old_python: Path) -> None:
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
    (tmp_path / "id").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", ROOT / "tools" / "ensure-venv"],
        env={"PATH": path, "PYTHON": str(old_python)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == (
        f"{old_python} cannot make virtual environments. On Debian or Ubuntu: sudo apt-get install python3.11-venv\n"
    )


@pytest.fixture
def nobody_special(tmp_path: Path) -> Path:
    """A folder of programs for somebody who may install nothing."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "id").write_text("#!/bin/sh\necho 1000\n")
    (programs / "id").chmod(0o755)
    return programs


def test_a_missing_browser_is_said_in_one_line(nobody_special: Path) -> None:
    script = ["/bin/sh", str(ROOT / "tools" / "ensure-browser")]
    done = subprocess.run(script, env={"PATH": str(nobody_special)}, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stdout == (
        "The tests need a browser, Chromium or Chrome. On Debian or Ubuntu: sudo apt-get install chromium\n"
    )
    (nobody_special / "google-chrome").write_text("#!/bin/sh\n")
    (nobody_special / "google-chrome").chmod(0o755)
    assert subprocess.run(script, env={"PATH": str(nobody_special)}, check=False).returncode == 0


@pytest.mark.parametrize(("uv", "installed_by"), [("", "python"), ("exit 0", "uv"), ("exit 1", "uv python")])
def test_packages_come_with_uv_where_it_is_there_and_with_pip_else(
    nobody_special: Path, uv: str, installed_by: str
) -> None:
    called = nobody_special / "called"
    for name, then in {"python": "", "uv": uv}.items():
        if name == "python" or uv:
            (nobody_special / name).write_text(f'#!/bin/sh\necho "{name} $*" >>{called}\n{then}\n')
            (nobody_special / name).chmod(0o755)
    subprocess.run(
        ["/bin/sh", str(ROOT / "tools" / "install"), "--no-deps", "rich"],
        env={"PATH": str(nobody_special), "PYTHON": str(nobody_special / "python")},
        check=True,
    )
    calls = called.read_text().splitlines()
    assert [call.split()[0] for call in calls] == installed_by.split()
    assert all(call.endswith("--no-deps rich") for call in calls)


def test_what_a_public_service_runs_is_what_people_run() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z.\/-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\bmake ([a-z]+)$", workflow, re.MULTILINE)) == {"test"} <= set(targets)
    checked = re.search(r"^check:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert checked
    commands = checked[1].replace("$(BIN)", ".venv/bin").replace("$(CODE)", "").splitlines()
    for entry in re.findall(r"entry: (.*)", hooks):
        assert any(entry.startswith(command.strip()) for command in commands), entry


@pytest.mark.parametrize(
    ("node", "fit"),
    [("18.20.0", False), ("20.18.3", False), ("20.19.0", True), ("21.7.0", False), ("22.12.0", True), ("24.1.0", True)],
)
def test_the_page_is_built_only_with_a_node_that_vite_runs_on(node: str, fit: bool) -> None:
    assert page.vite_runs_on(tuple(map(int, node.split(".")))) is fit


def test_a_page_is_current_until_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "SOURCES", tmp_path / "web")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    for name in ("web/src/main.ts", "web/node_modules/svelte/index.js", "page/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert not page.is_current()
    (tmp_path / "page" / page.RECORD).write_text(page.digest())
    assert page.is_current()
    (tmp_path / "web/node_modules/svelte/index.js").write_text("newer")
    assert page.is_current()
    (tmp_path / "web/src/main.ts").rename(tmp_path / "web/src/start.ts")
    assert not page.is_current()
