"""Fairy Tale: Richard Garfield's team play, in which Shadow cards exchange cards between partners."""

from __future__ import annotations

from wyrmhall.games.fairy_tale.cards import Laid, OwnDown, Place
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.state import Decision, Step


class Exchange(Step[FairyTale]):
    """FT-54 Each Shadow card revealed; FT-56 last of all; FT-A39, FT-A40 clockwise from the dealer, each fully."""

    def perform(self, s: FairyTale) -> None:
        for seat in s.from_dealer()[::-1]:
            if has_exchange(s, seat):
                s.agenda.append(ExchangeOf(seat))


def has_exchange(s: FairyTale, seat: int) -> bool:
    """FT-54 A Shadow card; FT-A38 not a hunted one; FT-A35 the Egg if the house says so."""
    for card in s.revealed[seat]:
        if s.cards.shadow >> card & 1 and seat not in s.hunted:
            return s.house.egg_exchanges or s.cards.titles[card].faction == "Shadow"
    return False


class ExchangeOf(Step[FairyTale]):
    """FT-A36 Compulsory if both partners have a card that can be exchanged."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: FairyTale) -> None:
        if exchangeable(s, self.seat) and exchangeable(s, partner_of(s, self.seat)):
            s.agenda.append(Giving(self.seat))
        else:
            s.say("has nothing to exchange", self.seat)


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

    def prompt(self, s: FairyTale) -> Prompt:
        return Prompt("Choose the card that you give to your partner.", ("FT-54", "FT-55"))

    def options(self, s: FairyTale) -> list[Option]:
        return own_options(s, self.seat)

    def take(self, s: FairyTale, option: Option) -> None:
        place = place_of(s, self.seat, option)
        if s.house.partner_chooses_own:
            s.agenda.append(Answering(partner_of(s, self.seat), place))  # FT-A36
        else:
            s.agenda.append(Taking(self.seat, place))

    def announce(self, s: FairyTale, option: Option) -> None:
        tell_choice(s, self.seat, option)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return why_not_exchanged(s, option)

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal("another player chooses what is exchanged", ("FT-A36", "FT-A39"))


class Taking(ExchangeChoice):
    """FT-A36 The player of the Shadow card also chooses the partner's card; FT-A37 face-down ones by their place."""

    fields = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place  # of the card that is given

    def prompt(self, s: FairyTale) -> Prompt:
        return Prompt("Choose the card that you take from your partner.", ("FT-54", "FT-A36"))

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

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return why_not_exchanged(s, option)

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal("the player of the Shadow card chooses both cards", ("FT-A36", "FT-A39"))


class Answering(ExchangeChoice):
    """FT-A36 Where the house says so, the partner sees what is offered and chooses an own card."""

    fields = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place  # of the card that the partner gives

    def prompt(self, s: FairyTale) -> Prompt:
        return Prompt("Choose the card that you give in return.", ("FT-54", "FT-A36"))

    def options(self, s: FairyTale) -> list[Option]:
        return own_options(s, self.seat)

    def take(self, s: FairyTale, option: Option) -> None:
        swap(s, partner_of(s, self.seat), self.place, self.seat, place_of(s, self.seat, option))

    def announce(self, s: FairyTale, option: Option) -> None:
        tell_choice(s, self.seat, option)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return why_not_exchanged(s, option)

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal("the partner chooses what is given in return", ("FT-A36", "FT-A39"))


def tell_choice(s: FairyTale, seat: int, option: Option) -> None:
    """FT-58 The others are not told which face-down card it is."""
    s.say("chose", seat, (), option.text, (seat,) if isinstance(option, OwnDown) else None)


def swap(s: FairyTale, seat: int, place: int, partner: int, its_place: int) -> None:
    """FT-A37 The side that is up is kept; who has a face-down card now may look at it (FT-58)."""
    given, taken = s.tableaus[seat][place], s.tableaus[partner][its_place]
    s.tableaus[seat] = s.tableaus[seat][:place] + (taken,) + s.tableaus[seat][place + 1 :]
    s.tableaus[partner] = s.tableaus[partner][:its_place] + (given,) + s.tableaus[partner][its_place + 1 :]
    if s.events is not None:
        tell_receipt(s, partner, given)
        tell_receipt(s, seat, taken)


def tell_receipt(s: FairyTale, seat: int, laid: Laid) -> None:
    audience = (seat, partner_of(s, seat)) if laid.is_down else None
    s.say("receives", seat, laid.cards, audience=audience)


def why_not_exchanged(s: FairyTale, option: Option) -> Refusal:
    if option is s.cards.nothing:
        return Refusal("an exchange is compulsory", ("FT-A36",))
    if isinstance(option, (Place, OwnDown)) and not s.house.exchange_face_down:
        return Refusal("face-down cards are not exchanged at this table", ("FT-A37",))
    return Refusal("no such card can be exchanged", ("FT-54", "FT-A37"))
