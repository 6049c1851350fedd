"""The list of the house's pictures: how large each is, how heavy it may be, where it goes.

Knows files and limits; what is on a picture is drawn elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image as Pillow
from PIL import ImageDraw

from tools.painter import house_back as back
from tools.painter import house_boxes as boxes
from tools.painter.brush import CARD_LAYERS, SMALL_LAYERS, WIDE_LAYERS, Layer, finish, repaint
from tools.painter.canvas import Canvas
from tools.painter.studio import pillow, rasterised, webp

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "art"
GAMES = ROOT / "stolek" / "games"
WIDE = (1600, 1000)
TALL = (900, 1600)
WIDE_DRAWN = (1280, 800)
TALL_DRAWN = (720, 1280)


@dataclass(frozen=True)
class Piece:
    draw: Callable[[], Canvas]
    size: tuple[int, int]
    layers: Sequence[Layer]
    limit: int
    """The heaviest the file may be, in bytes; quality falls until it fits."""
    zoom: float = 1.0
    finished: bool = False
    kind: str = "webp"


def _backdrop(draw: Callable[[int, int], Canvas], wide: bool) -> Piece:
    drawn = WIDE_DRAWN if wide else TALL_DRAWN
    return Piece(lambda: draw(*drawn), WIDE if wide else TALL, WIDE_LAYERS, 50_000, 1.25)


def _box(draw: Callable[[], Canvas]) -> Piece:
    return Piece(draw, (boxes.SIDE, boxes.SIDE), CARD_LAYERS, 48_000, 1.25, True)


def _wanderer(index: int) -> Piece:
    return Piece(lambda: boxes.wanderer(index), (200, 200), SMALL_LAYERS, 6_000, 1.0, True)


def _icon(size: int, kind: str = "png") -> Piece:
    return Piece(lambda: back.app_icon(512), (size, size), SMALL_LAYERS, 400_000, 1.0, False, kind)


PIECES: dict[str, Piece] = {
    f"{name}{'wide' if wide else 'tall'}": _backdrop(draw, wide)
    for name, draw in (
        ("daynight/day-", back.day), ("daynight/night-", back.night), ("dnup/night-", back.lake),
        ("numberloor/", back.meadow), ("dixit/night-", back.dreaming), ("start/", back.dusk_town),
    )
    for wide in (True, False)
}  # fmt: skip
PIECES |= {
    "daynight/box": _box(boxes.box_daynight),
    "dnup/box": _box(boxes.box_dnup),
    "numberloor/box": _box(boxes.box_numberloor),
    "dixit/box": _box(boxes.box_dixit),
    "daynight/time-day": Piece(lambda: back.time_day(360, 504), (360, 504), SMALL_LAYERS, 16_000),
    "daynight/time-night": Piece(lambda: back.time_night(360, 504), (360, 504), SMALL_LAYERS, 16_000),
    "dixit/card-back": Piece(lambda: back.card_back(400, 600), (400, 600), SMALL_LAYERS, 40_000, 1.25,
                       True),
    "icon-192": _icon(192), "icon-512": _icon(512), "favicon": _icon(64, "ico"),
}  # fmt: skip
PIECES |= {f"av-{i + 1:02d}": _wanderer(i) for i in range(len(boxes.WANDERERS))}


def _rounded(picture: Pillow.Image) -> Pillow.Image:
    """App icons have soft corners and nothing behind them."""
    large = Pillow.new("L", (picture.width * 4, picture.height * 4), 0)
    ImageDraw.Draw(large).rounded_rectangle(
        (0, 0, large.width - 1, large.height - 1), large.width * 0.22, 255
    )
    result = picture.convert("RGBA")
    result.putalpha(large.resize(picture.size, Pillow.Resampling.LANCZOS))
    return result


def path_of(name: str) -> Path:
    """A game's pictures lie in its own folder, as ``game/name``; all others are the house's, the icons beside
    the page's manifest."""
    place, _, file = name.rpartition("/")
    folder = GAMES / place / "web" / "art" if place and (GAMES / place).is_dir() else FOLDER / place
    if file.startswith("icon-"):
        folder = FOLDER.parents[1] / "public"
    return folder / f"{file}.{PIECES[name].kind}"


def paint(name: str) -> Path:
    piece = PIECES[name]
    canvas = piece.draw()
    painted = repaint(rasterised(canvas, piece.zoom), canvas.seed, piece.layers)
    if piece.finished:
        painted = finish(painted, canvas.seed, 0.25, frame=False)
    picture = pillow(painted, piece.size)
    path = path_of(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    match piece.kind:
        case "png":
            _rounded(picture).quantize(128, dither=Pillow.Dither.FLOYDSTEINBERG).save(path, optimize=True)
        case "ico":
            _rounded(picture).save(path, sizes=[(16, 16), (32, 32), (48, 48), (64, 64)])
        case _:
            for quality in range(86, 20, -3):
                data = webp(picture, quality)
                if len(data) <= piece.limit:
                    break
            path.write_bytes(data)
    return path
