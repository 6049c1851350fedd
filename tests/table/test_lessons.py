"""Every lesson of every game, taken by a good and by a clumsy pupil at a real table without a server.

What the coach says must be true: each of its beats comes, in order; what it wants is offered; what it invites
one to try is refused by the rule it names; the opponents' script can be played to its end.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from stolek.core import codec, registry
from stolek.core.errors import StolekError
from stolek.core.ids import Seat
from stolek.table import lessons
from stolek.table.effects import Looked
from stolek.table.lobby_types import LessonBeat
from stolek.table.messages import GoOn, Person
from stolek.table.opening import NewPlay, new_play
from stolek.words import LANGUAGES, load
from tests.table.drivers import Device, Driver, MemoryStore, Message

PUPIL = Person("ada", "Ada", 1)
LESSONS = [(game, lesson) for game in registry.ids() for lesson in lessons.all_of(game)]
STEPS_MOST = 400


class Pupil:
    """Follows the coach by what the page is told, and by nothing else."""

    def __init__(self, game: str, lesson: str, *, clumsy: bool) -> None:
        self.game, self.lesson, self.clumsy = game, lesson, clumsy
        self.sheet = lessons.sheet(game, lesson)
        self.driver = Driver(MemoryStore())
        self.device = Device(PUPIL)
        self.met: list[LessonBeat] = []

    async def take_lesson(self) -> None:
        await self.driver.create(
            new_play("table", PUPIL, NewPlay(self.game, lesson=self.lesson), b"not used")
        )
        await self.driver.sit_in(self.device)
        assert self.device.table["lesson"] == self.lesson
        for _ in range(STEPS_MOST):
            beat = self.beat()
            if beat is None:
                await self.driver.bots_answer(fails=lambda _: True)  # those whose script is over
                assert self.driver.wake_at is not None, f"nothing happens after {self.last()}"
                await self.driver.wait()
                continue
            self.met.append(beat)
            self.try_what_is_wrong(beat)
            if beat.last:
                while lessons.goes_on(self.driver.table.record, self.driver.table.history.play):
                    await self.driver.wait()  # what the others still do by their script
                return
            await self.do(beat)
        pytest.fail("the lesson does not end")

    def last(self) -> str:
        return self.met[-1].steps[0].say if self.met else "the beginning"

    def asked(self) -> list[Message]:
        """What the pupil is asked; a window that leaves no choice closes by itself."""
        return [p for p in self.device.owed() if p["kind"] != "window" or len(p["options"]) > 1]

    def moment(self) -> Message | None:
        """The moment at which the table holds, as last heard."""
        said = [m for m in self.device.heard if m["is"] in ("moment", "moment-over")]
        return said[-1] if said and said[-1]["is"] == "moment" else None

    def beat(self) -> LessonBeat | None:
        """What the coach says now, as the page finds it."""
        moment, view = self.moment(), self.device.position(0)["view"]
        if moment is not None:
            held = [h for h in self.device.position(0)["happenings"] if h["event"]["is"] == moment["event"]]
            view = held[-1]["view"]
        kind = None if moment is None else moment["event"]
        for beat in self.sheet.beats:
            speaks = kind is not None or beat.last or bool(self.asked())
            if beat.moment == kind and speaks and lessons.covers(view, beat.when):
                return beat
        return None

    def try_what_is_wrong(self, beat: LessonBeat) -> None:
        play = self.driver.table.history.play
        assert play is not None
        for step in beat.steps:
            if step.wrong is not None:
                action = msgspec.convert(step.wrong.action, play.game.types.action)
                refused = play.game.check(play.state, Seat(0), action)
                assert refused is not None, f"{step.say}: this is allowed"
                assert refused.rule == step.wrong.rule, f"{step.say}: another rule says why not"

    async def do(self, beat: LessonBeat) -> None:
        moment = self.moment()
        if moment is not None:
            await self.driver.take(Looked(self.device.number, PUPIL, GoOn(moment["number"])))
            return
        if self.clumsy:
            await self.driver.read_back()  # leaves in the middle, and takes it up again
        (prompt,) = self.asked()
        wanted = [[o for o in prompt["options"] if lessons.covers(o["action"], do)] for do in beat.do]
        assert all(wanted), f"{self.last()}: what the coach wants is not offered"
        goes = [o for each in wanted for o in each] or prompt["options"]
        answered = await self.driver.answer(self.device, prompt, goes[-1 if self.clumsy else 0])
        assert answered["is"] == "done"

    async def play_on(self) -> None:
        """To the end of the game, by whatever is possible; bots take any option."""
        for _ in range(5_000):
            if self.device.table["phase"] != "playing":
                return
            await self.driver.bots_answer(fails=lambda _: True)
            owed = self.device.owed()
            if owed and owed[0]["kind"] != "window":
                await self.driver.answer(self.device, owed[0])
            elif self.driver.wake_at is not None:
                await self.driver.wait()
        pytest.fail("the game does not end")


@pytest.mark.parametrize("clumsy", [False, True], ids=["good", "clumsy"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_the_coach_says_is_true(game: str, lesson: str, clumsy: bool) -> None:
    pupil = Pupil(game, lesson, clumsy=clumsy)
    asyncio.run(pupil.take_lesson())
    assert [beat.steps[0].say for beat in pupil.met] == [beat.steps[0].say for beat in pupil.sheet.beats]
    history = pupil.driver.table.history
    assert history.play is not None
    for seat, script in lessons.get(game, lesson).opponents.items():
        done = [msgspec.to_builtins(m.action) for m in history.play.moves if m.seat == Seat(int(seat))]
        wanted = [{k: v for k, v in each.items() if k != "text"} for each in script]
        assert len(done) >= len(wanted), f"seat {seat} has not done all of its script"
        assert lessons.covers(done[: len(wanted)], wanted), f"seat {seat} could not do what its script says"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
async def test_after_a_lesson_it_is_a_game_like_any_other(game: str, lesson: str) -> None:
    pupil = Pupil(game, lesson, clumsy=True)

    await pupil.take_lesson()
    await pupil.play_on()
    play = pupil.driver.table.history.play
    assert play is not None
    assert codec.verify(play.game, codec.read_header(codec.save(play))).outcome == play.outcome is not None


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_coach_has_words(game: str, lesson: str, code: str) -> None:
    words = load(code, registry.get(game).folder, strict=True)
    beats = lessons.sheet(game, lesson).beats
    said = {lesson, *(s.say for b in beats for s in b.steps), *(b.instead for b in beats if b.instead)}
    missing = [key for key in sorted(said) if not words.has(f"{game}-lesson-{key}")]
    assert missing == []


def test_a_lesson_nobody_has_written_is_refused() -> None:
    game = registry.ids()[0]
    with pytest.raises(StolekError, match="no lesson 'none'"):
        new_play("table", PUPIL, NewPlay(game, lesson="none"), b"")


def test_the_page_is_told_nothing_of_the_cards() -> None:
    told: Any = msgspec.to_builtins([lessons.sheet(game, lesson) for game, lesson in LESSONS])
    assert told
    assert all(sheet.keys() == {"beats", "wordless"} for sheet in told)
