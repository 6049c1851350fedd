"""Runs the examples of a page of docs, as a reader would."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def examples(page: str, heading: str) -> list[str]:
    """The Python examples under one heading of a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return re.findall(r"^```python\n(.*?)^```", section, re.MULTILINE | re.DOTALL)


def run(example: str, folder: Path) -> str:
    """What an example prints."""
    file = folder / "example.py"
    file.write_text(example, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, cwd=ROOT, env=environment, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()
