"""Web Push: messages that only the browser can read (RFC 8291), signed by a key that identifies us (RFC 8292)."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from asztal.server.notices.handed_over import HandedOver, post
from asztal.server.notices.letters import Letter
from asztal.server.notices.outgoing import Guard

GONE = (404, 410)  # the only answers after which a subscription is deleted
KEPT = 24 * 3600  # seconds for which a push service keeps a message for a browser that is off
TOKEN = 12 * 3600  # seconds for which a signature is good, at most 24 hours
RECORD = 4096
_CURVE = ec.SECP256R1()


class BadKeys(ValueError):
    """The keys are none of a browser."""


def packed(data: bytes) -> str:
    """Bytes in base64url without padding, as push services write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """Bytes from base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Vapid:
    """The server's key pair, by which push services recognise it."""

    def __init__(self, secret: str, contact: str) -> None:
        number = int.from_bytes(unpacked(secret), "big")
        self._key, self._contact = ec.derive_private_key(number, _CURVE), contact
        self.public = packed(_point(self._key.public_key()))

    @staticmethod
    def new() -> str:
        """A new private key."""
        number = ec.generate_private_key(_CURVE).private_numbers().private_value
        return packed(number.to_bytes(32, "big"))

    def signed(self, endpoint: str, now: float) -> str:
        """The `Authorization` header for a push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN}
        if self._contact:  # an empty one is worse than none
            claims["sub"] = self._contact
        said = [packed(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        token = ".".join(said)
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={token}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `BadKeys` unless a message can be encrypted with these keys."""
    try:
        point, secret = unpacked(p256dh), unpacked(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError:
        raise BadKeys from None
    if len(secret) != 16:
        raise BadKeys


def sealed(
    text: bytes, p256dh: str, auth: str, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The text encrypted for a browser with these keys, in one record; `key` and `salt` are new unless given."""
    key, salt = key or ec.generate_private_key(_CURVE), salt or os.urandom(16)
    theirs = unpacked(p256dh)
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    secret = _derived(shared, unpacked(auth), b"WebPush: info\0" + theirs + ours, 32)
    content = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(content).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


async def send_push(guard: Guard, vapid: Vapid, endpoint: str, keys: dict[str, str], letter: Letter) -> HandedOver:
    """Hand the letter to the browser's push service. A repeat replaces the one before, there and here."""
    first = letter.items[0]
    shown = {"tag": letter.id, "title": letter.title, "body": letter.body, "lang": letter.lang}
    shown["url"] = first.url if len(letter.items) == 1 or not first.table else first.url.rpartition("/t/")[0] + "/"
    headers = {
        "Authorization": vapid.signed(endpoint, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": letter.id,
        "Urgency": "normal",
    }
    content = sealed(msgspec.json.encode(shown), keys["p256dh"], keys["auth"])
    return await post(guard, endpoint, headers, content, GONE)
