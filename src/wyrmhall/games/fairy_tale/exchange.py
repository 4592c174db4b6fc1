"""Fairy Tale: Richard Garfield's team play, in which Shadow cards exchange cards between partners."""

from __future__ import annotations

from wyrmhall.games.fairy_tale.cards import Laid, OwnDown, Place
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.games.fairy_tale.telling import at, changed, points_of
from wyrmhall.kernel.effect import Effect, at_once
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Said, Seat, named, said
from wyrmhall.kernel.said import Place as Spot
from wyrmhall.kernel.state import Decision, Event, Step
from wyrmhall.kernel.value import UNSEEN


class Exchange(Step[FairyTale]):
    """FT-54 Each Shadow card revealed; FT-56 last of all; FT-A39, FT-A40 clockwise from the dealer, each fully."""

    def perform(self, s: FairyTale) -> None:
        at_once(s, s.dealer, [ExchangeOf(seat) for seat in range(s.seats) if has_exchange(s, seat)])


def has_exchange(s: FairyTale, seat: int) -> bool:
    """FT-54 A Shadow card; FT-A38 not a hunted one; FT-A35 the Egg if the house says so."""
    for card in s.revealed[seat]:
        if s.cards.shadow >> card & 1 and seat not in s.hunted:
            return s.house.egg_exchanges or s.cards.titles[card].faction == "Shadow"
    return False


class ExchangeOf(Effect[FairyTale]):
    """FT-A36 Compulsory if both partners have a card that can be exchanged."""

    def perform(self, s: FairyTale) -> None:
        if exchangeable(s, self.seat) and exchangeable(s, partner_of(s, self.seat)):
            s.agenda.append(Giving(self.seat))
        elif s.events is not None:
            partner = partner_of(s, self.seat)
            without_card = partner if exchangeable(s, self.seat) else self.seat
            told, cause = named(partner=Seat(partner), lacking=Seat(without_card)), cause_of(s, self.seat)
            s.events.append(Event("swaps-nothing", self.seat, (), told, cause=cause))


def cause_of(s: FairyTale, seat: int) -> Cause:
    """The Shadow card that this seat has just revealed."""
    return Cause(s.revealed[seat][0], seat)


def partner_of(s: FairyTale, seat: int) -> int:
    return (seat + 2) % s.seats  # FT-52


def exchangeable(s: FairyTale, seat: int) -> list[int]:
    """The places of the cards that may be exchanged; FT-A37 face-down ones too, unless the house forbids it."""
    return [place for place, laid in enumerate(s.tableaus[seat]) if s.house.exchange_face_down or not laid.is_down]


def own_options(s: FairyTale, seat: int) -> list[Option]:
    """One's own cards by their titles, the face-down ones marked; FT-55 the card just revealed is one of them."""
    up, down = set[int](), set[int]()
    for place in exchangeable(s, seat):
        laid = s.tableaus[seat][place]
        (down if laid.is_down else up).add(laid.cards[0])
    return [s.cards.title[card] for card in sorted(up)] + [s.cards.own_down[card] for card in sorted(down)]


def place_of(s: FairyTale, seat: int, option: Option) -> int:
    """Where the card lies that the option means."""
    if isinstance(option, Place):
        return option.place
    wanted: Laid = s.cards.down[option.card] if isinstance(option, OwnDown) else s.cards.up[option.card]
    return s.tableaus[seat].index(wanted)


class ExchangeChoice(Decision[FairyTale]):
    """FT-A36 Asked only where there is something to choose.

    Two face-down cards are always asked about, though they may be equal: the others must not learn that they are.
    """

    def whose(self, s: FairyTale) -> int:
        """The seat among whose cards is chosen."""
        return self.seat

    def target(self, s: FairyTale, option: Option) -> Spot | None:
        return at(self.whose(s), place_of(s, self.whose(s), option))

    def is_open(self, s: FairyTale, option: Option) -> bool:
        """FT-58 The others are not told which face-down card it is."""
        return not isinstance(option, OwnDown)

    def announce(self, s: FairyTale, option: Option) -> None:
        """That the cards change places is told."""

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return why_not_exchanged(s, option)

    def perform(self, s: FairyTale) -> None:
        if is_open_question(s, self.whose(s)):
            s.waiting += (self,)
        else:
            self.take(s, self.options(s)[0])


def is_open_question(s: FairyTale, seat: int) -> bool:
    """Whether, as far as everybody can see, more than one card of this seat could be exchanged."""
    up, down = set[int](), 0
    for place in exchangeable(s, seat):
        laid = s.tableaus[seat][place]
        if laid.is_down:
            down += 1
        else:
            up.add(laid.cards[0])
    return len(up) + down > 1


class Giving(ExchangeChoice):
    """FT-55 One of one's own cards, whichever: it is given to the partner."""

    asks = "giving"

    def prompt(self, s: FairyTale) -> Prompt:
        told = said("give", partner=Seat(partner_of(s, self.seat)))
        return Prompt(told, ("FT-54", "FT-55"), cause_of(s, self.seat))

    def deed(self, s: FairyTale, option: Option) -> Said:
        return give_deed(s, self.seat, option)

    def options(self, s: FairyTale) -> list[Option]:
        return own_options(s, self.seat)

    def take(self, s: FairyTale, option: Option) -> None:
        place = place_of(s, self.seat, option)
        if s.house.partner_chooses_own:
            s.agenda.append(Answering(partner_of(s, self.seat), place))  # FT-A36
        else:
            s.agenda.append(Taking(self.seat, place))

    def goes_on(self, s: FairyTale, option: Option) -> bool:
        """FT-A36 What is given and what is taken for it can be chosen together."""
        return not s.house.partner_chooses_own and is_open_question(s, partner_of(s, self.seat))

    def announce(self, s: FairyTale, option: Option) -> None:
        if s.events is not None:
            kind = "offers-face-down" if isinstance(option, OwnDown) else "offers"
            audience = None if self.is_open(s, option) else (self.seat,)
            place, cause = at(self.seat, place_of(s, self.seat, option)), cause_of(s, self.seat)
            s.events.append(Event(kind, self.seat, (option.card,), (), place, None, cause, audience=audience))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("another-swaps", chooser=Seat(self.seat)), ("FT-A36", "FT-A39"))


