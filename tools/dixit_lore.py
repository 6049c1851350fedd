"""Makes the data Dixit's bots listen by, into stolek/games/dixit/lore/.

python -m tools.dixit_lore cldr PACKAGE   cldr.txt out of the unpacked npm package cldr-annotations-full
python -m tools.dixit_lore vectors        vectors.bin: our words as the sentence encoder hears them
python -m tools.dixit_lore weigh          weights.toml: what each kind of likeness is worth

``vectors`` and ``weigh`` need the extra ``words``. Nothing here reads the viewers' clues: the weights are
found on the deck's own clues, each heard as if it were not in the deck.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.games.dixit import listening, meaning
from stolek.games.dixit.across_languages import bridge
from stolek.games.dixit.deck import default_deck
from stolek.games.dixit.lexicon import lexicon
from stolek.games.dixit.pictures_in_words import SOURCES, Gallery, gallery_of
from stolek.games.dixit.stems import LANGUAGES, tongues

LORE = Path(__file__).resolve().parent.parent / "stolek" / "games" / "dixit" / "lore"
RANGES = (range(0x2300, 0x2400), range(0x2600, 0x27C0), range(0x2B50, 0x2B51), range(0x1F300, 0x1FB00))
SKIN = range(0x1F3FB, 0x1F400)
PEOPLE = "👨👩🧑👯🤼👮♀♂"
CLDR_HEAD = """\
# Names and keywords of things in six languages: en, cs, de, hu, pl, sk, divided by tabs; a name comes first.
# Made by `python -m tools.dixit_lore cldr` from the Unicode CLDR annotations {version}, Copyright Unicode,
# Inc., under the Unicode License V3 (Unicode-3.0), whose text is in cldr-licence.txt.
"""


def is_picture(sign: str) -> bool:
    """A thing or an animal: no flags, arrows, digits and skins, and people only once."""
    first, *rest = sign.replace("\ufe0f", "").split("\u200d")
    if len(first) != 1 or ord(first) in SKIN or (rest and any(part in PEOPLE for part in (first, *rest))):
        return False
    return any(ord(first) in known for known in RANGES)


def make_cldr(package: Path) -> None:
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    said = {}
    for language in LANGUAGES:
        file = package / "annotations" / language / "annotations.json"
        said[language] = json.loads(file.read_text(encoding="utf-8"))["annotations"]["annotations"]
    lines = []
    for sign in said["en"]:
        if is_picture(sign) and all("tts" in said[language].get(sign, {}) for language in LANGUAGES):
            columns = []
            for language in LANGUAGES:
                name = said[language][sign]["tts"][0]
                words = [word for word in said[language][sign].get("default", ()) if word != name]
                columns.append("; ".join([name, *words]))
            lines.append("\t".join(columns))
    text = CLDR_HEAD.format(version=version) + "\n".join(lines) + "\n"
    (LORE / "cldr.txt").write_text(text, encoding="utf-8")
    licence = (package / "LICENSE").read_text(encoding="utf-8")
    (LORE / "cldr-licence.txt").write_text(licence, encoding="utf-8")
    print(f"{len(lines)} things, {len(text.encode()) / 1e6:.2f} MB")


# Vectors ----------------------------------------------------------------------------------------------


def stored_texts() -> list[str]:
    """Every English text our pictures are known by."""
    texts = listening.theme_texts()
    for picture in gallery_of(default_deck()).pictures:
        texts += [picture.alt, picture.title, ", ".join(picture.minds), *picture.minds]
    return list(dict.fromkeys(texts))


def make_vectors() -> None:
    """The encoder's vectors turned so that little is lost when only the first numbers are kept, as bytes."""
    blank = np.ones(2, "<f4").tobytes() + bytes(meaning.WIDTH * meaning.KEPT)
    texts = stored_texts()
    full = meaning.Encoder(blank).raw(texts)
    _, _, turned = np.linalg.svd(full, full_matrices=False)
    projection = turned[: meaning.KEPT].T
    steep = 127 / np.abs(projection).max()
    small = np.round(projection * steep).astype(np.int8)
    rows = full @ (small.astype(np.float32) / steep)
    scale = 127 / np.abs(rows).max()
    data = np.array([steep, scale], "<f4").tobytes() + small.tobytes()
    for text, row in zip(texts, rows, strict=True):
        data += meaning.key_of(text) + np.round(row * scale).astype(np.int8).tobytes()
    (LORE / "vectors.bin").write_bytes(data)
    print(f"{len(texts)} texts, {len(data) / 1e6:.2f} MB")


