"""Kept games, played again from their choices."""

import base64
from collections.abc import Iterator
from typing import Any

from asztal import registry
from asztal.arena.measured import KeptGame, Series, deal_of
from asztal.kernel import Game, Keyed


def positions(series: Series, kept: KeptGame) -> Iterator[Game[Any]]:
    """All positions of a kept game, from the deal to its end; it is one game, which goes on."""
    luck = Keyed(deal_of(series, kept.number))
    game = registry.find(series.game).new(series.seats, series.variant, luck, tells=False)
    yield game
    for choice in base64.b64decode(kept.choices):
        seat = min(game.decisions)
        game.apply_unchecked(seat, game.decisions[seat].options[choice])
        yield game
