"""Contrast of words over whatever is behind them, by pixels: `python -m tools.contrast` over the gallery.

A page is photographed with its words and without (their halos stay): where the two differ there are
letters. What they have around them is looked at pixel by pixel, so pictures, gradients and halos count as
they are seen. Measured is the contrast that nine tenths of a line's surroundings reach. What is switched
off is left out.
"""

from __future__ import annotations

import argparse
import io
import sys

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from stolek.core.registry import get, ids
from tools import browser as chromium
from tools import gallery

NORMAL, LARGE = 4.5, 3.0
"""What WCAG asks of text, and of large text: 24 px, or 18.66 px and bold."""
FEWEST_PIXELS = 12
MOST_PHOTOGRAPHS = 8
LETTER = 24
"""By how much a pixel changes at least, of 255, when a letter goes away from it."""

_LINES = """() => {
  const lines = [];
  const found = [...document.querySelectorAll('.notice, [data-recap]')];
  const notices = found.map((each) => [each, each.getBoundingClientRect()]);
  const under = (of, box) => notices.some(([each, { x, y, right, bottom }]) => !each.contains(of)
    && box.x < right && box.right > x && box.y < bottom && box.bottom > y);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const of = node.parentElement;
    if (node.data.trim() === '') continue;
    if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (of.closest('.unseen, .skip, script, style, :disabled, [aria-disabled=true], select')) continue;
    if (of.closest('[data-again]')) continue; // faint, and plain beside it
    const style = getComputedStyle(of);
    if (style.clipPath === 'inset(50%)') continue; // heard only
    const size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 700;
    const range = document.createRange();
    range.selectNodeContents(node);
    const large = size >= 24 || (size >= 18.66 && bold);
    const at = [of.localName, ...of.classList].filter((each) => !each.startsWith('svelte-')).join('.');
    for (const box of range.getClientRects()) {
      const { x, y, width, height, right, bottom } = box;
      if (under(of, box)) continue;
      if (width > 8 && height > 3 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight)
        lines.push({ text: node.data.trim(), x, y, width, height, large, at });
    }
  }
  return lines;
}"""
_LOADED = """() => {
  const drawn = [...document.images].map((each) => each.decode().catch(() => undefined));
  return Promise.all([document.fonts.ready, ...drawn]);
}"""
_HIDE = """(hidden) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }'
    + ' text, text + rect { fill: transparent !important }'); // a figure's underline belongs to it
  document.adoptedStyleSheets = hidden ? [sheet] : [];
}"""


class Line(msgspec.Struct, frozen=True):
    """A line of text on a page, where it stands, and how it stands out."""

    text: str
    at: str
    x: float
    y: float
    width: float
    height: float
    large: bool
    ratio: float = 0.0

    @property
    def wanted(self) -> float:
        return LARGE if self.large else NORMAL

    def __str__(self) -> str:
        where = f"{self.x:.0f},{self.y:.0f} {self.width:.0f}x{self.height:.0f}"
        return f"{self.ratio:.2f} of {self.wanted}: {self.text[:40]!r} ({self.at} at {where})"


def _photograph(page: Page) -> NDArray[np.float64]:
    """The page once nothing on it changes any more."""
    before, now = b"", page.screenshot(animations="disabled")
    for _ in range(MOST_PHOTOGRAPHS):
        before, now = now, page.screenshot(animations="disabled")
        if before == now:
            break
    with Image.open(io.BytesIO(now)) as picture:
        return np.asarray(picture.convert("RGB"), dtype=np.float64)


def luminance(colour: NDArray[np.float64]) -> NDArray[np.float64]:
    """Relative luminance as WCAG has it."""
    part = colour / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    light: NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return light


def _around(letters: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The pixels next to letters: two on each side."""
    wide = letters.copy()
    for _ in range(2):
        grown = np.pad(wide, 1)
        wide = grown[1:-1, 1:-1] | grown[:-2, 1:-1] | grown[2:, 1:-1] | grown[1:-1, :-2] | grown[1:-1, 2:]
    beside: NDArray[np.bool_] = wide & ~letters
    return beside


def _ratio(with_text: NDArray[np.float64], without: NDArray[np.float64]) -> float | None:
    """The contrast of the letters of one line; None: there are none to be seen."""
    change = np.abs(with_text - without).max(axis=2)
    letters = change > LETTER
    if letters.sum() < FEWEST_PIXELS:
        # nothing is to be seen here, or hardly anything beside what lies on it; or it is as its ground
        return 1.0 if 2 <= change.max() <= LETTER else None
    full = change >= np.quantile(change[letters], 0.9)  # where a letter covers the whole pixel
    ink = np.median(luminance(with_text[full]))
    ground = luminance(without[_around(letters) | letters])
    light, dark = np.maximum(ground, ink), np.minimum(ground, ink)
    return float(np.quantile((light + 0.05) / (dark + 0.05), 0.1))


def lines(page: Page) -> list[Line]:
    """Every line of text on this page as it is now, with its contrast."""
    page.evaluate(_LOADED)
    with_text = _photograph(page)  # first: then everything is in its place
    found = msgspec.convert(page.evaluate(_LINES), list[Line])
    page.evaluate(_HIDE, True)
    without = _photograph(page)
    page.evaluate(_HIDE, False)
    measured = []
    for each in found:
        part = np.s_[int(each.y) : int(each.y + each.height) + 1, int(each.x) : int(each.x + each.width) + 1]
        ratio = _ratio(with_text[part], without[part])
        if ratio is not None:
            measured.append(msgspec.structs.replace(each, ratio=ratio))
    return measured


def weak(page: Page) -> list[Line]:
    """The lines that stand out less than they should, worst first; measured twice, as things may move."""
    for _ in range(2):
        found = [each for each in lines(page) if each.ratio < each.wanted]
        if not found:
            break
    return sorted(found, key=lambda each: each.ratio)


def main() -> int:
    """Every moment of the games that are asked for, in one language, by day and by night."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=ids())
    parser.add_argument("--lang", default="de")
    asked = parser.parse_args()
    gallery.build()
    chosen = chromium.find()
    found = 0
    with gallery.served(gallery.BUILT) as address, sync_playwright() as playwright:
        browser = chromium.launch(playwright, chosen)
        for size in ((390, 844), (1280, 800)):
            page = gallery.open_gallery(browser, address, size)
            for game in asked.game or ids():
                variant = get(game).game.info.variants[0]
                for name, moment in gallery.moments(game, variant.id, max(variant.seats)).items():
                    for light in ("day", "night"):
                        gallery.hang(page, moment, asked.lang, light)
                        for line in weak(page):
                            print(f"{game} {size[0]} {light} {name}: {line}", flush=True)
                            found += 1
        browser.close()
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
