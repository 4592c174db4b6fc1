"""Fairy Tale, as the hall knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.games.fairy_tale.advice import because
from wyrmhall.games.fairy_tale.applying import (
    BringDown,
    Draw,
    Flip,
    Hunt,
    Hunting,
    OpenTurn,
    Reveal,
    SecretTurn,
    Turns,
    Unflip,
)
from wyrmhall.games.fairy_tale.cards import Laid, TaleCards, in_one_word, read_cards
from wyrmhall.games.fairy_tale.exchange import Answering, Exchange, ExchangeOf, Giving, Taking
from wyrmhall.games.fairy_tale.memory import PICKS
from wyrmhall.games.fairy_tale.rules import (
    DRAFTS,
    HAND_SIZE,
    LAST_PLAY_STAGE,
    PLAYS,
    SCORING_STAGE,
    Deal,
    Discard,
    EndOfStep,
    Naming,
    PassOn,
    Pick,
    PickRound,
    Play,
    PlayStep,
    Scoring,
    TakeUp,
    Totals,
    TurnUp,
)
from wyrmhall.games.fairy_tale.scoring import Sheet, sheet_of
from wyrmhall.games.fairy_tale.state import FairyTale, House, cards_in_play, is_team_play
from wyrmhall.games.fairy_tale.strategy import TaleStrategy
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Flag, OneOf, Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE, cards_of
from wyrmhall.kernel.view import View, piles

IN_TEAMS: Final = ("team", "garfield")


class FairyTaleGame(Game):
    name = "fairy-tale"
    title = "Fairy Tale"
    sentence = "Draft cards, play three of each five in secret, and turn your rivals' stories face-down."
    picture = ("SkyDanceDragon", "TheFairyQueen", "KnightOfTheRoundTable", "TheTrickster")
    prefix = "FT"
    rules = "3"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {
        "basic": (2, 3, 4),  # FT-8, FT-A1
        "expert": (2, 3, 4, 5),  # FT-9, FT-A1
        "team": (4,),  # FT-52
        "garfield": (4,),  # FT-54
    }
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "basic": ("Basic game", "Played without the Expert cards: the way to learn it."),
        "expert": ("Expert game", "All cards, with effects that hunt the stories of others or draw from the deck."),
        "team": ("Team play", "Partners sit opposite each other; the team with the higher sum of its totals wins."),
        "garfield": (
            "Garfield's team play",
            "As team play, and Shadow cards let partners exchange what they have played.",
        ),
    }
    house = (
        Flag("dealer_rotates", "FT-A4", "The deal moves one seat to the left with each draft.", True),
        OneOf(
            "choice_mode",
            "FT-A5",
            "How do players choose the cards they turn?",
            ("simultaneous", "clockwise"),
            says=("all at once, in secret", "openly, one after the other"),
        ),
        Flag("unflip_optional", "FT-A9", "Nobody has to turn a card face-up again.", False),
        OneOf(
            "short_deck",
            "FT-A19",
            "What if the deck runs out?",
            ("reshuffle", "no_draw_beyond_reserve"),
            says=("the discards are shuffled", "nobody draws what later deals need"),
        ),
        Flag(
            "condition_counts_self",
            "FT-A21",
            "A card that asks for a number of its own faction counts towards it.",
            True,
        ),
        Flag("most_needs_one", "FT-A22", "To have the most of something, a player needs at least one of it.", True),
        OneOf(
            "tie",
            "FT-A24",
            "Who wins when totals are equal?",
            ("share", "most_face_up"),
            says=("the victory is shared", "who has more cards face-up"),
        ),
        Flag("trick_auto", "FT-A26", "The Trickster gets the name that is best for its owner by itself.", True),
        Flag("memory_aid", "FT-60", "Players are shown the cards they have seen before.", False),
        OneOf(
            "team_deck",
            "FT-A44",
            "Which cards are played with?",
            ("expert", "basic"),
            variants=IN_TEAMS,
            says=("all cards", "without the Expert cards"),
        ),
        Flag("most_by_team", "FT-A23", "Partners count together for the most of something.", False, variants=IN_TEAMS),
        OneOf(
            "team_tie",
            "FT-A25",
            "What if both teams have the same sum?",
            ("draw", "best_single"),
            variants=IN_TEAMS,
            says=("the game is drawn", "the highest single total wins"),
        ),
        Flag(
            "egg_exchanges",
            "FT-A35",
            "The Egg of Chaos lets partners exchange cards, as Shadow cards do.",
            True,
            variants=("garfield",),
        ),
        OneOf(
            "exchange_chooser",
            "FT-A36",
            "In an exchange, who chooses the partner's card?",
            ("player", "partner_chooses_own"),
            variants=("garfield",),
            says=("who played the Shadow card", "the partner"),
        ),
        Flag("exchange_face_down", "FT-A37", "Face-down cards may be exchanged, too.", True, variants=("garfield",)),
    )
    facts = FairyTale.facts
    words = (
        Laid,
        Deal,
        PickRound,
        Pick,
        PassOn,
        TakeUp,
        PlayStep,
        Play,
        TurnUp,
        EndOfStep,
        Reveal,
        Hunt,
        Hunting,
        BringDown,
        Unflip,
        Flip,
        Turns,
        SecretTurn,
        OpenTurn,
        Draw,
        Exchange,
        ExchangeOf,
        Giving,
        Taking,
        Answering,
        Discard,
        Scoring,
        Naming,
        Totals,
    )
    may_end_undecided = True  # FT-A25
    folder = Path(__file__).parent

    def book(self, table: CardTable) -> Book:
        return read_cards(table)

    def line_named(self, row: TableRow) -> str:
        return in_one_word(row.cells["title"])

    def check_setup(self, setup: Setup) -> None:
        """FT-A1 Twenty cards for each player; FT-A19 fourteen do where the discards come back."""
        cards = setup.book
        assert isinstance(cards, TaleCards)
        there = len(cards_in_play(setup, cards))
        each = HAND_SIZE * DRAFTS if setup.house["short_deck"] == "no_draw_beyond_reserve" else 14
        if there < each * setup.seats:
            raise BadSetup(f"{setup.seats} seats need {each * setup.seats} cards; the table has {there} (FT-A1)")

    def empty(self, setup: Setup, chance: Chance) -> State:
        cards = setup.book
        assert isinstance(cards, TaleCards)
        s = FairyTale(setup, cards, House(setup.house), chance)
        nothing: list[tuple[int, ...]] = [()] * setup.seats
        s.hands, s.picked, s.revealed = nothing[:], nothing[:], nothing[:]
        s.trickster, s.drew, s.thrown = nothing[:], nothing[:], nothing[:]
        s.tableaus = [()] * setup.seats
        s.played, s.saw = [()] * setup.seats, [()] * setup.seats
        s.scores = (0,) * setup.seats
        return s

    def opening(self, s: State) -> Step[Any]:
        assert isinstance(s, FairyTale)
        s.stock = s.chance.of("deck").shuffle(s.deck())  # FT-8, FT-9
        return Deal()

    def longest(self, setup: Setup) -> int:
        """In each step a seat plays, hunts each other seat, turns all cards twice and exchanges."""
        seats = setup.seats
        step = 1 + seats + 2 * PLAYS * DRAFTS + 2 * seats
        return seats * (DRAFTS * (HAND_SIZE + PLAYS * step) + PLAYS * DRAFTS)

    def shows_memory(self, setup: Setup) -> bool:
        return bool(setup.house["memory_aid"])  # FT-60

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        """What the face-up cards are worth now."""
        return sheet_seen(view).lines(seat)

    def about_table(self, view: View) -> list[Said]:
        stage, step = view.facts["stage"], view.facts["step"]
        part = "scoring" if stage == SCORING_STAGE else "draft" if stage % 2 else "play"
        facts = [said("stage", value=stage, of=SCORING_STAGE, part=part)]
        if part == "draft":
            facts.append(said("packs-go", value="left" if stage in (1, 5) else "right"))  # FT-14
        elif part == "play":
            facts.append(said("step", value=step, of=PLAYS))
        return facts

    def about_seat(self, view: View, seat: int) -> list[Said]:
        return [said("score", value=sheet_seen(view).total(seat))]

    def because(self, view: View, option: Option) -> list[Said]:
        return because(view, sheet_seen(view), option)

    # --- records --------------------------------------------------------------------------

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {"draft": Deal, "play": TakeUp, "reveal": TurnUp, "end": Scoring}

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any]:
        if word != "reveal":
            return super().begin(setup, word, words)
        if not words or len(words) % 2:
            raise ValueError("reveal names seats and their cards: reveal A Bard B Demon")
        cards = [NONE] * setup.seats
        for name, face in zip(words[::2], words[1::2]):
            seat = setup.seat(name)
            if seat == NONE or cards[seat] != NONE:
                raise ValueError(f"{name} reveals one card (FT-18)")
            cards[seat] = setup.book.card(face)
            if cards[seat] == NONE:
                raise ValueError("a revealed card is named")
        return TurnUp(tuple(cards))

    def complete(self, s: State, given: set[str]) -> None:
        assert isinstance(s, FairyTale)
        if not 0 <= s.stage <= SCORING_STAGE or not 0 <= s.step <= PLAYS:
            raise ValueError(f"there are stages 1 to {SCORING_STAGE}, and steps 1 to {PLAYS} (FT-10, FT-17)")
        if s.dealer == NONE:
            raise ValueError("the dealer is a seat (FT-A4)")
        if given & {"draft", "play", "reveal"} and "deck" not in given:
            s.stock = s.chance.of("deck").shuffle(unplaced(s))

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        assert isinstance(s, FairyTale)
        if isinstance(step, Scoring):
            return
        is_draft = isinstance(step, Deal)
        stage = s.stage if "stage" in given else 1 if is_draft else 2
        if stage % 2 != is_draft or not 1 <= stage <= LAST_PLAY_STAGE:
            raise ValueError("drafts are stages 1, 3, 5 and 7, play is in stages 2, 4, 6 and 8 (FT-10)")
        if "dealer" not in given and s.house.dealer_rotates:
            s.dealer = (stage - 1) // 2 % s.seats  # FT-A4
        drafts = (stage - 1) // 2
        s.unused = (0,) * (drafts * s.seats)  # what was seen before the position is not known
        s.played = [((),) * drafts] * s.seats
        s.saw = [((),) * ((stage // 2) * PICKS)] * s.seats
        s.stage = stage
        if isinstance(step, TurnUp):
            s.played = [((),) * (drafts + 1)] * s.seats
            prepare_reveal(s, step, given)
        else:
            s.stage -= 1  # the step counts on
            s.step = max(0, s.step - 1)

    def questions(self) -> dict[str, int]:
        return {"worth": 2, "drawn": 1}

    def answer(self, s: State, word: str, words: list[str]) -> list[str]:
        assert isinstance(s, FairyTale)
        if not words or not s.setup.has_seat(words[0]):
            raise ValueError(f"{word} needs a seat")
        seat = s.setup.seat(words[0])
        if word == "drawn":
            return [s.cards.faces[card] for card in s.drew[seat]]
        card = s.cards.card(words[1]) if len(words) > 1 else NONE
        if card == NONE:
            raise ValueError("worth needs a seat and a title")
        return [str(sheet_of(s).worth(seat, card) if card in s.face_up(seat) else 0)]  # FT-40

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("game-over", ("FT-46",)) if not s.agenda else Refusal("nobody-chooses", ("FT-31",))

    def strategy(self) -> Strategy:
        return TaleStrategy()


def sheet_seen(view: View) -> Sheet:
    """The points as they stand now, by what lies face-up."""
    setup = view.setup
    up: list[tuple[int, ...]] = []
    for seat in range(setup.seats):
        laid = [item for item in view.pile("tableau", seat) if isinstance(item, Laid) and not item.is_down]
        up.append(tuple(cards_of(tuple(laid))))
    sheet = Sheet(setup, House(setup.house), up, list(view.facts["trickster"]))
    if setup.house["trick_auto"]:
        sheet.name_tricksters()
    return sheet


def unplaced(s: FairyTale) -> tuple[int, ...]:
    """The cards that a position has put nowhere."""
    left = list(s.deck())
    for zone in s.zones:
        if zone.word != "deck":
            for _, pile in piles(s, zone):
                for card in cards_of(pile):
                    left.remove(card)
    return tuple(left)


def prepare_reveal(s: FairyTale, step: TurnUp, given: set[str]) -> None:
    """A card that is turned up comes from the hand, or from the cards that the position has put nowhere."""
    for seat, card in enumerate(step.cards):
        if card != NONE and card not in s.hands[seat]:
            if card not in s.stock:
                if card not in unplaced(s):
                    raise ValueError(f"all cards {s.cards.faces[card]} lie elsewhere")
                s.stock += (card,)
    if "step" not in given:
        hands = [len(s.hands[seat]) - (step.cards[seat] in s.hands[seat]) for seat in range(s.seats)]
        s.step = min(PLAYS, max(1, HAND_SIZE - max(hands)))


FAIRY_TALE: Final = FairyTaleGame()

__all__ = ["FAIRY_TALE", "is_team_play"]
