"""The training run: self-play with a league of past selves, in pieces that can be taken up again.

Everything a run is made of is in its checkpoint: nets, Adam's memory, past selves, settings, seed and how
far it is. ``python -m stolek.fast train GAME --folder F`` begins or goes on.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from stolek.core.weights import packed
from stolek.fast import ppo
from stolek.fast.nets import widened

Array = Any
NETS = "nets.npz"
MEMORY = ("memory-first.npz", "memory-second.npz")
LEAGUE = "league.npz"
STATE = "run.json"
LOG = "log.jsonl"


class Settings(msgspec.Struct, frozen=True):
    """What makes a run what it is; kept in its folder."""

    seed: int = 1
    planned: float = 900.0  # seconds of the whole run; rate, entropy and shaping follow how much has gone
    rows: int = 524_288  # decisions a batch, about
    parts: int = 8
    epochs: int = 2
    rate: float = 6e-4
    rate_end: float = 4e-5
    entropy: float = 0.02
    entropy_end: float = 0.004
    shaping: float = 0.03  # what a lead or advice, if a game has any, is worth in the first 30 % of the run
    league: float = 0.2  # of the games
    past_every: float = 45.0  # seconds between past selves
    past_most: int = 10  # of 16-bit numbers they stay under 8 MB
    average: float = 0.995  # of the actor's weights; what is measured and shipped


class State(msgspec.Struct):
    """How far a run is."""

    settings: Settings
    layout: str
    spent: float = 0.0
    batches: int = 0
    decisions: int = 0
    pasts: int = 0


def save(file: Path, tree: dict[str, Any], kind: Any = np.float32) -> None:
    flat, _ = jax.tree_util.tree_flatten_with_path(tree)
    arrays = {"/".join(str(getattr(k, "key", getattr(k, "name", k))) for k in path): v for path, v in flat}
    kept: dict[str, Any] = {name: np.asarray(a, kind) for name, a in arrays.items()}
    np.savez(file, **kept)


def load(file: Path) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    with np.load(file) as arrays:
        for name in arrays.files:
            *folders, last = name.split("/")
            inside = tree
            for folder in folders:
                inside = inside.setdefault(folder, {})
            inside[last] = jnp.asarray(arrays[name], jnp.float32)
    return tree


class Run:
    """One training run in a folder."""

    def __init__(self, game: Any, folder: Path, settings: Settings, start: Any = None) -> None:
        self.game, self.folder = game, folder
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).is_file():
            self.state = msgspec.json.decode((folder / STATE).read_bytes(), type=State)
            if self.state.layout != game.layout:
                raise SystemExit(f"{folder} holds nets of another layout: {self.state.layout}")
            kept = load(folder / NETS)
            self.average = kept["average"]
            self.nets = {"actor": jax.tree.map(jnp.copy, self.average), **kept["nets"]}
            if (folder / LEAGUE).is_file():
                self.memory = ppo.Moments(**{k: v for name in MEMORY for k, v in load(folder / name).items()})
                kept = load(folder / LEAGUE)
                self.pasts = [kept[str(n)] for n in range(self.state.pasts)]
            else:  # a run of which only the nets to play with were kept: Adam and the league begin anew
                self.memory, self.pasts = ppo.moments(self.nets), []
        else:
            self.state = State(settings, game.layout)
            self.nets = start or game.init(jax.random.key(settings.seed))
            self.average = jax.tree.map(jnp.copy, self.nets["actor"])
            self.memory = ppo.moments(self.nets)
            self.pasts = []
        self.courses = game.courses()
        self.steps: dict[int, Callable[..., Any]] = {}
        self.tables: dict[int, Any] = {}

    def playing(self) -> dict[str, Any]:
        """The nets to play with: of the actor the averaged weights."""
        return {**self.nets, "actor": self.average}

    def packed(self, names: Sequence[str] = ()) -> bytes:
        """The nets to play with, or some of them, as the file a bot reads."""
        nets = self.playing()
        kept = {name: jax.tree.map(jax.device_get, nets[name]) for name in names or self.game.SHIPPED}
        return packed(kept, self.game.layout)

    def games(self, seats: int) -> int:
        games = self.state.settings.rows // int(self.game.decisions(self.courses[seats]))
        return max(8, games // 8 * 8)

    def begin(self, seats: int, games: int) -> Any:
        """Games that go on from batch to batch, if the game keeps any; they are not in checkpoints."""
        key = jax.random.fold_in(jax.random.key(self.state.settings.seed + seats), self.state.batches)
        self.tables[seats] = jax.jit(self.game.start, static_argnums=(1, 2))(key, self.courses[seats], games)

    def rollout(self, seats: int) -> Callable[..., Any]:
        games = self.games(seats)
        return partial(self.game.rollout, self.courses[seats], games, int(games * self.state.settings.league))

    def compile(self) -> None:
        """All player counts at once: compiling is slow, and each count is a program of its own."""
        fresh = [seats for seats in self.courses if seats not in self.steps]
        for seats in fresh:
            self.begin(seats, self.games(seats))

        def build(seats: int) -> Any:
            return self.compiled(partial(batch, self.game, self.rollout(seats), self.state.settings), seats)

        with ThreadPoolExecutor(len(fresh)) as pool:
            self.steps |= dict(zip(fresh, pool.map(build, fresh), strict=True))

    def compiled(self, step: Callable[..., Any], seats: int) -> Any:
        example = self.arguments(jax.random.key(0), seats)
        return jax.jit(step, donate_argnums=(1, 2)).lower(*example).compile()

    def arguments(self, key: Array, seats: int) -> tuple[Any, ...]:
        s = self.state.settings
        gone = min(1.0, self.state.spent / s.planned)
        past = random.Random(self.state.batches).choice(self.pasts or [self.average])
        numbers = {
            "rate": s.rate * (s.rate_end / s.rate) ** gone,
            "entropy": s.entropy + (s.entropy_end - s.entropy) * gone,
            "shaping": s.shaping * max(0.0, 1 - gone / 0.3),
            "model": 0.5 if self.state.spent > s.planned * 0.5 else 0.0,
        }
        numbers = jax.tree.map(jnp.float32, numbers)
        return (key, self.nets, self.memory, self.average, past, numbers, self.tables[seats])

    def exploit(self, others: Any, seats: int, seconds: float, tell: Callable[[str], None]) -> None:
        """Trains one seat against others that do not learn; compiling included, and keeps everything."""
        began = time.monotonic()
        games = self.games(seats) * self.game.learners(self.courses[seats])
        self.begin(seats, games)
        alone = partial(self.game.rollout_alone, self.courses[seats], games, others)
        self.steps[seats] = self.compiled(partial(batch, self.game, alone, self.state.settings), seats)
        tell(f"compiled in {time.monotonic() - began:.0f} s")
        self.learn((seats,), seconds - (time.monotonic() - began), tell)

    def improve(
        self, effort: str, order: tuple[int, ...], seconds: float, tell: Callable[[str], None]
    ) -> None:
        """Trains the nets on what a search with them finds; compiling included, and keeps everything."""
        began = time.monotonic()
        teaching = self.game.teaching()
        search = self.game.effort(effort, teaching.EFFORT)
        fresh = sorted(set(order))
        for seats in fresh:
            self.begin(seats, self.games(seats))

        def build(seats: int) -> Any:
            rollout = partial(teaching.rollout, self.courses[seats], self.games(seats), search)
            return self.compiled(partial(taught, teaching, rollout, self.state.settings), seats)

        with ThreadPoolExecutor(len(fresh)) as pool:
            self.steps = dict(zip(fresh, pool.map(build, fresh), strict=True))
        tell(f"compiled in {time.monotonic() - began:.0f} s")
        self.learn(order, seconds - (time.monotonic() - began), tell)

    def run(self, seconds: float, tell: Callable[[str], None]) -> None:
        """Trains for so many seconds, compiling included, and keeps everything."""
        began = time.monotonic()
        self.compile()
        tell(f"compiled in {time.monotonic() - began:.0f} s")
        self.learn(self.game.SEATS, seconds - (time.monotonic() - began), tell)

    def learn(self, order: tuple[int, ...], seconds: float, tell: Callable[[str], None]) -> None:
        began = mark = remembered = time.monotonic()
        told: dict[str, Any] = {}
        while (now := time.monotonic()) - began < seconds:
            seats = order[self.state.batches % len(order)]
            key = jax.random.fold_in(jax.random.key(self.state.settings.seed), self.state.batches)
            step = self.steps[seats](*self.arguments(key, seats))
            self.nets, self.memory, self.average, self.tables[seats], report = step
            jax.block_until_ready(report)
            self.state.batches += 1
            self.state.decisions += self.games(seats) * self.game.decisions(self.courses[seats])
            self.state.spent += time.monotonic() - now
            told[str(seats)] = {name: round(float(v), 4) for name, v in report.items()}
            if time.monotonic() - remembered > self.state.settings.past_every:
                remembered = time.monotonic()
                self.remember()
            if time.monotonic() - mark > 30:
                mark = time.monotonic()
                self.log(told, tell)
        self.log(told, tell)
        self.keep()

    def imitate(self, seconds: float, tell: Callable[[str], None]) -> None:
        """Trains the model of unknown players for so many seconds, compiling included, and keeps it."""
        began = time.monotonic()
        model = self.nets["model"]
        memory = ppo.moments(model)
        order = self.game.SEATS
        fresh = sorted(set(order))

        def build(seats: int) -> Any:
            games = max(8, self.games(seats) // 8)
            step = partial(imitated, self.game, self.courses[seats], games)
            example = (jax.random.key(0), model, memory, self.average, jnp.float32(0))
            return jax.jit(step).lower(*example).compile()

        with ThreadPoolExecutor(len(fresh)) as pool:
            steps = dict(zip(fresh, pool.map(build, fresh), strict=True))
        tell(f"compiled in {time.monotonic() - began:.0f} s")
        compiled = time.monotonic()
        number = 0
        told: dict[str, float] = {}
        while (gone := time.monotonic() - began) < seconds:
            share = (time.monotonic() - compiled) / max(1.0, seconds - (compiled - began))
            seats = order[number % len(order)]
            key = jax.random.fold_in(
                jax.random.key(self.state.settings.seed + 7), self.state.batches + number
            )
            rate = jnp.float32(1e-3 * 0.03**share)
            model, memory, off = steps[seats](key, model, memory, self.average, rate)
            told[str(seats)] = round(float(off), 4)
            number += 1
        self.nets["model"] = model
        tell(f"{gone:.0f} s, {number} batches of imitation, surprise {told}")
        self.keep()

    def widen(self, name: str, width: int) -> None:
        """Gives a net more numbers in each layer. It says what it said before: nothing follows from them yet,
        and Adam begins anew."""
        self.nets[name] = widened(jax.random.key(self.state.settings.seed), self.nets[name], width)
        self.average = self.nets["actor"] if name == "actor" else self.average
        self.memory = ppo.moments(self.nets)
        self.keep()

    def remember(self) -> None:
        """The averaged actor joins the league; of many, every other old one goes."""
        self.pasts.append(jax.tree.map(jnp.copy, self.average))
        if len(self.pasts) > self.state.settings.past_most:
            self.pasts = self.pasts[:-6:2] + self.pasts[-6:]
        self.state.pasts = len(self.pasts)

    def log(self, told: dict[str, Any], tell: Callable[[str], None]) -> None:
        facts = {"spent": round(self.state.spent, 1), "decisions": self.state.decisions, "tables": told}
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(facts) + "\n")
        tell(f"{self.state.spent:.0f} s, {self.state.decisions / 1e6:.0f} M decisions, {json.dumps(told)}")

    def keep(self) -> None:
        """Written aside and moved, so that a run cut short keeps the last whole checkpoint."""
        save(self.folder / f"new-{NETS}", {"nets": self.nets, "average": self.average})
        first, second = MEMORY
        save(self.folder / f"new-{first}", {"steps": self.memory.steps, "first": self.memory.first})
        save(self.folder / f"new-{second}", {"second": self.memory.second})
        pasts = {str(n): past for n, past in enumerate(self.pasts)}
        save(self.folder / f"new-{LEAGUE}", pasts, np.float16)
        for name in (NETS, *MEMORY, LEAGUE):
            (self.folder / f"new-{name}").replace(self.folder / name)
        (self.folder / STATE).write_bytes(msgspec.json.format(msgspec.json.encode(self.state)))


def batch(
    game: Any, rollout: Callable[..., Any], s: Settings,
    key: Array, nets: Any, memory: Any, average: Any, past: Any, numbers: dict[str, Array], tables: Any,
) -> tuple[Any, Any, Any, Any, dict[str, Array]]:  # fmt: skip
    """One batch of games, and what is learned from it."""
    one, two = jax.random.split(key)
    rows, more, told, tables = rollout(one, nets, past, numbers, tables)

    def loss(p: Any, part: dict[str, Array]) -> tuple[Array, dict[str, Array]]:
        chance, openness = game.policy(p["actor"], part)
        cost, openness = ppo.policy_loss(chance, openness, part, numbers["entropy"])
        off = ((game.critic_value(p["critic"], part) - part["return"]) ** 2).mean()
        report = {"entropy": openness, "critic": off}
        if more:
            missed, name = game.further_loss(p, part, more)
            return cost + 2 * off + 2 * missed, report | {name: missed}
        return cost + 2 * off, report

    nets, memory, found = ppo.descend(two, nets, memory, rows, loss, numbers["rate"], s.parts, s.epochs)
    average = jax.tree.map(lambda a, b: s.average * a + (1 - s.average) * b, average, nets["actor"])
    return nets, memory, average, tables, told | found


def taught(
    teaching: Any, rollout: Callable[..., Any], s: Settings,
    key: Array, nets: Any, memory: Any, average: Any, past: Any, numbers: dict[str, Array], tables: Any,
) -> tuple[Any, Any, Any, Any, dict[str, Array]]:  # fmt: skip
    """As ``batch``, with a search that says what would have been better."""
    del past
    one, two = jax.random.split(key)
    rows, told, tables = rollout(one, {**nets, "actor": average}, tables)
    nets, memory, found = ppo.descend(
        two, nets, memory, rows, teaching.loss, numbers["rate"], s.parts, s.epochs
    )
    average = jax.tree.map(lambda a, b: s.average * a + (1 - s.average) * b, average, nets["actor"])
    return nets, memory, average, tables, told | found


def imitated(
    game: Any, c: Any, games: int, key: Array, model: Any, memory: Any, actor: Any, rate: Array
) -> tuple[Any, Any, Array]:
    """One batch of decisions of others, and a model that is less surprised by them."""
    one, two = jax.random.split(key)
    rows = jax.tree.map(lambda a: a.reshape(-1, *a.shape[3:]), game.imitation(one, actor, c, games))

    def loss(p: Any, part: dict[str, Array]) -> tuple[Array, Array]:
        found, _ = game.policy(p, part)
        return -found.mean(), -found.mean()

    return ppo.descend(two, model, memory, rows, loss, rate, 4, 1)
