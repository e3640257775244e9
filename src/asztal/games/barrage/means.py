"""Which actions a seat can take in its turn and why not: the one place that says which are legal."""

from collections.abc import Callable, Iterator
from functools import cache

from asztal.games.barrage.building import (
    ALIKE,
    barred,
    can_pay,
    constructions,
    engineers_for,
    fits,
    nearest_refusal,
    sites,
    tile_of,
    usable_tiles,
)
from asztal.games.barrage.cards import PIECES, SPACES, START, STRUCTURES, WILD, Space, Tile
from asztal.games.barrage.state import Valley
from asztal.games.barrage.steps import Step, wanted_sites
from asztal.games.barrage.systems import best_energy
from asztal.games.barrage.vocabulary import CreditPerEngineer, Produce, TakeContract, TakePatent, find
from asztal.kernel.rules import Option, Reason

BANK = "bank"
_SPACES = [(Option("space", (space.id,)), space) for space in SPACES.values() if space.id != BANK]
_BANK = [Option(BANK, (count,)) for count in range(1, START["engineer"] + 1)]
# Why a space cannot be used; made once, because every turn asks for all spaces.
_CLOSED = Reason("space-closed", "BAR-PC-06")
_NO_PATENTS = Reason("space-closed", "BAR-MODE-06")
_TAKEN = Reason("space-taken", "BAR-MGT-02")
_ENGINEERS = Reason("too-few-engineers", "BAR-ACT-04")
_CREDITS = Reason("too-few-credits", "BAR-ACT-06")
_NO_CONSTRUCTION = Reason("all-constructions-used", "BAR-BLD-05")
_CONSTRUCTION_FEE = Reason("too-few-credits", "BAR-BLD-29")
_PRODUCTION = Reason("no-production", "BAR-TURB-05")
_BELOW_ONE = Reason("below-one-energy", "BAR-PROD-08")
_UNPAID = Reason("too-few-credits", "BAR-PROD-12")
_NO_DAM = ("not-own-dam", "dam-complete")  # said of a space; of a tile it means that no dam can be raised
NO_LIMIT = 1000  # credits that no production costs
_PAYS = sum(part.credit_per_engineer for part in SPACES[BANK].effect if isinstance(part, CreditPerEngineer))


def bank_pays(engineers: int) -> int:
    """The credits that the bank pays for so many engineers."""
    return _PAYS * engineers


def closed(space: Space, seats: int, full: bool) -> Reason | None:
    """Why nobody can ever use a space with so many players, in the full game or the introductory one."""
    if space.min > seats:
        return _CLOSED
    return _NO_PATENTS if space.section == "patent_office" and not full else None


