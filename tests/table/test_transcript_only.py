"""Every variant is played to its end by somebody who gets nothing but sentences; how long is counted.

The player hears what the page reads aloud: what happens, the question, numbered choices. They choose by a
number that they have heard, and know neither options nor views. `pytest -s` prints the figures of
docs/access.md.
"""

from __future__ import annotations

import random
import re
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from stolek.core import registry
from stolek.core.game import Variant, make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.say import Say, Who, say
from stolek.core.spoken import Topic
from stolek.core.visibility import sights
from stolek.table.explanations import say_effect
from stolek.testing.recorded_game import at_random, filled
from stolek.words import LANGUAGES, load
from tests.table import speech
from tests.table.listening import Listening, begun, brief, short_form
from tools import dev

ME = Seat(0)
PER_SECOND = 15
"""Characters that a screen reader says in a second at its usual rate, about 180 words a minute."""
SECONDS_MOST, KEYS_MOST = 12, 6
SEEDS = tuple("abcde")
"""Not those by which it was decided what is said (j to o, q to w); change them to measure again."""
_SCORES = re.compile(r'scores: \(event\) => \(?event\.is === "([a-z-]+)"( \? "full")?')
"""After which event the page reads the scores, and whether only with everything (a game's `web/index.ts`)."""
FAMILY = 4
"""So many play, or as near to it as the variant allows."""
VARIANTS = [
    pytest.param(game, variant, id=f"{game}-{variant.id}")
    for game in registry.ids()
    for variant in registry.get(game).game.info.variants
]

EVERY_LANGUAGE = [
    pytest.param(each.code, marks=() if each.code in ("en", "pl") else pytest.mark.full) for each in LANGUAGES
]
"""Every day the default one and the one with the longest words."""


