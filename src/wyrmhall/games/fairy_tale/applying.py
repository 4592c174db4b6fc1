"""Fairy Tale: applying the effects of the cards that were revealed together."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.fairy_tale.cards import Laid, Prey, Turning
from wyrmhall.games.fairy_tale.deck import draw, reserve
from wyrmhall.games.fairy_tale.exchange import Exchange
from wyrmhall.games.fairy_tale.scoring import sheet_of
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.games.fairy_tale.telling import (
    Targets,
    at,
    cards_asking,
    changed,
    groups_asked_for,
    in_force,
    points_of,
    source_of_turn,
    sources_of,
    tell_hunted,
    tell_nothing_turned,
    tell_reveals,
    tell_too_few,
    tell_turn,
    turn_prompt,
    waited_for,
)
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Place, Said, Seat, because_of, named, said
from wyrmhall.kernel.state import Decision, Event, SecretDecision, Step, without
from wyrmhall.kernel.value import NONE


class Reveal(Step[FairyTale]):
    """FT-19 The effects of the newly revealed cards, in their order: FT-32, FT-34, FT-56."""

    def perform(self, s: FairyTale) -> None:
        tell_reveals(s)
        revealed = 0
        for cards in s.revealed:
            if cards:
                revealed |= 1 << cards[0]
        if revealed & s.cards.shadow and s.setup.variant == "garfield":
            s.agenda += WITH_EXCHANGE
        elif revealed & s.cards.active:
            s.agenda += EXPERT_ORDER


# --- Hunt ---------------------------------------------------------------------------------------


class Hunt(Step[FairyTale]):
    """FT-36 Other cards revealed in this step go down; FT-A11 all hunts at once."""

    def perform(self, s: FairyTale) -> None:
        hit: list[int] = []
        asked = False
        for hunter in range(s.seats):
            for card in s.revealed[hunter]:
                for number, kinds in s.cards.hunts[card]:
                    found = prey(s, hunter, kinds)
                    if not found:
                        tell_no_prey(s, hunter, kinds)
                    if number and number < len(found):  # FT-A15 the hunter's player chooses
                        Hunting(hunter, number, kinds).perform(s)
                        asked = True
                    else:
                        hit += found
        if not hit and not asked:
            return
        s.hunted = tuple(sorted(set(hit)))
        s.agenda.append(BRING_DOWN)
        if asked and s.house.clockwise:
            s.agenda += [each for seat in s.from_dealer()[::-1] for each in s.waiting if each.seat == seat]
            s.waiting = ()


def tell_no_prey(s: FairyTale, hunter: int, kinds: int) -> None:
    """FT-31 A Hunt that finds no card."""
    if s.events is not None:
        cause = Cause(s.revealed[hunter][0], hunter)
        s.events.append(Event("hunts-nothing", hunter, (), named(group=hunted_group(s, hunter, kinds)), cause=cause))


def hunted_group(s: FairyTale, hunter: int, kinds: int) -> str:
    """What the hunting card calls the cards that it hunts."""
    card = s.revealed[hunter][0]
    return s.cards.hunted_groups[card][[each for _, each in s.cards.hunts[card]].index(kinds)]


def prey(s: FairyTale, hunter: int, kinds: int) -> list[int]:
    """The seats whose revealed card is hunted; FT-A12 a player's own is not, a partner's is."""
    return [seat for seat in range(s.seats) if seat != hunter and any([kinds >> card & 1 for card in s.revealed[seat]])]


class Hunting(SecretDecision[FairyTale]):
    """FT-A15 A Hunt with a printed number: which cards are hit."""

    asks = "hunting"
    fields = ("seat", "number", "kinds")

    def __init__(self, seat: int, number: int, kinds: int) -> None:
        super().__init__(seat)
        self.number = number  # still to be chosen
        self.kinds = kinds

    def prompt(self, s: FairyTale) -> Prompt:
        told = said("hunt", group=hunted_group(s, self.seat, self.kinds), number=self.number)
        return Prompt(told, ("FT-36", "FT-A15"), self.cause(s))

    def cause(self, s: FairyTale) -> Cause:
        return Cause(s.revealed[self.seat][0], self.seat)

    def deed(self, s: FairyTale, option: Option) -> Said:
        assert isinstance(option, Prey)
        return said("hunt", cards=Cards((option.card,)), rival=Seat(option.seat))

    def target(self, s: FairyTale, option: Option) -> Place | None:
        return at(option.seat, len(s.tableaus[option.seat]) - 1) if isinstance(option, Prey) else None

    def announce(self, s: FairyTale, option: Option) -> None:
        if s.events is not None and isinstance(option, Prey):
            told, cause = named(rival=Seat(option.seat)), self.cause(s)
            s.events.append(Event("aims", self.seat, (option.card,), told, cause=cause, audience=(self.seat,)))

    def options(self, s: FairyTale) -> list[Option]:
        taken = [option.seat for option in s.sealed_before(self) if isinstance(option, Prey)]
        found = [seat for seat in prey(s, self.seat, self.kinds) if seat not in taken]
        return [s.cards.prey[seat][s.revealed[seat][0]] for seat in found]

    def then(self, s: FairyTale) -> SecretDecision[FairyTale] | None:
        return Hunting(self.seat, self.number - 1, self.kinds) if self.number > 1 else None

    def open(self, s: FairyTale, option: Option) -> None:
        assert isinstance(option, Prey)
        s.hunted = tuple(sorted({*s.hunted, option.seat}))
        if s.events is not None:
            told, where = named(rival=Seat(option.seat)), at(option.seat, len(s.tableaus[option.seat]) - 1)
            s.events.append(Event("hunts", self.seat, (option.card,), told, where, where, self.cause(s)))

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        if option is s.cards.nothing:
            return Refusal("effects-are-compulsory", ("FT-30", "FT-A15"))
        if isinstance(option, Prey) and option.seat == self.seat:
            return Refusal(Said("hunts-itself", because_of(self.cause(s))), ("FT-36", "FT-A12"))
        if isinstance(option, Prey) and option.seat < s.seats and option.card in s.revealed[option.seat]:
            told = because_of(self.cause(s)) + named(group=hunted_group(s, self.seat, self.kinds))
            return Refusal(Said("hunts-others", told), ("FT-A14", "FT-36"))
        if option.card == NONE:
            return Refusal("hunts-what-was-revealed", ("FT-36", "FT-A15"))
        return Refusal(said("too-late-to-hunt", cards=Cards((option.card,))), ("FT-36", "FT-A15"))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("nothing-to-choose", waits=waited_for(s)))


class BringDown(Step[FairyTale]):
    """FT-37 A hunted card is put face-down; FT-38 its other effects do not happen."""

    def perform(self, s: FairyTale) -> None:
        for seat in s.hunted:
            card = s.revealed[seat][0]
            s.tableaus[seat] = s.tableaus[seat][:-1] + (s.cards.down[card],)
            if s.events is not None:
                tell_hunted(s, seat, hunters_of(s, seat))


def hunters_of(s: FairyTale, seat: int) -> list[int]:
    """The seats whose cards have hunted that of this seat; nobody where one of several may have been chosen."""
    all_hunting: list[int] = []
    perhaps: list[int] = []
    for hunter in range(s.seats):
        for hunting in s.revealed[hunter]:
            for number, kinds in s.cards.hunts[hunting]:
                found = prey(s, hunter, kinds)
                if seat in found:
                    (perhaps if number and number < len(found) else all_hunting).append(hunter)
    return all_hunting or (perhaps if len(perhaps) == 1 else [])


# --- Unflip and Flip ----------------------------------------------------------------------------


class Unflip(Step[FairyTale]):
    """FT-26, FT-32 All Unflips come before all Flips."""

    def perform(self, s: FairyTale) -> None:
        plan_turns(s, s.cards.unflips, True)


class Flip(Step[FairyTale]):
    """FT-27, FT-32"""

    def perform(self, s: FairyTale) -> None:
        plan_turns(s, s.cards.flips, False)


def plan_turns(s: FairyTale, by_card: list[list[Turning]], up: bool) -> None:
    """FT-33 Effects that name something first, then those that name nothing.  FT-35 All of them."""
    specific: list[Targets] | None = None
    general: list[Targets] | None = None
    for player in range(s.seats):
        card = in_force(s, player)  # FT-A10 even if another effect has turned it meanwhile
        if card == NONE:
            continue
        for turning in by_card[card]:
            if turning.is_specific:
                specific = specific or [()] * s.seats
                affect(specific, turning, player)
            else:
                general = general or [()] * s.seats
                affect(general, turning, player)
    if general is not None:
        s.agenda.append(Turns(up, tuple(general)))
    if specific is not None:
        s.agenda.append(Turns(up, tuple(specific)))


def affect(targets: list[Targets], turning: Turning, player: int) -> None:
    """FT-24 YOU: the player of the card.  FT-25 ALL: everybody."""
    turns = (turning.kinds,) * turning.number
    if not turning.is_for_all:
        targets[player] += turns
        return
    for seat in range(len(targets)):
        targets[seat] += turns


class Turns(Step[FairyTale]):
    """Each affected player turns own cards, and chooses which: FT-30, FT-A7."""

    fields = ("up", "targets")

    def __init__(self, up: bool, targets: tuple[Targets, ...]) -> None:
        self.up = up
        self.targets = targets  # by seat

    def perform(self, s: FairyTale) -> None:
        asked: list[Decision[FairyTale]] = []
        forced: list[int] = []
        for seat in s.from_dealer():
            targets = self.targets[seat]
            if not targets:
                continue
            cards = turnable(s, seat, self.up)
            number = most_turned(cards, targets)  # FT-31 as many as possible, FT-A6
            if not number:
                tell_too_few(s, seat, self.up, targets, 0)
                continue
            is_optional = self.up and s.house.unflip_optional  # FT-A9
            if not is_optional and only_way(cards, targets) is not None:
                forced.append(seat)
                continue
            tell_too_few(s, seat, self.up, targets, number)
            if s.house.clockwise:
                asked.append(OpenTurn(seat, self.up, targets, number, ()))
            else:
                asked.append(SecretTurn(seat, self.up, targets, number))
        if asked and forced and not s.house.clockwise:  # FT-A5 what is no choice is shown together with what is
            without_choice = [self.targets[seat] if seat in forced else () for seat in range(s.seats)]
            s.agenda.append(Turns(self.up, tuple(without_choice)))
        else:
            self.turn_forced(s, forced)
        if s.house.clockwise:
            s.agenda += asked[::-1]  # FT-A5 one after the other
        else:
            s.waiting = tuple(asked)  # FT-A5 secretly, and shown together

    def turn_forced(self, s: FairyTale, seats: list[int]) -> None:
        for seat in seats:
            targets = self.targets[seat]
            cards = only_way(turnable(s, seat, self.up), targets) or []
            tell_too_few(s, seat, self.up, targets, len(cards))
            for card in cards:
                turn(s, seat, card, self.up, targets)


def turnable(s: FairyTale, seat: int, up: bool) -> list[int]:
    """The seat's cards that lie the other way; FT-29 the card just revealed is one of them, FT-A13 hunted or not."""
    return [laid.cards[0] for laid in s.tableaus[seat] if laid.is_down == up]


