"""Labels and effects are found out when somebody looks, and only then."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

import pytest

from stolek.core.bot import RandomBot
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.prompt import Effect
from stolek.core.say import Say
from stolek.lab.match import play_out
from tests.contract.games import PACKAGES
from tests.contract.games import entry as game_of
from tests.contract.test_laws import laws_broken
from tests.core.whisper import Whisper, WhisperGame
from tests.template_game.game import HighCard
from tests.template_game.model import Action, State

SEED = bytes(32)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_simulation_never_asks_for_words(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(package).game
    for name in ("label", "effects"):
        monkeypatch.setattr(type(game), name, property(_nobody_looks))
    seats = game.info.variants[0].seats[-1]
    done = play_out(game, make_setup(game, seats), SEED, [RandomBot()] * seats, random.Random(1))
    assert done.choices > 0
    vars(game).pop("_shown_prompts", None)  # what other tests have looked at is remembered
    with pytest.raises(AssertionError, match="somebody looks"):
        Play.start(game, make_setup(game, seats), SEED)


def _nobody_looks(_: Any) -> Any:
    raise AssertionError("somebody looks")


class Speechless(HighCard):
    def label(self, s: State, a: Action) -> Say:
        return Say("highcard-do-keep") if s.decided == 0 else Say(1)  # type: ignore[arg-type]


class Foolish(HighCard):
    def effects(self, s: State, seat: Seat, a: Action) -> tuple[Effect, ...]:
        return (Effect("x", numbers=("two",)),) if s.decided else ()  # type: ignore[arg-type]


class Forgetful(HighCard):
    """Says that nothing but the action matters, and then looks at the table."""

    def scene(self, _: State) -> Hashable:
        return ()

    def effects(self, s: State, seat: Seat, a: Action) -> tuple[Effect, ...]:
        return (Effect("x", numbers=(s.decided,)),)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Speechless(), "types_survive_a_round_trip"),
        (Foolish(), "types_survive_a_round_trip"),
        (Forgetful(), "prompts_are_well_made"),
    ],
)
def test_the_contract_always_does(game: HighCard, law: str) -> None:
    assert law in laws_broken(game)


def test_only_an_action_with_a_text_has_the_blank() -> None:
    game = WhisperGame()
    state = Play.start(game, make_setup(game, 2), SEED).state
    ask = game.first_owed(state)
    assert ask is not None
    assert [option.blank for option in ask.options] == [None, ask.blank]
    assert [option.blank for option in game.prompt(state, ask).options] == [None, ask.blank]
    assert [option.n for option in ask.options] == [0, 1]
    assert ask.options[1].action == Whisper()


@pytest.mark.parametrize("package", PACKAGES[:-1])
def test_what_is_asked_again_is_the_very_same(package: str) -> None:
    """By which prompts are compared and encoded faster."""
    game = game_of(package).game
    state = Play.start(game, make_setup(game, 4), SEED).state
    one, other = ([prompt.options for prompt in game.prompts(state).values()] for _ in range(2))
    assert one == other
    if game.scene(state) is not None:
        assert [[*map(id, options)] for options in one] == [[*map(id, options)] for options in other]
