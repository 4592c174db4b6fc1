"""What pins a game to its rules: words that stay, house options written out, and a digest that only rules change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.laws.planted import Defect, Edit, plant
from tests.laws.samples import draft_tables, every_table, name_of, with_house_options
from tests.toy.relay import RELAY
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.data import view_from_data, view_to_data
from wyrmhall.kernel.digest import pin_of, rules_digest
from wyrmhall.kernel.errors import BadData, BadRecord
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.imagine import redeal
from wyrmhall.kernel.notation import fact_of, set_fact
from wyrmhall.kernel.pins import FILE, Pin, read_pins, write_pins
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Journal, read_records
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import look

LEG_IS_LAP: tuple[Edit, ...] = (
    ('Fact("leg", NUMBER)', 'Fact("lap", NUMBER, word="leg")'),
    ("        self.leg = 0\n", "        self.lap = 0\n"),
    (
        "twin.stage, twin.leg, twin.leader, twin.scores = self.stage, self.leg,",
        "twin.stage, twin.lap, twin.leader, twin.scores = self.stage, self.lap,",
    ),
    ("s.leg += 1", "s.lap += 1"),
    ("Leg() if s.leg < LEGS", "Leg() if s.lap < LEGS"),
)
USUALLY_UNSEEN: Edit = ("may look at one another's rows\", True)", "may look at one another's rows\", False)")


def relay_but(what: str, *edits: Edit) -> Game:
    """The toy game as another version of its code has it."""
    return plant(Defect(what, None, edits))


def played(game: Game, choices: int = 24) -> tuple[Journal, State]:
    setup = game.set_up(4, "teams")
    journal, lot = Journal(setup, "pins"), swift("lot")
    s = game.start_from(setup, journal.chance())
    for _ in range(choices):
        seat = owing(s)[0]
        offered = options(s, seat)
        option = offered[lot.below(len(offered))]
        choose(s, seat, option)
        journal.note(seat, option, s)
    return journal, s


def digest(game: Game) -> str:
    return pin_of(game).digest


# --- words that stay -----------------------------------------------------------------------------


def test_a_renamed_fact_keeps_its_word_in_records_fingerprints_and_views() -> None:
    renamed = relay_but("a fact is renamed", *LEG_IS_LAP)
    journal, s = played(RELAY)
    another, twin = played(renamed)
    assert s.leg == twin.lap > 0  # type: ignore[attr-defined]  # the attribute is another one
    assert journal.text(s) == another.text(twin)
    assert fingerprint(s) == fingerprint(twin)
    assert [view_to_data(look(s, seat)) for seat in range(4)] == [view_to_data(look(twin, seat)) for seat in range(4)]
    assert digest(RELAY) == digest(renamed)


def test_a_renamed_fact_is_set_claimed_imagined_and_read_by_its_word() -> None:
    renamed = relay_but("a fact is renamed", *LEG_IS_LAP)
    [record] = read_records('[Game "relay"] [Seats "4"]\n? leg 0\n? A sees leg 0\n', "renamed.record")
    replay = Replay(record, renamed.set_up(4))
    assert replay.play() is None
    fact = fact_of(replay.s, "leg")
    assert fact is not None
    set_fact(replay.s, fact, ["2"])
    assert replay.s.lap == 2  # type: ignore[attr-defined]
    _, s = played(renamed)
    view = look(s, 1)
    assert view.facts["leg"] == s.lap  # type: ignore[attr-defined]
    assert view_from_data(s.setup, view_to_data(view)) == view
    assert look(redeal(s, 1, swift("world")), 1) == view


# --- house options written out -------------------------------------------------------------------


@pytest.mark.parametrize("table", every_table() + draft_tables(), ids=name_of)
def test_every_house_option_is_written_out_and_reads_as_it_was(table: Setup) -> None:
    for number in range(5):
        setup = with_house_options(table, f"pins {number}") if number else table
        written = setup.house_values()
        assert list(written) == sorted(option.name for option in setup.game.house)
        assert setup.game.set_up(setup.seats, setup.variant, written).house == setup.house
        assert dict(word.split("=", 1) for word in setup.house_in_full().split()) == written
        for option in setup.game.house:
            for text in option.samples(setup.seats):
                assert option.write(option.read(text, setup.seats)) == text


def test_a_record_means_the_same_whatever_is_usual_later() -> None:
    journal, s = played(RELAY)
    text = journal.text(s)
    assert '[House "first_leader=random partners_look=true"]' in text
    [record] = read_records(text, "game.record")
    later = relay_but("partners do not usually look", USUALLY_UNSEEN)
    assert later.set_up(4).house["partners_look"] is False
    replay = Replay(record, record.set_up(later, "."))
    assert replay.play() is None
    assert replay.setup.house == s.setup.house
    assert fingerprint(replay.s) == fingerprint(s)


# --- the digest ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "edits"),
    [
        ("a fact is renamed", LEG_IS_LAP),
        ("options are listed the other way round",
         (("for card in dict.fromkeys(s.hands[self.seat])]", "for card in dict.fromkeys(s.hands[self.seat][::-1])]"),)),
        ("facts are declared in another order",
         (('Fact("stage", NUMBER), Fact("leg", NUMBER)', 'Fact("leg", NUMBER), Fact("stage", NUMBER)'),)),
        ("variants are declared in another order",
         (('{"teams": (4,), "single": (2, 3, 4)}', '{"single": (4, 3, 2), "teams": (4,)}'),)),
        ("a prompt has another sentence", (('Prompt("pick-a-dragon"', 'Prompt("pick-one"'),)),
    ],
)  # fmt: skip
def test_what_is_no_rule_does_not_change_the_digest(what: str, edits: tuple[Edit, ...]) -> None:
    assert digest(relay_but(what, *edits)) == digest(RELAY)


@pytest.mark.parametrize(
    ("what", "edits"),
    [
        ("there is one more leg", (("LEGS: Final = 2", "LEGS: Final = 3"),)),
        ("the most points lose", (("if sums[seat] == max(sums)])", "if sums[seat] == min(sums)])"),)),
        ("a card is drawn first",
         (("        return Deal()\n", '        s.chance.of("deal").below(9)\n        return Deal()\n'),)),
    ],
)  # fmt: skip
def test_a_changed_rule_changes_the_digest(what: str, edits: tuple[Edit, ...]) -> None:
    assert digest(relay_but(what, *edits)) != digest(RELAY)


def test_what_was_usual_when_a_version_was_pinned_stays_the_point_to_start_from(tmp_path: Path) -> None:
    """So that a new default needs no new version: tables have theirs written out."""
    pinned, later = pin_of(RELAY), relay_but("partners do not usually look", USUALLY_UNSEEN)
    assert digest(later) != pinned.digest
    assert rules_digest(later, pinned.house) == pinned.digest
    write_pins(tmp_path, {"1": pinned})
    later.known_pins = read_pins(tmp_path)
    try:
        assert digest(later) == pinned.digest == later.rules_digest()
    finally:
        later.known_pins = None


def test_pins_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert read_pins(tmp_path) == {}
    write_pins(tmp_path, {"1": Pin("ab" * 32, {"tie": "share"}), "2": Pin("cd" * 32, {})})
    pins = read_pins(tmp_path)
    assert [(version, pin.digest, pin.house) for version, pin in pins.items()] == [
        ("1", "ab" * 32, {"tie": "share"}),
        ("2", "cd" * 32, {}),
    ]
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write("3 not-a-digest\n")
    with pytest.raises(BadData, match=r"rules\.digest:5: "):
        read_pins(tmp_path)


def test_a_record_by_other_rules_of_the_same_version_is_refused(tmp_path: Path) -> None:
    journal, s = played(RELAY)
    assert RELAY.rules_digest() == ""  # nobody has pinned the toy game
    assert "RulesDigest" not in journal.text(s)
    text = journal.text(s).replace('[Rules "1"]', f'[Rules "1"]\n[RulesDigest "{"ab" * 32}"]')
    [record] = read_records(text, "game.record")
    with pytest.raises(BadRecord, match=r"game\.record:\d: relay: played by other rules 1 of relay than those of this"):
        record.set_up(RELAY, ".")
