"""The table as text, at most 80 columns. Takes what a viewer is shown; knows no state and no language."""

from __future__ import annotations

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.say import Name, Words, say
from stolek.games.daynight.model import Lying, Shown, card
from stolek.games.daynight.telling import say_colour, say_face


def draw_table(shown: Shown, words: Words, name: Name) -> str:
    """A compact table; screen readers are told the answers of ``spoken``."""
    blocks = [_heading(shown, words), _middle(shown, words)]
    if shown.outcome is None:
        blocks.append(_sums(shown, words))
    blocks.append("\n".join(_seat_line(shown, seat, words, name) for seat in range(len(shown.seats))))
    if shown.hand or shown.chosen:
        blocks.append(_hand(shown, words))
    return "\n".join(blocks)


def _heading(shown: Shown, words: Words) -> str:
    key = "daynight-table-last-round" if shown.last else "daynight-table-round"
    heading = words(say(key, round=shown.round, rounds=shown.rounds))
    return f"{heading} · {words(say(f'daynight-time-{shown.time}'))}"


def _middle(shown: Shown, words: Words) -> str:
    turned = next((lying for lying in shown.lying if lying.spot.seat is None), None)
    card_words = words(say("daynight-table-no-card")) if turned is None else _card(turned, words)
    pile = words(say("daynight-table-pile", count=shown.pile_count, discards=shown.discard_count))
    return f"{words(say('daynight-table-turned'))}: {card_words} · {pile}"


def _sums(shown: Shown, words: Words) -> str:
    parts = []
    for each in shown.sums:
        if each.cards:
            mark = "*" if each.colour == shown.winning else ""
            parts.append(f"{words(say_colour(each.colour))} {each.total}{mark}")
    if not parts:
        return words(say("daynight-table-nothing-lies"))
    return f"{words(say('daynight-table-sums'))}: " + "   ".join(parts)


def _seat_line(shown: Shown, seat: int, words: Words, name: Name) -> str:
    player = shown.seats[seat]
    cards = [_card(lying, words) for lying in shown.lying if lying.spot.seat == seat]
    if player.has_chosen:
        cards.append(words(say("daynight-table-face-down")))
    place = next((n for n, taker in enumerate(shown.takers, 1) if taker.seat == Seat(seat)), None)
    order = "" if place is None or shown.outcome is not None else f" ({place}.)"
    stars = words(say("daynight-table-stars", stars=player.stars, cards=len(player.collected)))
    left = f"{name(seat)}{order}"
    return f"{left.ljust(18)} {stars}: {' | '.join(cards) or '–'}"


def _card(lying: Lying, words: Words) -> str:
    text = words(say_face(lying.face))
    return f"[{text}]" if lying.taker is not None else text


def _hand(shown: Shown, words: Words) -> str:
    hand = ", ".join(_short(face, words) for face in shown.hand)
    lines = [f"{words(say('daynight-table-hand'))}: {hand}"]
    if shown.chosen is not None:
        lines.append(f"{words(say('daynight-table-chosen'))}: {_short(shown.chosen, words)}")
    return "\n".join(lines)


def _short(face: Face, words: Words) -> str:
    shown = card(face)
    mark = "T" if shown.flips_time else "*" * shown.stars
    return f"{words(say_colour(shown.colour))}\N{NO-BREAK SPACE}{shown.value}\N{NO-BREAK SPACE}{mark}"
