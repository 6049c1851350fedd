"""Mice that have rooms in an owl, or hope to get one."""

from __future__ import annotations

from tools.painter.canvas import Canvas
from tools.painter.hand import contour, form, line, mass
from tools.painter.palettes import darker, lighter


def mouse(c: Canvas, fur: str, coat: str, light: str) -> None:
    """From the waist up, looking to the right, a hundred tall."""
    with c.relief(0.15):
        c.path(contour("0,-50 -2,-76 14,-88 28,-78 22,-56"), darker(fur, 0.35))
        with form(c, "-34,50 -36,16 -22,-10 4,-18 22,-6 30,20 30,50", coat):
            mass(c, "-40,0 -14,-14 -16,30 -30,60 -44,50", darker(coat, 0.6), 7)
            mass(c, "10,-14 26,-4 30,40 20,40", lighter(coat, 0.5), 5, 0.8)
        with form(c, "-18,-16 -22,-40 -6,-56 18,-52 36,-38 52,-26! 46,-16 26,-8 2,-6", fur):
            mass(c, "-24,-20 -10,-44 0,-20 20,-10 10,0 -20,0", darker(fur, 0.5), 6)
            mass(c, "14,-54 36,-40 54,-26 40,-26 20,-40", light, 5, 0.9)
        with form(c, "-16,-44 -38,-58 -38,-86 -14,-92 6,-78 4,-54", fur):
            mass(c, "-12,-48 -32,-62 -30,-80 -14,-84 0,-74 -2,-56", "#c87a78", 4, 0.9)
        c.ellipse(23, -36, 4.4, 5, "#140a18")
        c.circle(24.6, -38, 1.5, "#fff8e0")
        c.circle(52, -25, 3.6, "#d8707a")
        for dy in (-4, 1, 6):
            line(c, f"44,-20 56,{-18 + dy} 68,{-20 + dy * 2}", "#f4e0d0", (0.8, 0.9, 0.3), 0.8)
        line(c, "46,-16 40,-13 34,-14", darker(fur, 0.6), (0.6, 1.6, 0.4))


def visitor(c: Canvas) -> None:
    """A mouse with a case, seen from behind, looking up at the open door."""
    with c.group(through=c.blur(5)):
        c.path(contour("-40,-4 20,-8 30,4 -60,22 -110,30 -90,10"), "#0a0418", op=0.7)
    with c.relief(0.2):
        line(c, "-14,-12 -44,2 -60,-14 -84,-4", "#b8807c", (7, 6, 4, 1.5))
        c.path(contour("-14,-4 -18,4! 4,4 2,-6"), "#8a6054")
        c.path(contour("8,-4 8,4! 28,4 20,-8"), "#8a6054")
        with form(c, "-26,-6 -34,-38 -22,-72 0,-82 20,-72 32,-38 26,-6 0,2", "#5a3a6c"):
            mass(c, "6,-80 24,-70 36,-30 28,0 14,0 22,-40", "#ffb868", 6, 0.9)
            mass(c, "-40,-10 -36,-60 -14,-80 -20,-30 -14,4", "#1c0c34", 8, 0.8)
            line(c, "0,-74 -2,-40 0,0", "#2c1848", (1, 2, 1))
        c.path(contour("-24,-70 0,-62 24,-72 22,-84 0,-78 -20,-84"), "#c83a3c")
        c.path(contour("-12,-70! -20,-44 -8,-34! 2,-66!"), "#a82c34")
        for sx in (-1, 1):
            with form(
                c,
                (f"{sx * 10},-112 {sx * 34},-118 {sx * 42},-142 {sx * 24},-154 {sx * 6},-140 {sx * 2},-122"),
                "#8a6a64",
            ):
                mass(
                    c,
                    f"{sx * 14},-118 {sx * 32},-124 {sx * 36},-140 {sx * 22},-148 {sx * 10},-136",
                    "#5a3440" if sx < 0 else "#e89a7c",
                    4,
                )
        with form(c, "-24,-86 -28,-106 -14,-126 6,-130 26,-118 34,-100 30,-86 0,-78", "#8a6a64"):
            mass(c, "10,-128 30,-116 40,-90 24,-82 24,-104", "#ffc890", 4, 0.9)
            mass(c, "-34,-90 -24,-120 -8,-124 -14,-84", "#3a2440", 4, 0.8)
        line(c, "-26,-56 -40,-38 -42,-20", "#4a2c5c", (14, 12, 9))
        with form(c, "-64,-18! -22,-22! -20,10! -62,14!", "#a8683c"):
            mass(c, "-70,-20 -50,-22 -50,20 -70,20", "#4a2024", 5, 0.9)
            c.segment(-63, -4, -20, -8, "#5a2c1c", 2)
        line(c, "-50,-20 -46,-28 -36,-28 -34,-21", "#4a2418", (3, 3, 3, 3))
