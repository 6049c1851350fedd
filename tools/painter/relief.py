"""Light on flat drawings: every shape is a little relief, lit by one key light and by its lamps.

Reads the drawing's own SVG: a shape drawn later lies on top of what was there, curved shapes are
rounded, straight ones are boards with an edge, and glows are lamps. Knows nothing about what is drawn.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree as ET

import cv2
import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image as Pillow

from tools.painter.brush import Image
from tools.painter.canvas import Canvas

Array = npt.NDArray[Any]

SCALE = 0.5
MOST_SHAPES = 900
_SVG = "{http://www.w3.org/2000/svg}"
_GRADIENT = re.compile(r'<(?:linear|radial)Gradient id="(\w+)".*?</(?:linear|radial)Gradient>')
_FIRST = re.compile(r'<(?:linear|radial)Gradient id="(\w+)".*?stop-color="(#\w+)"')
_OPACITY = re.compile(r'stop-opacity="([\d.]+)"')


@dataclass
class Shape:
    """Elements that make one form, wrapped in the groups they stand in."""

    wrap: str
    closing: str
    elements: list[str]
    straight: bool
    fill: str
    share: float
    """How much it stands out: 0 a mark, below 0 a hollow."""


@dataclass(frozen=True)
class Light:
    """The key light of a scene and where one should look."""

    key: tuple[float, float, float] = (0.55, -0.65, 0.75)
    """Points to the light: x right, y down, z out of the picture."""
    strength: float = 1.0
    backdrop: float = 0.3
    """How much shadow falls on the far background: none on a sky, all of it on a wall."""
    focus: tuple[float, float] = (300, 500)
    lamps: float = 1.0
    """How strongly glows shine on what is near them."""


@dataclass
class Lamp:
    x: float
    y: float
    reach: float
    colour: tuple[float, float, float]
    strength: float


def _matrix(text: str) -> np.ndarray:
    """An SVG transform as a 3 x 3 matrix."""
    whole = np.eye(3)
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", text):
        v = [float(part) for part in re.split(r"[ ,]+", inside.strip())]
        m = np.eye(3)
        if name == "translate":
            m[0, 2], m[1, 2] = v[0], v[1] if len(v) > 1 else 0
        elif name == "scale":
            m[0, 0], m[1, 1] = v[0], v[-1]
        elif name == "rotate":
            a = math.radians(v[0])
            m[:2, :2] = ((math.cos(a), -math.sin(a)), (math.sin(a), math.cos(a)))
            if len(v) == 3:
                m = _matrix(f"translate({v[1]},{v[2]})") @ m @ _matrix(f"translate({-v[1]},{-v[2]})")
        whole = whole @ m
    return whole


def _thin(svg: str) -> set[str]:
    """Gradients one sees through, and filters that dissolve what they are laid on."""
    found = {
        m[1] for m in _GRADIENT.finditer(svg) if min(map(float, _OPACITY.findall(m[0])), default=1) < 0.6
    }
    for m in re.finditer(r'<filter id="(\w+)".*?</filter>', svg):
        if "feMerge" not in m[0]:
            found.add(m[1])
    return found


def _hollows(svg: str) -> set[str]:
    """Gradients that darken towards their middle: throats, bowls, holes."""
    found = set()
    for m in _GRADIENT.finditer(svg):
        tones = [sum(bytes.fromhex(t)) for t in re.findall(r'stop-color="#(\w{6})"', m[0])]
        if m[0].startswith("<radial") and len(tones) > 1 and tones[0] < tones[-1] - 60:
            found.add(m[1])
    return found


def _refers(text: str, names: set[str]) -> bool:
    return any(name in names for name in re.findall(r"url\(#(\w+)\)", text))


def shapes(canvas: Canvas) -> tuple[list[Shape], list[Lamp]]:
    """Everything opaque in the order it was drawn, and the lamps."""
    svg = canvas.svg()
    thin, hollows = _thin(svg), _hollows(svg)
    colours = {m[1]: m[2] for m in _FIRST.finditer(svg)}
    found: list[Shape] = []
    lamps: list[Lamp] = []

    def walk(
        node: ET.Element, wrap: str, closing: str, opacity: float, m: np.ndarray, share: float
    ) -> None:  # fmt: skip
        for child in node:
            tag = child.tag.removeprefix(_SVG)
            a = child.attrib
            if tag == "defs":
                continue
            here = opacity * float(a.get("opacity", 1))
            inner = m @ _matrix(a.get("transform", ""))
            if tag == "g":
                if _refers(a.get("filter", ""), thin) or a.get("mask") or a.get("style"):
                    continue
                kept = "".join(f' {k}="{a[k]}"' for k in ("transform", "clip-path") if k in a)
                walk(
                    child,
                    f"{wrap}<g{kept}>",
                    "</g>" + closing,
                    here,
                    inner,
                    share * float(a.get("data-relief", 1)),
                )
                continue
            if "screen" in a.get("style", ""):
                name = re.findall(r"url\(#(\w+)\)", a["fill"])[0]
                x, y, _ = inner @ (float(a["cx"]), float(a["cy"]), 1)
                reach = float(a["r"]) * math.sqrt(abs(np.linalg.det(inner)))
                stop = re.search(r'stop-opacity="([\d.]+)"', svg[svg.index(f'id="{name}"') :])
                tone = colours[name].lstrip("#")
                rgb = tuple(int(tone[i : i + 2], 16) / 255 for i in (4, 2, 0))
                lamps.append(Lamp(x, y, reach, rgb, float(stop[1]) * here if stop else 0.5))  # type: ignore[arg-type]
                continue
            fill, stroke = a.get("fill", "#000"), a.get("stroke", "none")
            if here < 0.8 or _refers(fill, thin) or a.get("style") or a.get("filter"):
                continue
            size = math.sqrt(abs(np.linalg.det(inner)))
            if fill == "none" and float(a.get("stroke-width", 1)) * size < 2.2:
                continue
            skip = ("fill", "stroke", "opacity", "style")
            plain = "".join(f' {k}="{v}"' for k, v in a.items() if k not in skip)
            paint = ("" if fill != "none" else ' fill="none"') + (' stroke="INK"' if stroke != "none" else "")
            element = f"<{tag}{plain}{paint}/>"
            joins = bool(found) and tag == "ellipse" and found[-1].fill == fill and found[-1].wrap == wrap
            if joins:
                found[-1].elements.append(element)
                continue
            d = a.get("d", "")
            straight = tag == "rect" or (tag == "path" and not re.search("[CQAS]", d) and d.count("L") < 15)
            own = -0.6 * share if _refers(fill, hollows) else share
            found.append(Shape(wrap, closing, [element], straight, fill, own))

    walk(ET.fromstring(svg), "", "", 1.0, np.eye(3), 1.0)
    return found, lamps


def _masks(canvas: Canvas, found: list[Shape]) -> Iterator[tuple[Shape, Array]]:
    """Each shape whole, also where others hide it; three are rasterised at a time."""
    defs = "".join(d for d in canvas._defs if d.startswith("<clipPath"))
    for start in range(0, len(found), 3):
        some = found[start : start + 3]
        body = "".join(
            f'<g style="mix-blend-mode:lighten" fill="{ink}">'
            + s.wrap + "".join(s.elements).replace("INK", ink) + s.closing + "</g>"
            for s, ink in zip(some, ("#f00", "#0f0", "#00f"), strict=False)
        )  # fmt: skip
        png = resvg_py.svg_to_bytes(
            svg_string=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {canvas.w} {canvas.h}" '
            f'width="{canvas.w}" height="{canvas.h}"><defs>{defs}</defs>{body}</svg>',
            zoom=SCALE, skip_system_fonts=True, background="#000000",
        )  # fmt: skip
        pixels = np.asarray(Pillow.open(io.BytesIO(bytes(png))).convert("RGB"), np.uint8)
        for i, shape in enumerate(some):
            yield shape, pixels[..., i]


@dataclass
class Relief:
    """How far each place stands out, how it slopes, where nothing stands before the far background."""

    high: Array
    gx: Array
    gy: Array
    far: Array


def relief(canvas: Canvas, image: Array, found: list[Shape]) -> Relief:
    """The shapes laid on one another, at ``SCALE``, in units of the card; ``image`` is the drawing."""
    if len(found) > MOST_SHAPES:
        found = _gathered(found, math.ceil(len(found) / MOST_SHAPES))
    tall, wide = round(canvas.h * SCALE), round(canvas.w * SCALE)
    colours = cv2.resize(image, (wide, tall), interpolation=cv2.INTER_AREA)
    blank = np.zeros((tall, wide), np.float32)
    whole = Relief(blank.copy(), blank.copy(), blank.copy(), np.ones((tall, wide), np.float32))
    crowd = np.zeros((tall, wide), np.uint8)
    many = 0
    for shape, cover in _masks(canvas, found):
        area = int((cover > 127).sum())
        small = area < 160 * max(len(shape.elements), 1)
        if many and not small:
            if many >= 40:
                _mass(whole, crowd)
            crowd, many = np.zeros_like(crowd), 0
        if area < 24 or area > 0.8 * tall * wide:
            continue
        if small:
            crowd, many = np.maximum(crowd, cover), many + len(shape.elements)
        x, y, w, h = cv2.boundingRect((cover > 24).astype(np.uint8))
        grow = 4
        y0, y1, x0, x1 = max(y - grow, 0), min(y + h + grow, tall), max(x - grow, 0), min(x + w + grow, wide)
        box = (slice(y0, y1), slice(x0, x1))
        mask = cover[box].astype(np.float32) / 255
        size = math.sqrt(area / len(shape.elements)) / SCALE
        sigma = min(max(size * 0.5 * SCALE, 1.5), 60)
        weight = cv2.GaussianBlur(mask, (0, 0), sigma) + 1e-4
        base = cv2.GaussianBlur(whole.high[box] * mask, (0, 0), sigma) / weight
        broad = w >= wide * 0.97 and (y == 0 or y + h >= tall)
        bulge = _bulge(mask > 0.5, 6.0 if shape.straight else 60.0 if broad else 130.0, box, (tall, wide))
        near = _nearness(mask, whole.far[box], colours[box], size)
        form = base + bulge * near * shape.share
        lift = min(0.06 * size, 8.0) * near * min(abs(shape.share), 1) * (shape.share > 0)
        for kept, axis in ((whole.gx, 0), (whole.gy, 1)):
            slope = cv2.Sobel(form, cv2.CV_32F, 1 - axis, axis, ksize=3) / 8 * SCALE
            kept[box] = kept[box] * (1 - mask) + slope * mask
        whole.high[box] = whole.high[box] * (1 - mask) + (form + lift) * mask
        whole.far[box] *= 1 - mask
    if many >= 40:
        _mass(whole, crowd)
    return whole


def _bulge(solid: Array, most: float, box: tuple[slice, slice], size: tuple[int, int]) -> Array:
    """A form rounded from its outline; the picture's frame is no outline."""
    padded = np.pad(solid.astype(np.uint8), 1)
    edges = (box[0].start == 0, box[1].stop == size[1], box[0].stop == size[0], box[1].start == 0)
    for turn, cut in enumerate(edges):
        if cut:
            view = np.rot90(padded, turn)
            view[0] = view[1]
    inside = cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1] / SCALE
    deep = min(float(inside.max()), most)
    if deep <= 0:
        return np.zeros(solid.shape, np.float32)
    high = deep * 0.36 * (1 - (1 - np.clip(inside / deep, 0, 1)) ** 2)
    return np.asarray(cv2.GaussianBlur(high.astype(np.float32), (0, 0), max(deep * 0.2 * SCALE, 0.5)))


