"""A turn: engineers on one action space, and what they do there; or a construction."""

from collections.abc import Iterator

from asztal.games.barrage import sekibo
from asztal.games.barrage.building import (
    SITES,
    Payment,
    Plan,
    build_sites,
    can_pay,
    construct,
    constructions,
    engineers_for,
    fits,
    nearest_refusal,
    payments,
    site_refusal,
    sites,
    surcharge,
    tile_of,
    usable_tiles,
)
from asztal.games.barrage.cards import OFFICERS, SPACES, START, STRUCTURES, WILD, Space, Tile
from asztal.games.barrage.events import Engineers, Passed
from asztal.games.barrage.state import G, Valley
from asztal.games.barrage.steps import Step, wanted_sites
from asztal.games.barrage.stock import gain, pay
from asztal.games.barrage.systems import best_energy
from asztal.games.barrage.verbs import Uncovered, refill
from asztal.kernel import AGAIN, Decision, Do, Effect, Frame, Option, Pick, Reason, Result, Seq, Signal

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
_DIRECTED = Reason("automa-decides", "BAR-AUTO-73")
_NO_LIMIT = 1000  # credits that no production costs


def place(g: G, seat: int, space: str, count: int) -> None:
    """Engineers go from the supply to a space (BAR-ACT-04)."""
    if count:
        g.state.players[seat].engineer -= count
        g.state.placed.append((space, seat, count))
        g.tell(Engineers, seat, space, count)


# --- what a seat can do -----------------------------------------------------------------------------------------------


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
        return self.begin_refusal(structure, tile) or nearest_refusal(
            self.state, self.seat, structure, tile, self.credits_to_build(tile)
        )

    def builds(self) -> Iterator[Option]:
        """Every construction that can be begun: what, and with which tile."""
        for ids in usable_tiles(self.me):
            tile = tile_of(ids)
            for structure in STRUCTURES if tile.builds == WILD else (tile.builds,):
                if self.can_build(structure, tile):
                    yield Option("build", (structure, *ids))

    def options(self) -> list[Option]:
        """All legal actions; without engineers only constructions that need none, or passing (BAR-ACT-10 to 15)."""
        options = list(self.builds())
        if not self.me.engineer:
            return options if self.me.copied else [*options, Option("pass")]  # BAR-XO-21
        options += [option for option, space in _SPACES if self.refusal(space) is None]
        return options + _BANK[: self.me.engineer] + sekibo.copies(self)

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
            case "copy", str(officer) if officer in OFFICERS and officer != self.me.officer:
                return sekibo.why_not(self)
        return Reason("not-offered")


class ChooseAction(Effect[Valley]):
    """The choice of an action; the seat must take one (BAR-ACT-02, BAR-ACT-08)."""

    def enter(self, g: G, f: Frame) -> Result:
        if f.step:
            return None
        return Decision(f.seat, "action", sekibo.Directions(Means(g.state, f.seat)).options)

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        me = g.state.players[f.seat]
        if option.kind == "copy":
            sekibo.copy(g, f.seat, str(option.ids[0]))
            return AGAIN
        f.step = option.kind
        match option.kind:
            case "pass":
                me.passed = True
                g.tell(Passed, f.seat)
            case "bank":
                count = int(option.ids[0])
                place(g, f.seat, BANK, count)
                gain(g, f.seat, "credit", SPACES[BANK].effect["credit_per_engineer"] * count, "")
            case "space":
                space = SPACES[str(option.ids[0])]
                place(g, f.seat, space.id, space.engineers)
                pay(g, f.seat, space.fee + space.pay)
                return Frame(f"space.{space.id}", f.seat)
            case "build":
                step = sekibo.Directions(Means(g.state, f.seat)).step
                values = {"structure": option.ids[0], "tile": option.ids[1:]}
                if not step:
                    return Frame("build", f.seat, vars=values)
                values["wanted"] = tuple(wanted_sites(g.state, f.seat, step))
                return Frame("directed_build", f.seat, vars=values)
        return None

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        means = Means(g.state, f.seat)
        if option in means.options():
            return _DIRECTED
        return means.why_not(option)


