"""What everyone is shown: whole, beside what is a viewer's own, and followed from state to state."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import astuple, replace

from stolek.core.public_view import PublicView, part


class _State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[str, ...], ...]
    turn: int
    bank: int


class _Shown(msgspec.Struct, frozen=True):
    hand: tuple[str, ...]
    turn: int
    held: tuple[int, ...]
    is_rich: bool


class _Own(msgspec.Struct, frozen=True):
    hand: tuple[str, ...] = ()


def _held(hands: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    return tuple(map(len, hands))


def _is_rich(bank: int, turn: int) -> bool:
    return bank > 3 * turn


_public = PublicView(
    _State, _Shown, _Own(), held=part(_held, "hands"), is_rich=part(_is_rich, "bank", "turn")
)
_BEFORE = _State((("a", "b"), ("c",)), 1, 2)


def test_everyone_is_shown_nobodys_own_and_a_viewer_theirs() -> None:
    assert _public(_BEFORE) == _Shown((), 1, (2, 1), False)
    assert _public.beside(_BEFORE, _Own(("c",))) == _Shown(("c",), 1, (2, 1), False)


def test_only_what_is_another_is_news() -> None:
    followed = _public.follow(_BEFORE)
    assert followed.news(replace(_BEFORE, hands=(("b", "a"), ("d",)))) == [], "as many cards as before"
    assert followed.news(replace(_BEFORE, bank=4)) == [(2 + 1, False, True)]
    assert followed.news(replace(_BEFORE, turn=2, bank=4)) == [(1, 1, 2), (3, True, False)]


def test_what_is_followed_is_what_is_shown() -> None:
    rng = random.Random(0)
    state, followed = _BEFORE, _public.follow(_BEFORE)
    fields = [*astuple(_public(state))]
    for _ in range(200):
        changed = {
            "hands": tuple(("x",) * rng.randrange(3) for _ in range(2)),
            "turn": rng.randrange(3),
            "bank": rng.randrange(9),
        }
        state = replace(state, **{name: changed[name] for name in rng.sample([*changed], rng.randrange(4))})
        for place, was, now in followed.news(state):
            assert fields[place] == was != now
            fields[place] = now
        assert fields == [*astuple(_public(state))]


def test_a_part_sees_no_other_field_of_the_state() -> None:
    with pytest.raises(ValueError, match="tuple"):
        PublicView(_State, _Shown, _Own(), held=part(_held, "cards"), is_rich=part(_is_rich, "bank", "turn"))
