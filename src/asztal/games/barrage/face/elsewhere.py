"""What a thing on the table waits for, or whose it is, while its player is asked about something else."""

from asztal.games.barrage.addresses import BUILD, DIRECTED_BUILD
from asztal.games.barrage.building import barred
from asztal.games.barrage.cards import BASIN_OF, BASINS, HEADSTREAMS, SPACES
from asztal.games.barrage.means import closed
from asztal.games.barrage.pointing import structure_next
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.spots import WHOLE_BASIN
from asztal.games.barrage.state import EMPTY, NEUTRAL, SEGMENTS, Player, Valley
from asztal.kernel.rules import Look, Reason

_BASINS = frozenset(map(str, BASINS))
_WHEEL = {f"W{number + 1}": number for number in range(SEGMENTS)}
_FULFILLING = Reason("fulfil-after-production", "BAR-CTR-02")


def elsewhere(look: Look[Valley], target: str) -> Reason | None:
    """The truth about a thing that the present question is not about; None where there is none to tell."""
    state, me = look.g.state, look.g.state.players[look.seat]
    if target in SPACES:
        return _space(look, target)
    if target in BASIN_OF:
        return _site(look, target)
    if target in _BASINS:
        return WHOLE_BASIN
    if target in HEADSTREAMS:
        return Reason("water-by-effect", "BAR-WMAN-01")
    if target in _WHEEL:
        empty = me.wheel[_WHEEL[target]] == EMPTY
        return Reason("segment-empty", "BAR-WHL-01") if empty else Reason("wheel-turns", "BAR-WHL-03")
    return _own(look, me, target) or _open(state, target) or _of_other(state, look.seat, target)


def _begun(look: Look[Valley]) -> tuple[str, tuple[str, ...], str]:
    """What the seat is doing in its turn: the action space, or the tile and the site of a construction."""
    for frame in look.g.stack:
        kind, _, name = frame.at.partition(".")
        if kind == "space":
            return name, (), ""
        if frame.at in (BUILD, DIRECTED_BUILD) and frame.vars:
            return "", frame.vars["tile"], frame.vars.get("site", "")
    return "", (), ""


def _space(look: Look[Valley], id_: str) -> Reason:
    """An action space, whose turn comes with a turn: one action each (BAR-ACT-02)."""
    state = look.g.state
    if never := closed(SPACES[id_], len(state.players), state.full):
        return never
    space, tile, _ = _begun(look)
    if id_ == space:
        return Reason("space-of-turn", "BAR-ACT-02")
    if space:
        return Reason("space-for-turn", "BAR-ACT-02", {"space": space})
    return Reason("building-for-turn", "BAR-ACT-02") if tile else Reason("space-in-turn", "BAR-ACT-02")


def _site(look: Look[Valley], site: str) -> Reason:
    """A space of the map: what stands there, or that something could be built."""
    state = look.g.state
    if site == _begun(look)[2]:
        return Reason("site-of-turn", "BAR-BLD-06")
    owner = {**state.dam_owner, **state.conduits, **state.powerhouses}.get(site)
    if owner not in (None, NEUTRAL, look.seat):
        return Reason("built-by-other", "BAR-BLD-31", {"seat": owner})
    structure = structure_next(state, look.seat, site)
    return barred(state, look.seat, structure).get(site) or Reason(
        "build-by-action", "BAR-BLD-04", {"structure": structure}
    )


def _own(look: Look[Valley], me: Player, target: str) -> Reason | None:
    if target in _begun(look)[1]:
        return Reason("tile-of-turn", "BAR-BLD-06")
    if target in me.tiles:
        return Reason("tile-by-action", "BAR-BLD-06")
    if target in me.on_wheel():
        return Reason("tile-on-wheel", "BAR-WHL-08")
    if target in me.contracts:
        return _FULFILLING
    if target == me.copied:
        return Reason("officer-copied", "BAR-XO-28")
    if target != me.officer:
        return None
    copies = officer_power(me, "copy_officer")
    return Reason("copy-before-action", "BAR-XO-19") if copies else Reason("own-officer", "BAR-ACT-02")


def _open(state: Valley, target: str) -> Reason | None:
    if target in (*state.offers, *state.offers.values()):
        return Reason("company-chosen", "BAR-MODE-13")
    if target in state.offered_contracts:
        return Reason("company-first", "BAR-MODE-13")
    if target in state.display:
        return Reason("contract-by-office", "BAR-OFF-01")
    if target in state.national:
        return _FULFILLING
    return Reason("tile-by-office", "BAR-PAT-02") if target in state.patents else None


def _of_other(state: Valley, mine: int, target: str) -> Reason | None:
    for seat, player in enumerate(state.players):
        if target in player.fulfilled:
            return Reason("contract-fulfilled", "BAR-CTR-08", {"seat": seat})
        if seat == mine:
            continue
        if target in player.contracts:
            return Reason("contract-of-other", "BAR-CTR-02", {"seat": seat})
        if target in (*player.tiles, *player.on_wheel()):
            return Reason("tile-of-other", "BAR-PAT-06", {"seat": seat})
        if target == player.officer:
            return Reason("officer-of-other", "BAR-MODE-11", {"seat": seat})
    return None