class Means:
    """What a seat can do in its turn, and why not: the one place that says which actions are legal (BAR-NOTE-06)."""

    def __init__(self, state: Valley, seat: int) -> None:
        self.state, self.seat, self.me = state, seat, state.players[seat]
        self.taken = {space for space, _, _ in state.placed}
        self._best: dict[int, int] = {}
        self._sites: dict[str, list[str]] = {}
        self._barred: dict[str, dict[str, Reason]] = {}
        self._used = constructions(state, seat)

    def best_energy(self, credits: int) -> int:
        """The best production with so many credits for a foreign conduit, before the modifier."""
        if credits not in self._best:
            self._best[credits] = best_energy(self.state, self.seat, credits)
        return self._best[credits]

    def sites(self, structure: str) -> list[str]:
        """Where the rules let the seat put a piece."""
        if structure not in self._sites:
            self._sites[structure] = sites(self.state, self.seat, structure)
        return self._sites[structure]

    def barred(self, structure: str) -> dict[str, Reason]:
        """Where the rules do not let the seat put a piece."""
        if structure not in self._barred:
            self._barred[structure] = barred(self.state, self.seat, structure)
        return self._barred[structure]

    def refusal(self, space: Space) -> Reason | None:
        """Why the seat cannot use a space of the boards; None when it can (BAR-ACT-02 to BAR-ACT-07)."""
        never = closed(space, len(self.state.players), self.state.full)
        if never is not None:
            return never
        if space.id in self.taken and space.id != BANK:
            return _TAKEN
        demand, (engineers, credits) = _demand_of(space), _price_of(space)
        if self.me.engineer < engineers:
            return _ENGINEERS
        if self.me.credit < credits:
            return _CREDITS
        return demand(self) if demand else None

    def _production_refusal(self, modifier: int, price: int) -> Reason | None:
        best = self.best_energy(self.me.credit - price)
        if best and best + modifier >= 1:
            return None
        return _BELOW_ONE if best else _PRODUCTION

    def _unpaid(self, space: Space) -> Reason:
        """Why a space brings no production: the credits for a foreign conduit, if it would with more of them."""
        part = find(space.effect, Produce)
        assert part is not None
        return self._production_refusal(part.produce, self.me.credit - NO_LIMIT) or _UNPAID

    def _contract_refusal(self, count: int) -> Reason | None:
        enough = sum(map(bool, self.state.display)) >= count
        return None if enough else Reason("too-few-contracts", "BAR-OFF-06")

    def _patent_refusal(self, slot: int) -> Reason | None:
        return None if self.state.patents[slot - 1] else Reason("no-tile-here", "BAR-PAT-05")

    def begin_refusal(self, structure: str, tile: Tile) -> Reason | None:
        """Why the seat cannot begin to build this with a tile that it may use; None when it can (BAR-BLD-29)."""
        if not fits(tile, structure):
            return Reason("tile-does-not-fit", "BAR-BLD-07")
        price = engineers_for(tile, self._used)
        if price is None:
            return _NO_CONSTRUCTION
        engineers, fee = price
        if self.me.engineer < engineers:
            return _ENGINEERS
        return None if self.me.credit >= fee else _CONSTRUCTION_FEE

    def credits_to_build(self, tile: Tile) -> int:
        """The credits that are left for map space and machines once the construction space is paid."""
        price = engineers_for(tile, self._used)
        assert price is not None
        return self.me.credit - price[1]

    def can_build(self, structure: str, tile: Tile) -> bool:
        """True when a construction can be begun and finished (BAR-BLD-29)."""
        if self.begin_refusal(structure, tile) is not None:
            return False
        me, left, alike = self.me, self.credits_to_build(tile), ALIKE[structure]
        if me.built[structure] == PIECES[structure] or not can_pay(me, structure, alike[0][0], tile, left):
            return False
        taken = self.barred(structure).keys()
        return any(not taken >= sites and can_pay(me, structure, site, tile, left) for site, sites in alike)

    def can_build_in(self, step: Step, tile: Tile) -> bool:
        """True when a construction can be finished where a step of an Automa's tile wants it (BAR-AUTO-73)."""
        left, structure = self.credits_to_build(tile), step["structure"]
        return any(can_pay(self.me, structure, site, tile, left) for site in wanted_sites(self.state, self.seat, step))

    def build_refusal(self, structure: str, tile: Tile) -> Reason:
        """Why the seat cannot build this with a tile that it may use."""
        if self.can_build(structure, tile):
            return Reason("not-offered")
        begun = self.begin_refusal(structure, tile)
        if begun is not None:
            return begun
        nearest = nearest_refusal(self.state, self.seat, structure, tile, self.credits_to_build(tile))
        return Reason("no-dam-to-raise", nearest.clause) if nearest.key in _NO_DAM else nearest

    def builds(self) -> Iterator[Option]:
        """Every construction that can be begun: what, and with which tile."""
        known: dict[tuple[str, str], bool] = {}
        for ids in usable_tiles(self.me):
            tile = tile_of(ids)
            special = tile.id if tile.effect else ""  # tiles without an effect build one thing alike
            for structure in STRUCTURES if tile.builds == WILD else (tile.builds,):
                if (structure, special) not in known:
                    known[structure, special] = self.can_build(structure, tile)
                if known[structure, special]:
                    yield Option("build", (structure, *ids))

    def options(self) -> list[Option]:
        """All legal actions; without engineers only constructions that need none, or passing (BAR-ACT-10 to 15).

        Who may copy an officer before that is in `sekibo.py`.
        """
        options = list(self.builds())
        if not self.me.engineer:
            return options if self.me.copied else [*options, Option("pass")]  # BAR-XO-21
        spaces = _open(len(self.state.players), self.state.full)
        own = self.me.engineer, self.me.credit
        paid = {price for price in _SPACE_PRICES if price[0] <= own[0] and price[1] <= own[1]}
        options += [
            option
            for option, space, price, demand in spaces
            if price in paid and space.id not in self.taken and (demand is None or demand(self) is None)
        ]
        return options + _BANK[: self.me.engineer]

    def why_not(self, option: Option) -> Reason:
        """The reason against an option that is not listed."""
        match option.kind, *option.ids:
            case "space", str(id_) if id_ in SPACES and id_ != BANK:
                reason = self.refusal(SPACES[id_]) or Reason("not-offered")
                return self._unpaid(SPACES[id_]) if reason is _PRODUCTION else reason
            case "build", str(structure), *ids if structure in STRUCTURES and ids:
                usable = [tile for tile in usable_tiles(self.me) if tile == tuple(ids)]
                if not usable:
                    return Reason("no-such-tile", "BAR-BLD-08")
                return self.build_refusal(structure, tile_of(usable[0]))
            case "bank", int():
                return Reason("too-few-engineers", "BAR-BANK-01")
            case "pass", *_:
                return Reason("must-act", "BAR-ACT-11")
        return Reason("not-offered")


# --- the spaces, made ready once, because every turn asks for all of them ---------------------------------------------

_Demand = Callable[[Means], Reason | None]


def _demand_of(space: Space) -> _Demand | None:
    """What else the effect of a space demands."""
    for part in space.effect:
        match part:
            case Produce(modifier):
                return lambda means: means._production_refusal(modifier, space.fee + space.pay)
            case TakeContract(count):
                return lambda means: means._contract_refusal(count)
            case TakePatent(slot):
                return lambda means: means._patent_refusal(slot)
    return None


def _price_of(space: Space) -> tuple[int, int]:
    return space.engineers, space.fee + space.pay


_SPACE_PRICES = {_price_of(space) for _, space in _SPACES}


@cache
def _open(seats: int, full: bool) -> list[tuple[Option, Space, tuple[int, int], _Demand | None]]:
    """The spaces of the boards that can be used at all, each with its option, its price and what it demands."""
    return [
        (option, space, _price_of(space), _demand_of(space))
        for option, space in _SPACES
        if closed(space, seats, full) is None
    ]
