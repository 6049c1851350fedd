"""Places, turns and cameras: the geometry a solid scene is put together with."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from tools.painter.palettes import channels

Spot = tuple[float, float, float]
Numbers = npt.NDArray[np.float64]
Place = Sequence[float] | Numbers


def linear(colour: str) -> Numbers:
    """A colour as amounts of light."""
    return np.asarray([(v / 255) ** 2.2 for v in channels(colour)])


def spot(place: Place) -> Spot:
    """A place as three plain numbers."""
    x, y, z = place
    return float(x), float(y), float(z)


def vec(spot: Place) -> Numbers:
    return np.asarray(spot, np.float64)


def spin(yaw: float = 0.0, pitch: float = 0.0, roll: float = 0.0) -> Numbers:
    """A rotation in degrees: about z, then x, then y."""
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    ry = np.asarray([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    rx = np.asarray([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    rz = np.asarray([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    turned: Numbers = ry @ rx @ rz
    return turned


def towards(axis: Numbers, side: Place = (0.0, 0.0, 1.0)) -> Numbers:
    """The rotation whose y runs along ``axis`` and whose z stays near ``side``."""
    y = axis / (np.linalg.norm(axis) + 1e-12)
    x = np.cross(y, vec(side))
    if np.linalg.norm(x) < 1e-3:
        x = np.cross(y, vec((0.0, 0.3, 1.0)) if abs(y[1]) < 0.9 else vec((1.0, 0.0, 0.2)))
    x = x / np.linalg.norm(x)
    return np.column_stack((x, y, np.cross(x, y)))


@dataclass(frozen=True)
class Camera:
    """Where the picture is seen from; ``angle`` is the height of the view in degrees."""

    eye: Spot
    at: Spot
    angle: float = 38.0
    roll: float = 0.0

    def basis(self) -> Numbers:
        ahead = vec(self.at) - vec(self.eye)
        ahead = ahead / np.linalg.norm(ahead)
        right = np.cross(ahead, vec((0, 1, 0)))
        right = right / np.linalg.norm(right)
        up = np.cross(right, ahead)
        a = math.radians(self.roll)
        return np.stack(
            (right * math.cos(a) + up * math.sin(a), up * math.cos(a) - right * math.sin(a), ahead)
        )

    @property
    def lens(self) -> float:
        return math.tan(math.radians(self.angle) / 2)

    def out(self, px: float, py: float, far: float) -> Spot:
        """The place at that distance ahead which is seen at a point of the 600 x 900 picture."""
        ray = np.asarray([(px - 300) / 450 * self.lens, (450 - py) / 450 * self.lens, 1.0]) @ self.basis()
        x, y, z = vec(self.eye) + ray * far
        return float(x), float(y), float(z)

    def on(self, px: float, py: float, height: float) -> Spot:
        """The place at that height which is seen at a point of the 600 x 900 picture."""
        ray = np.asarray([(px - 300) / 450 * self.lens, (450 - py) / 450 * self.lens, 1.0]) @ self.basis()
        x, y, z = vec(self.eye) + ray * ((height - self.eye[1]) / ray[1])
        return float(x), float(y), float(z)

    def seen(self, spot: Place, width: int = 600, height: int = 900) -> tuple[float, float, float]:
        """Where a place of the scene is on the picture, and how many points a metre has there."""
        right, up, ahead = self.basis() @ (vec(spot) - vec(self.eye))
        scale = height / 2 / self.lens / max(ahead, 1e-6)
        return width / 2 + right * scale, height / 2 - up * scale, scale


@dataclass
class Frame:
    place: Numbers = field(default_factory=lambda: np.zeros(3))
    turn: Numbers = field(default_factory=lambda: np.eye(3))
    scale: float = 1.0

    def world(self, spot: Place) -> Numbers:
        moved: Numbers = self.place + self.turn @ (vec(spot) * self.scale)
        return moved


def curve(points: Sequence[Place], per: int = 4) -> list[Numbers]:
    """Places along the soft curve through the points."""
    p = [vec(q) for q in points]
    result: list[Numbers] = []
    for i in range(len(p) - 1):
        p0, p1, p2, p3 = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for step in range(per):
            t = step / per
            result.append(
                0.5
                * (
                    (2 * p1)
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
    return [*result, p[-1]]
