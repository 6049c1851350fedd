"""Deals played by the workers of a Ray cluster (extra ``ray``), or of one that is started on this machine.

A worker or a machine that dies in the middle loses nothing: what it played follows from the plan's seed, so
its deals are played again elsewhere. Stolek, and a bot's file that a plan names, must be on every machine.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stolek.core.errors import StolekError
from stolek.lab.simulate import Game, Task, play_deals

LOCAL = "local"
_PATIENCE = 5.0
_AHEAD = 4
"""Tasks under way for each processor of the cluster: enough that none waits for us."""


class RayWorkers:
    def __init__(self, address: str = LOCAL, processors: int | None = None) -> None:
        try:
            import ray  # noqa: PLC0415
        except ImportError:
            raise StolekError("Ray is not installed: pip install 'stolek[ray]'") from None
        self._ray = ray
        given: dict[str, Any] = {"address": address}
        if address == LOCAL:
            given |= {"num_cpus": processors, "include_dashboard": False}
        try:
            _knock(address)
            ray.init(log_to_driver=False, logging_level="error", **given)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise StolekError(f"there is no Ray at {address}: {error}") from None
        self._play = ray.remote(max_retries=-1)(_play_packed)
        self._at_once = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD

    def play(self, tasks: Sequence[Task]) -> Iterator[list[Game]]:
        waiting, under_way = deque(tasks), deque[Any]()
        try:
            while waiting or under_way:
                while waiting and len(under_way) < self._at_once:
                    under_way.append(self._play.remote(waiting.popleft()))
                yield msgspec.msgpack.decode(self._ray.get(under_way[0]), type=list[Game])
                under_way.popleft()
        except self._ray.exceptions.RayTaskError as error:
            raise StolekError(str(error.cause)) from None
        finally:
            for task in under_way:
                self._ray.cancel(task, force=True)

    def stop(self) -> None:
        """Leaves the cluster; one of our own ends."""
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Whether anything is at host:port; Ray itself would try for many minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()


def _play_packed(task: Task) -> bytes:
    return msgspec.msgpack.encode(play_deals(task))
