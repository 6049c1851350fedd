"""The learned players: the same numbers with NumPy and without, weights that fit, and a search that pays."""

import random
from collections.abc import Iterator, Sequence
from importlib import resources
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

from stolek.core import Budget, Observation, Seat
from stolek.core.cards import Deck, DeckGroup, Face
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.weights import packed, unpacked
from stolek.games.daynight import BOTS, GAME
from stolek.games.daynight.learned import brain, kinds, weights
from stolek.games.daynight.learned.features import LAYOUT, Seen, seen
from stolek.games.daynight.learned.search import Effort
from stolek.games.daynight.model import Choose
from stolek.games.daynight.tests.build import before_choice
from stolek.testing import golden

GOLDEN = Path(__file__).parent / "wishes.json"
"""Rewritten by ``STOLEK_GOLDEN=rewrite pytest`` on this file, when other weights are shipped."""


class Golden(msgspec.Struct, frozen=True):
    """What a seat saw and how much the shipped net wants each card of its hand."""

    seen: Seen
    wishes: tuple[float, ...]


def positions(games: int, seed: int) -> Iterator[Seen]:
    """What the seats see in games played at random."""
    rng = random.Random(seed)
    for number in range(games):
        play = Play.start(GAME, make_setup(GAME, rng.choice((2, 3, 4, 5))), number.to_bytes(4, "big"))
        while play.prompts:
            seat, prompt = next((s, p) for s, p in play.prompts.items() if p.owed)
            if play.state.step != "taking" and rng.random() < 0.2:
                yield seen(GAME.view(play.state, seat))
            play.submit(seat, rng.choice(prompt.options).action)


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brain, "numpy", lambda: None)


def wishes(s: Seen) -> tuple[float, ...]:
    wanted = brain.wishes(s)
    return tuple(round(wanted[kind], 4) for kind in s.hand)


def difference(stored: Sequence[Golden]) -> float:
    return max(
        abs(now - then) for each in stored for now, then in zip(wishes(each.seen), each.wishes, strict=True)
    )


def test_the_net_wants_with_numpy_what_it_wanted() -> None:
    if golden.is_rewriting():
        lines = [msgspec.json.encode(Golden(s, wishes(s))) for s in islice(positions(40, 20), 200)]
        GOLDEN.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")
    stored = msgspec.json.decode(GOLDEN.read_bytes(), type=list[Golden])
    assert len(stored) == 200
    assert difference(stored) < 1e-3


@pytest.mark.usefixtures("without_numpy")
def test_the_net_wants_without_numpy_what_it_wanted() -> None:
    stored = msgspec.json.decode(GOLDEN.read_bytes(), type=list[Golden])
    assert difference(stored[::8]) < 1e-3


def test_the_weights_are_small_and_for_the_numbers_they_are_given() -> None:
    data = (resources.files("stolek.games.daynight.learned") / weights.FILE).read_bytes()
    assert len(data) < 2_000_000
    with pytest.raises(ValueError, match="other numbers"):
        unpacked(data.replace(LAYOUT.encode(), b"other", 1), LAYOUT)
    with pytest.raises(ValueError, match="cut short"):
        unpacked(data + b"\0", LAYOUT)


def test_packing_keeps_weights_to_half_a_step() -> None:
    rng = np.random.default_rng(5)
    net = {"x": rng.normal(size=(6, 3)), "b": rng.normal(size=3)}
    found = unpacked(packed({"actor": net}, "any"), "any")["actor"]
    assert np.allclose(found["b"][0], net["b"], atol=1e-6)
    step = np.abs(net["x"]).max(0) / 127
    assert (np.abs(np.asarray(found["x"]).T - net["x"]) <= step * 0.501).all()


def observation(play: Play, seat: Seat) -> Observation:  # type: ignore[type-arg]
    return Observation(GAME.view(play.state, seat), play.prompts[seat])


@pytest.mark.usefixtures("without_numpy")
@pytest.mark.parametrize("level", ["strong", "master"])
def test_whole_games_can_be_played_without_numpy(level: str) -> None:
    play = Play.start(GAME, make_setup(GAME, 2), b"plain")
    rng = random.Random(4)
    while play.prompts:
        seat, _ = next((s, p) for s, p in play.prompts.items() if p.owed)
        bot = BOTS[level if seat == 0 else "random"]()
        play.submit(seat, bot.decide(observation(play, seat), rng, Budget()))
    assert play.outcome is not None


def test_a_deck_of_ones_own_is_played_as_the_casual_bot_would() -> None:
    """The net knows the cards of the box alone."""
    cards = list(GAME.default_deck().cards)
    cards[cards.index(Face("orange-1-4"))] = Face("orange-1-1")
    deck = Deck("own", (DeckGroup("all", tuple(cards)),))
    assert not kinds.is_known(deck)
    play = Play.start(GAME, make_setup(GAME, 3, deck=deck), b"own")
    answers = {
        level: BOTS[level]().decide(observation(play, Seat(0)), random.Random(1), Budget())
        for level in ("casual", "strong", "master")
    }
    assert answers["strong"] == answers["master"] == answers["casual"]


def test_the_search_sees_a_win_that_is_certain() -> None:
    """Last card of the last round: only the night wins it, and only one card brings the night."""
    hands = [("orange-13-4", "orange-12-3"), ("blue-2-3", "pink-9-T", "pink-9-2")]
    course = before_choice(hands, turned="orange-11-3").choose(0, "orange-13-4").choose(1, "blue-2-3")
    s = msgspec.structs.replace(seen(GAME.view(course.state, Seat(1))), left=0)
    found = brain.promises(s, random.Random(2), Effort())
    assert found is not None
    worth = {kinds.FACES[kind]: share for kind, (share, _) in zip(s.hand, found, strict=True)}
    assert max(worth, key=lambda face: worth[face]) == "pink-9-T"


def test_the_same_luck_gives_the_same_card() -> None:
    play = Play.start(GAME, make_setup(GAME, 4), b"luck")
    for level in ("strong", "master"):
        seen_by = observation(play, Seat(2))
        answers = {BOTS[level]().decide(seen_by, random.Random(9), Budget(worlds=4)) for _ in range(3)}
        assert len(answers) == 1
        assert all(isinstance(answer, Choose) for answer in answers)
