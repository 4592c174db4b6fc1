"""What Fairy Tale says: effects and conditions as code and as structure, the causes of questions, its sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import wyrmhall
from tests.games.spoken import Heard, tell_events, tell_faces, tell_moment
from wyrmhall.games.fairy_tale import conditions as c
from wyrmhall.games.fairy_tale import effects as e
from wyrmhall.games.fairy_tale.cards import COLUMNS, FACTIONS, TaleCards
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.play import choose, options, owed, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.said import Cards, Part, Place, Said, Seat, because_of, said
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import heard, look, present
from wyrmhall.speech.catalogue import catalogue
from wyrmhall.speech.speaker import Speaker

TALE = game("fairy-tale")
BOOK = TALE.book_of(None)
assert isinstance(BOOK, TaleCards)
TARGETS = ("ANY", "HOLY_EMPIRE", "SHADOW", "HOME", "DEMON")
EFFECTS: list[e.Effect] = [
    *[e.Unflip(who, n, target) for who in ("YOU", "ALL") for n in (1, 2, 9) for target in TARGETS],
    *[e.Flip(who, n, target) for who in ("YOU", "ALL") for n in (1, 2, 9) for target in TARGETS],
    *[e.Hunt(n, target) for n in (e.EVERY, 1, 3) for target in TARGETS],
    *[e.Draw(n) for n in (1, 2, 5)],
    e.Almighty(),
    e.CountsAs(("Bard",)),
    e.CountsAs(("Homesteaders", "Mischievous Fairy", "Children of the Dragon")),
]  # fmt: skip
CONDITIONS: list[c.Condition] = [
    *[c.MostOfCategory(group) for group in ("Home", "Story", "Character")],
    *[c.MostOfFaction(group) for group in FACTIONS],
    *[c.AtLeast(faction, n) for faction in FACTIONS for n in (1, 2, 12)],
    *[c.Have(title) for title in ("The Gold Dragon", "Dragon's Lair")],
]

# A table of one's own with everything that ours has not: numbers, several effects on a card, small decks.
BUSY_CARDS = [
    ("Owl", "Dragonvale", "Character", "1", "", "", "ALL UNFLIP 1 ANY & ALL FLIP 2 HOLY_EMPIRE", ""),
    ("Fox", "Fairywood", "Character", "2", "", "Owl", "ALL HUNT 1 CHARACTER", ""),
    ("Hen", "Holy Empire", "Home", "2", "Hen", "", "YOU FLIP 2 ANY & YOU DRAW 3", ""),
    ("Cat", "Shadow", "Character", "3", "", "", "ALL HUNT 2 SHADOW & ALL UNFLIP 2 SHADOW", ""),
    ("Imp", "Shadow", "Character", "0", "", "", "ALMIGHTY & YOU UNFLIP 2 SHADOW", ""),
    ("Book", "Holy Empire", "Story", "5", "", "", "", "MOST_CATEGORY:Home&HAVE:Owl"),
    ("Stone", "Holy Empire", "Home", "4", "", "", "", ""),
]  # fmt: skip


def busy_table() -> CardTable:
    lines = [",".join(COLUMNS)]
    for title, faction, category, points, per, friend, effect, condition in BUSY_CARDS:
        lines.append(",".join([title, "9", faction, category, points, per, friend, effect, "0", condition, "mine"]))
    return CardTable("busy.csv", "\n".join(lines))


TABLES: list[tuple[str, int, dict[str, Any], bool]] = [
    ("basic", 2, {}, False),
    ("expert", 5, {"trick_auto": "false"}, False),
    ("expert", 3, {"choice_mode": "clockwise", "unflip_optional": "true"}, False),
    ("garfield", 4, {}, False),
    ("garfield", 4, {"exchange_chooser": "partner_chooses_own", "exchange_face_down": "false"}, False),
    ("basic", 3, {"unflip_optional": "true"}, True),
    ("basic", 3, {"short_deck": "no_draw_beyond_reserve"}, True),
    ("garfield", 4, {"exchange_chooser": "partner_chooses_own", "trick_auto": "false"}, True),
]


def set_up(variant: str, seats: int, house: dict[str, Any], is_busy: bool) -> Setup:
    return TALE.set_up(seats, variant, house, busy_table() if is_busy else None)


class Kinds:
    """Collects the messages that are asked for: those inside others, too."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def __call__(self, told: Heard) -> None:
        self.add(told.group, told.said)

    def add(self, group: str, part: Part) -> None:
        if isinstance(part, Said):
            self.found.add(f"{group}-{part.kind}")
            for _, each in part.named:
                self.add(group, each)
        elif isinstance(part, tuple):
            for each in part:
                self.add(group, each)


