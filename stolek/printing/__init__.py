"""Decks on paper: A4 sheets of cards with cut marks and a sheet of rules, as a PDF. Knows no game.

A game whose package exports ``PRINT`` can be printed: a function from a deck and words to the PDF's bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from io import BytesIO
from typing import NamedTuple

from fpdf import FPDF

PAGE = (210.0, 297.0)
CARD = (60.0, 84.0)
ACROSS, DOWN = 3, 3
_MARK = 4.0
_GAP = 1.0
INK = (26, 31, 85)


class Text(NamedTuple):
    """Words on a card: centred at x, standing on y, in hundredths of the card's width."""

    x: float
    y: float
    size: float
    text: str
    colour: str


class Card(NamedTuple):
    """A card as a drawing of 100 by 140 and the words on it, which a drawing cannot carry."""

    svg: str
    texts: tuple[Text, ...] = ()


class Rule(NamedTuple):
    """A paragraph of the sheet of rules."""

    title: str
    text: str


class Sheets:
    """A PDF that grows page by page."""

    def __init__(self, title: str, lang: str) -> None:
        self._pdf = FPDF(format="A4", unit="mm")
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(title)
        self._pdf.set_lang(lang)
        for name in ("display", "text", "bold"):
            with resources.as_file(resources.files(__package__) / "fonts" / f"{name}.ttf") as file:
                self._pdf.add_font(name, fname=file)

    def cards(self, cards: Iterable[Card]) -> None:
        """Nine cards a page, edge to edge, so that one cut parts two of them."""
        left, top = (PAGE[0] - ACROSS * CARD[0]) / 2, (PAGE[1] - DOWN * CARD[1]) / 2
        for number, card in enumerate(cards):
            place = number % (ACROSS * DOWN)
            if place == 0:
                self._pdf.add_page()
                self._cut_marks(left, top)
            self._card(card, left + place % ACROSS * CARD[0], top + place // ACROSS * CARD[1])

    def _cut_marks(self, left: float, top: float) -> None:
        self._pdf.set_draw_color(120)
        self._pdf.set_line_width(0.15)
        right, bottom = left + ACROSS * CARD[0], top + DOWN * CARD[1]
        for column in range(ACROSS + 1):
            x = left + column * CARD[0]
            self._pdf.line(x, top - _GAP - _MARK, x, top - _GAP)
            self._pdf.line(x, bottom + _GAP, x, bottom + _GAP + _MARK)
        for row in range(DOWN + 1):
            y = top + row * CARD[1]
            self._pdf.line(left - _GAP - _MARK, y, left - _GAP, y)
            self._pdf.line(right + _GAP, y, right + _GAP + _MARK, y)

    def _card(self, card: Card, x: float, y: float) -> None:
        pdf, scale = self._pdf, CARD[0] / 100
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">{card.svg}</svg>'
        pdf.image(BytesIO(svg.encode()), x=x, y=y, w=CARD[0], h=CARD[1])
        for each in card.texts:
            pdf.set_font("display", size=each.size * scale * 72 / 25.4)
            red, green, blue = (int(each.colour[n : n + 2], 16) for n in (1, 3, 5))
            pdf.set_text_color(red, green, blue)
            pdf.text(x + each.x * scale - pdf.get_string_width(each.text) / 2, y + each.y * scale, each.text)

    def rules(self, title: str, lead: str, rules: Iterable[Rule]) -> None:
        """One page in two columns; the letters are as large as fit."""
        told = list(rules)
        size = next(size for size in (10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6) if self._fits(told, size))
        self._pdf.add_page()
        self._pdf.set_text_color(*INK)
        self._pdf.set_font("display", size=26)
        self._pdf.text(_COLUMNS[0], 24, title)
        self._pdf.set_font("text", size=10)
        self._pdf.set_xy(_COLUMNS[0], 27)
        self._pdf.multi_cell(PAGE[0] - 2 * _COLUMNS[0], 4.5, lead, align="L")
        self._pour(told, size)

    def _fits(self, rules: list[Rule], size: float) -> bool:
        heights = [self._height(rule, size) for rule in rules]
        column, used = 0, _TOP
        for height in heights:
            if used + height > _BOTTOM:
                column, used = column + 1, _TOP
            used += height
        return column < len(_COLUMNS)

    def _height(self, rule: Rule, size: float) -> float:
        self._pdf.set_font("text", size=size)
        lines = self._pdf.multi_cell(_WIDE, size * 0.45, rule.text, dry_run=True, output="LINES", align="L")
        assert isinstance(lines, list), "a dry run gives the lines"
        return (len(lines) + 1) * size * 0.45 + 1.6

    def _pour(self, rules: list[Rule], size: float) -> None:
        pdf, column, used, line = self._pdf, 0, _TOP, size * 0.45
        for rule in rules:
            height = self._height(rule, size)
            if used + height > _BOTTOM:
                column, used = column + 1, _TOP
            pdf.set_xy(_COLUMNS[column], used)
            pdf.set_font("bold", size=size)
            pdf.cell(_WIDE, line, rule.title)
            pdf.set_xy(_COLUMNS[column], used + line)
            pdf.set_font("text", size=size)
            pdf.multi_cell(_WIDE, line, rule.text, align="L")
            used += height

    def finished(self) -> bytes:
        """The PDF."""
        written = BytesIO()
        self._pdf.output(written)
        return written.getvalue()


_COLUMNS = (14.0, 108.0)
_WIDE = 88.0
_TOP = 40.0
_BOTTOM = PAGE[1] - 10
