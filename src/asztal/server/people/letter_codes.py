"""The code of a letter: few enough to be tried out, so what is stored of it does not let anybody try.

The ticket of the browser that asked is a private key, of which only the public half is stored. Whoever sends the letter
makes a pair of keys too: the hash of the code covers the secret on which both pairs agree. It is found again with the
ticket, and not from what is stored.
"""

import secrets
from base64 import urlsafe_b64decode
from hashlib import sha256
from hmac import compare_digest

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

_SIZE = 32  # bytes of a key, and of a hash


def new_ticket() -> str:
    """A ticket, for a browser that asks for a letter."""
    return secrets.token_urlsafe(_SIZE)


def public_half(ticket: str) -> bytes:
    """What is stored of a ticket; of a text that is none, something that is stored nowhere."""
    key = _key_of(ticket)
    return secrets.token_bytes(_SIZE) if key is None else key.public_key().public_bytes_raw()


def seal(code: str, public: bytes) -> bytes:
    """What is stored of a code whose ticket has this public half."""
    own = X25519PrivateKey.generate()
    agreed = own.exchange(X25519PublicKey.from_public_bytes(public))
    return own.public_key().public_bytes_raw() + _hash(code, agreed)


def is_code(code: str, ticket: str, sealed: bytes | None) -> bool:
    """True for the code that was sealed for the ticket. Without one it takes as long."""
    stored, key = sealed or secrets.token_bytes(2 * _SIZE), _key_of(ticket)
    if key is None:
        return False
    agreed = key.exchange(X25519PublicKey.from_public_bytes(stored[:_SIZE]))
    return compare_digest(_hash(code, agreed), stored[_SIZE:])


def _hash(code: str, agreed: bytes) -> bytes:
    return sha256(agreed + code.encode()).digest()


def _key_of(ticket: str) -> X25519PrivateKey | None:
    try:
        return X25519PrivateKey.from_private_bytes(urlsafe_b64decode(ticket.encode() + b"="))
    except ValueError:
        return None
