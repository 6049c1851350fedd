"""Finds games by scanning folders. The only way from the rest of the house to a game."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Protocol, cast

import msgspec

from stolek.core.bot import Advises, Bot
from stolek.core.bot_bench import Figure, Workbench
from stolek.core.cards import Deck
from stolek.core.errors import StolekError
from stolek.core.game import AnyGame
from stolek.core.say import Name, Words
from stolek.core.spoken import Speaks, unspoken
from stolek.core.visibility import event_types, secrets_of

_GAMES_PACKAGE = "stolek.games"
LEVELS = ("random", "easy", "casual", "strong", "master")


class Terminal(Protocol):
    """How a game is drawn as text. ``words`` turns a ``Say`` into a sentence, ``name`` names a seat."""

    def __call__(self, shown: Any, words: Words, name: Name) -> str: ...


class Entry(msgspec.Struct, frozen=True):
    """A game as it is found: its rules, its bots by level, its terminal table, its folder."""

    game: AnyGame
    bots: Mapping[str, Callable[[], Bot]]
    terminal: Terminal
    folder: Traversable
    printing: Callable[[Deck, Any], bytes] | None = None
    """Makes a PDF of a deck in the words given; only some games know how."""
    spoken: Speaks = unspoken
    """What a viewer is shown, in spoken answers."""
    quiet: tuple[str, ...] = ()
    """Sentences that are left out for who likes to be told little, by their keys; with ``:you`` or
    ``:others`` only those that are about the listener, or about somebody else."""
    advice: Advises | None = None
    """Why its strongest bot would choose an option; a game without it gives no advice."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of its bots, weakest first."""
        return tuple(level for level in LEVELS if level in self.bots)

    @property
    def usual_level(self) -> str:
        """The level of a bot nobody chose."""
        return "casual" if "casual" in self.bots else self.levels[0]

    def weaker_level(self, level: str) -> str | None:
        """The next level below this one; None below the weakest, or if the game has no such level."""
        known = self.levels
        place = known.index(level) if level in known else 0
        return known[place - 1] if place > 0 else None

    def __reduce__(self) -> tuple[Callable[[str], Entry], tuple[str]]:
        """Another process finds it by its name."""
        return get, (self.game.info.id,)


_added: dict[str, Entry] = {}


def ids() -> tuple[str, ...]:
    """The ids of all games there are, in alphabetical order."""
    return tuple(sorted({*_scan(), *_added}))


def get(game_id: str) -> Entry:
    """The game with this id; raises ``StolekError`` naming the games there are."""
    if game_id in _added:
        return _added[game_id]
    if game_id not in _scan():
        raise StolekError(f"there is no game {game_id!r}; the games are: {', '.join(ids())}")
    return _load(game_id)


def add(entry: Entry) -> None:
    """Brings in a game from outside the house: the way of tests and of authors of new games."""
    _refuse_unmarked(entry)
    _added[entry.game.info.id] = entry


def _refuse_unmarked(entry: Entry) -> None:
    """Every field of every event says who sees it."""
    for each in event_types(entry.game.types.event):
        try:
            secrets_of(each)
        except TypeError as error:
            raise StolekError(f"the game {entry.game.info.id!r} cannot be used: {error}") from None


@cache
def _scan() -> tuple[str, ...]:
    package = importlib.import_module(_GAMES_PACKAGE)
    return tuple(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg)


@cache
def _load(game_id: str) -> Entry:
    module = importlib.import_module(f"{_GAMES_PACKAGE}.{game_id}")
    return entry_of(module)


def _printing(package: str) -> Callable[[Deck, Any], bytes]:
    """Prints a deck; what draws it is loaded only when somebody does: a browser's worker cannot."""
    return lambda deck, words: cast(bytes, importlib.import_module(f"{package}.printing").sheets(deck, words))


def benches() -> tuple[str, ...]:
    """The games that measure more of their bots than who wins: those with a ``bench.py``; none is loaded."""
    games = resources.files(_GAMES_PACKAGE)
    return tuple(game for game in _scan() if (games / game / "bench.py").is_file())


def bench(game_id: str) -> Callable[[Workbench], Iterable[Figure]]:
    """How such a game measures."""
    return cast(
        "Callable[[Workbench], Iterable[Figure]]",
        importlib.import_module(f"{_GAMES_PACKAGE}.{game_id}.bench").measure,
    )


def entry_of(module: Any) -> Entry:
    """The entry of a game's package: it exports ``GAME``, ``BOTS``, ``SPOKEN`` and ``TERMINAL``."""
    name = cast(str, module.__name__)
    missing = [n for n in ("GAME", "BOTS", "SPOKEN", "TERMINAL") if not hasattr(module, n)]
    if missing:
        raise StolekError(f"the package {name} exports no {', '.join(missing)}: see docs/adding-a-game.md")
    folder = resources.files(sys.modules[name])
    prints = (folder / "printing.py").is_file()
    printing = _printing(name) if prints else None
    quiet, advice = getattr(module, "QUIET", ()), getattr(module, "ADVICE", None)
    entry = Entry(module.GAME, module.BOTS, module.TERMINAL, folder, printing, module.SPOKEN, quiet, advice)
    _refuse_unmarked(entry)
    return entry
