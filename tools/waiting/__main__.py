"""How much of a game people wait for the software: `python -m tools.waiting [--people N] [GAME...]`.

A real table is driven with a clock that is moved by hand. The page is modelled: it shows each event for the
game's own beat (read from its `web/events.ts`), and says how far it is. People answer as soon as they are
asked, and go on from a moment after a short look. That counts as their time, as does a window that asks them.
Bots think for as long as they take here. Waiting is all other time in which a person cannot act and nothing
new has been shown for a second.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import json
import random
import statistics
import subprocess
import time
from collections import deque
from typing import Any

import msgspec

from stolek.cli.server_messages import changed
from stolek.core import registry
from stolek.core.bot import Budget
from stolek.table.effects import BotAnswered, Effects, Item, Joined, Looked, Question, Said, Tick
from stolek.table.messages import Answer, GoOn, Person, Shown, Sit, Start
from stolek.table.opening import NewTable, new_table
from stolek.table.pace import Timing
from stolek.table.table import Table
from tools import dev

NEW_SECONDS = 1.0
LOOK_SECONDS = 2.0
CHAIRS = 4
Json = Any


class Beats:
    """How long the page shows an event, asked of its own code."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            ["node", "tools/waiting/beats.mjs"],
            cwd=dev.ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def of(self, game: str, event: Json, shown: Json) -> float:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"game": game, "event": event, "shown": shown}) + "\n")
        self._node.stdin.flush()
        return float(self._node.stdout.readline()) / 1000

    def close(self) -> None:
        self._node.terminate()
        self._node.wait()


class Screen:
    """What the page of one person does with what it hears, and the time its person spends how."""

    def __init__(self, person: Person, line: int) -> None:
        self.person, self.line = person, line
        self.queue: deque[tuple[str, Json, float]] = deque()
        self.done_at: float | None = None
        self.held: int | None = None
        self.moment: Json = None
        self.prompt: Json = None
        self.asked: Json = None
        """What is asked after all that is still to be shown."""
        self.new_at = 0.0
        self.view: Json = {}
        self.window_at: float | None = None
        self.seen: set[int] = set()
        self.windows: list[float] = []
        """For how long each window in which there was something to choose could be seen."""
        self.totals = {"shown": 0.0, "waiting": 0.0, "looking": 0.0}

    @property
    def busy(self) -> bool:
        return self.done_at is not None or self.held is not None

    def spend(self, start: float, end: float, decided: bool) -> None:
        """``decided``: people are deciding in a window, which waits for them and not for software."""
        if self.held is not None or decided:
            self.totals["looking"] += end - start
            return
        new = max(0.0, min(end, self.new_at + NEW_SECONDS) - start)
        self.totals["shown"] += new
        self.totals["waiting"] += end - start - new


