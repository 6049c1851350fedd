"""Starts a server and says where it is. Knows sockets and terminals; everything else is the application's."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import ssl
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn

import segno
import uvicorn

from stolek.core.errors import StolekError
from stolek.server import garbage_collection
from stolek.server.app import make_app
from stolek.server.house_certificate import AUTHORITY, FOLDER, certified
from stolek.server.http.uvicorn_protocols import protocols
from stolek.server.logs import log_to_stderr, silence_frames
from stolek.server.services import Services
from stolek.server.settings import Settings
from stolek.server.ssh_tunnel import PublicAddress, Tunnel
from stolek.server.store.backup import take_restored

log = logging.getLogger("stolek.run")

ADDRESS_FILE: Final = "address"
"""Where in the data folder a running server writes how this machine reaches it, and how people do."""
_SYSTEMD_SOCKET = 3
_FILES = 65_536
_PING_SECONDS = 40.0
"""Less than the minute after which proxies cut a silent line; pages say more often that they are here."""
_say_at_once = partial(print, flush=True)  # whoever reads the address may be a program


def serve(
    settings: Settings,
    open_browser: bool = False,
    lan: bool = False,
    say: Callable[[str], None] = _say_at_once,
) -> None:
    """Serves until interrupted; raises ``StolekError`` when the port or the data cannot be had.

    With ``lan`` every device in the house can reach it, and a QR code for phones is printed. A restart
    (SIGHUP, or the host's wish) runs the command anew in this process, whose listening socket stays open:
    whoever comes meanwhile waits in its queue.
    """
    log_to_stderr(settings.log_format)
    raise_file_limit()
    given = _given_socket(settings)
    host = "0.0.0.0" if lan else settings.host  # noqa: S104 (that is what --lan asks for)
    bound = bind(host, settings.port) if given is None else _open_socket(given)
    with contextlib.closing(bound.dup()) as kept:  # uvicorn closes the one it is given
        try:
            take_restored(settings.data)
            services = Services(settings)
        except BaseException:
            bound.close()
            raise

        if services.nodes is not None:
            services.nodes.address = settings.node_address or "http://{}:{}".format(*_local(bound))
        troubles: list[StolekError] = []
        tasks: list[asyncio.Task[None]] = []

        def restart() -> None:
            services.restarting = server.should_exit = True

        def found(address: str) -> None:
            services.public.now = address
            say(f"Friends outside the house: {address}")
            say(qr(address))

        async def share() -> None:
            here = _local(bound)
            try:
                await Tunnel(
                    settings.share, settings.share_forward, here, settings.public_address, found, say
                ).run()
            except StolekError as error:
                troubles.append(error)
                server.should_exit = True

        def started() -> None:
            here = _announce(settings, bound, services.public, https, open_browser, say)
            if settings.share:
                tasks.append(asyncio.get_running_loop().create_task(share(), name="tunnel"))
            known = f"{here}\n{settings.public_address}\n"
            (settings.data / ADDRESS_FILE).write_text(known, encoding="utf-8")
            if sys.platform != "win32":
                services.restart = restart
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, restart)

        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn sends it again when it has finished
        server = make_server(services, started)
        https = _add_https(server, settings, services.public) if lan else ""
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn has finished and passes the signal on
            server.run(sockets=[bound])
        if troubles:
            raise troubles[0]
        if services.restarting:
            _run_anew(kept, given)


def _given_socket(settings: Settings) -> int | None:
    """The number of a listening socket that somebody opened for us: by a setting, or systemd."""
    if settings.fd is None and os.environ.get("LISTEN_PID") == str(os.getpid()):
        return _SYSTEMD_SOCKET
    return settings.fd


def _open_socket(number: int) -> socket.socket:
    try:
        return socket.socket(fileno=number)
    except OSError as error:
        raise StolekError(f"number {number} is no open socket ({error.strerror}): leave fd away") from None


def _run_anew(kept: socket.socket, given: int | None) -> NoReturn:
    environment = dict(os.environ)
    if given is None:
        os.set_inheritable(kept.fileno(), True)
        environment["STOLEK_FD"] = str(kept.fileno())
    else:
        os.dup2(kept.fileno(), given)
    log.info("starting anew")
    gc.collect()  # what bots' processes left behind is cleared away now or never
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)  # noqa: S606


def make_server(services: Services, started: Callable[[], None] | None = None) -> _Server:
    """A uvicorn server for these services; ``started`` is called once it answers."""
    silence_frames()
    config = uvicorn.Config(
        make_app(services),
        loop="auto",
        **protocols(services.addresses, services.settings.request_seconds),
        ws_max_size=services.settings.message_most,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(services.settings.trusted_proxies),
        forwarded_allow_ips=list(services.settings.trusted_proxies),
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    return _Server(config, started)


def raise_file_limit() -> None:
    """Every connection is an open file, and systems allow few before they are asked."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, started: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._when_started = started
        self._is_whole_process = False
        self.also: tuple[socket.socket, ssl.SSLContext] | None = None
        """Where the same is served by HTTPS."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        self._is_whole_process = True
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.also is not None:
            protocol: Any = self.config.http_protocol_class
            make = partial(
                protocol,
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            bound, certified = self.also
            self.servers.append(
                await asyncio.get_running_loop().create_server(make, sock=bound, ssl=certified)
            )
        if self._is_whole_process:
            garbage_collection.look_little()
        if self.started and self._when_started is not None:
            self._when_started()


def _add_https(server: _Server, settings: Settings, public: PublicAddress) -> str:
    """Lets phones in the house come by HTTPS; gives what is to be said of it, also where it cannot be."""
    address = lan_address()
    try:
        context = certified(settings.data, address)
        bound = bind("0.0.0.0", settings.https_port)  # noqa: S104
    except StolekError as error:
        return f"No HTTPS for phones: {error} (its port is https_port)."
    server.also = (bound, context)
    public.https = f"https://{address}:{bound.getsockname()[1]}"
    public.authority = settings.data / FOLDER / AUTHORITY
    return f"By HTTPS: {public.https}"


def bind(host: str, port: int) -> socket.socket:
    """A listening place; raises ``StolekError`` with what to do when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OverflowError:
        bound.close()
        raise StolekError(f"{port} is no port: choose one from 1 to 65535 with --port") from None
    except OSError as error:
        bound.close()
        raise StolekError(_why_not(error, host, port)) from None
    return bound


def _why_not(error: OSError, host: str, port: int) -> str:
    if isinstance(error, socket.gaierror):
        return f"there is no address {host!r}: choose another with --host"
    if isinstance(error, PermissionError):
        return f"port {port} may not be used by you: choose one above 1024 with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine: choose another with --host"
    return f"port {port} is in use: stop what runs there, or choose another with --port"


def _announce(
    settings: Settings,
    bound: socket.socket,
    public: PublicAddress,
    https: str,
    open_browser: bool,
    say: Callable[[str], None],
) -> str:
    """Says where the server is; gives the address at which this machine reaches it. ``https`` is what is to
    be said of HTTPS in the house; without it the house is left out."""
    host, port = _local(bound)
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    here = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    say(f"Stolek is at {settings.public_address or here}")
    if https:
        there = f"http://{lan_address()}:{port}"
        say(f"Phones in the house: {there}")
        say(qr(there))
        if not settings.public_address and not there.startswith("http://127."):
            public.now = there
        say(https)
        if public.https:
            say(qr(public.https))
            say(f"For HTTPS a phone has to trust this house once: {there}/trust")
    say("Press Ctrl+C to stop.")
    if open_browser:
        address = settings.public_address or here
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return here


def _local(bound: socket.socket) -> tuple[str, int]:
    """Host and port at which this machine reaches the server; ("", 0) where it has none."""
    host, port = ("", 0) if isinstance(bound.getsockname(), str) else bound.getsockname()[:2]
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port  # noqa: S104


def qr(address: str) -> str:
    """The address as a QR code of block characters, two rows of the code in one of the terminal."""
    rows = [list(row) for row in segno.make(address, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(blocks[bool(a), bool(b)] for a, b in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def lan_address() -> str:
    """The address by which other devices in the house reach this one. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        name: Any = probe.getsockname()
        return str(name[0])
