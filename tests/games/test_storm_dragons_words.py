"""Storm Dragons says everything in its records and drafts too, names causes, and has no message that nobody hears."""

from __future__ import annotations

import re

import pytest

from tests.games.spoken import NAMES, Heard, tell_events, tell_faces, tell_moment, tell_table
from tests.games.test_words import Listening
from tests.naive.storm_dragons_referee import replayed
from wyrmhall.games.storm_dragons import STORM_DRAGONS
from wyrmhall.games.storm_dragons.cards import FIRST_AIM, FIRST_STACK, STACK
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.clauses import records_of
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.play import check, choose, owing
from wyrmhall.kernel.record import Record
from wyrmhall.kernel.said import Part, Said
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.view import heard, present
from wyrmhall.speech.speaker import Speaker

GROUPS = ("event", "ask", "no", "choice", "mark", "score", "about", "way", "card", "because", "face")
CATALOGUE = (STORM_DRAGONS.folder / "messages" / "en.ftl").read_text()
OWN = re.findall(r"^([a-z][a-z_0-9-]*) =", CATALOGUE, re.MULTILINE)
WITHOUT_CAUSE = (
    "picking", "sky", "turn", "daring", "rebuilding", "coop-turn", "coop-daring", "answering"
)  # fmt: skip  # what is asked because it is one's turn
RARE = (  # what neither records nor these games come to
    "flight A Spy Juggernaut Elder; hand B Spy King; night; turn B; B Spy; B Use",
    "victory A King; hand A Golemmancer Golemmancer King; draw A Golemmancer Golemmancer; day; turn A; A Golemmancer; "
    "A Itself; A Golemmancer",
    "flight A King; holder A; hand A Elder Fog Spy; draw A King Queen; day; turn A; A Rebuild; A Elder; A Fog; A Done",
)
OFTEN_ENOUGH = 40
SOME_AIMS = 29  # every so many options that point at cards in play


