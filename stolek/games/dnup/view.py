"""What a viewer may know of the table, and a table that fits what a viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import repeat
from operator import not_

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.identity_cache import remembered
from stolek.core.ids import Viewer
from stolek.games.dnup.deck import STARRED, cards_for
from stolek.games.dnup.model import (
    VALUES,
    Memory,
    Own,
    Position,
    Rung,
    SeatShown,
    SetShown,
    Shown,
    State,
    TableSet,
    View,
    filed,
    in_order,
    turned,
    value_of,
)
from stolek.games.dnup.rules import goal, is_for_two, rotated_on_the_way

_RUNGS = 4
"""Sizes the ladder always has: larger sets are rare, and are shown when there is one."""


_NOBODYS = Own()


def view(s: State, viewer: Viewer) -> View:
    star = None if s.starter is None else STARRED
    own_past = () if viewer is None else tuple([past.hands[viewer] for past in s.past])
    memory = Memory(s.setup, star, s.known, s.rotated, s.discards, s.past_seen, s.uncovered, own_past)
    return View(_shown(s, own(s, viewer)), memory)


def public(s: State) -> Shown:
    return _shown(s, _NOBODYS)


def own(s: State, viewer: Viewer) -> Own:
    return _NOBODYS if viewer is None else Own(viewer, s.hands[viewer])


def _shown(s: State, mine: Own) -> Shown:
    """By place, in the order of ``Shown``: so many names would take several times as long."""
    waiting = s.starter is None  # while cards are dealt, an empty hand is only waiting
    return Shown(
        mine.viewer,
        s.setup.options,
        2 if is_for_two(s) else 1,
        goal(s),
        s.round,
        s.voids,
        s.turns,
        s.starter,
        s.turn,
        tuple(map(SeatShown, map(len, s.hands), s.tokens, repeat(False) if waiting else map(not_, s.hands))),
        mine.hand,
        tuple([_set_shown(each, s.turn is not None and each.spot.seat == s.out) for each in s.sets]),
        ladder(s.sets),
        s.out,
        len(s.pile),
        len(s.discards),
        s.outcome,
    )


@lru_cache(maxsize=4096)
def _set_shown(lying: TableSet, last_lap: bool) -> SetShown:
    return SetShown(
        spot=lying.spot,
        faces=lying.faces,
        back=rotated_on_the_way(lying.faces),
        value=lying.value,
        size=lying.size,
        last_lap=last_lap,
    )


def ladder(sets: tuple[TableSet, ...]) -> tuple[Rung, ...]:
    """What a set of each size has to beat (DU-6a); one size more than the largest set is free."""
    rungs = list(_free_rungs(_RUNGS))
    for each in reversed(sets):
        size, value = len(each.faces), value_of(each.faces[0])
        if size >= len(rungs):
            rungs += _free_rungs(size + 1)[len(rungs) :]
        rungs[size - 1] = Rung(size, value, value == VALUES[-1], each.spot)
    return tuple(rungs)


@cache
def _free_rungs(largest: int) -> tuple[Rung, ...]:
    return tuple(Rung(size, above=None, closed=False, spot=None) for size in range(1, largest + 1))


def _turned_since(then: tuple[bool, ...], now: tuple[bool, ...]) -> list[bool]:
    return [before != after for before, after in zip(then, now, strict=True)]


def _as_it_was(cards: Iterable[Face], turned_since: bool) -> Iterable[Face]:
    return map(turned, cards) if turned_since else cards


def unseen(v: View) -> tuple[Face, ...]:
    """Every card whose place the viewer has not seen, lower value first: nobody knows which way up it is."""
    shown = v.shown
    pool = Counter(cards_for(v.memory.setup.deck, v.memory.setup.seats))
    pool.subtract(v.memory.discards)
    pool.subtract(map(filed, shown.hand))
    for each in shown.sets:
        pool.subtract(map(filed, each.faces))
    for seat, known in enumerate(v.memory.known):
        if seat != shown.viewer:
            pool.subtract(map(filed, known))
    return tuple(pool.elements())


def determinize(v: View, chance: Chance) -> State:
    """Deals the unseen cards anew, either way up. A card that went from the table to a hand stays there as it
    is; a star that is still unseen is with whoever began (DU-5)."""
    shown, memory = v.shown, v.memory
    pool = [turned(face) if chance.below(2) else face for face in chance.shuffle(unseen(v))]
    star = next((face for face in pool if filed(face) == memory.star), None)
    if star is not None:
        pool.remove(star)
    dealt: list[tuple[Face, ...]] = []
    for seat, player in enumerate(shown.seats):
        cards: list[Face] = [star] if star is not None and seat == shown.starter else []
        count = 0 if seat == shown.viewer else player.hand_count - len(memory.known[seat]) - len(cards)
        cards, pool = cards + pool[:count], pool[count:]
        dealt.append(tuple(cards))
    hands = tuple(
        shown.hand if seat == shown.viewer else in_order((*memory.known[seat], *cards))
        for seat, cards in enumerate(dealt)
    )
    return State(
        setup=memory.setup,
        round=shown.round,
        voids=shown.voids,
        turns=shown.turns,
        starter=shown.starter,
        turn=shown.turn,
        pile=tuple(pool),
        hands=hands,
        known=memory.known,
        rotated=memory.rotated,
        sets=tuple(TableSet(each.spot, each.faces) for each in shown.sets),
        discards=memory.discards,
        out=shown.out,
        tokens=tuple(player.tokens for player in shown.seats),
        past=tuple(_past_with(v, n, dealt) for n in range(len(memory.past))),
        past_seen=memory.past,
        uncovered=memory.uncovered,
        outcome=shown.outcome,
    )


@remembered(64)
def past_hands(memory: Memory) -> tuple[tuple[tuple[Face, ...], ...], ...]:
    """The hands of past positions as far as everyone can tell today: with what has been uncovered since."""
    past = [[*each.hands] for each in memory.past]
    for each in memory.uncovered:
        for n in range(each.positions):
            turned_since = memory.past[n].rotated[each.seat] != each.rotated
            past[n][each.seat] = in_order((*past[n][each.seat], *_as_it_was(each.faces, turned_since)))
    return tuple(map(tuple, past))


def _past_with(v: View, n: int, dealt: list[tuple[Face, ...]]) -> Position:
    """The past position of a world in which these cards were the unseen ones."""
    past = v.memory.past[n]
    turns = _turned_since(past.rotated, v.memory.rotated)
    rows = zip(past_hands(v.memory)[n], dealt, turns, strict=True)
    hands = [in_order((*hand, *_as_it_was(cards, since))) for hand, cards, since in rows]
    if v.shown.viewer is not None:
        hands[v.shown.viewer] = v.memory.own_past[n]
    return Position(past.turn, past.out, tuple(hands), past.sets)
