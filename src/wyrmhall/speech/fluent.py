"""Fluent texts, compiled once into functions of their arguments.

The official parser (projectfluent.org) reads them; what a message says for given arguments is worked out here, just as
@fluent/bundle does it in the browser. Whatever is wrong with a text is an error with file and line; a message that
comes across an argument it was not given raises KeyError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.speech.languages import number_writer, plural

Argument = int | str
Arguments = Mapping[str, Argument]
Say = Callable[[Arguments], str]
Find = Callable[[Arguments], Argument]  # what a selector chooses by
Entry = ast.Message | ast.Term


class BadMessages(WyrmhallError):
    """A catalogue that cannot be used; the message begins with file and line."""

    code = "bad_messages"


class Gaps(dict[str, Argument]):
    """Arguments of which some are missing: those show as {$name}, as they do in the browser."""

    def __missing__(self, name: str) -> Argument:
        return f"{{${name}}}"


@dataclass(frozen=True, slots=True)
class Source:
    """A Fluent file: its language, what it is called in errors, and its text."""

    language: str
    name: str
    text: str


@dataclass(slots=True)
class Message:
    """What a message says for given arguments, itself and its attributes."""

    say: Say | None  # none where only attributes have a text
    attributes: dict[str, Say] = field(default_factory=dict)
    variables: frozenset[str] = frozenset()  # every argument that it names somewhere


def as_it_stands(text: str) -> str:
    return text


def compiled(sources: Sequence[Source], language: str, turn: Callable[[str], str] = as_it_stands) -> dict[str, Message]:
    """Every message of these texts, each text element turned as asked; raises BadMessages.

    A later text may say in its own words what an earlier one says.
    """
    compiler = Compiler(language, turn)
    for source in sources:
        compiler.read(source)
    return {name: compiler.message(entry) for name, entry in compiler.entries.items() if isinstance(entry, ast.Message)}


class Compiler:
    """Turns the messages of one language into functions."""

    def __init__(self, language: str, turn: Callable[[str], str]) -> None:
        self.turn = turn
        self.plural = plural(language)
        self.write = number_writer(language)
        self.entries: dict[str, Entry] = {}  # terms with their dash
        self.found_in: dict[int, Source] = {}  # by identity of the entry
        self.source = Source("", "", "")  # of what is being compiled
        self.patterns: dict[int, Say | None] = {}  # by identity; None while a pattern is being compiled

    def read(self, source: Source) -> None:
        self.source = source
        for entry in FluentParser().parse(source.text).body:
            if isinstance(entry, ast.Junk):
                note = entry.annotations[0]
                raise self.error(note, note.message or "this cannot be read")
            if isinstance(entry, Entry):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in self.entries and self.found_in[id(self.entries[name])] is source:
                    raise self.error(entry.id, f"{name} stands there twice")
                self.check_attributes(entry)
                self.entries[name] = entry
                self.found_in[id(entry)] = source

    def check_attributes(self, entry: Entry) -> None:
        names = [attribute.id.name for attribute in entry.attributes]
        for place, attribute in enumerate(entry.attributes):
            if attribute.id.name in names[:place]:
                raise self.error(attribute.id, f"{entry.id.name}.{attribute.id.name} stands there twice")

    def error(self, node: ast.SyntaxNode, problem: str) -> BadMessages:
        start = node.span.start if node.span else 0
        line = self.source.text.count("\n", 0, start) + 1
        return BadMessages(f"{self.source.name}:{line}: {problem}")

    def message(self, entry: ast.Message) -> Message:
        self.source = self.found_in[id(entry)]
        say = self.pattern(entry.value) if entry.value else None
        attributes = {attribute.id.name: self.pattern(attribute.value) for attribute in entry.attributes}
        names = Names()
        names.visit(entry)
        return Message(say, attributes, frozenset(names.found))

    # --- patterns and what stands in them -----------------------------------------------------

    def pattern(self, pattern: ast.Pattern) -> Say:
        if id(pattern) in self.patterns:
            known = self.patterns[id(pattern)]
            if known is None:
                raise self.error(pattern, "this message refers to itself")
            return known
        self.patterns[id(pattern)] = None
        said = joined([self.element(element) for element in pattern.elements])
        self.patterns[id(pattern)] = said
        return said

    def element(self, element: ast.TextElement | ast.Placeable) -> str | Say:
        return self.turn(element.value) if isinstance(element, ast.TextElement) else self.placeable(element)

    def placeable(self, placeable: ast.Placeable) -> str | Say:
        expression = placeable.expression
        if isinstance(expression, ast.Placeable):
            return self.placeable(expression)
        if isinstance(expression, ast.SelectExpression):
            return self.select(expression)
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return self.literal(expression)
        if isinstance(expression, ast.VariableReference):
            return self.variable(expression.id.name)
        if isinstance(expression, ast.FunctionReference):
            raise self.error(expression, f"{expression.id.name}(): there are no functions; numbers need none")
        if isinstance(expression, ast.TermReference):
            return self.term(expression)
        return self.pattern_of(expression.id.name, expression)

    def literal(self, number: ast.NumberLiteral) -> str:
        whole, point, fraction = number.value.partition(".")
        if point:
            raise self.error(number, f"{number.value}: only whole numbers are known here")
        return self.write(int(whole + fraction))

    def variable(self, name: str) -> Say:
        write = self.write

        def said(given: Arguments) -> str:
            value = given[name]
            return value if isinstance(value, str) else write(value)

        return said

    def pattern_of(self, name: str, reference: ast.MessageReference | ast.TermReference) -> Say:
        """The text of a message or term, or of its attribute, that another one refers to."""
        entry = self.entries.get(name)
        attribute = reference.attribute.name if reference.attribute else ""
        found = entry.value if entry else None
        if entry and attribute:
            found = next((each.value for each in entry.attributes if each.id.name == attribute), None)
        if entry is None or found is None:
            raise self.error(reference, f"there is no {name}{'.' if attribute else ''}{attribute}")
        here, self.source = self.source, self.found_in[id(entry)]
        said = self.pattern(found)
        self.source = here
        return said

    def term(self, reference: ast.TermReference) -> Say:
        """A term knows nothing but what it is given by name."""
        said = self.pattern_of(f"-{reference.id.name}", reference)
        given = Gaps()
        if reference.arguments:
            if reference.arguments.positional:
                raise self.error(reference, f"-{reference.id.name} takes its arguments by name")
            given.update({each.name.name: self.given(each.value) for each in reference.arguments.named})
        return lambda _: said(given)

    def given(self, value: ast.NumberLiteral | ast.StringLiteral) -> Argument:
        if isinstance(value, ast.StringLiteral):
            return str(value.parse()["value"])
        self.literal(value)
        return int(value.value)

    # --- selects ------------------------------------------------------------------------------

    def select(self, select: ast.SelectExpression) -> Say:
        chosen_by = self.selector(select.selector)
        words: dict[str, Say] = {}
        numbers: dict[int, Say] = {}
        first: dict[str | int, int] = {}  # where each key stands: the first that fits is said
        default: Say | None = None
        for place, variant in enumerate(select.variants):
            said = self.pattern(variant.value)
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                self.literal(key)
                numbers.setdefault(int(key.value), said)
                first.setdefault(int(key.value), place)
            else:
                words.setdefault(key.name, said)
                first.setdefault(key.name, place)
            default = said if variant.default else default
        assert default is not None  # the parser sees to it
        otherwise, category, behind = default, self.plural, len(select.variants)

        def said_of_choice(given: Arguments) -> str:
            by = chosen_by(given)
            if isinstance(by, str):
                return words.get(by, otherwise)(given)
            word = category(by)
            if by in numbers and first[by] < first.get(word, behind):
                return numbers[by](given)
            return words.get(word, otherwise)(given)

        return said_of_choice

    def selector(self, expression: ast.InlineExpression) -> Find:
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda given: given[name]
        if isinstance(expression, ast.FunctionReference):
            raise self.error(expression, f"{expression.id.name}(): there are no functions; numbers need none")
        if isinstance(expression, ast.TermReference):
            return self.term(expression)
        if isinstance(expression, (ast.NumberLiteral, ast.StringLiteral)):
            constant = self.given(expression)
            return lambda _: constant
        raise self.error(expression, "a message cannot be chosen by")


class Names(Visitor):
    """The variables that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.found.add(node.id.name)


def joined(elements: list[str | Say]) -> Say:
    """The elements of a pattern one after the other."""
    if not any(callable(element) for element in elements):
        text = "".join(element for element in elements if isinstance(element, str))
        return lambda _: text
    if len(elements) == 1 and callable(elements[0]):
        return elements[0]
    says: list[Say] = [element if callable(element) else constant(element) for element in elements]
    return lambda given: "".join([say(given) for say in says])


def constant(text: str) -> Say:
    return lambda _: text
