"""Plays many games between bots and reports on them: strength, balance, rates."""

from asztal.arena.sim import GameFailed, SeatRecord, SimResult, simulate
from asztal.bots.seating import Seating, derived_seed

__all__ = ["GameFailed", "SeatRecord", "Seating", "SimResult", "derived_seed", "simulate"]