class Evening:
    """One game at one table."""

    def __init__(self, game: str, people: int, seed: int, beats: Beats) -> None:
        self.game, self.beats, self.rng = game, beats, random.Random(seed)
        self.now = self.began = 1_000_000.0
        self.screens = [Screen(Person(f"p{n}", f"P{n}", n + 1), n) for n in range(people)]
        self.later: list[tuple[float, int, Item]] = []
        self.order = itertools.count()
        self.wake_at: float | None = None
        level = registry.get(game).usual_level
        bots = tuple(None if n < people else level for n in range(CHAIRS))
        drafts = new_table("t", self.screens[0].person, NewTable(game, chairs=CHAIRS, bots=bots))
        self.table, _ = Table.create(drafts, self.now, Timing(), _Nothing(), 10_000)
        for screen in self.screens:
            self.take(Joined(screen.line, screen.person))
        for screen in self.screens[1:]:
            self.say(screen, Sit(f"sit{screen.line}", screen.line))
        self.say(self.screens[0], Start("start"))

    def play(self) -> Screen:
        while self.table.record.phase != "over" or any(screen.busy for screen in self.screens):
            times = [self.later[0][0]] if self.later else []
            times += [screen.done_at for screen in self.screens if screen.done_at is not None]
            times += [] if self.wake_at is None else [self.wake_at]
            then = max(self.now, min(times))
            asked = {} if self.table.history.play is None else self.table.history.play.prompts
            decided = any(p.kind == "window" and seat < len(self.screens) for seat, p in asked.items())
            for screen in self.screens:
                screen.spend(self.now, then, decided and not screen.busy)
            self.now = then
            if self.later and self.later[0][0] <= then:
                self.take(heapq.heappop(self.later)[2])
            elif self.wake_at is not None and self.wake_at <= then:
                self.take(Tick())
            for screen in self.screens:
                if screen.done_at is not None and screen.done_at <= self.now:
                    screen.done_at = None
                    self.advance(screen)
        return self.screens[0]

    # The table ----------------------------------------------------------------------------------------

    def take(self, item: Item) -> None:
        effects: Effects = self.table.handle(item, self.now)
        self.wake_at = effects.wake_at
        for question in effects.questions:
            self.think(question)
        heard = [(send.line, msgspec.json.decode(raw)) for send in effects.sends for raw in send.messages]
        for line, message in heard:
            self.hear(self.screens[line], message)

    def think(self, question: Question) -> None:
        bot = registry.get(question.game).bots[question.level]()
        start = time.process_time()
        action = bot.decide(question.observation, self.rng, Budget())
        self.at(self.now + time.process_time() - start, BotAnswered(question, action))

    def at(self, when: float, item: Item) -> None:
        heapq.heappush(self.later, (when, next(self.order), item))

    def say(self, screen: Screen, wish: Any) -> None:
        self.take(Said(screen.line, screen.person, wish, self.rng.randbytes(32)))

    # The page -----------------------------------------------------------------------------------------

    def hear(self, screen: Screen, message: Json) -> None:
        match message["is"]:
            case "moment":
                screen.moment = message
            case "moment-over":
                screen.moment = None
                if screen.held == message["number"]:
                    screen.held = None
                    self.advance(screen)
            case "welcome":
                self.at(self.now, Looked(screen.line, screen.person, Shown(message["row"])))
            case "update":
                self.follow(screen, message)

    def follow(self, screen: Screen, message: Json) -> None:
        row = message["row"]
        if screen.window_at is not None:
            screen.windows.append(self.now - screen.window_at)
            screen.window_at = None
        for position in message.get("positions") or ():
            screen.view = position.get("view") or screen.view
            told = position.get("happenings") or ()
            held = screen.moment["event"] if screen.moment and screen.moment["row"] == row else None
            last = max((n for n, each in enumerate(told) if each["event"]["is"] == held), default=None)
            for n, each in enumerate(told):
                screen.view = changed(screen.view, each.get("set") or {})
                beat = self.beats.of(self.game, each["event"], screen.view)
                screen.queue.append(("moment" if n == last else "event", row, beat))
            screen.view = changed(screen.view, position.get("set") or {})
            if "prompt" in position or "view" in position:
                screen.asked = position.get("prompt")
            screen.queue.append(("settled", (row, screen.asked), 0.0))
        if not message.get("positions"):
            screen.queue.append(("settled", (row, screen.asked), 0.0))
        if not screen.busy:
            self.advance(screen)

    def advance(self, screen: Screen) -> None:
        while screen.queue:
            kind, what, beat = screen.queue.popleft()
            if kind == "settled":
                screen.prompt = what[1]
                self.at(self.now, Looked(screen.line, screen.person, Shown(what[0])))
            elif kind == "moment" and screen.moment is not None:
                screen.new_at, screen.held = self.now, screen.moment["number"]
                self.at(self.now, Looked(screen.line, screen.person, Shown(what)))
                go_on = GoOn(screen.moment["number"])
                self.at(self.now + LOOK_SECONDS, Looked(screen.line, screen.person, go_on))
                return
            elif beat > 0:
                screen.new_at, screen.done_at = self.now, self.now + beat
                return
        prompt = screen.prompt
        is_window = prompt is not None and prompt["kind"] == "window" and len(prompt["options"]) > 1
        if is_window and prompt.get("owed", True) and prompt["id"] not in screen.seen:
            screen.window_at = self.now
            screen.seen.add(prompt["id"])
        if prompt is not None and prompt.get("owed", True) and self.table.record.phase == "playing":
            self.answer(screen, prompt)

    def answer(self, screen: Screen, prompt: Json) -> None:
        play = self.table.history.play
        asked = None if play is None else play.prompts.get(prompt["seat"])
        if asked is None or asked.id != prompt["id"] or not asked.owed:
            return
        option = self.rng.choice(asked.options)
        text = "a few words" if option.blank is not None else None
        wish = Answer(f"a{next(self.order)}", asked.seat, asked.id, option.n, text)
        self.at(self.now, Said(screen.line, screen.person, wish, b""))


class _Nothing:
    def has_phrase(self, game: str, key: str) -> bool:
        return False

    def has_deck(self, owner: str, deck: str) -> bool:
        return False

    def minutes_east(self, zone: str, at: float) -> int | None:
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("game", nargs="*", default=list(registry.ids()))
    asked = parser.parse_args()
    beats = Beats()
    print(f"{'game':12} {'people':>6} {'minutes':>8} {'shown':>7} {'waiting':>8} {'share':>6}")
    for game in asked.game:
        shown = waiting = minutes = 0.0
        windows: list[float] = []
        for seed in range(asked.games):
            evening = Evening(game, asked.people, seed, beats)
            totals = evening.play().totals
            shown, waiting = shown + totals["shown"], waiting + totals["waiting"]
            windows += [each for screen in evening.screens for each in screen.windows]
            minutes += (evening.now - evening.began) / 60
        share = waiting / (shown + waiting)
        n = asked.games
        spent = f"{minutes / n:8.1f} {shown / n:6.0f}s {waiting / n:7.0f}s {share:6.1%}"
        print(f"{game:12} {asked.people:6} {spent}", flush=True)
        if windows:
            middle = statistics.median(windows)
            least = f"{min(windows):.2f} s at least"
            print(f"  {len(windows)} windows seen: {least}, {middle:.2f} s in the middle", flush=True)
    beats.close()


if __name__ == "__main__":
    main()
