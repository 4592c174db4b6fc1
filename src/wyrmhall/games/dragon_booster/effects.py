"""Dragon Booster: what effects do, word by word, sentence after sentence (DB-A44)."""

from __future__ import annotations

from typing import Any, assert_never

from wyrmhall.games.dragon_booster.cards import (
    A_CREW,
    A_GEAR,
    A_MANEUVER,
    AN_EVENT,
    BoosterCards,
    InPlay,
    Picking,
    Rivalling,
)
from wyrmhall.games.dragon_booster.language import (
    CREW,
    DAMAGE,
    EVENT,
    GEAR,
    MANEUVER,
    AllPoint,
    AllSprint,
    Draw,
    Drop,
    EachEvent,
    Effect,
    Energy,
    Find,
    Fix,
    Mill,
    Passing,
    Point,
    Recall,
    RivalPoint,
    Save,
    SelfSave,
    SelfSprint,
    Sprint,
    Stat,
    Take,
    Weaken,
    affects_rival,
    is_of_battle,
)
from wyrmhall.games.dragon_booster.reckoning import holds
from wyrmhall.games.dragon_booster.state import MAIN, DragonBooster, changed, less
from wyrmhall.games.dragon_booster.winning import gain, gain_all
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Place, Said, Seat, card, named, said
from wyrmhall.kernel.state import Decision, Event, Look, Offer, Step, without
from wyrmhall.kernel.value import NONE


def effect_of(cards: BoosterCards, row: int) -> Effect:
    effect = cards.effects[row]
    assert effect is not None
    return effect


def begin_effect(s: DragonBooster, seat: int, row: int) -> None:
    """Test once (DB-A44), bind the rival once (DB-82), then do what the sentences say."""
    effect = s.cards.effects[row]
    if effect is None:
        return
    if effect.test is not None and not holds(s, seat, effect.test):
        if s.events is not None:
            s.events.append(Event("test-fails", seat, (row,), cause=Cause(row, seat)))
        return
    rival = NONE
    for verb in effect.does:
        if affects_rival(verb) and (s.battling or not is_of_battle(verb)):  # DB-80 who would be named for nothing
            rivals = rivals_for(s, seat, effect)
            if len(rivals) > 1:
                s.agenda.append(NamingRival(seat, row))
                return
            rival = rivals[0] if rivals else NONE
            break
    resolve(s, seat, row, 0, rival)


def rivals_for(s: DragonBooster, seat: int, effect: Effect) -> list[int]:
    """DB-82 Any rival may be named; where the text says so, only one who has more points."""
    rivals = s.rivals_of(seat)
    if effect.is_for_those_ahead:
        return [rival for rival in rivals if s.scores[rival] > s.scores[seat]]
    return rivals


class NamingRival(Decision[DragonBooster]):
    """DB-82 The rival for the whole card effect."""

    fields = ("seat", "row")
    asks = "rival"

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("rival", ("DB-82",), Cause(self.row, self.seat))

    def options(self, s: DragonBooster) -> list[Option]:
        return [s.cards.rival[rival] for rival in rivals_for(s, self.seat, effect_of(s.cards, self.row))]

    def take(self, s: DragonBooster, option: Option) -> None:
        assert isinstance(option, Rivalling)
        resolve(s, self.seat, self.row, 0, option.seat)

    def deed(self, s: DragonBooster, option: Option) -> Said:
        assert isinstance(option, Rivalling)
        return said("name-rival", rival=Seat(option.seat))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        assert isinstance(option, Rivalling)
        return Place("", option.seat)

    def announce(self, s: DragonBooster, option: Option) -> None:
        assert isinstance(option, Rivalling)
        if s.events is not None:
            rival, cause = named(rival=Seat(option.seat)), Cause(self.row, self.seat)
            s.events.append(Event("aims-at", self.seat, (), rival, cause=cause))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("name-a-rival", ("DB-82",))


class Resolving(Step[DragonBooster]):
    """The rest of an effect, after a choice in the midst of it."""

    fields = ("seat", "row", "part", "rival")

    def __init__(self, seat: int, row: int, part: int, rival: int) -> None:
        self.seat = seat
        self.row = row
        self.part = part
        self.rival = rival

    def perform(self, s: DragonBooster) -> None:
        resolve(s, self.seat, self.row, self.part, self.rival)


