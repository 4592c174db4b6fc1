"""At which moment claims look, and how freely a position and a claim may be written."""

from __future__ import annotations

import pytest

from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.record import read_records

HOLDS = {
    "the table as it lies before the next deal, where the record stops there": """
        hand A Y5
        stack A Y2
        turn A
        A Y5xY2
        until Deal
        ? stack A Y2.Y5
        ? owing nobody
        ? score A 2
        """,
    "the next round, where it does not": """
        hand A Y5
        stack A Y2
        turn A
        A Y5xY2
        ? dealer A
        ? owing B
        ? round 2
        ? stack A nothing
        """,
    "a refusal of a play that was skipped": """
        hand A R1
        stack B R3
        turn A
        until Deal
        A ! R1xR3 MD-19
        A ! R1xR3 MD-35
        A may nothing
        ? A asked nothing
        until Bidding
        A may nothing
        ? A asked nothing
        ? B asked Bidding
        """,
    "a choice goes on from where the record has stopped": """
        hand A Y5
        stack A Y2
        turn A
        A Y5xY2
        until Deal
        ? round 1
        B 1
        ? round 2
        ? bids 1
        """,
    "a refusal out of turn tells what else forbids it": """
        hand A R1
        hand B G1
        stack B R3
        turn A
        ? owing B
        A ! R1xR3 MD-19
        A ! R1xR3 MD-17
        """,
    "without a dealer A is the first to bid": """
        bids 2 0
        stack A R1.R2.R3 P1.P2.Ice
        ? score A 11
        """,
    "whoever begins to bid is the opener": """
        stack B R1.R2.R3 P1.P2.Ice
        bidding B
        B 2
        A 1
        end
        ? score B 11
        ? dealer B
        """,
    "a shared zone needs no dash, and an empty list may be said": """
        aside R5 R6
        bids nothing
        ? aside R6 R5
        ? bids nothing
        """,
    "a claim may leave out the colour a stack waits for": """
        stack - K2.Color=R G1.Fire
        ? stack - G1.Fire K2.Color
        ? stack - K2.Color=R G1.Fire
        """,
    "a step may be named in small letters": """
        hand A Y5
        stack A Y2
        turn A
        A Y5xY2
        until deal
        ? next Deal
        """,
    "spells and dragons on spells are known to be impossible": """
        hand A Fire R5 G1
        hand B K1
        stack B R3.Ice K3
        turn A
        A ! Fire/Ice MD-27
        A ! R5xIce MD-23
        A ! G1xFire MD-23
        """,
}


@pytest.mark.parametrize("words", HOLDS.values(), ids=HOLDS)
def test_it_holds(words: str) -> None:
    [record] = read_records(f'[Game "magic-dragon"] [Seats "2"] ; both on a line\n{words}', "x.record")
    assert replay_of(record).play() is None


def test_a_deal_that_is_asked_for_is_dealt_before_claims_look() -> None:
    [record] = read_records('[Game "magic-dragon"] [Seats "2"]\ndeal\n? hand A nothing\n', "x.record")
    assert replay_of(record).play() is not None


ROUND_OVER = '[Game "magic-dragon"] [Seats "2"]\nhand A Y5\nstack A Y2\nturn A\nA Y5xY2\n'
BEFORE = ["? stack A Y2.Y5", "? owing nobody", "? round 1", "? score A 2", "A ! 1 MD-35", "? A asked nothing",
          "? next Deal", "B may nothing"]  # fmt: skip
AFTER = ["? stack A nothing", "? owing B", "? round 2", "? A asked nothing", "B can 1", "? B asked Bidding"]


def does_hold(*lines: str) -> bool:
    [record] = read_records(ROUND_OVER + "\n".join(lines), "x.record")
    return replay_of(record).play() is None


@pytest.mark.parametrize("claim", dict.fromkeys([*BEFORE, *AFTER, "? round 3"]))
def test_a_claim_looks_at_one_moment(claim: str) -> None:
    """What holds before the deal does not hold after it unless it is true there too, and the other way round."""
    assert does_hold("until Deal", claim) == (claim in BEFORE)
    assert does_hold(claim) == (claim in AFTER)
    assert does_hold("until Deal", "until Bidding", claim) == (claim in AFTER)


def test_no_claim_moves_the_game() -> None:
    assert does_hold("until Deal", *BEFORE, *BEFORE[::-1])
    assert does_hold(*AFTER, *AFTER[::-1])
    assert not does_hold("? round 1", "? round 2")


def test_a_result_is_that_of_the_end_though_the_record_has_stopped_before() -> None:
    [record] = read_records(ROUND_OVER.replace("]\n", '] [Result "nobody"]\n') + "until Deal\n", "x.record")
    failure = replay_of(record).play()
    assert failure is not None
    assert failure.found == "unfinished"


def test_letters_stand_beside_names_and_quotes_may_hold_semicolons() -> None:
    text = """
        [Game "magic-dragon"] [Name "one; and two"] [Seats "Ann Bob"]
        [House "finalTie=extraRound, spells_optional=True"]
        hand A R1
        hand Bob K1
        turn A
        ? owing A
        Ann R1
        ? owing B
        ? dealer B
        ? stack Ann R1
        """
    [record] = read_records(text, "x.record")
    assert record.title() == "one; and two"
    assert replay_of(record).play() is None