def turn(s: FairyTale, seat: int, card: int, up: bool, targets: Targets) -> None:
    """Turn one such card of the seat, for one of these effects."""
    if s.events is not None:
        source, before = source_of_turn(s, seat, card, up, targets), points_of(s, seat)
    laid = s.tableaus[seat]
    for place, each in enumerate(laid):
        if each.cards[0] == card and each.is_down == up:
            turned: Laid = s.cards.up[card] if up else s.cards.down[card]
            s.tableaus[seat] = laid[:place] + (turned,) + laid[place + 1 :]
            break
    if s.events is not None:
        tell_turn(s, seat, card, place, up, source, before)


def fit(cards: list[int], targets: Targets) -> bool:
    """FT-28, FT-A16 Whether each of the cards can be turned by an effect of its own, that names its group."""
    if len(cards) > len(targets):
        return False
    if not cards:
        return True
    for i, kinds in enumerate(targets):
        if kinds >> cards[0] & 1 and fit(cards[1:], targets[:i] + targets[i + 1 :]):
            return True
    return False


def most_turned(cards: list[int], targets: Targets) -> int:
    """FT-35, FT-A6 How many cards these effects can turn."""
    if len(targets) == 1:
        return 1 if any([targets[0] >> card & 1 for card in cards]) else 0
    return len(some_way(cards, targets))


