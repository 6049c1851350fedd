"""A finished game looked over: planted blunders are found, by what the seat could know then and no more."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from stolek.core import registry
from stolek.core.bot import Budget, Observation, Weighs, Worth, compared
from stolek.core.ids import Seat
from stolek.core.prompt import Option, Prompt
from stolek.core.registry import Entry
from stolek.core.say import say
from stolek.table.lobby_cards import BetterMove
from stolek.table.messages import Cover, Person, Start
from stolek.table.opening import NewPlay, NewTable, new_play, new_table
from stolek.table.replay import FinishedGame
from stolek.table.review import Decision, better_moves, decisions, weighing_level
from tests.table.drivers import Device, Driver, MemoryStore

ADA, BELA = Person("ada", "Ada", 1), Person("bela", "Bela", 2)
BUDGET = Budget(worlds=12)
WEIGHED = [game for game in registry.ids() if weighing_level(registry.get(game)) is not None]
PLANTED = 3
LEAST = 0.12


class _Game:
    """A game of Ada's against bots; she does what a strong player would, but for some blunders."""

    def __init__(self, game: str, seed: int) -> None:
        self.entry: Entry = registry.get(game)
        level = weighing_level(self.entry)
        assert level is not None
        self.bot: Any = self.entry.bots[level]()
        self.driver = Driver(MemoryStore(), seed=seed)
        self.ada = Device(ADA)
        self.blunders: list[tuple[Any, Any]] = []
        self.seen: list[Any] = []

    async def play(self, blunders: int) -> FinishedGame:
        driver, ada = self.driver, self.ada
        wanted = NewPlay(self.entry.game.info.id, chairs=4, level="random")
        await driver.create(new_play("table", ADA, wanted, driver.rng.randbytes(32)))
        await driver.sit_in(ada)
        while driver.table.record.phase == "playing":
            play = driver.table.history.play
            assert play is not None
            owed = play.prompts.get(Seat(0))
            if owed is not None and owed.owed:
                await self._decide(owed, play, blunders)
            else:
                await driver.bots_answer()
                await driver.wait()
        return FinishedGame(await driver.store.rows("table"), 1)

    async def _decide(self, prompt: Prompt[Any], play: Any, blunders: int) -> None:
        seen = Observation(play.game.view(play.state, Seat(0)), prompt)
        if len(prompt.options) > 1:
            self.seen.append(seen.view)
        wrong = None
        if len(self.blunders) < blunders:
            worths = self.bot.weigh(seen, self.driver.rng, BUDGET)
            wrong = max(worths, key=lambda each: each.behind, default=None)
        if wrong is not None and wrong.behind > max(LEAST, 5 * wrong.error):
            n = wrong.n
            self.blunders.append((seen.view, prompt.options[n].say))
        else:
            action = self.bot.decide(seen, self.driver.rng, BUDGET)
            n = next(option.n for option in prompt.options if option.action == action)
        message = next(each for each in self.ada.owed() if each["seat"] == 0)
        await self.driver.answer(self.ada, message, message["options"][n])

    def look_over(self, found: FinishedGame, seed: int) -> tuple[BetterMove, ...]:
        every = decisions(found, Seat(0), ADA.id)
        rng = random.Random(seed)
        weighed = [(each, self.bot.weigh(each.observation, rng, BUDGET)) for each in every]
        return better_moves(self.entry, [(each, worths) for each, worths in weighed if worths])


@pytest.mark.parametrize("game", WEIGHED)
async def test_planted_blunders_are_found_and_good_play_is_left_in_peace(game: str) -> None:
    table = _Game(game, seed=5)
    found = await table.play(PLANTED)
    assert len(table.blunders) == PLANTED
    every = decisions(found, Seat(0), ADA.id)
    assert [each.observation.view for each in every] == table.seen, "as it was then, without hindsight"
    moments = table.look_over(found, seed=77)
    assert len(moments) == PLANTED
    planted = {
        (each.at, str(each.chosen.say))
        for each in every
        if (each.observation.view, each.chosen.say) in table.blunders
    }
    assert {(each.at, str(each.chosen)) for each in moments} == planted
    assert all(each.sure and each.percent >= 100 * LEAST - each.margin for each in moments)
    assert [each.percent for each in moments] == sorted((each.percent for each in moments), reverse=True)

    well = _Game(game, seed=5)
    left = well.look_over(await well.play(0), seed=77)
    assert sum(each.percent for each in left) < sum(each.percent for each in moments) / 3


async def test_only_what_a_person_chose_counts_and_of_second_thoughts_the_last() -> None:
    driver, ada, bela = Driver(MemoryStore(), seed=4), Device(ADA), Device(BELA)
    await driver.create(new_table("table", ADA, NewTable("daynight", "base", chairs=3)))
    await driver.sit_in(ada)
    await driver.sit_in(bela)
    await driver.say(ada, Start)
    first = ada.owed()[0]
    await driver.answer(ada, first, first["options"][0])
    again = ada.position(0)["prompt"]
    await driver.answer(ada, again, again["options"][-1])
    await driver.say(ada, Cover, 0, True)
    while driver.table.record.phase == "playing":
        await driver.bots_answer()
        await driver.wait()
    found = FinishedGame(await driver.store.rows("table"), 1)
    (decided,) = decisions(found, Seat(0), ADA.id)
    asked = decided.observation.prompt
    assert isinstance(asked, Prompt)
    assert asked.id == first["id"]
    assert decided.chosen.n == first["options"][-1]["n"]
    assert decisions(found, Seat(1), BELA.id) == ()


def test_worths_are_compared_in_the_same_worlds() -> None:
    best, other, noisy = compared({0: [0.5, 0.7, 0.6], 1: [0.4, 0.6, 0.5], 2: [1.0, 0.0, 0.5]})
    assert (best.behind, best.error) == (0.0, 0.0)
    assert other.behind == pytest.approx(0.1)
    assert other.error == pytest.approx(0.0)
    assert noisy.error > 0.3
    assert compared({}) == ()


def _moments(*worths: Sequence[Worth]) -> tuple[BetterMove, ...]:
    entry = registry.get(registry.ids()[0])
    options = tuple(Option(n, n, say("place", rank=n)) for n in range(3))
    prompt: Prompt[Any] = Prompt(Seat(0), "choice", "key", "ST-1", options)  # type: ignore[arg-type]

    class View:
        shown = None

    silent = Entry(entry.game, entry.bots, entry.terminal, entry.folder)
    seen: Observation[Any, Any] = Observation(View(), prompt)
    return better_moves(silent, [(Decision(at, seen, options[0]), each) for at, each in enumerate(worths)])


def test_three_are_shown_and_none_that_may_be_chance() -> None:
    def behind(behind: float, error: float) -> tuple[Worth, ...]:
        return Worth(0, 0.5 - behind, behind, error), Worth(1, 0.5, 0.0, 0.0)

    found = _moments(
        behind(0.1, 0.06),
        behind(0.05, 0.02),
        behind(0.01, 0.001),
        behind(0.3, 0.01),
        (),
        behind(0.2, 0.01),
        behind(0.04, 0.01),
    )
    assert [(each.at, each.percent, each.margin, each.sure) for each in found] == [
        (3, 30, 2, True),
        (5, 20, 2, True),
        (1, 5, 4, False),
    ]
    assert all(each.better.args == {"rank": 1} and each.why is None for each in found)


def test_a_level_that_cannot_weigh_is_none() -> None:
    for game in registry.ids():
        entry, level = registry.get(game), weighing_level(registry.get(game))
        assert level is None or isinstance(entry.bots[level](), Weighs)
