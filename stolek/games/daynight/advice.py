"""Why a strong player would play or take this card, in one sentence of what everyone at that seat can see."""

from __future__ import annotations

from stolek.core.cards import Face
from stolek.core.prompt import Option
from stolek.core.say import Say, say
from stolek.games.daynight.model import Action, Choose, Colour, Decline, Shown, Take, Time, card
from stolek.games.daynight.rules import best_colours, colour_sums
from stolek.games.daynight.telling import say_colour


def why(shown: Shown, option: Option[Action]) -> Say:
    match option.action:
        case Choose(face):
            return _why_play(shown, face)
        case Take(face):
            most = max(card(each.face).stars for each in shown.lying if each.taker is None)
            stars = card(face).stars
            return say("daynight-advice-take", stars=stars) if stars == most else say("advice-plain")
        case Decline():
            return say("advice-plain")


def _why_play(shown: Shown, face: Face) -> Say:
    """What the sums would be with this card alone: the others' cards lie face down or are still in hand."""
    mine = card(face)
    time: Time = shown.time if not mine.flips_time else "night" if shown.time == "day" else "day"
    before = best_colours(shown.time, shown.sums) if shown.lying else ()
    sums = colour_sums((*(each.face for each in shown.lying), face))
    after = best_colours(time, sums)
    total = next(each.total for each in sums if each.colour == after[0])
    lead = after[0] if len(after) == 1 else None
    own = {card(each.face).colour for each in shown.lying if each.spot.seat == shown.viewer}
    if lead is None:
        colours = tuple(map(say_colour, after))
        return say("daynight-advice-level", colours=colours, total=total)
    colour = say_colour(lead)
    if mine.flips_time:
        now = say(f"daynight-time-{time}")
        if lead in own | {mine.colour}:
            return say("daynight-advice-turns-own", time=now, colour=colour, total=total)
        if len(before) == 1 and before != after and before[0] not in own:
            return say("daynight-advice-turns-theirs", time=now, colour=say_colour(before[0]))
        return say("advice-plain")
    if lead == mine.colour:
        return say("daynight-advice-leads", colour=colour, total=total)
    if lead in own and before == after:
        return say("daynight-advice-stays", colour=colour, total=total)
    return _why_by_hand(shown, mine.colour)


def _why_by_hand(shown: Shown, colour: Colour) -> Say:
    count = [card(each).colour for each in shown.hand]
    if shown.step == "first" and count.count(colour) > 1:
        return say("daynight-advice-hand", colour=say_colour(colour), count=count.count(colour))
    return say("advice-plain")


ADVICE = why