def some_way(cards: list[int], targets: Targets) -> list[int]:
    """Cards that can be turned together, as many as possible: whatever fits can always be completed."""
    way: list[int] = []
    for card in cards:
        if len(way) < len(targets) and fit([*way, card], targets):
            way.append(card)
    return way


def only_way(cards: list[int], targets: Targets) -> list[int] | None:
    """The cards that must be turned, where nothing is to be chosen; None if something is."""
    if len(targets) == 1:
        fitting = [card for card in cards if targets[0] >> card & 1]
        return fitting[:1] if fitting.count(fitting[0]) == len(fitting) else None
    way = some_way(cards, targets)
    rest = cards[:]
    for card in way:
        rest.remove(card)
    for other in rest:
        for i, card in enumerate(way):
            if other != card and fit([*way[:i], *way[i + 1 :], other], targets):
                return None
    return way


def ways_on(s: FairyTale, up: bool, targets: Targets, turned: list[int], left: list[int]) -> list[Option]:
    """The cards that can be turned besides those chosen already, by their titles."""
    found: list[Option] = []
    for card in sorted(set(left)):
        if fit([*turned, card], targets):
            found.append(s.cards.title[card])
    if up and s.house.unflip_optional:
        found.append(s.cards.nothing)  # FT-A9
    return found


