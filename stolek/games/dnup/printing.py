"""The deck on paper, in the look of the table, and the rules. Decides nothing."""

from __future__ import annotations

from stolek.core.cards import Deck, Face
from stolek.games.dnup.game import Dnup
from stolek.games.dnup.model import card
from stolek.printing import Card, Text, printed
from stolek.words import Words

RAMP = (
    *("", "#cfe6df", "#b2d8d4", "#8fc6cb", "#6db0c2", "#4f96b7"),
    *("#38719f", "#3d5c98", "#4a4a8e", "#53367f", "#57226a"),
)
MARKS = {"third": 1, "second": 2, "first": 3}
"""Dots for the symbols by which cards are taken out when fewer play (DU-2)."""
_STAR = "M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.400z"


def sheets(deck: Deck, words: Words) -> bytes:
    """Every card of the box, then the rules."""
    return printed(Dnup(), deck, words, draw)


def draw(face: Face, mark: str) -> Card:
    """A card with a value for each way up; dots say with how few players it is taken out."""
    shown = card(face)
    here, there = shown.active, shown.inactive
    drawn = (
        '<rect width="100" height="140" fill="#fbf3e2"/>'
        f'<path d="M4 4H96V45.200L4 94.800z" fill="{RAMP[here]}"/>'
        f'<path d="M96 136H4V94.800L96 45.200z" fill="{RAMP[there]}"/>'
        '<path d="M4 94.800L96 45.200" stroke="#fbf3e2" stroke-width="3"/>'
    )
    if shown.star:
        drawn += f'<path transform="translate(66 14) scale(.9)" d="{_STAR}" fill="{_ink(here)}"/>'
    for dot in range(MARKS.get(mark, 0)):
        drawn += f'<circle cx="{88 - 8 * dot}" cy="62" r="2.600" fill="#fbf3e2" stroke="#14193a"/>'
    for value, way in ((here, ""), (there, ' transform="rotate(180 50 70)"')):
        if value in (6, 9):
            drawn += f'<rect{way} x="17" y="60" width="26" height="4" fill="{_ink(value)}"/>'
    return Card(drawn, (_number(here, False), _number(there, True)))


def _number(value: int, turned: bool) -> Text:
    return Text(33 if value > 9 else 30, 56, 46 if value > 9 else 56, str(value), _ink(value), turned)


def _ink(value: int) -> str:
    return "#14193a" if value <= 5 else "#fffaf0"
