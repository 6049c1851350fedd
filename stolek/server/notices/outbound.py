"""One POST to an address that a person has given. It goes to the addresses of the whole world only, unless
the host allows others: nobody reaches into the host's own network through this server.

The name is looked up once and the connection goes to what was found and checked; nothing is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

_SECONDS: Final = 10.0
_PORTS: Final = {"http": 80, "https": 443}


class NotAllowedError(ValueError):
    """Nothing is sent to this address."""


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """The status of the answer. Raises ``NotAllowedError``, and ``OSError`` where nobody answers."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
        host = (parts.hostname or "").encode("idna").decode()
    except (KeyError, ValueError) as error:
        raise NotAllowedError(url) from error
    if not host or parts.username is not None or any(c <= " " for c in url):
        raise NotAllowedError(url)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {target} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    head = "\r\n".join([*lines, "User-Agent: stolek", "Connection: close", "", ""]).encode()
    try:
        async with asyncio.timeout(_SECONDS):
            address = await _address(host, port, private)
            secure = ssl.create_default_context() if parts.scheme == "https" else None
            name = host if secure is not None else None
            reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
            try:
                writer.write(head + body)
                await writer.drain()
                answer = await reader.readline()
            finally:
                writer.close()
    except (TimeoutError, ValueError) as error:
        if isinstance(error, NotAllowedError):
            raise
        raise OSError(f"no answer ({type(error).__name__})") from error
    words = answer.split(b" ", 2)
    if len(words) < 2 or not words[1].isdigit():
        raise OSError("no HTTP answer")
    return int(words[1])


async def _address(host: str, port: int, private: bool) -> str:
    """Where this host is; every address it has must be allowed."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(map(is_of_the_world, addresses))):
        raise NotAllowedError(host)
    return addresses[0]


def is_of_the_world(address: str) -> bool:
    """Whether this is an address of the open network, and not one that stands for another inside it."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inside = ip.ipv4_mapped is not None or ip.sixtofour is not None or ip.teredo is not None
        if inside or ip in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return ip.is_global and not ip.is_multicast