def why_not_turned(s: FairyTale, seat: int, up: bool, targets: Targets, option: Option) -> Refusal:
    if option is s.cards.nothing:
        return Refusal("effects-are-compulsory", ("FT-30", "FT-A8", "FT-A9"))
    if option.code >= len(s.cards.title):
        return Refusal("choose-by-title", ("FT-30",))
    this = Cards((option.card,))
    if option.card not in turnable(s, seat, up):
        kind = "not-before-you"
        if option.card in turnable(s, seat, not up):
            kind = "lies-face-up" if up else "lies-face-down"
        return Refusal(said(kind, cards=this), ("FT-26" if up else "FT-27", "FT-30"))
    if not any([kinds >> option.card & 1 for kinds in targets]):
        sources = sources_of(s, seat, up, targets)
        told = said("asks-for-others", cards=this, sources=cards_asking(sources), groups=groups_asked_for(sources),
                    faction=s.cards.titles[option.card].faction)  # fmt: skip
        return Refusal(told, ("FT-28", "FT-33"))
    number = most_turned(turnable(s, seat, up), targets)
    return Refusal(said("turns-too-few", cards=this, number=number), ("FT-35", "FT-A6", "FT-31"))


def turn_deed(s: FairyTale, seat: int, up: bool, option: Option) -> Said:
    """What the card counts for its owner, as things lie now."""
    if option is s.cards.nothing:
        return said("turn-up-nothing")
    now = s.face_up(seat)
    then = (*now, option.card) if up else without(now, option.card)
    sheet = sheet_of(s)
    told = changed(sheet.total(seat), sheet.total_with(seat, then))
    return Said("turn-up" if up else "turn-down", (("cards", Cards((option.card,))), *told))


def place_turned(s: FairyTale, seat: int, up: bool, option: Option, earlier: int) -> Place | None:
    """Where the card lies that is turned; so many equal ones are chosen already, and lie as before."""
    for place, laid in enumerate(s.tableaus[seat]):
        if laid.is_down == up and laid.cards[0] == option.card:
            if not earlier:
                return at(seat, place)
            earlier -= 1
    return None


class SecretTurn(SecretDecision[FairyTale]):
    """FT-A5 Which of one's own cards is turned: chosen secretly, one after the other, and shown together."""

    asks = "turning"
    fields = ("seat", "up", "targets", "number")

    def __init__(self, seat: int, up: bool, targets: Targets, number: int) -> None:
        super().__init__(seat)
        self.up = up
        self.targets = targets
        self.number = number  # still to be turned

    def name(self) -> str:
        return "turning-up" if self.up else "turning-down"

    def prompt(self, s: FairyTale) -> Prompt:
        return turn_prompt(s, self.seat, self.up, self.targets, self.number)

    def options(self, s: FairyTale) -> list[Option]:
        turned = [option.card for option in s.sealed_before(self) if option is not s.cards.nothing]
        left = turnable(s, self.seat, self.up)
        for card in turned:  # they lie as before until all are shown
            left.remove(card)
        return ways_on(s, self.up, self.targets, turned, left)

    def deed(self, s: FairyTale, option: Option) -> Said:
        return turn_deed(s, self.seat, self.up, option)

    def target(self, s: FairyTale, option: Option) -> Place | None:
        return place_turned(s, self.seat, self.up, option, s.sealed_before(self).count(option))

    def announce(self, s: FairyTale, option: Option) -> None:
        if s.events is not None:
            chosen = () if option is s.cards.nothing else (option.card,)
            told = named(side="up" if self.up else "down", chosen=Cards(chosen))
            cause = self.prompt(s).cause
            s.events.append(Event("chooses-to-turn", self.seat, (), told, cause=cause, audience=(self.seat,)))

    def then(self, s: FairyTale) -> SecretDecision[FairyTale] | None:
        return SecretTurn(self.seat, self.up, self.targets, self.number - 1) if self.number > 1 else None

    def open(self, s: FairyTale, option: Option) -> None:
        if option is s.cards.nothing:
            tell_nothing_turned(s, self.seat, self.targets)
        else:
            turn(s, self.seat, option.card, self.up, self.targets)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return why_not_turned(s, self.seat, self.up, self.targets, option)

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("nothing-to-choose", waits=waited_for(s)), ("FT-24", "FT-31"))


