"""What older versions of the rules did otherwise. Games that began by one of them end by it.

Version 1 cited NF-7 for the deal of the beginners' game too, and drew who begins when the seat that was named
is not at the table. Since version 2 such a set-up is refused.
"""

from __future__ import annotations

from stolek.core.game import Setup
from stolek.games.numberloor.model import Options

RULE_OF_DEAL_1 = "NF-7"


def draws_starter_1(setup: Setup[Options]) -> bool:
    """Whether version 1 drew who begins though a seat was named."""
    return int(setup.options.starter) > setup.seats
