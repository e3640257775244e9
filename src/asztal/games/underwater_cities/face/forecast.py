"""What a board of Underwater Cities shows ahead: what is connected, the next Production, its food, and the scoring.

Cities and claimed cards lie open, so this is the same for everybody.
"""

from msgspec import Struct

from asztal.games.underwater_cities.addresses import FEEDING, FINAL, PRODUCING
from asztal.games.underwater_cities.cards import ITEMS
from asztal.games.underwater_cities.costs import action_card_limit, hand_limit
from asztal.games.underwater_cities.network import connected_cities, joined_hexes
from asztal.games.underwater_cities.production import Feed, after_production, producing, will_ask
from asztal.games.underwater_cities.production import forecast as yields
from asztal.games.underwater_cities.scoring import points_now, scoring
from asztal.games.underwater_cities.state import G, Ocean, Player
from asztal.games.underwater_cities.vocabulary import Spend
from asztal.kernel.rules import Look


class Production(Struct, frozen=True):
    """The sure gains of the next Production, and the cards and tiles that will ask, by their ids."""

    gains: dict[str, int]
    open: list[str]


class Feeding(Struct, frozen=True):
    """What the connected cities will eat after it, how many stay hungry, and the points lost for them.

    `open` are the cards by which they may be given other food; that is not counted.
    """

    cities: int
    free: int
    kelp: int
    biomatter: int
    unfed: int
    lost: int
    open: list[str]


class Limits(Struct, frozen=True):
    """How many cards a player may keep in hand, and how many action cards."""

    hand: int
    action: int


class Ahead(Struct, frozen=True):
    """What is ahead of one player; what is over or not near has None.

    `connected` names cities, building sites, tunnels that touch a city, and joined metropolis hexes. `scoring` is what
    the end of the game would add now, by tile, card, `cities` and `resources`; those in `at_most` spend what lies in
    stock, each as if it were the only one.
    """

    connected: list[str]
    production: Production | None
    feeding: Feeding | None
    scoring: dict[str, int]
    at_most: list[str]
    limits: Limits


class Forecast(Struct, frozen=True):
    """What is ahead of every player, by seat."""

    players: list[Ahead]


def _running(look: Look[Ocean]) -> str:
    """The last phase of an era or the final scoring, if one of them runs; `over` when there is nothing left to play."""
    here = [frame.at for frame in look.g.state.stack]
    if not here:
        return "over"
    return next((phase for phase in (PRODUCING, FEEDING, FINAL) if any(at.startswith(phase) for at in here)), "")


def before_production(look: Look[Ocean]) -> bool:
    """False while the cities produce and eat, before the first era and at the end."""
    return bool(look.g.state.era) and not _running(look)


def forecast(look: Look[Ocean]) -> Forecast:
    """What is ahead of every player as things stand."""
    phase, near = _running(look), before_production(look)
    return Forecast([look.kept(_ahead, seat, phase, near) for seat in look.g.seats()])


def gains_of(me: Player) -> dict[str, int]:
    """What the next Production will surely yield, in the order of the items."""
    coming = yields(me)
    return {item: coming[item] for item in ITEMS if coming.get(item)}


def _ahead(g: G, seat: int, phase: str, near: bool) -> Ahead:
    me = g.state.players[seat]
    later, production, feeding = me, None, None
    if near or (phase == PRODUCING and not me.producing):
        gains = gains_of(me)
        later = after_production(me, gains)
        production = Production(gains, will_ask(g, seat, later))
    if production or phase == PRODUCING:
        feeding = Feeding(*Feed().meal(later), Feed().providers(later))
    counts = phase not in (FINAL, "over")
    return Ahead(
        [*connected_cities(me), *producing(me), *joined_hexes(me)],
        production,
        feeding,
        points_now(me) if counts else {},
        [name for name, parts, _ in scoring(me) if isinstance(parts[0], Spend)] if counts else [],
        Limits(hand_limit(me), action_card_limit(me)),
    )
