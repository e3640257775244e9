"""What a technology tile does after the construction in which it was used; what it saves is in `building.py`."""

from collections.abc import Callable

from asztal.games.barrage.cards import PIPES
from asztal.games.barrage.gains import gain, rotate
from asztal.games.barrage.river import capacity, put_behind
from asztal.games.barrage.state import G, Valley
from asztal.kernel.rules import Act, Frame


def drop_in_each_empty_dam(g: G, f: Frame, each: int) -> None:
    """Water for every own dam that holds none (BAR-TECH-04 to BAR-TECH-06)."""
    for dam, owner in g.state.dam_owner.items():
        if owner == f.seat and not g.state.dam_drops[dam]:
            put_behind(g, dam, each)


def rotate_per_elevation(g: G, f: Frame, each: int) -> None:
    """Rotate the wheel for each own elevation (BAR-TECH-07)."""
    rotate(g, f.seat, each * g.state.players[f.seat].built["elevation"])


def credits_per_value(g: G, f: Frame, each: int) -> None:
    """Credits by the value of the conduit just built (BAR-TECH-08)."""
    gain(g, f.seat, "credit", each * PIPES[g.get("site")].value, "")


def fill_dam(g: G, f: Frame, each: int) -> None:
    """Fill the dam just raised up to its capacity (BAR-TECH-14)."""
    dam = g.get("site")
    room = capacity(g.state, dam) - g.state.dam_drops[dam]
    if room > 0:
        put_behind(g, dam, room)


def energy_per_base(g: G, f: Frame, each: int) -> None:
    """Energy for each base built (BAR-TECH-12); the contract follows (BAR-TECH-13)."""
    _tile_energy(g, f.seat, each * g.state.players[f.seat].built["base"])


def energy_per_value(g: G, f: Frame, each: int) -> None:
    """Energy by the value of the conduit just built (BAR-TECH-24); the contract follows (BAR-TECH-25)."""
    _tile_energy(g, f.seat, each * PIPES[g.get("site")].value)


def _tile_energy(g: G, seat: int, energy: int) -> None:
    gain(g, seat, "energy", energy, "")
    g.keep("energy", energy)


def vp_per_raised_dam(g: G, f: Frame, each: int) -> None:
    """Points for each own dam above its first level (BAR-TECH-23)."""
    raised = [dam for dam, owner in g.state.dam_owner.items() if owner == f.seat and g.state.dam_level[dam] > 1]
    gain(g, f.seat, "vp", each * len(raised), "tiles")


def vp_per_powerhouse(g: G, f: Frame, each: int) -> None:
    """Points for each powerhouse built (BAR-TECH-26)."""
    gain(g, f.seat, "vp", each * g.state.players[f.seat].built["powerhouse"], "tiles")


def vp_per_advanced_tile(g: G, f: Frame, each: int) -> None:
    """Points for each advanced tile that the player has (BAR-TECH-27, BAR-TECH-28)."""
    gain(g, f.seat, "vp", each * g.state.players[f.seat].advanced_tiles(), "tiles")


class After(Act[Valley]):
    """What a technology tile does after the piece is placed."""

    def __init__(self, function: Callable[[G, Frame, int], None], each: int) -> None:
        self.function, self.each = function, each

    def do(self, g: G, f: Frame) -> None:
        self.function(g, f, self.each)


def by_automa(g: G, f: Frame) -> bool:
    """True when an Automa acts, which is never asked."""
    return g.state.players[f.seat].automa
