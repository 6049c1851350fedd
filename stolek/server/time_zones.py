"""Time zones by name, as their clocks go forward and back. Knows no people."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from stolek.table.people_messages import Zone


@lru_cache(maxsize=1000)
def find(zone: Zone) -> tzinfo | None:
    """The clock of a zone; None: there is no such."""
    if isinstance(zone, int):
        return timezone(timedelta(minutes=zone))
    try:
        return ZoneInfo(zone)
    except (KeyError, OSError, ValueError):  # no such name, or no name at all
        return None


def minutes_east(zone: Zone, at: float) -> int | None:
    found = find(zone)
    ahead = None if found is None else datetime.fromtimestamp(at, found).utcoffset()
    return None if ahead is None else int(ahead.total_seconds()) // 60
