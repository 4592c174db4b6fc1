"""Twin worlds: whatever a seat cannot see may be otherwise, and not a byte that it is sent tells the difference.

Three ways to make a twin.  *Imagined*: the kernel redeals what the viewer cannot see.  It fills facts and memory in
from the view, so a leak in those shows only when both worlds are played on.  *Dealt otherwise*: the whole game is
played beside one in whose deal two cards changed places, and whose chance is another one; this shows leaks in anything.
*Brought otherwise*: to the one another seat has brought another list than to the other, from the very beginning.
"""

from __future__ import annotations

from collections import Counter

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import Chance, Seed, swift
from wyrmhall.kernel.data import pack, said_to_data, to_data, view_to_data
from wyrmhall.kernel.errors import BadData, BadList, IllegalOption
from wyrmhall.kernel.game import Game, score_lines
from wyrmhall.kernel.imagine import redeal
from wyrmhall.kernel.knowledge import Among, Known, Spread
from wyrmhall.kernel.option import Offered, Option
from wyrmhall.kernel.play import check, choose, decide, go_one_step, options, owed, owing, why_not
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event, Look, SecretDecision, State, without
from wyrmhall.kernel.together import choose_all
from wyrmhall.kernel.value import CENTRE, UNSEEN, Pile, cards_of
from wyrmhall.kernel.view import View, look, piles, present, seen
from wyrmhall.kernel.zone import EACH, Zone
from wyrmhall.lab.laws.around import Around
from wyrmhall.lab.laws.law import (
    BARRED,
    BOTH_ENDED,
    CARDS_KEPT,
    FAR_ENOUGH,
    IMAGINED,
    OTHERS_RAISE,
    PLAYED,
    SHOWN,
    SUPPOSED,
    TOGETHER,
    TRUE_MEMORY,
    USUAL,
    WENT_APART,
    WORK,
    Broken,
    Depth,
    Tally,
    demand,
)
from wyrmhall.lab.laws.moments import (
    after,
    as_bytes,
    cards_are_kept,
    check_laws,
    draw_choice,
    is_true,
    piles_are_tidy,
    seats_and_spectators,
    wrong_options,
)
from wyrmhall.lab.laws.work import lines_run
from wyrmhall.lab.lots import MOST_CHANGES, changed_by_lot, lists_by_lot

Unseen = Counter[tuple[str, int, int]]  # zone, owner and card


def told(s: State, view: View, wrong: list[Option], card: int) -> bytes:
    """Every byte that reaches a viewer: the view with its events and options, refusals, headings, explanations."""
    game, book, owners = s.setup.game, s.setup.book, range(s.seats + len(s.setup.sides))
    return as_bytes([
        view.setup.to_data(),
        view_to_data(view),
        [refusal(s, view.seat, option) for option in wrong],
        [pack(why) for why in why_not(s, view.seat, card)],
        pack(game.about_table(view)),
        [pack(game.about_seat(view, owner)) for owner in owners],
        [pack(game.tally(view, owner)) for owner in owners],
        [offer(book, game, view, offered) for offered in present(s, view.seat).offered] if view.seat >= 0 else [],
        [pack(game.score(view, seat)) for seat in range(s.seats)],  # tables show it at any time
        [pack(score_lines(s, seat)) for seat in range(s.seats)],
    ])  # fmt: skip


def offer(book: Book, game: Game, view: View, offered: Offered) -> list[object]:
    """An option as a person is offered it, and what a hint would say of it."""
    target, option = pack(offered.target), offered.option
    return [
        said_to_data(book, offered.said),
        target,
        pack(game.foresee(view, option)),
        pack(game.because(view, option)),
    ]


def refusal(s: State, seat: int, option: Option) -> list[object]:
    try:
        check(s, seat, option)
    except IllegalOption as error:
        return [str(error), pack(error.said), error.code, list(error.clauses)]
    return ["offered"]


def first_difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 80)
    return f"…{one[start : at + 80]!r}…\nagainst\n…{other[start : at + 80]!r}…"


# --- imagined worlds --------------------------------------------------------------------------------


def hidden_kinds(s: State, view: View) -> int:
    """How many different kinds of cards lie where the viewer sees no face."""
    unseen = Counter(s.deck())
    for lying in view.zones.values():
        for _, pile in lying:
            unseen.subtract([card for card in cards_of(pile or ()) if card != UNSEEN])
    return sum([count > 0 for count in unseen.values()])


