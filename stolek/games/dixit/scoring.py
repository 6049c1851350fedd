"""How a round is scored: DX-10 to DX-13, DX-P5 to DX-P7, DX-T5. Reads a state whose votes are all in."""

from __future__ import annotations

from collections import Counter

from stolek.core.ids import RuleId, Seat
from stolek.games.dixit.model import Point, Score, State

MOST_FOR_A_CARD = 3  # DX-12
MOST_FOR_A_VOTE = 5  # DX-P5


def score_round(s: State) -> tuple[tuple[Score, ...], tuple[RuleId, ...]]:
    """Every seat's points with their reasons, and all rules that gave some."""
    scores = _score_party(s) if s.setup.variant == "party" else _score_story(s)
    rules = dict.fromkeys(point.rule for score in scores for point in score.points)
    return scores, tuple(rules)


def owner_of(s: State, place: int) -> Seat:
    face = s.table[place - 1]
    return next(Seat(seat) for seat, faces in enumerate(s.given) if face in faces)


def _point(rule: str, points: int) -> Point:
    return Point(RuleId(rule), points)


# Base and team ----------------------------------------------------------------------------------------


def _score_story(s: State) -> tuple[Score, ...]:
    """By player; in the team game by team, both partners having the one score (DX-T5, DX-R9)."""
    assert s.storyteller is not None, "a story was told"
    voted = {Seat(seat): ballot.places for seat, ballot in enumerate(s.ballots) if ballot is not None}
    found = {seat for seat, places in voted.items() if _told_place(s) in places}
    chosen = {seat: [owner_of(s, place) for place in places] for seat, places in voted.items()}
    sides = _sides(s)
    telling = next(side for side in sides if s.storyteller in side)
    scores = []
    for side in sides:
        points = _for_finding(s, side, telling, found, voted)
        points += _for_votes_on_cards(s, side, chosen)
        scores += [Score(seat, tuple(points)) for seat in side]
    return tuple(sorted(scores, key=lambda score: score.seat))


def _sides(s: State) -> list[tuple[Seat, ...]]:
    seats = s.setup.seats
    if s.setup.variant == "team":
        return [(Seat(seat), Seat(seat + seats // 2)) for seat in range(seats // 2)]
    return [(Seat(seat),) for seat in range(seats)]


def _told_place(s: State) -> int:
    assert s.storyteller is not None, "a story was told"
    return s.table.index(s.given[s.storyteller][0]) + 1


def _for_finding(
    s: State,
    side: tuple[Seat, ...],
    telling: tuple[Seat, ...],
    found: set[Seat],
    voted: dict[Seat, tuple[int, ...]],
) -> list[Point]:
    """DX-10: all or nobody. DX-11: some. DX-13 with DX-R2: one more for finding it with a single vote."""
    all_or_nobody = not found or len(found) == len(voted)
    if side == telling:
        return [] if all_or_nobody else [_point("DX-11", 3)]
    finders = [seat for seat in side if seat in found]
    points = []
    if all_or_nobody:
        points.append(_point("DX-10", 2))
    elif finders:
        points.append(_point("DX-11", 3))
    if s.setup.variant == "base" and s.setup.seats >= 7 and any(len(voted[seat]) == 1 for seat in finders):
        points.append(_point("DX-13", 1))
    return points


def _for_votes_on_cards(s: State, side: tuple[Seat, ...], chosen: dict[Seat, list[Seat]]) -> list[Point]:
    """DX-12: one for each vote, at most three, never for the storyteller's card. DX-R3: both votes count.
    DX-R4: two cards count together. DX-R9: a vote for one's own partner's card brings the team nothing."""
    count = 0
    for voter, owners in chosen.items():
        if voter not in side:
            count += sum(owner in side and owner != s.storyteller for owner in owners)
    return [_point("DX-12", min(count, MOST_FOR_A_CARD))] if count else []


# Party ------------------------------------------------------------------------------------------------


def _score_party(s: State) -> tuple[Score, ...]:
    """DX-P5: as many points as green votes on the card one voted for. DX-P6: none under the red vote.
    DX-P7: none for a vote that is alone."""
    green = Counter(ballot.places[0] for ballot in s.ballots if ballot is not None)
    red = next(ballot.red for ballot in s.ballots if ballot is not None and ballot.red is not None)
    scores = []
    for seat, ballot in enumerate(s.ballots):
        assert ballot is not None, "everyone votes"
        place = ballot.places[0]
        if place == red:
            point = _point("DX-P6", 0)
        elif green[place] == 1:
            point = _point("DX-P7", 0)
        else:
            point = _point("DX-P5", min(green[place], MOST_FOR_A_VOTE))
        scores.append(Score(Seat(seat), (point,)))
    return tuple(scores)
