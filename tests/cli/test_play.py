"""Playing in the terminal: what is shown, what can be asked, what is saved."""

import re
from pathlib import Path

import msgspec
import pytest

from stolek.cli.screen import COMMANDS
from stolek.core import codec, registry
from stolek.core.bot import RandomBot
from stolek.words import LANGUAGES, load, plain
from tests.cli.conftest import Run, spawn

CODES = [known.code for known in LANGUAGES]
BOXES = re.compile(r"[\u2500-\u259f\x1b]")


def test_a_whole_game_is_played_to_its_result(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--players", "3", "--seed", "a", stdin="1\n")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.startswith("High Card\n")
    assert "Keep your card, or swap it for the top one of the pile?\n   1  Keep\n   2  Swap\n" in ran.out
    assert "· You keep your card." in ran.out
    places = re.findall(r"^(\d)(?:st|nd|rd): (.+), (\d) points?$", ran.out, re.MULTILINE)
    assert [place for place, _, _ in places] == ["1", "2", "3"]
    assert {name for _, name, _ in places} == {"You", "Medium bot 2", "Medium bot 3"}


@pytest.mark.parametrize(
    ("there_are", "plays", "told"),
    [
        (("random", "easy"), "easy", True),
        (("strong", "random"), "strong", True),
        (("random", "casual", "strong"), "casual", False),
    ],
)
def test_where_there_is_no_casual_bot_the_strongest_plays(
    there_are: tuple[str, ...], plays: str, told: bool, stolek: Run, highcard: str
) -> None:
    entry = registry.get(highcard)
    registry.add(msgspec.structs.replace(entry, bots=dict.fromkeys(there_are, RandomBot)))
    ran = stolek("play", highcard, "--players", "2", "--seed", "a", stdin="1\n")
    assert ran.code == 0
    english = load("en")
    assert english.text("bot-name", level=english.text(f"level-{plays}"), number=2) in ran.out
    said = english.text("play-no-usual-bot", usual="casual", level=plays)
    assert (said in " ".join(ran.out.split())) == told


def test_a_game_without_any_bot_asks_for_one(stolek: Run, highcard: str) -> None:
    registry.add(msgspec.structs.replace(registry.get(highcard), bots={}))
    ran = stolek("play", highcard)
    assert (ran.code, "highcard has no bots: name one of your own" in ran.err) == (2, True)


def test_the_same_seed_deals_the_same_cards(stolek: Run, highcard: str) -> None:
    runs = [stolek("play", highcard, "--seed", seed, stdin="1\n").out for seed in ("a", "a", "b")]
    assert runs[0] == runs[1] != runs[2]


def test_a_choice_is_explained_with_its_rule(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--seed", "a", stdin="?\n? 2\n?9\nexplain 1\nq\n")
    told = ran.out.split("Your choice: ")
    assert "1: Keep\n2: Swap\nHC-3 Keep or swap: " in told[1]
    assert told[2].startswith("2: Swap\nHC-3 Keep or swap: ")
    assert told[3].startswith("That isn’t one of the choices you have now.")
    assert told[4].startswith("1: Keep\nHC-3 Keep or swap: ")


def test_why_explains_the_last_refusal_and_later_the_result(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--seed", "a", stdin="why\n7\nwhy\n1\nwhy\n\n")
    told = ran.out.split("Your choice: ")
    assert told[1].startswith("There’s nothing to explain yet.")
    assert told[2].startswith("That isn’t one of the choices you have now.\n(type why for the rule)")
    assert told[3].startswith("That isn’t one of the choices you have now. (ST-2)\nST-2 Only what’s offered")
    end = ran.out.split("Enter to quit: ")
    assert "(HC-5)" in end[1]
    assert "HC-5 High card: When all have decided" in end[1]


def test_log_table_rules_and_help_answer_without_a_move(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--seed", "a", stdin="log\ntable\nrules HC-4\nrules\nh\nhm\nq\n")
    log, table, rule, rules, helped, unknown = ran.out.split("Your choice: ")[1:7]
    assert "7 cards make the pile" in log
    assert "Pile: " in table
    assert rule.startswith("HC-4 No pile, no swap: When the pile is empty, nobody can swap.")
    assert all(each in rules for each in ("HC-1 ", "HC-6 ", "HC-R2 ", "Rulings", "Examples"))
    assert "? 2 the second one" in helped
    assert unknown.startswith("That’s neither the number of a choice nor a command")


def test_a_rule_that_is_not_there_does_not_end_the_game(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--seed", "a", stdin="rules HC-77\n1\n")
    assert ran.code == 0
    assert "there is no rule 'HC-77'" in ran.out
    assert "1st: " in ran.out


def test_q_saves_and_resume_goes_on(stolek: Run, highcard: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.stolek.json"
    left = stolek("play", highcard, "--seed", "a", "--save", str(file), stdin="q\n")
    assert left.code == 0
    assert f"    stolek play --resume {file}\n" in left.out, "a command to copy is not wrapped"
    before = codec.read_header(file.read_bytes())
    ended = stolek("play", "--resume", str(file), stdin="2\n")
    assert ended.code == 0
    assert "1st: " in ended.out
    after = codec.read_header(file.read_bytes())
    assert [bytes(m.events) for m in after.moves[: len(before.moves)]] == [
        bytes(m.events) for m in before.moves
    ]
    assert codec.verify(registry.get(highcard).game, after).outcome is not None
    assert stolek("play", "--resume", str(file)).out.count(" points") == 3


def test_a_closed_input_saves_too(stolek: Run, highcard: str, tmp_path: Path) -> None:
    file = tmp_path / "left.stolek.json"
    ran = stolek("play", highcard, "--save", str(file), stdin="")
    assert ran.code == 0
    assert codec.replay(registry.get(highcard).game, codec.read_header(file.read_bytes())).outcome is None


def test_any_seat_variant_option_and_bot_can_be_chosen(stolek: Run, highcard: str, tmp_path: Path) -> None:
    file = tmp_path / "low.stolek.json"
    choices = ["--variant", "low", "--option", "open-throws=no", "--seat", "2", "--players", "2"]
    ran = stolek("play", highcard, *choices, "--bots", "easy", "--save", str(file), stdin="1\n")
    assert ran.code == 0
    setup = codec.decode_setup(registry.get(highcard).game, codec.read_header(file.read_bytes()).setup)
    assert (setup.variant, setup.seats, setup.options.open_throws) == ("low", 2, False)
    assert codec.read_header(file.read_bytes()).names == ["Easy bot 1", "You"]


def test_two_words_of_a_language_never_mean_two_commands() -> None:
    for code in CODES:
        words = [plain(load(code).text(f"play-word-{command}")) for command in COMMANDS]
        assert len({*words, *"qth"}) == len(COMMANDS) + 3
        assert all(" " not in word for word in words)
        # English words are understood everywhere, so none of them may mean another command here.
        assert [w for w, own in zip(words, COMMANDS, strict=True) if w in COMMANDS and w != own] == []


def test_commands_are_understood_in_the_language_spoken(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--seed", "a", "--lang", "cs", stdin="proč\npravidla HC-3\nkonec\n")
    assert ran.code == 0
    assert "Zatím není co vysvětlovat." in ran.out
    assert "HC-3" in ran.out


def test_commands_are_understood_without_accents_and_in_capitals(stolek: Run, highcard: str) -> None:
    ran = stolek("play", highcard, "--seed", "a", "--lang", "cs", stdin="PROC\nkonec\n")
    assert ran.code == 0
    assert "Zatím není co vysvětlovat." in ran.out


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", registry.ids())
def test_every_game_fits_the_terminal_and_speaks(game: str, code: str, plain: bool, stolek: Run) -> None:
    plainly = ["--plain"] if plain else []
    ran = stolek("play", game, "--seed", "b", "--lang", code, "--bots", "random", *plainly, stdin="1\n" * 400)
    assert ran.code == 0, ran.err
    words = load(code)
    assert words.text("place", rank=1) in ran.out, "the game was not played to its end"
    # A key that shows itself is a message nobody wrote.
    assert re.findall(rf"\b(?:{game}|play|rule|refused|level)-[a-z][\w-]*", ran.out) == []
    # With a real keyboard every question ends in a new line.
    asked = "|".join(re.escape(words.text(key)) for key in ("play-your-choice", "play-after"))
    shown = re.sub(rf"(?:{asked}) ?", "\n", ran.out).splitlines()
    assert [line for line in shown if len(line) > 80] == []
    assert not (plain and BOXES.search(ran.out))


def test_as_a_process_it_plays_without_a_terminal(tmp_path: Path) -> None:
    game = registry.ids()[0]
    ran = spawn("play", game, "--seed", "c", "--bots", "random", stdin="1\nwhy\nq\n", cwd=tmp_path)
    assert ran.code == 0
    assert ran.err == ""
    (saved,) = tmp_path.glob(f"{game}-*.stolek.json")
    assert saved.name in ran.out.replace("\n", "")


def test_a_bot_that_fails_leaves_the_game_saved(stolek: Run, highcard: str, tmp_path: Path) -> None:
    bot = tmp_path / "mybots.py"
    bot.write_text("class Broken:\n    def decide(self, observation, rng, budget):\n        return 1 / 0\n")
    file = tmp_path / "rest.stolek.json"
    ran = stolek("play", highcard, "--bots", f"{bot}:Broken", "--save", str(file), stdin="1\n" * 3)
    assert ran.code == 2
    assert "the bot Broken failed at highcard: ZeroDivisionError" in ran.err
    assert codec.read_header(file.read_bytes()).game == highcard
