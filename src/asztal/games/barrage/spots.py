"""Questions whose candidates are everything that people might point at on the table, allowed or not."""

from asztal.games.barrage.cards import BASIN_OF, BASINS
from asztal.games.barrage.state import G, Valley
from asztal.kernel.rules import Frame, Option, Pick, Reason

# Every space of the map, and the basins, which are no place for anything themselves.
ON_MAP = [Option("site", (space,)) for space in BASIN_OF] + [Option("basin", (basin,)) for basin in BASINS]
WHOLE_BASIN = Reason("whole-basin", "BAR-MAP-04")


class Spot(Pick[Valley]):
    """A pick whose legal options are known at once, while `candidates` are all that people might point at."""

    def can(self, g: G, f: Frame) -> Reason | None:
        return None if self.legal(g, f) else Reason("nothing-to-pick")


def contracts(state: Valley, seat: int, kind: str) -> list[Option]:
    """Every contract that lies face up before the seat or before all, as options of a kind."""
    held = (*state.players[seat].contracts, *state.national, *filter(None, state.display))
    return [Option(kind, (contract,)) for contract in held]


def other_structure(structure: str) -> Reason:
    """Why this structure does not stand on a space of another."""
    return Reason("other-structure", "BAR-BLD-07", {"structure": structure})
