"""Many games between bots."""

from asztal.arena.sim import GameFailed, SeatRecord, SimResult, simulate
from asztal.bots.seating import Seating, derived_seed

__all__ = ["GameFailed", "SeatRecord", "Seating", "SimResult", "derived_seed", "simulate"]