def imagined_worlds_look_alike(s: State, lot: Chance, count: int, tally: Tally) -> None:
    """For every viewer: another world gives the very same bytes, and is a possible world."""
    truth = to_data(s)
    for viewer in seats_and_spectators(s):
        view = look(s, viewer, len(s.events or ()))  # what happened before is no part of an imagined world
        wrong, card = wrong_options(s, viewer, lot, 3), s.deck()[lot.below(len(s.deck()))]
        bytes_here = told(s, view, wrong, card)
        for _ in range(count):
            world = imagined(s, viewer, lot)
            bytes_there = told(world, look(world, viewer), wrong, card)
            if bytes_there != bytes_here:
                raise Broken(IMAGINED, f"seat {viewer}: {first_difference(bytes_here, bytes_there)}")
            tally.supposed += len(world.brought)
            if hidden_kinds(s, view) > 1:
                tally.worlds += 1
                tally.unchanged += {**to_data(world), "chance": 0} == {**truth, "chance": 0}


def imagined(s: State, viewer: int, lot: Chance) -> State:
    """Another world for this viewer: a possible one, in which all that it remembers is true."""
    try:
        world = redeal(s, viewer, lot)
    except BadData as error:
        raise Broken(IMAGINED, f"seat {viewer} cannot imagine any world: {error}") from error
    for known in look(s, viewer).remembered:
        demand(is_true(world, known), TRUE_MEMORY, f"not so in a world imagined by seat {viewer}: {known}")
    try:
        cards_are_kept(world)
    except Broken as broken:
        raise Broken(CARDS_KEPT, f"in a world imagined by seat {viewer}: {broken}") from broken
    piles_are_tidy(world)
    for seat, cards in enumerate(world.brought):
        try:
            s.setup.game.check_brought(s.setup, cards)
        except BadList as error:
            raise Broken(SUPPOSED, f"seat {viewer} of seat {seat}: {error}") from error
    return world


def guess(s: State, viewer: int, lot: Chance, count: int, tally: Tally) -> None:
    """Of a game that has just begun: how often imagined worlds hit on the truth; `shares.py` judges that."""
    truth = unseen_cards(s, viewer)
    rivals = [
        seat
        for seat, cards in enumerate(s.brought)
        if seat != viewer and cards != s.setup.game.usual_list(s.setup, seat)
    ]
    for _ in range(count):
        world = imagined(s, viewer, lot)
        tally.placed += truth.total()
        tally.placed_truly += overlap(truth, unseen_cards(world, viewer))
        tally.placed_by_lot += overlap(truth, dealt_by_lot(s, truth, lot))
        tally.guessed += len(rivals)
        tally.guessed_truly += sum([world.brought[seat] == s.brought[seat] for seat in rivals])


def dealt_by_lot(s: State, truth: Unseen, lot: Chance) -> Unseen:
    """The same cards in the same places, anyhow; where seats have brought them, each in places of its own seat."""
    found: Unseen = Counter()
    for whose in range(CENTRE, s.seats) if s.brought else [None]:
        of_one = [each for each in truth.elements() if whose is None or each[1] == whose]
        cards = lot.shuffle(tuple([card for _, _, card in of_one]))
        found.update([(word, owner, card) for (word, owner, _), card in zip(of_one, cards, strict=True)])
    return found


def unseen_cards(s: State, viewer: int) -> Unseen:
    """Zone, owner and card of all whose faces the viewer does not see."""
    found: Unseen = Counter()
    for zone in s.zones:
        for owner, pile in piles(s, zone):
            visible = cards_of(pile_seen(s, zone, pile, viewer, owner) or (UNSEEN,) * len(cards_of(pile)))
            hidden = [card for card, face in zip(cards_of(pile), visible, strict=True) if face == UNSEEN]
            found.update([(zone.word, owner, card) for card in hidden])
    return found


def overlap(one: Unseen, other: Unseen) -> int:
    return sum((one & other).values())


# --- several choices at once ------------------------------------------------------------------------


def choices_together_are_no_oracle(s: State, lot: Chance, tally: Tally) -> None:
    """Whoever must choose tries several choices at once: they are taken or refused alike in another world."""
    for seat in owing(s):
        there, here = imagined(s, seat, lot), s.copy()
        here.events, there.events = [], []
        offered = options(s, seat)
        for option in [offered[lot.below(len(offered))] for _ in range(2)]:
            tried = [option, *some_options(s, seat, option, lot)]
            one, other = attempt(here, seat, tried), attempt(there, seat, tried)
            demand(one == other, TOGETHER, f"seat {seat}, {tried}: {first_difference(one, other)}")
            tally.together += 1


