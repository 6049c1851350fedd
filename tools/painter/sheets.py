"""Contact sheets: the painted cards side by side, for eyes only.

Reads the picture files as they are; paints nothing.
"""

from __future__ import annotations

import io
import subprocess
from collections.abc import Sequence
from pathlib import Path

from PIL import Image as Pillow

from tools.painter.deck import FOLDER, ROOT

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


def before(card: str, commit: str) -> Pillow.Image:
    """The picture as it was in a commit."""
    name = (FOLDER / f"{card}.webp").relative_to(ROOT).as_posix()
    shown = subprocess.run(["git", "show", f"{commit}:{name}"], cwd=ROOT, capture_output=True, check=True)
    return Pillow.open(io.BytesIO(shown.stdout)).convert("RGB")


def differences(commit: str, cards: Sequence[str], out: Path, columns: int = 5) -> int:
    """Before and after of every card that is not what it was; their number comes back."""
    changed = [card for card in cards if before(card, commit).tobytes() != _now(card).tobytes()]
    width, height = 2 * TILE[0] + 3 * GAP, TILE[1] + GAP
    rows = -(-len(changed) // columns)
    picture = Pillow.new("RGB", (columns * width + GAP, rows * height + GAP), PAPER)
    for index, card in enumerate(changed):
        x, y = GAP + index % columns * width, GAP + index // columns * height
        for k, image in enumerate((before(card, commit), _now(card))):
            picture.paste(image.resize(TILE, Pillow.Resampling.LANCZOS), (x + k * (TILE[0] + GAP // 2), y))
    if changed:
        picture.save(out, quality=80, method=6)
    return len(changed)


def _now(card: str) -> Pillow.Image:
    with Pillow.open(FOLDER / f"{card}.webp") as picture:
        return picture.convert("RGB")