def _nearness(mask: Array, far: Array, colours: Array, size: float) -> float:
    """1 for what stands out; little for what is pale before the far background, and for marks on a body."""
    inner, ring = mask > 0.5, (cv2.dilate(mask, np.ones((7, 7))) > 0.1) & (mask < 0.1)
    if not ring.any() or not inner.any():
        return 1.0
    around = colours[ring]
    apart = float(np.abs(colours[inner].mean(axis=0) - around.mean(axis=0)).mean())
    if far[ring].mean() > 0.7:
        return min(max((apart - 0.03) / 0.13, 0.15), 1.0)
    if size < 70 and far[ring].mean() < 0.35 and around.std(axis=0).mean() < 0.12:
        return min(max(apart / 0.45, 0.12), 1.0)
    return 1.0


def _mass(whole: Relief, crowd: Array) -> None:
    """A crowd of small shapes (leaves, flowers, stones) is also one big form."""
    closed = cv2.morphologyEx(crowd, cv2.MORPH_CLOSE, np.ones((11, 11), np.uint8))
    full = (slice(0, crowd.shape[0]), slice(0, crowd.shape[1]))
    bulge = _bulge(closed > 127, 90.0, full, crowd.shape) * 1.2
    mask = crowd.astype(np.float32) / 255
    for kept, axis in ((whole.gx, 0), (whole.gy, 1)):
        slope = cv2.Sobel(bulge, cv2.CV_32F, 1 - axis, axis, ksize=3) / 8 * SCALE
        kept[:] = kept * (1 - 0.5 * mask) + slope * mask
    whole.high += bulge * mask


