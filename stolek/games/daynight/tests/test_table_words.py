"""Every key the table names is in every catalogue, and every key of the table there is named by it.

Keys chosen on the spot are seen by test_table.py: a missing one would be shown as it is.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolek.words import LANGUAGES
from stolek.words.catalogue import entries

FOLDER = Path(__file__).parent.parent
PREFIX = "daynight-ui-"


def sources() -> str:
    files = [path for path in (FOLDER / "web").iterdir() if path.suffix in (".svelte", ".ts")]
    assert files
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("code", [known.code for known in LANGUAGES])
def test_table_and_catalogue_agree(code: str) -> None:
    catalogue = (FOLDER / "words" / f"{code}.ftl").read_text(encoding="utf-8")
    known = {entry.key.removeprefix(PREFIX) for entry in entries(catalogue) if entry.key.startswith(PREFIX)}
    text = sources()
    strings = set(re.findall(r'"([a-z][a-z0-9-]*)"', text)) | {
        key.removeprefix(PREFIX) for key in re.findall(rf'"({PREFIX}[a-z0-9-]+)"', text)
    }
    begun = tuple(re.findall(r"ui\(`([a-z-]+-)\$\{", text))
    ended = tuple(re.findall(r"`\$\{key\}(-[a-z]+)`", text))
    unnamed = {key for key in known - strings if not key.startswith(begun) and not key.endswith(ended)}
    assert sorted(unnamed) == []
    called = set(re.findall(r'\bui\(\s*"([a-z0-9-]+)"', text))
    assert len(called) > 50
    assert sorted(called - known) == []
