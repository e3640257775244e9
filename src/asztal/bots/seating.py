"""Seats a bot at every seat of a game and asks each of them in turn."""

import random
from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

from asztal.bots import make_bot
from asztal.kernel import Game, Option, observe


def derived_seed(*parts: int | str) -> int:
    """A seed of its own for everything that has a name: the same parts give the same seed on any machine."""
    return int.from_bytes(blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest(), "big")


class Seating:
    """One bot per seat; where several seats are asked at once, any of them answers first."""

    def __init__(self, game: Game[Any], names: Sequence[str], seed: int) -> None:
        self._game = game
        self._random = random.Random(derived_seed(seed, "order"))
        self._bots = [make_bot(name, game.title, derived_seed(seed, "bot", seat)) for seat, name in enumerate(names)]
        self._observing = [partial(observe, game, seat) for seat in range(len(names))]

    def next(self) -> tuple[int, Option]:
        """The seat that answers next, and what it chooses."""
        asked = self._game.decisions
        seat = next(iter(asked)) if len(asked) == 1 else self._random.choice(sorted(asked))
        return seat, self._bots[seat].choose(asked[seat], self._observing[seat])
