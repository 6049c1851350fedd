"""A page of figures that needs nothing but itself: headings, tables and plots drawn as SVG. Knows no game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from stolek.lab.stats import Interval

STYLE = """
:root { color-scheme: light dark; --ink: #1a1f55; --paper: #fbf7ee; --mark: #a14b1f; --line: #8a8aa0 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1ead9; --paper: #14172f; --mark: #f0a35e; --line: #9a9ab8 }
}
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 52rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
figure { margin: 1rem 0; overflow-x: auto } table { border-collapse: collapse }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { height: auto; max-width: 100% } svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
.bar { fill: var(--mark) } .line { stroke: var(--mark); stroke-width: 3 }
.fair { stroke: var(--line); stroke-dasharray: 4 4 }
"""
_WIDTH, _LEFT, _RIGHT, _ROW = 720, 200, 130, 28


class Mark(NamedTuple):
    """A line of a plot: what it is, how much, and how that is said."""

    label: str
    value: Interval
    said: str


def page(title: str, lang: str, parts: Iterable[str], style: str | None = None) -> str:
    """A whole page, with its style in itself or from a sheet at an address."""
    sheet = f'<link rel="stylesheet" href="{escape(style)}">' if style else f"<style>{STYLE}</style>"
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n{sheet}\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    return f"<h2>{escape(title)}</h2>\n" + "\n".join(parts)


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows)
    return f"<figure><table>\n<tr>{head}</tr>\n{body}\n</table></figure>"


def intervals(title: str, marks: Sequence[Mark], fair: float | None = None) -> str:
    """A dot with its interval for each mark, beside a dashed line at what is fair."""
    values = [end for mark in marks for end in (mark.value.low, mark.value.high)]
    low, high = min((0.0, *values)), max((*values, fair or 0.0)) or 1.0
    width = _WIDTH - _LEFT - _RIGHT

    def x(value: float) -> str:
        return f"{_LEFT + width * (value - low) / (high - low):.1f}"

    drawn = []
    for row, (label, value, said) in enumerate(marks):
        y = _ROW * row + 20
        drawn.append(
            f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(label)}</text>'
            f'<line class="line" x1="{x(value.low)}" x2="{x(value.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="bar" cx="{x(value.mean)}" cy="{y}" r="6"/>'
            f'<text x="{_WIDTH - _RIGHT + 12}" y="{y + 5}">{escape(said)}</text>'
        )
    bottom = _ROW * len(marks) + 8
    if fair is not None:
        drawn.append(f'<line class="fair" x1="{x(fair)}" x2="{x(fair)}" y1="4" y2="{bottom}"/>')
    return _svg(title, bottom + 4, drawn)


def histogram(title: str, values: Sequence[float], bins: int = 24) -> str:
    """How often values fall where."""
    low, high = min(values), max(values)
    step = max(1, math.ceil((high - low + 1) / bins))
    counts = [0] * (math.floor((high - low) / step) + 1)
    for value in values:
        counts[math.floor((value - low) / step)] += 1
    width, tall, most = _WIDTH / len(counts), 140, max(counts)
    drawn = []
    for n, count in enumerate(counts):
        height = tall * count / most
        drawn.append(
            f'<rect class="bar" x="{n * width + 1:.1f}" y="{tall - height + 10:.1f}" '
            f'width="{max(1.0, width - 2):.1f}" height="{height:.1f}"/>'
        )
    ends = ((0, "start", low), (_WIDTH / 2, "middle", (low + high) / 2), (_WIDTH, "end", high))
    drawn += [f'<text x="{x:.0f}" y="{tall + 28}" text-anchor="{at}">{v:.0f}</text>' for x, at, v in ends]
    return _svg(title, tall + 36, drawn)


def _svg(title: str, height: float, drawn: Iterable[str]) -> str:
    return (
        f'<figure><svg viewBox="0 0 {_WIDTH} {height:.0f}" width="{_WIDTH}" role="img" '
        f'aria-label="{escape(title, quote=True)}">' + "\n".join(drawn) + "</svg></figure>"
    )
