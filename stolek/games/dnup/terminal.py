"""The table as text, at most 80 columns. Takes what a viewer is shown; knows no state and no language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.say import Name, Words, say
from stolek.games.dnup.model import Rung, SetShown, Shown, Spot, turned_all
from stolek.games.dnup.telling import say_count, say_face, say_set

_WIDTH = 80
_NAME = 14


def draw_table(shown: Shown, words: Words, name: Name) -> str:
    """A compact table; screen readers are told the answers of ``spoken``."""
    lines = [_heading(shown, words)]
    for seat in range(len(shown.seats)):
        lines += _seat_lines(shown, Seat(seat), words, name)
    lines += _ladder(shown, words)
    if shown.hand:
        lines += _cards(words(say("dnup-table-hand")), shown.hand, words)
        lines += _cards(words(say("dnup-table-turned")), turned_all(shown.hand), words)
    return "\n".join(lines)


def _heading(shown: Shown, words: Words) -> str:
    facts = (
        say("dnup-table-round", round=shown.round, turn=shown.turns),
        say("dnup-table-goal", goal=shown.goal, areas=shown.areas),
        say("dnup-table-discards", count=shown.discard_count),
    )
    return " · ".join(map(words, facts))


def _seat_lines(shown: Shown, seat: Seat, words: Words, name: Name) -> Iterator[str]:
    player = shown.seats[seat]
    cards = say_count(player.hand_count)
    key = "dnup-table-out" if player.out else "dnup-table-seat"
    state = words(say(key, cards=cards, tokens=player.tokens, areas=shown.areas))
    has_turn = shown.turn is not None and shown.turn.seat == seat
    mark = ">" if has_turn else " "
    yield f"{mark} {_cut(name(seat), _NAME).ljust(_NAME)} {state}"
    for area in range(1, shown.areas + 1):
        spot = Spot(seat, 2 if area == 2 else 1)
        lying = next((each for each in shown.sets if each.spot == spot), None)
        text = words(say("dnup-table-no-set")) if lying is None else _set(lying, words)
        label = f"{words(say('dnup-table-area', area=area))}: " if shown.areas > 1 else ""
        now = f", {words(say('dnup-table-turn'))}" if shown.turn == spot and shown.areas > 1 else ""
        yield from _wrapped(" " * 4, f"{label}{text}{now}")


def _set(lying: SetShown, words: Words) -> str:
    cards = ", ".join(words(say_face(face)) for face in lying.faces)
    text = f"{words(say_set(lying.faces))} ({cards})"
    return f"{text} – {words(say('dnup-table-last-lap'))}" if lying.last_lap else text


def _ladder(shown: Shown, words: Words) -> Iterator[str]:
    head = words(say("dnup-table-to-beat"))
    rungs = [_rung(each, words) for each in shown.ladder]
    yield from _wrapped("", f"{head}: {' | '.join(rungs)}")


def _rung(rung: Rung, words: Words) -> str:
    cards = say_count(rung.size)
    if rung.closed:
        return words(say("dnup-table-rung-closed", cards=cards))
    if rung.above is None:
        return words(say("dnup-table-rung-free", cards=cards))
    return words(say("dnup-table-rung", cards=cards, above=rung.above))


def _cards(head: str, faces: tuple[Face, ...], words: Words) -> Iterator[str]:
    yield from _wrapped("", f"{head}: {'  '.join(words(say_face(face)) for face in faces)}")


def _wrapped(indent: str, text: str) -> list[str]:
    return textwrap.wrap(
        text, _WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_on_hyphens=False
    )


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
