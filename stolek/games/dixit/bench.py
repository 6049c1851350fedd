"""How well the bots listen and tell, measured: ``stolek bench`` runs this with clues that viewers wrote.

Listening: how often the right picture fits a viewer's clue best among six, over all tables of five others it
can lie with; and how often strong bots find it among what others lay out of their hands. Telling: how often a
strong bot's story is found by some and not by all, among bots of mixed levels.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import mean, quantiles
from typing import Any, TypeAlias

import msgspec

from stolek.core.bot import Bot, Budget, Observation
from stolek.core.bot_bench import Figure, Workbench
from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.core.errors import StolekError
from stolek.core.game import make_setup
from stolek.core.play import Play
from stolek.core.prompt import Prompt
from stolek.core.say import Say, say
from stolek.games.dixit import meaning
from stolek.games.dixit.bot import BOTS
from stolek.games.dixit.deck import default_deck
from stolek.games.dixit.game import Dixit
from stolek.games.dixit.lexicon import lexicon, themes
from stolek.games.dixit.listening import chance_to_be_first, listener
from stolek.games.dixit.model import Action, Ballot, Revealed, Tell, Told, Vote

OTHERS = 5
HEARD_BARS = {"en": 0.6, "cs": 0.6, "de": 0.45, "hu": 0.45, "pl": 0.45, "sk": 0.45}
TABLE_BAR = 0.55
AT_TABLE = 6
MANY = 12
_HERD = 0.7
OWN_BAR = 0.3
TOLD_BARS: dict[int, float | None] = {4: 0.6, 6: None}
MILLISECONDS = 200.0
MIXED = ("strong", "strong", "casual", "casual", "easy")
_GAME = Dixit()
Clues: TypeAlias = dict[str, dict[str, list[str]]]
"""By picture or theme, and language."""


def measure(workbench: Workbench) -> Iterator[Figure]:
    """All figures, one after the other. ``data``: clues by picture or theme, and language."""
    clues = _checked(workbench.data)
    with meaning.words_wanted(not workbench.bare):
        yield from _figures(clues, workbench)


def _figures(clues: Clues, workbench: Workbench) -> Iterator[Figure]:
    spent: defaultdict[str, list[float]] = defaultdict(list)
    pictured = {face: by for face, by in clues.items() if face in lexicon()}
    yield from _heard(pictured)
    yield from _heard_of_own(pictured)
    yield from _heard_at_tables(pictured, workbench)
    yield from _heard_themes({theme: by for theme, by in clues.items() if theme in themes()})
    for seats, bar in TOLD_BARS.items():
        yield from _told(seats, bar, workbench, spent)
    for kind, times in sorted(spent.items()):
        yield _figure(
            f"ms-{kind}", say(f"dixit-figure-ms-{kind}"), mean(times), "ms", len(times), MILLISECONDS
        )
        slow = quantiles(times, n=20)[-1]
        yield _figure(f"slow-{kind}", say(f"dixit-figure-slow-{kind}"), slow, "ms", len(times), MILLISECONDS)


def _checked(data: Mapping[str, object]) -> Clues:
    try:
        clues = msgspec.convert(data, Clues)
    except msgspec.ValidationError as error:
        raise StolekError(f"these are not clues by picture and language: {error}") from None
    unknown = sorted(each for each in clues if each not in lexicon() and each not in themes())
    if unknown:
        raise StolekError(f"there is no picture {unknown[0]!r} in the deck")
    return clues


def _figure(name: str, words: Say, value: float, unit: str, count: int, bar: float | None = None) -> Figure:
    return msgspec.convert(
        {"name": name, "say": words, "value": value, "unit": unit, "count": count, "bar": bar}, Figure
    )


# Listening --------------------------------------------------------------------------------------------


def by_language(clues: Clues) -> dict[str, list[tuple[Face, str]]]:
    """Every clue with its picture, by language."""
    found: defaultdict[str, list[tuple[Face, str]]] = defaultdict(list)
    for face, by in clues.items():
        for language, said in by.items():
            found[language] += [(Face(face), clue) for clue in said]
    return dict(found)


def right_at_once(deck: Deck, clues: Iterable[tuple[Face, str]]) -> list[float]:
    """For each clue, how often its picture fits it best."""
    ears = listener(deck)
    return [chance_to_be_first(ears.fits(clue), ears.gallery.number[face], OTHERS) for face, clue in clues]


def _heard(clues: Clues) -> Iterator[Figure]:
    for language, said in by_language(clues).items():
        right = right_at_once(default_deck(), said)
        words = say("dixit-figure-heard", language=language)
        bar = HEARD_BARS.get(language)
        yield _figure(f"heard-{language}", words, mean(right), "share", len(right), bar)


def _heard_at_tables(clues: Clues, workbench: Workbench) -> Iterator[Figure]:
    """How often strong bots find the picture of a viewer's clue among what others like best of their hands;
    and with twelve of all levels, how often most of them vote for the same wrong one."""
    for language in by_language(clues):
        said = {Face(face): by[language] for face, by in clues.items() if by.get(language)}
        rng = random.Random(f"tables/{language}")
        found = [
            each
            for told in _rounds(("strong",), AT_TABLE, rng, language, said, workbench.rounds)
            for each in finders(told)
        ]
        words = say("dixit-figure-table", language=language)
        yield _figure(f"table-{language}", words, mean(found), "share", workbench.rounds, TABLE_BAR)
    language = next(iter(by_language(clues)))
    said = {Face(face): by[language] for face, by in clues.items() if by.get(language)}
    many = _rounds(MIXED, MANY, random.Random("many"), language, said, workbench.rounds)
    herds = [is_herd(told) for told in many]
    words = say("dixit-figure-herd", seats=MANY)
    yield _figure(f"herd-{MANY}", words, mean(herds), "share", len(herds))


def _rounds(
    levels: Sequence[str],
    seats: int,
    rng: random.Random,
    language: str,
    clues: Mapping[Face, list[str]],
    count: int,
) -> Iterable[Told]:
    found: list[Told] = []
    while len(found) < count:
        found += _lap([BOTS[rng.choice(levels)]() for _ in range(seats)], rng, language, clues)
    return found[:count]


def is_herd(told: Told) -> bool:
    """Whether seven of ten voters or more voted for the same wrong picture."""
    ballots = [ballot for ballot in told.ballots if isinstance(ballot, Ballot)]
    right = told.owners.index(told.storyteller) + 1
    votes = Counter(place for ballot in ballots for place in ballot.places if place != right)
    return max(votes.values(), default=0) >= _HERD * len(ballots)


def titles_only(language: str) -> Deck:
    """Our pictures as if they were somebody's own, with a title each and nothing else."""
    words = tuple(FaceWords(Face(f"own {face}"), entry.title[language]) for face, entry in lexicon().items())
    return Deck("Own", (DeckGroup("all", tuple(each.face for each in words)),), words)


def _heard_of_own(clues: Clues) -> Iterator[Figure]:
    """Clues in a language heard before titles in the same; English titles for those without their own."""
    every: list[float] = []
    figures = []
    for language, said in by_language(clues).items():
        titled = language if language in next(iter(lexicon().values())).title else "en"
        right = right_at_once(titles_only(titled), [(Face(f"own {face}"), clue) for face, clue in said])
        words = say("dixit-figure-own", language=language, titles=titled)
        figures.append(_figure(f"own-{language}", words, mean(right), "share", len(right)))
        every += right if titled == language else []
    if every:
        yield _figure("own", say("dixit-figure-own-all"), mean(every), "share", len(every), OWN_BAR)
    yield from figures


def _heard_themes(clues: Clues) -> Iterator[Figure]:
    """How often a picture of the theme that is named fits best among five of other themes."""
    ears = listener(default_deck())
    for language, said in by_language(clues).items():
        right = []
        for theme, name in said:
            fits = ears.fits(name)
            meant = {n for face, n in ears.gallery.number.items() if theme in lexicon()[face].themes}
            others = [fit for n, fit in enumerate(fits) if n not in meant]
            right += [chance_to_be_first([*others, fits[n]], len(others), OTHERS) for n in meant]
        words = say("dixit-figure-themes", language=language)
        yield _figure(f"themes-{language}", words, mean(right), "share", len(said))


