"""No line of the log carries what was in an exception: rules name cards there, and databases what was to be stored."""

from __future__ import annotations

import ast
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wyrmhall
from tests.hall.room import Room, in_a_room
from wyrmhall.hall.bots import Job

LEVELS = {"debug", "info", "warning", "error", "critical", "exception", "log"}
TELLING = {"code", "strerror"}  # what is ours, or the system's
CARD = "Ember-in-the-nest"


def log_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "logging" | "logger"), attr=attr)):
                if attr in LEVELS:
                    yield node


def exceptions_of(tree: ast.AST) -> set[str]:
    """The names under which a module knows exceptions: where it catches them, and where it is given them."""
    caught = {node.name for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.name}
    given = {
        node.arg
        for node in ast.walk(tree)
        if isinstance(node, ast.arg) and node.annotation and "Exception" in ast.unparse(node.annotation)
    }
    return caught | given


def values_in(node: ast.AST, exceptions: set[str]) -> Iterator[str]:
    """The exceptions in an argument, but for their types, their places and what is harmless in them."""
    match node:
        case ast.Call(func=ast.Name(id="told" | "type")):
            return
        case ast.Attribute(attr=attr) if attr in TELLING:
            return
        case ast.Call(func=ast.Attribute(attr="exception" | "exc_info" | "format_exc")):
            yield ast.unparse(node)
        case ast.Name(id=name) if name in exceptions:
            yield name
        case ast.JoinedStr():
            yield ast.unparse(node)
    for part in ast.iter_child_nodes(node):
        yield from values_in(part, exceptions)


def careless(source: str) -> list[str]:
    """The calls in this source that might write the values of an exception to the log."""
    tree, found = ast.parse(source), []
    for call in log_calls(tree):
        assert isinstance(call.func, ast.Attribute)
        first, *rest = call.args
        is_plain = isinstance(first, ast.Constant) and "%r" not in str(first.value) and "%a" not in str(first.value)
        is_loud = call.func.attr == "exception" or any(word.arg in ("exc_info", "stack_info") for word in call.keywords)
        prefixes = [part for part in rest if not is_prefix(part)]
        if not is_plain or is_loud or any(list(values_in(part, exceptions_of(tree))) for part in prefixes):
            found.append(ast.unparse(call))
    return found


def is_prefix(node: ast.AST) -> bool:
    """what.removeprefix(f"table {table}: ") takes something away and adds nothing."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "removeprefix"


def test_no_call_logs_the_values_of_an_exception() -> None:
    files = sorted(Path(wyrmhall.__file__).parent.rglob("*.py"))
    sources = {str(file): file.read_text(encoding="utf-8") for file in files}
    assert sum(len(list(log_calls(ast.parse(source)))) for source in sources.values()) > 10
    assert {file: found for file, source in sources.items() if (found := careless(source))} == {}


@pytest.mark.parametrize(
    "line",
    [
        'log.error("%s", error)',
        'log.error("%r", 1)',
        'log.error("x %s", str(error))',
        'log.error("x %s", task.exception())',
        'log.error(f"x {error}")',
        'log.error("x %s", f"{error}")',
        'log.error("x", exc_info=error)',
        'log.exception("x")',
        'log.error("x %s", error.args)',
        "log.error(error)",
    ],
)
def test_the_search_finds_careless_lines(line: str) -> None:
    assert careless(f"try:\n    pass\nexcept ValueError as error:\n    {line}\n")


def test_a_driver_that_fails_is_logged_without_the_words_of_the_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(job: Job) -> str:
        raise LookupError(CARD)

    async def evening(room: Room) -> None:
        room.bots.choice = failing
        [ada] = await room.play("Ada", bots=1)
        if ada.live.table.owing() == (ada.seat,):
            await ada.chosen()  # then it is the bot's turn
        await room.wait(5)

    with caplog.at_level(logging.WARNING):
        in_a_room(evening)(tmp_path)
    assert f"LookupError at {__file__}:" in caplog.text
    assert CARD not in caplog.text


UNCAUGHT = f"""
import asyncio, gc, logging, sys, threading
from wyrmhall.hall.logs import keep_log, tell_of_background

CARD = {CARD!r}
keep_log("info")

def fail(): raise LookupError(CARD)

class Untidy:
    def __del__(self): fail()

async def late(): fail()

async def main():
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(tell_of_background)
    loop.call_soon(lambda card: fail(), CARD)
    task = loop.create_task(late())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
    gc.collect()

asyncio.run(main())
thread = threading.Thread(target=fail)
thread.start()
thread.join()
Untidy()
try:
    fail()
except LookupError as error:
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\\n", exc_info=error)
fail()
"""


def test_what_nobody_catches_is_logged_without_its_words() -> None:
    done = subprocess.run([sys.executable, "-c", UNCAUGHT], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.count("LookupError at <string>:8") == 6, done.stderr
    assert CARD not in done.stderr
