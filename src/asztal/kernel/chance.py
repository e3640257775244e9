"""Chance is given to a game, never stored in it, so that nobody can read what comes next.

A deck is the set of the cards that are left; which one comes is decided when it is drawn, by one of four kinds of
chance: `Seeded` for real tables (anybody who has the seed can check every draw), `Fast` for simulation and for imagined
worlds, `Keyed` for plans that are compared under the same luck, `Refusing` for previews and look-ahead.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Protocol

_SEED_BYTES = 32
_WORD = (1 << 64) - 1
_NOTHING: Mapping[str, int] = MappingProxyType({})


class ChanceRefused(Exception):
    """A look-ahead or a preview came to a point where chance would decide."""


class Chance(Protocol):
    """Decides draws. `stream` names the deck or die, `epoch` counts its shuffles and never goes back."""

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        """One of the candidates."""

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        """All candidates in an order decided by chance."""


class Seeded:
    """Draws that follow from a seed alone: equal on any machine, whatever else was drawn before.

    The candidate with the lowest keyed BLAKE2b of (stream, epoch, candidate) comes first; so a draw depends neither
    on the order of the candidates nor on other streams, and two tables with one seed deal alike.
    """

    __slots__ = ("_key",)

    def __init__(self, seed: int | str | bytes) -> None:
        self._key = seed_bytes(seed)

    def _rank(self, stream: str, epoch: str) -> Callable[[str], bytes]:
        """What a draw goes by. The key and what all candidates share are hashed once."""
        begun = blake2b(f"{stream}\0{epoch}\0".encode(), key=self._key, digest_size=16)

        def rank(candidate: str) -> bytes:
            whole = begun.copy()
            whole.update(candidate.encode())
            return whole.digest()

        return rank

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        return min(candidates, key=self._rank(stream, epoch))

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        return sorted(candidates, key=self._rank(stream, epoch))


class Fast:
    """A quick generator of its own for search and simulation; the same seed gives the same sequence."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        among = list(candidates)
        return among[int(self._random() * len(among))]

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        left = list(candidates)
        for last in range(len(left) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            left[last], left[other] = left[other], left[last]
        return left


class Keyed:
    """As `Seeded`, by a quick mix instead of a cipher: a luck that plans may share, whatever else each of them draws.

    It remembers ranks, never draws, so one object serves all copies of a game. `only` gives streams a seed of their
    own. Never deal an imagined world with it: `Dealer.any_of` asks one question again and again, and would always get
    the same answer.
    """

    __slots__ = ("_only", "_ranks", "_seed")

    def __init__(self, seed: int, only: Mapping[str, int] = _NOTHING) -> None:
        self._seed, self._only = seed, only
        self._ranks: dict[tuple[str, str], dict[str, int]] = {}

    def _of(self, stream: str, epoch: str, candidates: Iterable[str]) -> dict[str, int]:
        """The ranks of a stream's cards, those of the candidates at least."""
        ranks = self._ranks.setdefault((stream, epoch), {})
        missing = [candidate for candidate in candidates if candidate not in ranks]
        if missing:
            key = _digest(f"{self._only.get(stream, self._seed)}\0{stream}\0{epoch}")
            ranks.update((candidate, _mixed(_number(candidate) ^ key)) for candidate in missing)
        return ranks

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        among = list(candidates)
        return min(among, key=self._of(stream, epoch, among).__getitem__)

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        return sorted(candidates, key=self._of(stream, epoch, candidates).__getitem__)


def _digest(text: str) -> int:
    """A number for every text, the same on any machine."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


_number = cache(_digest)  # of cards, of which there are some hundreds


def _mixed(word: int) -> int:
    """All bits of a word stirred, so that no two keys rank alike (the finaliser of SplitMix64)."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


class Refusing:
    """Never draws: whoever asks is told that this cannot be foreseen."""

    __slots__ = ()

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        raise ChanceRefused(stream)

    def order(self, stream: str, epoch: str, candidates: Sequence[str]) -> list[str]:
        raise ChanceRefused(stream)


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Any seed as the 32 bytes that key the draws."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(raw, digest_size=_SEED_BYTES).digest()


def commitment(seed: int | str | bytes) -> str:
    """What a server publishes before the first draw, so that it cannot change the seed afterwards."""
    return blake2b(seed_bytes(seed), digest_size=_SEED_BYTES, person=b"commitment").hexdigest()


def mixed_seed(seed: int | str | bytes, nonces: Sequence[str]) -> bytes:
    """The seed with one nonce of each seat mixed in, so that the server alone cannot choose the draws."""
    return b"".join(map(seed_bytes, (seed, *nonces)))


def nonce_hash(nonce: str) -> str:
    """What somebody publishes of a nonce before anybody may know it."""
    return blake2b(nonce.encode(), digest_size=_SEED_BYTES, person=b"nonce").hexdigest()


def derived_nonce(seed: int | str | bytes, seat: int) -> str:
    """The nonce of a seat for which nobody gives one: whoever is bound to the seed is bound to it."""
    return blake2b(str(seat).encode(), key=seed_bytes(seed), digest_size=16, person=b"derived nonce").hexdigest()


def bot_seed(seed: int | str | bytes, seat: int, rewinds: int) -> int:
    """The seed of a bot at a seat, another one after every rewind: nobody has it who does not have the table's."""
    key, text = seed_bytes(seed), f"{seat}/{rewinds}".encode()
    return int.from_bytes(blake2b(text, key=key, digest_size=16, person=b"bot").digest(), "big")
