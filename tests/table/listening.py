"""What the page reads aloud in short, in Python: `web/src/lib/already-heard.ts` says the same, and
`tests/browser/test_listening.py` holds one to the other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from stolek.core.say import Say, Several, say
from stolek.words import Words


def shortened(text: str) -> str:
    """A sentence without what is in brackets or after a semicolon."""
    return re.sub(r";.*$", ".", re.sub(r" \([^)]*\)", "", text))


def begun(text: str) -> str:
    """A question up to its first pause."""
    found = re.match(r"[^.:?!]*[.:?!]", text)
    return found[0] if found else text


def short_form(words: Words, said: Say) -> str:
    form = words.form(said.key, "short", **said.args)
    return words.say(said) if form == words.form(said.key, "", **said.args) else form


def brief(words: Words, said: Say) -> str:
    """A sentence in its own short form, without what is by the way."""
    return shortened(short_form(words, said))


def _is_list(line: Say) -> bool:
    return line.key.startswith("spoken-asked")


def _labelled(line: Say) -> Say:
    """A list with its label also in short."""
    return Say(line.key.replace("spoken-asked", "spoken-list"), line.args)


class Listening:
    """What somebody has heard already: an answer in short begins with what is new to them."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[str, Say]] = {}
        self._own: Counter[Any] = Counter()

    def happened(self, said: Say) -> None:
        """They were told of something they did or got themselves: its cards are known to them."""
        for arg in said.args.values():
            if isinstance(arg, Several):
                self._own.update(arg.items)

    def whole(self, topic: str, lines: Sequence[Say]) -> Sequence[Say]:
        self._keep(topic, lines)
        return lines

    def begins(self, lines: Sequence[Say]) -> list[Say]:
        """As a game begins: all of the hand, unless they were told of every card as they got it."""
        self._heard["hand"] = {
            place: Say(line.key, {**line.args, "items": Several(())}) if _is_list(line) else line
            for place, line in self._keep("hand", lines).items()
        }
        return [_labelled(line) for line in self.brief("hand", lines) if line.key != "ask-as-before"]

    def brief(self, topic: str, lines: Sequence[Say]) -> list[Say]:
        """What is new since the topic was last spoken of; all that matters when it never was."""
        before = self._heard.get(topic)
        now = self._keep(topic, lines)
        if topic == "hand" and before is not None:
            held = [part for place, line in now.items() for part in self._held(line, before.get(place))]
            self._own.clear()
            return held
        whole = before is None or not before.keys() <= now.keys()
        said = [line for place, line in now.items() if whole or line != (before or {}).get(place)]
        return said or [say("ask-nothing-new")]

    def changed(self, topic: str, lines: Sequence[Say]) -> list[Say]:
        """The lines that are others than before."""
        before = self._heard.get(topic, {})
        return [line for place, line in self._keep(topic, lines).items() if line != before.get(place)]

    def _held(self, line: Say, before: Say | None) -> Iterator[Say]:
        """Of cards the new ones, and how many are as before."""
        if before is None or not _is_list(line):
            if line != before:
                yield line
            return
        items, earlier = line.args["items"], before.args["items"]
        assert isinstance(items, Several)
        assert isinstance(earlier, Several)
        known = Counter(earlier.items) + self._own
        fresh = []
        for item in items.items:
            if known[item] == 0:
                fresh.append(item)
            else:
                known[item] -= 1
        kept = len(items.items) - len(fresh)
        if kept == 0:
            yield line
            return
        if fresh:
            yield _labelled(
                Say(line.key, {**line.args, "label": say("ask-new"), "items": Several(tuple(fresh))})
            )
        yield say("ask-as-before", count=kept)

    def _keep(self, topic: str, lines: Sequence[Say]) -> dict[str, Say]:
        """Lines by what they are about; what is by the way is left out."""
        kept: dict[str, Say] = {}
        for line in lines:
            if line.key != "spoken-aside":
                about = f"{line.key} {line.args.get('label')}"
                nth = sum(place.startswith(f"{about} #") for place in kept)
                kept[f"{about} #{nth}"] = line
        self._heard[topic] = kept
        return kept
