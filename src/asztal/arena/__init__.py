"""Many games between bots."""

from asztal.arena.sim import GameFailed, SeatResult, SimResult, simulate
from asztal.bots.seating import Seating, derived_seed

__all__ = ["GameFailed", "SeatResult", "Seating", "SimResult", "derived_seed", "simulate"]
