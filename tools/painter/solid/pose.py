"""Who somebody is and how they hold themselves: builds, dress, and the poses of the figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.painter.solid.space import Spot


@dataclass(frozen=True)
class Look:
    """Build, age and dress. ``head`` 1 is grown-up, 1.4 a small child; ``girth`` 1 is slim."""

    height: float = 1.7
    head: float = 1.0
    girth: float = 1.0
    skin: str = "#e2a682"
    hair: str = "#4a2a20"
    style: str = "short"  # short, bun, long, bob, bald, tail
    top: str = "#3d6f9c"
    second: str = ""
    pattern: str = "plain"
    step: float = 60.0
    legs: str = "#3a3448"
    shoes: str = "#2a1c1c"
    skirt: float = 0.0  # how far down from the waist, in parts of the height
    cloth: str = ""
    coat: float = 0.0
    hat: str = ""  # brim, cap, top, point, scarf, hood
    hat_colour: str = "#7a3a30"
    scarf: str = ""
    beard: str = ""
    smile: float = 0.3
    brow: float = 0.0  # up is worried, down is cross


@dataclass(frozen=True)
class Pose:
    """In parts of the height; x to the figure's left, y up, z ahead."""

    pelvis: Spot = (0.0, 0.5, 0.0)
    lean: float = 4.0
    side: float = 0.0
    twist: float = 0.0
    feet: Mapping[str, Spot] = field(
        default_factory=lambda: {"left": (0.07, 0.0, 0.0), "right": (-0.07, 0.0, 0.02)}
    )
    hands: Mapping[str, Spot] = field(
        default_factory=lambda: {"left": (0.19, 0.46, 0.05), "right": (-0.19, 0.46, 0.05)}
    )
    nod: float = 0.0
    glance: float = 0.0
    knees: float = 1.0  # which way knees bend: 1 ahead, 0 to the sides


def _two(left: Spot, right: Spot) -> dict[str, Spot]:
    return {"left": left, "right": right}


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "slump": Pose((0, 0.49, 0), 22, nod=24, hands=_two((0.14, 0.4, 0.12), (-0.14, 0.4, 0.12))),
    "reach": Pose(
        (0, 0.51, 0.02),
        -6,
        hands=_two((0.16, 1.14, 0.16), (-0.14, 1.12, 0.2)),
        nod=-24,
        feet=_two((0.08, 0.03, -0.05), (-0.07, 0, 0.08)),
    ),
    "crouch": Pose(
        (0, 0.27, -0.06),
        30,
        hands=_two((0.12, 0.2, 0.26), (-0.12, 0.2, 0.26)),
        nod=6,
        feet=_two((0.09, 0, 0.08), (-0.09, 0, -0.02)),
    ),
    "lean": Pose(
        (0, 0.49, -0.08),
        26,
        hands=_two((0.16, 0.56, 0.26), (-0.16, 0.56, 0.26)),
        feet=_two((0.08, 0, 0.06), (-0.08, 0, -0.12)),
    ),
    "carry": Pose(
        (0, 0.5, 0),
        -4,
        hands=_two((0.1, 0.58, 0.24), (-0.1, 0.58, 0.24)),
        feet=_two((0.07, 0, 0.1), (-0.07, 0, -0.1)),
    ),
    "walk": Pose(
        (0, 0.49, 0),
        6,
        hands=_two((0.17, 0.46, -0.12), (-0.17, 0.47, 0.16)),
        feet=_two((0.06, 0, 0.17), (-0.06, 0.03, -0.17)),
    ),
    "run": Pose(
        (0, 0.49, 0),
        18,
        hands=_two((0.14, 0.62, -0.2), (-0.14, 0.66, 0.24)),
        feet=_two((0.06, 0.06, 0.28), (-0.06, 0.16, -0.34)),
    ),
    "look back": Pose((0, 0.5, 0), 4, twist=30, glance=70, feet=_two((0.07, 0, 0.08), (-0.07, 0, -0.1))),
    "sit": Pose(
        (0, 0.27, 0),
        4,
        feet=_two((0.08, 0, 0.26), (-0.08, 0, 0.28)),
        hands=_two((0.1, 0.34, 0.2), (-0.1, 0.34, 0.2)),
    ),
    "kneel": Pose(
        (0, 0.26, 0),
        10,
        feet=_two((0.08, 0.02, -0.24), (-0.08, 0.02, -0.24)),
        hands=_two((0.1, 0.34, 0.2), (-0.1, 0.34, 0.2)),
    ),
    "point": Pose((0, 0.5, 0), 0, hands=_two((0.16, 0.9, 0.36), (-0.17, 0.46, 0.02)), nod=-10),
    "balance": Pose(
        (0, 0.47, 0),
        2,
        feet=_two((0.015, 0, 0.12), (-0.015, 0, -0.12)),
        hands=_two((0.3, 0.62, 0.08), (-0.3, 0.62, 0.08)),
    ),
    "dance": Pose(
        (0, 0.5, 0),
        -6,
        side=8,
        hands=_two((0.26, 0.86, 0.16), (-0.1, 0.62, 0.24)),
        feet=_two((0.06, 0, 0.08), (-0.1, 0.03, -0.12)),
    ),
}
