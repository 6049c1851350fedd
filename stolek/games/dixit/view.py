"""What a viewer may know of the table, and a table that fits what a viewer knows."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from stolek.core.cards import Face
from stolek.core.chance import Chance
from stolek.core.ids import Seat, Viewer
from stolek.games.dixit.asking import Teams, barred_places, legal_votes, votes_each
from stolek.games.dixit.model import Ballot, Memory, Offer, Own, SeatShown, Shown, State, View
from stolek.games.dixit.rules import FINISH

_NOBODYS = Own()


def view(s: State, viewer: Viewer) -> View:
    nothing: tuple[tuple[Face, ...], ...] = ((),) * s.setup.seats
    memory = Memory(s.setup, s.discards, nothing if viewer is None else s.known[viewer], s.story)
    return View(_shown(s, own(s, viewer)), memory)


def public(s: State) -> Shown:
    return _shown(s, _NOBODYS)


def own(s: State, viewer: Viewer) -> Own:
    if viewer is None:
        return _NOBODYS
    offer = s.offers[viewer]
    hand = () if is_face_down(s, viewer) else s.hands[viewer]
    offered = None if offer is None else offer.face
    return Own(viewer, hand, s.given[viewer], offered, barred_places(s, viewer), s.ballots[viewer])


def _shown(s: State, mine: Own) -> Shown:
    """By place, in the order of ``Shown``: so many names would take several times as long."""
    setup = s.setup
    base = setup.variant == "base"
    return Shown(
        mine.viewer,
        setup.variant,
        setup.options,
        s.phase,
        s.round,
        None if base else setup.seats * setup.options.laps,
        FINISH if base else None,
        s.storyteller,
        s.clue,
        len(s.pile),
        len(s.discards),
        _seats_shown(s),
        mine.hand,
        mine.given,
        mine.offer,
        s.table,
        mine.barred,
        votes_each(setup),
        mine.ballot,
        s.story[-1] if s.story else None,
        s.story if s.outcome is not None else (),
        s.outcome,
    )


def is_face_down(s: State, seat: Seat) -> bool:
    """DX-P2, DX-R11: a party hand is not looked at before the clue, nor while new cards are drawn and hands
    go round: from when the round's cards are gone until its player is told that they look at it."""
    if s.setup.variant != "party":
        return False
    goes_round = s.phase == "tell" or (s.phase == "vote" and not s.table)
    return goes_round or any(face not in s.known[seat][seat] for face in s.hands[seat])


