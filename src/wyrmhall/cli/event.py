"""wyrmhall event: rounds, results and standings for an organiser without the web; the event is a file."""

from __future__ import annotations

import re
import secrets
import time
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from wyrmhall.cli.console import console
from wyrmhall.cli.event_files import EventFile, made, mended, opened
from wyrmhall.cli.event_lines import (
    cross_table,
    event_sentence,
    explained,
    history_line,
    owed_line,
    pairings_table,
    stage_line,
    standings_table,
)
from wyrmhall.cli.files import text_in
from wyrmhall.cli.language import told
from wyrmhall.cli.output import Json, one_line, print_json
from wyrmhall.cli.set_files import set_named, write
from wyrmhall.events import deeds as d
from wyrmhall.events.event import Event, Player
from wyrmhall.events.history import history
from wyrmhall.events.owed import owed, stage
from wyrmhall.events.pairing import next_round
from wyrmhall.events.plan import Plan
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result, forfeit
from wyrmhall.events.sharing import check_taken, pool_of_rares, taken_home, takers, turns
from wyrmhall.events.tables import as_csv, event_as_data, pairing_rows, ranked, standing_columns, standing_rows
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.sets.cards import CardSet
from wyrmhall.sets.nearest import nearest

MINUTE: Final = 60_000
COPIES: Final = re.compile("(?:([0-9]{1,2}) )?(.*)")
LARGEST_TEXT: Final = 65_536  # bytes of a list of cards
GAMES: Final = re.compile("[0-9]{1,2}-[0-9]{1,2}(-[0-9]{1,2})?")

event = App(name="event", help="Tournaments: players, pairings, results, standings, in a file of your own.")

Flag = Annotated[bool, Parameter(negative="", show_default=False)]
Csv = Annotated[bool, Parameter(name="--csv", negative="", show_default=False, help="Print it as CSV.")]
By = Annotated[str, Parameter(help="Who does it, for the history. By default, who has made the event.")]
Replaced = Annotated[bool, Parameter(name="--replace", negative="", show_default=False)]
Of = Annotated[int, Parameter(name="--round", show_default=False, help="Which round. By default, the last one.")]


class Refused(BadSetup):
    """The same in words."""

    code = "bad_event"


def change(found: EventFile, deeds: list[d.Deed], by: str) -> None:
    """All of it or nothing."""
    try:
        found.do(deeds, by)
    except BadEvent as bad:
        raise Refused(f"{found.path}: {event_sentence(bad)}") from None


# --- making one -------------------------------------------------------------------------------


@event.command
def new(
    file: Path,
    *,
    name: str = "",
    game: str = "Dragon Booster",
    pairing: Literal["round-robin", "swiss"] = "round-robin",
    best_of: int = 3,
    at_table: int = 2,
    rounds: int = 0,
    cut: int = 0,
    placing: Literal["points", "match-wins"] = "points",
    draft: str = "",
    sharing: Literal["none", "keep", "rares"] = "none",
    minutes: int = 0,
    no_show: int = 0,
    rebuild_between_matches: Flag = False,
    seed: str = "",
    by: str = "Organiser",
) -> int:
    """Make an event. All that is agreed on is written down, and nothing of it changes afterwards.

    Example: wyrmhall event new cup.event --pairing swiss --rounds 5 --cut 8

    Parameters
    ----------
    file
        Where the event is kept. It must not be there yet.
    name
        What it is called. By default, as the file.
    game
        What is played.
    pairing
        Everybody meets everybody, or Swiss.
    best_of
        How many games a match has at most: an odd number.
    at_table
        How many play together: 2, or 3 to 5 for Swiss events of single games.
    rounds
        Of Swiss. By default, as many as single elimination would take.
    cut
        How many go on to single elimination after the rounds: 0, 2, 4 or 8.
    placing
        By points and percentages, or by match wins, as the book of the Dragon Ball Super draft has it (round robins).
    draft
        The format of the draft before it, if there is one.
    sharing
        What happens with the drafted cards: everybody keeps them, or the rares are shared out in the order of places.
    minutes
        How long a round lasts. 0: there is no clock.
    no_show
        After how many minutes of a round who has not come has lost. 0: never.
    rebuild_between_matches
        Another deck may be registered between matches.
    seed
        64 hexadecimal digits that decide the last ties. By default they are drawn.
    """
    plan = Plan(
        name=name or file.stem, game=game, seed=seed or secrets.token_hex(32), pairing=pairing, best_of=best_of,
        at_table=at_table, rounds=rounds, cut=cut, placing=placing, draft=draft, sharing=sharing, minutes=minutes,
        no_show=no_show, rebuild_between_matches=rebuild_between_matches,
    )  # fmt: skip
    try:
        made(file, d.Opened(plan), by)
    except BadEvent as bad:
        raise Refused(event_sentence(bad)) from None
    say(told("event-is-ready", file=str(file), name=plan.name))
    return 0


