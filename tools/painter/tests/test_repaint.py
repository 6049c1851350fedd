"""One seed, one picture: painting a card again gives the very bytes that are committed.

Needs the painter's own tools and some seconds, so it is no part of the quick run.
"""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.full


@pytest.mark.parametrize("card", ["p09", "p37"])
def test_a_card_painted_again_is_the_same(card: str) -> None:
    from tools.painter.deck import FOLDER, drawn
    from tools.painter.studio import card_picture

    assert card_picture(drawn(card)) == (FOLDER / f"{card}.webp").read_bytes()


def test_every_card_of_the_data_has_a_scene() -> None:
    from tools.painter.deck import data, scenes

    assert set(data()) == set(scenes())
