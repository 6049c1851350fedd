"""``python -m tools.site OUT``: the site into this folder. Called by ``make site``."""

import sys
from pathlib import Path

from tools import dev
from tools.site.build import build

try:
    build(Path(sys.argv[1]).resolve())
except dev.Trouble as trouble:
    raise SystemExit(str(trouble)) from None
