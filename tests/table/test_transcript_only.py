"""Every variant is played to its end by somebody who gets nothing but sentences; how long is counted.

The player hears what the page reads aloud: what happens, the question, numbered choices. They choose by a
number that they have heard, and know neither options nor views. `pytest -s` prints the figures of
docs/access.md.
"""

from __future__ import annotations

import random
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolek.core import registry
from stolek.core.game import Variant, make_setup
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.say import Who
from stolek.core.visibility import sights
from stolek.table.answers import say_effect
from stolek.testing.recorded_game import at_random, filled
from stolek.words import load
from tools import dev

ME = Seat(0)
PER_SECOND = 15
"""Characters that a screen reader says in a second at its usual rate, about 180 words a minute."""
SECONDS_MOST, KEYS_MOST = 12, 6
SEEDS = ("g", "h", "i")
"""Not those by which it was decided what is said; change them to measure again."""
_SCORES = re.compile(r'scores: \(event\) => event\.is === "([a-z-]+)"( && "full")?')
"""After which event the page reads the scores, and whether only with everything (a game's `web/index.ts`)."""
FAMILY = 4
"""So many play, or as near to it as the variant allows."""
VARIANTS = [
    pytest.param(game, variant, id=f"{game}-{variant.id}")
    for game in registry.ids()
    for variant in registry.get(game).game.info.variants
]


def shortened(text: str) -> str:
    """As the page says it in short (`web/src/lib/table-voice.svelte.ts`)."""
    return re.sub(r";.*$", ".", re.sub(r" \([^)]*\)", "", text))


def begun(text: str) -> str:
    found = re.match(r"[^.:?!]*[.:?!]", text)
    return found[0] if found else text


class Listener:
    """Somebody who hears sentences and says a number."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, sentences: list[str]) -> int:
        numbers = [int(found[1]) for line in sentences if (found := re.match(r"(\d+): ", line))]
        return self._rng.choice(numbers)


class Told:
    """What was said for one decision, and the keys it took."""

    def __init__(self, full: int, short: int, keys: int, asked: int) -> None:
        self.full, self.short, self.keys = full, short, keys
        self.asked = asked
        """What the hand and the table, asked for by two more keys, take besides."""


def said_scores(folder: Path) -> tuple[str | None, bool]:
    """The event that the scores are read after, and whether in short too."""
    page = folder / "web" / "index.ts"
    found = _SCORES.search(page.read_text(encoding="utf-8")) if page.is_file() else None
    return (found[1], found[2] is None) if found else (None, False)


def heard_game(game: str, variant: Variant, seed: str) -> Iterator[Told]:
    """Plays a game; for each decision of the listener what they heard since the last."""
    entry = registry.get(game)
    seats = min(variant.seats, key=lambda number: abs(number - FAMILY))
    rng = random.Random(f"{game} {variant.id} {seed}")
    play = Play.start(entry.game, make_setup(entry.game, seats, variant.id), seed.encode())
    words = load("en", entry.folder, strict=True).at_table(["You", *(f"Bot {n}" for n in range(2, 13))], ME)
    listener, others = Listener(rng), at_random(rng)
    heard, full, short, last_scores = 0, 0, 0, ""
    scored_by, scores_in_short = said_scores(Path(str(entry.folder)))

    def lines(topic: str) -> list[str]:
        answers = entry.spoken(entry.game.view(play.state, ME).shown)
        return [words.say(each) for each in answers.get(topic, ())]  # type: ignore[call-overload]

    def spoken(topic: str) -> str:
        return " ".join(lines(topic))

    first = True
    while play.prompts:
        for move in play.moves[heard:]:
            for sight in sights(move.events, ME) if play.is_told(move, ME) else ():
                for said in entry.game.tell(sight):
                    full += len(words.say(said)) + 1
                    about = "you" if said.args.get("who") == Who(ME) else "others"
                    quiet = {said.key, f"{said.key}:{about}"} & {*entry.quiet}
                    short += 0 if quiet else len(shortened(words.say(said))) + 1
                if sight.event.__struct_config__.tag == scored_by and spoken("score") != last_scores:
                    last_scores = spoken("score")
                    full += len(last_scores) + 1
                    short += len(last_scores) + 1 if scores_in_short else 0
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
                ask, name = words.text(asked.key), words.say(option.say)
                full += len(ask) + 1 + len(choices[option.n])
                short += (
                    len(begun(ask)) + 3 + len(re.sub(r"^[^:]*: ", "", name))
                )  # what one does was asked for
                if first:
                    full += sum(len(spoken(topic)) for topic in ("now", "hand", "table"))
                    short += len(spoken("hand"))
                first = False
                counted = len(words.text("help-choose", count=len(asked.options)))  # as the list is opened
                full, short = full + counted, short + counted
                answers = sum(len(shortened(line)) + 1 for line in (*lines("hand"), *lines("table")))
                yield Told(full, short, 2 + len(str(number)), answers)
                full = short = 0
                play.submit(ME, filled(option, rng))
    assert play.outcome is not None


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_somebody_who_only_listens_finishes_every_variant(game: str, variant: Variant) -> None:
    """At most 12 seconds and 6 keys a decision (median) as the page is set: m, the number, Enter."""
    all_told = [told for seed in SEEDS for told in heard_game(game, variant, seed)]
    shorts = sorted(told.short / PER_SECOND for told in all_told)
    full, short = statistics.median(t.full for t in all_told) / PER_SECOND, statistics.median(shorts)
    keys = statistics.median(told.keys for told in all_told)
    late = shorts[int(0.9 * len(shorts))]
    asked = statistics.median(told.short + told.asked for told in all_told) / PER_SECOND
    figures = f"{short:.1f} | {late:.1f} | {full:.1f} | {keys:.0f} | {asked:.1f}"
    print(f"| {game} {variant.id} | {len(all_told)} | {figures} |")
    assert short <= SECONDS_MOST
    assert keys <= KEYS_MOST


def test_the_page_is_set_to_say_it_in_short() -> None:
    kept = (dev.ROOT / "web" / "src" / "lib" / "settings.svelte.ts").read_text(encoding="utf-8")
    assert re.search(r'^  voice: "short",$', kept, re.MULTILINE)