# --- construction -----------------------------------------------------------------------------------------------------


def begin_building(g: G, f: Frame) -> None:
    """Engineers and the credits of a red construction space come first (BAR-BLD-06)."""
    tile: tuple[str, ...] = g.get("tile")
    used = constructions(g.state, f.seat)
    price = engineers_for(tile_of(tile), used)
    assert price is not None
    engineers, fee = price
    place(g, f.seat, f"build-{used + 1}", engineers)
    pay(g, f.seat, fee)


class PickSite(Pick[Valley]):
    """Where the piece is built; `directed` by an Automa's tile, only where that wants it (BAR-AUTO-73)."""

    ask = "site"

    def __init__(self, *, directed: bool = False) -> None:
        self.directed = directed

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me, tile = g.state.players[f.seat], tile_of(g.get("tile"))
        return [Option("site", (site,)) for site in build_sites(g.state, f.seat, g.get("structure"), tile, me.credit)]

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        return _DIRECTED if self.directed and option.ids[0] not in g.get("wanted") else None

    def take(self, g: G, f: Frame, option: Option) -> None:
        g.keep("site", option.ids[0])

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        structure, tile, me = g.get("structure"), tile_of(g.get("tile")), g.state.players[f.seat]
        if option.kind != "site" or option.ids[0] not in SITES[structure]:
            return Reason("not-offered")
        reason = site_refusal(g.state, f.seat, structure, str(option.ids[0]), tile, credits=me.credit)
        return reason or super().why_not(g, f, option)


class PickPayment(Pick[Valley]):
    """How the machines are paid, where there is a choice (BAR-XO-08, BAR-XO-11, BAR-TECH-20)."""

    ask = "payment"

    def candidates(self, g: G, f: Frame) -> list[Option]:
        me, tile = g.state.players[f.seat], tile_of(g.get("tile"))
        structure, site = g.get("structure"), g.get("site")
        credits = me.credit - surcharge(structure, site, tile)
        return [Option("pay", tuple(way)) for way in payments(me, structure, site, tile, credits)]

    def take(self, g: G, f: Frame, option: Option) -> None:
        g.keep("paid", option.ids)


def finish_building(g: G, f: Frame) -> None:
    """Wheel, rotation and piece."""
    construct(g, f.seat, Plan(g.get("structure"), g.get("site"), g.get("tile"), Payment(*g.get("paid"))))


class TileEffect(Effect[Valley]):
    """The special effect of the tile, after the income that the piece uncovered (BAR-BLD-32, BAR-TECH-02)."""

    def enter(self, g: G, f: Frame) -> Result:
        at = f"tile.{tile_of(g.get('tile')).id}"
        if f.step or at not in g.title.book or not g.state.tile_effects(f.seat):
            return None
        f.step = "effect"
        return Frame(at, f.seat)


def end_turn(g: G, f: Frame) -> None:
    """The display is refilled and a copied ability is gone (BAR-OFF-05, BAR-XO-28)."""
    me = g.state.players[f.seat]
    me.copied = ""
    me.turns += 1
    refill(g)


class Actions(Effect[Valley]):
    """Single turns in turn order, again and again, until all have passed (BAR-ACT-01, BAR-ACT-13)."""

    def enter(self, g: G, f: Frame) -> Result:
        order = g.state.order
        for step in range(len(order)):
            seat = order[(f.pc + step) % len(order)]
            player = g.state.players[seat]
            if not player.passed:
                f.pc = (f.pc + step + 1) % len(order)
                return Frame("automa_turn" if player.automa else "turn", seat)
        return None


def construction(site: PickSite) -> Seq[Valley]:
    """A construction from the engineers to the effect of the tile."""
    return Seq(
        begin=Do(begin_building),
        site=site,
        pay=PickPayment(),
        finish=Do(finish_building),
        income=Uncovered(),
        effect=TileEffect(),
    )


EFFECTS: dict[str, Effect[Valley]] = {
    "turn": Seq(tile=Do(sekibo.turn_over), act=ChooseAction(), end=Do(end_turn)),
    "build": construction(PickSite()),
    "directed_build": construction(PickSite(directed=True)),
}
