"""What a table has to look up outside of itself."""

from __future__ import annotations

from typing import Protocol


class Lookups(Protocol):
    """What a table has to ask outside, answered at once and from memory."""

    def has_phrase(self, game: str, key: str) -> bool:
        """Whether the game has this sentence for the talk at its table."""

    def minutes_east(self, zone: str, at: float) -> int | None:
        """How far the clocks of this time zone are ahead of UTC at that second; None: there is no such."""

    def has_deck(self, owner: str, deck: str) -> bool:
        """Whether this person's own deck is still there."""
