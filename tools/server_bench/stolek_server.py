"""A Stolek that lets people be as fast as they can: ``python -m tools.server_bench.stolek_server FOLDER``.

Prints its port. Everything but the limits is as people run it; what is measured of it goes over the wire.
With ``limited`` after the folder only addresses are not told apart: everybody comes from the same one. A
third word is a database that several of them share.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from stolek.server.logs import log_to_stderr
from stolek.server.run import bind, make_server
from stolek.server.services import Services
from stolek.server.settings import Settings

FROM_ONE_ADDRESS: dict[str, Any] = {
    "holds": False,
    "warm_bots": False,
    "lease_seconds": 20.0,
    "address_connections_most": 1_000_000,
    "requests_per_second": 1e6,
    "requests_burst": 1_000_000,
    "address_tables_per_minute": 1e6,
    "address_tables_burst": 1_000_000,
}
UNLIMITED: dict[str, Any] = {
    **FROM_ONE_ADDRESS,
    "messages_per_second": 1e6,
    "messages_burst": 1_000_000,
    "person_per_second": 1e6,
    "person_burst": 1_000_000,
    "new_tables_per_minute": 1e6,
    "new_tables_burst": 1_000_000,
}


def main(folder: str, limited: str = "", database: str = "") -> None:
    log_to_stderr()
    bound = bind("127.0.0.1", 0)
    limits = FROM_ONE_ADDRESS if limited else UNLIMITED
    doors = Services(Settings(data=Path(folder), database=database, **limits))
    if doors.nodes is not None:
        doors.nodes.address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    server = make_server(doors, started=lambda: print(bound.getsockname()[1], flush=True))
    server.run(sockets=[bound])


if __name__ == "__main__":
    main(*sys.argv[1:])
