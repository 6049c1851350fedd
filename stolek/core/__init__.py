"""The engine: events are the truth, state is their fold. No I/O, no clock, no global random.

Here is what tests and tools ask for most; a game's own code names the modules.
"""

from stolek.core.bot import Budget, Observation
from stolek.core.chance import Scripted, Seeded
from stolek.core.errors import Refused
from stolek.core.event_tape import act
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.prompt import Effect, Prompt
from stolek.core.say import Say, Who
from stolek.core.visibility import HIDDEN, is_told, redact

__all__ = [
    "HIDDEN",
    "Budget",
    "Effect",
    "Observation",
    "Play",
    "Prompt",
    "Refused",
    "Say",
    "Scripted",
    "Seat",
    "Seeded",
    "Who",
    "act",
    "is_told",
    "redact",
]
