"""The table in spoken answers: what a viewer is shown, by topic. Knows no state and no language."""

from __future__ import annotations

from collections.abc import Iterator

from stolek.core.say import Say, Who, say
from stolek.core.spoken import Spoken, listed, results
from tests.template_game.model import Shown
from tests.template_game.telling import say_face


def spoken(shown: Shown) -> Spoken:
    own = () if shown.card is None else (say("highcard-table-own", card=say_face(shown.card)),)
    return {
        "hand": own,
        "table": tuple(_seats(shown)),
        "score": results(shown.outcome),
        "more": (
            say("highcard-table-pile", count=shown.pile_count),
            *listed("highcard-spoken-first", Who(shown.first)),
            *listed("highcard-spoken-decided", shown.decided),
        ),
    }


SPOKEN = spoken


def _seats(shown: Shown) -> Iterator[Say]:
    for seat, player in enumerate(shown.seats):
        facts = [] if player.face is None else [say_face(player.face)]
        if player.thrown is not None:
            facts.append(say("highcard-table-thrown", card=say_face(player.thrown)))
        elif player.has_thrown:
            facts.append(say("highcard-table-thrown-unseen"))
        yield from listed(Who(seat), facts)  # type: ignore[arg-type]
