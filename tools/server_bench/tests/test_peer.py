"""The peer plays the same game: its moves, replayed by Stolek's rules, give the same table every time.

Needs npm's packages, so it is no part of the quick run.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek.core import codec, registry
from stolek.core.chance import Scripted
from stolek.core.event_tape import act, begin
from stolek.core.game import make_setup
from stolek.core.ids import Seat
from tools.server_bench.boardgame_side import HOME, SEATS, BoardgameSide, node
from tools.server_bench.load import Load
from tools.server_bench.process import Process
from tools.server_bench.stolek_side import GAME

pytestmark = pytest.mark.full
SAME = ("time", "step", "round", "last", "pile", "removed", "hands", "chosen", "winning", "takers", "barred",
        "collected", "discards")  # fmt: skip


def ours(state: Any) -> dict[str, Any]:
    """Stolek's state in the peer's words, which leaves no defaults out."""
    all_of_it = msgspec.to_builtins(state)
    lying = [{"taker": None, **each.pop("spot"), **each} for each in all_of_it["lying"]]
    outcome = all_of_it["outcome"]
    return {
        **{name: all_of_it[name] for name in SAME},
        "lying": lying,
        "dealtFrom": all_of_it["dealt_from"],
        "outcome": outcome and {"ranks": outcome["ranks"], "scores": outcome["scores"]},
    }


def follow(trace: list[dict[str, Any]]) -> None:
    """Plays the peer's moves by our rules."""
    dealt = trace[0]["state"]
    hands = [face for hand in dealt["hands"] for face in hand]
    order = [*dealt["removed"], *hands, dealt["lying"][0]["face"], *dealt["pile"]]
    game = registry.get(GAME).game
    setup = make_setup(game, SEATS)
    assert sorted(setup.deck.cards) == sorted(order)
    state, _ = begin(game, setup, Scripted([order], [dealt["dealtFrom"]]))
    assert json.loads(msgspec.json.encode(ours(state))) == dealt
    for move in trace[1:]:
        raw = msgspec.json.encode({"is": move["move"], "face": move["face"]})
        state, _ = act(game, state, Seat(move["seat"]), codec.decode_action(game, raw), Scripted())
        assert json.loads(msgspec.json.encode(ours(state))) == move["state"]
    assert game.outcome(state) is not None


def test_whole_games_of_the_peer_are_games_by_our_rules() -> None:
    BoardgameSide().install()
    for seed in range(25):
        said = subprocess.run(
            [node(), str(HOME / "trace.mjs"), str(seed)], capture_output=True, text=True, check=True
        )
        follow([json.loads(line) for line in said.stdout.splitlines()])


def test_the_peer_sends_nobody_what_others_hold(tmp_path: Path) -> None:
    heard = asyncio.run(everything_heard(tmp_path))
    assert {name for _, [name, *_] in heard} >= {"sync", "update"}
    for seat, [name, _, *rest] in heard:
        if name not in ("sync", "update"):
            continue
        state = rest[0]["state"] if name == "sync" else rest[0]
        log = rest[0]["log"] if name == "sync" else rest[1]
        assert name != "sync" or "initialState" not in rest[0]
        assert not {"hands", "pile", "removed"} & state["G"].keys()
        assert isinstance(state["G"]["chosen"], str | None)
        assert state["plugins"].get("random") in (None, {}), "whoever knows the seed knows every hand"
        told = [entry["action"]["payload"] for entry in log if entry["action"]["type"] == "MAKE_MOVE"]
        assert all(
            one["args"] is None for one in told if one["type"] == "choose" and one["playerID"] != str(seat)
        )


async def everything_heard(folder: Path) -> list[tuple[int, list[Any]]]:
    """Every message of one table, by seat, through a whole game and into the next."""
    side = BoardgameSide()
    side.install()
    server = Process(side.command(folder), folder / "server.log")
    heard: list[tuple[int, list[Any]]] = []
    try:
        load = Load()
        players = await side.fill(load, server.ports, 1)
        for player in players:
            record(player, heard)
        load.start()
        await load.eventually(lambda: load.games > 0 and load.moves > 100, "a game and some moves")
        await load.stop()
        for player in players:
            player.leave()
    finally:
        server.end()
    return heard


def record(player: Any, heard: list[tuple[int, list[Any]]]) -> None:
    hear = player._socket._hear

    def both(raw: bytes) -> None:
        if raw.startswith(b"42/"):
            heard.append((player.seat, json.loads(raw[raw.index(b",") + 1 :])))
        hear(raw)

    player._socket._hear = both
