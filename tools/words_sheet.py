"""A sheet for whoever reviews a language: every message as it is said, beside another language.

python -m tools.words_sheet de              out/words-de.html, beside English
python -m tools.words_sheet sk --beside cs
python -m tools.words_sheet de --missing    what the language still lacks or has wrong, a line each

Every message is said for 0, 1, 2, 3, 5, 12 and 22, to the player it is about and to another, and lists are
said with the listener in them and without. What a message is given is taken from games played at random;
for messages of the page, which no game says, it is guessed from the names of their arguments.
"""

from __future__ import annotations

import argparse
import html
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from stolek.core import registry
from stolek.core.ids import Seat
from stolek.core.play import Play
from stolek.core.say import Arg, OwnFace, Say, Several, Who
from stolek.core.visibility import redact
from stolek.table.explanations import say_effect
from stolek.testing.recorded_game import at_random, viewers
from stolek.testing.setups import cases
from stolek.words import DEFAULT, KNOWN, Words, WordsError, load_draft
from stolek.words.catalogue import Entry, entries, faults
from stolek.words.render import sources

NUMBERS = (0, 1, 2, 3, 5, 12, 22)
NAMES = ("Jana", "Petr", "Ema", "Jan")
_YOU, _OTHER = Seat(0), Seat(1)
_PEOPLE = frozenset({"who", "owner", "loser"})
_LISTS = frozenset({"winners", "players", "barred", "order", "voters", "whose"})
_COUNTS = frozenset({"count", "number", "total", "stars", "points", "cards", "round", "rounds", "n", "least"})
_COUNTS |= {
    "place",
    "chosen",
    "target",
    "rank",
    "most",
    "limit",
    "discards",
    "tokens",
    "adds",
    "area",
    "seats",
}
_TABLES = 4
"""Tables of each game that are played to hear what it says."""
_STYLE = "td{vertical-align:top;padding:2px 8px;border-top:1px solid #ccc}.k{color:#777;font:12px monospace}"


def keyed(code: str) -> dict[str, Entry]:
    folders = [registry.get(game).folder for game in registry.ids()]
    return {entry.key: entry for _, text in sources(code, folders) for entry in entries(text)}


