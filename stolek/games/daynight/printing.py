"""The deck on paper, in the look of the table, and the rules. Decides nothing."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from stolek.core.cards import Deck, Face
from stolek.games.daynight.game import DayNight
from stolek.games.daynight.model import card
from stolek.printing import Card, Text, printed
from stolek.words import Words

PAPER, INK = "#fbf3e2", "#151a3c"
_STAR = "M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.400z"
_GLASS = (
    "M5 2h14v3h-1.400c0 4-2.600 5.600-3.900 7 1.300 1.400 3.900 3 3.900 7H19v3H5v-3h1.400c0-4 "
    "2.600-5.600 3.900-7-1.300-1.400-3.900-3-3.900-7H5z"
)
_SIGNS = {
    "orange": (
        "M12.600 1c1 4.500 6.900 6.800 6.900 13.300A7.500 8.200 0 0 1 12 22.800a7.500 8.200 0 0 "
        "1-7.500-8.500c0-3.500 2-5.300 3.100-7.800 1 .9 1.700 1.900 2 3.200C11.600 7.500 12.700 "
        "4.500 12.600 1z"
    ),
    "blue": (
        "M1 8.500c3.700-5.300 7-5.300 11 0s7.300 5.300 11 0v4.200c-3.700 5.300-7 5.300-11 0S4.700 "
        "7.400 1 12.700zM1 16.300c3.700-5.300 7-5.300 11 0s7.300 5.300 11 0v4.200c-3.700 5.300-7 "
        "5.300-11 0s-7.300-5.300-11 0z"
    ),
    "pink": (
        "M12 .8a5 5 0 0 1 4.800 6.300 5 5 0 0 1 4.400 8.500 5 5 0 0 1-5 6.600A5 5 0 0 1 12 "
        "20.600a5 5 0 0 1-4.200 1.600 5 5 0 0 1-5-6.600 5 5 0 0 1 4.400-8.500A5 5 0 0 1 12 .8z"
    ),
    "purple": "M12 1l8.500 11L12 23 3.500 12z",
}
_SUN = (
    "M12 0l1.600 4.500h-3.200zM12 24l1.600-4.500h-3.200zM0 12l4.500-1.600v3.200zM24 "
    "12l-4.500-1.600v3.200zM3.500 3.500l4.300 2-2.300 2.300zM20.500 20.500l-4.300-2 "
    "2.300-2.300zM3.500 20.500l2-4.300 2.300 2.300zM20.500 3.500l-2 4.300-2.300-2.300z"
)
_MOON = "M15 2A10.500 10.500 0 1 0 22 16 9 9 0 0 1 15 2z"


class Paint(msgspec.Struct, frozen=True):
    fill: str
    shade: str
    mark: str


@cache
def paints() -> dict[str, Paint]:
    """Colours, shared with the page."""
    raw = (resources.files(__package__) / "colours.json").read_bytes()
    return msgspec.json.decode(raw, type=dict[str, Paint])


def sheets(deck: Deck, words: Words) -> bytes:
    """Every card of the box, a card for day and one for night, then the rules."""
    return printed(DayNight(), deck, words, draw, times())


def draw(face: Face, mark: str) -> Card:  # noqa: ARG001 (all cards are in one group)
    """A card: value and sign in its corner, below them its stars or the hourglass."""
    shown = card(face)
    paint = paints()[shown.colour]
    drawn = (
        f'<rect width="100" height="140" fill="{PAPER}"/>'
        f'<rect x="4" y="4" width="92" height="132" fill="{paint.fill}"/>'
        f'<path d="M4 4H46V68Q46 82 32 82H4z" fill="{PAPER}"/>'
        f'<circle cx="69" cy="99" r="24" fill="{PAPER}"/>'
        + _sign(_SIGNS[shown.colour], 10.5, 47, 29, paint.mark)
        + _sign(_SIGNS[shown.colour], 53, 83, 32, paint.mark)
    )
    if shown.flips_time:
        drawn += f'<rect x="6.500" y="105" width="27" height="27" fill="{PAPER}"/>'
        drawn += _sign(_GLASS, 10.5, 109, 19, INK)
    else:
        high = 40 if shown.stars > 2 else 22
        wide = 39 if shown.stars > 1 else 24
        drawn += f'<rect x="6.500" y="{132 - high}" width="{wide}" height="{high}" fill="{INK}"/>'
        for star in range(shown.stars):
            column = 0.5 if shown.stars == 3 and star == 2 else star % 2
            x = 9.5 + (column * 16.5 if shown.stars > 1 else 0.8)
            drawn += _sign(_STAR, x, 132 - high + 2.7 + star // 2 * 17, 16.5, "#ffd56b")
    size = 36 if shown.value > 9 else 42
    return Card(drawn, (Text(24.5, 40, size, str(shown.value), paint.mark),))


def times() -> tuple[Card, Card]:
    """Which of the two lies face up on the table says whether it is day or night."""
    day = (
        '<rect width="100" height="140" fill="#f6d98a"/>'
        f'<circle cx="50" cy="70" r="17" fill="#e0781a"/>{_sign(_SUN, 14, 34, 72, "#e0781a")}'
    )
    night = f'<rect width="100" height="140" fill="#141a3f"/>{_sign(_MOON, 20, 40, 60, "#ffd978")}'
    return Card(day), Card(night)


def _sign(path: str, x: float, y: float, size: float, fill: str) -> str:
    return f'<path transform="translate({x} {y}) scale({size / 24:.4f})" d="{path}" fill="{fill}"/>'
