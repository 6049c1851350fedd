"""What is run in two Pythons, that of these tests and that of a browser: the contract, and games by seed.

``main`` is called by ``tools/site/run_inside.mjs``, with this checkout mounted as /repo.
"""

from __future__ import annotations

import hashlib
import json
import pathlib
import random
import sys


def saved_games(every: int) -> dict[str, str]:
    """The hash of the saved game of every so manieth set-up of each game, played at random by its name."""
    from stolek.core import codec, registry
    from stolek.core.play import Play
    from stolek.testing.recorded_game import at_random, record
    from stolek.testing.setups import few_cases

    found = {}
    for name in registry.ids():
        game = registry.get(name).game
        for case in few_cases(game)[::every]:
            course = record(game, case.setup, case.name.encode(), at_random(random.Random(case.name)))
            play = Play(game, course.setup, course.seed)
            for turn in course.turns:
                play.replay(turn.move)
            found[f"{name} {case.name}"] = hashlib.sha256(codec.save(play)).hexdigest()
    return found


def breaches(every: int) -> dict[str, list[str]]:
    """What of the contract does not hold, by game."""
    from stolek.core import registry
    from stolek.testing import contract
    from stolek.testing.setups import few_cases

    found = {}
    for name in registry.ids():
        some = few_cases(registry.get(name).game)[::every]
        report = contract.run(registry.get(name), games=len(some), only=some)
        assert report.games == len(some)
        found[name] = [str(breach) for breach in report.breaches]
    return found


async def main() -> str:
    """Both, of as many set-ups as ``/given/every`` says."""
    sys.path.insert(0, "/repo")
    sys.dont_write_bytecode = True
    every = int(pathlib.Path("/given/every").read_text())  # noqa: ASYNC240 (nobody else waits here)
    return json.dumps({"python": sys.version, "saved": saved_games(every), "breaches": breaches(every)})
