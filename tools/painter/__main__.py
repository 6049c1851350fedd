"""The painter's door: ``python -m tools.painter card p07 | all | art | sheets | differences``.

Two pictures are painted at a time; the same seed gives the same bytes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.painter import art, deck, sheets

PAINTERS = 2


def _show(done: int, total: int, name: str, started: float) -> None:
    filled = round(28 * done / total)
    spent = time.monotonic() - started
    left = spent / done * (total - done)
    line = f"\r[{'#' * filled}{'.' * (28 - filled)}] {done}/{total} {name:<24} {left:4.0f} s left"
    sys.stderr.write(line + ("\n" if done == total else ""))
    sys.stderr.flush()


def _paint(work: Callable[[str], Path], names: Sequence[str]) -> None:
    started = time.monotonic()
    total = len(names)
    with ProcessPoolExecutor(min(PAINTERS, max(1, total))) as painters:
        for done, path in enumerate(painters.map(work, names), 1):
            _show(done, total, path.name, started)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.painter", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("card", help="paint some cards")
    one.add_argument("ids", nargs="+", metavar="p07")
    one.add_argument("--draft", action="store_true", help="coarse and quick, into out/drafts")
    commands.add_parser("all", help="paint the whole deck")
    house = commands.add_parser("art", help="paint backdrops, boxes, wanderers, icons")
    house.add_argument("names", nargs="*")
    commands.add_parser("sheets", help="lay the painted cards out on contact sheets")
    changed = commands.add_parser("differences", help="before and after of every changed card")
    changed.add_argument("commit", help="what to compare with")
    changed.add_argument("out", type=Path, help="the sheet to write")
    changed.add_argument("ids", nargs="*", metavar="p07")
    chosen = parser.parse_args(arguments)
    match chosen.command:
        case "card":
            unknown = [i for i in chosen.ids if i not in deck.cards()]
            if unknown:
                parser.error(f"no such card: {', '.join(unknown)}")
            _paint(deck.paint_draft if chosen.draft else deck.paint, chosen.ids)
        case "all":
            _paint(deck.paint, deck.cards())
        case "art":
            unknown = [n for n in chosen.names if n not in art.PIECES]
            if unknown:
                parser.error(f"no such piece: {', '.join(unknown)}")
            _paint(art.paint, chosen.names or list(art.PIECES))
        case "differences":
            print(f"{sheets.differences(chosen.commit, chosen.ids or deck.cards(), chosen.out)} cards differ")
        case _:
            sheets.lay_out()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
