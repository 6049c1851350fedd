"""Makes the two typefaces of printed decks from those of the page: `python -m tools.fonts`.

Needs fonttools and brotli, and only when a language needs other letters: the results are in the repository.
The page's fonts are variable and come in two alphabets each; paper gets one weight with both.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"
FONTS = ROOT / "stolek" / "printing" / "fonts"
FACES = {
    "display.ttf": ("fraunces", {"wght": 700}),
    "text.ttf": ("nunito-sans", {"wght": 400}),
    "bold.ttf": ("nunito-sans", {"wght": 800}),
}


def make(package: str, weight: dict[str, int], to: Path) -> None:
    """One static font with Latin and extended Latin."""
    with tempfile.TemporaryDirectory(prefix="stolek-fonts-") as folder:
        parts = []
        for alphabet in ("latin", "latin-ext"):
            font = TTFont(PACKAGES / package / "files" / f"{package}-{alphabet}-wght-normal.woff2")
            font = instantiateVariableFont(font, weight)
            font.flavor = None
            for table in ("GPOS", "GSUB", "GDEF", "STAT", "DSIG"):
                if table in font:
                    del font[table]
            part = Path(folder) / f"{alphabet}.ttf"
            font.save(part)
            parts.append(str(part))
        Merger().merge(parts).save(to)


def main() -> int:
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, (package, weight) in FACES.items():
        make(package, weight, FONTS / name)
        shutil.copyfile(PACKAGES / package / "LICENSE", FONTS / f"OFL-{package}.txt")
        print(f"{name}: {(FONTS / name).stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
