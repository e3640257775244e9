"""An authenticator made of software, as a phone or a security key is one of hardware, and all that can be wrong in it.

It keeps keys of the curve P-256 and answers as the standard says (https://www.w3.org/TR/webauthn-3/), written from it
and not from the library that the server uses.
"""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "===")


class Authenticator:
    """Keeps one passkey per person. `counts` is whether it says how often it was used: what is synced does not."""

    def __init__(self, origin: str, *, counts: bool = False) -> None:
        self.origin, self.counts, self.count = origin, counts, 0
        self.host = ""  # the name that it signs for instead of the one that it was asked for
        self.flags = PRESENT | VERIFIED
        self.keys: dict[str, ec.EllipticCurvePrivateKey] = {}  # by credential
        self.credential = ""  # the last one made, which is shown
        self.handle = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser sends of a new passkey; none is made where one is excluded."""
        assert not {one["id"] for one in options.get("excludeCredentials", [])} & set(self.keys)
        key, raw = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(32)
        self.credential, self.handle = written(raw), read(options["user"]["id"])
        self.keys[self.credential] = key
        point = key.public_key().public_numbers()
        # COSE: an elliptic curve (1: 2) for ES256 (3: -7), P-256 (-1: 1) and the point.
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(raw).to_bytes(2, "big") + raw + cose
        about = self._about(options["rp"]["id"], ATTESTED) + attested
        return {
            "id": self.credential,
            "client_data": written(self._client_data("webauthn.create", options)),
            "attestation": written(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})),
        }

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser sends of a passkey that was asked for."""
        about, client_data = self._about(options["rpId"]), self._client_data("webauthn.get", options)
        signature = self.keys[self.credential].sign(about + sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": self.credential,
            "client_data": written(client_data),
            "authenticator_data": written(about),
            "signature": written(signature),
        }

    def _about(self, host: str, more: int = 0) -> bytes:
        self.count += self.counts
        named = sha256((self.host or host).encode()).digest()
        return named + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()
