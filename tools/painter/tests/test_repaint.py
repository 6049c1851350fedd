"""One seed, one picture: painting a card again gives what is committed.

Needs the painter's own tools and some seconds, so it is no part of the quick run.
"""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.full


@pytest.mark.parametrize("card", ["p22", "p27"])
def test_a_card_painted_again_is_the_same(card: str) -> None:
    from tools.painter.deck import FOLDER, painted

    assert painted(card) == (FOLDER / f"{card}.webp").read_bytes()


def test_every_card_of_the_data_has_a_scene() -> None:
    from tools.painter.deck import cards, data

    assert list(data()) == cards()


def test_light_rounds_a_body_and_leaves_a_mark_flat() -> None:
    from tools.painter.canvas import Canvas
    from tools.painter.relief import Light, lit
    from tools.painter.studio import rasterised

    def across(share: float) -> float:
        """How much lighter a disc is towards the light than away from it."""
        canvas = Canvas(1, "milk", lit=True)
        canvas.rect(0, 0, 600, 900, "#404060")
        with canvas.relief(share):
            canvas.circle(300, 450, 120, "#a08060")
        image, _ = lit(canvas, rasterised(canvas, 1.0), Light((-0.7, 0.0, 0.7)))
        return float(image[440:460, 200:230].mean() - image[440:460, 370:400].mean())

    assert across(1) > 0.1
    assert abs(across(0)) < across(1) / 4
    assert across(-1) < 0