def resolve(s: DragonBooster, seat: int, row: int, part: int, rival: int) -> None:
    """DB-A44 The sentences in order, each as far as possible; DB-2 until somebody has won."""
    does = effect_of(s.cards, row).does
    while part < len(does) and not s.winners:
        verb = does[part]
        part += 1
        if isinstance(verb, SelfSprint | SelfSave | AllSprint | Stat):
            continue  # those last: they are computed when asked
        asked = do(s, seat, row, verb, rival)
        if asked is not None:
            if part < len(does):
                s.agenda.append(Resolving(seat, row, part, rival))
            s.agenda.append(asked)
            return


def do(s: DragonBooster, seat: int, row: int, verb: Passing, rival: int) -> Step[Any] | None:
    """One sentence: done at once, or the choice that it asks for."""
    if affects_rival(verb) and rival == NONE:
        return None  # nobody could be named
    if isinstance(verb, Sprint):
        boost(s, seat, seat, row, verb.number)
    elif isinstance(verb, Weaken):
        boost(s, rival, seat, row, -verb.number)
    elif isinstance(verb, EachEvent):
        if s.battling and s.rushing[seat]:  # DB-80
            s.on_event += (seat, row, verb.number)
    elif isinstance(verb, Save):
        if s.battling and s.rushing[seat]:  # DB-80
            s.saving += (seat,)
    elif isinstance(verb, Point):
        gain(s, seat, verb.number, Cause(row, seat))
    elif isinstance(verb, RivalPoint):
        gain(s, rival, -verb.number, Cause(row, seat))
    elif isinstance(verb, AllPoint):
        gain_all(s, verb.number, Cause(row, seat))
    elif isinstance(verb, Draw):
        draw(s, seat, verb.number)
    elif isinstance(verb, Drop):
        return drop(s, seat, row, rival, verb.number)
    elif isinstance(verb, Mill):
        mill(s, seat, row, rival, verb.number)
    elif isinstance(verb, Energy):
        if s.step == MAIN:  # DB-A43
            s.energy = changed(s.energy, seat, s.energy[seat] + verb.number)
            if s.events is not None:
                s.events.append(Event("gains-energy", seat, (), named(energy=verb.number), cause=Cause(row, seat)))
    elif isinstance(verb, Recall):
        return Recalling(seat, row, verb.number)
    elif isinstance(verb, Fix):
        return Fixing(seat, row)
    elif isinstance(verb, Take):
        return Taking(seat, row, rival, KIND_TAKEN[verb.kind], verb.limit, verb.verb == DAMAGE)
    elif isinstance(verb, Find):
        return Search(seat, row, KIND_FOUND[verb.kind]) if s.race_decks[seat] else None
    else:
        assert_never(verb)
    return None


KIND_TAKEN = {GEAR: A_GEAR, CREW: A_CREW, MANEUVER: A_MANEUVER}
KIND_FOUND = {MANEUVER: A_MANEUVER, EVENT: AN_EVENT, "any": NONE}


# --- Done at once ---------------------------------------------------------------------------------


def boost(s: DragonBooster, seat: int, owner: int, row: int, number: int) -> None:
    """DB-80 "This battle" means nothing at another time; DB-67 and nothing to a player without a rushing card."""
    if s.battling and s.rushing[seat]:
        s.boosts += (seat, row, number)
        if s.events is not None:
            kind = "gains-sprint" if number > 0 else "loses-sprint"
            s.events.append(Event(kind, seat, (), named(number=abs(number)), cause=Cause(row, owner)))


def draw(s: DragonBooster, seat: int, number: int) -> None:
    """DB-A7 As many as there are; DB-A3 no hand is too large."""
    deck = s.race_decks[seat]
    drawn = deck[:number]
    if not drawn:
        return
    s.race_decks[seat] = deck[number:]
    s.hands[seat] = tuple(sorted(s.hands[seat] + drawn))
    s.has_drawn = True
    if s.events is not None:
        origin, to = Place("race", seat), Place("hand", seat)
        s.events.append(Event("draws", seat, tuple(sorted(drawn)), origin=origin, to=to, audience=(seat,)))


def mill(s: DragonBooster, seat: int, row: int, rival: int, number: int) -> None:
    """The top cards of the rival's race deck go to his discards."""
    milled = s.race_decks[rival][:number]
    if milled:
        s.race_decks[rival] = s.race_decks[rival][number:]
        s.discards[rival] += milled
        s.has_drawn = True
        if s.events is not None:
            origin, to = Place("race", rival), Place("discards", rival)
            s.events.append(Event("is-milled", rival, milled, origin=origin, to=to, cause=Cause(row, seat)))


def drop(s: DragonBooster, seat: int, row: int, rival: int, number: int) -> Step[Any] | None:
    """The rival discards cards of his choice; all of them, if he has no more (their number is open: DB-102)."""
    hand = s.hands[rival]
    if len(hand) > number:
        return Dropping(rival, row, seat, number)
    for each in hand:
        discard_from_hand(s, rival, each, Cause(row, seat))
    return None


