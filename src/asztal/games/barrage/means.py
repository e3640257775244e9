"""What a seat can do in its turn, and why not: the one place that says which actions are legal."""

from collections.abc import Iterator

from asztal.games.barrage.building import (
    can_pay,
    constructions,
    engineers_for,
    fits,
    nearest_refusal,
    sites,
    tile_of,
    usable_tiles,
)
from asztal.games.barrage.cards import SPACES, START, STRUCTURES, WILD, Space, Tile
from asztal.games.barrage.state import Valley
from asztal.games.barrage.steps import Step, wanted_sites
from asztal.games.barrage.systems import best_energy
from asztal.kernel import Option, Reason

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
_NO_LIMIT = 1000  # credits that no production costs


class Means:
    """What a seat can do in its turn, and why not: the one place that says which actions are legal (BAR-NOTE-06)."""

    def __init__(self, state: Valley, seat: int) -> None:
        self.state, self.seat, self.me = state, seat, state.players[seat]
        self.taken = {space for space, _, _ in state.placed}
        self._best: dict[int, int] = {}
        self._sites: dict[str, list[str]] = {}
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

    def refusal(self, space: Space) -> Reason | None:
        """Why the seat cannot use a space of the boards; None when it can (BAR-ACT-02 to BAR-ACT-07)."""
        if space.min > len(self.state.players):
            return _CLOSED
        if space.section == "patent_office" and not self.state.full:
            return _NO_PATENTS
        if space.id in self.taken and space.id != BANK:
            return _TAKEN
        if self.me.engineer < space.engineers:
            return _ENGINEERS
        left = self.me.credit - space.fee - space.pay
        if left < 0:
            return _CREDITS
        effect = space.effect
        if "produce" in effect:
            best = self.best_energy(left)
            if not best or best + effect["produce"] < 1:
                return _BELOW_ONE if best else _PRODUCTION
        elif "take_contract" in effect and sum(map(bool, self.state.display)) < effect["take_contract"]:
            return Reason("too-few-contracts", "BAR-OFF-06")
        elif "take_patent" in effect and not self.state.patents[effect["take_patent"] - 1]:
            return Reason("no-tile-here", "BAR-PAT-05")
        return None

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
        left = self.credits_to_build(tile)
        downstream_first = reversed(self.sites(structure))  # where most things cost least
        return any(can_pay(self.me, structure, site, tile, left) for site in downstream_first)

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
        for ids in usable_tiles(self.me):
            tile = tile_of(ids)
            for structure in STRUCTURES if tile.builds == WILD else (tile.builds,):
                if self.can_build(structure, tile):
                    yield Option("build", (structure, *ids))

    def options(self) -> list[Option]:
        """All legal actions; without engineers only constructions that need none, or passing (BAR-ACT-10 to 15).

        Who may copy an officer before that is in `sekibo.py`.
        """
        options = list(self.builds())
        if not self.me.engineer:
            return options if self.me.copied else [*options, Option("pass")]  # BAR-XO-21
        options += [option for option, space in _SPACES if self.refusal(space) is None]
        return options + _BANK[: self.me.engineer]

    def why_not(self, option: Option) -> Reason:
        """The reason against an option that is not listed."""
        match option.kind, *option.ids:
            case "space", str(id_) if id_ in SPACES and id_ != BANK:
                reason = self.refusal(SPACES[id_]) or Reason("not-offered")
                return _UNPAID if reason is _PRODUCTION and self.best_energy(_NO_LIMIT) else reason
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
