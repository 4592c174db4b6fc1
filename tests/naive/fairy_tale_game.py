"""Fairy Tale, naively: a whole game, which can be followed choice by choice.  The rules of cards are in fairy_tale.py.

Options are written

    "Bard"          pick it, play it, turn it, exchange it, name the Trickster so
    "Nothing"       turn no card up this time, only with unflip_optional
    "B:Demon"       hunt B's Demon, where a Hunt has a number
    "Bard-", "3-"   exchange one's own face-down Bard; the partner's face-down card at place 3

What comes by lot is told: `shuffled` gives back cards as they lie after a shuffle, and `deal` is called with the hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.naive.fairy_tale import (
    SHADOW,
    Cards,
    Effect,
    Ended,
    House,
    Way,
    all_copies,
    bare,
    best_names,
    can_turn,
    effects_on,
    fits_in,
    is_up,
    less,
    of_faction,
    points_of_all,
    prey,
    tricksters,
    turn,
    ways_to_turn,
    winners_of,
)

HAND = 5  # FT-11
STEPS = 3  # FT-17
LAST = 9  # FT-10
NOTHING = "Nothing"


@dataclass
class Turning:
    """What one seat still has to turn by effects of one class: in which ways it can, and what it has chosen so far."""

    ways: set[Way]
    turned: list[str] = field(default_factory=list)
    declined: int = 0  # how often it chose to turn nothing (FT-A9)


@dataclass
class Before:
    """How it was before the secret choices of a seat, which until all have chosen may change its mind."""

    options: list[str]
    tableau: list[str]
    ways: set[Way]


@dataclass
class Exchange:
    """An exchange that is going on: whose, and what was given so far."""

    seat: int
    own: str = ""  # the option that was taken for the own card


@dataclass
class Table:
    """A whole game."""

    cards: Cards
    seats: int
    variant: str
    house: House
    shuffled: Callable[[list[str]], list[str]]
    stage: int = 1
    step: int = 1
    dealer: int = 0  # FT-A4
    phase: str = "deal"  # deal, pick, play, hunt, unflip, flip, exchange, name, over
    naming: bool = False  # in unflip and flip: whether it is the turn of the effects that name something
    hands: list[list[str]] = field(default_factory=list)
    picked: list[list[str]] = field(default_factory=list)
    tableaus: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    chosen: dict[int, str] = field(default_factory=dict)  # picked or played, and not yet shown
    revealed: list[str] = field(default_factory=list)  # by each seat in this step; "" if it has revealed nothing
    hunted: set[int] = field(default_factory=set)  # the seats whose card of this step is hunted
    hunting: dict[int, list[int]] = field(default_factory=dict)  # what each seat has hunted by choice
    turning: dict[int, Turning] = field(default_factory=dict)
    shown: list[list[str]] = field(default_factory=list)  # how the cards lay before this class of effects
    before: dict[int, Before] = field(default_factory=dict)  # by seat, while choices are secret
    exchanges: list[Exchange] = field(default_factory=list)  # the first is going on
    called: dict[int, list[str]] = field(default_factory=dict)  # the names of each seat's Tricksters
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Fill in what was not given."""
        self.hands = self.hands or [[] for _ in range(self.seats)]
        self.picked = self.picked or [[] for _ in range(self.seats)]
        self.tableaus = self.tableaus or [[] for _ in range(self.seats)]


def whole_deck(cards: Cards, variant: str, house: House) -> list[str]:
    """FT-8, FT-9, FT-A44: the cards with which a game is played."""
    return all_copies(cards, expert=variant == "expert" or (variant != "basic" and house.team_deck == "expert"))


def new_table(
    cards: Cards, seats: int, variant: str, house: House, shuffled: Callable[[list[str]], list[str]]
) -> Table:
    """A table before the first deal."""
    return Table(cards, seats, variant, house, shuffled, deck=shuffled(whole_deck(cards, variant, house)))


def teams(table: Table) -> list[int]:
    """FT-52: partners sit opposite each other; without teams each plays alone."""
    in_teams = table.variant in ("team", "garfield")
    return [seat % 2 if in_teams else seat for seat in range(table.seats)]