# --- players ----------------------------------------------------------------------------------


@event.command
def add(file: Path, *names: str, later: Flag = False, by: By = "") -> int:
    """Enter players, before the first round or later.

    Parameters
    ----------
    names
        One word each, or quoted: "Ada Lovelace".
    later
        They sign up only, and check in when they come.
    """
    found = opened(file)
    deeds: list[d.Deed] = []
    for number, name in enumerate(names, len(found.event.players) + 1):
        deeds.append(d.SignedUp(number, name))
        if not later:
            deeds.append(d.CheckedIn(number))
    change(found, deeds, by)
    say(told("players-entered", players=len(found.event.players), here=len(found.event.active())))
    return 0


@event.command(name="check-in")
def check_in(file: Path, *players: str, by: By = "") -> int:
    """Players who have signed up are here now."""
    return of_each(file, players, d.CheckedIn, by)


@event.command
def drop(file: Path, *players: str, by: By = "") -> int:
    """Players leave the event; what they have played stands."""
    return of_each(file, players, d.Dropped, by)


@event.command(name="return")
def return_(file: Path, *players: str, by: By = "") -> int:
    """Players who dropped by mistake are back."""
    return of_each(file, players, d.Returned, by)


def of_each(
    file: Path, players: tuple[str, ...], deed: type[d.CheckedIn] | type[d.Dropped] | type[d.Returned], by: str
) -> int:
    found = opened(file)
    change(found, [deed(player_named(found.event, name).number) for name in players], by)
    say(told("players-here", players=len(found.event.players), here=len(found.event.active())))
    return 0


def player_named(found: Event, name: str) -> Player:
    """By name or number."""
    for each in found.players.values():
        if each.name.casefold() == name.casefold():
            return each
    if name.isascii() and name.isdigit() and int(name) in found.players:
        return found.players[int(name)]
    known = [each.name for each in found.players.values()]
    meant = nearest(name, known)
    raise BadSetup(told("no-such-player", name=name, meant=meant or "none", known=", ".join(known) or "none"))


# --- rounds -----------------------------------------------------------------------------------


@event.command
def pair(file: Path, *, by: By = "") -> int:
    """Pair the next round, or begin the cut when the rounds are over."""
    found = opened(file)
    try:
        paired = next_round(found.event)
    except BadEvent as bad:
        raise Refused(f"{file}: {event_sentence(bad)}") from None
    change(found, [paired], by)
    tell_pairings(found.event, paired.number)
    return 0


@event.command
def pairings(file: Path, *, round: Of = 0, csv: Csv = False) -> int:
    """Show who plays whom, to read or to print."""
    found = opened(file).event
    number = round_of(found, round)
    if csv:
        print(as_csv(("match", "players", "result", "table"), pairing_rows(found, number)), end="")
    else:
        tell_pairings(found, number)
    return 0


@event.command
def report(file: Path, player: str, *result: str, round: Of = 0, by: By = "") -> int:
    """Set the result of a player's match, or correct it: later pairings go by the new one, earlier ones stay.

    Examples: wyrmhall event report cup.event Ada 2-1 (a third number counts drawn games: 1-1-1);
    at a table of more, everybody in the order of places: wyrmhall event report cup.event Ada Ben=Cleo Dan
    """
    found = opened(file)
    number = round_of(found.event, round)
    if len(result) == 1 and GAMES.fullmatch(result[0]):
        match, outcome = games_result(found.event, number, player_named(found.event, player), result[0])
    else:
        match, outcome = places_result(found.event, number, (player, *result))
    change(found, [d.ResultSet(number, match, outcome)], by)
    tell_pairings(found.event, number)
    return 0


@event.command(name="no-show")
def no_show(file: Path, *players: str, round: Of = 0, by: By = "") -> int:
    """Players were not there for their match of this round: they have lost it."""
    found = opened(file)
    number = round_of(found.event, round)
    absent: dict[int, list[int]] = {}
    for name in players:
        player = player_named(found.event, name)
        absent.setdefault(match_of(found.event, number, player), []).append(player.number)
    deeds: list[d.Deed] = []
    for match, missing in absent.items():
        seated = found.event.match(number, match).players
        deeds.append(d.ResultSet(number, match, forfeit(found.event.plan, seated, tuple(missing))))
    change(found, deeds, by)
    tell_pairings(found.event, number)
    return 0


@event.command
def clear(file: Path, player: str, *, round: Of = 0, by: By = "") -> int:
    """Take the result of a player's match away: it is open again."""
    found = opened(file)
    number = round_of(found.event, round)
    match = match_of(found.event, number, player_named(found.event, player))
    change(found, [d.ResultSet(number, match, None)], by)
    tell_pairings(found.event, number)
    return 0


