"""The table as text, at most 80 columns. Takes what a viewer is shown; knows no state and no language."""

from __future__ import annotations

from stolek.core.say import Name, Words, say
from tests.template_game.model import Shown
from tests.template_game.telling import say_face


def draw_table(shown: Shown, words: Words, name: Name) -> str:
    """A compact table; screen readers are told the answers of ``spoken``."""
    lines = [words(say("highcard-table-pile", count=shown.pile_count))]
    lines += [_seat_line(shown, seat, words, name) for seat in range(len(shown.seats))]
    if shown.card is not None:
        lines.append(words(say("highcard-table-own", card=say_face(shown.card))))
    return "\n".join(lines)


def _seat_line(shown: Shown, seat: int, words: Words, name: Name) -> str:
    player = shown.seats[seat]
    facts = []
    if player.face is not None:
        facts.append(words(say_face(player.face)))
    if player.thrown is not None:
        facts.append(words(say("highcard-table-thrown", card=say_face(player.thrown))))
    elif player.has_thrown:
        facts.append(words(say("highcard-table-thrown-unseen")))
    return f"{name(seat).ljust(16)}: {', '.join(facts) or '–'}"
