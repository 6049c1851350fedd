"""The engine: events are the truth, state is their fold. No I/O, no clock, no global random."""

from stolek.core.bot import Bot, Budget, Observation
from stolek.core.cards import Deck, DeckGroup, Face
from stolek.core.chance import Chance, Enumerated, Scripted, Seeded
from stolek.core.errors import Illegal, Refused, StolekError
from stolek.core.game import Game, GameInfo, GameTypes, Outcome, Setup, Variant, act
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.places import Place
from stolek.core.play import Move, Play
from stolek.core.prompt import Blank, Effect, Option, Prompt
from stolek.core.say import Say, Several, Who
from stolek.core.tape import Tape
from stolek.core.visibility import HIDDEN, EventBase, Hidden, Open, Secret, Sight, is_told, redact, sights

__all__ = [
    "HIDDEN",
    "Blank",
    "Bot",
    "Budget",
    "Chance",
    "Deck",
    "DeckGroup",
    "Effect",
    "Enumerated",
    "EventBase",
    "Face",
    "Game",
    "GameInfo",
    "GameTypes",
    "Hidden",
    "Illegal",
    "Move",
    "Observation",
    "Open",
    "Option",
    "Outcome",
    "Place",
    "Play",
    "Prompt",
    "Refused",
    "RuleId",
    "Say",
    "Scripted",
    "Seat",
    "Secret",
    "Seeded",
    "Setup",
    "Several",
    "Sight",
    "StolekError",
    "Tape",
    "Variant",
    "Viewer",
    "Who",
    "act",
    "is_told",
    "redact",
    "sights",
]
