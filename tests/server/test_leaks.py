"""Nobody is sent what they may not see: live traffic against the journal, every log line searched."""

from __future__ import annotations

import contextlib
import logging
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from stolek.core import registry
from stolek.core.game import Variant
from tests.server import checker, postgres, tiny
from tests.server.live import Device, Message, Server, Visitor, run, running


class _Everything(logging.Handler):
    """Every line that anything in this process logs, as it would be written."""

    def __init__(self) -> None:
        super().__init__(level=logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s %(pathname)s %(exc_text)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextlib.contextmanager
def _listening() -> Any:
    """Listens to the server's side: its own loggers and those of what it is built on."""
    handler = _Everything()
    names = ("stolek", "uvicorn", "litestar", "asyncio")
    loggers = [logging.getLogger(name) for name in names]
    before = [(each.level, each.propagate) for each in loggers]
    for each in loggers:
        each.addHandler(handler)
        each.setLevel(logging.DEBUG)
    try:
        yield handler
    finally:
        for each, (level, propagate) in zip(loggers, before, strict=True):
            each.removeHandler(handler)
            each.setLevel(level)
            each.propagate = propagate


class _Recorder:
    """Everything that any client received: messages by person, and answers of the lobby as texts."""

    def __init__(self) -> None:
        self.devices: list[Device] = []
        self.screens: list[Device] = []
        self.answers: list[str] = []
        self.tokens: list[str] = []

    def watch(self, web: httpx.AsyncClient) -> None:
        async def keep(response: httpx.Response) -> None:
            await response.aread()
            if "/api/saved/" not in str(response.url):
                self.answers.append(response.text)

        web.event_hooks["response"].append(keep)


async def _play(
    server: Server, game: str, variant: Variant, seed: int, recorder: _Recorder
) -> tuple[str, list[Visitor]]:
    """Two people, one with two devices, one with a big screen; a spectator, bots, a reload, garbage."""
    rng = random.Random(seed)
    chairs = rng.choice([n for n in variant.seats if n >= 2])
    async with contextlib.AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ada, bela, eve = [await enter(server.visitor(name)) for name in ("Ada", "Bela", "Eve")]
        for each in (ada, bela, eve):
            recorder.watch(each.web)
        table = await ada.new_table(game=game, variant=variant.id, chairs=chairs)
        first, second, phone, spy = [await enter(who.at(table)) for who in (ada, bela, bela, eve)]
        screen = await enter(ada.at(table, watch=True))
        recorder.devices += [first, second, phone, spy]
        recorder.screens.append(screen)
        await second.settled("sit", chair=1)
        first.play_along(0, lambda _: rng.randrange(100))
        second.play_along(1, lambda _: rng.randrange(100))
        await first.settled("start")
        # Eve tries what she can think of.
        for seat in range(chairs):
            await spy.do("answer", seat=seat, prompt=1, option=0)
        await spy.do("cover", chair=0, cover=True)
        await spy.settled("chat", text="anyone willing to show me a card?")
        for path in (f"/api/saved/{table}/1", f"/api/tables/{table}", "/api/saved", "/api/tables"):
            await eve.web.get(path)
        await eve.web.post(f"/api/tables/{table}/links", json={"chair": 0})
        for link in (await ada.post("/api/me/links"), await ada.post(f"/api/tables/{table}/links", chair=0)):
            recorder.tokens.append(link["path"].rpartition("/")[2])
        await eve.web.post(f"/api/links/{recorder.tokens[0]}x", json={})
        async with server.visitor() as tablet:
            await tablet.post(f"/api/links/{recorder.tokens[0]}")
        async with eve.socket() as line:
            await line.send('{"is":"hello","table":"' + table + '","seed":true}')
        async with bela.at(table) as reloaded:
            recorder.devices.append(reloaded)
            await reloaded.welcome()
        async with bela.at(table, row=1) as resumed:  # before the first card: the whole table comes again
            recorder.devices.append(resumed)
            await resumed.wait(lambda m: m["is"] in ("update", "welcome") and m["row"] >= 2)
        for device in (first, second, phone, spy, screen):
            await device.game_over(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
        return table, [ada, bela, eve]


VARIANTS = [
    pytest.param(entry.game.info.id, variant, id=f"{entry.game.info.id}-{variant.id}")
    for entry in (*map(registry.get, registry.ids()), tiny.ENTRY)
    for variant in entry.game.info.variants
]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_message_to_every_client_is_what_the_journal_allows_them(game: str, variant: Variant) -> None:
    _play_and_check(game, variant, rounds=range(1))


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_message_of_many_games_is_what_the_journal_allows(game: str, variant: Variant) -> None:
    compared = _play_and_check(game, variant, rounds=range(100, 110))
    print(f"{game} {variant.id}: {compared} positions of 10 games compared with the journal")


def _play_and_check(game: str, variant: Variant, rounds: Iterable[int]) -> int:
    """Plays a game for each number and checks all that was sent; how many positions were compared."""
    compared: list[int] = []

    async def scenario() -> None:
        async with running(rows_kept=1_000) as server:  # whoever resumes gets differences
            for number in rounds:
                recorder = _Recorder()
                with _listening() as log:
                    table, people = await _play(server, game, variant, number, recorder)
                truth = checker.read(server.data, table)
                compared.append(sum(checker.check(truth, d.visitor.id, d.messages) for d in recorder.devices))
                for screen in recorder.screens:  # whoever's browser it is in, it is a stranger's
                    assert checker.check(truth, f"screen of {screen.visitor.id}", screen.messages) > 3
                assert compared[-1] > 20, "hardly anything was compared"
                assert checker.faults_in_worlds(truth) == []
                _search(truth, people, recorder, log.lines, server)

    run(scenario, patience=1_200)
    return sum(compared)


def _secret(data: Path) -> bytes:
    """The key that signs cookies."""
    if not postgres.CHOSEN:
        return (data / "secret").read_bytes()
    ((key,),) = postgres.rows(postgres.database_of(data), "SELECT value FROM kept WHERE name = 'secret'")
    return bytes(key)


def _search(
    truth: checker.Truth, people: list[Visitor], recorder: _Recorder, lines: list[str], server: Server
) -> None:
    """No seed in a message before the end, no seed, cookie, token or card in a log line or an error."""
    assert lines, "nothing was logged, so nothing was searched"
    cookies = [person.cookie for person in people]
    signatures = [cookie.partition(".")[2] for cookie in cookies]
    secret = _secret(server.data).hex()
    for line in lines:
        assert not [*checker.seeds_in(truth, line)], line
        assert not checker.faces_in(truth, line), line
        assert not [s for s in (*cookies, *signatures, *recorder.tokens, secret) if s in line], line
    for answer in recorder.answers:
        assert not [*checker.seeds_in(truth, answer)], answer
        assert not checker.faces_in(truth, answer), answer
        assert not [s for s in signatures if s in answer], answer
    for device in (*recorder.devices, *recorder.screens):
        for raw, message in zip(device.raw, device.messages, strict=True):
            if [*checker.seeds_in(truth, raw.decode())]:
                assert message["table"]["phase"] == "over"
            assert not [s for s in signatures if s in raw.decode()]


# The checker itself must notice -----------------------------------------------------------------------


def _a_short_game() -> tuple[checker.Truth, str, list[Message]]:
    found: list[Any] = []

    async def scenario() -> None:
        async with running() as server, server.visitor() as ada:
            table = await ada.play(chairs=2, options={"rounds": 1})
            async with ada.at(table) as device:
                device.play_along(0)
                await device.catch_up()
                await device.game_over(lambda m: bool(m.get("table")) and m["table"]["phase"] == "over")
            found.extend([checker.read(server.data, table), ada.id, device.messages])

    run(scenario)
    truth, person, messages = found
    return truth, person, messages


def test_the_checker_notices_a_planted_leak() -> None:
    truth, person, messages = _a_short_game()
    assert checker.check(truth, person, messages) > 3
    move = next(m for m in messages if m["is"] == "update" and m["by"] == 1)
    row = truth.rows[move["row"]]

    def planted(change: Any) -> list[Message]:
        copy = msgspec.json.decode(msgspec.json.encode(move))
        change(copy)
        return [copy]

    face = msgspec.to_builtins(row.events[0])["face"]
    leaks = [
        lambda m: m["positions"][0]["happenings"][0]["event"].update(face=face),
        lambda m: m["positions"][0]["view"].update(hand=["card-01"]),
        lambda m: m["positions"][0].update(seat=1),
        lambda m: m["positions"][0].update(waiting=[7]),
        lambda m: m["positions"][0]["prompt"]["options"][0].update(effects=[{"key": "x"}]),
        lambda m: m.update(by=None),
    ]
    for leak in leaks:
        with pytest.raises((AssertionError, TypeError)):
            checker.check(truth, person, planted(leak))
    assert checker.faces_in(truth, "KeyError: 'card-07'") == ["card-07"]
    assert [*checker.seeds_in(truth, f"x{truth.seeds[0][8:40]}y")] == truth.seeds


def test_levels_are_those_of_the_game() -> None:
    for game in registry.ids():
        assert registry.get(game).usual_level in registry.get(game).bots
