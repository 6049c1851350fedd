"""Names the moments of a game that look different on the table, for the gallery. Knows no rule."""

from __future__ import annotations

from stolek.core.prompt import Prompt
from stolek.games.daynight.model import (
    Action,
    ColourWon,
    Ended,
    Event,
    LastRoundCalled,
    NoColourWon,
    Shown,
)


def moment(shown: Shown, prompt: Prompt[Action] | None, event: Event | None) -> str | None:
    """None leaves the naming to the gallery: what is asked, what has just happened."""
    if event is not None:
        return _happening(shown, event)
    if shown.outcome is not None:
        return "result"
    bare = " without a pile card" if all(each.spot.seat is not None for each in shown.lying) else ""
    if prompt is None:
        return f"watch {shown.step} by {shown.time}"
    return f"ask {shown.step} by {shown.time}{bare}" + ("" if prompt.owed else ", laid")


def _happening(shown: Shown, event: Event) -> str | None:
    match event:
        case ColourWon(takers=(), barred=()):
            return "then a colour nobody played wins"
        case ColourWon(takers=()):
            return "then nobody takes"
        case ColourWon(barred=(_, *_)):
            return "then some take and some do not"
        case NoColourWon(tied=tied):
            return f"then {len(tied)} colours tie"
        case LastRoundCalled():
            bare = all(each.spot.seat is not None for each in shown.lying)
            return "then the last round" + (" without a pile card" if bare else "")
        case Ended():
            return "then the end"
        case _:
            return None