def heard(game: str) -> Iterator[Say]:
    """What a game says while it is played at random."""
    entry = registry.get(game)
    tables = cases(entry.game)
    for number, case in enumerate(tables[:: max(1, len(tables) // _TABLES)]):
        play = Play.start(entry.game, case.setup, f"sheet {number}".encode())
        choose = at_random(random.Random(number))
        while True:
            for viewer in viewers(play.setup):
                for event in play.moves[-1].events:
                    yield from entry.game.tell(redact(event, viewer))
            for answers in entry.spoken(entry.game.view(play.state, _YOU).shown).values():
                yield from answers
            for prompt in play.prompts.values():
                for option in prompt.options:
                    yield option.say
                    yield from (say_effect(entry.game, effect) for effect in option.effects)
            if not play.prompts:
                break
            play.submit(*choose(play.prompts))


class Samples:
    """An argument for every name: as heard in a game, by message or at least by the argument's name."""

    def __init__(self) -> None:
        self._by_key: dict[str, dict[str, Arg]] = {}
        self._by_name: dict[tuple[str, str], Arg] = {}
        for game in registry.ids():
            for said in heard(game):
                self._keep(game, said)

    def _keep(self, game: str, said: Say) -> None:
        self._by_key.setdefault(said.key, {}).update(said.args)
        for name, arg in said.args.items():
            self._by_name.setdefault((game, name), arg)
            for item in arg.items if isinstance(arg, Several) else (arg,):
                if isinstance(item, Say):
                    self._keep(game, item)

    def args(self, entry: Entry, uses: frozenset[str]) -> dict[str, Arg]:
        game = entry.key.partition("-")[0]
        own = self._by_key.get(entry.key, {})
        return {name: own.get(name, self._guess(game, entry, name)) for name in sorted(uses)}

    def _guess(self, game: str, entry: Entry, name: str) -> Arg:
        if "has" in entry.asks:
            return OwnFace("c1")
        if name in _LISTS or (name in _PEOPLE and "count" in entry.asks):
            return Several((Who(_OTHER), Who(_YOU)))
        heard = self._by_name.get((game, name))
        listed = isinstance(heard, Several) and (entry.plurals or not heard.items)
        if heard is not None and not listed:
            return heard
        if name in _PEOPLE:
            return Who(_OTHER)
        return 1 if entry.plurals or name in _COUNTS else f"[{name}]"


def variations(args: Mapping[str, Arg]) -> Iterator[dict[str, Arg]]:
    """The arguments with every number and every way in which people can be meant."""
    people = any(isinstance(arg, Who) or _is_list_of_people(arg) for arg in args.values())
    for number in NUMBERS if any(isinstance(arg, int) for arg in args.values()) else (1,):
        for you in (True, False) if people else (False,):
            yield {name: _varied(arg, number, you) for name, arg in args.items()}


def _is_list_of_people(arg: Arg) -> bool:
    return isinstance(arg, Several) and any(isinstance(item, Who) for item in arg.items)


def _varied(arg: Arg, number: int, you: bool) -> Arg:
    match arg:
        case int():
            return number
        case Who():
            return Who(_YOU if you else _OTHER)
        case Several() if _is_list_of_people(arg):
            return Several((Who(_OTHER), Who(_YOU) if you else Who(Seat(2))))
        case _:
            return arg


def line(words: Words, key: str, args: Mapping[str, Arg], attribute: str | None = None) -> str:
    """A message or an attribute of it, said to Jana."""
    try:
        return words.text(key, **args) if attribute is None else words.form(key, attribute, **args)
    except WordsError as error:
        return f"!! {error}"


def table(code: str, beside: str) -> Iterator[tuple[str, str, str]]:
    """Key, the other language's sentence and this one's; a sentence that is already there is left out."""
    ours, theirs = keyed(code), keyed(beside)
    folders = [registry.get(game).folder for game in registry.ids()]
    mine, other = (load_draft(each, *folders).at_table(NAMES, _YOU) for each in (code, beside))
    samples = Samples()
    for key, entry in theirs.items():
        if key not in ours:
            yield key, line(other, key, samples.args(entry, entry.uses)), "!! missing"
            continue
        seen: set[str] = set()
        for args in variations(samples.args(entry, entry.uses | ours[key].uses)):
            said = line(mine, key, args)
            if said not in seen:
                seen.add(said)
                yield key, line(other, key, args), said
        for attribute in sorted(entry.attributes & ours[key].attributes):
            args = samples.args(entry, entry.uses | ours[key].uses)
            yield f"{key}.{attribute}", line(other, key, args, attribute), line(mine, key, args, attribute)


def page(code: str, beside: str) -> str:
    rows, last = [], ""
    for key, theirs, ours in table(code, beside):
        cells = (key if key != last else "", theirs, ours)
        last = key
        rows.append(
            "".join(f"<td{' class=k' if n == 0 else ''}>{html.escape(c)}" for n, c in enumerate(cells))
        )
    head = f'<!doctype html><html lang="{code}"><meta charset="utf-8"><title>{code}</title>'
    return f"{head}<style>{_STYLE}</style>" + "<table><tr>" + "\n<tr>".join(rows) + "</table>\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    codes = [known.code for known in KNOWN]
    parser.add_argument("code", choices=codes)
    parser.add_argument("--beside", choices=codes, default=DEFAULT)
    parser.add_argument("--missing", action="store_true", help="only what is missing or wrong")
    parser.add_argument("--out", type=Path, help="where to write; otherwise out/words-CODE.html")
    chosen: Any = parser.parse_args()
    if chosen.missing:
        found = faults(chosen.code, keyed(chosen.code), keyed(DEFAULT))
        print("\n".join([*found, f"{len(found)} to do of {len(keyed(DEFAULT))}"]))
        return
    out: Path = chosen.out or Path("out") / f"words-{chosen.code}.html"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(chosen.code, chosen.beside), encoding="utf-8")
    print(out)


if __name__ == "__main__":
    main()
