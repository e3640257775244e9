"""Requests for seats at which somebody must look: the wait of one is over, whichever process was asked."""

from asztal.server.clocks.keeper import Keeper
from asztal.server.config import Config
from asztal.server.people.claiming import Claiming
from asztal.server.wake.due_loop import DueLoop, DueRows

EVERY = 2.0  # seconds between looks
_DUE = """
SELECT id, table_id, number FROM claim WHERE look_at <= %(now)s AND id <> ALL(%(later)s)
ORDER BY look_at LIMIT %(batch)s
"""


def claims_loop(config: Config, claiming: Claiming, keeper: Keeper) -> DueLoop:
    """The loop over `Claim.look_at`; nothing is done twice."""
    return DueLoop(config, keeper, DueRows(_DUE, claiming.look, "request for a seat not looked at", EVERY))
