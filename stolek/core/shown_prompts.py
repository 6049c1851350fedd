"""Questions as people see them, made once: what is the very same is compared and encoded faster."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Protocol

from stolek.core.ids import Seat
from stolek.core.prompt import Ask, Blank, Effect, Option, Prompt
from stolek.core.say import Say

MOST = 4096


class Words(Protocol):
    """What a game asks, and says of its options."""

    def asks(self, s: Any, /) -> Iterable[Ask[Any]]: ...
    def label(self, s: Any, a: Any, /) -> Say: ...
    def effects(self, s: Any, seat: Seat, a: Any, /) -> tuple[Effect, ...]: ...
    def scene(self, s: Any, /) -> Hashable: ...


class ShownPrompts:
    """Those of one game. A whole question is known by its place in memory, which nothing else can get
    while it is held here; an option by its number, action and scene."""

    def __init__(self) -> None:
        self._prompts: dict[tuple[int, Hashable], tuple[Ask[Any], Prompt[Any]]] = {}
        self._options: dict[tuple[int, Any, Hashable, Blank | None], Option[Any]] = {}

    def all(self, game: Words, s: Any) -> dict[Seat, Prompt[Any]]:
        """Every question of this state, by seat."""
        scene = game.scene(s)
        return {ask.seat: self._in(scene, game, s, ask) for ask in game.asks(s)}

    def of(self, game: Words, s: Any, ask: Ask[Any]) -> Prompt[Any]:
        return self._in(game.scene(s), game, s, ask)

    def _in(self, scene: Hashable, game: Words, s: Any, ask: Ask[Any]) -> Prompt[Any]:
        if scene is None:
            return _prompt(ask, [_option(game, s, ask, n, a) for n, a in enumerate(ask.actions)])
        known = self._prompts.get((id(ask), scene))
        if known is None:
            known = ask, _prompt(ask, self._known_options(game, s, ask, scene))
            _keep(self._prompts, (id(ask), scene), known)
        return known[1]

    def _known_options(self, game: Words, s: Any, ask: Ask[Any], scene: Hashable) -> list[Option[Any]]:
        options, blank = [], ask.blank
        for n, action in enumerate(ask.actions):
            what = n, action, scene, blank
            option = self._options.get(what)
            if option is None:
                option = _option(game, s, ask, n, action)
                _keep(self._options, what, option)
            options.append(option)
        return options


def _prompt(ask: Ask[Any], options: list[Option[Any]]) -> Prompt[Any]:
    return Prompt(ask.seat, ask.kind, ask.key, ask.rule, tuple(options), ask.owed, ask.default, ask.seconds)


def _option(game: Words, s: Any, ask: Ask[Any], n: int, action: Any) -> Option[Any]:
    effects = game.effects(s, ask.seat, action)
    return Option(n, action, game.label(s, action), effects, ask.blank and ask.blank_of(action))


def _keep(known: dict[Any, Any], what: Any, found: Any) -> None:
    if len(known) >= MOST:
        known.clear()
    known[what] = found