def from_dealer(table: Table) -> list[int]:
    """FT-A5, FT-A39: clockwise from the dealer, who is the first."""
    return [(table.dealer + place) % table.seats for place in range(table.seats)]


# ------------------------------------------------------------------------------------------------ who chooses from what


def asked(table: Table) -> dict[int, list[str]]:
    """Tell which seats must choose now, and exactly what each may choose."""
    if table.phase in ("pick", "play"):
        return {seat: sorted(set(table.hands[seat])) for seat in range(table.seats) if seat not in table.chosen}
    if table.phase == "hunt":
        found = {seat: hunt_options(table, seat) for seat in from_dealer(table)}
    elif table.phase in ("unflip", "flip"):
        found = {seat: turn_options(table, seat) for seat in from_dealer(table) if seat in table.turning}
    elif table.phase == "exchange":
        return exchange_options(table)
    elif table.phase == "name":
        return name_options(table)
    else:
        return {}
    found = {seat: options for seat, options in found.items() if options}
    if table.house.choice_mode == "clockwise":  # FT-A5
        return dict(list(found.items())[:1])
    return found


def hunt_options(table: Table, seat: int) -> list[str]:
    """FT-A15: the cards among which a Hunt with a number must choose; nothing if it takes all it can."""
    left = []
    for effect in numbered_hunts(table, seat):
        taken = table.hunting.get(seat, [])
        targets = prey(table.cards, table.revealed, seat, effect)
        assert effect.number is not None
        if len(targets) > effect.number > len(taken):
            left = [f"{'ABCDE'[other]}:{table.revealed[other]}" for other in targets if other not in taken]
    return sorted(left)


def numbered_hunts(table: Table, seat: int) -> list[Effect]:
    """List the seat's Hunts that have a number (at most one)."""
    if not table.revealed[seat]:
        return []
    effects = table.cards[table.revealed[seat]].effects
    found = [effect for effect in effects if effect.kind == "HUNT" and effect.number is not None]
    assert len(found) < 2, "this referee knows no card with two Hunts that have a number"
    return found


def turn_options(table: Table, seat: int) -> list[str]:
    """FT-30, FT-A6: each card that is part of some way to do all that must be done.

    Who has something to choose is asked for each card that can be turned, even if only one is left to choose: whether
    somebody is asked must not tell what was chosen in secret.
    """
    turning = table.turning[seat]
    left = [way for way in turning.ways if fits_in(way, turning.turned)]
    options = {card for way in left for card in less(way, turning.turned)}
    if table.phase == "unflip" and table.house.unflip_optional:
        options.add(NOTHING)  # FT-A9
    return sorted(options)


def exchange_options(table: Table) -> dict[int, list[str]]:
    """FT-54, FT-55, FT-A36, FT-A37: first one's own card, then the partner's."""
    current = table.exchanges[0]
    partner = (current.seat + 2) % table.seats
    if not current.own:
        return {current.seat: own_options(table, current.seat)}
    if table.house.exchange_chooser == "partner_chooses_own":
        return {partner: own_options(table, partner)}
    return {current.seat: unseen_options(table, partner)}


def own_options(table: Table, seat: int) -> list[str]:
    """Name what a seat can give of its own cards."""
    return sorted({card for card in table.tableaus[seat] if is_up(card) or table.house.exchange_face_down})


def unseen_options(table: Table, seat: int) -> list[str]:
    """Name what can be taken from a partner: face-down cards by their place (FT-A37)."""
    found = set()
    for place, card in enumerate(table.tableaus[seat], 1):
        if is_up(card):
            found.add(card)
        elif table.house.exchange_face_down:
            found.add(f"{place}-")
    return sorted(found)


def name_options(table: Table) -> dict[int, list[str]]:
    """FT-47, FT-A26: every other title."""
    return {
        seat: sorted(word for word, card in table.cards.items() if not card.almighty)
        for seat in range(table.seats)
        if len(table.called.get(seat, [])) < tricksters(ended(table), seat)
    }


# -------------------------------------------------------------------------------------------------------------- choices