def some_options(s: State, seat: int, first: Option, lot: Chance) -> list[Option]:
    """What may follow the first choice: now and then what is really offered then, otherwise anything of the book."""
    known, world = list(s.setup.book.notation.values()), after(s, seat, first)
    follow: list[Option] = []
    for _ in range(1 + lot.below(3)):
        offered = options(world, seat)
        follow.append(offered[lot.below(len(offered))] if offered and lot.below(3) else known[lot.below(len(known))])
        if follow[-1] in offered:
            world = after(world, seat, follow[-1])
    return follow


def attempt(s: State, seat: int, tried: list[Option]) -> bytes:
    """What the seat hears, and what it knows where its first choice goes on."""
    world, decision = s.copy(), owed(s, seat)
    assert decision is not None
    heard = view_to_data(look(after(s, seat, tried[0]), seat)) if decision.goes_on(s, tried[0]) else None
    try:
        choose_all(world, seat, tried)
    except IllegalOption as error:
        demand(to_data(world) == to_data(s), OTHERS_RAISE, f"refusing {tried} has changed the state")
        return as_bytes([heard, str(error), pack(error.said), error.code, list(error.clauses), error.part])
    return as_bytes([heard, "taken"])


# --- two worlds at once -----------------------------------------------------------------------------


def play_both(here: State, there: State, viewer: int, lot: Chance, depth: Depth, tally: Tally) -> None:
    """Plays two worlds that a viewer cannot tell apart; at every moment it is sent the same bytes in both."""
    tally.forks += 1
    heard = 0
    for _ in range(depth.ahead):
        wrong, card = wrong_options(here, viewer, lot, 3), here.deck()[lot.below(len(here.deck()))]
        one = told(here, look(here, viewer, heard), wrong, card)
        other = told(there, look(there, viewer, heard), wrong, card)
        if one != other:
            raise Broken(PLAYED, f"seat {viewer}: {first_difference(one, other)}")
        if here.brought and tally.pairs % 3 == 0 and sealing(here) == sealing(there):
            same_work(here, there, viewer, heard, wrong, card)
            tally.works += 1
        tally.pairs += 1
        heard = len(here.events or ())
        if not here.waiting:
            tally.ends[BOTH_ENDED] += 1
            return
        if not choose_in_both(here, there, viewer, lot):
            tally.ends[BARRED] += 1
            return
        apart = go_on_in_both(here, there, viewer)
        if apart:
            tally.ends[apart] += 1
            return
    tally.ends[FAR_ENOUGH] += 1


def same_work(here: State, there: State, viewer: int, heard: int, wrong: list[Option], card: int) -> None:
    """What a viewer is told takes the same lines of code in both worlds: a clock would tell no more than the bytes."""
    one, other = [
        lines_run(lambda s=s: told(s, look(s, viewer, heard), wrong, card))  # type: ignore[misc]
        for s in (here, there)
    ]
    demand(one == other, WORK, f"seat {viewer}: {one} lines of code against {other}")


def sealing(s: State) -> list[int]:
    """Who has chosen in secret, in the order in which they did, which whoever watches has seen."""
    return [sealed.decision.seat for sealed in s.sealed]


def choose_in_both(here: State, there: State, viewer: int, lot: Chance) -> bool:
    """The viewer chooses alike, others openly alike; in secret they may choose anything.  False if they cannot."""
    drawn = choice_for_both(here, there, viewer, lot)
    if drawn is None:
        return False
    seat, option, twin_option = drawn
    decide(here, seat, option)
    decide(there, seat, twin_option)
    return True


def choice_for_both(here: State, there: State, viewer: int, lot: Chance) -> tuple[int, Option, Option] | None:
    """Who chooses, what here, and what there."""
    seat, option = draw_choice(here, lot)
    twin_option, offered = option, options(there, seat)
    common = [each for each in options(here, seat) if each in offered]
    if here.brought and common and lot.below(4):  # as long as they can, different lists play alike
        option = twin_option = common[lot.below(len(common))]
    elif seat != viewer and isinstance(owed(here, seat), SecretDecision):
        if option not in offered or lot.below(3) == 0:
            twin_option = offered[lot.below(len(offered))]
    elif option not in offered:
        if not common:
            return None
        option = twin_option = common[lot.below(len(common))]
    return seat, option, twin_option


