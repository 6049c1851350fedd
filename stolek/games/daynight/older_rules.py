"""What older versions of the rules did otherwise. Games that began by one of them end by it.

Version 1 cited DN-12 only for two who take, and DN-R4 whenever somebody takes nothing among more than two.
"""

from __future__ import annotations

from stolek.core.ids import RuleId
from stolek.games.daynight.model import Taker


def rules_of_order_1(takers: tuple[Taker, ...], barred: tuple[Taker, ...]) -> tuple[RuleId, ...]:
    """What version 1 cited for the order of taking."""
    rules = []
    if len(takers) + len(barred) > 1:
        rules.append("DN-11")
    values = [each.value for each in takers]
    if len(set(values)) < len(values):
        rules.append("DN-12")
    if barred:
        rules.append("DN-13")
        if len(barred) + len(takers) > 2:
            rules.append("DN-R4")
    return tuple(map(RuleId, rules))