def play(setup: Setup, seed: str, events: list[Event]) -> Iterator[State]:
    """A game at random, moment by moment; the events are those since the moment before."""
    lot, s = swift(seed), TALE.start_from(setup, swift(seed), events)
    while owing(s):
        yield s
        events.clear()
        seat = owing(s)[lot.below(len(owing(s)))]
        offered = options(s, seat)
        choose(s, seat, offered[lot.below(len(offered))])
    yield s


def refused(s: State) -> Iterator[Said]:
    """Whatever anybody might ask for in vain."""
    for seat in range(s.seats):
        decision = owed(s, seat)
        offered = decision.options(s) if decision is not None else []
        for option in s.book().options:
            if decision is not None and option not in offered:
                yield decision.refusal(s, option).said
        if decision is None and s.waiting:
            yield s.waiting[0].others(s, seat, None).said


# Kinds that no random game comes to; tests below and records show them.
ELSEWHERE = {
    "event-finds-no-deck": "deck and discards are used up: FT-A43, house-play.record",
    "no-nobody-chooses": "a record stops between two steps",
    "no-game-over": "the game is over",
    "no-no-pack": "a position in which a seat has no cards",
    "no-no-card-to-play": "the same",
}


@pytest.fixture(scope="module")
def kinds() -> set[str]:
    found = Kinds()
    for number, table in enumerate(TABLES):
        setup, events = set_up(*table), list[Event]()
        tell_faces(setup, found)
        for s in play(setup, f"words {number}", events):
            tell_events(setup, events, found)
            if owing(s):
                tell_moment(s, found)
                for each in refused(s):
                    found.add("no", each)
    return found.found


def test_every_kind_has_a_message_and_every_message_a_kind(kinds: set[str]) -> None:
    ours = catalogue(TALE).messages
    assert kinds - set(ours) == set()
    own = {name for name in messages_of_the_game() if name.partition("-")[0] not in ("part", "screen", "group")}
    assert own - kinds - set(ELSEWHERE) == set()
    assert set(ELSEWHERE) - own == set()
    assert kinds & set(ELSEWHERE) == set()


