"""Conditions on a player: of cards, of contracts and of final scoring."""

from typing import Any

from asztal.games.underwater_cities.cards import KINDS
from asztal.games.underwater_cities.network import COUNTS
from asztal.games.underwater_cities.state import Player


def holds(me: Player, condition: dict[str, Any]) -> bool:
    """Whether a condition is true for a player now (UWC-GLOS-17, UWC-FED-15, UWC-NET-10)."""
    match condition:
        case {"count": count, "min": least}:
            return bool(COUNTS[count](me) >= least)
        case {"space": space}:
            return bool(me.space == space)
        case {"built_this_turn": thing, "min": least}:
            return bool(sum(me.turn_built.get(kind, 0) for kind in KINDS[thing]) >= least)
        case {"upgraded_this_turn": thing, "min": least}:
            return bool(sum(me.turn_upgraded.get(kind, 0) for kind in KINDS[thing]) >= least)
        case {"all": conditions}:
            return all(holds(me, each) for each in conditions)
    raise ValueError(f"not in the vocabulary: {condition}")
