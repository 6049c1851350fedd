"""What happens, in words of the catalogue: keys and parameters, never sentences."""

from __future__ import annotations

import re
from functools import cache

from stolek.core.cards import Face
from stolek.core.say import OwnFace, Say, Who, say
from stolek.core.visibility import Sight
from stolek.games.dixit.model import (
    Accept,
    Action,
    Ballot,
    CardOffered,
    CardsGiven,
    ClueGiven,
    Discarded,
    Drawn,
    Ended,
    Give,
    HandSeen,
    HandsPassed,
    Instead,
    LaidOut,
    OfferCard,
    Revealed,
    RoundBegan,
    Scored,
    Shuffled,
    TeamCardShown,
    Tell,
    Vote,
    VoteCast,
)

_OURS = re.compile(r"p\d\d")


@cache
def say_face(face: Face) -> Say:
    """Our pictures have titles in every language; what players call their own is in their deck."""
    if _OURS.fullmatch(face):
        return say(f"dixit-picture-{face}")
    return say("dixit-picture-own", card=OwnFace(face))


@cache
def say_action(action: Action) -> Say:
    match action:
        case Tell(face=None):
            return say("dixit-do-clue")
        case Tell(face=str() as face):
            return say("dixit-do-tell", card=say_face(face))
        case Give(faces):
            return say("dixit-do-give", cards=tuple(map(say_face, faces)))
        case OfferCard(face):
            return say("dixit-do-offer", card=say_face(face))
        case Accept():
            return say("dixit-do-accept")
        case Instead(face):
            return say("dixit-do-instead", card=say_face(face))
        case Vote(places, None):
            return say("dixit-do-vote", places=places)
        case Vote(places, int() as red):
            return say("dixit-do-vote-red", places=places, red=red)
    raise ValueError(f"no words for {action}")


def tell(sight: Sight) -> tuple[Say, ...]:
    match sight.event:
        case Scored(scores=scores):
            return tuple(
                say("dixit-event-scored", who=Who(score.seat), points=score.total)
                for score in scores
                if score.total
            )
        case Revealed():
            return _tell_reveal(sight.event)
    line = _line(sight)
    return () if line is None else (line,)


def _line(sight: Sight) -> Say | None:
    match sight.event:
        case Shuffled(count=count):
            return say("dixit-event-shuffled", count=count)
        case Drawn(seat=seat, count=count):
            return say("dixit-event-drawn", who=Who(seat), count=count)
        case RoundBegan(number=number, storyteller=None):
            return say("dixit-event-race", number=number)
        case RoundBegan(number=number, storyteller=int() as seat):
            return say("dixit-event-round", number=number, who=Who(seat))
        case ClueGiven(seat=seat, text=""):
            return say("dixit-event-clue-spoken", who=Who(seat))
        case ClueGiven(seat=seat, text=text):
            return say("dixit-event-clue", who=Who(seat), clue=text)
        case CardsGiven(seat=seat, count=count, again=again):
            return say(
                "dixit-event-given-again" if again else "dixit-event-given", who=Who(seat), count=count
            )
        case CardOffered(seat=seat):
            return say("dixit-event-offered", who=Who(seat))
        case LaidOut(table=table):
            return say("dixit-event-laid-out", count=len(table))
        case TeamCardShown(seat=int() as seat, face=str() as face):
            return say("dixit-event-team-card-own", who=Who(seat), card=say_face(face))
        case TeamCardShown():
            return None  # nobody else hears of it
        case VoteCast(seat=seat, ballot=Ballot(places=places, red=int() as red)):
            return say("dixit-event-voted-own-red", who=Who(seat), places=places, red=red)
        case VoteCast(seat=seat, again=again, ballot=Ballot(places=places)):
            key = "dixit-event-voted-own-again" if again else "dixit-event-voted-own"
            return say(key, who=Who(seat), places=places)
        case VoteCast(seat=seat, again=again):
            return say("dixit-event-voted-again" if again else "dixit-event-voted", who=Who(seat))
        case HandsPassed():
            return say("dixit-event-passed")
        case HandSeen() | Discarded():
            return None
        case Ended(outcome=outcome):
            winners = tuple(map(Who, outcome.winners))
            if len(winners) == 1:
                return say("dixit-event-ended", who=winners[0], points=max(outcome.scores))
            return say("dixit-event-ended-shared", winners=winners, points=max(outcome.scores))
    raise ValueError(f"no words for {type(sight.event).__name__}")


def _tell_reveal(e: Revealed) -> tuple[Say, ...]:
    lines = []
    party = e.ballots[e.storyteller] is not None  # the storyteller votes too, and no picture is the story's
    for place, owner in enumerate(e.owners, 1):
        voters = tuple(
            Who(seat)  # type: ignore[arg-type]
            for seat, ballot in enumerate(e.ballots)
            if ballot is not None and place in ballot.places
        )
        story = "-story" if owner == e.storyteller and not party else ""
        key = f"dixit-event-revealed{story}" if voters else f"dixit-event-revealed{story}-alone"
        lines.append(say(key, place=place, who=Who(owner), voters=voters))
    red = next((ballot.red for ballot in e.ballots if ballot is not None and ballot.red), None)
    if red is not None:
        lines.append(say("dixit-event-red", place=red))
    return tuple(lines)
