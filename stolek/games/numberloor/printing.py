"""The deck on paper, in the look of the table, and a sheet of the rules. Decides nothing."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from stolek.core.cards import Deck, Face
from stolek.games.numberloor.game import Numberloor
from stolek.games.numberloor.model import card
from stolek.printing import Card, Text, printed
from stolek.words import Words

PAPER, NIGHT = "#fbf3e2", "#1b1f55"
DOTS = {"red": "#d9553f", "blue": "#2f6fb5"}
LISTS = {"even": ("0 2", "4 6", "8"), "odd": ("1 3", "5 7", "9")}


class Look(msgspec.Struct, frozen=True):
    """Colours and pictures, shared with the page."""

    wall: tuple[str, ...]
    dark: tuple[str, ...]
    silk: dict[str, tuple[str, str]]
    motifs: tuple[str, ...]


@cache
def look() -> Look:
    return msgspec.json.decode((resources.files(__package__) / "look.json").read_bytes(), type=Look)


def sheets(deck: Deck, words: Words) -> bytes:
    """Every card of the box, then the rules."""
    return printed(Numberloor(), deck, words, draw)


def draw(face: Face, mark: str) -> Card:
    """A card; its dot says in which games it takes part (NF-7, NF-21)."""
    drawn = _floor(face) if card(face).is_floor else _balloon(face)
    if mark not in DOTS:
        return drawn
    dot = f'<circle cx="11" cy="129" r="3.400" fill="{DOTS[mark]}" stroke="#ffffff" stroke-width="1"/>'
    return Card(drawn.svg + dot, drawn.texts)


def _frame(inside: str, sign: str) -> str:
    return (
        f'<rect width="100" height="140" fill="{PAPER}"/>{inside}'
        f'<path d="M4 4H42V66Q42 80 28 80H4z" fill="{PAPER}"/>{sign}'
    )


def _floor(face: Face) -> Card:
    shown = card(face)
    wall = "#27306e" if shown.night else look().wall[shown.number]
    dark = NIGHT if shown.night else look().dark[shown.number]
    glass = "#ffd978" if shown.night else "#bfe0e6"
    inside = (
        f'<rect x="4" y="4" width="92" height="132" fill="{wall}"/>'
        f'<rect x="4" y="118" width="92" height="18" fill="{dark}"/>'
        f'<rect x="4" y="113" width="92" height="5" fill="{PAPER}"/>'
        f'<path d="M45 109V64q22-25 44 0v45z" fill="{PAPER}"/>'
        f'<path d="M50 104V66q17-18 34 0v38z" fill="{glass}"/>'
        f'<g transform="translate(51.500 69) scale(.775 .85)">{look().motifs[shown.number]}</g>'
        f'<rect x="42" y="103" width="50" height="6" fill="{PAPER}"/>'
    )
    sign = f'<path d="M22.500 57.500L15 64.250h2.250v7.500h10.500v-7.500H30z" fill="{dark}"/>'
    if shown.night:
        sign = (
            f'<circle cx="22.500" cy="66" r="11" fill="{NIGHT}"/>'
            '<circle cx="22.500" cy="66" r="8" fill="#ffd978"/>'
            f'<circle cx="26" cy="63.500" r="6.500" fill="{NIGHT}"/>'
        )
    if shown.number in (6, 9):
        sign += f'<rect x="11.500" y="48.500" width="22" height="3" fill="{dark}"/>'
    return Card(_frame(inside, sign), (Text(22.5, 45, 46, str(shown.number), dark),))


def _balloon(face: Face) -> Card:
    silk, shade = look().silk[face]
    cloud = "M8 116q0-7 8-7 3-8 11-5 9-3 10 5 7 0 7 7z"
    inside = (
        '<rect x="4" y="4" width="92" height="132" fill="#cfe3dc"/>'
        '<rect x="4" y="4" width="92" height="70" fill="#a9cfdd"/>'
        f'<path d="{cloud}" fill="#ffffff"/>'
        + _gore(-1, 1, silk) + _gore(-0.98, -0.62, shade) + _gore(-0.2, 0.2, PAPER) + _gore(0.62, 0.98, shade)
        + '<path d="M61 105l2 8h8l2-8" fill="none" stroke="#4a3524" stroke-width="1.2"/>'
        '<path d="M62 113h10l-1.200 6.500h-7.500z" fill="#6b4630"/>'
        f'<circle cx="67" cy="78" r="15.500" fill="{PAPER}"/>'
    )  # fmt: skip
    shown = card(face)
    if shown.sign == "number":
        arrows = f'<path d="M22.500 53l7 8H25v5h4.500l-7 8-7-8H20v-5h-4.500z" fill="{shade}"/>'
        number = str(shown.number)
        texts = (Text(22.5, 44, 44, number, shade), Text(67, 86, 23, number, shade))
        return Card(_frame(inside, arrows), texts)
    if shown.sign in LISTS:
        lines = tuple(Text(22.5, 30 + n * 21, 23, line, shade) for n, line in enumerate(LISTS[shown.sign]))
        spots = (67,) if shown.sign == "odd" else (62, 72)
        inside += "".join(f'<circle cx="{x}" cy="78" r="4" fill="{shade}"/>' for x in spots)
        return Card(_frame(inside, ""), lines)
    if shown.sign == "near":
        near = ((41, 9), (25, 4.5), (13.5, 3.2), (57, 4.5), (68.5, 3.2))
        inside += "".join(
            f'<circle cx="67" cy="{y}" r="{r}" fill="{shade}"/>' for y, r in ((78, 4.4), (70, 2.4), (86, 2.4))
        )
        return Card(
            _frame(inside, "".join(f'<circle cx="22.500" cy="{y}" r="{r}" fill="{shade}"/>' for y, r in near))
        )
    hop = (
        f'<path d="M8 48q14-30 27-4" fill="none" stroke="{shade}" stroke-width="4.500"/>'
        f'<path d="M38 36l-2 11-10-4z" fill="{shade}"/><circle cx="21.500" cy="52" r="5" fill="{shade}"/>'
    )
    small = (
        f'<path d="M58 82q9-20 16-2" fill="none" stroke="{shade}" stroke-width="3"/>'
        f'<circle cx="67" cy="85" r="3" fill="{shade}"/>'
    )
    return Card(_frame(inside + small, hop))


def _gore(left: float, right: float, fill: str) -> str:
    """A stripe of the balloon, from its crown to its mouth and back up."""
    down = f"C{_at(left * 1.05, -1.02)} {_at(left * 1.22, 0.45)} {_at(left * 0.24, 1.1)}"
    back = f"C{_at(right * 1.22, 0.45)} {_at(right * 1.05, -1.02)} {_at(0, -1)}z"
    return f'<path d="M{_at(0, -1)}{down}L{_at(right * 0.24, 1.1)}{back}" fill="{fill}"/>'


def _at(x: float, y: float) -> str:
    """A point by its distance from the balloon's middle, in its radius."""
    return f"{67 + x * 24.5:.2f} {78 + y * 24.5:.2f}"