@event.command
def repair(file: Path, *matches: str, round: Of = 0, by: By = "") -> int:
    """Change who plays in some matches of a round; all others stand.

    Example: wyrmhall event repair cup.event 1=Ada,Cleo 2=Ben,Dan 3=Eve (who is alone has a bye; 3= takes it away)

    Parameters
    ----------
    matches
        NUMBER=PLAYER,PLAYER for each match that changes. A match with a result must be cleared first.
    """
    found = opened(file)
    number = round_of(found.event, round)
    changed = []
    for text in matches:
        match, sign, players = text.partition("=")
        if not sign or not (match.isascii() and match.isdigit()):
            raise BadSetup(told("say-who-plays", text=text))
        seated = [player_named(found.event, name.strip()).number for name in players.split(",") if name.strip()]
        changed.append(d.NewMatch(int(match), tuple(seated)))
    change(found, [d.Repaired(number, tuple(changed))], by)
    tell_pairings(found.event, number)
    return 0


@event.command
def timer(file: Path, minutes: int, *, round: Of = 0, by: By = "") -> int:
    """Let the round end in so many minutes from now; 0 stops its clock."""
    found = opened(file)
    number = round_of(found.event, round)
    ends = int(time.time() * 1000) + minutes * MINUTE if minutes else 0
    change(found, [d.TimerSet(number, ends)], by)
    say(history_line(history(found.log)[-1]))
    return 0


@event.command
def announce(file: Path, text: str, *, by: By = "") -> int:
    """Write an announcement into the history."""
    found = opened(file)
    change(found, [d.Announced(text)], by)
    return 0


def round_of(found: Event, round: int) -> int:
    if not found.rounds:
        raise BadSetup(told("nothing-paired"))
    return round or len(found.rounds)


def match_of(found: Event, round: int, player: Player) -> int:
    matches = found.round(round).matches if 1 <= round <= len(found.rounds) else ()
    for number, match in enumerate(matches, 1):
        if player.number in match.players:
            return number
    raise BadSetup(told("no-match", name=player.name, round=round))


def games_result(found: Event, round: int, player: Player, text: str) -> tuple[int, Result]:
    """2-1 as this player sees it."""
    match = match_of(found, round, player)
    own, lost, *drawn = [int(number) for number in text.split("-")]
    is_first = found.match(round, match).players[0] == player.number
    return match, Result(won=(own, lost) if is_first else (lost, own), drawn=drawn[0] if drawn else 0)


def places_result(found: Event, round: int, words: tuple[str, ...]) -> tuple[int, Result]:
    """Ada Ben=Cleo Dan: the places 1, 2, 2, 4."""
    groups = [[player_named(found, name) for name in word.split("=")] for word in words]
    match = match_of(found, round, groups[0][0])
    place, places = 1, {}
    for group in groups:
        for player in group:
            places[player.number] = place
        place += len(group)
    seated = found.match(round, match).players
    if set(places) != set(seated) or len(places) != place - 1:
        names = ", ".join([found.players[each].name for each in seated])
        raise BadSetup(told("say-games-or-places", names=names))
    return match, Result(places=tuple([places[each] for each in seated]))


def tell_pairings(found: Event, round: int) -> None:
    say(told("pairings", name=found.plan.name, round=round, stage=found.round(round).stage))
    console.print(pairings_table(found, round))


# --- looking ----------------------------------------------------------------------------------


@event.command
def show(file: Path, *, json: Json = False) -> int:
    """Tell where the event stands and what is waited for."""
    found = opened(file).event
    if json:
        print_json({"stage": stage(found), **event_as_data(found)})
        return 0
    here, players = len(found.active()), len(found.players)
    say(told("event-stands", name=found.plan.name, stage=stage_line(found), here=here, players=players))
    for each in owed(found):
        say(owed_line(found, each))
    return 0


@event.command
def standings(
    file: Path, *, explain: str | None = None, cross: Flag = False, csv: Csv = False, json: Json = False
) -> int:
    """Show who stands where.

    Parameters
    ----------
    explain
        A player, or `all`: how each number comes about.
    cross
        Who has won how many games against whom.
    """
    found = opened(file).event
    if csv:
        print(as_csv(standing_columns(found), standing_rows(found)), end="")
    elif json:
        print_json(event_as_data(found)["standings"])
    elif cross:
        console.print(cross_table(found))
    elif explain is None:
        console.print(standings_table(found))
    else:
        wanted = None if explain == "all" else player_named(found, explain).number
        for place, line in enumerate(ranked(found), 1):
            if wanted in (None, line.player):
                say(f"{place}. {found.players[line.player].name}")
                for text in explained(line):
                    say(text)
    return 0


