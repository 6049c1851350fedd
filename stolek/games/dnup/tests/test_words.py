"""Counts and cases of Czech, refusals, and the terminal's table, which fits its columns."""

import itertools
import random
from collections.abc import Iterator

import pytest

from stolek.core import Seat, redact
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.registry import get
from stolek.core.say import Who, say
from stolek.games.dnup import GAME, TERMINAL
from stolek.games.dnup.spoken import QUIET
from stolek.games.dnup.telling import say_faces
from stolek.games.dnup.tests.build import table
from stolek.words import LANGUAGES
from stolek.words.render import Words, load

CODES = [known.code for known in LANGUAGES]
NAMES = ["Jana", "Petr", "Evženie Dlouhojmenná", "Tomáš", "Bořek"]


def words_of(code: str, seats: int, you: int | None) -> Words:
    return load(code, get("dnup").folder, strict=True).at_table(NAMES[:seats], you)


def plays() -> Iterator[Play]:
    """Three games at random, after every move."""
    for seats in (2, 3, 5):
        play = Play.start(GAME, make_setup(GAME, seats, options={"void_after": 50}), b"words")
        rng = random.Random(seats)
        while play.prompts:
            ((seat, prompt),) = play.prompts.items()
            play.submit(seat, rng.choice(prompt.options).action)
            yield play


def test_czech_counts_cards_as_czech_does() -> None:
    words = words_of("cs", 3, 0)
    course = table(["6/1 6/2 3/8", "1/7 2/9 5/3", "9/1 9/2"], {1: "4/6 4/8"}).lay("6/1 6/2")
    told = [words.say(line) for event in course.events for line in GAME.tell(redact(event, Seat(0)))]
    assert told == [
        "Vykládáš dvě šestky (6/1 a\u00a06/2).",
        "Petr si bere zpátky dvě čtyřky; v\u00a0ruce z\u00a0toho je 6 a\u00a08.",
    ]


def test_somebody_who_only_listens_is_told_a_new_hand_and_no_other() -> None:
    words = words_of("en", 3, 0)
    play = Play.start(GAME, make_setup(GAME, 3), b"words")
    cards = say_faces(GAME.view(play.state, Seat(0)).shown.hand)
    sights = [redact(event, Seat(0)) for event in play.moves[0].events]
    short = [line for sight in sights for line in GAME.tell(sight) if line.key not in QUIET]
    heard = [words.say(line) for line in short if line.key.startswith("dnup-event-dealt")]
    assert heard == [words.say(say("dnup-event-dealt-faces", who=Who(Seat(0)), cards=cards))]


@pytest.mark.parametrize("code", CODES)
def test_the_terminals_table_fits_eighty_columns(code: str) -> None:
    for play in itertools.islice(plays(), 0, None, 9):
        for viewer in (Seat(0), None):
            words = words_of(code, play.setup.seats, viewer)
            text = TERMINAL(GAME.view(play.state, viewer).shown, words.say, words.name)
            assert max(map(len, text.splitlines())) <= 80
            assert "dnup-" not in text


def test_the_terminals_table_shows_sets_hands_and_what_to_beat() -> None:
    words = words_of("en", 3, 0)
    course = table(
        ["6/1 6/2 3/8", "1/7 2/9 5/3", ""], {1: "4/6 4/8", 2: "10/2"}, out=Seat(2), tokens=(1, 0, 3)
    )
    text = TERMINAL(GAME.view(course.state, Seat(0)).shown, words.say, words.name)
    assert text.splitlines() == [
        "Round 1, turn 1 · 4 tokens win · 0 discarded",
        "> Jana           3 cards, tokens 1",
        "    nothing",
        "  Petr           3 cards, tokens 0",
        "    a pair of 4s (4/6, 4/8)",
        "  Evženie Dlouh… out, tokens 3",
        "    a single 10 (10/2) – goes when its owner’s turn would come",
        "To beat: 1 card: closed | 2 cards: over 4 | 3 cards: free | 4 cards: free",
        "Your cards: 3/8  6/1  6/2",
        "Rotated: 1/6  2/6  8/3",
    ]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", ["too-low", "equal", "other-value"])
def test_a_refusal_names_the_value_on_the_table(key: str, code: str) -> None:
    assert "7" in words_of(code, 2, 0).say(say(f"dnup-refused-{key}", size=2, value=7))
