"""A solid scene being put together: materials, bodies, lights, a camera, and what lies behind and before.

Everything is placed in metres, y up, in the frame that ``at`` opened last. Colours are ``#rrggbb``.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

from tools.painter.canvas import Canvas
from tools.painter.palettes import darker, mix
from tools.painter.solid import field as shapes
from tools.painter.solid import light
from tools.painter.solid.space import Camera, Frame, Numbers, Place, Spot, curve, linear, spin, towards, vec

KINDS = (
    "plain",
    "bands",
    "staves",
    "checks",
    "wood",
    "fur",
    "spots",
    "scales",
    "plaid",
    "fade",
    "patches",
    "rounds",
    "halves",
    "tiles",
    "streaks",
    "wool",
    "leaves",
    "needles",
    "grass",
    "feathers",
    "waves",
)


class Stage:
    """One card's scene. ``back`` is painted behind everything solid, ``front`` before it."""

    def __init__(
        self,
        seed: int,
        palette: str,
        camera: Camera,
        sky: str = "#8fa8c8",
        ground: str = "#6a5a50",
        fill: float = 0.5,
        haze: str = "",
        thin: float = 0.0,
        clear: float = 4.0,
        reach: float = 1.0,
    ) -> None:
        self.seed, self.camera, self.reach = seed, camera, reach
        self.r = random.Random(seed)
        self.back, self.front = Canvas(seed, palette), Canvas(seed + 1, palette)
        self.sky = np.concatenate((linear(sky), linear(ground))) * fill
        far = linear(haze or sky)
        self.haze = np.concatenate((far, [thin], linear(sky)))
        self.clear = clear
        self.focus: Spot | None = None
        self._materials: dict[tuple[object, ...], int] = {}
        self._material_rows: list[Numbers] = []
        self._rows: list[Numbers] = []
        self._reach: list[float] = []
        self._table: list[tuple[float, float]] = []
        self._bodies: list[list[float]] = []
        self._lights: list[list[float]] = []
        self._frames = [Frame()]
        self._open: tuple[float, float] | None = None

    # -- materials and light ----------------------------------------------------------------

    def mat(
        self,
        colour: str,
        second: str = "",
        kind: str = "plain",
        step: float = 3.0,
        shine: float = 0.0,
        gloss: float = 24.0,
        glow: float = 0.0,
        soft: float = 0.25,
        contrast: float = 0.8,
        mirror: float = 0.0,
        bump: float = 0.0,
        bump_step: float = 20.0,
    ) -> int:
        key = (colour, second, kind, step, shine, gloss, glow, soft, contrast, mirror, bump, bump_step)
        if key not in self._materials:
            other = second or mix(darker(colour, 0.18), "#7a4a6a", 0.12)
            numbers = (KINDS.index(kind), step, shine, gloss, glow, soft, contrast, mirror, bump, bump_step)
            self._material_rows.append(np.concatenate((linear(colour), linear(other), numbers)))
            self._materials[key] = len(self._material_rows) - 1
        return self._materials[key]

    def sun(self, ray: Spot, colour: str, power: float = 1.0, soft: float = 0.08) -> None:
        """Light from far away, out of the direction ``ray``; ``soft`` is how wide its shadows blur."""
        way = vec(ray) / np.linalg.norm(ray)
        self._lights.append([0, *way, *(linear(colour) * power), soft, 1.0, 0.0])

    def lamp(
        self,
        spot: Place,
        colour: str,
        power: float = 1.0,
        reach: float = 1.0,
        soft: float = 0.15,
        hollow: float = 0.0,
    ) -> None:
        """Light from a place, fading over ``reach``; what is nearer than ``hollow`` throws no shadow."""
        where = self._frames[-1].world(spot)
        self._lights.append([1, *where, *(linear(colour) * power), soft, reach, hollow])

    # -- frames -----------------------------------------------------------------------------

    @contextmanager
    def at(
        self,
        x: float = 0.0,
        y: float = 0.0,
        z: float = 0.0,
        yaw: float = 0.0,
        pitch: float = 0.0,
        roll: float = 0.0,
        scale: float = 1.0,
        turn: Numbers | None = None,
    ) -> Iterator[None]:
        outer = self._frames[-1]
        inner = spin(yaw, pitch, roll) if turn is None else turn
        self._frames.append(Frame(outer.world((x, y, z)), outer.turn @ inner, outer.scale * scale))
        try:
            yield
        finally:
            self._frames.pop()

    def world(self, x: float, y: float, z: float) -> Spot:
        a, b, c = self._frames[-1].world((x, y, z))
        return float(a), float(b), float(c)

    # -- bodies -----------------------------------------------------------------------------

    @contextmanager
    def body(self, rough: float = 0.0, step: float = 6.0) -> Iterator[None]:
        """Primitives added inside melt into one body; ``rough`` gives it a lumpy skin."""
        if self._open is not None:
            yield
            return
        first = len(self._rows)
        self._open = (rough, step)
        try:
            yield
        finally:
            self._open = None
            self._close(first, rough, step)

    def _close(self, first: int, rough: float, step: float) -> None:
        rows = self._rows[first:]
        if not rows:
            return
        solid = [
            (r[shapes.PLACE : shapes.PLACE + 3], self._reach[first + i])
            for i, r in enumerate(rows)
            if not r[shapes.CARVES]
        ]
        middle = np.mean([p for p, _ in solid], axis=0)
        for _ in range(60):
            far = max(solid, key=lambda s: float(np.linalg.norm(s[0] - middle)) + s[1])
            middle = middle + (far[0] - middle) * 0.03
        size = max(float(np.linalg.norm(p - middle)) + r for p, r in solid) + rough
        self._bodies.append([first, len(rows), *middle, size, rough, step])

    def _add(
        self,
        kind: int,
        place: Numbers,
        turn: Numbers,
        size: Sequence[float],
        mat: int,
        melt: float,
        reach: float,
        carves: bool = False,
        points: Sequence[tuple[float, float]] = (),
    ) -> None:
        row = np.zeros(shapes.ROW)
        row[shapes.KIND], row[shapes.CARVES], row[shapes.MATERIAL] = kind, carves, mat
        row[shapes.MELT] = melt * self._frames[-1].scale
        row[shapes.PLACE : shapes.PLACE + 3] = place
        row[shapes.TURN : shapes.TURN + 9] = turn.T.ravel()
        row[shapes.SIZE : shapes.SIZE + len(size)] = size
        row[shapes.FIRST], row[shapes.COUNT] = len(self._table), len(points)
        row[shapes.REACH] = reach
        self._table.extend(points)
        alone = self._open is None
        self._rows.append(row)
        self._reach.append(reach)
        if alone:
            self._close(len(self._rows) - 1, 0.0, 6.0)

    def ball(
        self,
        spot: Place,
        size: float | Spot,
        mat: int,
        melt: float = 0.0,
        yaw: float = 0.0,
        pitch: float = 0.0,
        roll: float = 0.0,
        carves: bool = False,
    ) -> None:
        f = self._frames[-1]
        radii = [v * f.scale for v in ((size, size, size) if isinstance(size, int | float) else size)]
        self._add(
            shapes.BALL, f.world(spot), f.turn @ spin(yaw, pitch, roll), radii, mat, melt, max(radii), carves
        )

    def cone(
        self,
        a: Place,
        b: Place,
        r1: float,
        r2: float,
        mat: int,
        melt: float = 0.0,
        carves: bool = False,
    ) -> None:
        """A round-ended limb from ``a`` to ``b``, thick ``r1`` there and ``r2`` here."""
        f = self._frames[-1]
        p, q = f.world(a), f.world(b)
        length = max(float(np.linalg.norm(q - p)), 1e-4)
        thick = (r1 * f.scale, r2 * f.scale)
        size = (length, *thick)
        self._add(shapes.CONE, p, towards(q - p), size, mat, melt, length + max(thick), carves)

    def limb(
        self,
        points: Sequence[Place],
        widths: Sequence[float],
        mat: int,
        melt: float = 0.02,
        per: int = 4,
    ) -> None:
        """A soft curve through the points, its thickness changing on the way."""
        spine = curve(points, per)
        last = len(spine) - 1
        thick = np.interp(np.linspace(0, len(widths) - 1, last + 1), range(len(widths)), widths)
        with self.body():
            for i in range(last):
                self.cone(spine[i], spine[i + 1], float(thick[i]), float(thick[i + 1]), mat, melt)

    def box(
        self,
        spot: Place,
        half: Spot,
        mat: int,
        round_: float = 0.01,
        melt: float = 0.0,
        yaw: float = 0.0,
        pitch: float = 0.0,
        roll: float = 0.0,
        carves: bool = False,
    ) -> None:
        f = self._frames[-1]
        sides = [v * f.scale for v in half]
        self._add(
            shapes.BOX,
            f.world(spot),
            f.turn @ spin(yaw, pitch, roll),
            (*sides, round_ * f.scale),
            mat,
            melt,
            math.hypot(*sides),
            carves,
        )

    def lathe(
        self,
        spot: Place,
        profile: Sequence[tuple[float, float]],
        mat: int,
        melt: float = 0.0,
        folds: float = 0.0,
        deep: float = 0.0,
        round_: float = 0.0,
        axis: Place = (0, 1, 0),
        carves: bool = False,
    ) -> None:
        """A turned form: ``profile`` is (radius, height) from foot to top, ``folds`` waves at the foot."""
        f = self._frames[-1]
        points = [(r * f.scale, y * f.scale) for r, y in profile]
        top, low = max(y for _, y in points), min(y for _, y in points)
        size = (folds, deep, top - low, top, round_ * f.scale)
        reach = max(math.hypot(r * (1 + deep), y) for r, y in points) + round_ * f.scale
        turn = f.turn @ towards(vec(axis))
        self._add(shapes.LATHE, f.world(spot), turn, size, mat, melt, reach, carves, points)

    def ring(
        self,
        spot: Place,
        wide: float,
        thick: float,
        mat: int,
        melt: float = 0.0,
        axis: Place = (0, 1, 0),
        carves: bool = False,
    ) -> None:
        f = self._frames[-1]
        size = (wide * f.scale, thick * f.scale)
        self._add(shapes.RING, f.world(spot), f.turn @ towards(vec(axis)), size, mat, melt, sum(size), carves)

    def sheet(
        self,
        spot: Place,
        outline: Sequence[tuple[float, float]],
        mat: int,
        thick: float = 0.004,
        bend: float = 0.0,
        droop: float = 0.0,
        wave: float = 0.0,
        ripple: tuple[float, float] = (0.0, 0.0),
        round_: float = 0.002,
        melt: float = 0.0,
        yaw: float = 0.0,
        pitch: float = 0.0,
        roll: float = 0.0,
        carves: bool = False,
    ) -> None:
        """A flat outline in its own x and y, a little thick, bent along x, drooping along y, or waving."""
        f = self._frames[-1]
        s = f.scale
        points = [(x * s, y * s) for x, y in outline]
        size = (thick * s, bend / s, droop / s, round_ * s, wave * s, ripple[0] / s, ripple[1] / s)
        reach = (
            max(math.hypot(x, y) + abs(bend / s) * x * x + abs(droop / s) * y * y for x, y in points) + thick
        )
        self._add(
            shapes.SHEET,
            f.world(spot),
            f.turn @ spin(yaw, pitch, roll),
            size,
            mat,
            melt,
            reach + wave * s,
            carves,
            points,
        )

    def ground(
        self,
        height: float,
        mat: int,
        hills: float = 0.0,
        step: float = 0.3,
        waves: float = 0.0,
        wave_step: float = 1.0,
    ) -> None:
        """Level land or water without end."""
        size = (hills, step, waves, wave_step)
        self._add(shapes.GROUND, vec((0.0, height, 0.0)), np.eye(3), size, mat, 0.0, 400.0)

    def arrays(self) -> tuple[Numbers, ...]:
        """Bodies, primitives, outlines, materials, lights, as the compiled parts read them."""
        table = np.asarray(self._table or [(0.0, 0.0)], np.float64)
        return (
            np.asarray(self._bodies, np.float64),
            np.asarray(self._rows),
            table,
            np.asarray(self._material_rows),
            np.asarray(self._lights, np.float64),
        )


def rendered(stage: Stage, width: int, height: int, end: float = 60.0) -> Numbers:
    """Colour as light, own glow, distance, two of the normal, body, pattern and step: ten a pixel."""
    bodies, rows, table, materials, lights = stage.arrays()
    camera = stage.camera
    image: Numbers = light.picture(
        bodies,
        rows,
        table,
        materials,
        lights,
        stage.sky,
        stage.haze,
        vec(camera.eye),
        camera.basis(),
        camera.lens,
        width,
        height,
        end,
        stage.reach,
        stage.clear,
    )
    return image
