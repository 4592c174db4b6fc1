"""wyrmhall sets: importing, showing, comparing, opening packs; and what is said to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import wyrmhall
from wyrmhall.kernel.chance import pledge
from wyrmhall.sets.library import shipped_set
from wyrmhall.sets.writing import digest_of, read_set, write_csv

LIST = "Nr;Titel;Typ;Farbe;Seltenheit;Kosten\nT-1;Ada;Leader;Red;R;\nT-2;Bo [b]x[/b];Battle;Red/Blue;C;2\n"
KEY = "5e" * 32


def test_a_list_is_imported_shown_and_kept(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text(LIST, encoding="utf-8")
    shown = wyrmhall("sets", "import", str(tmp_path / "list.csv"), home=tmp_path)
    assert (shown.code, shown.err) == (0, "")
    for expected in ("Read as CSV (semicolon, with a header, utf-8): 2 rows.", "Seltenheit", "Bo [b]x[/b]",
                     "Leader: a Leader (1 card).", "Nothing was written"):  # fmt: skip
        assert expected in shown.out
    out = tmp_path / "mine.set"
    kept = wyrmhall("sets", "import", str(tmp_path / "list.csv"), "--out", str(out), "--name", "Mine", home=tmp_path)
    assert kept.code == 0
    card_set = read_set(out.read_text(encoding="utf-8"))
    assert (card_set.name, [card.cost for card in card_set.cards]) == ("Mine", [None, 2])
    assert digest_of(card_set) in kept.out
    again = wyrmhall("sets", "import", str(tmp_path / "list.csv"), "--out", str(out), home=tmp_path)
    assert again.is_one_clear_line()
    assert "--replace" in again.err
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith(".")] == []


def test_a_mapping_is_printed_corrected_and_given_back(tmp_path: Path) -> None:
    file, mapping = tmp_path / "list.csv", tmp_path / "mapping.toml"
    file.write_text(LIST.replace("Battle", "Minion"), encoding="utf-8")
    printed = wyrmhall("sets", "mapping", str(file), home=tmp_path)
    assert 'rarity = "Seltenheit"' in printed.out
    assert 'Minion = "other"' in printed.out
    mapping.write_text(printed.out.replace('Minion = "other"', '"Min*" = "main"'), encoding="utf-8")
    answer = wyrmhall("sets", "import", str(file), "--mapping", str(mapping), "--json", home=tmp_path)
    assert json.loads(answer.out)["types"] == {"Leader": "leader", "Minion": "main"}


def test_options_correct_the_guess(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(LIST + "T-2_PR;Bo;Battle;Red;Promo;2\nU-1;Cy;Battle;;Odd;\n", encoding="utf-8")
    answer = wyrmhall(
        "sets", "import", str(file), "--leave-out", "number=*_PR", "--only", "Nr=T-*", "--type", "Battle=other",
        "--default", "cost=7", "--column", "copies=", "--rarities", "C,UC,R", "--json", home=tmp_path,
    )  # fmt: skip
    found = json.loads(answer.out)
    assert [card["number"] for card in found["cards"]] == ["T-1", "T-2"]
    assert (found["cards"][0]["cost"], found["types"]["Battle"], found["left_out"]) == (7, "other", 2)


def test_every_mistake_is_told_with_file_and_line_and_nothing_is_written(tmp_path: Path) -> None:
    file, out = tmp_path / "list.csv", tmp_path / "mine.set"
    out.write_text("as before", encoding="utf-8")
    file.write_text(LIST + "T-3;\x1b[31mRed;Battle;Red;C;2\nT-4;Di;Battle;Red;Ultra;2\n", encoding="utf-8")
    answer = wyrmhall("sets", "import", str(file), "--out", str(out), "--replace", home=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert [line.split(": ")[1] for line in answer.err.splitlines()] == [f"{file}:4", f"{file}:5", f"{file}"]
    assert '--rarities "C,UC,R,Ultra,SR,SPR,SCR"' in answer.err
    assert "\x1b" not in answer.err
    assert out.read_text(encoding="utf-8") == "as before"
    data = json.loads(wyrmhall("sets", "import", str(file), "--json", home=tmp_path).out)
    assert [(each["code"], each["line"]) for each in data["problems"]] == [("odd_sign", 4), ("rarity_unplaced", 5)]


def test_packs_of_ones_own_are_described_in_a_file(tmp_path: Path) -> None:
    file, packs = tmp_path / "list.csv", tmp_path / "mine.packs"
    file.write_text(LIST, encoding="utf-8")
    packs.write_text("pack | pair\nslot | 2 | any\n", encoding="utf-8")
    out = tmp_path / "mine.set"
    assert wyrmhall("sets", "import", str(file), "--packs", str(packs), "--out", str(out), home=tmp_path).code == 0
    opened = json.loads(wyrmhall("sets", "packs", str(out), "--seed", "1", "--json", home=tmp_path).out)
    assert sorted(opened["packs"][0]) == ["T-1", "T-2"]
    packs.write_text("pack | pair\nslot | 3 | any\n", encoding="utf-8")
    answer = wyrmhall("sets", "import", str(file), "--packs", str(packs), home=tmp_path)
    assert answer.is_one_clear_line()
    assert "A pair needs 3 different cards with any, and the set has 2." in answer.err


def test_a_shipped_set_is_listed_and_shown(tmp_path: Path) -> None:
    assert "ember-coast: Ember Coast, 140 cards" in wyrmhall("sets", "show", home=tmp_path).out
    shown = wyrmhall("sets", "show", "ember-coast", "--cards", home=tmp_path).out
    for expected in (
        digest_of(shipped_set("ember-coast")),
        "Sera of the Ninth Wave",
        "booster, 12 cards: 8 of rarity=C",
    ):
        assert expected in shown
    assert wyrmhall("sets", "show", "ember-coast", "--csv", home=tmp_path).out == write_csv(shipped_set("ember-coast"))
    assert len(json.loads(wyrmhall("sets", "show", "ember-coast", "--json", home=tmp_path).out)["cards"]) == 140


def test_packs_are_pledged_opened_again_and_checked(tmp_path: Path) -> None:
    fresh = json.loads(wyrmhall("sets", "packs", "ember-coast", "--number", "3", "--json", home=tmp_path).out)
    assert fresh["pledge"] == pledge(fresh["key"])
    file = tmp_path / "packs.txt"
    words = ("sets", "packs", "ember-coast", "--number", "3", "--key", fresh["key"])
    file.write_text(wyrmhall(*words, "--text", home=tmp_path).out, encoding="utf-8")
    checked = wyrmhall(*words, "--check", str(file), home=tmp_path)
    assert (checked.code, checked.out) == (0, f"{file}: 3 packs, just as opened\n")
    first = fresh["packs"][0][0]
    other = next(card for card in shipped_set("ember-coast").cards if card.number not in fresh["packs"][0])
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith(first)
    file.write_text("\n".join([lines[0], other.number, *lines[2:]]), encoding="utf-8")
    wrong = wyrmhall(*words, "--check", str(file), home=tmp_path)
    assert (wrong.code, wrong.out) == (1, f"{file}:1: pack 1 is not what was opened\n")


def test_typed_packs_are_read_and_every_mistake_is_told(tmp_path: Path) -> None:
    file = tmp_path / "typed.txt"
    words = ("sets", "packs", "ember-coast", "--check", str(file))
    file.write_text("pack Ada 1\n12 EC-003\npack Bo 1\n11 Ash Courier\n", encoding="utf-8")
    answer = wyrmhall(*words, home=tmp_path)
    assert answer.code == 1
    assert answer.out.splitlines() == [
        f"{file}:3: The pack “Bo 1” has 11 cards, not 12. Call the judge before anybody picks (DBS-7).",
        f"{file}: 2 packs, 23 cards of Ember Coast",
    ]
    file.write_text("Ash Curier\nEC-003\nNobody at all\n", encoding="utf-8")
    wrong = wyrmhall(*words, home=tmp_path)
    assert (wrong.code, wrong.out) == (2, "")
    assert wrong.err.splitlines() == [
        f"wyrmhall: {file}:1: There is no card “Ash Curier” in this set. Do you mean “Ash Courier”?",
        f"wyrmhall: {file}:3: There is no card “Nobody at all” in this set.",
        f"wyrmhall: {file}: 2 problems; nothing was changed",
    ]


def test_what_is_short_is_said(tmp_path: Path) -> None:
    words = ("sets", "packs", "ember-coast", "--seed", "a", "--number", "24")
    assert (
        "24 of booster need 72 cards with rarity=UC; the set has 36 kinds, so copies repeat."
        in wyrmhall(*words, home=tmp_path).out
    )
    file = tmp_path / "leaderless.csv"
    rows = write_csv(shipped_set("ember-coast")).splitlines(keepends=True)
    file.write_text("".join([row for row in rows if "Leader" not in row]), encoding="utf-8")
    out = tmp_path / "leaderless.set"
    wyrmhall("sets", "import", str(file), "--out", str(out), home=tmp_path)
    assert (
        "There is no Leader in “leaderless”." in wyrmhall("sets", "packs", str(out), "--seed", "a", home=tmp_path).out
    )
    lent = wyrmhall("sets", "packs", str(out), "--seed", "a", "--leaders", "ember-coast", home=tmp_path)
    assert "no Leader" not in lent.out


def test_two_sets_are_compared(tmp_path: Path) -> None:
    file = tmp_path / "other.set"
    text = "\n".join(["# mine", *wyrmhall_set().splitlines()]).replace("| Ash Courier |", "| Ash Rider |")
    file.write_text(text, encoding="utf-8")
    answer = wyrmhall("sets", "diff", "ember-coast", str(file), home=tmp_path)
    assert (answer.code, answer.out) == (1, "EC-004: name: Ash Courier -> Ash Rider\n")
    same = wyrmhall("sets", "diff", "ember-coast", "ember-coast", home=tmp_path)
    assert (same.code, same.out) == (0, "No differences.\n")


def wyrmhall_set() -> str:
    from wyrmhall.sets.library import text_of

    return text_of("ember-coast.set")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("show", "ember-cost"), "did you mean ember-coast?"),
        (("packs", "ember-coast", "--pack", "boster"), "did you mean booster?"),
        (("packs", "ember-coast", "--key", "12"), "64 hexadecimal digits"),
        (("packs", "ember-coast", "--seed", "1", "--key", KEY), "not from both"),
        (("packs", "ember-coast", "--number", "10001"), "more packs than 10,000"),
        (("import", "missing.csv"), "missing.csv"),
        (("import", "list.csv", "--type", "Battle=mian"), "Do you mean main?"),
        (("import", "list.csv", "--column", "Nr"), "is not a pair"),
        (("import", "list.csv", "--column", "number=Nummer"), "the file has no column “Nummer”"),
        (("import", "list.csv", "--mapping", "bad.toml"), "bad.toml: A mapping knows no colums."),
        (("import", "list.csv", "--packs", "list.csv"), "list.csv:1: No line begins with"),
        (("show", "list.csv"), "list.csv:1: A set begins with “wyrmhall set 1”"),
        (("import", "empty.csv"), "empty.csv: The file is empty."),
    ],
)
def test_bad_input_gets_one_clear_line(
    words: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("list.csv").write_text(LIST, encoding="utf-8")
    Path("bad.toml").write_text("colums = 1\n", encoding="utf-8")
    Path("empty.csv").touch()
    answer = wyrmhall("sets", *words, home=tmp_path)
    assert answer.code == 2
    assert expected in answer.err, answer
    assert answer.err.splitlines()[0].startswith("wyrmhall: ")
    assert "Traceback" not in answer.err
