"""Fingerprints of every eight words running in the publishers' rulebooks.

python -m tools.rulebook_fingerprints FOLDER   the folder holds the rulebooks as .txt files

Their text is not ours and is not kept: what is written, to ``tests/words/rulebook_runs.txt``, is one short
hash a run, from which no sentence can be read. A test compares our catalogues with them, in every language.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from stolek.words import plain

LENGTH = 8
_BYTES = 5
_WIDTH = 100
FILE = Path(__file__).parents[1] / "tests" / "words" / "rulebook_runs.txt"


def runs(text: str) -> Iterator[str]:
    """Every eight words running, without case, accents and punctuation."""
    words = re.findall(r"\w+", plain(text))
    for start in range(len(words) - LENGTH + 1):
        yield " ".join(words[start : start + LENGTH])


def fingerprint(run: str) -> bytes:
    return hashlib.sha256(run.encode()).digest()[:_BYTES]


def kept(file: Path = FILE) -> frozenset[bytes]:
    """The fingerprints in a file."""
    raw = base64.b64decode(file.read_text(encoding="ascii"))
    return frozenset(raw[at : at + _BYTES] for at in range(0, len(raw), _BYTES))


def write(folder: Path, file: Path = FILE) -> int:
    """Writes the fingerprints of all text files in a folder; returns how many there are."""
    texts = [each.read_text(encoding="utf-8") for each in sorted(folder.glob("*.txt"))]
    found = sorted({fingerprint(run) for text in texts for run in runs(text)})
    if not found:
        raise SystemExit(f"{folder}: no text files (*.txt) with {LENGTH} words or more")
    text = base64.b64encode(b"".join(found)).decode()
    lines = [text[at : at + _WIDTH] for at in range(0, len(text), _WIDTH)]
    file.write_text("\n".join(lines) + "\n", encoding="ascii")
    return len(found)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the rulebooks lie as .txt files")
    print(f"{write(parser.parse_args().folder)} runs of {LENGTH} words")


if __name__ == "__main__":
    main()
