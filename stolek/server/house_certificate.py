"""HTTPS for phones in the house: a certificate authority of one's own, made once by the system's openssl.

It can vouch for private addresses alone, so whoever trusts it trusts it with nothing else on the net.
"""

from __future__ import annotations

import ipaddress
import secrets
import shutil
import ssl
import subprocess
from pathlib import Path
from typing import Final

from stolek.core.errors import StolekError

FOLDER: Final = "https"
AUTHORITY: Final = "authority.pem"
_DAYS_AUTHORITY: Final = "3650"
_DAYS: Final = "397"
"""Longer ones are refused by phones."""
_NETWORKS: Final = tuple(
    ipaddress.ip_network(each)
    for each in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "127.0.0.0/8"),
        "192.0.2.0/24",  # some containers are there
    )
)
"""What no router of the net leads to."""
_PERMITTED: Final = "\n".join(
    f"permitted;IP.{n} = {each.network_address}/{each.netmask}" for n, each in enumerate(_NETWORKS)
)
_CONFIG: Final = """\
[req]
distinguished_name = name
prompt = no
[name]
CN = {name}
[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
nameConstraints = critical, @private
[private]
{permitted}
permitted;DNS.1 = localhost
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
authorityKeyIdentifier = keyid
subjectAltName = IP:{address}, IP:127.0.0.1, DNS:localhost
"""


def certified(data: Path, address: str) -> ssl.SSLContext:
    """What a server at this address needs; raises ``StolekError`` where there can be no HTTPS."""
    if not any(ipaddress.ip_address(address) in each for each in _NETWORKS):
        raise StolekError(f"{address} is no address of a house")
    folder = data / FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    new_key = (
        "req",
        "-config",
        "config",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    )
    if not (folder / AUTHORITY).exists():
        whose = f"Stolek {secrets.token_hex(2)}"  # told apart in a phone's list
        (folder / "config").write_text(_CONFIG.format(name=whose, address=address, permitted=_PERMITTED))
        made = ("-x509", "-days", _DAYS_AUTHORITY, "-extensions", "authority")
        _openssl(folder, *new_key, *made, "-keyout", "authority.key", "-out", "authority.new")
        (folder / "authority.new").replace(folder / AUTHORITY)
    (folder / "config").write_text(_CONFIG.format(name="Stolek", address=address, permitted=_PERMITTED))
    _openssl(folder, *new_key, "-keyout", "server.key", "-out", "server.csr")
    by = ("-CA", AUTHORITY, "-CAkey", "authority.key", "-set_serial", f"0x{secrets.token_hex(16)}")
    to = ("-days", _DAYS, "-extfile", "config", "-extensions", "server", "-out", "server.pem")
    _openssl(folder, "x509", "-req", "-in", "server.csr", *by, *to)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "server.pem", folder / "server.key")
    return context


def _openssl(folder: Path, *words: str) -> None:
    program = shutil.which("openssl")
    if program is None:
        raise StolekError("the program openssl is not installed")
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        why = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        raise StolekError(f"openssl made no certificate: {why[0]}")
