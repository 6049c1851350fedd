"""What older versions of the rules did otherwise. Games that began by one of them end by it.

Version 1 cited a neighbour twice: DU-R2 for the set of a player who is out, discarded when their turn would
come, and DU-12 when a set went home that belongs to the owner of the set that beat it.
"""

from __future__ import annotations

from stolek.games.dnup.model import Discarding, Spot


def rule_of_discard_1(why: Discarding) -> str:
    """What version 1 cited for a set that is discarded."""
    return {"turn": "DU-6", "lap": "DU-R2", "beaten": "DU-8"}[why]


def sends_own_set_home_1(beaten: Spot, by: Spot) -> bool:
    """When version 1 cited DU-12 for a set that goes back to a hand."""
    return beaten.seat == by.seat
