"""Why each seat has its place after the end, where more points are better and where fewer are."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tools import gallery

pytestmark = pytest.mark.browser

BEHIND, TIE, FIRST = "page-over-behind", "page-over-tie", "page-over-first"


def test_behind_is_counted_the_way_the_scores_go(browser: Browser, wall: str) -> None:
    page = gallery.open_gallery(browser, wall, (390, 844))

    def reasons(ranks: list[int], scores: list[int], lower_wins: bool) -> list[tuple[str, list[int], int]]:
        outcome: dict[str, Any] = {"ranks": ranks, "scores": scores, "reason": "", "rules": []}
        found = page.evaluate("([o, lower]) => gallery.placeReasons(o, lower)", [outcome, lower_wins])
        return [(each["key"], each["beside"], each["count"]) for each in found]

    assert reasons([1, 2, 3], [9, 7, 7], False) == [(FIRST, [], 0), (BEHIND, [0], 2), (TIE, [1], 0)]
    assert reasons([2, 1, 3], [7, 4, 12], True) == [(BEHIND, [1], 3), (FIRST, [], 0), (BEHIND, [0], 5)]
    page.close()
