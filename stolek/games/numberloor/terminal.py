"""The table as text, at most 80 columns. Takes what a viewer is shown; knows no state and no language."""

from __future__ import annotations

from stolek.core.say import Name, Words, say
from stolek.games.numberloor.model import Shown
from stolek.games.numberloor.telling import say_face


def draw_table(shown: Shown, words: Words, name: Name) -> str:
    """A compact table; screen readers are told the answers of ``spoken``."""
    lines = [words(say("numberloor-table-heading", turn=shown.turn, target=shown.target))]
    lines += _piles(shown, words)
    if shown.chain:
        cards = tuple(say_face(laid.face) for laid in shown.chain)
        lines.append(words(say("numberloor-table-chain", cards=cards)))
    lines += [_seat_line(shown, seat, words, name) for seat in range(len(shown.seats))]
    if shown.viewer is not None:
        hand = ", ".join(words(say_face(face)) for face in shown.hand)
        lines.append(f"{words(say('numberloor-table-hand'))}: {hand}")
    if shown.order != "ask":
        order = say(f"numberloor-do-order-{shown.order}")
        lines.append(words(say("numberloor-table-order", order=order)))
    return "\n".join(lines)


def _piles(shown: Shown, words: Words) -> list[str]:
    lines = []
    for number, pile in enumerate(shown.floors, 1):
        key = "numberloor-table-floors" if shown.balloon else "numberloor-table-pile"
        text = words(say(key, number=number, card=say_face(pile.top)))
        reach = words(say("numberloor-table-reach", numbers=pile.reach))
        lines.append(f"{text} · {reach}")
    draw_pile = words(say("numberloor-table-draw-pile", count=shown.pile_count))
    if shown.balloon is None:
        return [*lines, draw_pile]
    return [*lines, f"{words(say('numberloor-table-balloon', card=say_face(shown.balloon)))} · {draw_pile}"]


def _seat_line(shown: Shown, seat: int, words: Words, name: Name) -> str:
    player = shown.seats[seat]
    mark = "> " if seat == shown.active and shown.outcome is None else "  "
    who = name(seat).ljust(16)
    return f"{mark}{who} {words(say('numberloor-table-seat', stars=player.stars, cards=player.hand_count))}"
