"""Water: how a drop runs and where it stops."""

from asztal.games.barrage.cards import BASINS, HEADSTREAMS
from asztal.games.barrage.events import DropLeft, DropPassed, DropRan, DropsBehind, DropsPlaced, DropStopped, Gained
from asztal.games.barrage.powers import company_power, officer_power
from asztal.games.barrage.state import NEUTRAL, G, Valley


def capacity(state: Valley, dam: str) -> int:
    """How many drops a dam takes in: its level, or more (BAR-CMP-05, BAR-XO-03, BAR-XO-24)."""
    level, owner = state.dam_level[dam], state.dam_owner[dam]
    if level == 3 and owner != NEUTRAL:
        return officer_power(state.players[owner], "level3_capacity") or level
    return level


def has_room(state: Valley, dam: str) -> bool:
    """True when a dam stands here and would stop a drop."""
    return dam in state.dam_owner and state.dam_drops[dam] < capacity(state, dam)


def stops_at(state: Valley, basin: int, drops: dict[str, int]) -> str:
    """The dam that would stop a drop entering this basin, with so many drops behind the dams; empty when none."""
    while basin:
        for dam in BASINS[basin].dams:
            if dam in drops and drops[dam] < capacity(state, dam):
                return dam
        basin = BASINS[basin].river_to
    return ""


def after_flow(state: Valley) -> dict[str, int]:
    """The drops behind every dam as the waiting ones would leave them in the coming water flow."""
    drops = dict(state.dam_drops)
    for headstream, basin in HEADSTREAMS.items():
        for _ in range(state.headstreams[headstream]):
            dam = stops_at(state, basin, drops)
            if dam:
                drops[dam] += 1
    return drops


def course(basin: int, last: str) -> list[int]:
    """The basins through which a drop runs from this one to the dam that stops it, or all the way down."""
    passed = []
    while basin:
        passed.append(basin)
        basin = 0 if last in BASINS[basin].dams else BASINS[basin].river_to
    return passed


def watched_basins(state: Valley, seat: int, basin: int, drops: dict[str, int]) -> int:
    """How many powerhouses of the seat a drop entering this basin would pass before it stops (BAR-COM-07)."""
    return sum(
        any(state.powerhouses.get(house) == seat for house in BASINS[passed].powerhouses)
        for passed in course(basin, stops_at(state, basin, drops))
    )


def run_drop(g: G, basin: int, *, from_powerhouse: bool = False) -> None:
    """A drop enters a basin and runs on until a dam stops it or it leaves the map (BAR-FLOW-03 to BAR-FLOW-08).

    A drop that a production has brought starts below the powerhouses of its basin (BAR-PROD-18, BAR-COM-05).
    """
    state = g.state
    watchers = [
        (seat, step) for seat in range(len(state.players)) if (step := company_power(state, seat, "energy_on_flow"))
    ]
    while True:
        here = BASINS[basin]
        g.tell(DropRan, basin)
        for seat, step in watchers if not from_powerhouse else ():
            if any(state.powerhouses.get(space) == seat for space in here.powerhouses):
                state.players[seat].energy += step  # BAR-COM-04, BAR-COM-07
                g.tell(Gained, seat, "energy", step)
        from_powerhouse = False
        for dam in here.dams:
            if has_room(state, dam):
                state.dam_drops[dam] += 1
                g.tell(DropStopped, dam)
                return
            if dam in state.dam_owner:
                g.tell(DropPassed, dam)
        if not here.river_to:
            state.drops_out += 1
            g.tell(DropLeft, basin)
            return
        basin = here.river_to


def place_drops(g: G, headstream: str, count: int) -> None:
    """Drops from the supply wait on a headstream (BAR-ICON-04)."""
    g.state.drops_in += count
    g.state.headstreams[headstream] += count
    g.tell(DropsPlaced, headstream, count)


def flow_drop(g: G, headstream: str) -> None:
    """One drop from the supply runs down at once; drops that wait there stay (BAR-WMAN-04, BAR-WMAN-05)."""
    g.state.drops_in += 1
    g.tell(DropsPlaced, headstream, 1)
    run_drop(g, HEADSTREAMS[headstream])


def put_behind(g: G, dam: str, count: int) -> None:
    """Drops from the supply go straight behind a dam."""
    g.state.drops_in += count
    g.state.dam_drops[dam] += count
    g.tell(DropsBehind, dam, count)


def flow_all(g: G) -> None:
    """Every drop on the headstreams runs down, one after another (BAR-FLOW-02, BAR-FLOW-03)."""
    for headstream, basin in HEADSTREAMS.items():
        while g.state.headstreams[headstream]:
            g.state.headstreams[headstream] -= 1
            run_drop(g, basin)