def go_on_in_both(here: State, there: State, viewer: int) -> str:
    """Step by step, for a card may be shown between two choices; says why the worlds can be told apart now, if so."""
    while True:
        if zones_seen(here, viewer) != zones_seen(there, viewer):
            return SHOWN
        if here.waiting != there.waiting or here.agenda != there.agenda:
            return WENT_APART
        if here.waiting or not (here.sealed or here.agenda):
            return ""
        go_one_step(here)
        go_one_step(there)


def zones_seen(s: State, viewer: int) -> list[tuple[int, Pile | None]]:
    """What the viewer sees of every pile, between two choices too."""
    return [(owner, pile_seen(s, zone, pile, viewer, owner)) for zone in s.zones for owner, pile in piles(s, zone)]


def pile_seen(s: State, zone: Zone, pile: Pile, viewer: int, owner: int) -> Pile | None:
    if Look(zone.word, owner, viewer) in s.looks:
        return pile
    return seen(zone, pile, viewer, owner, s.teams())


def fork(s: State, viewer: int, lot: Chance, depth: Depth, tally: Tally) -> None:
    """From here on, the true world beside an imagined one or one in which two unseen cards have changed places."""
    here = s.copy()
    there = swapped(s, viewer, lot) if lot.below(2) else None
    if there is None:
        there = imagined(s, viewer, lot)
    here.events, there.events = [], []
    play_both(here, there, viewer, lot, depth, tally)


def swapped(s: State, viewer: int, lot: Chance) -> State | None:
    """The same world but for two cards that the viewer does not see, if that agrees with what it remembers."""
    remembered = look(s, viewer).remembered
    hidden: list[tuple[Zone, int]] = []
    for zone in s.zones:
        for number, (owner, pile) in enumerate(piles(s, zone)):
            if not zone.pieces and pile_seen(s, zone, pile, viewer, owner) != pile:
                hidden += [(zone, number)] * len(pile)
    for _ in range(10 if hidden else 0):
        (zone, number), (other_zone, other_number) = hidden[lot.below(len(hidden))], hidden[lot.below(len(hidden))]
        world = s.copy()
        one, other = pile_of(world, zone, number), pile_of(world, other_zone, other_number)
        card, other_card = one[lot.below(len(one))], other[lot.below(len(other))]
        if card == other_card or (zone, number) == (other_zone, other_number):
            continue
        if s.brought and number != other_number:  # what one seat has brought does not come to lie before another
            continue
        put_pile(world, zone, number, (*without(one, card), other_card))
        put_pile(world, other_zone, other_number, (*without(other, other_card), card))
        choices = [sealed.option in sealed.decision.options(world) for sealed in world.sealed]
        if all(choices) and all(
            is_true(world, known) for known in remembered if isinstance(known, (Among, Known, Spread))
        ):
            world.chance = swift(lot.below(1 << 30))
            return world
    return None


def pile_of(s: State, zone: Zone, number: int) -> tuple[int, ...]:
    held = getattr(s, zone.name)
    return tuple(held[number] if zone.layout == EACH else held)


def put_pile(s: State, zone: Zone, number: int, pile: tuple[int, ...]) -> None:
    if zone.layout == EACH:
        getattr(s, zone.name)[number] = tuple(sorted(pile)) if zone.unordered else pile
    else:
        setattr(s, zone.name, pile)