def choose(table: Table, seat: int, option: str) -> None:
    """Take an option of a seat that must choose, and go on by rule."""
    if option not in asked(table).get(seat, []):
        raise ValueError(f"{option} is not for seat {seat} to choose")
    remember(table, seat)
    if table.phase in ("pick", "play"):
        table.chosen[seat] = option
        if len(table.chosen) == table.seats:
            table.before = {}
            show_chosen(table)
    elif table.phase == "hunt":
        table.hunting.setdefault(seat, []).append("ABCDE".index(option[0]))
        go_on_hunting(table)
    elif table.phase in ("unflip", "flip"):
        choose_turned(table, seat, option)
        go_on_turning(table)
    elif table.phase == "exchange":
        choose_exchanged(table, option)
        go_on_exchanging(table)
    elif table.phase == "name":
        table.called.setdefault(seat, []).append(option)
        finish(table)


def remember(table: Table, seat: int) -> None:
    """Keep how it was before a seat's secret choices."""
    secret = table.phase in ("pick", "play", "hunt", "unflip", "flip", "name")
    in_the_open = table.phase in ("hunt", "unflip", "flip") and table.house.choice_mode == "clockwise"
    if secret and not in_the_open and seat not in table.before:
        ways = table.turning[seat].ways if seat in table.turning else set()
        table.before[seat] = Before(asked(table)[seat], list(table.tableaus[seat]), ways)


def may_change(table: Table) -> dict[int, list[str]]:
    """Tell which seats owe nothing, but may still choose otherwise, and what: of several choices, the first."""
    now = asked(table)
    return {seat: before.options for seat, before in table.before.items() if seat not in now}


def change(table: Table, seat: int, option: str) -> None:
    """Choose otherwise; who had several things to choose begins again."""
    if table.phase in ("pick", "play"):
        table.chosen[seat] = option
    elif table.phase in ("unflip", "flip"):
        before = table.before[seat]
        table.tableaus[seat], table.turning[seat] = list(before.tableau), Turning(before.ways)
        choose_turned(table, seat, option)
    elif table.phase == "hunt":
        table.hunting[seat] = ["ABCDE".index(option[0])]
    elif table.phase == "name":
        table.called[seat] = [option]


def show_chosen(table: Table) -> None:
    """Everybody has picked (FT-13), or everybody has put down the card to play (FT-18)."""
    for seat, card in table.chosen.items():
        table.hands[seat].remove(card)
    if table.phase == "pick":
        for seat, card in table.chosen.items():
            table.picked[seat].append(card)
        table.chosen = {}
        pass_on(table)
    else:
        revealed = [table.chosen[seat] for seat in range(table.seats)]
        table.chosen = {}
        reveal(table, revealed)


def pass_on(table: Table) -> None:
    """FT-14: to the left in stages 1 and 5, to the right in 3 and 7; FT-15: until no hand is left."""
    away = 1 if table.stage in (1, 5) else -1
    table.hands = [table.hands[(seat - away) % table.seats] for seat in range(table.seats)]
    if [len(hand) for hand in table.hands] == [1] * table.seats:  # nothing is to be chosen from the last card
        for picked, hand in zip(table.picked, table.hands, strict=True):
            picked.append(hand.pop())
        table.hands, table.picked = table.picked, table.hands  # FT-17
        table.stage += 1
        table.step = 1
        table.phase = "play"


def deal(table: Table, hands: list[list[str]]) -> None:
    """FT-11: five cards from the deck to each; how the cards of the deck are spread over the seats is told."""
    if table.phase != "deal":
        raise ValueError("nothing is to be dealt")
    dealt = take_from_deck(table, HAND * table.seats)
    if sorted(dealt) != sorted(card for hand in hands for card in hand):
        raise ValueError(f"dealt was {hands}, but on top of the deck lay {dealt}")
    if any(len(hand) != HAND for hand in hands):
        raise ValueError("each seat gets five cards")
    table.hands = [list(hand) for hand in hands]
    table.phase = "pick"


def take_from_deck(table: Table, number: int) -> list[str]:
    """Take cards from the top; FT-A19: if they run out, the discards are shuffled; FT-A43: if there are any."""
    taken: list[str] = []
    come_back = table.house.short_deck == "reshuffle"
    while len(taken) < number and (table.deck or (come_back and table.discards)):
        if not table.deck:
            table.deck, table.discards = table.shuffled(table.discards), []
        taken.append(table.deck.pop(0))
    return taken