class Listener:
    """Somebody who hears sentences and says a number."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, sentences: list[str]) -> int:
        numbers = [int(found[1]) for line in sentences if (found := re.match(r"(\d+): ", line))]
        return self._rng.choice(numbers)


def at_once(said: list[str]) -> list[str]:
    """What belongs together is told in one breath, with the pauses between its sentences."""
    ended = (each if each[-1] in ".:?!" else f"{each}." for each in said)
    return [" ".join(ended)] if said else []


class Told:
    """Characters that were said for one decision, what was said in short, and the keys it took."""

    def __init__(self, full: int, said: tuple[str, ...], keys: int, asked: int, twice: int) -> None:
        self.full, self.said, self.keys = full, said, keys
        self.short = sum(len(each) + 1 for each in said)
        self.asked = asked
        """What the hand and the table, asked for by two more keys, take besides."""
        self.twice = twice
        """What they take when each key is pressed twice, for everything."""


def said_scores(folder: Path) -> tuple[str | None, bool]:
    """The event that the scores are read after, and whether in short too."""
    page = folder / "web" / "index.ts"
    found = _SCORES.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return (found[1], found[2] is None) if found else (None, False)


def heard_game(game: str, variant: Variant, seed: str, lang: str = "en") -> Iterator[Told]:
    """Plays a game; for each decision of the listener what they heard since the last."""
    entry = registry.get(game)
    seats = min(variant.seats, key=lambda number: abs(number - FAMILY))
    rng = random.Random(f"{game} {variant.id} {seed}")
    play = Play.start(entry.game, make_setup(entry.game, seats, variant.id), seed.encode())
    words = load(lang, entry.folder, strict=True).at_table(["You", *(f"Bot {n}" for n in range(2, 13))], ME)
    listener, others, ear = Listener(rng), at_random(rng), Listening()
    heard, full = 0, 0
    short: list[str] = []
    scored_by, scores_in_short = said_scores(Path(str(entry.folder)))

    def answer(topic: Topic) -> tuple[Say, ...]:
        return entry.spoken(entry.game.view(play.state, ME).shown).get(topic, ())

    def whole(lines: Sequence[Say]) -> int:
        return sum(len(words.say(each)) + 1 for each in lines)

    def in_short(lines: Sequence[Say]) -> list[str]:
        return [brief(words, each) for each in lines]

    first = True
    while play.prompts:
        for move in play.moves[heard:]:
            for sight in sights(move.events, ME) if play.is_told(move, ME) else ():
                told: list[str] = []
                for said in entry.game.tell(sight):
                    full += whole((said,))
                    about = "you" if said.args.get("who") == Who(ME) else "others"
                    if not {said.key, f"{said.key}:{about}"} & {*entry.quiet}:
                        told += in_short((said,))
                        if about == "you":
                            ear.happened(said)
                short += at_once(told)
                if sight.event.__struct_config__.tag == scored_by:
                    changed = ear.changed("score", answer("score"))
                    full += whole(answer("score")) if changed else 0
                    short += at_once(in_short(changed)) if scores_in_short else []
        heard = len(play.moves)
        asked = play.prompts.get(ME)
        if asked is None or not asked.owed or (asked.kind == "window" and len(asked.options) < 2):
            play.submit(*others({s: p for s, p in play.prompts.items() if s != ME or p.owed}))
            continue
        choices = []
        for option in asked.options:
            leads = [say_effect(entry.game, effect) for effect in option.effects]
            choices.append(f"{option.n + 1}: " + "; ".join(words.say(each) for each in (option.say, *leads)))
        number = listener.choose([words.text(asked.key), *choices])
        for option in asked.options:
            if option.n + 1 == number:
                full += whole((say(asked.key),)) + len(choices[option.n])
                short.append(begun(brief(words, say(asked.key))))
                if first:
                    full += whole((*answer("now"), *answer("hand"), *answer("table")))
                    lies = [
                        each for each in ear.brief("table", answer("table")) if each.key != "ask-nothing-new"
                    ]
                    short += at_once(in_short((*ear.begins(answer("hand")), *lies)))
                    ear.whole("score", answer("score"))
                first = False
                listed = words.text("help-choose-list")  # as it is opened
                full += len(f"{words.text('help-choose', count=len(asked.options))}, {listed}")
                short.append(f"{len(asked.options)} {listed}")
                named = re.sub(r"^[^:(]*: ", "", short_form(words, option.say))
                short.append(f"{named}, {words.text('help-do')}")
                hand, table = answer("hand"), answer("table")
                briefly = in_short((*ear.brief("hand", hand), *ear.brief("table", table)))
                answers = sum(len(each) + 1 for each in briefly)
                twice = answers + whole((*hand, *table))
                yield Told(full, tuple(short), 2 + len(str(number)), answers, twice)
                full, short = 0, []
                play.submit(ME, filled(option, rng))
    assert play.outcome is not None


@pytest.mark.parametrize("lang", EVERY_LANGUAGE)
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_somebody_who_only_listens_finishes_every_variant(game: str, variant: Variant, lang: str) -> None:
    """At most 12 seconds and 6 keys a decision (median) as the page is set: h and t, m, the number, Enter."""
    all_told = [told for seed in SEEDS for told in heard_game(game, variant, seed, lang)]
    shorts = sorted(told.short / PER_SECOND for told in all_told)
    full, short = statistics.median(t.full for t in all_told) / PER_SECOND, statistics.median(shorts)
    keys = statistics.median(told.keys for told in all_told)
    late = shorts[int(0.9 * len(shorts))]
    asked = statistics.median(told.short + told.asked for told in all_told) / PER_SECOND
    twice = statistics.median(told.short + told.twice for told in all_told) / PER_SECOND
    figures = f"{short:.1f} | {late:.1f} | {asked:.1f} | {twice:.1f} | {full:.1f} | {keys:.0f}"
    print(f"| {game} {variant.id} {lang} | {len(all_told)} | {figures} |")
    assert asked <= SECONDS_MOST
    assert keys + len(("h", "t")) <= KEYS_MOST


@pytest.mark.full
@pytest.mark.parametrize("lang", [each.code for each in LANGUAGES])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_slow_voice_says_it_in_time(game: str, variant: Variant, lang: str) -> None:
    """What is said by itself for a decision takes eSpeak at most 12 seconds (median)."""
    all_told = [told for seed in SEEDS for told in heard_game(game, variant, seed, lang)]
    took = sorted(sum(speech.seconds(lang, each) for each in told.said) for told in all_told)
    late = took[int(0.9 * len(took))]
    print(f"| {game} {variant.id} {lang} | {statistics.median(took):.1f} | {late:.1f} |")
    assert statistics.median(took) <= SECONDS_MOST


def test_the_page_is_set_to_say_it_in_short() -> None:
    kept = (dev.ROOT / "web" / "src" / "lib" / "settings.svelte.ts").read_text(encoding="utf-8")
    assert re.search(r'^  voice: "short",$', kept, re.MULTILINE)
