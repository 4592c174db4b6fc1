"""wyrmhall play, line by line, in processes of its own."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from subprocess import PIPE

import pytest

from tests.command import COMMAND, Answer, wyrmhall
from wyrmhall.cli.explained import WORDS, about_word, cards_by_name, folded_name
from wyrmhall.cli.language import speaker_for
from wyrmhall.cli.plain import PlainTable
from wyrmhall.cli.play import begun, set_up
from wyrmhall.cli.words import Words
from wyrmhall.kernel.registry import game

GAME = ("play", "magic-dragon")
NEW = (*GAME, "--seed", "7", "--bots", "random")
ALWAYS_THE_FIRST = "1\n" * 2000
ENDING = ("Saved as ", "Go on:", "Replay:", "Verify:")


def saved_in(home: Path) -> list[Path]:
    return sorted(home.glob("games/*.record"))


def table_at_the_end(answer: Answer) -> list[str]:
    """What lies on the table, as it was told last."""
    lines = answer.out.splitlines()
    first = max(number for number, line in enumerate(lines) if line.startswith("Round "))
    return [line for line in lines[first:] if not line.startswith(ENDING)]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_is_played_from_a_pipe_and_can_be_verified(tmp_path: Path, seats: int) -> None:
    answer = wyrmhall(*NEW, "--seats", str(seats), home=tmp_path, typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert "The game is over. " in answer.out
    [file] = saved_in(tmp_path)
    assert f"Saved as {file}\n" in answer.out
    assert f"wyrmhall verify {file}\n" in answer.out
    assert "--resume" not in answer.out
    verified = wyrmhall("verify", str(file), home=tmp_path)
    assert verified.code == 0, verified.out
    assert "won by" in verified.out


def test_thinking_bots_finish_a_game_too(tmp_path: Path) -> None:
    answer = wyrmhall(*GAME, "--seats", "2", home=tmp_path, typed=ALWAYS_THE_FIRST)
    assert answer.code == 0
    assert "The game is over. " in answer.out
    assert "The shuffle is pledged as " in answer.out


def test_the_same_seed_and_input_give_the_same_output(tmp_path: Path) -> None:
    first, second = (
        wyrmhall(*NEW, home=tmp_path / name, typed=ALWAYS_THE_FIRST).out.partition("Saved as ")[0] for name in "ab"
    )
    assert first == second != ""


def test_it_is_plain_text(tmp_path: Path) -> None:
    answer = wyrmhall(*NEW, "--plain", home=tmp_path, typed="1\ntable\nscore\nhelp\nlog\nrules\n")
    assert answer.code == 0
    assert "\x1b" not in answer.out
    assert not set("─│╭╮╰╯━┃█▀▄") & set(answer.out)


def test_answers_to_every_word(tmp_path: Path) -> None:
    typed = "help\nhint\nwhy Y2\ntable\nhand\nscore\nlog 2\nrules\nrules md-20\nrules all\noptions\nquit\n"
    answer = wyrmhall(*NEW, home=tmp_path, typed=typed)
    assert answer.code == 0
    for expected in (
        "why CARD or why OPTION: ",
        "A thinking bot would choose ",
        "Yellow 2 cannot be played now: First everybody bids; then the cards are played. (MD-9)",
        "Your hand: ",
        "Centre: set aside 16 cards.",
        "You: 0.\n0 cards in the stacks, +0. (MD-38)\n7 cards left in hand, -14. (MD-39)\n",
        "MD-10: A bid foretells",
        "MD-20: A dragon may begin a new stack only if",
        "MD-54: ",
        "0: Bid 0: exactly 0 stacks earn 7.\n1: Bid 1: exactly 1 stack earns 4.\n",
        "A number can be bid while one of its cards is left. A wrong bid costs nothing.\n",
    ):
        assert expected in answer.out, expected


def answers(home: Path, *typed: str, words: tuple[str, ...] = NEW) -> dict[str, list[str]]:
    """What each line that is typed is answered with, while nothing is chosen."""
    found, before = {}, len(wyrmhall(*words, home=home / "begun").out.partition("The input has ended.")[0])
    for number, line in enumerate(typed):
        out = wyrmhall(*words, home=home / str(number), typed=f"{line}\n").out
        found[line] = out[before:].partition("The input has ended.")[0].splitlines()
    return found


def test_a_question_mark_lists_every_word_and_help_does_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path / "table"))
    told = answers(tmp_path, "?", "help", " ? ")
    assert told["?"] == told["help"] == told[" ? "]
    table = PlainTable(begun(set_up(game("magic-dragon"), 2, None, {}, None), "random", "7"), lambda: None, print)
    for word in table.answers:
        assert any(line.startswith(word) for line in told["?"]), word
        assert about_word(table.words, word), word
    assert {word.name for word in WORDS} == set(table.answers)


def test_a_question_mark_and_a_card_tell_what_it_does_and_whether_it_can_be_played(tmp_path: Path) -> None:
    told = answers(tmp_path, "? Y2", "?y2", "? yellow 2", "? G7", "help Ice")
    assert told["? Y2"] == told["?y2"] == told["? yellow 2"]
    assert told["? Y2"][0].startswith("Y2: ")
    assert "Yellow 2. Takes a stack with a lower dragon of its colour, or starts one. " in told["? Y2"][0]
    assert told["? Y2"][1] == "Yellow 2 cannot be played now: First everybody bids; then the cards are played. (MD-9)"
    assert len(told["? G7"]) == 1  # somebody else may hold it
    assert told["help Ice"][0].startswith("Ice: Spell. Locks a stack where it lies: safe, and nothing goes on it. ")


def test_a_question_mark_and_a_playable_card_tell_how(tmp_path: Path) -> None:
    out = wyrmhall(*NEW, home=tmp_path, typed="1\n? fire\n").out
    assert "\nNow: 7 Fire/G4: Burn Cinder's stack of Green 4: its cards score for nobody.\n" in out


def test_a_question_mark_and_an_option_tell_what_it_means(tmp_path: Path) -> None:
    told = answers(tmp_path, "? 2", "? 9", "? R7xR6", "? why", "? W", "? nonsense")
    assert told["? 2"] == ["2: Bid 2: exactly 2 stacks earn 5."]
    assert told["? 9"][0].startswith("9: There is no bid card with 9. (MD-4")
    assert told["? R7xR6"][0].startswith("R7: ")
    assert told["? R7xR6"][1] == "R7xR6: First everybody bids; then the cards are played. (MD-9)"
    assert told["? why"] == told["? W"] == ["why CARD or why OPTION: why you cannot play it."]
    assert told["? nonsense"][0].startswith("nonsense: There is no such option, card or word. ")
    assert "Y5: Start yellow with Yellow 5.\nY5: " in wyrmhall(*NEW, home=tmp_path / "turn", typed="1\n? 3\n").out


@pytest.mark.parametrize("name", ["fairy-tale", "magic-dragon", "storm-dragons"])
def test_every_card_of_every_game_is_explained_by_each_of_its_names(name: str) -> None:
    setup = set_up(game(name), None, None, {}, None)
    words = Words(speaker_for(setup, 0))
    by_name = cards_by_name(words)
    for row, written in enumerate(setup.book.faces):
        face, told = setup.book.face(row), words.card(row).text
        assert by_name[folded_name(written)] == row
        assert by_name.get(folded_name(face.title), row) == row
        assert told.startswith((f"{written}: ", f"{written}. "))
        for line in (face.line, *face.more):
            assert line is not None
            assert words.speaker.speak("card", line).text in told
        assert told.endswith(f" ({', '.join(face.clauses)})")


def test_a_letter_is_short_for_a_word_and_an_option_comes_first(tmp_path: Path) -> None:
    told = answers(tmp_path, "o", "options", "w Y2", "why Y2", "T", "table", "s", "score", "r", "rules")
    for short, word in (("o", "options"), ("w Y2", "why Y2"), ("T", "table"), ("s", "score"), ("r", "rules")):
        assert told[short] == told[word] != []


def test_what_cannot_be_played_is_refused_in_one_line_with_its_clause(tmp_path: Path) -> None:
    answer = wyrmhall(
        *NEW, home=tmp_path, typed="9\nR9\nr5\nnonsense\n\nwhy\nwhy what\nrules XX-1\n" + "7" * 5000 + "\n"
    )
    assert (answer.code, answer.err) == (0, "")
    for expected in (
        "9: There is no bid card with 9. (MD-4",
        "R9: There is no such option, card or word. Type ? to see what you can type.\n",
        "R5: First everybody bids; then the cards are played. (MD-9)\n",
        "nonsense: There is no such option, card or word. Type ? to see what you can type.\n",
        "Type a number or an option from the list, or ? to see what else you can type.\n",
        "Name a card or an option, as in why R1.\n",
        "what: There is no such option, card or word. Type ? to see what you can type.\n",
        "there is no clause XX-1; ",
    ):
        assert expected in answer.out, expected
    assert answer.out.count("Your turn: ") == 1 + 6  # asked again after each option that was refused


def test_options_by_number_by_notation_and_in_any_case(tmp_path: Path) -> None:
    begun = wyrmhall(*NEW, home=tmp_path / "a", typed="0\n")
    [offered, *_] = [line for line in begun.out.splitlines() if line.startswith("1 ")]
    notation = offered.split()[1].rstrip(":.")
    answers = [
        wyrmhall(*NEW, home=tmp_path / name, typed=f"0\n{typed}\n")
        for name, typed in {"b": "1", "c": notation, "d": f" {notation.lower()} "}.items()
    ]
    told = {answer.out.partition("Saved as ")[0] for answer in answers}
    assert len(told) == 1
    assert saved_in(tmp_path / "b")[0].read_text().count("\nYou ") == 2


def test_a_number_that_is_taken_is_not_mistaken_for_a_place_in_the_list(tmp_path: Path) -> None:
    """Where two others have bid 2, a 2 is refused; typed again it is taken for the second of the list, as was told."""
    for seed in range(40):
        home = tmp_path / str(seed)
        words = (*GAME, "--seats", "5", "--bots", "random", "--seed", str(seed))
        answer = wyrmhall(*words, home=home, typed="2\n2\n")
        if "2: " in answer.out and "Type 2 again for place 2 in the list, which is " in answer.out:
            place_2 = answer.out.partition("in the list, which is ")[2].partition(".")[0]
            assert f"\nYou bid {place_2}: exactly " in answer.out
            return
        assert "\nYou bid 2: exactly 2 stacks earn " in answer.out
    pytest.fail("nobody ever took both")


def test_the_end_of_the_input_leaves_a_game_that_goes_on(tmp_path: Path) -> None:
    left = wyrmhall(*NEW, home=tmp_path, typed="1\n1\n")
    assert left.code == 0
    assert "The input has ended.\n" in left.out
    [file] = saved_in(tmp_path)
    assert f"wyrmhall play magic-dragon --resume {file}\n" in left.out
    resumed = wyrmhall(*GAME, home=tmp_path, typed="quit\n")
    assert f"You are back in the game saved as {file.name}.\n" in resumed.out
    whole = wyrmhall(*NEW, home=tmp_path / "whole", typed="1\n1\ntable\n")
    told, asked = table_at_the_end(resumed), [line.startswith("Your turn: ") for line in table_at_the_end(resumed)]
    assert told[: asked.index(True)] == table_at_the_end(whole)[: asked.index(True)] != []
    assert saved_in(tmp_path) == [file]


def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts in the background ignores it
    environment = {**os.environ, "WYRMHALL_HOME": str(tmp_path)}
    with subprocess.Popen(
        [str(COMMAND), *NEW], env=environment, text=True, stdin=PIPE, stdout=PIPE, stderr=PIPE
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        assert playing.stderr is not None
        playing.stdin.write("1\n1\n")
        playing.stdin.flush()
        asked = 0
        while asked < 3:
            asked += playing.stdout.readline().startswith("Your turn: ")
        playing.send_signal(signal.SIGINT)
        rest, errors = playing.stdout.read(), playing.stderr.read()
    assert playing.returncode == 130
    assert errors == ""
    assert "Go on:" in rest
    [file] = saved_in(tmp_path)
    before = file.read_text()
    resumed = wyrmhall(*GAME, home=tmp_path, typed="1\n")
    assert resumed.code == 0
    played_on = file.read_text().splitlines()
    choices = [line for line in before.splitlines() if not line.startswith(("[", "?"))]
    assert [line for line in played_on if not line.startswith(("[", "?"))][: len(choices)] == choices
    assert "".join(played_on).count("You ") > "".join(choices).count("You ")
    assert "not yet finished" in wyrmhall("verify", str(file), home=tmp_path).out


def test_a_set_up_or_new_begins_another_game(tmp_path: Path) -> None:
    wyrmhall(*NEW, home=tmp_path)
    wyrmhall(*GAME, "--new", home=tmp_path)
    wyrmhall(*GAME, "--seats", "2", home=tmp_path)
    assert len(saved_in(tmp_path)) == 3
    wyrmhall(*GAME, home=tmp_path)
    assert len(saved_in(tmp_path)) == 3


def test_house_options_are_told_and_kept(tmp_path: Path) -> None:
    answer = wyrmhall(*NEW, "--house", "spells_optional=true", "--house", "final_tie=extra_round", home=tmp_path)
    assert "House options: spells_optional=true final_tie=extra_round." in answer.out
    saved = saved_in(tmp_path)[0].read_text()
    assert "spells_optional=true" in saved
    assert "final_tie=extra_round" in saved


def test_a_card_table_of_ones_own_is_kept_with_the_game(tmp_path: Path) -> None:
    table = tmp_path / 'my cards; "odd" name.csv'
    table.write_text((game("magic-dragon").folder / "cards.csv").read_text().replace("bid 3,,3,1,6", "bid 3,,3,1,9"))
    home = tmp_path / "home"
    wyrmhall(*NEW, "--cards", str(table), home=home, typed="1\n1\n")
    table.unlink()
    resumed = wyrmhall(*GAME, home=home, typed=ALWAYS_THE_FIRST)
    assert (resumed.code, resumed.err) == (0, "")
    assert wyrmhall("verify", str(saved_in(home)[0]), home=home).code == 0


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("no-such-game",),
        ("magic-dragon", "--seats", "9"),
        ("magic-dragon", "--seats", "0"),
        ("magic-dragon", "--seats", "-1"),
        ("magic-dragon", "--seats", "four"),
        ("magic-dragon", "--bots", "clever"),
        ("magic-dragon", "--variant", "basic"),
        ("magic-dragon", "--house", "no_such=1"),
        ("magic-dragon", "--house", "spells_optional=maybe"),
        ("magic-dragon", "--house", "spells_optional"),
        ("magic-dragon", "--cards", "no-such-file.csv"),
        ("magic-dragon", "--seed", 'a"b'),
        ("magic-dragon", "--resume", "no-such-file.record"),
        ("magic-dragon", "--resume", "no-such-file.record", "--new"),
        ("magic-dragon", "--no-such-option"),
        ("magic-dragon", "and", "more"),
    ],
)
def test_a_bad_set_up_is_one_line_and_writes_nothing(tmp_path: Path, words: tuple[str, ...]) -> None:
    answer = wyrmhall("play", *words, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer
    assert list(tmp_path.iterdir()) == []


def test_a_bad_bot_writes_no_card_table_either(tmp_path: Path) -> None:
    cards = tmp_path / "cards.csv"
    cards.write_text((game("magic-dragon").folder / "cards.csv").read_text() + "\n")
    home = tmp_path / "home"
    assert wyrmhall(*GAME, "--cards", str(cards), "--bots", "clever", home=home).is_one_clear_line()
    assert not home.exists()


def test_a_home_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("")
    answer = wyrmhall(*GAME, home=home)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer


def test_a_damaged_game_is_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    wyrmhall(*NEW, home=tmp_path, typed="1\n1\n")
    [file] = saved_in(tmp_path)
    file.write_text(file.read_text().replace("You 1", "You 0"))
    answer = wyrmhall(*GAME, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer
    assert "--new" in answer.err
    assert wyrmhall(*GAME, "--new", home=tmp_path).code == 0


def test_a_game_of_another_kind_or_of_bots_alone_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    file.write_text('[Game "magic-dragon"]\n[Seats "2"]\n[Seed "1"]\nstart\n')
    answer = wyrmhall(*GAME, "--resume", str(file), home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer
