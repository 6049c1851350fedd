"""A server in a process of its own: ``python -m tests.server.served FOLDER PORT [DATABASE CLOCK]``.

``CLOCK``: so many seconds its clock is ahead of this machine's."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from stolek.server.logs import log_to_stderr
from stolek.server.run import bind, make_server
from stolek.server.services import Services
from stolek.server.settings import Settings
from tests.server import tiny
from tests.server.live import QUICK


def main(folder: str, port: str, database: str = "", clock: str = "0") -> None:
    log_to_stderr()
    bound = bind("127.0.0.1", int(port))
    real = time.time
    time.time = lambda: real() + float(clock)
    quick: dict[str, Any] = {**QUICK, "window_seconds": 0.02, "database": database}
    services = Services(Settings(data=Path(folder), **quick))
    if services.nodes is not None:
        services.nodes.address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    server = make_server(services, started=lambda: print(bound.getsockname()[1], flush=True))
    with tiny.at_the_table():
        server.run(sockets=[bound])


if __name__ == "__main__":
    main(*sys.argv[1:])
