"""What grows on solids stays behind what stands before it, and may leave the outline it grows on."""

from __future__ import annotations

import numpy as np
import pytest

pytestmark = pytest.mark.full

SIDE = 80


def test_hair_leaves_its_outline_and_not_the_eye_in_it() -> None:
    from tools.painter.solid.model import KINDS
    from tools.painter.solid.nap import Seen, grown

    yy, xx = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) - SIDE / 2
    away = np.hypot(xx, yy)
    image = np.zeros((SIDE, SIDE, 3), np.float32)
    image[away < 24] = (0.2, 0.4, 0.8)
    eye = away < 5
    image[eye] = (1.0, 1.0, 1.0)
    kind = np.where(away < 24, KINDS.index("fur"), -1).astype(np.float32)
    kind[eye] = KINDS.index("plain")
    far = np.where(away < 24, 3.0, np.inf).astype(np.float32)
    far[eye] = 2.9
    flat = np.full((SIDE, SIDE), 1.0, np.float32)
    seen = Seen(kind, flat * 6, flat * 100, xx / 24, -yy / 24, far)
    out = grown(image, KINDS, seen, 1)
    assert np.array_equal(out[eye], image[eye])
    assert out[(away > 26) & (away < 32)].max() > 0.1
    assert out[away > 40].max() == 0
    assert np.array_equal(out, grown(image, KINDS, seen, 1))


def test_nothing_grows_where_no_material_says_so() -> None:
    from tools.painter.solid.model import KINDS
    from tools.painter.solid.nap import NAPS, Seen, grown

    assert set(NAPS) <= set(KINDS)
    image = np.random.default_rng(1).random((SIDE, SIDE, 3)).astype(np.float32)
    flat = np.ones((SIDE, SIDE), np.float32)
    seen = Seen(flat * KINDS.index("wood"), flat * 6, flat * 100, flat * 0, flat * 0, flat * 3)
    assert np.array_equal(grown(image, KINDS, seen, 1), image)
