"""What is sent after the welcome: folded, it is the view; nothing comes twice; no secret is told."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from stolek.core import codec, registry
from stolek.core.game import AnyGame, Variant, make_setup
from stolek.core.ids import Seat, Viewer
from stolek.core.play import Move, Step
from stolek.core.visibility import is_told
from stolek.table.differences import LastShown, asked_of_all, sent_prompt
from stolek.table.effects import Joined
from stolek.table.messages import Person, SetBot, Sit, Start
from stolek.table.opening import NewTable, new_table
from stolek.table.replay import seen
from stolek.testing.exchanges import card_exchanges
from stolek.testing.recorded_game import Prompts, Turn, at_random, record
from stolek.testing.twin_worlds import GotOfMove, Stream, Twin, walk
from tests.server import tiny
from tests.table.drivers import Device, Driver, MemoryStore
from tests.table.test_whole_games import ADA, BELA, EVE, VARIANTS, tiny_game

__all__ = ["tiny_game"]
Fields = dict[str, msgspec.Raw]
Raw = dict[str, msgspec.Raw]
_raw = msgspec.json.Decoder(Raw).decode


class Folded:
    """A client to the byte: each field of a view as it was sent last, in the order in which it came."""

    def __init__(self) -> None:
        self.row = -1
        self.views: dict[int | None, Fields] = {}
        self.asked: dict[int | None, bytes] = {}
        self.waiting: dict[int | None, bytes] = {}
        self.asks: dict[int | None, bytes] = {}
        self.offered: dict[int | None, dict[str, Any]] = {}

    def copy(self) -> Folded:
        other = Folded()
        other.row, other.views = self.row, {seat: dict(view) for seat, view in self.views.items()}
        other.asked, other.waiting = dict(self.asked), dict(self.waiting)
        other.asks = dict(self.asks)
        other.offered = {seat: dict(offered) for seat, offered in self.offered.items()}
        return other

    def hear(self, raw: bytes) -> None:
        message = _raw(raw)
        if bytes(message["is"]) not in (b'"welcome"', b'"update"'):
            return
        self.row = msgspec.json.decode(message["row"])
        positions = msgspec.json.decode(message.get("positions", b"[]"), type=list[Raw])
        for position in positions:
            self._position(position)
        if positions:
            seats = {msgspec.json.decode(position["seat"]) for position in positions}
            self.views = {seat: view for seat, view in self.views.items() if seat in seats}

    def _position(self, told: Raw) -> None:
        seat = msgspec.json.decode(told["seat"])
        if "view" in told:
            self.views[seat] = _raw(told["view"])
            self.asked[seat], self.waiting[seat], self.asks[seat] = b"null", b"[]", b"null"
            self.offered[seat] = {}
        sets = [_raw(h.get("set", b"{}")) for h in _list(told.get("happenings"))]
        for change in (*sets, _raw(told.get("set", b"{}"))):
            for name, value in change.items():
                field = name.removesuffix("+")
                now = value if field == name else _with_elements(self.views[seat][field], _raw(value))
                assert bytes(self.views[seat][field]) != bytes(now), f"{field} is sent again"
                self.views[seat][field] = now
        if "prompt" in told:
            told["prompt"] = _whole_prompt(told["prompt"], self.asked[seat], self.offered[seat])
        for name, last in (("prompt", self.asked), ("waiting", self.waiting), ("asks", self.asks)):
            if name in told:
                assert "view" in told or last[seat] != bytes(told[name]), f"the {name} is sent again"
                last[seat] = bytes(told[name])

    def view(self, seat: int | None) -> bytes:
        return b"{" + b",".join(b'"%s":%s' % (n.encode(), v) for n, v in self.views[seat].items()) + b"}"


def _with_elements(field: msgspec.Raw, new: Raw) -> msgspec.Raw:
    """A list with these elements in their places, none of which is sent again."""
    each = msgspec.json.decode(field, type=list[msgspec.Raw])
    for place, value in new.items():
        assert [bytes(value)] != [bytes(old) for old in each[int(place) : int(place) + 1]], "it is sent again"
        each[int(place) : int(place) + 1] = [value]
    return msgspec.Raw(b"[" + b",".join(map(bytes, each)) + b"]")


def _whole_prompt(raw: msgspec.Raw, before: bytes, offered: dict[str, Any]) -> msgspec.Raw:
    """The prompt with its options written out, where they are named by their numbers in the last one of its
    kind, which this becomes."""
    asked = msgspec.json.decode(raw)
    if asked is None:
        return raw
    last = msgspec.json.decode(before)
    named = [option for option in asked["options"] if isinstance(option, int)]
    same = last is not None and last["kind"] == asked["kind"]
    until_now = [{**option, "n": None} for option in last["options"]] if same else []
    assert not [o for o in asked["options"] if o not in named and {**o, "n": None} in until_now], "sent again"
    whole = [
        {**offered[asked["kind"]][option], "n": n} if option in named else option
        for n, option in enumerate(asked["options"])
    ]
    offered[asked["kind"]] = whole
    return msgspec.Raw(msgspec.json.encode({**asked, "options": whole}))


def _list(raw: msgspec.Raw | None) -> list[Raw]:
    return [] if raw is None else msgspec.json.decode(raw, type=list[Raw])


class ByteDevice(Device):
    """A device that folds what it hears, and remembers how things stood after every row."""

    def __init__(self, you: Person) -> None:
        super().__init__(you)
        self.folded = Folded()
        self.after: dict[int, Folded] = {}

    def hear(self, raw: bytes) -> None:
        super().hear(raw)
        self.folded.hear(raw)
        self.after[self.folded.row] = self.folded.copy()


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_differences_folded_are_the_view_byte_for_byte(game: str, variant: Variant) -> None:
    asyncio.run(_a_game(game, variant))


async def _a_game(game: str, variant: Variant) -> None:
    chairs = random.Random(f"{game} {variant.id}").choice([n for n in variant.seats if n >= 2])
    driver = Driver(MemoryStore(), seed=chairs)
    devices = [ByteDevice(person) for person in (ADA, BELA, EVE)]
    ada, bela, _ = devices
    await driver.create(new_table("table", ADA, NewTable(game, variant.id, chairs=chairs)))
    for device in devices:
        await driver.sit_in(device)
    await driver.say(bela, Sit, 1)
    for chair in range(2, chairs):
        await driver.say(ada, SetBot, chair, "random")
    await driver.say(ada, Start)
    compared = 0
    for step in itertools.count():
        _compare(driver, devices)
        if ada.table["phase"] != "playing":
            break
        if step % 7 == 3:
            _come_back(driver, devices)
        await driver.bots_answer()
        asked = [(d, prompt) for d in (ada, bela) for prompt in d.owed()]
        in_window = any(prompt["kind"] == "window" for _, prompt in asked)
        if step % 5 == 4 and not in_window:  # whoever has answered there is told so when they come
            devices[3:] = [ByteDevice(ADA)]  # which knows only what comes from here on
            await driver.sit_in(devices[3])
        held = in_window and driver.rng.random() < 0.5
        if asked and not held:
            device, prompt = driver.rng.choice(asked)
            assert (await driver.answer(device, prompt))["is"] == "done"
        elif driver.wake_at is not None:
            await driver.wait()
        compared += 1
    assert compared > 5


def _compare(driver: Driver, devices: list[ByteDevice]) -> None:
    play = driver.table.history.play
    assert play is not None
    for device in devices:
        assert device.folded.views
        for seat in device.folded.views:
            viewer = None if seat is None else Seat(seat)
            view = bytes(codec.wire_view(play.game.view(play.state, viewer)))
            assert device.folded.view(seat) == view, f"{device.you.name} has another view"
            asked = None if viewer is None else play.prompts.get(viewer)
            prompt = None if asked is None else sent_prompt(asked)
            assert device.folded.asked[seat] == msgspec.json.encode(prompt)
            asks = asked_of_all(play.prompts) if viewer is None else None
            assert device.folded.asks[seat] == msgspec.json.encode(asks)


def _come_back(driver: Driver, devices: list[ByteDevice]) -> None:
    """Whoever resumes from any row, or begins anew, has in the end what those have who stayed."""
    for device in devices:
        rows = driver.rng.sample(sorted(device.after), min(3, len(device.after)))
        for row in (-1, *rows):
            again = Folded() if row < 0 else device.after[row].copy()
            effects = driver.table.handle(Joined(device.number, device.you, row), driver.now)
            for send in effects.sends:
                for raw in send.messages if send.line == device.number else ():
                    again.hear(raw)
            assert again.views == device.folded.views
            told = device.folded
            assert [(again.waiting[s], again.asks[s]) for s in again.views] == [
                (told.waiting[s], told.asks[s]) for s in again.views
            ]


def test_a_field_that_is_sent_again_is_noticed() -> None:
    folded = Folded()
    folded.hear(b'{"is":"welcome","row":1,"positions":[{"seat":0,"view":{"a":1,"b":[2]}}]}')
    folded.hear(b'{"is":"update","row":2,"positions":[{"seat":0,"set":{"b":[3]}}]}')
    assert folded.view(0) == b'{"a":1,"b":[3]}'
    with pytest.raises(AssertionError, match="b is sent again"):
        folded.hear(b'{"is":"update","row":3,"positions":[{"seat":0,"set":{"b":[3]}}]}')


# In worlds a viewer cannot tell apart -----------------------------------------------------------------


class WireStream(Stream):
    """All a viewer gets of a game, to the byte that is sent; for one walk."""

    _there: tuple[Any, Any] | None = None

    def of(self, turn: Turn) -> GotOfMove:
        seq = turn.move.seq
        last = self.course.turns[seq - 1]
        before = (last.state, last.prompts) if seq else (self.course.initial, {})
        self._there = self._there or before  # until this move it is the same world
        return self._sent(before, turn.move.events, turn.states, turn.prompts)

    def got(self, events: Sequence[Any], states: Sequence[Any], prompts: Prompts) -> GotOfMove:
        assert self._there is not None
        before, self._there = self._there, (states[-1], dict(prompts))
        return self._sent(before, events, states, prompts)

    def _sent(
        self, before: tuple[Any, Any], events: Sequence[Any], states: Sequence[Any], prompts: Prompts
    ) -> GotOfMove:
        shown = LastShown(self.course.game, before[0])
        shown.look_through((None, *map(Seat, range(self.course.setup.seats))), *before)
        move = Move(0, None, None, tuple(events))
        hears = None if any(is_told(event, None) for event in events) else lambda _: True
        moments = [self.course.game.moment(*each) for each in zip(states, events, strict=True)]
        step = Step(move, states[-1], tuple(states))
        new = shown.step(step, moments, dict(prompts), hears).get(self.viewer, b"")
        plain = super().got(events, states, prompts)
        # Whoever comes back later is shown the same move again.
        missed = tuple(seen(self.course.game, [step], self.viewer))
        return msgspec.structs.replace(plain, own=plain.own + new + msgspec.json.encode(missed))


@pytest.mark.parametrize("game", [*registry.ids(), tiny.ENTRY.game.info.id])
def test_in_worlds_that_cannot_be_told_apart_the_same_bytes_are_sent(game: str) -> None:
    assert _moves_alike(registry.get(game).game) > 20


def test_a_byte_that_tells_of_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: tiny.Tiny, s: tiny.State, viewer: Viewer) -> Any:
        return msgspec.structs.replace(self.view(s, viewer).shown, used=s.pile[:1])

    monkeypatch.setattr(tiny.Tiny, "own", leaking)
    with pytest.raises(AssertionError, match="may not know"):
        _moves_alike(registry.get(tiny.ENTRY.game.info.id).game)


def _moves_alike(game: AnyGame) -> int:
    """Over how many moves twins were sent the same."""
    moves = 0
    for variant, seed in itertools.product(game.info.variants, range(2)):
        rng = random.Random(f"{game.info.id} {variant.id} {seed}")
        setup = make_setup(game, variant.seats[-1], variant.id)
        course = record(game, setup, bytes([seed]) * 32, at_random(rng), 60)
        for viewer in course.viewers:
            for exchange, _ in card_exchanges(course, viewer, rng):
                found = walk(WireStream(course, viewer), exchange)
                assert isinstance(found, Twin), found
                moves += found.moves
    return moves
