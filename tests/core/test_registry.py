"""Games are found by their folders; what is asked for wrongly is answered with what there is."""

import pickle
from types import ModuleType
from typing import ClassVar

import pytest
from msgspec.structs import replace

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.core.game import GameTypes, make_setup
from stolek.core.ids import Seat
from stolek.core.visibility import EventBase, Open
from tests import template_game
from tests.core.whisper import WhisperGame


def test_every_folder_is_a_game_under_its_own_name() -> None:
    assert registry.ids()
    for game_id in registry.ids():
        entry = registry.get(game_id)
        assert entry.game.info.id == game_id
        assert "random" in entry.bots
        assert set(entry.bots) <= set(registry.LEVELS)
        assert (entry.folder / "rulebook" / "rules.toml").is_file()


def test_another_process_finds_a_game_by_its_name() -> None:
    for game_id in registry.ids():
        entry = registry.get(game_id)
        assert pickle.loads(pickle.dumps(entry)) is entry


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(StolekError, match=f"no game 'chess'; the games are: .*{registry.ids()[0]}"):
        registry.get("chess")


def test_a_game_from_outside_can_be_brought_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})
    registry.add(registry.entry_of(template_game))
    assert registry.get("highcard").game is template_game.GAME
    assert "highcard" in registry.ids()


def test_a_package_that_is_no_game_says_what_is_missing() -> None:
    module = ModuleType("halfgame")
    module.GAME = WhisperGame()  # type: ignore[attr-defined]
    with pytest.raises(StolekError, match="halfgame exports no BOTS, SPOKEN, TERMINAL"):
        registry.entry_of(module)


class Careless(EventBase, frozen=True, tag="careless"):
    seat: Open[Seat]
    stake: int


class CarelessGame(WhisperGame):
    types: ClassVar[GameTypes] = replace(WhisperGame.types, event=WhisperGame.types.event | Careless)


def test_a_game_with_a_field_that_says_nothing_is_refused_by_name() -> None:
    entry = registry.entry_of(template_game)
    with pytest.raises(StolekError, match=r"'whisper' cannot be used: Careless.stake: who sees it"):
        registry.add(replace(entry, game=CarelessGame()))
    module = ModuleType("tests.template_game")
    vars(module).update(GAME=CarelessGame(), BOTS={}, SPOKEN=entry.spoken, TERMINAL=entry.terminal)
    with pytest.raises(StolekError, match=r"Careless.stake"):
        registry.entry_of(module)


GAME = template_game.GAME


def test_a_setup_is_made_of_what_people_type() -> None:
    setup = make_setup(GAME, 3, "low", {"open_throws": "false"})
    assert (setup.variant, setup.seats, setup.options.open_throws) == ("low", 3, False)
    assert setup.deck == GAME.default_deck()
    assert make_setup(GAME, 2).variant == "base"


def test_an_impossible_setup_says_what_is_possible() -> None:
    with pytest.raises(StolekError, match=r"cannot be played by 7; possible player counts: 2, 3, 4"):
        make_setup(GAME, 7)
    with pytest.raises(StolekError, match=r"no variant 'middle'; it has: base, low"):
        make_setup(GAME, 3, "middle")
    with pytest.raises(StolekError, match=r"no option 'colour'; it has: open_throws"):
        make_setup(GAME, 3, options={"colour": "red"})
    with pytest.raises(StolekError, match="option value is not possible"):
        make_setup(GAME, 3, options={"open_throws": "perhaps"})


def test_a_deck_that_does_not_fit_is_refused() -> None:
    with pytest.raises(StolekError, match="the deck 'none' cannot be used: there are 0 cards"):
        make_setup(GAME, 3, deck=WhisperGame().default_deck())