class Taking(ExchangeChoice):
    """FT-A36 The player of the Shadow card also chooses the partner's card; FT-A37 face-down ones by their place."""

    asks = "taking"
    fields = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place  # of the card that is given

    def prompt(self, s: FairyTale) -> Prompt:
        given, partner = s.tableaus[self.seat][self.place], Seat(partner_of(s, self.seat))
        told = said("take", cards=Cards(given.cards), side=side_of(given), partner=partner)
        return Prompt(told, ("FT-54", "FT-A36"), cause_of(s, self.seat))

    def deed(self, s: FairyTale, option: Option) -> Said:
        partner = Seat(partner_of(s, self.seat))
        if isinstance(option, Place):
            return said("take-face-down", place=option.place + 1, partner=partner)
        return said("take", cards=Cards((option.card,)), partner=partner)

    def whose(self, s: FairyTale) -> int:
        return partner_of(s, self.seat)

    def options(self, s: FairyTale) -> list[Option]:
        partner = partner_of(s, self.seat)
        laid = [(place, s.tableaus[partner][place]) for place in exchangeable(s, partner)]
        up = sorted({each.cards[0] for _, each in laid if not each.is_down})
        return [s.cards.title[card] for card in up] + [s.cards.place[place] for place, each in laid if each.is_down]

    def take(self, s: FairyTale, option: Option) -> None:
        partner = partner_of(s, self.seat)
        swap(s, self.seat, self.place, partner, place_of(s, partner, option))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("another-takes", chooser=Seat(self.seat)), ("FT-A36", "FT-A39"))


class Answering(ExchangeChoice):
    """FT-A36 Where the house says so, the partner sees what is offered and chooses an own card."""

    asks = "answering"
    fields = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place  # of the card that the partner gives

    def prompt(self, s: FairyTale) -> Prompt:
        partner = partner_of(s, self.seat)
        given = s.tableaus[partner][self.place]
        shown = Cards((UNSEEN,) if given.is_down else given.cards)  # FT-58
        told = said("answer", cards=shown, side=side_of(given), partner=Seat(partner))
        return Prompt(told, ("FT-54", "FT-A36"), cause_of(s, partner))

    def deed(self, s: FairyTale, option: Option) -> Said:
        return give_deed(s, self.seat, option)

    def options(self, s: FairyTale) -> list[Option]:
        return own_options(s, self.seat)

    def take(self, s: FairyTale, option: Option) -> None:
        partner = partner_of(s, self.seat)
        swap(s, partner, self.place, self.seat, place_of(s, self.seat, option))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("another-answers", chooser=Seat(self.seat)), ("FT-A36", "FT-A39"))


def side_of(laid: Laid) -> str:
    return "down" if laid.is_down else "up"


def give_deed(s: FairyTale, seat: int, option: Option) -> Said:
    kind = "give-face-down" if isinstance(option, OwnDown) else "give"
    return said(kind, cards=Cards((option.card,)), partner=Seat(partner_of(s, seat)))


def swap(s: FairyTale, seat: int, place: int, partner: int, its_place: int) -> None:
    """FT-A37 The side that is up is kept; who has a face-down card now may look at it (FT-58)."""
    given, taken = s.tableaus[seat][place], s.tableaus[partner][its_place]
    before = (points_of(s, seat), points_of(s, partner)) if s.events is not None else (0, 0)
    s.tableaus[seat] = s.tableaus[seat][:place] + (taken,) + s.tableaus[seat][place + 1 :]
    s.tableaus[partner] = s.tableaus[partner][:its_place] + (given,) + s.tableaus[partner][its_place + 1 :]
    if s.events is not None:
        cause, mine, theirs = cause_of(s, seat), at(seat, place), at(partner, its_place)
        tell_receipt(s, given, mine, theirs, cause, before[1])
        tell_receipt(s, taken, theirs, mine, cause, before[0])


def tell_receipt(s: FairyTale, laid: Laid, origin: Spot, to: Spot, cause: Cause, before: int) -> None:
    """FT-58 Which face-down card it is only the partners are told."""
    if s.events is None:
        return
    told = (("giver", Seat(origin.owner)), *changed(before, points_of(s, to.owner)))
    kind, audience = ("gets-face-down", (to.owner, origin.owner)) if laid.is_down else ("gets", None)
    s.events.append(Event(kind, to.owner, laid.cards, told, origin, to, cause, audience=audience))


def why_not_exchanged(s: FairyTale, option: Option) -> Refusal:
    if option is s.cards.nothing:
        return Refusal("exchange-is-compulsory", ("FT-A36",))
    if isinstance(option, (Place, OwnDown)) and not s.house.exchange_face_down:
        return Refusal("no-face-down-exchange", ("FT-A37",))
    return Refusal("cannot-be-exchanged", ("FT-54", "FT-A37"))
