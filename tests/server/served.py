"""A server in a process of its own, to be killed: ``python -m tests.server.served FOLDER PORT``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from stolek.server.logs import log_to_stderr
from stolek.server.run import bind, make_server
from stolek.server.services import Services
from stolek.server.settings import Settings
from tests.server import tiny
from tests.server.live import QUICK


def main(folder: str, port: str) -> None:
    log_to_stderr()
    bound = bind("127.0.0.1", int(port))
    quick: dict[str, Any] = {**QUICK, "window_seconds": 0.02}
    server = make_server(
        Services(Settings(data=Path(folder), **quick)),
        started=lambda: print(bound.getsockname()[1], flush=True),
    )
    with tiny.at_the_table():
        server.run(sockets=[bound])


if __name__ == "__main__":
    main(*sys.argv[1:])
