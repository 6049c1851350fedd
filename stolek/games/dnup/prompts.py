"""What whoever has the turn is asked: every way to do one of the four actions, and what would follow.

Judges nothing by itself: a set is offered where none lies that ``rules.beats`` says it does not beat.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from stolek.core.cards import Face
from stolek.core.ids import RuleId, Seat
from stolek.core.prompt import Effect, Option, Prompt
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
    card,
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
    set_of_size,
    total_when_out,
)
from stolek.games.dnup.telling import say_face, say_faces, say_set

__all__ = ["check", "prompts"]
"""Asking and refusing are one part of a game; here what is refused stands among the rules."""

_Offer: TypeAlias = tuple[Action, Say, tuple[Effect, ...]]
_ROTATE = say("dnup-do-rotate")


def prompts(s: State) -> Mapping[Seat, Prompt[Action]]:
    if s.turn is None:
        return {}
    seat = s.turn.seat
    key = f"dnup-prompt-area-{s.turn.area}" if is_for_two(s) else "dnup-prompt-turn"
    options = tuple([Option(n, *offer) for n, offer in enumerate(_offers(s, seat))])
    return {seat: Prompt(seat, "choice", key, RuleId("DU-6"), options)}


def _offers(s: State, seat: Seat) -> list[_Offer]:
    """The pinned order: sets to lay by value, size and faces; cards to add and sets to take by place; and
    last the rotation, which is always there (DU-R4)."""
    found = _sets_to_lay(s, seat)
    opposite = [each for each in s.sets if each.spot.seat != seat]  # DU-R3
    for each in opposite:
        found += _cards_to_add(s, seat, each)
    found += map(_set_to_take, opposite)
    found.append(_hand_to_rotate(s.hands[seat]))
    return found


def _sets_to_lay(s: State, seat: Seat) -> list[_Offer]:
    hand = s.hands[seat]
    lying = {each.size: each for each in s.sets}
    found: list[_Offer] = []
    for value, group in itertools.groupby(hand, value_of):
        for action, label, size in _ways_to_lay(tuple(group)):
            other = lying.get(size)
            if other is None or beats(value, other):
                quiet = other is None and size < len(hand)  # as most are: nothing follows
                found.append((action, label, () if quiet else _effects_of_playing(s, seat, size, other)))
    return found


@lru_cache(maxsize=4096)
def _ways_to_lay(cards: tuple[Face, ...]) -> tuple[tuple[Lay, Say, int], ...]:
    """DU-6a: any of the cards of one value, not only all. Equal faces make no difference, others do."""
    copies = Counter(cards)
    counts = itertools.product(*(range(count + 1) for count in copies.values()))
    ways = [tuple(Counter(dict(zip(copies, each, strict=True))).elements()) for each in counts]
    ways.sort(key=lambda faces: (len(faces), [card(face) for face in faces]))
    return tuple((Lay(faces), _label_of_laying(faces), len(faces)) for faces in ways if faces)


def _label_of_laying(faces: tuple[Face, ...]) -> Say:
    return say("dnup-do-lay", set=say_set(faces), cards=say_faces(faces))


def _cards_to_add(s: State, seat: Seat, to: TableSet) -> list[_Offer]:
    value = to.value
    faces = [face for face in dict.fromkeys(s.hands[seat]) if value_of(face) == value]
    if not faces:
        return []
    other = set_of_size(s.sets, to.size + 1)
    if other is not None and not beats(value, other):
        return []
    follows = _effects_of_playing(s, seat, 1, other)
    return [(action, label, (grows, *follows)) for action, label, grows in (_adding(f, to) for f in faces)]


@lru_cache(maxsize=4096)
def _adding(face: Face, to: TableSet) -> tuple[Add, Say, Effect]:
    label = say("dnup-do-add", card=say_face(face), who=Who(to.spot.seat), set=say_set(to.faces))
    return Add(face, to.spot), label, _effect("dnup-effect-grows", to.spot, in_order((*to.faces, face)))


@lru_cache(maxsize=4096)
def _set_to_take(lying: TableSet) -> _Offer:
    back = rotated_on_the_way(lying.faces)
    label = say("dnup-do-take", who=Who(lying.spot.seat), set=say_set(lying.faces))
    return TakeSet(lying.spot), label, (_effect("dnup-effect-takes", lying.spot, back),)


def _hand_to_rotate(hand: tuple[Face, ...]) -> _Offer:
    return Rotate(), _ROTATE, (Effect("dnup-effect-rotates", faces=turned_all(hand)),)


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
