"""wyrmhall draft: boosters with bots in the terminal, and at a real table whose picks an organiser types."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from wyrmhall.cli import draft_desk
from wyrmhall.cli.coaching import Coaching, coaching_for
from wyrmhall.cli.console import console
from wyrmhall.cli.draft_cards import cards_named
from wyrmhall.cli.draft_table import draft_plain
from wyrmhall.cli.games import loaded
from wyrmhall.cli.lines import Line
from wyrmhall.cli.play import Level, Switch, Wish, conduct, has_terminal, one_line_for_disk_errors, sitting_for
from wyrmhall.cli.set_lines import table_of
from wyrmhall.cli.setup import House
from wyrmhall.cli.words import words_at
from wyrmhall.drafts.game import DraftGame
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.game import numbers_in_words as numbers
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.sets.library import shipped_set, shipped_sets

draft = App(name="draft", help="Booster drafts: with bots, or at a real table whose picks are typed in.")
for command in (draft_desk.new, draft_desk.desk, draft_desk.show, draft_desk.packs, draft_desk.undo,
                draft_desk.correct, draft_desk.export):  # fmt: skip
    draft.command(command)


@draft.default
def begin(
    format: str | None = None,
    /,
    *,
    seats: int | None = None,
    card_set: Annotated[str | None, Parameter(name="--set", show_default=False)] = None,
    bots: Level = None,
    seed: str | None = None,
    house: House = (),
    variant: str | None = None,
    new: Switch = False,
    resume: Path | None = None,
    plain: Switch = False,
    coach: bool | None = None,
) -> None:
    """Draft with bots: packs are opened, picked from and passed on, then you build a deck of what you took.

    Without a format, those that there are. Your last unfinished draft is resumed, unless you ask for a new one or
    choose how to set it up. Each pick is saved at once, so you can leave whenever you like.

    Example: wyrmhall draft dbs-draft --seats 4

    Parameters
    ----------
    format
        The kind of draft, such as dbs-draft.
    seats
        How many seats, including yours. By default 4.
    card_set
        Which cards, instead of the format's own: a set that is shipped, or a file that `wyrmhall sets import LIST
        --out FILE` has written.
    seed
        Open the packs by this seed, so that the same draft can be had again. By default, by a secret key that is
        pledged beforehand.
    house
        A house option, as name=value. May be repeated.
    variant
        A variant of the format.
    new
        Begin a new draft.
    resume
        Resume this saved draft.
    plain
        Every card as a sentence instead of a row, for screen readers; so it is in pipes.
    coach
        Be told one short thing the first time that something matters.
    """
    if format is None:
        return tell_drafts()
    cards = cards_named(card_set) if card_set is not None else None
    wish = Wish(seats=seats, variant=variant, house=house, cards=cards, bots=bots, seed=seed, resume=resume, is_new=new)
    with one_line_for_disk_errors():
        sitting = sitting_for(draft_named(format), wish)
        words = words_at(sitting)
        coaching: Coaching | None = coaching_for(sitting.setup.game, words, wanted=coach)
        in_rows = has_terminal() and not plain

        def show(greeting: list[Line]) -> None:
            draft_plain(sitting, greeting, coaching, in_rows=in_rows)

        conduct(sitting, words, show, "draft")
    return None


def drafts() -> list[DraftGame]:
    return [each for each in loaded()[0] if isinstance(each, DraftGame)]


def draft_named(name: str) -> Game:
    """A kind of draft; raises BadSetup where a game is none."""
    found = game_named(name)
    if not isinstance(found, DraftGame):
        known = ", ".join([each.name for each in drafts()])
        raise BadSetup(f"{name} is no draft; there are: {known}. It is played by `wyrmhall play {name}`")
    return found


def tell_drafts() -> None:
    rows = [(each.name, numbers(each.seats_of(each.usual_variant())), each.sentence) for each in drafts()]
    console.print(table_of(("draft", "seats", "what it is"), rows))
    shipped = ", ".join([f"{name} ({len(shipped_set(name).cards)} cards)" for name in shipped_sets()])
    for line in (
        "",
        f"Sets that are shipped: {shipped}. One of your own: wyrmhall sets import LIST --out mine.set",
        "With bots:             wyrmhall draft dbs-draft --seats 4 --set mine.set",
        "At a real table:       wyrmhall draft new friday.draft Ada Ben Cleo Dan --set mine.set",
    ):
        console.print(line, markup=False, emoji=False)