# Weights ----------------------------------------------------------------------------------------------

Clues = list[tuple[int, str, str]]
"""Picture, language, clue."""
ON_TABLE = 6
STEPS = 600
WEIGHTS_HEAD = """\
# What each kind of likeness is worth, found by `python -m tools.dixit_lore weigh` on the deck's own clues:
# a softmax over the fits of six cards then says how likely each of them is the storyteller's.
# ours/own: our pictures or the players' own; words/bare: with the extra or without;
# en/other: the clue's language.
"""


def deck_clues() -> Clues:
    return [
        (number, lang, clue)
        for number, entry in enumerate(lexicon().values())
        for lang, by in entry.clues.items()
        for clues in by.values()
        for clue in clues
    ]


def titles_only(language: str) -> Gallery:
    """Our deck as if it were somebody's own, with titles in this language and nothing else."""
    faces = tuple(lexicon())
    words = tuple(FaceWords(Face(f"own {face}"), lexicon()[face].title[language]) for face in faces)
    return gallery_of(Deck("Own", (DeckGroup("all", tuple(each.face for each in words)),), words))


def likenesses(gallery: Gallery, clues: Clues, with_words: bool) -> Any:
    """Clue by picture by kind."""
    ears = listening.Listener(gallery)
    kinds = listening.KINDS if with_words else SOURCES
    found = []
    for _, language, clue in clues:
        spoken = tongues(clue, bridge().vocabulary, language)
        by_kind = ears.likeness(clue, spoken, with_words)
        found.append(np.array([by_kind[kind] for kind in kinds]).T)
    return np.array(found)


def weigh(likeness: Any, right: Any, seed: int = 1) -> Any:
    """Maximum likelihood of a softmax over six cards, five of them drawn anew every few steps."""
    rng = np.random.default_rng(seed)
    count, pictures, kinds = likeness.shape
    spread = likeness.reshape(-1, kinds).std(0) + 1e-9
    x = likeness / spread
    weight = np.full(kinds, 0.1)
    mean, square = np.zeros(kinds), np.zeros(kinds)
    for step in range(STEPS):
        if step % 20 == 0:
            others = np.array([rng.permutation(pictures - 1)[: ON_TABLE - 1] for _ in range(count)])
            others += others >= right[:, None]
            table = np.concatenate([right[:, None], others], axis=1)
            laid = x[np.arange(count)[:, None], table]
        fit = laid @ weight
        chance = np.exp(fit - fit.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        slope = (laid[:, 0] - (chance[:, :, None] * laid).sum(1)).mean(0) - 1e-3 * weight
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weight = np.maximum(0.0, weight + 0.02 * mean / (np.sqrt(square) + 1e-6))
    return weight / spread


def accuracy(fits: Any, right: int) -> float:
    """How often the right picture is first among six, over all tables it can lie on."""
    return listening.chance_to_be_first(list(fits), right, ON_TABLE - 1)


def make_weights() -> None:
    """Prints how well each set does on pictures it was not found on, then writes those found on all."""
    clues = deck_clues()
    lines = [WEIGHTS_HEAD]
    for own in (False, True):
        for with_words in (False, True):
            kinds = listening.KINDS if with_words else SOURCES
            for english in (True, False):
                heard = [clue for clue in clues if (clue[1] == "en") is english]
                gallery = titles_only(heard[0][1]) if own else gallery_of(default_deck())
                likeness = likenesses(gallery, heard, with_words)
                right = np.array([number for number, _, _ in heard])
                scores = []
                for half in (0, 1):
                    found = weigh(likeness[right % 2 == half], right[right % 2 == half])
                    left_out = np.flatnonzero(right % 2 != half)
                    scores += [accuracy(likeness[n] @ found, int(right[n])) for n in left_out]
                name = listening.weighing(own, with_words, heard[0][1])
                print(f"{name}: {np.mean(scores):.3f} of the deck's clues, on pictures left out")
                weight = weigh(likeness, right)
                lines.append(f"\n[{name}]\n")
                lines += [f"{kind} = {value:.3f}\n" for kind, value in zip(kinds, weight, strict=True)]
    (LORE / "weights.toml").write_text("".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("cldr").add_argument("package", type=Path)
    commands.add_parser("vectors")
    commands.add_parser("weigh")
    arguments = parser.parse_args()
    match arguments.command:
        case "cldr":
            make_cldr(arguments.package)
        case "vectors":
            make_vectors()
        case "weigh":
            make_weights()


if __name__ == "__main__":
    main()
