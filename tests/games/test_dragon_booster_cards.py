"""Each card of the set is played, and what it did is claimed: a record for every card, put together from a few lines.

K has a card, P is the rival. What is claimed is written from the printed sentences, not from the codes.
"""

from __future__ import annotations

import pytest

from wyrmhall.games.dragon_booster import DRAGON_BOOSTER
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.record import read_records

HEAD = '[Game "dragon-booster"]\n[Name "{name}"]\n[Seats "K P"]\n'
DECKS = """
turn 9
leader K
race K MagKick Regroup FullGallop Charge
race P Enraged HeadStrong FullGallop Charge
"""
LOSES_TO = "zone K BurstForward\nzone P FullGallop\n"  # 3 against 8
PRICE = "hand K Enraged\n"


def in_main(card: str, position: str, claims: str, dragon: str = "Beau") -> tuple[str, str]:
    """A card in the mag pit whose Main: effect is used; an Enraged pays for it."""
    pit = f"pit K {card}" if card == dragon else f"pit K {dragon} {card}"
    return card, f"{DECKS}{pit}\n{PRICE}{position}\nmain\nK Use:{card}\nK Discard:Enraged\n{claims}\nK ! Use:{card}"


def in_battle(card: str, position: str, claims: str, dragon: str = "Beau") -> tuple[str, str]:
    """A card in the mag pit whose Battle: effect is used while K rushes 3 against 8."""
    pit = f"pit K {card}" if card == dragon else f"pit K {dragon} {card}"
    play = f"battle K\nK Use:{card}\nK Discard:Enraged\n{claims}"
    return card, f"{DECKS}{pit}\n{PRICE}{LOSES_TO}{position}\n{play}"


def in_pit(card: str, position: str, claims: str, dragon: str = "Beau") -> tuple[str, str]:
    """A card in the mag pit that does nothing but lie there."""
    return card, f"{DECKS}pit K {dragon} {card}\n{position}\n{claims}"


def played(card: str, position: str, claims: str, dragon: str = "Beau") -> tuple[str, str]:
    """A card of the hand that is played in Main."""
    return card, f"{DECKS}pit K {dragon}\nhand K {card}\n{position}\nmain\nK {card}\n{claims}"


def rushing(card: str, position: str, claims: str, dragon: str = "Beau") -> tuple[str, str]:
    """A maneuver that rushes against 8."""
    return card, f"{DECKS}pit K {dragon}\nzone K {card}\nzone P FullGallop\n{position}\nbattle K\n{claims}"


def event(card: str, position: str, claims: str, dragon: str = "Beau", gear: str = "") -> tuple[str, str]:
    """An event that is played in a battle of 3 against 8."""
    return card, f"{DECKS}pit K {dragon} {gear}\nhand K {card}\n{LOSES_TO}{position}\nbattle K\nK {card}\n{claims}"


DRAWS_1 = "? hand K MagKick\n? race K 3"
DRAWS_2 = "? hand K MagKick Regroup\n? race K 2"
P_HOLDS = "hand P Charge Enraged"
DROPS_1 = "P Discard:Charge\n? hand P Enraged\n? discards P Charge"
BROKEN = "damaged K LancePenn"
FIXED = "? damaged K nothing\n? dragons K LancePenn\n? shown_dragons K LancePenn"
SAVED = "P Pass\nK Pass\nuntil Battles\n? track K BurstForward\n? points 0 5"
P_GEAR = "pit P Brutarus BumperPlateGear GreenRammingGear GreenHammerGear GreenTuskGear BlackWraithGear"  # 1 3 4 5 6
P_CREW = "pit P Decepshun Blarre Rancydd Cain Cain:Shadow MoordrydPaynn"  # 1 2 3 4 5
P_TRACK = "track P BurstForward StraightLineSprint FullGallop MagKick"  # 1 2 3 4
FINDS_EVENT = "K may Find:nothing Find:Regroup Find:Charge\nK Find:Regroup\n? hand K Regroup\n? race K 3"
FINDS_MANEUVER = "K may Find:nothing Find:MagKick Find:FullGallop\nK Find:MagKick\n? hand K MagKick\n? race K 3"
NO_GEAR_BELOW_2 = "? damaged P BumperPlateGear\n? has_damaged K"
CREW_TO_2 = "K may Take:Blarre Take:Rancydd\n"
CREW_TO_3 = "K may Take:Blarre Take:Rancydd Take:Cain\n"
CREW_TO_4 = "K may Take:Blarre Take:Rancydd Take:Cain Take:Cain:Shadow\n"
GEAR_TO_4 = "K may Take:BumperPlateGear Take:GreenRammingGear Take:GreenHammerGear\n"
GEAR_TO_6 = GEAR_TO_4.strip() + " Take:GreenTuskGear Take:BlackWraithGear\n"
TRACK_TO_2 = "K may Take:BurstForward Take:StraightLineSprint\n"
TRACK_TO_3 = "K may Take:BurstForward Take:StraightLineSprint Take:FullGallop\n"
BEATS_8 = "K Pass\nP Pass\nuntil Battles\n"