def messages_of_the_game() -> set[str]:
    text = (TALE.folder / "messages" / "en.ftl").read_text(encoding="utf-8")
    return {line.partition(" ")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_questions_that_a_card_asks_name_it_and_point_at_cards(table: tuple[str, int, dict[str, Any], bool]) -> None:
    setup, events = set_up(*table), list[Event]()
    for s in play(setup, "causes", events):
        for decision in s.waiting:
            cause, name = decision.prompt(s).cause, decision.name()
            assert name.islower()
            assert (cause is None) == (name in ("picking", "playing"))
            if cause is not None and name != "naming":
                assert cause.card in s.revealed[cause.owner]  # type: ignore[attr-defined]
            spots = [decision.target(s, option) for option in decision.options(s) if option.text != "Nothing"]
            if name != "naming":
                assert None not in spots
                assert len(set(spots)) == len(spots)
        for event in events:
            check_places(s, event)


def check_places(s: State, event: Event) -> None:
    """Whoever watches moves the cards by what an event says, and needs no rules for it."""
    if event.kind in ("reveals", "is-hunted", "turns-up", "turns-down", "gets", "gets-face-down"):
        assert event.to is not None
        assert event.to.zone == "tableau"
        assert event.to.item >= 0
        assert event.origin is not None
    if event.kind in ("turns-up", "turns-down", "draws", "gets", "gets-face-down", "has-nothing-to-turn"):
        assert event.cause is not None


# --- sentences ------------------------------------------------------------------------------------


def play_step(words: str, *played: str, viewer: int = NONE, variant: str = "expert", seats: int = 2,
              house: dict[str, Any] | None = None) -> tuple[State, list[str]]:  # fmt: skip
    """What is told after all have played these cards in a position, as the viewer reads it."""
    s = wyrmhall.position("fairy-tale", seats, words, variant=variant, house=house)
    s.events = []
    for seat, card in enumerate(played):
        choose(s, seat, card)
    return s, told(s, viewer)


def told(s: State, viewer: int) -> list[str]:
    speaker = Speaker(s.setup, NAMES, viewer)
    return [speaker.speak("event", heard(event, viewer).said()).text for event in s.events or ()]


def asked(s: State, seat: int) -> str:
    prompt = look(s, seat).prompt
    assert prompt is not None
    whole = Said(prompt.said.kind, prompt.said.named + because_of(prompt.cause))
    return Speaker(s.setup, NAMES, seat).speak("ask", whole).text


NAMES = ("Ember", "Sable", "Opal", "Rowan")


def test_a_price_of_ones_own_and_a_card_that_hits_everybody() -> None:
    tableaus = "tableau A Bard Homesteaders SilverDragon\ntableau B ElvenWarrior\n"
    words = tableaus + "hand A DragonsLair Bard\nhand B Demon Bard\nplay"
    s, lines = play_step(words, "DragonsLair", "Demon")
    assert lines[2:] == [
        "Ember reveals Dragon's Lair (6 points): its price is a Dragonvale card turned down",
        "Sable reveals Demon (1 point): everybody turns a Holy Empire card down",
        "Sable has no Holy Empire card face-up, so Demon does nothing there",
    ]
    assert asked(s, 0) == "Dragon's Lair and Demon: turn 2 of your cards down, one now."
    prompt = look(s, 0).prompt
    assert prompt is not None
    assert prompt.cause is not None
    assert prompt.clauses == ("FT-27", "FT-30")
    choose(s, 0, "Homesteaders")
    choose(s, 0, "DragonsLair")
    assert told(s, 1)[-4:-1] == [
        "Ember has chosen",
        "Ember has chosen",
        "Ember turns down Homesteaders for your Demon: 1 point less",
    ]
    assert told(s, 1)[-1] == "Ember turns down Dragon's Lair for Dragon's Lair: 6 points less"


def test_each_question_names_the_card_that_asks_it() -> None:
    own = "tableau A Bard Homesteaders\ntableau B Bard Homesteaders\nhand A RoyalCastle Bard\nhand B Bard Demon\nplay"
    s, _ = play_step(own, "RoyalCastle", "Bard")
    assert asked(s, 0) == "Your Royal Castle has a price: turn one of your Holy Empire cards down."
    s, _ = play_step(own, "Bard", "Demon")
    assert asked(s, 0) == "Sable's Demon hits everybody: turn one of your Holy Empire cards down."
    assert asked(s, 1) == "Your Demon hits everybody, you too: turn one of your Holy Empire cards down."
    up = "tableau A Bard- Homesteaders-\nhand A WanderingSage Bard\nhand B Bard Demon\nplay"
    s, _ = play_step(up, "WanderingSage", "Bard")
    assert asked(s, 0) == "Your Wandering Sage wakes one of your Holy Empire cards: which?"


def test_hunts_are_told_with_the_hunter() -> None:
    words = "hand A TheFairyQueen Bard\nhand B Demon TheGoldDragon\nplay"
    _, lines = play_step(words, "TheFairyQueen", "Demon", viewer=1)
    assert "Your Demon is hunted by The Fairy Queen: face-down, no effect" in lines
    _, lines = play_step(words, "Bard", "TheGoldDragon", viewer=1)
    assert "The Gold Dragon hunts nothing for you: no other Shadow card was revealed with it" in lines


def test_what_is_swapped_face_down_only_partners_hear() -> None:
    words = "\n".join([
        "tableau A Bard- Homesteaders", "tableau C ElvenWarrior", "hand A Demon Bard", "hand B Bard Homesteaders",
        "hand C SkyDanceDragon Bard", "hand D ElvenWarrior Demon", "play",
    ])  # fmt: skip
    s, _ = play_step(words, "Demon", "Bard", "SkyDanceDragon", "ElvenWarrior",
                     variant="garfield", seats=4)  # fmt: skip
    while not asked(s, owing(s)[0]).startswith("Demon is Shadow"):
        choose(s, owing(s)[0], options(s, owing(s)[0])[0])
    assert asked(s, 0) == "Demon is Shadow: swap a card with Opal. Which do you give?"
    choose(s, 0, "Bard-")
    assert asked(s, 0) == "You give Bard, face-down, to Opal. Which card do you take?"
    assert told(s, 1)[-1] == told(s, 2)[-1] == "Ember offers the partner 1 card, face-down"
    choose(s, 0, "ElvenWarrior")
    swapped = [each for each in s.events or () if each.kind.startswith("gets")]
    assert [(each.origin, each.to) for each in swapped] == [
        (Place("tableau", 0, 0), Place("tableau", 2, 0)),
        (Place("tableau", 2, 0), Place("tableau", 0, 0)),
    ]
    assert "Opal gets Bard from the partner, face-down" in told(s, 0)
    assert "Opal gets 1 card from the partner, face-down" in told(s, 3)
    assert any(line.startswith("Ember gets Elven Warrior from Opal") for line in told(s, 3))


def test_a_swap_that_cannot_be_made_says_whose_fault_it_is() -> None:
    words = "hand A Demon Bard\nhand B ElvenWarrior Vampire\nhand C Vampire Bard\nhand D TheFairyQueen Bard\nplay"
    house = {"exchange_face_down": "false"}
    _, lines = play_step(words, "Demon", "ElvenWarrior", "Bard", "Bard", variant="garfield", seats=4, house=house)
    assert any("swaps nothing" in line for line in lines)


def test_what_a_card_would_add_is_told_beside_it() -> None:
    words = "tableau A Bard Homesteaders\nhand A ElvenWarrior Homesteaders DragonsTaleChapter4\nhand B Demon Bard\nplay"
    s, _ = play_step(words)
    deeds = {each.option.text: each for each in present(s, 0).offered}
    speaker = Speaker(s.setup, NAMES, 0)
    notes = {text: speaker.speak("choice", each.said, "note").text for text, each in deeds.items()}
    assert notes == {
        "ElvenWarrior": "+6 if played",
        "Homesteaders": "+3 if played",
        "DragonsTaleChapter4": "0 or 9",
    }
    assert deeds["Homesteaders"].said.part("held") == 1


def test_a_score_line_says_what_is_missing() -> None:
    tableau = "tableau A DragonsTaleChapter4 DragonsTaleChapter2 Bard ElvenWarrior Bard\n"
    words = tableau + "hand A Demon Bard\nhand B Demon Bard\nplay"
    s, _ = play_step(words)
    lines = TALE.score(look(s, 1), 0)
    speaker = Speaker(s.setup, NAMES, 1)
    assert [(speaker.speak("score", line.said).text, line.points) for line in lines] == [
        ("Dragon's Tale - Chapter 4: 0, without The Gold Dragon", 0),
        ("Dragon's Tale - Chapter 2: 0, without 2 Fairywood cards (1)", 0),
        ("Bard: 3 for each Elven Warrior (1)", 3),
        ("Elven Warrior", 3),
        ("Bard: 3 for each Elven Warrior (1)", 3),
    ]


def test_who_cannot_choose_is_told_for_whom_to_wait() -> None:
    s, _ = play_step("hand B Demon Bard\nplay")
    with pytest.raises(IllegalOption) as refused:
        choose(s, 0, "Bard")
    assert refused.value.said == said("no-card-to-play", waits=(Seat(1),))
    s, _ = play_step("hand B Demon Bard\ndraft")
    while owing(s):
        choose(s, owing(s)[0], options(s, owing(s)[0])[0])
    with pytest.raises(IllegalOption) as refused:
        choose(s, 0, "Bard")
    assert refused.value.said == said("game-over")


# --- effects and conditions -----------------------------------------------------------------------


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.code())
def test_an_effect_can_be_read_from_its_code(effect: e.Effect) -> None:
    assert e.read_effect(effect.code()) == effect


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: condition.code())
def test_a_condition_can_be_read_from_its_code(condition: c.Condition) -> None:
    assert c.read_condition(condition.code()) == condition


