"""Runs inside Pyodide (see figures.py): how long the bots of every level take to answer."""

from __future__ import annotations

import json
import random
import sys
import time


def _times(name: str, level: str) -> tuple[float, list[float]]:
    """Milliseconds for what is done once, when a table is opened; those of each answer."""
    from stolek.core import registry
    from stolek.core.bot import Observation
    from stolek.core.game import make_setup
    from stolek.core.play import Play
    from stolek.core.visibility import redact
    from stolek.driver.bot_warm_up import first_questions
    from stolek.offline.worker import BUDGET

    entry, rng = registry.get(name), random.Random(level)
    took: list[float] = []
    bot = entry.bots[level]()
    began = time.perf_counter()
    for seen in first_questions(entry.game):
        bot.decide(seen, rng, BUDGET)
    ready = (time.perf_counter() - began) * 1000
    for number in range(3):
        seats = entry.game.info.variant(None).seats
        setup = make_setup(entry.game, seats[len(seats) // 2], None)
        play = Play.start(entry.game, setup, b"%d" % number)
        while play.prompts and len(took) < 80 * (number + 1):
            seat = min(seat for seat, prompt in play.prompts.items() if prompt.owed)
            since = tuple(redact(event, seat) for event in play.moves[-1].events)
            seen = Observation(entry.game.view(play.state, seat), play.prompts[seat], since)
            began = time.perf_counter()
            action = bot.decide(seen, rng, BUDGET)
            took.append((time.perf_counter() - began) * 1000)
            play.submit(seat, action)
    return ready, sorted(took)


async def main() -> str:
    """By game and level: median, 95 of 100, longest, how many, and what it took to be ready."""
    sys.path.insert(0, "/repo")
    sys.dont_write_bytecode = True
    from stolek.core import registry

    told: dict[str, dict[str, list[float]]] = {}
    for game in registry.ids():
        for level in registry.get(game).bots:
            ready, times = _times(game, level)
            picked = [times[len(times) // 2], times[int(len(times) * 0.95)], times[-1], len(times), ready]
            told.setdefault(game, {})[level] = picked
    return json.dumps(told)
