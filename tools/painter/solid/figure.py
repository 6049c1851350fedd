"""People with bodies: a jointed figure whose feet stand, whose hands hold and whose eyes look.

A pose says where pelvis, feet and hands are, in parts of the height; knees and elbows follow. A scene
may put a hand, a foot or the gaze on a place of its own instead.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from tools.painter.palettes import darker, lighter, mix
from tools.painter.solid.model import Stage
from tools.painter.solid.pose import POSES, Look, Pose
from tools.painter.solid.space import Numbers, Spot, spin, spot, towards, vec

SIDES = {"left": 1.0, "right": -1.0}
# In points of the picture: below these, fingers are a mitten and a face is dots, as small ones only smear.
SMALL_HAND, SMALL_HEAD = 9.0, 22.0


def _bend(root: Numbers, goal: Numbers, upper: float, lower: float, pole: Numbers) -> tuple[Numbers, Numbers]:
    """Knee or elbow, and the end that can be reached."""
    way = goal - root
    far = float(np.linalg.norm(way)) + 1e-9
    way = way / far
    far = min(far, (upper + lower) * 0.995)
    out = (upper**2 - lower**2 + far**2) / (2 * far)
    rise = math.sqrt(max(upper**2 - out**2, 0.0))
    across = pole - way * float(pole @ way)
    across = across / (np.linalg.norm(across) + 1e-9)
    return root + way * out + across * rise, root + way * far


def hand(
    s: Stage, wrist: Numbers, way: Numbers, mat: int, size: float, side: float, grip: Numbers | None = None
) -> None:
    """A palm, a thumb and fingers along ``way``; with ``grip`` they close round that axis."""
    if s.camera.seen(wrist)[2] * size < SMALL_HAND:
        way = way / (np.linalg.norm(way) + 1e-9)
        s.cone(wrist, wrist + way * size * 1.1, size * 0.4, size * 0.5, mat, size * 0.2)
        return
    turn = towards(way, grip if grip is not None else (side * 0.3, 0, 1))
    x, y, z = turn[:, 0], turn[:, 1], turn[:, 2]
    palm = wrist + y * size * 0.75
    s.cone(wrist, palm, size * 0.36, size * 0.5, mat, size * 0.3)
    closed = grip is not None
    for n in range(4):
        root = palm + (z if closed else x) * size * (n - 1.5) * 0.27 + y * size * 0.2
        if closed:
            first = root + (y * 0.35 + x * side * 0.35) * size
            tip = first + (x * side * 0.4 - y * 0.35) * size
        else:
            first = root + (y * 0.5 + x * (n - 1.5) * 0.06) * size
            tip = first + (y * 0.42 - z * 0.14) * size
        s.cone(root, first, size * 0.17, size * 0.15, mat, size * 0.08)
        s.cone(first, tip, size * 0.15, size * 0.11, mat, size * 0.04)
    thumb = palm + (-x * side * 0.35 + z * 0.2) * size if not closed else palm + (x * side * 0.4) * size
    s.cone(wrist + y * size * 0.3, thumb + y * size * 0.3, size * 0.2, size * 0.14, mat, size * 0.15)


def head(s: Stage, look: Look, where: Numbers, turn: Numbers, r: float, gaze: Numbers) -> None:
    skin = s.mat(look.skin, mix(look.skin, "#c8604c", 0.45), step=6 / r * 0.1, contrast=0.7, soft=0.4)
    blush = s.mat(mix(look.skin, "#d8584c", 0.42), soft=0.4)
    hair = s.mat(look.hair, darker(look.hair, 0.45), "fur", 5 / r, shine=0.1)
    white, dark = s.mat("#f6efe2"), s.mat("#1c1420", shine=0.9, gloss=60)
    small = s.camera.seen(where)[2] * r < SMALL_HEAD
    with s.at(*spot(where), turn=turn, scale=r), s.body():
        s.ball((0, 0.08, -0.06), (0.9, 1.0, 0.96), skin)
        s.ball((0, -0.4, 0.14), (0.66, 0.6, 0.66), skin, 0.4)
        s.ball((0, -0.78, 0.34), 0.2, skin, 0.3)
        for side in (-1, 1):
            s.ball((side * 0.46, -0.28, 0.62), 0.2, blush, 0.25)
            s.ball((side * 0.92, -0.08, -0.04), (0.12, 0.24, 0.17), skin, 0.1)
            if not small:
                s.ball((side * 0.34, 0.06, 0.82), 0.2, skin, 0.2, carves=True)
        s.cone((0, 0.05, 0.84), (0, -0.2, 1.06), 0.09, 0.15, skin, 0.14)
        lip = s.mat(mix(look.skin, "#8a2a30", 0.75))
        up = look.smile * 0.22
        for side in (-1, 1):
            s.cone((0, -0.5, 0.83), (side * 0.24, -0.5 + up, 0.74), 0.05, 0.03, lip, 0.02)
        if look.beard:
            beard = s.mat(look.beard, darker(look.beard, 0.4), "fur", 5 / r)
            s.ball((0, -0.78, 0.3), (0.52, 0.5, 0.42), beard, 0.12)
            s.cone((0.05, -0.4, 0.84), (0.3, -0.46, 0.66), 0.1, 0.05, beard, 0.05)
            s.cone((-0.05, -0.4, 0.84), (-0.3, -0.46, 0.66), 0.1, 0.05, beard, 0.05)
    look_at = turn.T @ gaze
    look_at = look_at / np.linalg.norm(look_at)
    with s.at(*spot(where), turn=turn, scale=r):
        for side in (-1, 1):
            if small:
                s.ball((side * 0.34, 0.04, 0.8), 0.15, dark)
                continue
            eye = vec((side * 0.33, 0.05, 0.72))
            with s.body():
                s.ball(eye, 0.19, white)
                s.ball(eye + look_at * 0.13, 0.105, dark, 0.01)
            with s.body():
                s.ball(eye + vec((0, 0.07, 0.0)), (0.21, 0.15, 0.2), skin, pitch=-20)
                brow = s.mat(darker(look.hair, 0.2))
                s.cone(
                    (side * 0.18, 0.32 + look.brow * 0.1, 0.88),
                    (side * 0.5, 0.34 - look.brow * 0.08, 0.76),
                    0.05,
                    0.035,
                    brow,
                    0.03,
                )
    if look.style != "bald":
        with s.at(*spot(where), turn=turn, scale=r), s.body(rough=0.03 * r, step=7 / r):
            s.ball((0, 0.24, -0.16), (0.98, 0.92, 0.96), hair)
            s.ball((0, -0.1, 0.62), (0.62, 0.78, 0.62), hair, 0.12, carves=True)
            for side in (-1, 1):
                s.cone((side * 0.1, 0.92, 0.4), (side * 0.66, 0.5, 0.66), 0.24, 0.13, hair, 0.12)
            if look.style in ("bob", "long"):
                low = -0.75 if look.style == "bob" else -1.7
                for side in (-1, 1):
                    s.cone((side * 0.74, 0.2, 0), (side * 0.76, low, -0.16), 0.3, 0.2, hair, 0.2)
                s.cone((0, 0, -0.6), (0, low, -0.62), 0.62, 0.42, hair, 0.3)
            elif look.style == "bun":
                s.ball((0, 0.75, -0.72), 0.42, hair, 0.1)
            elif look.style == "tail":
                s.limb([(0, 0.3, -0.95), (0, -0.3, -1.3), (0.1, -1.2, -1.25)], (0.3, 0.28, 0.06), hair, 0.1)
    _hat(s, look, where, turn, r)


def _hat(s: Stage, look: Look, where: Numbers, turn: Numbers, r: float) -> None:
    felt = s.mat(look.hat_colour, darker(look.hat_colour, 0.3), step=8 / r * 0.1)
    band = s.mat(darker(look.hat_colour, 0.55))
    with s.at(*spot(where), turn=turn @ spin(0, -10, 0), scale=r), s.body():
        if look.hat == "brim":
            s.lathe(
                (0, 0.52, -0.1),
                [(0, 0), (1.7, -0.06), (1.72, 0.04), (1.0, 0.12), (0.92, 0.62), (0.6, 0.82), (0, 0.74)],
                felt,
                round_=0.02,
            )
            s.ring((0, 0.7, -0.1), 0.97, 0.09, band)
        elif look.hat == "top":
            s.lathe(
                (0, 0.55, -0.1),
                [(0, 0), (1.35, 0.0), (1.38, 0.08), (0.88, 0.12), (0.8, 0.9), (0.94, 1.5), (0, 1.5)],
                felt,
                round_=0.02,
            )
            s.ring((0, 0.74, -0.1), 0.88, 0.09, band)
        elif look.hat == "cap":
            s.ball((0, 0.5, -0.14), (1.02, 0.7, 1.06), felt)
            s.ball((0, 0.5, 0.74), (0.66, 0.08, 0.5), felt, 0.1, pitch=12)
        elif look.hat == "point":
            s.lathe(
                (0, 0.4, -0.14),
                [(0, 0), (1.06, 0), (0.94, 0.5), (0.5, 1.3), (0.08, 2.1), (0, 2.1)],
                felt,
                round_=0.05,
            )
            s.ball((0, 2.5, -0.14), 0.24, s.mat(lighter(look.hat_colour, 0.6)))
        elif look.hat in ("scarf", "hood"):
            s.ball((0, 0.16, -0.2), (1.08, 1.1, 1.02), felt)
            s.ball((0, -0.12, 0.72), (0.72, 0.86, 0.7), felt, 0.1, carves=True)
            s.cone((0, -0.95, 0.2), (0, -1.05, -0.4), 0.5, 0.6, felt, 0.25)


def figure(
    s: Stage,
    look: Look,
    pose: Pose | str,
    x: float = 0.0,
    y: float = 0.0,
    z: float = 0.0,
    yaw: float = 0.0,
    gaze: Spot | None = None,
    holds: Mapping[str, Spot] | None = None,
    stands: Mapping[str, Spot] | None = None,
    grips: Mapping[str, Spot] | None = None,
    **changes: object,
) -> None:
    """Somebody standing on (x, y, z) who faces ``yaw`` (0 is towards +z).

    ``holds`` and ``stands`` put hands and feet on places of the scene, ``grips`` closes a hand round an axis.
    """
    p = replace(POSES[pose] if isinstance(pose, str) else pose, **changes)  # type: ignore[arg-type]
    h = look.height
    turn = spin(yaw)
    base = vec((x, y, z))

    def out(spot: Sequence[float]) -> Numbers:
        placed: Numbers = base + turn @ (vec(spot) * h)
        return placed

    hips = out(p.pelvis)
    trunk = turn @ spin(p.twist * 0.5, p.lean, p.side)
    chest_turn = turn @ spin(p.twist, p.lean * 1.3, p.side * 1.3)
    head_scale = 0.085 * look.head
    short = 1 - 0.16 * (look.head - 1)
    waist = hips + trunk @ vec((0, 0.09, 0)) * h * short
    chest = waist + chest_turn @ vec((0, 0.13, 0)) * h * short
    neck = chest + chest_turn @ vec((0, 0.1, 0)) * h * short
    crown_turn = turn @ spin(p.twist + p.glance, p.lean * 0.5 + p.nod, 0)
    skull = neck + crown_turn @ vec((0, 0.035 + head_scale * 0.95, 0.01)) * h
    if gaze is not None:
        way = vec(gaze) - skull
        flat = math.degrees(math.atan2(way[0], way[2]))
        rise = math.degrees(math.atan2(way[1], math.hypot(way[0], way[2])))
        off = (flat - yaw + 180) % 360 - 180
        crown_turn = spin(
            yaw + max(-75.0, min(75.0, off * 0.85)), max(-45.0, min(45.0, -rise * 0.8)), p.side * 0.5
        )
        skull = neck + crown_turn @ vec((0, 0.035 + head_scale * 0.95, 0.01)) * h
    else:
        way = crown_turn @ vec((0, 0, 1))
    skin = s.mat(look.skin, mix(look.skin, "#c8604c", 0.45), contrast=0.7, soft=0.4)
    top = s.mat(
        look.top,
        look.second,
        look.pattern,
        look.step / 10 if look.pattern == "plain" else look.step,
        bump=0.25,
        bump_step=26 / h,
    )
    legs = s.mat(look.legs, darker(look.legs, 0.3), bump=0.2, bump_step=24 / h)
    shoe = s.mat(look.shoes, shine=0.25)
    g = look.girth
    with s.body():
        s.cone(hips, waist, 0.085 * h * g, 0.075 * h * g, legs if not look.skirt else top)
        s.cone(waist, chest, 0.078 * h * g, 0.09 * h * g, top, 0.05 * h)
        for side in (1.0, -1.0):
            joint = chest + chest_turn @ vec((side * 0.095, 0.055, 0)) * h * g
            s.ball(joint, 0.05 * h * g, top, 0.05 * h)
        s.cone(chest, neck, 0.07 * h, 0.042 * h, top, 0.04 * h)
        s.cone(neck, skull, 0.034 * h, 0.034 * h, skin, 0.01)
    feet: list[Numbers] = []
    for name, side in SIDES.items():
        root = chest + chest_turn @ vec((side * 0.105, 0.06, 0)) * h * g
        goal = vec(holds[name]) if holds and name in holds else out(p.hands[name])
        reach = 0.165 * h * (1.1 - 0.1 * look.head)
        elbow, wrist = _bend(root, goal, reach, reach, turn @ vec((side * 0.6, -0.5, -0.6)))
        with s.body():
            s.cone(root, elbow, 0.046 * h * g, 0.038 * h, top)
            s.cone(elbow, wrist, 0.038 * h, 0.03 * h, top, 0.02 * h)
            hand(
                s,
                wrist,
                wrist - elbow,
                skin,
                0.036 * h * (0.6 + 0.4 * look.head),
                side,
                vec(grips[name]) if grips and name in grips else None,
            )
        root = hips + trunk @ vec((side * 0.05, -0.02, 0)) * h * g
        goal = vec(stands[name]) if stands and name in stands else out(p.feet[name])
        length = 0.235 * h * short
        pole = turn @ vec((side * (0.25 + 0.6 * (1 - p.knees)), 0.1, 1.0))
        knee, ankle = _bend(root, goal + vec((0, 0.05 * h, 0)), length, length, pole)
        with s.body():
            s.cone(root, knee, 0.062 * h * g, 0.046 * h, legs)
            s.cone(knee, ankle, 0.046 * h, 0.032 * h, legs, 0.02 * h)
            toe = ankle + turn @ spin(side * 12) @ vec((0, -0.028, 0.085)) * h
            s.cone(ankle - vec((0, 0.018 * h, 0)), toe, 0.036 * h, 0.027 * h, shoe, 0.01)
        feet.append(ankle)
    _dress(
        s,
        look,
        waist,
        hips,
        chest,
        neck,
        chest_turn,
        feet,
    )
    head(s, look, skull, crown_turn, head_scale * h, way)


def _dress(
    s: Stage,
    look: Look,
    waist: Numbers,
    hips: Numbers,
    chest: Numbers,
    neck: Numbers,
    chest_turn: Numbers,
    feet: list[Numbers],
) -> None:
    """Skirt, coat and scarf hang on the body and follow its lean."""
    h, g = look.height, look.girth
    for length, colour, start in ((look.skirt, look.cloth or look.top, waist), (look.coat, look.top, chest)):
        if not length:
            continue
        cloth = s.mat(
            colour,
            look.second if length == look.coat else "",
            look.pattern if length == look.coat else "plain",
            look.step if look.pattern != "plain" else 3,
            bump=0.25,
            bump_step=18 / h,
        )
        under = (feet[0] + feet[1]) / 2
        down = (under - start) * 0.5 + (hips - start) * 2.0
        down = down / np.linalg.norm(down)
        wide = 0.085 * g
        spread = wide * 1.25 + length * (0.42 if start is waist else 0.2)
        profile = [
            (0, -0.97 * length),
            (spread, -length),
            (spread * 0.8, -0.62 * length),
            (wide * 1.3, -0.09),
            (wide, 0),
            (wide * 0.7, 0.03),
            (0, 0.03),
        ]
        with s.at(*spot(start), scale=h):
            s.lathe((0, 0, 0), profile, cloth, folds=9, deep=0.12, round_=0.006, axis=-down)
    if look.scarf:
        wool = s.mat(look.scarf, darker(look.scarf, 0.35), "bands", 120 / h, bump=0.4, bump_step=40 / h)
        with s.body():
            axis = chest_turn @ vec((0, 1, 0))
            s.ring(neck + axis * 0.005 * h, 0.05 * h, 0.024 * h, wool, axis=axis)
            end = neck + chest_turn @ vec((0.06, -0.14, 0.09)) * h
            s.cone(
                neck + chest_turn @ vec((0.03, -0.01, 0.055)) * h, end, 0.022 * h, 0.028 * h, wool, 0.02 * h
            )
