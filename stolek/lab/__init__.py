"""Games by the thousand: simulation, duels, benches, and reports about them. Knows no people."""

from stolek.lab.bots import Bots, find_bot, seat_bots
from stolek.lab.duel import Duel, duel
from stolek.lab.match import Finished, play_out
from stolek.lab.simulate import Plan, Result, simulate
from stolek.lab.stats import Interval, Share

__all__ = [
    "Bots",
    "Duel",
    "Finished",
    "Interval",
    "Plan",
    "Result",
    "Share",
    "duel",
    "find_bot",
    "play_out",
    "seat_bots",
    "simulate",
]
