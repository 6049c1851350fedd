"""Pictures to bring along: zips of plain ones, small enough to be made for every test."""

from __future__ import annotations

import io
import zipfile
from functools import cache

from PIL import Image


def picture(number: int, size: tuple[int, int] = (240, 300)) -> bytes:
    """One of many pictures that all differ."""
    image = Image.new("RGB", size, (number * 37 % 256, number * 91 % 256, number * 53 % 256))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def packed(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as box:
        for name, data in files.items():
            box.writestr(name, data)
    return out.getvalue()


@cache
def album(count: int = 26, first: int = 0, notes: str = "") -> bytes:
    """A zip with so many pictures; two albums with other first pictures share those in both."""
    files = {f"walk_{n:03}.png": picture(n) for n in range(first, first + count)}
    return packed({**files, **({"deck.toml": notes.encode()} if notes else {})})
