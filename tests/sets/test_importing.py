"""Set lists of every shape become the same set; what is wrong with one is told with its line, and changes nothing."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sets.strategies import texts
from wyrmhall.sets.cards import RARITIES, Card
from wyrmhall.sets.importing import Imported, import_set
from wyrmhall.sets.mapping import Mapping, read_mapping, write_mapping
from wyrmhall.sets.problems import BadSet

CARDS = (
    Card("EX1-001", "Mira, the First / Mira, Awakened", "Leader", ("Red",), "R", None),
    Card("EX1-002", "Sparrow; of the Keep", "Battle", ("Red", "Green"), "C", 1),
    Card("EX1-003", 'The "Quiet" One', "Battle", ("Blue",), "UC", 3),
    Card("EX1-004", "Flood, and Fire", "Extra", ("Blue",), "SR", 0),
    Card("EX1-005", "Köhler’s Lantern", "Unison", (), "SCR", 12),
)
HEADER = ("Card No.", "Card Name", "Type", "Color", "Rarity", "Energy Cost")


def cells(card: Card) -> list[str]:
    cost = "-" if card.cost is None else str(card.cost)
    return [card.number, card.name, card.type, "/".join(card.colours) or "-", card.rarity, cost]


def csv_text(delimiter: str, *, header: bool = True) -> str:
    rows = [list(HEADER), *map(cells, CARDS)] if header else [cells(card) for card in CARDS]
    quoted = [[f'"{cell.replace(chr(34), chr(34) * 2)}"' if set(cell) & set(f'{delimiter}"') else cell for cell in row]
              for row in rows]  # fmt: skip
    return "".join([delimiter.join(row) + "\n" for row in quoted])


def flat_json() -> str:
    return json.dumps([dict(zip(HEADER, cells(card), strict=True)) for card in CARDS], indent=1)


def nested_json() -> str:
    words = {"C": "Common[C]", "UC": "Uncommon[UC]", "R": "Rare[R]", "SR": "Super Rare[SR]", "SCR": "Secret Rare[SCR]"}
    cards = [
        {
            "card": {"number": card.number, "title": card.name},
            "attributes": {"type": card.type.upper(), "colors": list(card.colours), "cost": card.cost},
            "rarity": {"name": words[card.rarity]},
            "skills": [{"text": "<b>bold</b>"}, {"text": "more"}],
        }
        for card in CARDS
    ]
    return json.dumps({"meta": {"count": len(cards), "tags": [{"x": 1}]}, "data": {"cards": cards}}, indent=1)


def keyed_json() -> str:
    return json.dumps({card.number: dict(zip(HEADER[1:], cells(card)[1:], strict=True)) for card in CARDS})


def json_lines() -> str:
    return "".join([json.dumps(dict(zip(HEADER, cells(card), strict=True))) + "\n" for card in CARDS])


def done(imported: Imported) -> tuple[Card, ...]:
    assert imported.problems == ()
    assert imported.card_set is not None
    return imported.card_set.cards


SHAPES = {
    "comma": csv_text(","),
    "semicolon": csv_text(";"),
    "tab": csv_text("\t"),
    "bar": csv_text("|"),
    "comma, no header": csv_text(",", header=False),
    "tab, no header": csv_text("\t", header=False),
    "json": flat_json(),
    "json by key": keyed_json(),
    "json lines": json_lines(),
    "titles above": "My list,,,,,\n,,,,,\n" + csv_text(","),
}
ENCODED: dict[str, Callable[[str], bytes]] = {
    "utf-8": lambda text: text.encode(),
    "utf-8 with a mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "utf-16": lambda text: text.encode("utf-16"),
    "utf-16-le without a mark": lambda text: text.encode("utf-16-le"),
    "utf-16-be": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "lines that end in CR and LF": lambda text: text.replace("\n", "\r\n").encode(),
    "lines that end in CR": lambda text: text.replace("\n", "\r").encode(),
}


@pytest.mark.parametrize("encoding", ENCODED)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_gives_the_same_cards(shape: str, encoding: str) -> None:
    if shape == "json lines" and encoding == "lines that end in CR":
        return  # JSON lines end in LF
    assert done(import_set(ENCODED[encoding](SHAPES[shape]))) == CARDS


def test_nested_json_is_found_and_read() -> None:
    imported = import_set(nested_json().encode())
    assert [card._replace(type=card.type.capitalize()) for card in done(imported)] == list(CARDS)
    assert imported.mapping.path == "data.cards"
    assert imported.mapping.columns["cost"] == "attributes.cost"


def test_what_a_card_has_several_of_is_not_taken_for_the_card() -> None:
    card = {"number": "1", "title": "Ada", "type": "Leader", "rarity": "R", "attacks": [{"name": "Bite", "cost": "P"}]}
    imported = import_set(json.dumps([card]).encode())
    assert done(imported)[0][:2] == ("1", "Ada")
    assert imported.mapping.columns["cost"] == ""
    named = import_set(json.dumps([card]).encode(), Mapping(columns={"name": "attacks[].name"}))
    assert done(named)[0].name == "Bite"


def test_lists_of_several_sets_are_read_together() -> None:
    parts = [flat_json(), flat_json().replace("EX1", "EX2")]
    text = json.dumps({"sets": [{"name": "One", "cards": json.loads(part)} for part in parts]})
    assert len(done(import_set(text.encode()))) == 10
    by_code = json.dumps({"EX1": {"cards": json.loads(parts[0])}, "EX2": {"cards": json.loads(parts[1])}})
    assert len(done(import_set(by_code.encode()))) == 10
    rows = json.dumps([list(HEADER), *map(cells, CARDS)])
    assert [each.code for each in import_set(rows.encode()).problems] != []


@pytest.mark.parametrize("shape", SHAPES)
def test_the_mapping_that_is_shown_can_be_given_back(shape: str) -> None:
    body = SHAPES[shape].encode()
    shown = write_mapping(import_set(body).mapping)
    again = import_set(body, read_mapping(shown))
    assert done(again) == CARDS
    assert write_mapping(again.mapping) == shown


def test_a_mapping_corrects_what_was_guessed() -> None:
    text = "Ref|Label|Sort|Tier|x\nA1|Ada|Boss|low|2\nA2|Bo|Minion|high|\nA3_alt|Cy|Minion|high|1\n"
    mapping = read_mapping(
        'name = "Mine"\nrepeats = "refuse"\n[columns]\nnumber = "ref"\nname = "Label"\ntype = "Sort"\nrarity = "Tier"\n'
        'copies = "x"\n[defaults]\ncopies = 3\n[types]\nBoss = "leader"\n"Min*" = "main"\n[rarities]\n'
        'order = ["low", "top"]\n[values.rarity]\nHIGH = "top"\n[leave_out]\nnumber = ["*_alt", "*_foil"]\n'
    )
    imported = import_set(text.encode(), mapping)
    assert done(imported) == (
        Card("A1", "Ada", "Boss", (), "low", None, 2),
        Card("A2", "Bo", "Minion", (), "top", None, 3),
    )
    assert imported.card_set is not None
    assert dict(imported.card_set.types) == {"Boss": "leader", "Minion": "main"}
    assert imported.left_out == 1
    assert "pattern_unused" in [each.code for each in imported.notices]


def test_rows_are_kept_and_left_out_by_patterns_of_any_column() -> None:
    text = csv_text(",").replace("Energy Cost", "Energy Cost,Set").replace("\nEX1", "\nEX1").splitlines()
    body = "\n".join([text[0], *[f"{line},{'Alpha' if at < 3 else 'Beta'}" for at, line in enumerate(text[1:])]])
    kept = import_set(body.encode(), Mapping(only={"Set": ("alp*",)}))
    assert [card.number for card in done(kept)] == ["EX1-001", "EX1-002", "EX1-003"]
    left = import_set(body.encode(), Mapping(leave_out={"set": ("alpha",), "type": ("uni*",)}))
    assert [card.number for card in done(left)] == ["EX1-004"]
    none = import_set(body.encode(), Mapping(only={"Set": ("Gamma",)}))
    assert [each.code for each in none.problems] == ["no_cards_left"]


def test_numbers_that_repeat_are_refused_or_taken_as_said() -> None:
    body = (csv_text(",") + ",".join(cells(CARDS[1])[:4]) + ",SR,1\n").encode()
    [found] = import_set(body).problems
    assert (found.code, found.line, found.parts["first"]) == ("number_twice_in", 7, "3")
    assert done(import_set(body, Mapping(repeats="first"))) == CARDS
    assert [card.copies for card in done(import_set(body, Mapping(repeats="add")))] == [1, 2, 1, 1, 1]


def test_a_list_without_numbers_gets_them() -> None:
    body = b"name,type,rarity\nAda,Leader,R\nBo,Battle,C\n"
    assert [card.number for card in done(import_set(body))] == ["001", "002"]


@pytest.mark.parametrize(
    ("cell", "cost"),
    [
        ("6(RR)", 6),
        ("0-", 0),
        ("3.0", 3),
        ("-", None),
        ("–", None),
        ("", None),
        ("N/A", None),
        (" 4 ", 4),
        ("10 (X)", 10),
    ],
)
def test_costs_as_lists_write_them(cell: str, cost: int | None) -> None:
    body = f'number,name,type,rarity,cost\n1,Ada,Battle,C,"{cell}"\n'
    assert done(import_set(body.encode()))[0].cost == cost


@pytest.mark.parametrize(
    ("cell", "colours"),
    [("Red/Green", ("Red", "Green")), ("red, green", ("red", "green")), ("Red and Blue", ("Red", "Blue")),
     ("black blue", ("black", "blue")), ("Dark Red", ("Dark Red",)), ("-", ()), ("Red/red", ("Red",))],
)  # fmt: skip
def test_colours_as_lists_write_them(cell: str, colours: tuple[str, ...]) -> None:
    body = f'number,name,type,rarity,color\n1,Ada,Battle,C,"{cell}"\n'
    assert done(import_set(body.encode()))[0].colours == colours


@pytest.mark.parametrize(
    ("cell", "rarity"),
    [("C", "C"), ("common", "C"), ("U", "UC"), ("Uncommon[UC]", "UC"), ("Special Rare [SPR]", "SPR"), ("SEC", "SCR")],
)
def test_rarities_as_lists_write_them(cell: str, rarity: str) -> None:
    body = f"number,name,type,rarity\n1,Ada,Battle,{cell}\n"
    assert done(import_set(body.encode()))[0].rarity == rarity


def test_rarities_without_a_place_are_told_once_each_with_an_order_that_would_do() -> None:
    body = csv_text(",").replace(",SR,", ",DR,").replace(",SCR,", ",DR,").encode()
    [found] = import_set(body).problems
    assert (found.code, found.line, found.parts["rows"]) == ("rarity_unplaced", 5, 2)
    order = str(found.parts["order"])
    assert order == "C,UC,R,DR,SR,SPR,SCR"
    assert done(import_set(body, Mapping(rarities=tuple(order.split(",")))))[3].rarity == "DR"


def test_text_stays_text() -> None:
    names = [
        "=HYPERLINK(1)",
        "<script>alert(1)</script>",
        "[bold]x[/bold]",
        "&amp;",
        "Tab\tand\nline",
        "'=1",
        "+1",
        "@x",
    ]
    rows = [{"number": str(at), "name": name, "type": "Battle", "rarity": "C"} for at, name in enumerate(names)]
    found = [card.name for card in done(import_set(json.dumps(rows).encode()))]
    assert found == [*names[:4], "Tab and line", "=1", "+1", "@x"]


PRINTED = (  # as sites print them: no header, reprints with suffixes, two sides, costs in colours, groups with gaps
    "ZZ1-001\tOna / Ona, Awakened\tUC\tLeader\tRed\tZZ1\t10000 // 15000\t-\t-\t[Auto] Draw 1 card. | [Awaken] Flip.\n"
    "ZZ1-002\tTwin Gull\tSR\tUnison\tRed\tZZ1\t20000\tX(RRRR)\t-\t[UNISON +1] Draw 1 card.\n"
    "ZZ1-002_SPR\tTwin Gull\tSPR\tUnison\tRed\tZZ1\t20000\tX(RRRR)\t-\t[UNISON +1] Draw 1 card.\n"
    "ZZ1-003\tPier Watch\tC\tBattle\tRed/Blue\tZZ1\t15000\t2(RB)\t0\t-\n"
    "ZZ1-003_EP15\tPier Watch\tPR\tBattle\tRed/Blue\tZZ1\t15000\t2(RB)\t0\t-\n"
    "\n"
    'ZZ1-004\tRope "Trick"\tC*\tExtra\tBlue\tZZ1\t-\t1(B)\t-\t[Counter] <b>Negate</b> it.\n'
    "ZZ1-005\tGull Tower\tR\tBattle\tBlue\tZZ1\t5000\t0-\t0\t-\n"
)


def test_a_list_as_sites_print_it_needs_two_words_of_correction() -> None:
    imported = import_set(PRINTED.encode())
    assert imported.mapping.columns == {
        "number": "1", "name": "2", "type": "4", "colours": "5", "rarity": "3", "cost": "8", "copies": ""
    }  # fmt: skip
    assert [(each.code, each.line) for each in imported.problems] == [("rarity_unplaced", 5), ("rarity_unplaced", 7)]
    mapping = Mapping(leave_out={"number": ("*_*",)}, values={"rarity": {"*\\*": "C"}})
    found = done(import_set(PRINTED.encode(), mapping))
    assert [card.number[4:] for card in found] == ["001", "002", "003", "004", "005"]
    assert [card.cost for card in found] == [None, None, 2, 1, 0]
    assert [card.rarity for card in found] == ["UC", "SR", "C", "C", "R"]


def test_a_line_that_is_no_row_is_told_and_does_not_spoil_the_others() -> None:
    body = f"export const cards = `\n{PRINTED}`;\n".encode()
    found = [each for each in import_set(body).problems if each.code == "ragged_row"]
    assert [each.line for each in found] == [1, 10]


GOOD = csv_text(",")
MALFORMED: dict[str, tuple[bytes, str, int]] = {  # what is wrong: the file, the code, the line
    "empty": (b"", "file_empty", 0),
    "only a mark of the encoding": (codecs.BOM_UTF8 + b"\r\n", "file_empty", 0),
    "only a header": (",".join(HEADER).encode(), "no_cards_left", 0),
    "a spreadsheet": (b"PK\x03\x04" + bytes(100), "not_a_text", 0),
    "a web page": (b"<!DOCTYPE html><table></table>", "not_a_text", 1),
    "bytes of another encoding": (GOOD.replace("ö", "o").encode().replace(b"Keep", b"K\xe9ep"), "not_encoded", 3),
    "zero bytes": (GOOD.encode().replace(b"Keep", b"K\0ep"), "not_a_text", 3),
    "a quote that is never closed": (GOOD.encode().replace(b"Sparrow", b'"Sparrow'), "quote_stray", 3),
    "an open quote at the end": (GOOD.encode() + b'EX1-006,"Open,Battle,Red,C,1\n', "quote_open", 7),
    "a cell too many": (GOOD.encode().replace(b",UC,3", b",UC,3,9"), "ragged_row", 4),
    "a cell missing": (GOOD.encode().replace(b",UC,3", b",UC"), "ragged_row", 4),
    "one column": (b"number\n1\n2\n", "one_column", 1),
    "no column for the rarity": (b"number,name,type\n1,Ada,Leader\n", "column_missing", 0),
    "a number twice": (GOOD.encode().replace(b"EX1-003", b"EX1-002"), "number_twice_in", 4),
    "a name that is empty": (GOOD.encode().replace(b"Sparrow; of the Keep", b""), "cell_empty_in", 3),
    "a name that is too long": (GOOD.encode().replace(b"Sparrow", b"S" * 121), "too_long", 3),
    "a cost that is no number": (GOOD.encode().replace(b",UC,3", b",UC,many"), "bad_cell_number", 4),
    "a rarity without a place": (GOOD.encode().replace(b",UC,3", b",Ultra,3"), "rarity_unplaced", 4),
    "a code that terminals obey": (GOOD.encode().replace(b"Sparrow", b"\x1b[2JSparrow"), "odd_sign", 3),
    "a sign that turns lines around": (GOOD.encode().replace(b"Sparrow", "\u202eSparrow".encode()), "odd_sign", 3),
    "JSON that breaks off": (flat_json().encode()[:-40], "bad_json", 39),
    "JSON with a comma too many": (b'[{"name": "a"},\n]', "bad_json", 2),
    "JSON without cards": (b'{"a": 1}', "no_objects", 0),
    "JSON with a key twice": (b'[\n{"name": "a",\n"name": "b"}]', "key_twice", 2),
    "JSON with NaN": (b'[{"cost": NaN}]', "bad_constant", 0),
    "JSON that lies too deep": (b"[" * 1000, "too_deep", 1),
    "JSON with half a character": (flat_json().encode().replace(b"Sparrow", b"\\ud800"), "odd_sign", 10),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_each_malformed_file_has_one_clear_error(what: str) -> None:
    body, code, line = MALFORMED[what]
    imported = import_set(body)
    assert imported.card_set is None
    assert [(each.code, each.line) for each in imported.problems] == [(code, line)]


def test_all_mistakes_of_a_file_are_told_at_once() -> None:
    body = GOOD.replace(",UC,3", ",Ultra,3").replace(",SR,0", ",SR,many").replace("Sparrow; of the Keep", "")
    assert [(each.code, each.line) for each in import_set(body.encode()).problems] == [
        ("cell_empty_in", 3), ("rarity_unplaced", 4), ("bad_cell_number", 5)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("toml", "code", "field"),
    [
        ("colums = 1", "mapping_key", "colums"),
        ("[columns]\nnubmer = 'a'", "mapping_key", "columns.nubmer"),
        ("[columns]\nnumber = 'Nr'", "no_such_column", "columns.number"),
        ("[leave_out]\nnummer = 'x*'", "no_such_column", "leave_out.nummer"),
        ("delimiter = 'comm'", "mapping_word", "delimiter"),
        ("[types]\nLeader = 'boss'", "mapping_word", "types.Leader"),
        ("header = 'yes'", "mapping_value", "header"),
        ("[rarities]\norder = ['C', 'c']", "mapping_value", "rarities.order"),
        ("[leave_out]\nnumber = []", "mapping_value", "leave_out.number"),
        ("[only]\na='x'\nb='x'\nc='x'\nd='x'\ne='x'\nf='x'", "mapping_value", "only"),
        ("[types]\n" + "".join([f"'{at}*' = 'main'\n" for at in range(21)]), "mapping_value", "types"),
        ("name = '\\u001b'\nname = 2", "bad_toml", ""),
        ("shape = 'json'", "bad_json", ""),
        ("path = 'cards'\nshape = 'csv'\nskip = -1", "mapping_value", "skip"),
    ],
)
def test_a_mapping_that_is_wrong_is_told_too(toml: str, code: str, field: str) -> None:
    try:
        problems = import_set(GOOD.encode(), read_mapping(toml)).problems
    except BadSet as bad:
        problems = bad.problems
    assert [(each.code, each.field) for each in problems] == [(code, field)]


def test_a_path_that_leads_nowhere_gets_those_that_do() -> None:
    [found] = import_set(nested_json().encode(), Mapping(path="cards")).problems
    assert found.code == "no_such_path"
    assert "data.cards" in str(found.parts["paths"])


CELLS = st.text(st.sampled_from("abcXYZ,;\t\"' |-012é"), min_size=1, max_size=12)


@given(st.lists(st.tuples(CELLS, CELLS), min_size=1, max_size=8), st.sampled_from(",;\t|"), st.booleans())
def test_any_cells_come_back_through_csv(pairs: list[tuple[str, str]], delimiter: str, header: bool) -> None:
    import csv
    from io import StringIO

    out = StringIO()
    writer = csv.writer(out, delimiter=delimiter, quoting=csv.QUOTE_ALL)
    if header:
        writer.writerow(["number", "name", "type", "rarity"])
    for at, (first, second) in enumerate(pairs):
        writer.writerow([f"{at}", f"n{first}n", f"t{second}t", "C"])
    columns = {name: str(place) for place, name in enumerate(("number", "name", "type", "rarity"), 1)}
    words = {",": "comma", ";": "semicolon", "\t": "tab", "|": "bar"}
    mapping = Mapping(delimiter=words[delimiter], header=header, columns={} if header else columns)
    found = done(import_set(out.getvalue().encode(), mapping))
    assert [card.name for card in found] == [" ".join(f"n{first}n".split()) for first, _ in pairs]


@given(st.data())
def test_any_mapping_is_written_and_read_again(data: st.DataObject) -> None:
    words = texts(9)
    fields = st.sampled_from(["number", "name", "type", "colours", "rarity", "cost", "copies"])
    patterns: Any = st.dictionaries(words, st.lists(words, min_size=1, max_size=3).map(tuple), max_size=2)
    mapping = data.draw(
        st.builds(
            Mapping, name=words, shape=st.sampled_from(["csv", "json"]), header=st.booleans(), skip=st.integers(0, 99),
            columns=st.dictionaries(fields, words, max_size=3), values=st.dictionaries(fields, st.dictionaries(
                words, words, min_size=1, max_size=2), max_size=2), leave_out=patterns, only=patterns,
            types=st.dictionaries(words, st.sampled_from(["leader", "main", "other"]), max_size=3),
            rarities=st.none() | st.just(RARITIES), path=st.none(), quotes=st.none() | st.booleans(),
        )
    )  # fmt: skip
    assert read_mapping(write_mapping(mapping)) == mapping
