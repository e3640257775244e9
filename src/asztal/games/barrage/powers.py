"""What officers and companies can do: where a rule asks for an ability, it asks here by the name in `cards.toml`."""

from asztal.games.barrage.cards import COMPANIES, OFFICERS, PRODUCTION
from asztal.games.barrage.state import Player, Valley

ACTIVE_AT: int = PRODUCTION["power_from"]  # powerhouses (BAR-COM-03)
_OFFICER: dict[str, dict[str, int]] = {"": {}} | {officer.id: officer.power for officer in OFFICERS.values()}


def officer_power(player: Player, name: str) -> int:
    """The number that goes with an ability of the player's officer, own or copied; 0 without it (BAR-XO-28)."""
    own = _OFFICER[player.officer].get(name, 0)
    return own if own or not player.copied else _OFFICER[player.copied].get(name, 0)


def company_power(state: Valley, seat: int, name: str) -> int:
    """The number that goes with a company's power while it is active; 0 otherwise (BAR-COM-03, BAR-AUTO-58)."""
    player = state.players[seat]
    if player.built["powerhouse"] < ACTIVE_AT or not player.company:
        return 0
    if player.automa and not state.level.company_power:
        return 0
    return COMPANIES[player.company].power.get(name, 0)


def production_bonus(state: Valley, seat: int) -> int:
    """What the company board adds to a production (BAR-COM-01, BAR-COM-02, BAR-AUTO-56)."""
    player = state.players[seat]
    if player.automa and not state.level.production_bonus:
        return 0
    return int(PRODUCTION["bonus"][player.built["powerhouse"]])
