"""Prices and productions of a seat, worked out once for all options of a question."""

from functools import cached_property, lru_cache
from typing import NamedTuple

from asztal.games.barrage.building import LIKE, engineers_for, payments, surcharge, tile_of
from asztal.games.barrage.cards import BASINS, COMPANIES, COPY, INCOME_AT, PIPES, Tile
from asztal.games.barrage.means import Means
from asztal.games.barrage.production import Produce
from asztal.games.barrage.river import after_flow
from asztal.games.barrage.sekibo import Directions, directs
from asztal.games.barrage.state import EMPTY, SEGMENTS, Valley
from asztal.games.barrage.steps import wanted_sites
from asztal.games.barrage.systems import Production, productions
from asztal.games.barrage.turn import PickPayment, PickSite
from asztal.games.barrage.verbs import PlacePiece
from asztal.games.barrage.vocabulary import Parts, Rotate, find, gains
from asztal.kernel.rules import Amounts, Look, Option, Promise


class Price(NamedTuple):
    """What a piece costs when as few credits as possible are paid, and how many other ways there are."""

    machines: int
    credits: int
    items: Amounts
    others: int


class Prices(NamedTuple):
    """Where a seat can build, with the price there, and the cheapest of all."""

    at: dict[str, Price]
    least: Price


class Back(NamedTuple):
    """What comes back from the wheel: from which segments, the tiles and machines, and how many of each kind."""

    segments: list[str]
    items: Amounts
    gains: Amounts