# Telling ----------------------------------------------------------------------------------------------


class _Timed:
    """A bot whose decisions are timed, each clue being new to it."""

    def __init__(self, bot: Bot, clock: Workbench, spent: dict[str, list[float]]) -> None:
        self._bot = bot
        self._clock = clock.clock
        self._spent = spent

    def decide(self, observation: Observation[Any, Any], rng: random.Random, budget: Budget) -> Any:
        listener(default_deck()).forget()
        before = self._clock()
        action = self._bot.decide(observation, rng, budget)
        match action:
            case Tell():
                kind = "tell"
            case Vote():
                kind = "vote"
            case _:
                kind = "give"
        self._spent[kind].append(1000 * (self._clock() - before))
        return action


def _told(
    seats: int, bar: float | None, workbench: Workbench, spent: dict[str, list[float]]
) -> Iterator[Figure]:
    """Rounds told by strong bots among mixed ones; every game is left after each has told once."""
    rng = random.Random(f"bench/{seats}")
    rounds: list[list[bool]] = []
    _play_a_lap(seats, rng, workbench, {"": []}, "en")  # everything is loaded before the clock counts
    while len(rounds) < workbench.rounds:
        language = ("en", "cs")[len(rounds) % 2]
        rounds += _play_a_lap(seats, rng, workbench, spent, language)
    scored = [any(found) and not all(found) for found in rounds]
    alike = [a == b for found in rounds for a, b in combinations(found, 2)]
    found = [each for each_round in rounds for each in each_round]
    count = len(rounds)
    for name, values, least in (("told", scored, bar), ("alike", alike, None), ("found", found, None)):
        words = say(f"dixit-figure-{name}", seats=seats)
        yield _figure(f"{name}-{seats}", words, mean(values), "share", count, least)


def _play_a_lap(
    seats: int, rng: random.Random, workbench: Workbench, spent: dict[str, list[float]], language: str
) -> list[list[bool]]:
    """Who found the story, in each round a strong bot told."""
    levels = [rng.choice(MIXED) for _ in range(seats)]
    kept = spent if "" not in spent else defaultdict(list)
    bots = [_Timed(BOTS[level](), workbench, kept) for level in levels]
    story = _lap(bots, rng, language)
    return [finders(told) for told in story if levels[told.storyteller] == "strong"]


def _lap(
    bots: Sequence[Bot], rng: random.Random, language: str, clues: Mapping[Face, list[str]] | None = None
) -> Sequence[Told]:
    """A game that is left after each has told once; with ``clues`` what viewers said of a card is told."""
    setup = make_setup(_GAME, len(bots), "base", {"first_storyteller": "random", "clues": language})
    play = Play.start(_GAME, setup, rng.randbytes(32))
    luck = [random.Random(rng.getrandbits(64)) for _ in bots]
    while play.outcome is None and len(play.state.story) < len(bots):
        seat, prompt = next((seat, prompt) for seat, prompt in play.prompts.items() if prompt.owed)
        told = _as_viewers_say(prompt, clues or {}, rng)
        seen = Observation(_GAME.view(play.state, seat), prompt)
        play.submit(seat, told or bots[seat].decide(seen, luck[seat], Budget()))
    story: Sequence[Told] = play.state.story
    return story


def _as_viewers_say(
    prompt: Prompt[Action], clues: Mapping[Face, list[str]], rng: random.Random
) -> Tell | None:
    """A story with a viewer's clue, where one is asked for and a card of the hand has one."""
    stories = [option.action for option in prompt.options if isinstance(option.action, Tell)]
    known = [story for story in stories if story.face in clues]
    if not known:
        return None
    story = rng.choice(known)
    assert story.face is not None
    return msgspec.structs.replace(story, text=rng.choice(clues[story.face]))


def finders(told: Told | Revealed) -> list[bool]:
    """For each voter, whether they found the storyteller's card."""
    place = told.owners.index(told.storyteller) + 1
    return [place in ballot.places for ballot in told.ballots if isinstance(ballot, Ballot)]
