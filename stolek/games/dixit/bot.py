"""Players of Dixit. They see an observation, never a state, and know our pictures by their words alone.

Every bot has a persona: how bold its clues are and how it errs. Without one all bots would vote alike, and
every round would be all or nobody (DX-10).
"""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from stolek.core.bot import Bot, Budget, Observation, RandomBot
from stolek.core.cards import Face
from stolek.core.prompt import Option
from stolek.games.dixit.lexicon import DISTANCES, lexicon
from stolek.games.dixit.model import Accept, Action, Give, Instead, OfferCard, Shown, Tell, View, Vote

_KEEP_OFFER = 0.7
_SECOND_VOTE = 0.35


class Persona(msgspec.Struct, frozen=True):
    """``doubt`` blurs what fits a clue; ``boldness`` weighs near, far and farther clues."""

    doubt: float
    boldness: tuple[float, float, float]


EASY = Persona(1.5, (0.5, 0.35, 0.15))
CASUAL = Persona(0.9, (0.2, 0.45, 0.35))


class Storyteller:
    """Tells, gives, offers and votes by the likeness of words."""

    persona = CASUAL

    def decide(self, observation: Observation[View, Action], rng: random.Random, budget: Budget) -> Action:
        shown = observation.view.shown
        options = observation.prompt.options
        match options[0].action:
            case Tell():
                return self._tell(shown, options, rng)
            case Vote():
                return self._vote(shown, options, rng)
            case Accept() if rng.random() < _KEEP_OFFER:
                return Accept()
        return self._give(shown, options, rng)

    def _fits(self, shown: Shown, rng: random.Random) -> Callable[[Face], float]:
        """How well pictures fit the clue, as this bot sees them now."""
        clue = shown.clue or ""
        moods: dict[Face, float] = {}

        def fits(face: Face) -> float:
            mood = moods.setdefault(face, rng.gauss(0, self.persona.doubt))
            return lexicon().likeness(clue, face) + mood

        return fits

    def _tell(self, shown: Shown, options: tuple[Option[Action], ...], rng: random.Random) -> Action:
        option = rng.choice(options)
        assert isinstance(option.action, Tell), "a story is asked for"
        if option.blank is None:
            return option.action
        face = option.action.face or rng.choice(sorted(lexicon().entries))
        return msgspec.structs.replace(option.action, text=self._clue(face, shown.options.clues, rng))

    def _clue(self, face: Face, language: str, rng: random.Random) -> str:
        entry = lexicon().entries.get(face)
        if entry is None:
            return str(face)
        distance = rng.choices(DISTANCES, self.persona.boldness)[0]
        return rng.choice(entry.clues[language][distance])

    def _give(self, shown: Shown, options: tuple[Option[Action], ...], rng: random.Random) -> Action:
        fits = self._fits(shown, rng)

        def appeal(action: Action) -> float:
            match action:
                case Give(faces):
                    return sum(map(fits, faces))
                case OfferCard(face) | Instead(face):
                    return fits(face)
            return float("-inf")

        return max((option.action for option in options), key=appeal)

    def _vote(self, shown: Shown, options: tuple[Option[Action], ...], rng: random.Random) -> Action:
        fits = self._fits(shown, rng)
        worth = {place: fits(face) for place, face in enumerate(shown.table, 1)}
        places = sorted((p for p in worth if p not in shown.barred), key=lambda p: -worth[p])
        best, second = places[0], places[1]
        wanted = Vote((best,))
        if options[0].action.red is not None:  # type: ignore[union-attr]
            wanted = Vote((best,), second)  # DX-P6: where the others may go
        elif shown.votes_each > 1 and worth[best] - worth[second] < _SECOND_VOTE:
            wanted = Vote(tuple(sorted((best, second))))
        actions = [option.action for option in options]
        return wanted if wanted in actions else actions[0]


class Easy(Storyteller):
    persona = EASY


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "casual": Storyteller}
