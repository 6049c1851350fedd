"""Players of Dixit. They see an observation, never a state, and know pictures by their words alone.

``easy`` and ``casual`` say what comes to mind and go by their feeling; ``strong`` reckons with the others: it
tells what about half of them should find, gives what most may vote for, and mistrusts what is too plain.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from stolek.core.bot import Bot, Budget, Observation, RandomBot
from stolek.core.cards import Face
from stolek.core.prompt import Offered
from stolek.games.dixit.clues import clues_for, party_clue, spoken_form
from stolek.games.dixit.listening import Fits, listener
from stolek.games.dixit.model import Accept, Action, Give, Instead, OfferCard, Tell, View, Vote
from stolek.games.dixit.personas import CASUAL, EASY, STRONG, Level, Persona, softmax
from stolek.games.dixit.pictures_in_words import gallery_of
from stolek.games.dixit.scoring import MOST_FOR_A_VOTE
from stolek.games.dixit.vote_forecast import LISTENERS_DOUBT, Crowd, party_worth

_SINGLE_VOTE = 4 / 3  # DX-11 and DX-13: finding it with one vote is worth 4 points, with two 3
_SURER_CARD = 0.5


class Player:
    """Answers whatever it is asked."""

    level: Level

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        options = observation.prompt.options
        sitting = _Sitting(observation.view, self.level, rng, budget)
        match options[0].action:
            case Tell():
                return sitting.tell(options)
            case Vote(red=None):
                return sitting.vote([option.action for option in options])
            case Vote():
                return sitting.vote_with_red([option.action for option in options])
            case Accept():
                return sitting.answer_offer(options)
        return sitting.give(options)


class _Sitting:
    """A bot before its view, for one decision."""

    def __init__(self, view: View, level: Level, rng: random.Random, budget: Budget) -> None:
        self._shown = view.shown
        self._story = view.memory.story
        self._deck = view.memory.setup.deck
        self._rng = rng
        self._budget = budget
        self._level = level.in_company() if view.shown.variant == "party" else level
        self._persona = Persona(self._level, view.shown.viewer, rng)

    # Hearing ------------------------------------------------------------------------------------------

    def _fits(self) -> Fits:
        return listener(self._deck).fits(self._shown.clue or "", self._shown.options.clues, self._persona.ear)

    def _crowd(self, fits: Sequence[float]) -> Crowd:
        """Who listens and what they may hold, as everyone at the table knows it."""
        shown = self._shown
        seats = len(shown.seats)
        hand = max(1, *(each.hand_count + each.given for each in shown.seats))
        match shown.variant:
            case "party":
                return Crowd(fits, seats - 1, seats - 1, hand)
            case "team":
                return Crowd(fits, seats // 2 - 1, seats // 2, hand)
        return Crowd(fits, seats - 1, 4 if seats == 3 else seats - 1, hand, shown.votes_each)

    def _appeal(self, faces: Sequence[Face]) -> dict[Face, float]:
        """How much each picture speaks for itself to this persona, what is too plain less."""
        fits = self._fits()
        number = gallery_of(self._deck).number
        plain = [fits[number[face]] for face in faces]
        if self._level.caution:
            crowd = self._crowd(fits)
            plain = [fit - self._level.caution * crowd.plainness(fit) for fit in plain]
        return dict(zip(faces, self._persona.hears(faces, plain), strict=True))

    # Telling ------------------------------------------------------------------------------------------

    def tell(self, options: Sequence[Offered[Action]]) -> Action:
        option = self._rng.choice(options)
        assert isinstance(option.action, Tell), "a story is asked for"
        if option.blank is None:
            return option.action
        told = {spoken_form(each.clue) for each in self._story}
        language = self._shown.options.clues
        gallery = gallery_of(self._deck)
        if option.action.face is None:
            clue = party_clue(language, told, self._rng, ours=not gallery.own)
            return msgspec.structs.replace(option.action, text=clue)
        tries = []
        for each in options if self._level.tries else [option]:
            assert isinstance(each.action, Tell), "a story is asked for"
            assert each.action.face is not None, "a picture goes with it"
            known = clues_for(gallery, each.action.face, language, told)
            tries += [
                msgspec.structs.replace(each.action, text=self._thinks_of(known))
                for _ in range(max(1, self._level.tries))
            ]
        return max(dict.fromkeys(tries), key=self._promise) if self._level.tries else tries[0]

    def _thinks_of(self, known: dict[str, tuple[str, ...]]) -> str:
        bold = dict(zip(("near", "far", "farther"), self._persona.boldness, strict=True))
        distances = list(known)
        distance = self._rng.choices(distances, [bold[each] for each in distances])[0]
        return self._rng.choice(known[distance])

    def _promise(self, story: Action) -> float:
        """How often some would find it and not all, over tables as they might be."""
        assert isinstance(story, Tell), "a story is asked for"
        assert story.face is not None, "a picture goes with it"
        fits = listener(self._deck).fits_in(story.text, self._shown.options.clues)
        fit = fits[gallery_of(self._deck).number[story.face]]
        return self._crowd(fits).scoring(fit, random.Random(1), self._budget.worlds)

    # Giving -------------------------------------------------------------------------------------------

    def give(self, options: Sequence[Offered[Action]]) -> Action:
        """What most others may vote for."""
        appeal = self._appeal(sorted({face for option in options for face in _faces(option.action)}))
        actions = [option.action for option in options]
        return max(actions, key=lambda action: sum(appeal[face] for face in _faces(action)))

    def answer_offer(self, options: Sequence[Offered[Action]]) -> Action:
        """DX-R10: gives its own card if that is likely better than the best one of the partner's hand."""
        own = [option.action for option in options if isinstance(option.action, Instead)]
        appeal = self._appeal([action.face for action in own])
        best = max(own, key=lambda action: appeal[action.face])
        crowd = self._crowd(self._fits())
        partners = crowd.share_below(appeal[best.face]) ** len(own)
        return best if partners > _SURER_CARD else Accept()

    # Voting -------------------------------------------------------------------------------------------

    def vote(self, actions: Sequence[Action]) -> Action:
        places = [place for place in range(1, len(self._shown.table) + 1) if place not in self._shown.barred]
        appeal = self._appeal(self._shown.table)
        worth = {place: appeal[self._shown.table[place - 1]] for place in places}
        if self._shown.variant == "party":
            wanted = Vote((self._party_vote(worth),))
        else:
            chance = dict(zip(places, softmax([worth[place] for place in places]), strict=True))
            first, second, *_ = sorted(places, key=lambda place: -chance[place])
            both = chance[first] + chance[second]
            two = self._shown.votes_each > 1 and both > chance[first] * _SINGLE_VOTE
            wanted = Vote(tuple(sorted((first, second)))) if two else Vote((first,))
        return wanted if wanted in actions else actions[0]

    def _party_vote(self, worth: dict[int, float]) -> int:
        """DX-P5: where the others go, unless the red vote waits there (DX-P6)."""
        expected = self._party_worth(worth)
        return max(expected, key=lambda place: expected[place])

    def _party_worth(self, worth: dict[int, float], red: float = 1.0) -> dict[int, float]:
        shares = softmax(list(worth.values()), LISTENERS_DOUBT)
        feared = softmax(list(worth.values()), LISTENERS_DOUBT / 2)
        others = len(self._shown.seats) - 1
        brings = party_worth(shares, others, MOST_FOR_A_VOTE)
        return {
            place: points * (1 - red * fear)
            for place, points, fear in zip(worth, brings, feared, strict=True)
        }

    def vote_with_red(self, actions: Sequence[Action]) -> Action:
        """DX-P4: green where many go, red where most of the others go."""
        appeal = self._appeal(self._shown.table)
        worth = {place: appeal[face] for place, face in enumerate(self._shown.table, 1)}
        expected = self._party_worth(worth, red=0.0)
        red, green, *_ = sorted(expected, key=lambda place: -expected[place])
        if expected[green] < expected[red] / 2:  # nobody else may come where it would go
            red, green = green, red
        wanted = Vote((green,), red)
        return wanted if wanted in actions else actions[0]


def _faces(action: Action) -> tuple[Face, ...]:
    match action:
        case Give(faces):
            return faces
        case OfferCard(face) | Instead(face):
            return (face,)
    return ()


class Easy(Player):
    level = EASY


class Casual(Player):
    level = CASUAL


class Strong(Player):
    level = STRONG


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "casual": Casual, "strong": Strong}