class Outlook(Means):
    """What a seat can do, with prices and productions, as long as one question stands."""

    def __init__(self, look: Look[Valley]) -> None:
        super().__init__(look.g.state, look.seat)
        self.look = look
        self._prices: dict[tuple[str, str, int], Prices] = {}
        self._back: dict[int, Back] = {}
        self._ways: dict[int, list[Production]] = {}
        self.rest: Promise | None = None  # what an option brings besides its price, where that is the same for all

    def engineers_for(self, tile: Tile) -> tuple[int, int]:
        """Engineers and credits of the construction space that comes next."""
        price = engineers_for(tile, self._used)
        assert price is not None
        return price

    def prices(self, structure: str, tile: Tile, credits: int) -> Prices:
        """Where the seat can build with a tile and so many credits, and what that costs; somewhere it can."""
        key = structure, tile.id, credits
        if key not in self._prices:
            sites, like = self.sites(structure), LIKE[structure]
            one_of = {like[site]: site for site in sites}
            prices = {kind: self._price(structure, site, tile, credits) for kind, site in one_of.items()}
            at = {site: price for site in sites if (price := prices[like[site]])}
            least = min(filter(None, prices.values()), key=lambda price: (price.machines, price.credits))
            self._prices[key] = Prices(at, least)
        return self._prices[key]

    def _price(self, structure: str, site: str, tile: Tile, credits: int) -> Price | None:
        red = surcharge(structure, site, tile)
        ways = list(payments(self.me, structure, site, tile, credits - red)) if credits >= red else []
        if not ways:
            return None
        best = min(ways, key=lambda way: way.credits)
        items = {"excavator": best.excavators, "mixer": best.mixers, "credit": best.credits + red}
        return Price(best.excavators + best.mixers, best.credits + red, some(items), len(ways) - 1)

    @cached_property
    def tile(self) -> Tile | None:
        """The tile with which a piece is being built; None where a reward places it."""
        asked = self.look.g.decisions.get(self.look.seat)
        building = asked is not None and asked.ask in (PickSite.ask, PickPayment.ask)
        return tile_of(self.look.g.get("tile")) if building else None

    @cached_property
    def laid(self) -> bool:
        """Whether that tile goes on the wheel; a copied one does not."""
        return self.tile is not None and self.look.g.get("tile")[0] != COPY

    @cached_property
    def pieces(self) -> dict[str, Price]:
        """What the piece that is put somewhere now costs there; placed by a reward, it costs only a red space."""
        if self.tile is not None:
            return self.prices(self.look.g.get("structure"), self.tile, self.me.credit).at
        structure = self.look.asking(PlacePiece).structure
        red = {site: surcharge(structure, site) for site in self.sites(structure)}
        return {site: Price(0, credits, some({"credit": credits}), 0) for site, credits in red.items()}

    def income(self, structure: str) -> Parts:
        """The income that the next piece of a type uncovers; empty when there is none."""
        incomes, number = COMPANIES[self.me.company].incomes, self.me.built[structure] + 1
        return incomes[structure][INCOME_AT.index(number)] if structure in incomes and number in INCOME_AT else Parts()

    def built(self, structure: str) -> Promise:
        """What comes at once with a piece that is built: from the wheel, and from the income that it uncovers."""
        income = self.income(structure)
        turned = find(income, Rotate)
        back = self.back(1 + (turned.rotate if turned else 0)).gains
        plain = {item: back.get(item, 0) + count for item, count in gains(income).items()}
        return Promise({}, {**back, **plain} if plain else back)

    def wanted(self, structure: str, tile: Tile) -> list[str]:
        """Where a construction that is begun now could stand; directed by an Automa's tile, only where that says."""
        sites = list(self.prices(structure, tile, self.credits_to_build(tile)).at)
        if not self.directed or not self.directed.step:
            return sites
        only = wanted_sites(self.state, self.seat, self.directed.step)
        return [site for site in sites if site in only]

    @cached_property
    def directed(self) -> Directions | None:
        """What an Automa's tile leaves of the options; None where the seat acts freely."""
        return Directions(self) if directs(self.state, self.seat) else None

    def ways(self, modifier: int, credits: int) -> list[Production]:
        """Every production, without this modifier that is still to come, for which so many credits are there."""
        if credits not in self._ways:
            self._ways[credits] = list(productions(self.state, self.seat, 0, credits))
        return [way for way in self._ways[credits] if way.energy + modifier >= 1]

    def back(self, rotations: int) -> Back:
        """What comes back when the wheel turns so often."""
        if rotations not in self._back:
            wheel = self.me.wheel[-rotations:]
            numbers = range(SEGMENTS, SEGMENTS - rotations, -1)
            segments = [f"W{number}" for number in numbers if self.me.wheel[number - 1] != EMPTY]
            tiles = [tile for tile, _, _ in wheel if tile]
            machines = some({"excavator": sum(e for _, e, _ in wheel), "mixer": sum(m for _, _, m in wheel)})
            items = {**dict.fromkeys(tiles, 1), **machines}
            self._back[rotations] = Back(segments, items, {**some({"tile": len(tiles)}), **machines})
        return self._back[rotations]

    @cached_property
    def others_left(self) -> int:
        """The most engineers that another player has left in this round."""
        others = [
            player.engineer for seat, player in enumerate(self.state.players) if seat != self.seat and not player.passed
        ]
        return max(others, default=0)

    @cached_property
    def after_flow(self) -> dict[str, int]:
        """The drops behind every dam after the coming water flow."""
        return after_flow(self.state)


def some(items: Amounts) -> dict[str, int]:
    """The things of which there are any."""
    return {item: count for item, count in items.items() if count}


@lru_cache(maxsize=4)
def outlook(look: Look[Valley]) -> Outlook:
    """The outlook of a look."""
    return Outlook(look)


def structure_of(state: Valley, site: str) -> str:
    """What would be put on a map space: where a dam stands already, an elevation."""
    if site[0] == "D":
        return "elevation" if site in state.dam_owner else "base"
    return "conduit" if site[0] == "C" else "powerhouse"


def house_of(state: Valley, seat: int, conduit: str) -> str:
    """The powerhouse of the seat where a conduit ends, of which it has one; empty when it has none."""
    houses = BASINS[PIPES[conduit].end].powerhouses
    return next((house for house in houses if state.powerhouses.get(house) == seat), "")


def chosen_way(look: Look[Valley], option: Option) -> Production:
    """The production that an option means."""
    assert look.frame is not None
    ways = look.asking(Produce).ways(look.g, look.frame)
    return next(way for way in ways if (way.dam, way.conduit, way.drops) == option.ids)
