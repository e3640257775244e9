"""Conditions on a player: of cards, of contracts and of final scoring."""

from typing import assert_never

from asztal.games.underwater_cities.cards import KINDS
from asztal.games.underwater_cities.network import COUNTS
from asztal.games.underwater_cities.state import Player
from asztal.games.underwater_cities.vocabulary import (
    All,
    AtLeast,
    BuiltThisTurn,
    Condition,
    Conditions,
    OnSpace,
    UpgradedThisTurn,
)


def all_hold(me: Player, conditions: Conditions) -> bool:
    """Whether all these conditions are true for a player now (UWC-GLOS-17, UWC-FED-15, UWC-NET-10)."""
    return all(_holds(me, each) for each in conditions)


def _holds(me: Player, condition: Condition) -> bool:
    match condition:
        case AtLeast(count, least):
            return COUNTS[count](me) >= least
        case OnSpace(space):
            return me.space == space
        case BuiltThisTurn(thing, least):
            return sum(me.turn_built.get(kind, 0) for kind in KINDS[thing]) >= least
        case UpgradedThisTurn(thing, least):
            return sum(me.turn_upgraded.get(kind, 0) for kind in KINDS[thing]) >= least
        case All(conditions):
            return all_hold(me, conditions)
    assert_never(condition)
