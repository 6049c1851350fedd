"""Decks on paper: A4 sheets of cards with cut marks, their backs and the rules, as a PDF. Knows no game.

A game with a ``printing.py`` can be printed: its ``sheets`` makes the PDF's bytes of a deck and words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import resources
from io import BytesIO
from typing import NamedTuple

from fpdf import FPDF
from PIL import Image

from stolek.core.cards import Deck, Face
from stolek.core.game import AnyGame
from stolek.words import Words

PAGE = (210.0, 297.0)
CARD = (60.0, 84.0)
ACROSS, DOWN = 3, 3
_MARK = 4.0
_GAP = 1.0
INK = (26, 31, 85)


class Text(NamedTuple):
    """Words on a card: centred at x, standing on y, in hundredths of the card's width. ``turned``: to be read
    when the card is upside down; x and y are those of the turned card."""

    x: float
    y: float
    size: float
    text: str
    colour: str
    turned: bool = False


class Card(NamedTuple):
    """A card: a drawing of 100 by 140 and the words on it, which a drawing cannot carry; or a picture."""

    svg: str = ""
    texts: tuple[Text, ...] = ()
    picture: bytes = b""


PLAIN_BACK = Card(
    '<rect width="100" height="140" fill="#fbf3e2"/>'
    '<rect x="4" y="4" width="92" height="132" fill="#1b1f55"/>'
    '<path d="M50 22L84 70L50 118L16 70z" fill="none" stroke="#f4c55f" stroke-width="2.500"/>'
    '<path d="M50 42L70 70L50 98L30 70z" fill="#f4c55f"/>'
)


class Rule(NamedTuple):
    """A paragraph of the sheet of rules."""

    title: str
    text: str


def printed(
    game: AnyGame,
    deck: Deck,
    words: Words,
    draw: Callable[[Face, str], Card],
    more: Iterable[Card] = (),
    size: tuple[float, float] = CARD,
) -> bytes:
    """Every card of the deck (``draw`` gets its face and the mark of its group) and ``more``, each page
    followed by its backs, then the rules."""
    name = game.info.id
    made = Sheets(words.text(f"{name}-title"), words.lang, size)
    made.cards([*(draw(face, group.mark) for group in deck.groups for face in group.cards), *more])
    told = [Rule(words.text(f"brief-{part}"), words.text(f"{name}-brief-{part}")) for part in _BRIEF]
    for section in game.rulebook.sections:
        told += [
            Rule(words.form(f"rule-{rule.id}", "title"), words.text(f"rule-{rule.id}"))
            for rule in section.rules
            if rule.kind == "rule"
        ]
    made.rules(words.text(f"{name}-title"), words.text(f"{name}-print-lead"), told)
    return made.finished()


class Sheets:
    """A PDF that grows page by page."""

    def __init__(self, title: str, lang: str, card: tuple[float, float] = CARD) -> None:
        self._wide, self._high = card
        self._pdf = FPDF(format="A4", unit="mm")
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(title)
        self._pdf.set_lang(lang)
        for name in ("display", "text", "bold"):
            with resources.as_file(resources.files(__package__) / "fonts" / f"{name}.ttf") as file:
                self._pdf.add_font(name, fname=file)

    def cards(self, cards: Iterable[Card], back: Card = PLAIN_BACK) -> None:
        """Nine cards a page, edge to edge, so that one cut parts two of them; then a page of their backs, as
        it comes to lie behind them when the sheet is turned over its long edge."""
        left, top = (PAGE[0] - ACROSS * self._wide) / 2, (PAGE[1] - DOWN * self._high) / 2
        laid = list(cards)
        for first in range(0, len(laid), ACROSS * DOWN):
            page = laid[first : first + ACROSS * DOWN]
            for is_front in (True, False):
                self._pdf.add_page()
                self._cut_marks(left, top)
                for place, card in enumerate(page):
                    column = place % ACROSS if is_front else ACROSS - 1 - place % ACROSS
                    at = left + column * self._wide, top + place // ACROSS * self._high
                    self._card(card if is_front else back, *at)

    def _cut_marks(self, left: float, top: float) -> None:
        self._pdf.set_draw_color(120)
        self._pdf.set_line_width(0.15)
        right, bottom = left + ACROSS * self._wide, top + DOWN * self._high
        for column in range(ACROSS + 1):
            x = left + column * self._wide
            self._pdf.line(x, top - _GAP - _MARK, x, top - _GAP)
            self._pdf.line(x, bottom + _GAP, x, bottom + _GAP + _MARK)
        for row in range(DOWN + 1):
            y = top + row * self._high
            self._pdf.line(left - _GAP - _MARK, y, left - _GAP, y)
            self._pdf.line(right + _GAP, y, right + _GAP + _MARK, y)

    def _card(self, card: Card, x: float, y: float) -> None:
        pdf, scale = self._pdf, self._wide / 100
        if card.picture:
            drawn = _jpeg(card.picture)
        else:
            higher = self._high / self._wide / 1.4
            frame = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {140 * higher:.2f}"'
            drawn = f'<svg {frame}><g transform="scale(1 {higher:.4f})">{card.svg}</g></svg>'.encode()
        pdf.image(BytesIO(drawn), x=x, y=y, w=self._wide, h=self._high)
        for each in card.texts:
            pdf.set_font("display", size=each.size * scale * 72 / 25.4)
            red, green, blue = (int(each.colour[n : n + 2], 16) for n in (1, 3, 5))
            pdf.set_text_color(red, green, blue)
            at = x + each.x * scale - pdf.get_string_width(each.text) / 2, y + each.y * scale
            with pdf.rotation(180 if each.turned else 0, x + self._wide / 2, y + self._high / 2):
                pdf.text(*at, each.text)

    def rules(self, title: str, lead: str, rules: Iterable[Rule]) -> None:
        """In two columns; on one page in letters as large as fit, or else on several."""
        told = list(rules)
        size = next((size for size in (10.5, 10, 9.5, 9, 8.5, 8) if self._fits(told, size)), 9.0)
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
        pdf, column, used, line, top = self._pdf, 0, _TOP, size * 0.45, _TOP
        for rule in rules:
            height = self._height(rule, size)
            if used + height > _BOTTOM:
                column, used = column + 1, top
            if column == len(_COLUMNS):
                pdf.add_page()
                column, used, top = 0, _EDGE, _EDGE
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


def _jpeg(picture: bytes) -> bytes:
    """As a PDF can hold it without growing."""
    written = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").save(written, "JPEG", quality=85)
    return written.getvalue()


_COLUMNS = (14.0, 108.0)
_WIDE = 88.0
_TOP = 44.0
_EDGE = 10.0
_BOTTOM = PAGE[1] - _EDGE
_BRIEF = ("aim", "win", "turn")
