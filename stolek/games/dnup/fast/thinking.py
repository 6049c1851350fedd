"""``master`` at work: what one seat sees as a table to think with, and what its choices promise."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from stolek.core.cards import Face
from stolek.core.weights import arrays, unpacked
from stolek.games.dnup.fast import twin
from stolek.games.dnup.fast.search import Effort, luck_shape, scores, tried
from stolek.games.dnup.fast.twin import NOBODY, Course, Table
from stolek.games.dnup.learned.cards import CARDS, STAR
from stolek.games.dnup.learned.features import LAYOUT
from stolek.games.dnup.model import Spot, View, filed

CRITIC = "critic.bin"


def table_of(xp: Any, view: View) -> tuple[Course, Table]:
    """For a view of whoever has the turn. What it has not seen is dealt anyhow, to be dealt again."""
    shown, memory = view.shown, view.memory
    me, turn = shown.viewer, shown.turn
    assert me is not None
    assert turn is not None
    c = Course(len(shown.seats), shown.options.void_after, memory=2)
    left: dict[Face, list[int]] = {}
    for n, face in enumerate(CARDS[: c.cards]):
        left.setdefault(face, []).append(n)
    hand, spot = [NOBODY] * c.cards, [NOBODY] * c.cards
    up, known = [False] * c.cards, [False] * c.cards

    def place(face: Face) -> int:
        n = left[filed(face)].pop()
        up[n] = face != filed(face)
        return n

    def number(at: Spot) -> int:
        return at.seat * c.areas + at.area - 1

    for seat, faces in enumerate(memory.known):
        for face in faces:
            n = place(face)
            hand[n], known[n] = seat, True
    own = list(shown.hand)
    for face in memory.known[me]:
        own.remove(face)
    for face in own:
        hand[place(face)] = me
    for each in shown.sets:
        for face in each.faces:
            spot[place(face)] = number(each.spot)
    for face in memory.discards:
        place(face)
    unseen = [n for rest in left.values() for n in rest]
    if STAR in unseen and shown.starter is not None:
        unseen.remove(STAR)
        hand[STAR] = shown.starter
    for seat, player in enumerate(shown.seats):
        for _ in range(player.hand_count - hand.count(seat)):
            hand[unseen.pop()] = seat

    def row(value: Any) -> Any:
        return xp.asarray([value])

    t = twin.begin(xp, c, 1)
    return c, t._replace(
        hand=row(hand),
        spot=row(spot),
        up=row(up),
        known=row(known),
        turn=row(number(turn)),
        out=row(NOBODY if shown.out is None else shown.out),
        starter=row(NOBODY if shown.starter is None else shown.starter),
        rotated=row(memory.rotated),
        tokens=row([player.tokens for player in shown.seats]),
        turns=row(shown.turns),
        voids=row(shown.voids),
    )


@cache
def _critic() -> dict[str, Any]:
    return arrays(unpacked((resources.files(__package__) / CRITIC).read_bytes(), LAYOUT)["critic"])


def promises(xp: Any, actor: Mapping[str, Any], view: View, seed: int, worlds: int) -> dict[int, float]:
    """The choices worth thinking of, and what each promises."""
    effort = _effort(view, worlds)
    if len(view.shown.seats) > 2:  # it pays to try more, in more worlds
        effort = effort._replace(worlds=2 * worlds, options=10, bots=4)
    options, found, _ = scores(*_thoughts(xp, actor, view, seed, effort))
    return dict(zip(options[0].tolist(), found[0].tolist(), strict=True))


def tries(
    xp: Any, actor: Mapping[str, Any], view: View, seed: int, worlds: int, most: int
) -> dict[int, list[float]]:
    """The share of the win that each of ``most`` choices brought in each of the same worlds."""
    effort = _effort(view, worlds)._replace(options=most)
    options, found, likes, _ = tried(*_thoughts(xp, actor, view, seed, effort))
    each = zip(options[0].tolist(), found[0].tolist(), likes[0].tolist(), strict=True)
    return {choice: brought for choice, brought, like in each if like > -1e8}


def _effort(view: View, worlds: int) -> Effort:
    """With two players, whose hands are mostly known, the critic is asked once and soon; with more, in each
    of the last four turns, and two of the options are what a casual bot likes best."""
    two = len(view.shown.seats) == 2
    return Effort(worlds=worlds, depth=4) if two else Effort(worlds=worlds, options=8, bots=2, asked=4)


def _thoughts(xp: Any, actor: Mapping[str, Any], view: View, seed: int, effort: Effort) -> tuple[Any, ...]:
    """What is thought with: the table as this seat knows it, the nets, luck."""
    c, t = table_of(xp, view)
    luck = xp.random.default_rng(seed).random(luck_shape(c, 1, effort), dtype=xp.float32)
    return xp, c, {"actor": actor, "critic": _critic()}, t, luck, effort
