"""Contact sheets: the painted cards side by side, for eyes only.

Reads the picture files as they are; paints nothing.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image as Pillow

from tools.painter.deck import FOLDER

OUT = Path(__file__).parents[2] / "docs" / "pictures"
COLUMNS, ROWS = 7, 3
TILE = (240, 360)
GAP = 12
PAPER = (27, 29, 58)


def sheet(paths: list[Path], columns: int = COLUMNS, tile: tuple[int, int] = TILE) -> Pillow.Image:
    rows = -(-len(paths) // columns)
    width, height = tile[0] + GAP, tile[1] + GAP
    picture = Pillow.new("RGB", (columns * width + GAP, rows * height + GAP), PAPER)
    for index, path in enumerate(paths):
        with Pillow.open(path) as card:
            small = card.convert("RGB").resize(tile, Pillow.Resampling.LANCZOS)
        picture.paste(small, (GAP + index % columns * width, GAP + index // columns * height))
    return picture


def lay_out() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    cards = sorted(FOLDER.glob("p*.webp"))
    each = COLUMNS * ROWS
    for number, start in enumerate(range(0, len(cards), each), 1):
        part = cards[start : start + each]
        name = f"sheet-{number}-{part[0].stem}-{part[-1].stem}.webp"
        sheet(part).save(OUT / name, quality=82, method=6)
    sheet(cards, 14, (120, 180)).save(OUT / "all.webp", quality=82, method=6)