class Rigged(Around):
    """The draws of another source, but in one deal two cards change places; written down it looks unlike it."""

    def __init__(self, source: Chance, deal: int, swap: tuple[int, int]) -> None:
        super().__init__(source)
        self.left = deal  # deals until that one; below 0 after it, or if there shall be none
        self.swap = swap

    def cards(self, source: Chance, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        dealt = list(source.deal(cards, n))
        if self.left == 0:
            i, j = [place % len(dealt) for place in self.swap]
            dealt[i], dealt[j] = dealt[j], dealt[i]
        self.left -= 1
        return tuple(dealt)

    def copy(self) -> Chance:
        return Rigged(self.source.copy(), self.left, self.swap)

    def to_data(self) -> list[Seed]:
        return ["swift", *self.swap, *self.swap]


def deal_otherwise(setup: Setup, seed: Seed, viewer: int, lot: Chance, depth: Depth, tally: Tally) -> None:
    """From the very deal on, two worlds that differ by two cards which the viewer cannot see."""
    for _ in range(20):
        deal, swap = lot.below(2), (lot.below(1 << 20), lot.below(1 << 20))
        here = setup.game.start_from(setup, Rigged(swift(seed), -1, (1, 2)), [])
        chance = Rigged(swift(seed), deal, swap)
        there = setup.game.start_from(setup, chance, [])
        if chance.left < 0 and lot.below(2):
            chance.source = swift(f"{seed}/other")  # what will be drawn later is hidden too
        if not alike_so_far(here, there, viewer):
            continue
        if chance.left >= 0 or differ(here, there):
            play_both(here, there, viewer, lot, depth, tally)
            return


def bring_otherwise(setup: Setup, seed: Seed, viewer: int, lot: Chance, depth: Depth, tally: Tally) -> None:
    """From the very beginning, two worlds to which another seat has brought different lists."""
    rivals = [seat for seat in range(setup.seats) if seat != viewer]
    lists, rival = lists_by_lot(setup, f"{seed}/lists"), rivals[lot.below(len(rivals))]
    assert lists is not None
    most = 3 if lot.below(2) else MOST_CHANGES  # lists that are nearly alike are told apart later
    other = changed_by_lot(setup, lists[rival], most, lot)
    here, there = [
        setup.game.start_from(again(setup), swift(seed), [], [*lists[:rival], cards, *lists[rival + 1 :]])
        for cards in (lists[rival], other)
    ]
    for (owner, one), (_, other_pile) in zip(zones_seen(here, viewer), zones_seen(there, viewer), strict=True):
        if owner == rival and one != other_pile:
            return  # some of it was shown at once
        demand(one == other_pile, PLAYED, f"seat {viewer} sees {one} before seat {owner}, and there {other_pile}")
    play_both(here, there, viewer, lot, depth, tally)


def again(setup: Setup) -> Setup:
    """The same agreement once more: what is written into it for one game is not there in the other."""
    return setup.game.set_up(setup.seats, setup.variant, setup.house_values(), setup.book.table)


def alike_so_far(here: State, there: State, viewer: int) -> bool:
    """The viewer sees no difference, and was told of none in what it did itself: in which order it drew its cards."""
    seen_alike = zones_seen(here, viewer) == zones_seen(there, viewer) and here.waiting == there.waiting
    return seen_alike and told_of_own(here, viewer) == told_of_own(there, viewer)


def told_of_own(s: State, viewer: int) -> list[Event]:
    """What the viewer alone has heard of itself."""
    return [event for event in s.events or () if event.audience == (viewer,) and event.seat == viewer]


def differ(one: State, other: State) -> bool:
    return {**to_data(one), "chance": 0} != {**to_data(other), "chance": 0}


# --- a whole game -----------------------------------------------------------------------------------


def check_worlds(setup: Setup, seed: Seed, depth: Depth = USUAL) -> Tally:
    """Plays one game at random; at sampled moments other worlds are imagined, and some of them played on."""
    tally = Tally()
    lot = swift(f"{seed}/worlds")
    s = setup.game.start_from(setup, swift(seed), None, lists_by_lot(setup, f"{seed}/lists"))
    longest = 2 * setup.game.longest(setup)  # minds are changed too
    forks = [lot.below(40) for _ in range(depth.forks)] if depth.forks else []
    for number in range(longest):
        if number % depth.every == 0:
            imagined_worlds_look_alike(s, lot, depth.worlds, tally)
            choices_together_are_no_oracle(s, lot, tally)
        for _ in range(forks.count(number)):
            fork(s, lot.below(s.seats + 1) - 1, lot, depth, tally)
        if not s.waiting:
            break
        choose(s, *draw_choice(s, lot))
    for _ in range(depth.deals):
        deal_otherwise(setup, seed, lot.below(setup.seats + 1) - 1, lot, depth, tally)
    for _ in range(depth.deals if setup.game.brings else 0):
        bring_otherwise(setup, seed, lot.below(setup.seats + 1) - 1, lot, depth, tally)
    return tally


def check_game(setup: Setup, seed: Seed, depth: Depth = USUAL) -> Tally:
    """All laws that one process can check, in one random game; raises Broken."""
    return check_laws(setup, seed, depth) + check_worlds(setup, seed, depth)