def discard_from_hand(s: DragonBooster, seat: int, row: int, cause: Cause | None) -> None:
    """DB-73"""
    s.leave_hand(seat, row)
    s.discards[seat] += (row,)
    if s.events is not None:
        origin, to = Place("hand", seat), Place("discards", seat)
        s.events.append(Event("discards", seat, (row,), origin=origin, to=to, cause=cause))


# --- Choices in the midst of an effect ------------------------------------------------------------


class Dropping(Decision[DragonBooster]):
    """A rival discards cards of his choice from his hand, one after the other."""

    fields = ("seat", "row", "owner", "left")
    asks = "drop"

    def __init__(self, seat: int, row: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.row = row
        self.owner = owner
        self.left = left

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt(said("drop", number=self.left), ("DB-A44",), Cause(self.row, self.owner))

    def options(self, s: DragonBooster) -> list[Option]:
        return [s.cards.discard[each] for each in dict.fromkeys(s.hands[self.seat])]

    def take(self, s: DragonBooster, option: Option) -> None:
        discard_from_hand(s, self.seat, option.card, Cause(self.row, self.owner))
        if self.left > 1:
            s.agenda.append(Dropping(self.seat, self.row, self.owner, self.left - 1))

    def goes_on(self, s: DragonBooster, option: Option) -> bool:
        return self.left > 1

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("discard", cards=card(option.card))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("discard-a-card-of-your-hand", ("DB-A44", "DB-73"))


class Recalling(Offer[DragonBooster]):
    """Which maneuver comes back from the discards; the card that was paid may be it (DB-A20)."""

    fields = ("seat", "row", "limit")
    asks = "recall"

    def __init__(self, seat: int, row: int, limit: int) -> None:
        super().__init__(seat)
        self.row = row
        self.limit = limit

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("recall", ("DB-A44",), Cause(self.row, self.seat))

    def options(self, s: DragonBooster) -> list[Option]:
        cards = s.cards
        found: list[Option] = []
        for each in dict.fromkeys(s.discards[self.seat]):
            if cards.kind[each] == A_MANEUVER and cards.cost[each] <= self.limit:
                found.append(cards.recall[each])
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        s.discards[self.seat] = without(s.discards[self.seat], option.card)
        s.put_in_hand(self.seat, (option.card,))
        s.shown_hand = changed(s.shown_hand, self.seat, (*s.shown_hand[self.seat], option.card))
        if s.events is not None:
            origin, to = Place("discards", self.seat), Place("hand", self.seat)
            cause = Cause(self.row, self.seat)
            s.events.append(Event("recalls", self.seat, (option.card,), origin=origin, to=to, cause=cause))

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("recall", cards=card(option.card))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        return Place("discards", self.seat, s.discards[self.seat].index(option.card))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("recall-from-your-discards", ("DB-A44",))


class Fixing(Offer[DragonBooster]):
    """Which gear or crew goes from the damaged pile back to the dragon deck."""

    fields = ("seat", "row")
    asks = "fix"

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("fix", ("DB-72",), Cause(self.row, self.seat))

    def options(self, s: DragonBooster) -> list[Option]:
        return [s.cards.fix[each] for each in dict.fromkeys(s.damaged[self.seat])]

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        s.damaged[seat] = without(s.damaged[seat], option.card)
        s.set_dragon_deck(seat, tuple(sorted((*s.dragon_deck(seat), option.card))))
        if seat not in s.open_kept:
            s.shown_dragons = changed(s.shown_dragons, seat, (*s.shown_dragons[seat], option.card))
        if s.events is not None:
            origin, to = Place("damaged", seat), Place(s.dragon_deck_word(seat), seat)
            s.events.append(Event("fixes", seat, (option.card,), origin=origin, to=to, cause=Cause(self.row, seat)))

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("fix", cards=card(option.card))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        return Place("damaged", self.seat, s.damaged[self.seat].index(option.card))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("fix-from-your-damaged-pile", ("DB-72",))


class Taking(Offer[DragonBooster]):
    """Which gear, crew or maneuver of the rival is damaged or discarded."""

    fields = ("seat", "row", "rival", "kind", "limit", "damages")
    asks = "take"

    def __init__(self, seat: int, row: int, rival: int, kind: int, limit: int, damages: bool) -> None:
        super().__init__(seat)
        self.row = row
        self.rival = rival
        self.kind = kind
        self.limit = limit
        self.damages = damages  # whether the text says so: DB-A29

    def prompt(self, s: DragonBooster) -> Prompt:
        asked = said("break" if self.damages else "knock", rival=Seat(self.rival))
        return Prompt(asked, ("DB-72", "DB-74"), Cause(self.row, self.seat))

    def pile(self, s: DragonBooster) -> tuple[InPlay, ...]:
        return s.tracks[self.rival] if self.kind == A_MANEUVER else s.pits[self.rival]

    def options(self, s: DragonBooster) -> list[Option]:
        cards = s.cards
        number = cards.cost if self.kind == A_MANEUVER else cards.level
        found: list[Option] = []
        for piece in self.pile(s):
            if cards.kind[piece.row] == self.kind and number[piece.row] <= self.limit:
                option = cards.pick[piece.used][piece.row]
                if option not in found:  # equal cards are one option
                    found.append(option)
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        """DB-72 to the damaged pile, DB-73 or to the discards, whatever the text calls it: DB-74."""
        assert isinstance(option, Picking)
        gone = (s.cards.spent if option.used else s.cards.fresh)[option.card]
        rival, kept = self.rival, less(self.pile(s), gone)
        if self.kind == A_MANEUVER:
            s.tracks[rival] = kept
            s.discards[rival] += (option.card,)
        else:
            s.pits[rival] = kept
            s.damaged[rival] += (option.card,)
        if (self.damages or self.kind != A_MANEUVER) and self.seat not in s.has_damaged:
            s.has_damaged += (self.seat,)  # DB-A29
        if s.events is not None:
            is_maneuver = self.kind == A_MANEUVER
            origin = Place("track" if is_maneuver else "pit", rival)
            to = Place("discards" if is_maneuver else "damaged", rival)
            kind = "loses-maneuver" if is_maneuver else "is-damaged"
            cause = Cause(self.row, self.seat)
            s.events.append(Event(kind, rival, (option.card,), origin=origin, to=to, cause=cause))

    def deed(self, s: DragonBooster, option: Option) -> Said:
        verb = "discard-of" if self.kind == A_MANEUVER else "damage-of"
        return said(verb, rival=Seat(self.rival), cards=card(option.card))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        assert isinstance(option, Picking)
        rows = [(piece.row, piece.used) for piece in self.pile(s)]
        zone = "track" if self.kind == A_MANEUVER else "pit"
        return Place(zone, self.rival, rows.index((option.card, option.used)))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        return Refusal("not-within-reach", ("DB-A44", "DB-82"))


class Search(Step[DragonBooster]):
    """DB-A45 The player looks through the whole race deck."""

    fields = ("seat", "row", "kind")

    def __init__(self, seat: int, row: int, kind: int) -> None:
        self.seat = seat
        self.row = row
        self.kind = kind

    def perform(self, s: DragonBooster) -> None:
        s.looks += (Look("race", self.seat, self.seat),)
        Finding(self.seat, self.row, self.kind).perform(s)


class Finding(Decision[DragonBooster]):
    """DB-A45 Whoever searches may find nothing on purpose, and is asked even if there is nothing."""

    fields = ("seat", "row", "kind")
    asks = "find"

    def __init__(self, seat: int, row: int, kind: int) -> None:
        super().__init__(seat)
        self.row = row
        self.kind = kind

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("find", ("DB-A45",), Cause(self.row, self.seat))

    def options(self, s: DragonBooster) -> list[Option]:
        cards = s.cards
        found: list[Option] = [cards.nothing]
        for each in sorted(set(s.race_decks[self.seat])):
            if self.kind == NONE or cards.kind[each] == self.kind:
                found.append(cards.find[each])
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        if option is not s.cards.nothing:
            s.race_decks[seat] = without(s.race_decks[seat], option.card)
            s.put_in_hand(seat, (option.card,))
            s.shown_hand = changed(s.shown_hand, seat, (*s.shown_hand[seat], option.card))  # it stays known
            s.has_drawn = True
        s.race_decks[seat] = s.chance.of("race", seat).shuffle(s.race_decks[seat])  # in any case
        if s.events is not None:
            cause = Cause(self.row, seat)
            if option is s.cards.nothing:
                s.events.append(Event("finds-nothing", seat, cause=cause))
            else:
                origin, to = Place("race", seat), Place("hand", seat)
                s.events.append(Event("finds", seat, (option.card,), origin=origin, to=to, cause=cause))

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("find-nothing") if option is s.cards.nothing else said("find", cards=card(option.card))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if option.card != NONE and option.card in s.race_decks[self.seat]:
            return Refusal(said("search-is-for-others", cards=Cards((option.card,))), ("DB-A45",))
        return Refusal("not-in-your-race-deck", ("DB-A45",))
