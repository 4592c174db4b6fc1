"""Writes web/src/wire.ts: every message of the hall as the page sees it, from the types in wire*.py and http.py.

    python tools/wire_types.py          bring the file up to date
    python tools/wire_types.py check    fail if it is not

Reads the source, so that comments come along.  Whatever it does not understand is an error.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = [ROOT / "src" / "wyrmhall" / "hall" / name for name in ("wire.py", "http.py", "wire_events.py")]
TARGET = ROOT / "web" / "src" / "wire.ts"

HEAD = "// Made by tools/wire_types.py from wire*.py and http.py in src/wyrmhall/hall: change those, then run it."
PLAIN = {"str": "string", "int": "number", "bool": "boolean", "bytes": "string", "None": "null", "Any": "unknown"}
# What msgspec cannot tell apart, and so the types of the hall do not say.
SAID_BY_HAND = {"Part": "number | string | { seat: number } | { cards: string[] } | Said | Part[]"}


SENT_BOTH_WAYS = {"Clock"}  # the hall sends all of it, so the page can rely on that and do the same


class NotUnderstood(Exception):
    pass


class Writer:
    """Turns the source of the types into TypeScript, declaration by declaration."""

    def __init__(self, source: str) -> None:
        self.module = ast.parse(source)
        self.lines = source.splitlines()
        self.comments = {
            token.start[0]: token.string.removeprefix("#").strip()
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }
        self.aliases: dict[str, str] = {}  # names that stand for a plain type: CommandId is a string
        self.asked: set[str] = set()  # what a client sends: fields with a default may be missing

    def text(self) -> str:
        self.learn_aliases()
        declared = [lines for node in self.module.body for lines in self.declaration(node)]
        return "\n".join([HEAD, *declared, ""])

    def learn_aliases(self) -> None:
        for node in self.module.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                name = ast.unparse(node.targets[0])
                if ast.unparse(node.value.value) == "Annotated":
                    self.aliases[name] = self.type(node.value)

    def declaration(self, node: ast.stmt) -> Iterator[str]:
        if isinstance(node, ast.ClassDef):
            yield from self.interface(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, node.value
            if name in SAID_BY_HAND:
                yield from ("", f"export type {name} = {SAID_BY_HAND[name]};{self.comment(node)}")
            elif name not in self.aliases and self.is_type(value):
                yield from ("", f"export type {name} = {self.type(value)};")

    def is_type(self, value: ast.expr) -> bool:
        """Other assignments are numbers and decoders."""
        if isinstance(value, ast.Subscript):
            return ast.unparse(value.value) == "Literal"
        return isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr)

    def interface(self, node: ast.ClassDef) -> Iterator[str]:
        words = {each.arg: each.value for each in node.keywords if each.arg}
        base = ast.unparse(node.bases[0])
        is_asked = "forbid_unknown_fields" in words or base in self.asked
        if is_asked:
            self.asked.add(node.name)
        may_miss = (is_asked and node.name not in SENT_BOTH_WAYS) or "omit_defaults" in words
        yield ""
        if doc := ast.get_docstring(node):
            yield (
                f"/** {doc} */"
                if "\n" not in doc
                else "\n".join(["/**", *[f" * {line}".rstrip() for line in doc.splitlines()], " */"])
            )
        yield f"export interface {node.name} {'' if base == 'Struct' else f'extends {base} '}{{"
        if tag := words.get("tag"):
            field = words.get("tag_field", ast.Constant("do"))
            yield f"  {ast.literal_eval(field)}: {self.constant(tag)};"
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                mark = "?" if may_miss and each.value is not None else ""
                yield f"  {each.target.id}{mark}: {self.type(each.annotation)};{self.comment(each)}"
        yield "}"

    def comment(self, node: ast.stmt) -> str:
        found = self.comments.get(node.end_lineno or node.lineno, "")
        return f" // {found}" if found else ""

    def type(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and node.value is None:
            return "null"
        if isinstance(node, ast.Name):
            return self.aliases.get(node.id) or PLAIN.get(node.id, node.id)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return f"{self.type(node.left)} | {self.type(node.right)}"
        if isinstance(node, ast.Subscript):
            return self.subscript(ast.unparse(node.value), node.slice)
        raise NotUnderstood(f"line {node.lineno}: {ast.unparse(node)}")

    def subscript(self, outer: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if outer == "Literal":
            return " | ".join(self.constant(part) for part in parts)
        types = [self.type(part) for part in (parts[:1] if outer == "Annotated" else parts)]
        match outer:
            case "Annotated":
                return types[0]
            case "list":
                return f"({types[0]})[]" if " | " in types[0] else f"{types[0]}[]"
            case "dict":
                return f"Record<{types[0]}, {types[1]}>"
            case "tuple":
                return f"[{', '.join(types)}]"
        raise NotUnderstood(f"line {inner.lineno}: {outer}[{ast.unparse(inner)}]")

    def constant(self, node: ast.expr) -> str:
        return f"'{ast.literal_eval(node)}'"


def written() -> str:
    return Writer("\n".join(source.read_text(encoding="utf-8") for source in SOURCES)).text()


def main(*words: str) -> int:
    text = written()
    if words == ("check",):
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/wire.ts is not what wire*.py and http.py of the hall say: run python tools/wire_types.py")
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