# --------------------------------------------------------------------------------------------------------- what follows


def reveal(table: Table, revealed: list[str]) -> None:
    """FT-18, FT-19: all cards are turned up together, and their effects follow."""
    table.revealed = revealed
    for seat, card in enumerate(revealed):
        if card:
            table.tableaus[seat].append(card)
    table.phase, table.hunted, table.hunting = "hunt", set(), {}
    go_on_hunting(table)


def go_on_hunting(table: Table) -> None:
    """FT-34 first Hunt; FT-A11: all at the same time, and hunted hunters hunt too (FT-38)."""
    if asked(table):
        return
    table.before = {}
    for seat, word in enumerate(table.revealed):
        for effect in table.cards[word].effects if word else ():
            if effect.kind == "HUNT":
                targets = prey(table.cards, table.revealed, seat, effect)
                all_of_them = effect.number is None or len(targets) <= effect.number
                table.hunted |= set(targets if all_of_them else table.hunting[seat])
    for seat in table.hunted:
        tableau = table.tableaus[seat]
        tableau[-1] += "-"  # FT-37: the card revealed in this step lies last
    begin_turning(table, "UNFLIP", naming=True)


def begin_turning(table: Table, kind: str, *, naming: bool) -> None:
    """One class of effects, for all seats: what each can turn, as its cards lie now."""
    table.phase, table.naming = kind.lower(), naming
    table.shown = [list(tableau) for tableau in table.tableaus]
    optional = kind == "UNFLIP" and table.house.unflip_optional  # FT-A9
    for seat in range(table.seats):
        effects = effects_on(table.cards, table.revealed, table.hunted, seat, kind)
        effects = [effect for effect in effects if effect.names_something() == naming]
        loose = can_turn(table.tableaus[seat], kind)
        table.turning[seat] = Turning(ways_to_turn(table.cards, loose, effects, optional=optional))
        settle(table, seat)
    go_on_turning(table)


def settle(table: Table, seat: int) -> None:
    """If the seat has nothing to choose, or has chosen as often as it must, its cards are turned."""
    turning = table.turning[seat]
    questions = max(len(way) for way in turning.ways) if len(turning.ways) > 1 else 0
    if len(turning.turned) + turning.declined >= questions:
        turned = turning.turned if questions else next(iter(turning.ways))
        turn(table.tableaus[seat], turned, table.phase.upper())
        del table.turning[seat]


def choose_turned(table: Table, seat: int, option: str) -> None:
    """One more card is to be turned, or one less."""
    turning = table.turning[seat]
    if option == NOTHING:
        turning.declined += 1
    else:
        turning.turned.append(option)
    settle(table, seat)


def go_on_turning(table: Table) -> None:
    """FT-32, FT-33, FT-34: Unflips, then Flips, of each first those that name something; then Draw."""
    if table.turning:
        return
    table.before = {}
    if table.naming:
        begin_turning(table, table.phase.upper(), naming=False)
    elif table.phase == "unflip":
        begin_turning(table, "FLIP", naming=True)
    else:
        draw(table)


def draw(table: Table) -> None:
    """FT-39, FT-A5: clockwise from the dealer."""
    for seat in from_dealer(table):
        own = table.revealed[seat]
        if own and seat not in table.hunted:  # FT-38; FT-A10: face-up or not by now
            for effect in table.cards[own].effects:
                if effect.kind == "DRAW":
                    assert effect.number is not None
                    if not is_void(table, effect.number):
                        table.hands[seat] += take_from_deck(table, effect.number)
    begin_exchanging(table)


def is_void(table: Table, number: int) -> bool:
    """FT-A19: a Draw that would take what the deals to come need."""
    deals = (8 - table.stage) // 2
    reserve = HAND * table.seats * deals
    return table.house.short_deck == "no_draw_beyond_reserve" and len(table.deck) - number < reserve


def begin_exchanging(table: Table) -> None:
    """FT-54, FT-56, FT-A38, FT-A39: each Shadow card that was not hunted, clockwise from the dealer."""
    table.phase = "exchange"
    table.exchanges = []
    for seat in from_dealer(table):
        own = table.revealed[seat]
        if table.variant == "garfield" and own and seat not in table.hunted:
            card = table.cards[own]
            if card.faction == SHADOW or (of_faction(card, SHADOW) and table.house.egg_exchanges):  # FT-A35
                table.exchanges.append(Exchange(seat))
    go_on_exchanging(table)


