"""``python -m tools.site OUT``: the site into this folder, if its sources changed. ``make site`` calls it."""

import sys
from pathlib import Path

from tools import dev
from tools.site.build import HERE, build, engine_sources

try:
    out = Path(sys.argv[1]).resolve()
    mark = dev.stamp(dev.CACHE, "site")
    with dev.one_at_a_time("site"):
        ours = [path for path in HERE.iterdir() if path.is_file()]
        sources = [*dev.page_sources(), *engine_sources(), *ours, dev.ROOT / "stolek/server/http/visits.py"]
        if not (out / "index.html").is_file() or not dev.is_fresh(mark, sources):
            build(out)
            mark.write_text(dev.digest(sources))
except dev.Trouble as trouble:
    raise SystemExit(str(trouble)) from None