class Collecting(Listening):
    """Keeps also which messages were needed."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: set[str] = set()
        self.asked: dict[str, int] = {}  # how often each decision was met
        self.at_tables: dict[tuple[str, int, int, str], Speaker] = {}

    def speaker(self, heard: Heard, language: str) -> Speaker:
        key = (heard.setup.variant, heard.setup.seats, heard.viewer, language)
        if key not in self.at_tables:
            self.at_tables[key] = Speaker(heard.setup, NAMES, heard.viewer, language)
        return self.at_tables[key]

    def check(self, name: str, heard: Heard) -> None:
        super().check(name, heard)
        self.collect(heard.group, heard.said)

    def collect(self, group: str, part: Part) -> None:
        if isinstance(part, Said):
            self.kinds.add(f"{group}-{part.kind}")
            for _, each in part.named:
                self.collect(group, each)
        elif isinstance(part, tuple):
            for each in part:
                self.collect(group, each)


def tell_all_refusals(s: State, listening: Collecting) -> None:
    """Also of what no page would offer, some times for each decision."""
    asks = s.waiting[0].asks
    listening.asked[asks] = listening.asked.get(asks, 0) + 1
    if listening.asked[asks] > OFTEN_ENOUGH:
        return
    book = s.setup.book
    for seat in range(s.seats):
        for option in (*book.options[:FIRST_AIM], *book.options[FIRST_AIM:FIRST_STACK:SOME_AIMS], *STACK):
            try:
                check(s, seat, option)
            except IllegalOption as refused:
                listening(Heard("no", refused.said, seat, s.setup))


def tell_record(record: Record, listening: Collecting) -> None:
    replay = Replay(record, record.set_up(STORM_DRAGONS, str(STORM_DRAGONS.folder / "records")))
    events: list[Event] = []
    replay.s.events = events
    for line in record.lines:
        assert replay.step(line) is None
        replay.s.events = events  # a position is a new state
        if replay.s.waiting:
            tell_all_refusals(replay.s, listening)
    if replay.begun:
        replay.go_on()
    tell_moment(replay.s, listening)
    tell_events(replay.setup, events, listening)


def tell_game(setup: Setup, seed: int, listening: Collecting) -> None:
    """A whole game at random, to the seat that chooses."""
    lot, events = swift(seed), list[Event]()
    s = STORM_DRAGONS.start_from(setup, swift(seed), events)
    while owing(s):
        seat = owing(s)[lot.below(len(owing(s)))]
        ask_for_cause(s, seat)
        tell_all_refusals(s, listening)
        view = present(s, seat)
        assert view.prompt is not None
        listening(Heard("ask", view.prompt.said, seat, setup))
        for about in STORM_DRAGONS.about_table(view):
            listening(Heard("about", about, seat, setup))
        tell_table(view, listening)
        for offered in view.offered:
            listening(Heard("choice", offered.said, seat, setup))
        before = len(events)
        choose(s, seat, view.options[lot.below(len(view.options))])
        assert len(events) > before
    tell_moment(s, listening)
    tell_events(setup, events, listening)


def ask_for_cause(s: State, seat: int) -> None:
    """Whatever is asked because of a card names it."""
    [decision] = [each for each in s.waiting if each.seat == seat]
    prompt = decision.prompt(s)
    assert decision.asks
    assert (prompt.cause is None) == (decision.asks in WITHOUT_CAUSE)


@pytest.fixture(scope="module")
def listening() -> Collecting:
    found = Collecting()
    tell_faces(STORM_DRAGONS.set_up(2), found)
    for words in RARE:
        replay = replayed(STORM_DRAGONS.set_up(2), words.split("; "))
        replay.go_on()
        tell_moment(replay.s, found)
        tell_all_refusals(replay.s, found)
    for record in records_of(STORM_DRAGONS):
        tell_record(record, found)
    for variant, seats, house in (
        ("competitive", 2, {"distribution": "draft"}),
        ("competitive", 3, {"distribution": "draft", "side_choice": "literal"}),
        ("competitive", 4, {"discard_mode": "clockwise"}),
        ("competitive", 6, {"victory_visible": "faces"}),
        ("coop", 1, {}),
        ("coop", 2, {"difficulty": "hard"}),
        ("coop", 3, {"difficulty": "easy"}),
        ("coop", 6, {}),
    ):
        for seed in range(3):
            tell_game(STORM_DRAGONS.set_up(seats, variant, house), seed, found)
    return found


def test_records_and_games_are_told_by_the_catalogue(listening: Collecting) -> None:
    assert listening.wrong == {}


def test_no_message_is_there_for_nothing(listening: Collecting) -> None:
    own = {name for name in OWN if name.partition("-")[0] in GROUPS}
    assert own - listening.kinds == set()


def log_of(words: str, seats: int, variant: str = "competitive", viewer: int = 0) -> list[str]:
    """What a viewer reads of the last choice in these words."""
    setup = STORM_DRAGONS.set_up(seats, variant)
    *before, last = words.split("; ")
    replay = replayed(setup, before)
    replay.go_on()
    replay.s.events = []
    name, option = last.split()
    choose(replay.s, setup.seat(name), option)
    speaker = Speaker(setup, ["Ember", "Sable", "Opal"], viewer)
    return [speaker.speak("event", heard(event, viewer).said()).text for event in replay.s.events]


BATTLE = (
    "flight A Juggernaut Prince; flight B King; front A Tempest Fog; holder A; "
    "hand B Assassin StormCaller Thunderstorm Elder Sentinel; night; turn B; "
)
CHALLENGE = "flight A King; flight B Elder; holder B; hand A Juggernaut Fog; hand B Juggernaut; day; challenge B; "
TOGETHER = (
    "flight A King; flight a Elder Spy; front a Windstorm; hand A Sentinel Hailstorm Juggernaut; "
    "enemy_draw Sentinel Juggernaut Fog; day; turn A; "
)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            f"{BATTLE}B Thunderstorm; B Use",
            [
                "Sable's Thunderstorm: your Juggernaut goes to the tail: 14 → 10",
                "Thunderstorm lies on top of Sable's storms: 6 → 8",
                "Sable stays below you: 8 against 10",
            ],
        ),
        (
            f"{BATTLE}B Assassin; B A:Juggernaut^",
            ["Sable kills your Juggernaut with Assassin, one dragon won: you 14 → 8"],
        ),
        (
            f"{BATTLE}B StormCaller; B A:Tempest^",
            ["Sable steals Tempest from you: you 14 → 11", "Tempest lies on top of Sable's storms: 6 → 8"],
        ),
        (f"{BATTLE}B Sentinel; B Day", ["Sable turns to day with Sentinel: Sable 6 → 7"]),
        (f"{BATTLE}B Sentinel; B Pass", ["Sable does not use Sentinel"]),
        (
            "flight A King; flight B Elder; holder A; hand B Juggernaut; hand A Fog; day; turn B; B Juggernaut; B Head",
            ["Juggernaut flies at Sable's head: 5 → 11", "Sable takes the token from you: 11 against 7"],
        ),
    ],
)
def test_the_log_tells_consequences_with_numbers(words: str, told: list[str]) -> None:
    assert log_of(words, 2) == told


def test_lost_and_won_challenges_are_told_with_numbers() -> None:
    assert log_of(f"{CHALLENGE}A Yield", 2)[0] == "You do not beat 6 and lose 1 dragon to Sable"
    assert log_of(f"{CHALLENGE}A Juggernaut; A Head", 2)[:2] == [
        "Juggernaut flies at your head: 7 → 11",
        "You beat the challenge, 11 against 6, and take 1 dragon from Sable",
    ]


def test_what_enemies_do_is_told_as_their_own_deed() -> None:
    assert log_of(f"{TOGETHER}A Hailstorm; A Use", 2, "coop") == [
        "You use Hailstorm: each enemy discards a storm",
        "Your enemy discards Windstorm (your Hailstorm): 8 → 6",
        "Hailstorm lies on top of your storms: 7 → 8",
        "You take control: 8 against 6",
    ]
    assert log_of(f"{TOGETHER}A Juggernaut; A Tail; A Pass", 2, "coop")[:3] == [
        "You do not challenge",
        "Your enemy turns up Sentinel",
        "Your enemy turns to night with Sentinel: you 10 → 8",
    ]
