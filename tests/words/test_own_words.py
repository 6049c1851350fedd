"""Our texts are our own: no eight words running of a rulebook, in any language."""

from pathlib import Path

import pytest

from stolek.core import registry
from stolek.words import KNOWN
from stolek.words.catalogue import Entry, entries
from stolek.words.render import sources
from tools.rulebook_fingerprints import FILE, fingerprint, kept, runs, write


def taken(entry: Entry, rulebooks: frozenset[bytes]) -> list[str]:
    return [run for text in entry.runs for run in runs(text) if fingerprint(run) in rulebooks]


@pytest.mark.parametrize("code", [known.code for known in KNOWN])
def test_no_eight_words_running_are_a_rulebooks(code: str) -> None:
    rulebooks = kept()
    folders = [registry.get(game).folder for game in registry.ids()]
    texts = [text for _, text in sources(code, folders)]
    found = {entry.key: taken(entry, rulebooks) for text in texts for entry in entries(text)}
    assert {key: shared for key, shared in found.items() if shared} == {}


def test_eight_words_of_a_rulebook_are_noticed_and_seven_are_not(tmp_path: Path) -> None:
    (tmp_path / "book.txt").write_text(
        "Každý hráč si vezme dvě karty a položí je před sebe.", encoding="utf-8"
    )
    assert write(tmp_path, tmp_path / "runs.txt") == 4
    rulebooks = kept(tmp_path / "runs.txt")
    (eight,) = entries("a = Potom KAŽDÝ hráč si vezme: dve karty a polozi je.\n")
    assert taken(eight, rulebooks) == [
        "kazdy hrac si vezme dve karty a polozi",
        "hrac si vezme dve karty a polozi je",
    ]
    (seven,) = entries("a = Hned si vezme dvě karty a položí je stranou.\n")
    assert taken(seven, rulebooks) == []


def test_the_rulebooks_themselves_are_not_kept() -> None:
    assert " " not in FILE.read_text(encoding="ascii")
    assert len(kept()) > 1000