def test_the_cards_say_what_their_table_says() -> None:
    """Each cell is the code of what was read from it, and the face tells the same in kinds and parts."""
    assert isinstance(BOOK, TaleCards)
    for row, title in enumerate(BOOK.titles):
        assert e.write_effects(title.effects) == title.row.cells["effect"]
        assert c.write_conditions(title.conditions) == title.row.cells["condition"]
        face = BOOK.face(row)
        assert face.line is not None
        told = (face.line, *face.more)
        assert said("copies", number=title.copies) in told
        for effect in title.effects:
            assert effect_told(effect) in told
        if title.per and title.per != title.name:
            assert said("per", points=title.points, cards=Cards((BOOK.rows_by_name[title.per],))) in told
        if title.per == title.name:
            assert said("per-copy", points=title.points) in told


def effect_told(effect: e.Effect) -> Said:
    assert isinstance(BOOK, TaleCards)
    if isinstance(effect, e.Turn):
        group = {"ANY": "any", "HOLY_EMPIRE": "Holy Empire"}.get(effect.target, effect.target.capitalize())
        kind = "unflip" if isinstance(effect, e.Unflip) else "flip"
        return said(kind, who=effect.who.lower(), number=effect.number, group=group)
    if isinstance(effect, e.Hunt):
        return said("hunt", number=effect.number, group=effect.target.capitalize())
    if isinstance(effect, e.Draw):
        return said("draw", number=effect.number)
    if isinstance(effect, e.CountsAs):
        return said("counts-as", cards=Cards(tuple([BOOK.rows_by_name[title] for title in effect.titles])))
    return said("almighty")


def test_the_printed_numbers() -> None:
    """FT-1, FT-8"""
    assert isinstance(BOOK, TaleCards)
    assert (len(BOOK.titles), len(BOOK.deck), len(BOOK.basic)) == (45, 110, 80)
