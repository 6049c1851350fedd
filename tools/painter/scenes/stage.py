"""Theatre, puppets and masks."""

from __future__ import annotations

from tools.painter import creatures, nature, people
from tools.painter.canvas import Canvas
from tools.painter.relief import Light
from tools.painter.scenes import scene


@scene("p39", "nocturne", Light(backdrop=0.8))
def nobody_at_the_party(c: Canvas) -> None:
    nature.wash(c, "#7a2430", "#a83c3c", "#6d1f30")
    for k in range(13):
        c.path(
            f"M{k * 50 - 10},0 Q{k * 50 + 24},450 {k * 50 - 6},900 H{k * 50 + 16} Q{k * 50 + 44},450 "
            f"{k * 50 + 12},0Z",
            "#4a121f",
            op=0.45,
        )
    outline = (
        "M300,150 C220,150 170,200 150,300 C90,460 60,680 40,920 H560 C540,680 510,460 450,300 "
        "C430,200 380,150 300,150Z"
    )
    with c.group(through=c.body("#ffd0a8", -4, 4, 0.5, 26, 0.8, 0.3)):
        c.path(outline, c.horiz("#2a3468", "#1a2050", "#0c1030"))
        c.path(
            "M300,90 C230,90 190,150 194,230 C200,300 250,330 300,330 C350,330 400,300 406,230 C410,150 "
            "370,90 300,90Z",
            c.horiz("#34407c", "#1f2858", "#0c1030"),
        )
    gap = (
        "M300,140 C256,140 236,180 240,226 C246,270 262,300 232,420 C200,560 190,760 190,920 H410 "
        "C410,760 400,560 368,420 C338,300 354,270 360,226 C364,180 344,140 300,140Z"
    )
    with c.group(clip=c.clip(gap)):
        c.rect(180, 130, 240, 800, c.vert("#0a1030", "#24408c", "#6a5aa0", "#e8a890"))
        nature.clouds(c, "#9fb0f0", 0.5, 0.006, 0.01, 150, 800, 0.46)
        nature.stars(c, 170, 800, 2.6, x0=190, x1=410, y0=140)
        for k in range(7):
            nature.pine(c, 196 + k * 34, 830 - (k % 3) * 8, 70 + (k * 31) % 40, "#0c1438")
        c.path("M180,808 q120,-18 250,0 v130 h-250Z", "#0c1438")
    c.path(gap, "none", "#f2c060", 5, 0.9)
    c.segment(360, 540, 388, 712, "#c99a48", 9)
    with c.group(through=c.rim("#fff6dc", -2, 2)):
        c.limb([(440, 380), (520, 470), (500, 580), (452, 600)], (70, 60, 44, 36), "#141a44")
        with c.at(440, 600, 0.62, -84):
            people.hand(c, "#fff6ea", "#c9b8b8", 0.7, spread=0.5)
    with c.group(through=c.body("#ffffff", -3, 3, 0.4, 14, 0.8, 0.3)):
        people.mask(c, 350, 456, 170, "#fff6ea", "#1a1030", "#e8604c", -8)
    for x, y, s, rot in ((214, 334, 0.3, -20), (160, 244, 0.42, -12), (104, 150, 0.52, -22)):
        with c.at(x, y, s, rot, True):
            creatures.flying(c, "#dfe6ff", "#9fb0f0")
