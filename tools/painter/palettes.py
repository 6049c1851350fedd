"""Eight colour worlds and the arithmetic of colours.

Knows colours only: no shapes, no canvas, no cards.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """One light: a sky from top to horizon and the tones everything else is mixed from."""

    sky: tuple[str, str, str, str]
    haze: str
    dark: str
    mid: str
    light: str
    accent: str


PALETTES: dict[str, Palette] = {
    "nocturne": Palette(
        ("#0b1433", "#1d2f63", "#45609a", "#b9a7b4"),
        "#7f93bd", "#0a1026", "#5c76b0", "#ffe9b8", "#f2b25c",
    ),
    "rosedawn": Palette(
        ("#3d4a7a", "#9a7fa8", "#eba793", "#ffdfae"),
        "#efb9a4", "#2a2547", "#c07a94", "#fff2cf", "#e8604c",
    ),
    "verdigris": Palette(
        ("#0f3b3f", "#2c7470", "#8fb79a", "#f3e3b3"),
        "#a8c4a5", "#0b2226", "#4f9389", "#fff3c4", "#e0793d",
    ),
    "ember": Palette(
        ("#2a1026", "#7c2a38", "#d9653b", "#ffc568"),
        "#d98654", "#1d0b1e", "#b34b45", "#ffe6a3", "#4fb3b0",
    ),
    "milk": Palette(
        ("#8aa6b5", "#b9c9c6", "#e8dfcb", "#f6e7cd"),
        "#dfdccb", "#2b3a45", "#8e9d9c", "#fff8e4", "#c2543d",
    ),
    "violet": Palette(
        ("#160f35", "#43256d", "#8d4a93", "#f0a3a0"),
        "#a571a6", "#120a2b", "#8553a4", "#ffe0d0", "#58d0c8",
    ),
    "sand": Palette(
        ("#2f6f8f", "#7fb0b2", "#e6cf9f", "#f4b774"),
        "#e5c294", "#46261f", "#c08a5a", "#fff1c8", "#cf4a35",
    ),
    "abyss": Palette(
        ("#01141f", "#06364a", "#0f6a78", "#54b0a4"),
        "#2d8a8c", "#010c14", "#2a8a92", "#dffff0", "#ffb65c",
    ),
}  # fmt: skip


def channels(colour: str) -> tuple[int, int, int]:
    """The three bytes of ``#rrggbb``."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(first: str, second: str, share: float) -> str:
    """``first`` with ``share`` of ``second`` stirred in."""
    share = min(1.0, max(0.0, share))
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def darker(colour: str, share: float) -> str:
    """The colour in shadow: towards a deep blue rather than towards black."""
    return mix(colour, "#0b0a20", share)


def lighter(colour: str, share: float) -> str:
    """The colour in light: towards cream rather than towards white."""
    return mix(colour, "#fff6de", share)
