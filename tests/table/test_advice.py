"""What would you do? Whoever asks is told what the strongest bot would do in their seat; nobody else is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stolek.core import registry
from stolek.core.bot import Budget, Observation
from stolek.core.chance import Seeded
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.table import lessons
from stolek.table.effects import AdviceWanted
from stolek.table.messages import AskAdvice, Person, SetBot, SetPace, Sit, Start
from stolek.table.opening import NewPlay, NewTable, new_play, new_table
from stolek.testing.recorded_game import at_random
from stolek.testing.setups import few_cases
from tests.table.drivers import Device, Driver, MemoryStore, Message

ADA, BELA, EVE = (Person(name.lower(), name, number) for number, name in enumerate(("Ada", "Bela", "Eve"), 1))
ADVISING = [game for game in registry.ids() if registry.get(game).advice is not None]
FEW_WORLDS = Budget(seconds=0.01, worlds=2)


class _Table:
    """Ada and Bela play, Eve looks on, a bot has the third chair; ``asked`` is what Ada is asked first."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.driver = Driver(MemoryStore(), seed=3)
        self.ada, self.bela, self.eve = map(Device, (ADA, BELA, EVE))

    async def begin(self, seed: int = 3) -> Message:
        variant = registry.get(self.game).game.info.variants[0].id
        await self.driver.create(new_table("table", ADA, NewTable(self.game, variant, chairs=3)))
        for device in (self.ada, self.bela, self.eve):
            await self.driver.sit_in(device)
        await self.driver.say(self.bela, Sit, 1)
        await self.driver.say(self.ada, SetBot, 2, "random")
        self.driver.rng = random.Random(seed)
        await self.driver.say(self.ada, Start)
        owed = self.ada.owed()
        if owed and len(owed[0]["options"]) > 1:
            return owed[0]
        self.__init__(self.game)  # type: ignore[misc]
        return await self.begin(seed + 1)

    async def ask(self, device: Device, seat: int, prompt: int) -> list[Message]:
        """The advice that this line hears, bots and all."""
        before = len(device.heard)
        await self.driver.take(AdviceWanted(device.number, device.you, AskAdvice(seat, prompt)))
        await self.driver.bots_answer()
        return [each for each in device.heard[before:] if each["is"] == "advice"]


@pytest.mark.parametrize("game", ADVISING)
async def test_who_asks_is_told_and_nobody_else_and_nothing_is_kept(game: str) -> None:
    table = _Table(game)
    asked = await table.begin()
    await table.driver.bots_answer()
    rows = len(await table.driver.store.rows("table"))
    others = len(table.bela.heard), len(table.eve.heard)
    asked = table.ada.owed()[0]
    await table.driver.take(AdviceWanted(table.ada.number, ADA, AskAdvice(0, asked["id"])))
    (question,) = table.driver.questions
    assert (question.seat, question.level) == (0, registry.get(game).levels[-1])
    play = table.driver.table.history.play
    assert play is not None
    assert question.observation.view == play.game.view(play.state, Seat(0)), "what the seat knows, no more"
    await table.driver.bots_answer()
    told = table.ada.heard[-1]
    assert (told["is"], told["prompt"]) == ("advice", asked["id"])
    assert told["option"] in [option["n"] for option in asked["options"]]
    assert told["why"]["key"].startswith((f"{game}-advice-", "advice-plain"))
    assert (len(table.bela.heard), len(table.eve.heard)) == others
    assert len(await table.driver.store.rows("table")) == rows
    again = await table.ask(table.ada, 0, asked["id"])
    assert again == [told], "each prompt is thought about once"


async def test_there_is_no_advice_for_others_seats_old_prompts_lookers_or_against_the_host() -> None:
    table = _Table(ADVISING[0])
    asked = (await table.begin())["id"]
    for device, seat, prompt in (
        (table.ada, 1, asked),
        (table.ada, 7, asked),
        (table.ada, 0, asked + 1),
        (table.bela, 0, asked),
        (table.eve, 0, asked),
    ):
        (told,) = await table.ask(device, seat, prompt)
        assert (told["option"], told["why"]["key"]) == (None, "advice-not-now")
    await table.driver.say(table.ada, SetPace, hints=False)
    (told,) = await table.ask(table.ada, 0, asked)
    assert (told["option"], told["why"]["key"]) == (None, "advice-off")
    await table.driver.say(table.ada, SetPace, hints=True)
    await table.driver.take(AdviceWanted(table.ada.number, ADA, AskAdvice(0, asked)))
    await table.driver.say(table.ada, SetPace, hints=False)
    await table.driver.bots_answer()
    assert table.ada.heard[-1]["why"]["key"] == "advice-off", "also when it was asked for before"


async def test_a_game_without_advice_says_so() -> None:
    (game,) = set(registry.ids()) - set(ADVISING)
    table = _Table(game)
    await table.begin()
    play = table.driver.table.history.play
    assert play is not None
    prompt = table.ada.owed()[0]
    (told,) = await table.ask(table.ada, 0, prompt["id"])
    assert (told["option"], told["why"]["key"]) == (None, "advice-none")


async def test_in_a_lesson_the_coach_speaks_alone() -> None:
    driver, ada = Driver(MemoryStore()), Device(ADA)
    game = ADVISING[0]
    lesson = NewPlay(game, lesson=next(iter(lessons.all_of(game))))
    await driver.create(new_play("table", ADA, lesson, b"not used"))
    await driver.sit_in(ada)
    prompt = ada.owed()[0]
    await driver.take(AdviceWanted(ada.number, ADA, AskAdvice(0, prompt["id"])))
    assert (ada.heard[-1]["is"], ada.heard[-1]["why"]["key"]) == ("advice", "advice-not-now")


async def test_a_bot_that_fails_leaves_a_plain_sentence_and_may_be_asked_again() -> None:
    table = _Table(ADVISING[0])
    asked = (await table.begin())["id"]
    await table.driver.take(AdviceWanted(table.ada.number, ADA, AskAdvice(0, asked)))
    await table.driver.bots_answer(fails=lambda question: question.advice)
    assert table.ada.heard[-1]["why"]["key"] == "advice-not-now"
    (told,) = await table.ask(table.ada, 0, asked)
    assert told["option"] is not None


@pytest.mark.parametrize("game", ADVISING)
def test_equal_views_give_equal_advice(game: str) -> None:
    """The law of secrets for advice: in every world that fits what a seat knows the bot says the same."""
    entry = registry.get(game)
    bot = entry.bots[entry.levels[-1]]
    compared = 0
    for number, case in enumerate(few_cases(entry.game)[:6]):
        play = Play.start(entry.game, case.setup, f"advice {number}".encode())
        rng = random.Random(number)
        choose = at_random(rng)
        for move in range(40):
            if not play.prompts:
                break
            for seat, prompt in play.prompts.items():
                if prompt.owed and len(prompt.options) > 1 and rng.random() < 0.2:
                    seen = entry.game.view(play.state, seat)
                    world = entry.game.determinize(seen, Seeded(b"world", move))
                    there = entry.game.prompts(world)[seat]
                    assert _advice(entry, bot, seen, prompt) == _advice(
                        entry, bot, entry.game.view(world, seat), there
                    )
                    compared += 1
            play.submit(*choose(play.prompts))
    assert compared > 10


def _advice(entry: registry.Entry, bot: Any, view: Any, prompt: Any) -> Any:
    action = bot().decide(Observation(view, prompt), random.Random(5), FEW_WORLDS)
    (option,) = [each for each in prompt.options if each.action == action]
    assert entry.advice is not None
    return action, entry.advice(view.shown, option)
