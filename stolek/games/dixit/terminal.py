"""The table as text, at most 80 columns. Takes what a viewer is shown; knows no state and no language."""

from __future__ import annotations

from stolek.core.cards import Face
from stolek.core.ids import Seat
from stolek.core.say import Name, Who, Words, say
from stolek.games.dixit.model import Shown
from stolek.games.dixit.telling import say_face


def draw_table(shown: Shown, words: Words, name: Name) -> str:
    """A compact table; screen readers are told the answers of ``spoken``."""
    lines = [_heading(shown, words)]
    if shown.storyteller is not None:
        lines.append(words(say("dixit-table-storyteller", who=Who(shown.storyteller))))
    if shown.clue is not None:
        lines.append(
            words(say("dixit-table-clue", clue=shown.clue) if shown.clue else say("dixit-table-no-clue"))
        )
    lines += [_seat_line(shown, seat, words, name) for seat in range(len(shown.seats))]
    lines += _pictures_on_table(shown, words)
    lines += _hand(shown, words)
    return "\n".join(lines)


def _heading(shown: Shown, words: Words) -> str:
    if shown.rounds is not None:
        return words(say("dixit-table-round-of", round=shown.round, rounds=shown.rounds))
    target = words(say("dixit-table-target", target=shown.target))
    return f"{words(say('dixit-table-round', round=shown.round))} · {target}"


def _seat_line(shown: Shown, seat: int, words: Words, name: Name) -> str:
    player = shown.seats[seat]
    doing = ""
    if player.voted:
        doing = words(say("dixit-table-voted"))
    elif player.given and shown.phase == "give":
        doing = words(say("dixit-table-given"))
    elif player.offered and shown.phase == "give":
        doing = words(say("dixit-table-offered"))
    mark = "* " if shown.storyteller == Seat(seat) else "  "
    who = name(seat).ljust(16)
    line = f"{mark}{who} {words(say('dixit-table-points', points=player.points))}"
    return f"{line}, {doing}" if doing else line


def _pictures_on_table(shown: Shown, words: Words) -> list[str]:
    if not shown.table:
        return []
    lines = [f"{words(say('dixit-table-on-table'))}:"]
    for place, face in enumerate(shown.table, 1):
        own = f" {words(say('dixit-table-yours'))}" if face in shown.given else ""
        lines.append(f"  {place}. {_picture(face, words)}{own}")
    return lines


def _hand(shown: Shown, words: Words) -> list[str]:
    if shown.viewer is None:
        return []
    if not shown.hand:
        return [words(say("dixit-table-hand-hidden"))] if shown.variant == "party" else []
    return [f"{words(say('dixit-table-hand'))}:", *(f"  {_picture(face, words)}" for face in shown.hand)]


def _picture(face: Face, words: Words) -> str:
    return words(say_face(face))