def go_on_exchanging(table: Table) -> None:
    """FT-A36: an exchange happens if both have a card to give; then the next."""
    while table.exchanges:
        seat = table.exchanges[0].seat
        if not own_options(table, seat) or not own_options(table, (seat + 2) % table.seats):
            table.exchanges.pop(0)
            continue
        (options,) = exchange_options(table).values()
        if len(unseen_options(table, whose_cards(table))) > 1:
            return
        choose_exchanged(table, options[0])  # FT-A36: everybody sees that there is nothing to choose
    end_of_step(table)


def whose_cards(table: Table) -> int:
    """The seat one of whose cards is chosen now."""
    current = table.exchanges[0]
    return (current.seat + 2) % table.seats if current.own else current.seat


def choose_exchanged(table: Table, option: str) -> None:
    """The first choice is kept, the second makes the exchange; the side that is up stays up (FT-A37)."""
    current = table.exchanges[0]
    if not current.own:
        current.own = option
        return
    seat, partner = current.seat, (current.seat + 2) % table.seats
    place = table.tableaus[seat].index(current.own)
    by_place = option[:-1].isdigit()
    other = int(option[:-1]) - 1 if by_place else table.tableaus[partner].index(option)
    given, taken = table.tableaus[seat][place], table.tableaus[partner][other]
    table.tableaus[seat][place], table.tableaus[partner][other] = taken, given
    table.exchanges.pop(0)


def end_of_step(table: Table) -> None:
    """FT-17, FT-20, FT-A18: three steps, then the rest of the hands is thrown away."""
    if table.step < STEPS:
        table.step += 1
        table.phase = "play"
        return
    for hand in table.hands:
        table.discards += hand
    table.hands = [[] for _ in range(table.seats)]
    table.stage += 1
    if table.stage == LAST:
        finish(table)
        return
    table.phase = "deal"
    if table.house.dealer_rotates:
        table.dealer = (table.dealer + 1) % table.seats  # FT-A4


# -------------------------------------------------------------------------------------------------------------- the end


def ended(table: Table) -> Ended:
    """The table as the scorer needs it."""
    return Ended(table.cards, table.tableaus, teams(table), table.house)


def finish(table: Table) -> None:
    """FT-10: points are calculated, after the Tricksters have names."""
    table.phase = "name"
    if table.house.trick_auto:  # FT-A26
        table.called = {seat: list(best_names(ended(table), seat)[0]) for seat in range(table.seats)}
    if asked(table):
        return
    table.phase, table.before = "over", {}
    called = [table.called.get(seat, []) for seat in range(table.seats)]
    table.scores = [sum(points_of_all(ended(table), seat, called[seat])) for seat in range(table.seats)]
    table.winners = winners_of(ended(table), table.scores)


def lying_now(table: Table) -> list[list[str]]:
    """Tell how the cards lie for all to see: while some choose in secret, nothing is turned (FT-A5)."""
    if table.phase not in ("unflip", "flip"):
        return table.tableaus
    if table.house.choice_mode == "simultaneous":
        return table.shown
    found = [list(tableau) for tableau in table.tableaus]
    for seat, turning in table.turning.items():
        turn(found[seat], turning.turned, table.phase.upper())
    return found


def adopt(table: Table, tableaus: list[list[str]]) -> None:
    """Take over in which places cards lie, which the rules leave open, if they are the cards that should lie there."""
    for seat, tableau in enumerate(tableaus):
        if sorted(tableau) != sorted(table.tableaus[seat]):
            raise ValueError(f"before seat {seat} lies {tableau}; it should be {table.tableaus[seat]}")
        if table.variant != "garfield" and [bare(card) for card in tableau] != [
            bare(card) for card in table.tableaus[seat]
        ]:
            raise ValueError(f"the cards of seat {seat} have moved: {tableau}; it should be {table.tableaus[seat]}")
    table.tableaus = [list(tableau) for tableau in tableaus]
