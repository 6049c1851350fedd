"""What others are sent, byte for byte, whether or not somebody could take a turn over (NF-R7)."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolek.core import Scripted
from stolek.core.cards import Face
from stolek.games.numberloor import GAME, rules
from stolek.games.numberloor.deck import cards_of
from stolek.games.numberloor.game import Numberloor
from stolek.table.effects import Tick
from tests.server import checker
from tests.server.live import Device, Message, Server, run, running

HANDS = (
    ("f5", "b2", "f9", "f9", "f3", "f3"),
    ("n7", "f1", "f1", "f1", "f2", "f2"),
    ("f8", "f8", "f8", "f4", "f4", "f4"),
)
MIDDLE = ("f5", "b1")
_open_game = rules.open_game


def stack(could: bool) -> tuple[Face, ...]:
    """All cards in the order they are dealt; seat 1 gets a night floor that fits later, or does not."""
    first = [Face(face) for face in (*(face for hand in HANDS for face in hand), *MIDDLE)]
    rest = list(cards_of("full", GAME.default_deck()))
    for face in first:
        rest.remove(face)
    other = {} if could else {Face("n7"): Face("n6"), Face("n6"): Face("n7")}
    return tuple(other.get(face, face) for face in (*first, *rest))


def dealing(could: bool) -> Any:
    """The opening of a game in which the cards lie as stacked."""

    def open_game(tape: rules.Tape) -> None:
        cards = stack(could)
        dealt = len([face for hand in HANDS for face in hand])
        chance, tape.chance = tape.chance, Scripted([cards, cards[dealt + len(MIDDLE) :]])
        _open_game(tape)
        tape.chance = chance

    return open_game


class Watched(msgspec.Struct):
    """Who sits there, what each was sent since the start, and who is who."""

    devices: list[Device]
    marks: list[int]
    ids: list[str]

    def sent(self, which: int) -> list[str]:
        """Messages to one device, with chance names replaced by fixed ones of the same kind."""
        kept = []
        for raw in self.devices[which].raw[self.marks[which] :]:
            text = raw.decode()
            for number, one in enumerate(self.ids):
                text = text.replace(one, f"<{number}>")
            changing = r'"(closes_in|cover_in|commitment|cid|avatar)":("[^"]*"|\d+|\[[^\]]*\])'
            kept.append(re.sub(changing, r'"\1":0', text))
        return kept


def events(device: Device, kind: str) -> list[Message]:
    return [
        happening["event"]
        for message in device.messages
        if message["is"] == "update"
        for position in message["positions"]
        for happening in position["happenings"]
        if happening["event"]["is"] == kind
    ]


async def lay(device: Device, face: str) -> None:
    prompt = await device.owes(0, "choice")
    wanted = next(o["n"] for o in prompt["options"] if o["action"].get("face") == face)
    await device.settled("answer", seat=0, prompt=prompt["id"], option=wanted)


@contextlib.asynccontextmanager
async def table_of_three(server: Server) -> AsyncIterator[Watched]:
    """Seat 0 is to move; seats 1 and 2 and a spectator look on."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.visitor(f"P{n}")) for n in range(4)]
        table = await people[0].new_table(game="numberloor", chairs=3, options={"starter": "1"})
        devices = [await stack.enter_async_context(person.at(table)) for person in people]
        for device in devices:
            await device.welcome()
        for seat in (1, 2):
            await devices[seat].settled("sit", chair=seat)
        await devices[0].settled("start")
        for device in devices:
            await device.wait(lambda m: m["is"] == "update" and bool(m["positions"]))
        yield Watched(devices, [len(d.raw) for d in devices], [table, *(p.id for p in people)])


def strike(server: Server) -> None:
    """Lets the clock of the only table's window strike now."""
    (table,) = server.services.tables.live
    due = table.table.wake_at
    assert due is not None
    table.take(Tick(), now=due)


