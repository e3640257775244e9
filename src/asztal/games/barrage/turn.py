"""A turn: engineers on one action space, and what they do there; or a construction."""

from asztal.games.barrage import pointing, sekibo
from asztal.games.barrage.addresses import AUTOMA_TURN, BUILD, DIRECTED_BUILD, TURN
from asztal.games.barrage.building import (
    SITES,
    Payment,
    Plan,
    build_sites,
    construct,
    constructions,
    engineers_for,
    payments,
    site_refusal,
    surcharge,
    tile_of,
)
from asztal.games.barrage.cards import SPACES
from asztal.games.barrage.events import Engineers, Passed
from asztal.games.barrage.gains import gain, pay
from asztal.games.barrage.means import BANK, Means, bank_pays
from asztal.games.barrage.spots import ON_MAP, WHOLE_BASIN, Spot, other_structure
from asztal.games.barrage.state import G, Valley
from asztal.games.barrage.steps import wanted_sites
from asztal.games.barrage.verbs import UNCOVERED, refill
from asztal.kernel.rules import AGAIN, Call, Decision, Do, Effect, Frame, Option, Pick, Reason, Result, Seq, Signal

_DIRECTED = Reason("automa-decides", "BAR-AUTO-73")
# The steps of an Automa's tile that let a seat do what it is told to do first.
_LEADS: dict[str, tuple[str, ...]] = {
    "tile-first": ("build",),
    "water-first": ("water_place", "water_flow"),
    "production-first": ("produce",),
    "office-first": (),
}


def place(g: G, seat: int, space: str, count: int) -> None:
    """Engineers go from the supply to a space (BAR-ACT-04)."""
    if count:
        g.state.players[seat].engineer -= count
        g.state.placed.append((space, seat, count))
        g.tell(Engineers, seat, space, count)


# --- the action -------------------------------------------------------------------------------------------------------


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
                g.tell(Passed, f.seat, clause="BAR-ACT-10")
            case "bank":
                count = int(option.ids[0])
                place(g, f.seat, BANK, count)
                gain(g, f.seat, "credit", bank_pays(count), "")
            case "space":
                space = SPACES[str(option.ids[0])]
                place(g, f.seat, space.id, space.engineers)
                pay(g, f.seat, space.fee + space.pay)
                return Frame(f"space.{space.id}", f.seat)
            case "build":
                directed = sekibo.directs(g.state, f.seat)
                step = sekibo.Directions(Means(g.state, f.seat)).step if directed else None
                values = {"structure": option.ids[0], "tile": option.ids[1:]}
                if not step:
                    return Frame(BUILD, f.seat, vars=values)
                values["wanted"] = tuple(wanted_sites(g.state, f.seat, step))
                return Frame(DIRECTED_BUILD, f.seat, vars=values)
        return None

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return pointing.candidates(Means(g.state, f.seat))

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        means = Means(g.state, f.seat)
        if option in sekibo.options(means):
            return _DIRECTED
        reason = pointing.why_not(means, option) or sekibo.why_not(means, option)
        step = sekibo.Directions(means).step
        if step and reason.key in _LEADS and step["do"] not in _LEADS[reason.key]:
            return _DIRECTED  # what the reason advises would not be offered either
        return reason


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


class PickSite(Spot):
    """Where the piece is built; `directed` by an Automa's tile, only where that wants it (BAR-AUTO-73)."""

    ask = "site"

    def __init__(self, *, directed: bool = False) -> None:
        self.directed = directed

    def legal(self, g: G, f: Frame) -> list[Option]:
        me, tile = g.state.players[f.seat], tile_of(g.get("tile"))
        found = build_sites(g.state, f.seat, g.get("structure"), tile, me.credit)
        return [Option("site", (site,)) for site in found if not self.directed or site in g.get("wanted")]

    def candidates(self, g: G, f: Frame) -> list[Option]:
        return ON_MAP

    def why(self, g: G, f: Frame, option: Option) -> Reason | None:
        if option.kind == "basin":
            return WHOLE_BASIN
        structure, tile, me = g.get("structure"), tile_of(g.get("tile")), g.state.players[f.seat]
        site = str(option.ids[0])
        if site not in SITES[structure]:
            return other_structure(structure)
        reason = site_refusal(g.state, f.seat, structure, site, tile, credits=me.credit)
        return reason or (_DIRECTED if self.directed and site not in g.get("wanted") else None)

    def take(self, g: G, f: Frame, option: Option) -> None:
        g.keep("site", option.ids[0])


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


def tile_effect(g: G, f: Frame) -> Frame | None:
    """The special effect of the tile, after the income that the piece uncovered (BAR-BLD-32, BAR-TECH-02)."""
    at = f"tile.{tile_of(g.get('tile')).id}"
    return Frame(at, f.seat) if at in g.title.book and g.state.tile_effects(f.seat) else None


TILE_EFFECT = Call(tile_effect, "effect")


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
                return Frame(AUTOMA_TURN if player.automa else TURN, seat)
        return None


def construction(site: PickSite) -> Seq[Valley]:
    """A construction from the engineers to the effect of the tile."""
    return Seq(
        begin=Do(begin_building),
        site=site,
        pay=PickPayment(),
        finish=Do(finish_building),
        income=UNCOVERED,
        effect=TILE_EFFECT,
    )


EFFECTS: dict[str, Effect[Valley]] = {
    TURN: Seq(tile=Do(sekibo.turn_over), act=ChooseAction(), end=Do(end_turn)),
    BUILD: construction(PickSite()),
    DIRECTED_BUILD: construction(PickSite(directed=True)),
}