CARDS = [
    # Dragons
    in_battle("Wyldfyr", "hand K Enraged Charge\n", "P Pass\nK Charge\n? sprint K = 3+1\n? points 1 0", "Wyldfyr"),
    ("Brutarus", f"{DECKS}pit K Brutarus\n{LOSES_TO}has_damaged K\nbattle K\n? sprint K = 3+2\n? sprint P 8"),
    in_battle("Beau", "points 3 4", "? sprint K = 3+3"),
    in_main("Decepshun", P_HOLDS, DROPS_1, "Decepshun"),
    in_main("Cyrano", "", DRAWS_2, "Cyrano"),
    in_battle("Rumbull", "", SAVED, "Rumbull"),
    # Gear
    in_pit("StreetHarnessGear", "", "? speed K = 3+1\n? agility K 3\n? power K 3"),
    in_pit("BumperPlateGear", "", "? power K = 3+1\n? agility K 3\n? speed K 3"),
    in_main("TrailSensorGear", "", f"{DRAWS_1}\n? agility K = 3+1"),
    in_main("SpareMagCellGear", "", "? energy 10 9\n? power K = 3+1"),
    in_main("PitPatchGear", BROKEN, f"{FIXED}\n? agility K = 3+1"),
    in_pit(
        "TwinClampGear",
        f"{LOSES_TO}\n? speed K = 3+1\n? power K 3",
        "pit K Beau TwinClampGear GoldStarGear GoldWingGear\nbattle K\n? sprint K = 3+1",
    ),
    in_battle("RedThrusterGear", "", "? sprint K = 3+2\n? speed K = 3+1"),
    in_pit(
        "RedEmberVentGear", "points 3 3", "? speed K 3\n? power K = 3+1\npoints 3 4\n? speed K = 3+1\npoints 0 0\nmain"
    ),
    in_battle(
        "RedFlareGear",
        "hand K Enraged Charge Charge\npoints 0 0\neventful K",
        "? points 1 0\n? agility K = 3+1",
    ),
    in_pit(
        "RedFurnaceGear",
        "zone K BurstForward StraightLineSprint\n? speed K = 3+1",
        "battle K\nK Rush:BurstForward\n? sprint K = 3+1\nK Pass\nP Pass\n? sprint K 5",
    ),
    in_battle("GreenRammingGear", "", "? sprint P = 8-2\n? power K = 3+1"),
    in_main("GreenHammerGear", P_GEAR, f"{NO_GEAR_BELOW_2}\n? power K = 3+1"),
    in_battle("GreenBulwarkGear", "", f"? agility K = 3+1\n{SAVED}"),
    in_pit("GreenTuskGear", f"{LOSES_TO}has_damaged K", "battle K\n? sprint K = 3+1\n? power K = 3+1"),
    in_main("BlackShadeGear", "", "? discards P Enraged\n? race P 3\n? agility K = 3+1"),
    in_battle("BlackSnareGear", "", "? sprint P = 8-3\n? speed K = 3+1"),
    in_main("BlackHookGear", P_CREW, f"{CREW_TO_2}K Take:Rancydd\n? damaged P Rancydd\n? agility K = 3+1"),
    in_main("BlackWraithGear", P_HOLDS, f"{DROPS_1}\n? power K = 3+1"),
    in_main("BlueRelayGear", "", f"{DRAWS_1}\n? speed K = 3+1"),
    in_battle("BluePulseGear", "pit K Cyrano BluePulseGear LancePenn ParmonSean", "? sprint K = 3+3\n? power K = 3+1"),
    in_pit("BlueMindGear", "", "? agility K = 3+1+1\n? speed K 3\nmain"),
    in_main("BlueTideGear", "", f"{FINDS_EVENT}\n? agility K = 3+1"),
    in_battle("GoldStarGear", "points 3 4", "? sprint K = 3+2\n? agility K = 3+1"),
    in_battle("GoldWingGear", "", f"? speed K = 3+1\n{SAVED}"),
    in_pit("GoldHeartGear", "", "? speed K = 3+1\n? power K = 3+1\nmain"),
    in_pit(
        "GoldCrownGear",
        f"points 3 4\n{LOSES_TO}",
        "battle K\n? sprint K = 3+1\n? sprint P 8\n? speed K = 3+1",
    ),
    in_battle("BrownBashingGear", "", "? sprint K = 3+2\n? power K = 3+1"),
    in_main("BrownExcavationGear", P_TRACK, "? discards P BurstForward\n? power K = 3+1"),
    in_battle("BrownPiledriverGear", "", "? sprint P = 8-2\n? power K = 3+1"),
    in_battle("BrownEntrenchingGear", "", f"? agility K = 3+1\n{SAVED}"),
    in_main("TrailSensorGear:MarkII", "", f"{DRAWS_2}\n? speed K = 3+1"),
    in_battle("TwilightGear", "", "? sprint K = 3+1\n? agility K = 3+1"),
    # Crew
    in_battle("ArthaPenn", "", "? sprint K = 3+2"),
    in_battle("KittWonn", "", "? sprint K = 3+2", "Wyldfyr"),
    in_main("LancePenn", "", DRAWS_1),
    in_main("ParmonSean", "", FINDS_EVENT),
    in_main("ConnorPenn", "damaged K LancePenn", FIXED),
    in_pit("Mortis", "", "? speed K = 3+1\n? agility K = 3+1\n? power K = 3+1\nmain"),
    in_pit("Phistus", "", "? power K = 5+2\n? speed K 2\nmain", "Brutarus"),
    in_main("Kudgyl", P_GEAR, NO_GEAR_BELOW_2, "Brutarus"),
    in_battle("GripJouster", "", "? sprint K = 3+2"),
    in_battle("GripGatekeeper", "", "? sprint P = 8-2"),
    in_main("GripArmsmith", BROKEN, FIXED),
    in_main("GripEnforcer", P_CREW, f"{CREW_TO_3}K Take:Cain\n? damaged P Cain"),
    in_main("MoordrydPaynn", P_HOLDS, DROPS_1),
    in_battle("Cain", "points 3 4", "? sprint P = 8-4"),
    in_main("Rancydd", "", "? discards P Enraged HeadStrong\n? race P 2"),
    in_battle("Blarre", "", "? sprint P = 8-1"),
    in_main("WordPaynn", P_GEAR, f"{GEAR_TO_4}K Take:GreenHammerGear\n? damaged P GreenHammerGear"),
    in_main("DragonEyeLookout", "", DRAWS_1),
    in_battle("Kawake", "pit K Rumbull Kawake TwinClampGear StreetHarnessGear", "? sprint K = 3+2"),
    in_main("WillTunneler", P_TRACK, "? discards P BurstForward\n? has_damaged nobody"),
    in_main("WillMason", BROKEN, FIXED),
    in_battle("WillAnchor", "", SAVED),
    in_main("WillScout", "", DRAWS_1),
    in_main(
        "WillElder",
        "discards K StraightLineSprint FullGallop Charge",
        "K may Recall:StraightLineSprint Recall:Enraged\nK Recall:StraightLineSprint\n? hand K StraightLineSprint",
    ),
    in_main("Cain:Shadow", "", "? discards P Enraged\n? race P 3"),
    # Maneuvers
    played(
        "HeadStrong",
        P_GEAR,
        f"? energy 8 9\n{GEAR_TO_4}K Take:GreenRammingGear\n? damaged P GreenRammingGear\n? track K HeadStrong",
        "Brutarus",
    ),
    rushing("Enraged", "", "? sprint K = 2+2", "Wyldfyr"),
    rushing("BurstForward", "", "? sprint K = 3"),
    played("QuickSidestep", "", f"? energy 8 9\n{DRAWS_1}"),
    played("ShadowSlip", "", "? discards P Enraged HeadStrong\n? race P 2", "Decepshun"),
    played("DustKick", P_TRACK, "? discards P BurstForward", "Rumbull"),
    played("GoldGlide", "", DRAWS_1),
    rushing("TailTap", "zone P Enraged\npit P Wyldfyr\nboost K Enraged 9", f"{BEATS_8}? hand K MagKick\n? points 2 0"),
    played("WarmUpLap", "", "? energy 9 9\n? track K WarmUpLap"),
    rushing("StraightLineSprint", "", "? sprint K = 5"),
    rushing("HotPursuit", "", "? sprint K = 4+2", "Wyldfyr"),
    played("ShoulderCheck", P_GEAR, NO_GEAR_BELOW_2, "Brutarus"),
    played("BlindCorner", P_HOLDS, DROPS_1),
    played("MindTheLine", "", DRAWS_1, "Cyrano"),
    rushing("SecondWind", "boost K Enraged 9", f"{BEATS_8}? points 5 0"),
    rushing("DigIn", "", f"{BEATS_8}? track K DigIn\n? points 0 5", "Rumbull"),
    played("SlingshotTurn", "", f"{FINDS_MANEUVER}\n? energy 7 9"),
    rushing("FullGallop", "", "? sprint K = 8"),
    played("FireLine", "", "? points 0 -1", "Wyldfyr"),
    played("BullRush", P_GEAR, f"{GEAR_TO_4}K Take:BumperPlateGear", "Brutarus"),
    played("CutpurseCut", P_CREW, f"{CREW_TO_3}K Take:Blarre\n? damaged P Blarre", "Decepshun"),
    played("ReadTheTrack", "", DRAWS_2),
    rushing("BrightLeap", "", "? sprint K = 6+2"),
    rushing("MagKick", "", "? sprint K = 10"),
    played("Rockslide", P_TRACK, f"{TRACK_TO_2}K Take:StraightLineSprint\n? discards P StraightLineSprint"),
    rushing("LavaLoop", "", f"{BEATS_8}? hand K MagKick\n? points 1 0"),
    rushing("Hammerfall", "has_damaged K", "? sprint K = 9+2"),
    played("NightAmbush", P_HOLDS, DROPS_1),
    rushing("CrestTheRidge", "", "? sprint K = 13"),
    played("TidalSurge", "", f"{DRAWS_2}\n? energy 4 9"),
    played("TrenchBreaker", P_TRACK, f"{TRACK_TO_3}K Take:FullGallop\n? discards P FullGallop"),
    rushing("StarDive", "boost K Enraged -9", f"{BEATS_8}? track K StarDive\n? points 0 3"),
    played("IronStampede", P_GEAR, f"{GEAR_TO_6}K Take:BlackWraithGear\n? damaged P BlackWraithGear"),
    played("WildfireFinish", "", "? points 2 0\n? energy 2 9", "Wyldfyr"),
    played("TotalEclipse", "hand P Charge Enraged MagKick", "P Discard:Charge\nP Discard:MagKick\n? hand P Enraged"),
    rushing("FinalStraightaway", "", f"? sprint K = 21\n{BEATS_8}? points 13 0"),
    (
        "PitSignal",
        f"{DECKS}pit K Beau\n{PRICE}track K PitSignal\nmain\nK Use:PitSignal\nK Discard:Enraged\n"
        "? points 1 0\n? track K PitSignal*",
    ),
    (
        "ReserveThrust",
        f"{DECKS}pit K Beau\n{PRICE}track K ReserveThrust\n{LOSES_TO}battle K\n"
        "K Use:ReserveThrust\nK Discard:Enraged\n? sprint K = 3+2",
    ),
    # Events
    event("Charge", "", "? points 1 0\n? discards K Charge"),
    event("ClearTheWay", "", "? sprint P = 8-2"),
    event("PitStop", BROKEN, FIXED),
    event("CrowdRoar", "", "? sprint K = 3+3", gear="StreetHarnessGear"),
    event("Regroup", "", DRAWS_2),
    event("PhotoFinish", "", "? points 2 0", "Wyldfyr", "StreetHarnessGear TwinClampGear"),
    event("BurningTemper", "", "? sprint K = 3+2", "Wyldfyr"),
    event("HeatHaze", "", "? sprint P = 8-3", "Wyldfyr"),
    event("BlazeOfGlory", "", "? sprint K = 3+5", "Wyldfyr"),
    event("ImmensePower", "", FINDS_MANEUVER),
    event("StandFirm", "", SAVED, "Brutarus"),
    event("GroundShake", P_GEAR, "K Take:BlackWraithGear\n? damaged P BlackWraithGear\n? has_damaged K", "Brutarus"),
    event("DirtyTrick", P_HOLDS, DROPS_1),
    event("CutTheLights", P_CREW, f"{CREW_TO_4}K Take:Cain:Shadow\n? damaged P Cain:Shadow", "Decepshun"),
    event("LongShadow", "", "? discards P Enraged HeadStrong FullGallop\n? race P 1", "Decepshun"),
    event("InnerCalm", "", f"{DRAWS_1}\n? sprint K = 3+2"),
    event(
        "Foresight",
        "",
        "K may Find:nothing Find:MagKick Find:Regroup Find:FullGallop Find:Charge\nK Find:Charge\n? hand K Charge",
        "Cyrano",
    ),
    event("MindOverMotion", "", "? sprint P = 8-5", "Cyrano", "BumperPlateGear"),
    event("YoureNext", "", "? sprint K = 3+2"),
    event("HerosResolve", "points 3 4", "? points 4 4"),
    event(
        "RisingStar",
        "discards K MagKick CrestTheRidge",
        "? hand K MagKick\n? discards K CrestTheRidge RisingStar",
        "Beau",
        "TrailSensorGear",
    ),
    event("HoldTheLine", "", SAVED),
    event("CaveIn", P_TRACK, f"{TRACK_TO_2}K Take:BurstForward\n? discards P BurstForward", "Rumbull"),
    event("Bedrock", "", "? sprint K = 3+1+5", "Rumbull", "BumperPlateGear TwinClampGear StreetHarnessGear"),
]


def merged(text: str) -> str:
    """A later line about a pile replaces an earlier one, so that an example can say more than its frame."""
    lines: list[str] = []
    begun = False
    for line in text.split("\n"):
        words = line.split()
        begun = begun or words[:1] in (["main"], ["battle"])
        if not begun and words and words[0] in ("hand", "pit", "zone", "track", "points"):
            key = words[:1] if words[0] == "points" else words[:2]
            if not any(each.startswith("?") for each in lines):
                lines = [each for each in lines if each.split()[: len(key)] != key]
        lines.append(line)
    return "\n".join(lines)


@pytest.mark.parametrize(("card", "text"), CARDS, ids=[card for card, _ in CARDS])
def test_the_card_does_what_it_says(card: str, text: str) -> None:
    record = read_records(HEAD.format(name=card) + merged(text), "cards.record")[0]
    failure = Replay(record, record.set_up(DRAGON_BOOSTER, ".")).play()
    assert failure is None, f"{failure}\n{text}"


def test_every_card_of_the_set_is_played() -> None:
    assert sorted([card for card, _ in CARDS]) == sorted(DRAGON_BOOSTER.book_of(None).faces)