def watched(could: bool, answering: bool, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Seat 0 lays a floor and a balloon; the others decline or stay silent; seat 0 ends the turn."""
    monkeypatch.setattr(Numberloor, "open_game", staticmethod(dealing(could)))
    found: list[Watched] = []

    async def scenario() -> None:
        async with running(window_seconds=3600) as server, table_of_three(server) as at:
            active, asked, other, looking = at.devices
            await lay(active, "f5")
            await lay(active, "b2")
            prompt = await asked.owes(1, "window")
            assert (len(prompt["options"]) > 1) == could, "the stack makes the difference"
            if answering:
                assert (await asked.answer(1, 0, "window"))["is"] == "done"
                assert (await other.answer(2, 0, "window"))["is"] == "done"
            strike(server)
            for device in at.devices:
                await device.wait(lambda _, one=device: bool(events(one, "window-closed")))  # type: ignore[misc]
            await lay(active, "f3")
            await looking.wait(lambda _: len(events(looking, "window-opened")) == 2)
            strike(server)
            for device in at.devices:
                await device.wait(
                    lambda _, one=device: len(events(one, "window-closed")) == 2  # type: ignore[misc]
                )
            found.append(at)

    run(scenario)
    return found[0]


@pytest.mark.parametrize("answering", [True, False], ids=["they decline", "they are silent"])
def test_traffic_is_the_same_whether_or_not_somebody_could_take_over(
    answering: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    could, again, could_not = (watched(each, answering, monkeypatch) for each in (True, True, False))
    for device in (0, 2, 3):
        assert could.sent(device) == again.sent(device), "two equal runs"
        assert could.sent(device) == could_not.sent(device), "bytes, number and order"
        assert len(could.sent(device)) >= 6
    assert could.sent(1) != could_not.sent(1), "their own cards are another matter"


@pytest.mark.parametrize("could", [True, False])
async def test_a_window_stays_open_for_its_time_whoever_answers_at_once(
    could: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Numberloor, "open_game", staticmethod(dealing(could)))
    length = 0.4

    async with running(window_seconds=length) as server, table_of_three(server) as at:
        active, asked, other, looking = at.devices
        loop = asyncio.get_running_loop()
        await lay(active, "f5")
        before = loop.time()
        await lay(active, "b2")
        assert (await asked.answer(1, 0, "window"))["is"] == "done"
        assert (await other.answer(2, 0, "window"))["is"] == "done"
        await looking.wait(lambda _: bool(events(looking, "window-closed")))
        assert loop.time() - before >= length


async def give_order(device: Device, seat: int, order: str) -> None:
    prompt = device.prompt(seat)
    assert prompt is not None
    wanted = next(o["n"] for o in prompt["options"] if o["action"].get("order") == order)
    await device.settled("answer", seat=seat, prompt=prompt["id"], option=wanted)


def told(device: Device, kind: str) -> Message:
    """The last update in which this happened."""
    return next(m for m in reversed(device.messages) if f'"is":"{kind}"' in msgspec.json.encode(m).decode())


def watched_orders(given: bool, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Seat 1 gives orders and takes them back before, between and after two silent windows, or does not.

    Then the others ask for what they missed, for the whole table, and chat."""
    monkeypatch.setattr(Numberloor, "open_game", staticmethod(dealing(could=True)))
    found: list[Watched] = []

    async def scenario() -> None:
        async with running(window_seconds=3600) as server, table_of_three(server) as at:
            active, giver, *_ = at.devices

            async def orders(*wanted: str) -> None:
                for order in wanted if given else ():
                    await give_order(giver, 1, order)

            async def silence(windows: int) -> None:
                await giver.owes(1, "window")
                strike(server)
                for device in at.devices:
                    await device.wait(
                        lambda _, one=device: len(events(one, "window-closed")) == windows  # type: ignore[misc]
                    )

            await orders("decline")
            await lay(active, "f5")
            await orders("take", "decline")
            await lay(active, "b2")
            await silence(1)
            await orders("ask", "decline")
            await lay(active, "f3")
            await silence(2)
            await orders("ask", "take")
            for device in (at.devices[0], *at.devices[2:]):
                await device.send({"is": "resume", "row": told(device, "window-closed")["row"] - 3})
                await device.send({"is": "resume", "row": -1})
                await device.wait(lambda m: m["is"] == "welcome" and bool(m["positions"]))
                await device.settled("chat", text="what was that?")
            for device in at.devices:
                await device.wait(
                    lambda _, one=device: sum(bool(m.get("chat")) for m in one.messages) >= 3  # type: ignore[misc]
                )
            truth = checker.read(server.data, at.ids[0])
            for device in at.devices:
                assert checker.check(truth, device.visitor.id, device.messages) >= 8
            found.append(at)

    run(scenario)
    return found[0]


def test_nobody_else_is_told_of_an_order_by_a_message_a_byte_or_a_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_orders, without = (watched_orders(each, monkeypatch) for each in (True, False))
    for device in (0, 2, 3):
        assert with_orders.sent(device) == without.sent(device)
        assert len(without.sent(device)) > 10
    assert events(without.devices[1], "order-given") == []
    given = events(with_orders.devices[1], "order-given")
    assert [order["order"] for order in given] == [
        *("decline", "take", "decline", "ask", "decline", "ask", "take")
    ]
    rows = [message["row"] for message in with_orders.devices[1].messages if message["is"] == "update"]
    assert rows == list(range(rows[0], rows[0] + len(rows))), "whoever gives orders counts without a gap"


async def test_after_a_restart_everyone_goes_on_from_their_own_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Numberloor, "open_game", staticmethod(dealing(could=True)))

    async with running(tmp_path, window_seconds=3600) as server, table_of_three(server) as at:
        for order in ("take", "ask", "decline"):
            await give_order(at.devices[1], 1, order)
        await lay(at.devices[0], "f5")
        last = [(await each.wait(_lays_f5))["row"] for each in at.devices]
        cookies = [each.visitor.cookie for each in at.devices]
    assert [row - last[0] for row in last] == [0, 3, 0, 0]
    async with running(tmp_path, window_seconds=3600) as server:
        for row, cookie, old in zip(last, cookies, at.devices, strict=True):
            whose = server.returning(cookie)
            async with whose as person, person.at(at.ids[0], row - 1, before=old) as back:
                assert (await back.wait(_lays_f5))["row"] == row


def _lays_f5(message: Message) -> bool:
    return message["is"] == "update" and bool(message["positions"]) and "card-laid" in str(message)
