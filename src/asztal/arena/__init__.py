"""Many games between bots."""

from asztal.arena.seating import Seating, derived_seed
from asztal.arena.sim import GameFailed, SeatResult, SimResult, simulate

__all__ = ["GameFailed", "SeatResult", "Seating", "SimResult", "derived_seed", "simulate"]
