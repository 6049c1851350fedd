"""``python -m stolek.fast``: train by self-play, measure on the accelerator, write weights to ship."""

from __future__ import annotations

import argparse
import importlib
import json
import time
from pathlib import Path
from typing import Any

import msgspec

from stolek.core import registry
from stolek.core.errors import StolekError
from stolek.fast.measure import against, speed
from stolek.fast.train import STATE, Run, Settings


def game_part(game_id: str) -> Any:
    """The game's own part of training."""
    registry.get(game_id)
    try:
        return importlib.import_module(f"stolek.games.{game_id}.fast.training")
    except ModuleNotFoundError as missing:
        raise StolekError(f"{game_id} cannot be trained here: {missing}") from None


def kept(game: Any, folder: Path) -> Run:
    """A run that there is: what is played with, measured and shipped has been trained."""
    if not (folder / STATE).is_file():
        raise StolekError(f"{folder} holds no run")
    return Run(game, folder, Settings())


def tell(line: str) -> None:
    print(line, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m stolek.fast", description=__doc__)
    does = parser.add_subparsers(dest="does", required=True)
    for name, says in (
        ("train", "begin a run, or go on with it"),
        ("improve", "train on what a search with the nets finds"),
        ("widen", "give a net of a run more numbers in each layer"),
        ("exploit", "train a player against a frozen one"),
        ("measure", "one player against copies of another"),
        ("ship", "write the weights the game plays with"),
        ("bench", "how fast the game is, played at random"),
    ):
        one = does.add_parser(name, help=says)
        one.add_argument("game")
        if name == "bench":
            one.add_argument("--tables", type=int, nargs="+", default=[1024])
            one.add_argument("--seconds", type=float, default=2.0, help="for each number of tables")
            one.add_argument("--seats", type=int, default=4)
            continue
        one.add_argument("--folder", type=Path, required=True, help="of the run")
        if name in ("train", "improve", "exploit"):
            one.add_argument("--seconds", type=float, default=500.0, help="compiling included")
            one.add_argument(
                "--set",
                nargs="*",
                default=[],
                metavar="NAME=VALUE",
                help="settings, from now on",
            )
        if name == "train":
            one.add_argument("--imitate", type=float, default=0.0, help="seconds for the model of the others")
        if name == "improve":
            one.add_argument("--search", default="", help="its effort, as in search:EFFORT")
            one.add_argument("--seats", type=int, nargs="*", help="player counts of successive batches")
        if name == "widen":
            one.add_argument("--net", required=True)
            one.add_argument("--width", type=int, required=True)
        if name == "exploit":
            one.add_argument("--against", type=Path, required=True, help="the run whose player is exploited")
            one.add_argument("--player", default="actor")
            one.add_argument("--seats", type=int, default=4)
        if name == "measure":
            one.add_argument("--pairs", nargs="+", metavar="HERO/OTHERS", required=True)
            one.add_argument("--other-folder", type=Path, help="of the run the others come from")
            one.add_argument("--seats", type=int, default=4)
            one.add_argument("--games", type=int, default=16_384)
            one.add_argument("--at-once", type=int, default=1024)
            one.add_argument("--seed", type=int, default=11)
        if name == "ship":
            one.add_argument("--to", type=Path, required=True)
            one.add_argument("--nets", nargs="*", default=(), help="not those the game always plays with")
    return parser.parse_args()


def changed(before: Settings, pairs: list[str]) -> Settings:
    found = dict(pair.split("=", 1) for pair in pairs)
    return msgspec.structs.replace(before, **{name: json.loads(value) for name, value in found.items()})


def main() -> None:
    asked = arguments()
    game = game_part(asked.game)
    if asked.does == "bench":
        for tables in asked.tables:
            tell(speed(game, asked.seats, tables, asked.seconds))
    elif asked.does == "train":
        run = Run(game, asked.folder, changed(Settings(), asked.set))
        run.state.settings = changed(run.state.settings, asked.set)
        if asked.seconds > 0:
            run.run(asked.seconds, tell)
        if asked.imitate > 0:
            run.imitate(asked.imitate, tell)
    elif asked.does == "improve":
        run = Run(game, asked.folder, changed(Settings(), asked.set))
        run.state.settings = changed(run.state.settings, asked.set)
        run.improve(asked.search, tuple(asked.seats or game.SEATS), asked.seconds, tell)
    elif asked.does == "widen":
        kept(game, asked.folder).widen(asked.net, asked.width)
    elif asked.does == "exploit":
        frozen = kept(game, asked.against).playing()
        run = Run(game, asked.folder, changed(Settings(), asked.set), start=frozen)
        run.exploit(game.player(asked.player, frozen), asked.seats, asked.seconds, tell)
    elif asked.does == "measure":
        nets = kept(game, asked.folder).playing()
        others = kept(game, asked.other_folder).playing() if asked.other_folder else nets
        for pair in asked.pairs:
            began = time.monotonic()
            hero, _, rest = pair.partition("/")
            size = (asked.seats, asked.games, asked.at_once, asked.seed)
            found = against(game, nets, others, hero, rest, *size)
            tell(f"{pair}, {asked.seats} seats: {found}, {time.monotonic() - began:.0f} s")
    else:
        asked.to.write_bytes(kept(game, asked.folder).packed(asked.nets))
        tell(f"{asked.to}, {asked.to.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