def _seats_shown(s: State) -> tuple[SeatShown, ...]:
    teams = 2 * (*range(s.setup.seats // 2),) if s.setup.variant == "team" else (None,) * s.setup.seats
    counts = map(len, s.hands), map(len, s.given), map(bool, s.offers), map(bool, s.ballots)
    return tuple(map(SeatShown, *counts, s.points, teams))


def determinize(v: View, chance: Chance) -> State:
    """Deals the unseen cards anew, keeping what the viewer knows: own cards, hands passed on, the table."""
    deal = _Deal(v, chance)
    for seat in range(len(v.shown.seats)):
        deal.settle(Seat(seat))
    world = deal.world()
    ballots: list[Ballot | None] = []
    for seat, each in enumerate(v.shown.seats):
        if seat == v.shown.viewer or not each.voted:
            ballots.append(v.shown.ballot if seat == v.shown.viewer else None)
            continue
        votes = legal_votes(world, Seat(seat))
        vote = votes[chance.below(len(votes))]
        ballots.append(Ballot(vote.places, vote.red))
    return replace(world, ballots=tuple(ballots))


class _Deal:
    """A table being filled: first what is known, then what is left of the deck, in random order."""

    def __init__(self, v: View, chance: Chance) -> None:
        self._view = v
        self._chance = chance
        shown, memory = v.shown, v.memory
        seats = len(shown.seats)
        self._hands: list[tuple[Face, ...]] = [()] * seats
        self._given: list[tuple[Face, ...]] = [()] * seats
        self._offers: list[Offer | None] = [None] * seats
        own = {*shown.hand, *shown.given}
        self._known = [
            tuple(face for face in faces if face not in own) if seat != shown.viewer else faces
            for seat, faces in enumerate(memory.known)
        ]
        self._own_visible = (
            shown.viewer is not None and len(shown.hand) == shown.seats[shown.viewer].hand_count
        )
        self._laid = self._share_table()
        placed = Counter(face for faces in self._laid for face in faces)
        for seat, faces in enumerate(self._known):
            if not (seat == shown.viewer and self._own_visible):
                placed.update(face for face in faces if face not in shown.table)
        pool = Counter(memory.setup.deck.cards)
        pool.subtract(memory.discards)
        pool.subtract(placed)
        if self._own_visible:
            pool.subtract(shown.hand)
            if not shown.table:
                pool.subtract(shown.given)
        self._pool = list(chance.shuffle(tuple(pool.elements())))

    def _share_table(self) -> list[tuple[Face, ...]]:
        """Whose card lies where: known for one's own and for pictures one has held, else drawn."""
        shown = self._view.shown
        laid: list[tuple[Face, ...]] = [()] * len(shown.seats)
        if not shown.table:
            return laid
        free = list(shown.table)
        partner, team_card = self._team_card()
        for seat, faces in enumerate(self._known):
            mine = shown.given if seat == shown.viewer else tuple(f for f in faces if f in shown.table)
            if seat == partner:
                mine = team_card
            laid[seat] = mine
            for face in mine:
                free.remove(face)
        rest = list(self._chance.shuffle(free))
        for seat, each in enumerate(shown.seats):
            missing = each.given - len(laid[seat])
            laid[seat] = tuple(sorted((*laid[seat], *rest[:missing])))
            rest = rest[missing:]
        return laid

    def _team_card(self) -> tuple[Seat | None, tuple[Face, ...]]:
        """DX-R9: the viewer's partner and the card that the viewer was shown of them."""
        shown = self._view.shown
        if shown.viewer is None or shown.given or not shown.barred:
            return None, ()
        cards = tuple(shown.table[place - 1] for place in shown.barred)
        return Teams(len(shown.seats)).partner(shown.viewer), cards

    def _team_cards(self) -> tuple[Face | None, ...]:
        """DX-R9: what each voter has been shown, in this world."""
        shown = self._view.shown
        told = shown.variant == "team" and shown.options.own_team_vote == "barred" and shown.table
        partner = Teams(len(shown.seats)).partner
        return tuple(
            self._laid[partner(Seat(seat))][0] if told and not each.given else None
            for seat, each in enumerate(shown.seats)
        )

    def _fill(self, cards: tuple[Face, ...], count: int) -> tuple[Face, ...]:
        missing = count - len(cards)
        drawn, self._pool = self._pool[:missing], self._pool[missing:]
        return (*cards, *drawn)

    def settle(self, seat: Seat) -> None:
        shown = self._view.shown
        each = shown.seats[seat]
        if seat == shown.viewer and self._own_visible:
            self._hands[seat], self._given[seat] = shown.hand, shown.given
            self._offers[seat] = None if shown.offer is None else Offer(seat, shown.offer)
            return
        known = tuple(face for face in self._known[seat] if face not in shown.table)
        if shown.table:
            self._given[seat] = self._laid[seat]
            self._hands[seat] = tuple(sorted(self._fill(known, each.hand_count)))
        else:
            cards = self._chance.shuffle(self._fill(known, each.hand_count + each.given))
            self._given[seat] = tuple(sorted(cards[: each.given]))
            self._hands[seat] = tuple(sorted(cards[each.given :]))
        if each.offered:
            offered = self._given[seat] or self._hands[seat]
            self._offers[seat] = Offer(seat, offered[self._chance.below(len(offered))])

    def world(self) -> State:
        shown, memory = self._view.shown, self._view.memory
        seats = range(len(shown.seats))
        known = [memory.known if seat == shown.viewer else ((),) * len(seats) for seat in seats]
        return State(
            setup=memory.setup,
            phase=shown.phase,
            round=shown.round,
            storyteller=shown.storyteller,
            clue=shown.clue,
            pile=tuple(self._pool),
            discards=memory.discards,
            hands=tuple(self._hands),
            given=tuple(self._given),
            offers=tuple(self._offers),
            table=shown.table,
            team_cards=self._team_cards(),
            ballots=(None,) * len(seats),
            points=tuple(each.points for each in shown.seats),
            story=memory.story,
            known=tuple(known),
            outcome=shown.outcome,
        )
