"""The four colours can be told apart by people who see colours differently, and marks can be read on cream.

Reads the one place where the table's colours are defined, and knows nothing of the table itself.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

Triple: TypeAlias = tuple[float, float, float]

PALETTE = Path(__file__).parent.parent / "colours.json"
CREAM = "#fbf3e2"
FAR_ENOUGH = 30  # as CIE 1976 colour difference
READABLE = 4.5  # WCAG contrast for text

# How linear light reaches each kind of eye (Machado, Oliveira and Fernandes 2009, full severity).
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


class Paint(msgspec.Struct, frozen=True):
    fill: str
    shade: str
    mark: str


PAINTS = msgspec.json.decode(PALETTE.read_bytes(), type=dict[str, Paint])


def times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def linear(colour: str) -> Triple:
    def channel(at: int) -> float:
        value = int(colour[at : at + 2], 16) / 255
        return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)

    return channel(1), channel(3), channel(5)


def lab(light: Triple) -> Triple:
    def curve(value: float) -> float:
        return float(value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116)

    clipped = (min(1, max(0, light[0])), min(1, max(0, light[1])), min(1, max(0, light[2])))
    x, y, z = (curve(value / white) for value, white in zip(times(TO_XYZ, clipped), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, eye: str) -> float:
    """How far apart two colours are for this eye."""
    a, b = (lab(times(EYES[eye], linear(colour))) for colour in (one, other))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def contrast(one: str, other: str) -> float:
    dark, light = sorted(times(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_itself() -> None:
    assert difference("#ffffff", "#000000", "normal") == pytest.approx(100, abs=0.1)
    assert contrast("#ffffff", "#000000") == pytest.approx(21, abs=0.01)
    # Red and green of one lightness: far apart for most eyes, close for a deutan one.
    assert difference("#c8553d", "#7a8b2d", "normal") > 60
    assert difference("#c8553d", "#7a8b2d", "deutan") < 20


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("part", ["fill", "shade"])
def test_every_two_colours_are_far_enough_apart(eye: str, part: str) -> None:
    paints = {name: getattr(paint, part) for name, paint in PAINTS.items()}
    near = {
        f"{one}/{other}": round(difference(paints[one], paints[other], eye), 1)
        for one, other in itertools.combinations(paints, 2)
    }
    assert len(near) == 6
    assert min(near.values()) >= FAR_ENOUGH, near


@pytest.mark.parametrize("colour", PAINTS)
def test_numerals_can_be_read_on_cream(colour: str) -> None:
    assert contrast(PAINTS[colour].mark, CREAM) >= READABLE
