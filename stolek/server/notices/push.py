"""Web push: messages that only one browser can read (RFC 8291), and who it is from (RFC 8292). Sends
nothing."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_CURVE: Final = ec.SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_RECORD: Final = 4096
_HALF_A_DAY: Final = 12 * 3600
MESSAGE_MOST: Final = 3000


def server_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key by which push services know this server. It follows from the server's secret: nothing more is
    to be kept, and a restored backup goes on with it."""
    number = int.from_bytes(_derived(secret, b"", b"stolek web push", 40), "big")
    return ec.derive_private_key(number % (_ORDER - 1) + 1, _CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    point = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, point)


def encrypted(
    message: bytes,
    theirs: bytes,
    auth: bytes,
    salt: bytes | None = None,
    ours: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The message for the browser with this public key and secret; raises ``ValueError`` for keys that are
    none. ``salt`` and ``ours`` are new each time but in tests."""
    salt, ours = salt or os.urandom(16), ours or ec.generate_private_key(_CURVE)
    point, own = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs), public_bytes(ours)
    shared = _derived(ours.exchange(ec.ECDH(), point), auth, b"WebPush: info\0" + theirs + own, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that says to a push service who asks."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _HALF_A_DAY, "sub": contact}
    head = {"typ": "JWT", "alg": "ES256"}
    signed = b".".join(in_letters(msgspec.json.encode(part)).encode() for part in (head, claims))
    r, s = decode_dss_signature(key.sign(signed, ec.ECDSA(hashes.SHA256())))
    signature = in_letters(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed.decode()}.{signature}, k={in_letters(public_bytes(key))}"


def in_letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    """Raises ``ValueError``."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt or None, info).derive(secret)