def _gathered(found: list[Shape], most: int) -> list[Shape]:
    """Neighbours taken together, so that a tree of a thousand leaves stays quick."""
    out: list[Shape] = []
    for shape in found:
        last = out[-1] if out else None
        if (
            last
            and last.wrap == shape.wrap
            and last.straight == shape.straight
            and last.share == shape.share
            and len(last.elements) < most
        ):
            last.elements.append(shape.elements[0])
        else:
            out.append(shape)
    return out


def _shifted(image: Array, dx: float, dy: float) -> Array:
    move = np.array(((1, 0, -dx), (0, 1, -dy)), np.float32)
    return cv2.warpAffine(image, move, image.shape[::-1], borderMode=cv2.BORDER_REPLICATE)


def _shadow(high: Array, x: float, y: float, slope: float) -> Array:
    """0..1, how much of the key light is kept away by what stands towards it."""
    dark = np.zeros_like(high)
    for step in range(1, 30):
        way = step * 1.6
        over = _shifted(high, x * way * SCALE, y * way * SCALE) - high - way * slope
        dark = np.maximum(dark, np.clip(over / (2.5 + way * 0.3), 0, 1))
    return cv2.GaussianBlur(dark, (0, 0), 2.2)


def lit(canvas: Canvas, image: Image, light: Light) -> tuple[Image, Image]:
    """The rasterised drawing with light on it, and the way strokes run round its forms."""
    found, lamps = shapes(canvas)
    form = relief(canvas, image, found)
    high, far = form.high, form.far
    tall, wide = image.shape[:2]
    key = np.array(light.key) / np.linalg.norm(light.key)
    flat = math.hypot(key[0], key[1]) or 1.0
    steep = np.hypot(form.gx, form.gy) + 1e-6
    soft = 1.4 * np.minimum(steep, 0.75) / steep
    gx, gy = form.gx * soft, form.gy * soft
    size = np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx / size, -gy / size, 1 / size
    facing = (nx * key[0] + ny * key[1] + nz * key[2]) / key[2]
    shadow = _shadow(high, key[0] / flat, key[1] / flat, key[2] / flat)
    shadow *= 1 - far * (1 - light.backdrop)
    hollow = np.zeros_like(high)
    for sigma in (3, 9, 26):
        hollow += np.clip(cv2.GaussianBlur(high, (0, 0), sigma) - high, 0, None) / (sigma * 2 + 8)
    hollow = np.clip(hollow * 0.9, 0, 0.5) * (1 - far * (1 - light.backdrop))

    def up(values: Array) -> Array:
        return cv2.resize(values.astype(np.float32), (wide, tall), interpolation=cv2.INTER_CUBIC)

    facing, shadow, hollow = up(facing), up(shadow), up(hollow)
    nx, ny, nz = up(nx), up(ny), up(nz)
    direct = np.clip(facing, 0, 1.7) * (1 - 0.7 * np.clip(shadow, 0, 1))
    warm = np.array((0.60, 0.66, 0.72), np.float32)
    cool = np.array((0.46, 0.36, 0.30), np.float32)
    sky = np.clip(0.75 + 0.25 * nz - 0.25 * ny, 0.4, 1.1)
    shade = direct[..., None] * warm + (sky * (1 - np.clip(hollow, 0, 1)))[..., None] * cool
    own = image.max(axis=2, keepdims=True)
    bright = np.clip((own - 0.82) / 0.18, 0, 1) * 0.55
    shade = 1 + (shade - 1) * light.strength * (1 - bright)
    yy, xx = np.mgrid[0:tall, 0:wide].astype(np.float32) * np.float32(canvas.w / wide)
    side = ((xx / canvas.w - 0.5) * key[0] + (yy / canvas.h - 0.5) * key[1] * 1.2)[..., None] / flat
    out = image * shade * (1 + light.strength * (side - 0.15) * np.array((0.04, 0.15, 0.24), np.float32))
    gleam = np.clip(facing - 1.12, 0, 0.5) * (1 - np.clip(shadow, 0, 1)) * (1 - up(far))
    gold = np.array([int(canvas.p.light[i : i + 2], 16) / 255 for i in (5, 3, 1)], np.float32)
    out = 1 - (1 - np.clip(out, 0, 1)) * (1 - np.clip(gleam * 0.34 * light.strength, 0, 1)[..., None] * gold)
    for lamp in sorted(lamps, key=lambda k: -k.reach * k.strength)[:14]:
        if lamp.reach < 24:
            continue
        dx, dy, dz = lamp.x - xx, lamp.y - yy, lamp.reach * 0.22
        away = np.sqrt(dx * dx + dy * dy + dz * dz)
        towards = np.clip((nx * dx + ny * dy + nz * dz) / away - nz * 0.35, 0, 1)
        fall = np.clip(1 - away / (lamp.reach * 1.5), 0, 1) ** 2 * lamp.strength * light.lamps
        gain = (towards * fall * (1 - up(far)))[..., None] * np.array(lamp.colour, np.float32)
        out = 1 - (1 - out) * (1 - np.clip(gain * (0.1 + image * 1.2), 0, 0.9))
    n = np.hypot(nx, ny)
    way = np.where(n > 0.16, np.arctan2(nx, -ny), np.nan)
    return np.clip(out, 0, 1).astype(np.float32), way.astype(np.float32)
