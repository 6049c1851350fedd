"""How a round would end, fast: the bots' twin of DN-8 to DN-13, held to ``rules.py`` by a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from stolek.core.cards import Face
from stolek.games.daynight.model import COLOURS, Card, card

Quick: TypeAlias = tuple[int, int, int, bool]
"""Colour (0-3), value, stars, flips time."""

NO_PLAYER = -1
_INDEX = {colour: n for n, colour in enumerate(COLOURS)}


def quick(face: Face) -> Quick:
    shown: Card = card(face)
    return _INDEX[shown.colour], shown.value, shown.stars, shown.flips_time


def settle(day: bool, table: Sequence[tuple[int, Quick]], stars: Sequence[int]) -> list[int | None]:
    """What each seat takes in stars (None: takes nothing) if everyone takes the most stars there are.

    ``table`` holds (seat or NO_PLAYER, card) for every face-up card."""
    gains: list[int | None] = [None] * len(stars)
    totals = [0, 0, 0, 0]
    counts = [0, 0, 0, 0]
    for _, (colour, value, _, _) in table:
        totals[colour] += value
        counts[colour] += 1
    competing = [totals[c] for c in range(4) if counts[c]]
    best = max(competing) if day else min(competing)
    winners = [c for c in range(4) if counts[c] and totals[c] == best]
    if len(winners) > 1:
        return gains
    winning = winners[0]
    values: dict[int, int] = {}
    for seat, (colour, value, _, _) in table:
        if colour == winning and seat != NO_PLAYER:
            values[seat] = values.get(seat, 0) + value
    standings: dict[tuple[int, int], int] = {}
    for seat, value in values.items():
        key = (-value if day else value, stars[seat])
        standings[key] = NO_PLAYER if key in standings else seat
    prizes = sorted((shown[2] for _, shown in table), reverse=True)
    takers = [standings[key] for key in sorted(standings) if standings[key] != NO_PLAYER]
    for place, seat in enumerate(takers):
        gains[seat] = prizes[place]
    return gains
