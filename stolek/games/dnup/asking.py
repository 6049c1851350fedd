"""What whoever has the turn is asked: every way to do one of the four actions, and what would follow.

Judges nothing by itself: a set is offered where none lies that ``rules.beats`` says it does not beat.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, groupby

from stolek.core.cards import Face
from stolek.core.ids import RuleId, Seat
from stolek.core.prompt import Ask, Effect
from stolek.core.say import Say, Who, say
from stolek.games.dnup.model import (
    Action,
    Add,
    Lay,
    Rotate,
    Spot,
    State,
    TableSet,
    TakeSet,
    in_order,
    turned_all,
    value_of,
)
from stolek.games.dnup.rules import (
    beats,
    check,
    ends_round,
    is_for_two,
    rotated_on_the_way,
    set_at,
    set_of_size,
    total_when_out,
)
from stolek.games.dnup.telling import say_face, say_faces, say_set

__all__ = ["asks", "check", "effects", "first_owed", "label"]
"""Asking and refusing are one part of a game; here what is refused stands among the rules."""


def asks(s: State) -> tuple[Ask[Action], ...]:
    ask = first_owed(s)
    return () if ask is None else (ask,)


def first_owed(s: State) -> Ask[Action] | None:
    """The only question there ever is."""
    if s.turn is None:
        return None
    key = f"dnup-prompt-area-{s.turn.area}" if is_for_two(s) else "dnup-prompt-turn"
    return Ask(s.turn.seat, "choice", key, RuleId("DU-6"), _ways(s, s.turn.seat))


def _ways(s: State, seat: Seat) -> tuple[Action, ...]:
    """The pinned order: sets to lay by value, size and faces; cards to add and sets to take by place; and
    last the rotation, which is always there (DU-R4)."""
    found: list[Action] = []
    takes: list[Action] = []
    groups: dict[int, tuple[Face, ...]] = {}
    lying = {len(each.faces): value_of(each.faces[0]) for each in s.sets}
    for value, same in groupby(s.hands[seat], value_of):
        cards = groups[value] = tuple(same)
        for size, lays in _sets_to_lay(cards):
            if size not in lying or beats(value, lying[size]):
                found += lays
    for each in s.sets:
        spot = each.spot
        if spot.seat == seat:  # DU-R3
            continue
        value, size = value_of(each.faces[0]), len(each.faces) + 1
        if value in groups and (size not in lying or beats(value, lying[size])):
            found += [Add(face, spot) for face in dict.fromkeys(groups[value])]
        takes.append(TakeSet(spot))
    return (*found, *takes, _ROTATE)


@lru_cache(maxsize=4096)
def _sets_to_lay(cards: tuple[Face, ...]) -> tuple[tuple[int, tuple[Lay, ...]], ...]:
    """DU-6a: any of the cards of one value, by how many. Equal faces make no difference, others do."""
    sizes = range(1, len(cards) + 1)
    return tuple((size, tuple(map(Lay, dict.fromkeys(combinations(cards, size))))) for size in sizes)


_ROTATE = Rotate()


# How it is called -------------------------------------------------------------------------------------


def label(s: State, action: Action) -> Say:
    match action:
        case Lay(faces):
            return _label_of_laying(faces)
        case Add(face, to):
            return _label_of_adding(face, _lying(s, to))
        case TakeSet(at):
            return _label_of_taking(_lying(s, at))
        case Rotate():
            return _TURN_OVER


_TURN_OVER = say("dnup-do-rotate")


@lru_cache(maxsize=4096)
def _label_of_laying(faces: tuple[Face, ...]) -> Say:
    return say("dnup-do-lay", set=say_set(faces), cards=say_faces(faces))


@lru_cache(maxsize=4096)
def _label_of_adding(face: Face, to: TableSet) -> Say:
    return say("dnup-do-add", card=say_face(face), who=Who(to.spot.seat), set=say_set(to.faces))


@lru_cache(maxsize=4096)
def _label_of_taking(lying: TableSet) -> Say:
    return say("dnup-do-take", who=Who(lying.spot.seat), set=say_set(lying.faces))


def _lying(s: State, spot: Spot) -> TableSet:
    lying = set_at(s.sets, spot)
    assert lying is not None, "only a set that lies there is offered"
    return lying


# What would follow ------------------------------------------------------------------------------------


def effects(s: State, seat: Seat, action: Action) -> tuple[Effect, ...]:
    match action:
        case Lay(faces):
            return _effects_of_playing(s, seat, len(faces), set_of_size(s.sets, len(faces)))
        case Add(face, to):
            lying = _lying(s, to)
            follows = _effects_of_playing(s, seat, 1, set_of_size(s.sets, lying.size + 1))
            return _effect("dnup-effect-grows", to, in_order((*lying.faces, face))), *follows
        case TakeSet(at):
            return _effects_of_taking(_lying(s, at))
        case Rotate():
            return (Effect("dnup-effect-rotates", faces=turned_all(s.hands[seat])),)


@lru_cache(maxsize=4096)
def _effects_of_taking(lying: TableSet) -> tuple[Effect, ...]:
    return (_effect("dnup-effect-takes", lying.spot, rotated_on_the_way(lying.faces)),)


def _effects_of_playing(s: State, seat: Seat, cards: int, beaten: TableSet | None) -> tuple[Effect, ...]:
    """What follows when so many hand cards are played and beat this set: who goes out, and what becomes of
    the set."""
    follows = () if beaten is None else _effects_of_beating(beaten, beaten.spot.seat == s.out)
    if cards < len(s.hands[seat]):
        return follows
    out = Effect("dnup-effect-out", seats=(seat,), numbers=(total_when_out(s, seat),))
    return (out,) if ends_round(s, seat) else (out, *follows)  # DU-R9


@lru_cache(maxsize=4096)
def _effects_of_beating(beaten: TableSet, owner_is_out: bool) -> tuple[Effect, ...]:
    beats_it = _effect("dnup-effect-beats", beaten.spot, beaten.faces)
    if owner_is_out:
        return beats_it, _effect("dnup-effect-discards", beaten.spot, beaten.faces)
    return beats_it, _effect("dnup-effect-returns", beaten.spot, rotated_on_the_way(beaten.faces))


def _effect(key: str, spot: Spot, faces: tuple[Face, ...]) -> Effect:
    """``numbers`` is the area."""
    return Effect(key, seats=(spot.seat,), faces=faces, numbers=(spot.area,))
