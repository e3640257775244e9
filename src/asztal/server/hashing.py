"""Secrets that people carry, in cookies and links: how they are made, and what is stored of them."""

import secrets
from hashlib import sha256

SECRET = 32  # characters of a secret


def hashed(token: str) -> bytes:
    """The hash of a secret, which is stored in its place: it recognises the secret and cannot be used as it."""
    return sha256(token.encode()).digest()


def new_token(mark: str = "") -> str:
    """A secret that nobody guesses; one that leads to a table begins as the table's id does."""
    return mark + secrets.token_urlsafe(24)
