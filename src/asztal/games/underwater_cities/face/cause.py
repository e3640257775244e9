"""What exactly is missing or in the way, where the reason against something in Underwater Cities leaves that open."""

from collections.abc import Callable, Iterable

from asztal.games.underwater_cities.cards import CARDS, SLOTS
from asztal.games.underwater_cities.face.elsewhere import acts, pieces
from asztal.games.underwater_cities.network import tunnels_before
from asztal.games.underwater_cities.refusals import needs, site_of
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.vocabulary import Build, BuildAndUpgrade, Part, TakeSpecialCard, Upgrade
from asztal.kernel.rules import Cause, Look, Message, Reason, Value


def cause(look: Look[Ocean], target: str, reason: Reason) -> Cause:
    """What stands behind a reason, by its key; most reasons say it themselves."""
    told = _CAUSES.get(reason.key)
    if told is not None:
        return told(look, look.g.state.players[look.seat], target)
    return Cause((), [str(reason.args["slot"])] if "slot" in reason.args else [])


# --- sites ------------------------------------------------------------------------------------------------------------


def _no_city_near(look: Look[Ocean], me: Player, target: str) -> Cause:
    """The city site that a building site belongs to, and those beside it: a city is missing on one of them."""
    city = me.layout.city_of[target]
    beside = me.layout.neighbours[city]
    args: dict[str, Value] = {"site": city, "sites": beside}
    return Cause([Message("cause-city-near", args)], [city, *beside])


def _no_city_beside(look: Look[Ocean], me: Player, target: str) -> Cause:
    beside = me.layout.neighbours[target]
    return Cause([Message("cause-city-beside", {"sites": beside})], beside)


def _not_joined(look: Look[Ocean], me: Player, target: str) -> Cause:
    before = tunnels_before(me, target)
    return Cause([Message("cause-tunnels", {"sites": tuple(before)})], before) if before else Cause()


def _by_tunnel(look: Look[Ocean], me: Player, target: str) -> Cause:
    """The tunnels that a metropolis still needs; one that came by a card needs none."""
    at = next((at for at, tile in me.metropolises.items() if tile == target), "")
    missing = [tunnel for tunnel in me.layout.metropolises.get(at, ()) if tunnel not in me.tunnels]
    return Cause([Message("cause-tunnels", {"sites": tuple(missing)})], missing) if missing else Cause()


def _expansion(look: Look[Ocean], me: Player, target: str) -> Cause:
    """The own cards that let somebody build there."""
    cards = [card for card in (*me.hand.cards, *me.cards) if any(map(_expands, CARDS[card].effect))]
    if not cards:
        return Cause([Message("cause-no-cards")])
    return Cause([Message("cause-cards", {"cards": tuple(cards)})], cards)


def _expands(part: Part) -> bool:
    return any(isinstance(act, Build) and act.site == "expansion" for act in acts([part], Build))


# --- slots ------------------------------------------------------------------------------------------------------------


def _by_slot(wanted: Callable[[Player, str, Iterable[Part]], bool]) -> Callable[[Look[Ocean], Player, str], Cause]:
    """The free slots that lead to something."""

    def slots(look: Look[Ocean], me: Player, target: str) -> Cause:
        free = [slot for slot, tiles in look.g.state.slots.items() if not tiles]
        return Cause((), [slot for slot in free if wanted(me, target, SLOTS[slot].effect)])

    return slots


def _builds(me: Player, site: str, effect: Iterable[Part]) -> bool:
    kind = site_of(me, site)
    return any(kind == needs(piece) for act in acts(effect, Build, BuildAndUpgrade) for piece in pieces(act))


def _upgrades(me: Player, site: str, effect: Iterable[Part]) -> bool:
    kind = me.buildings.get(site, "tunnel")
    return any(kind in pieces(act) for act in acts(effect, Upgrade))


def _gives_special(me: Player, target: str, effect: Iterable[Part]) -> bool:
    return any(acts(effect, TakeSpecialCard))


_CAUSES: dict[str, Callable[[Look[Ocean], Player, str], Cause]] = {
    "no-city-near": _no_city_near,
    "no-city-beside": _no_city_beside,
    "not-joined": _not_joined,
    "metropolis-by-tunnel": _by_tunnel,
    "expansion-barred": _expansion,
    "build-by-slot": _by_slot(_builds),
    "upgrade-by-slot": _by_slot(_upgrades),
    "special-by-slot": _by_slot(_gives_special),
}