class OpenTurn(Decision[FairyTale]):
    """FT-A5 The same in the open, where the house lets players choose clockwise."""

    asks = "turning"
    fields = ("seat", "up", "targets", "number", "turned")

    def __init__(self, seat: int, up: bool, targets: Targets, number: int, turned: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.up = up
        self.targets = targets
        self.number = number
        self.turned = turned  # since this effect began

    def name(self) -> str:
        return "turning-up" if self.up else "turning-down"

    def prompt(self, s: FairyTale) -> Prompt:
        return turn_prompt(s, self.seat, self.up, self.targets, self.number)

    def options(self, s: FairyTale) -> list[Option]:
        return ways_on(s, self.up, self.targets, list(self.turned), turnable(s, self.seat, self.up))

    def deed(self, s: FairyTale, option: Option) -> Said:
        return turn_deed(s, self.seat, self.up, option)

    def target(self, s: FairyTale, option: Option) -> Place | None:
        return place_turned(s, self.seat, self.up, option, 0)

    def announce(self, s: FairyTale, option: Option) -> None:
        """That the card is turned is told."""

    def take(self, s: FairyTale, option: Option) -> None:
        turned = self.turned
        if option is s.cards.nothing:
            tell_nothing_turned(s, self.seat, self.targets)
        else:
            turn(s, self.seat, option.card, self.up, self.targets)
            turned += (option.card,)
        if self.number > 1:
            s.agenda.append(OpenTurn(self.seat, self.up, self.targets, self.number - 1, turned))

    def goes_on(self, s: FairyTale, option: Option) -> bool:
        return self.number > 1

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return why_not_turned(s, self.seat, self.up, self.targets, option)

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("one-after-the-other", waits=waited_for(s)), ("FT-A5",))


# --- Draw ---------------------------------------------------------------------------------------


class Draw(Step[FairyTale]):
    """FT-39 Cards from the deck into the hand, clockwise from the dealer: FT-A5; in the third step too: FT-A17."""

    def perform(self, s: FairyTale) -> None:
        for seat in s.from_dealer():
            card = in_force(s, seat)
            if card == NONE:
                continue
            for number in s.cards.draws[card]:
                if s.house.keeps_reserve and len(s.stock) - number < reserve(s):
                    tell_draw(s, "draws-nothing", seat, ())  # FT-A19
                    continue
                cards = draw(s, number)
                s.hands[seat] = tuple(sorted(s.hands[seat] + cards))
                s.drew[seat] += cards
                tell_draw(s, "draws" if cards else "finds-no-deck", seat, cards)  # FT-A43


def tell_draw(s: FairyTale, kind: str, seat: int, cards: tuple[int, ...]) -> None:
    if s.events is not None:
        cause = Cause(in_force(s, seat), seat)
        s.events.append(Event(kind, seat, cards, (), Place("deck"), Place("hand", seat), cause, audience=(seat,)))


HUNT: Final = Hunt()
BRING_DOWN: Final = BringDown()
UNFLIP: Final = Unflip()
FLIP: Final = Flip()
DRAW: Final = Draw()
EXCHANGE: Final = Exchange()
REVEAL: Final = Reveal()
# The last is performed first.
EXPERT_ORDER: Final[list[Step[FairyTale]]] = [DRAW, FLIP, UNFLIP, HUNT]  # FT-34; the basic game has only FT-32 of it
WITH_EXCHANGE: Final[list[Step[FairyTale]]] = [EXCHANGE, DRAW, FLIP, UNFLIP, HUNT]  # FT-56
