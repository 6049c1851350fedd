"""What one viewer is told when they ask: the table by topic, every choice with what it leads to, and why.

Made of nothing but what that viewer is shown anyway. Nobody else learns that it was asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolek.core.game import AnyGame
from stolek.core.ids import RuleId, Seat, Viewer
from stolek.core.play import Play
from stolek.core.prompt import Effect
from stolek.core.say import Say, Who, say
from stolek.core.spoken import listed
from stolek.core.visibility import sights
from stolek.table.differences import waited_for
from stolek.table.game_messages import Answers, Choice, Reason
from stolek.table.history import History

_REASONS_MOST = 12


def answers(history: History, person: str, seat: int | None) -> Answers | None:
    """For a seat of this person, or what a spectator is told; None: there is no game to ask about."""
    play, entry, record = history.play, history.entry, history.record
    if play is None or not play.moves:
        return None
    eyes = history.last.eyes_of(person)
    viewer = Seat(seat) if seat is not None and seat in eyes else eyes[0]
    prompt = None if viewer is None else play.prompts.get(viewer)
    spoken = entry.spoken(entry.game.view(play.state, viewer).shown)
    asked = () if prompt is None or not prompt.owed else (say(prompt.key),)
    waiting = listed(
        "spoken-waiting", [Who(Seat(each)) for each in waited_for(play.prompts) if each != viewer]
    )
    return Answers(
        seat=viewer,
        topics={"turn": (*asked, *waiting)} | {str(topic): said for topic, said in spoken.items()},
        choices=tuple(
            Choice(each.n, tuple(say_effect(entry.game, effect) for effect in each.effects))
            for each in (prompt.options if prompt is not None and record.hints else ())
        ),
        reasons=tuple(_reasons(entry.game, play, viewer))[::-1],
    )


def _reasons(game: AnyGame, play: Play, viewer: Viewer) -> Iterator[Reason]:
    """The last events that name their rules, the newest first."""
    left = _REASONS_MOST
    for move in reversed(play.moves):
        if play.is_told(move, viewer):
            for sight in reversed(list(sights(move.events, viewer))):
                says, rules = game.tell(sight), rules_of(sight.event)
                if says and rules and left > 0:
                    left -= 1
                    yield Reason(says, rules)
        if left == 0:
            return


def rules_of(event: Any) -> tuple[RuleId, ...]:
    """The rule ids that a scoring event carries, its own or those of the outcome."""
    outcome = getattr(event, "outcome", None)
    return (*getattr(event, "rules", ()), *(() if outcome is None else outcome.rules))


def say_effect(game: AnyGame, effect: Effect) -> Say:
    """An effect as a message: lists of its seats, faces and numbers, and the first of each by itself."""
    faces = tuple(game.say_face(face) for face in effect.faces)
    seats = tuple(Who(Seat(seat)) for seat in effect.seats)
    single: dict[str, Any] = {}
    for name, several in (("who", seats), ("card", faces), ("number", effect.numbers)):
        if several:
            single[name] = several[0]
    return say(effect.key, seats=seats, faces=faces, numbers=tuple(effect.numbers), **single)