@event.command(name="history")
def history_(file: Path, *, json: Json = False) -> int:
    """Tell who has changed what, and when."""
    lines = history(opened(file).log)
    if json:
        print_json([{"seq": each.seq, "at": each.at, "by": each.by, "what": each.said.kind, "text": history_line(each)}
                    for each in lines])  # fmt: skip
        return 0
    for each in lines:
        say(one_line(history_line(each)))
    return 0


@event.command
def export(file: Path, *, out: Path, replaced: Replaced = False) -> int:
    """Write standings and pairings as CSV into a folder, where a spreadsheet computes none of their cells.

    Parameters
    ----------
    out
        A folder: standings.csv, and round-1.csv and so on.
    replaced
        Write over files that are there already.
    """
    found = opened(file).event
    out.mkdir(parents=True, exist_ok=True)
    write(out / "standings.csv", as_csv(standing_columns(found), standing_rows(found)), is_replaced=replaced)
    for number in range(1, len(found.rounds) + 1):
        text = as_csv(("match", "players", "result", "table"), pairing_rows(found, number))
        write(out / f"round-{number}.csv", text, is_replaced=replaced)
    say(told("event-exported", folder=str(out), rounds=len(found.rounds)))
    return 0


# --- cards ------------------------------------------------------------------------------------


@event.command
def pool(file: Path, player: str, cards: Path, *, by: By = "") -> int:
    """Write down what a player has drafted.

    Parameters
    ----------
    cards
        A text with the number of a card in each line; copies first, if there are several: 2 EC-014.
    """
    found = opened(file)
    numbers = numbers_in(cards)
    change(found, [d.Drafted(player_named(found.event, player).number, numbers)], by)
    say(told("cards", cards=len(numbers)))
    return 0


@event.command
def rares(file: Path, card_set: str) -> int:
    """Show which cards are to be shared out, and whose turn is when."""
    found = opened(file).event
    chosen = set_named(card_set)
    try:
        numbers = pool_of_rares(found, chosen)
    except BadEvent as bad:
        raise Refused(event_sentence(bad)) from None
    for number in numbers:
        say(named_card(chosen, number))
    order = [found.players[player].name for player in turns(takers(found), len(numbers))] if numbers else []
    say(told("in-turn", players=", ".join(order)) if order else told("nobody-in-turn"))
    return 0


@event.command
def share(file: Path, card_set: str, taken: Path, *, by: By = "") -> int:
    """Write down who has taken which of the rares: the numbers of the cards in the order in which they were taken."""
    found = opened(file)
    chosen, numbers = set_named(card_set), numbers_in(taken)
    order = takers(found.event)
    cards = tuple([d.Taken(player, card) for player, card in zip(turns(order, len(numbers)), numbers, strict=True)])
    try:
        check_taken(order, pool_of_rares(found.event, chosen), cards)
    except BadEvent as bad:
        raise Refused(event_sentence(bad)) from None
    change(found, [d.SharedOut(cards)], by)
    return tell_homes(found.event, chosen)


@event.command
def home(file: Path, card_set: str) -> int:
    """List what each player takes home."""
    return tell_homes(opened(file).event, set_named(card_set))


def tell_homes(found: Event, card_set: CardSet) -> int:
    try:
        homes = taken_home(found, card_set)
    except BadEvent as bad:
        raise Refused(event_sentence(bad)) from None
    for each in homes:
        say(told("cards-of", name=found.players[each.player].name, cards=len(each.kept) + len(each.taken)))
        for number in (*each.taken, *each.kept):
            say(f"  {named_card(card_set, number)}")
    return 0


def named_card(card_set: CardSet, number: str) -> str:
    at = card_set.by_number.get(number)
    card = card_set.cards[at] if at is not None else None
    return f"{number} {card.name} ({card.rarity})" if card else number


def numbers_in(file: Path) -> tuple[str, ...]:
    """The numbers of cards in a text, each as often as it says."""
    found: list[str] = []
    for line in text_in(file, LARGEST_TEXT).splitlines():
        copies, number = COPIES.fullmatch(line.strip()).groups()  # type: ignore[union-attr]
        found += [number] * (int(copies or 1) if number else 0)
    return tuple(found)


# --- the end ----------------------------------------------------------------------------------


@event.command
def end(file: Path, *, by: By = "") -> int:
    """End the event: nothing of it changes any more."""
    found = opened(file)
    change(found, [d.Ended()], by)
    console.print(standings_table(found.event))
    return 0


@event.command
def mend(file: Path) -> int:
    """Take a broken last line out of the file, as a power cut may leave one, and keep it beside it."""
    kept = mended(file)
    say(told("line-mended", file=str(file), kept=str(kept)) if kept else told("no-line-broken", file=str(file)))
    return 0


def say(text: str) -> None:
    print(text)
