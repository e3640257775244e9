"""What an option of Barrage is called, points at, costs and brings, told from a view alone.

The rules are not told twice: a view is made into a table again, and the functions of the rules look at that.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import NamedTuple

import msgspec

from asztal.games.barrage.building import (
    build_sites,
    can_pay,
    constructions,
    engineers_for,
    fits,
    payments,
    surcharge,
    tile_of,
    usable_tiles,
)
from asztal.games.barrage.cards import (
    ADVANCED,
    BASIN_OF,
    COMPANIES,
    COPY,
    COPYING,
    HEADSTREAMS,
    INCOME_AT,
    KRYLOV,
    PIPES,
    RED,
    SPACES,
    Space,
    Tile,
)
from asztal.games.barrage.powers import ACTIVE_AT, company_power
from asztal.games.barrage.production import reachable
from asztal.games.barrage.river import after_flow, stops_at
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Player, Valley, View
from asztal.games.barrage.systems import Production, best_energy, productions, second_productions
from asztal.kernel import Deck, Id, Message, Option, Zone

_TILE_MODIFIER = next(tile.effect["produce"] for tile in ADVANCED.values() if "produce" in tile.effect)
_SHOWN = [
    field.name
    for field in fields(Valley)
    if field.name in View.__struct_fields__ and field.type not in (Deck, Zone) and field.name != "players"
]


def label(view: View, option: Option) -> Message:
    """An option as a person reads it."""
    key, args = f"option-{option.kind}", dict[str, Id]()
    match option.kind, *option.ids:
        case "space", str(space):
            about = SPACES[space]
            args = {"action": space, "engineers": about.engineers, "credits": about.fee + about.pay}
            if slot := about.effect.get("take_patent"):
                key, args = "option-patent", {**args, "tile": view.patents[slot - 1]}
        case "bank", count:
            args = {"count": count}
        case "build", structure, tile:
            args = {"structure": structure, "tile": tile}
        case "build", structure, using, tile:
            args = {"structure": structure, "tile": tile}
            key = "option-build-krylov" if using == KRYLOV else "option-build-copy"
        case "copy", officer:
            space_ = COPYING[uses(table(view), mover(view))]
            args = {"officer": officer, "engineers": space_["engineers"], "credits": space_["fee"]}
        case "site", str(site):
            args = _site(view, site)
        case "pay", int(excavators), int(mixers), int(credits):
            args = {"gains": encoded({"excavator": excavators, "mixer": mixers, "credit": credits})}
        case "machines", int(excavators), int(mixers):
            args = {"gains": encoded({"excavator": excavators, "mixer": mixers})}
        case "headstream", str(headstream):
            args = {"headstream": headstream, "basin": HEADSTREAMS[headstream]}
        case "produce", dam, conduit, drops:
            args = {"count": drops, "dam": dam, "conduit": conduit}
        case (("contract" | "discard" | "fulfil"), contract):
            args = {"contract": contract}
        case "company", str(company):
            args = {"company": company, "officer": view.offers[company]}
    return Message(key, args)


def targets(view: View, option: Option) -> list[str]:
    """The spaces, tiles, contracts, companies and officers that an option points at, by their ids."""
    match option.kind, *option.ids:
        case "space", str(space) if slot := SPACES[space].effect.get("take_patent"):
            return [space, view.patents[slot - 1]]
        case "bank", *_:
            return [option.kind]
        case "build", _, *tiles:
            return [str(tile) for tile in tiles if tile != COPY]
        case "company", str(company):
            return [company, view.offers[company]]
    return [part for part in option.ids if isinstance(part, str)]


def preview(view: View, option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    match option.kind, *option.ids:
        case "space", str(space):
            return _space(view, SPACES[space])
        case "bank", int(count):
            return [_left(view, engineers=count, credits=-count)]
        case "build", str(structure), *ids:
            return _build(view, structure, tile_of(tuple(map(str, ids))))
        case "site", str(site):
            return _piece(view, site)
        case "pay", int(excavators), int(mixers), int(credits):
            me = view.players[mover(view)]
            left = {"excavator": me.excavator - excavators, "mixer": me.mixer - mixers, "credit": me.credit - credits}
            return [Message("preview-left", {"gains": encoded(left)})]
        case "headstream", str(headstream):
            return _drops(view, headstream)
        case "produce", str(dam), str(conduit), int(drops):
            return _production(view, dam, conduit, drops)
        case (("contract" | "discard" | "fulfil"), contract):
            return [Message("preview-about", {"about": contract})]
        case "company", str(company):
            power = Message("preview-power", {"count": ACTIVE_AT, "ability": company})
            return [Message("preview-about", {"about": view.offers[company]}), power]
        case "copy", officer:
            return [Message("preview-about", {"about": officer})]
    return []


# --- the view as a table ----------------------------------------------------------------------------------------------


def table(view: View) -> Valley:
    """The table that a view shows, without its piles: for the functions of the rules, which only look at it."""
    players = [Player(**msgspec.structs.asdict(player)) for player in view.players]
    return Valley(seats=len(players), players=players, **{name: getattr(view, name) for name in _SHOWN})


def mover(view: View) -> int:
    """The person whose turn of the action phase it is: who has had the fewest turns, in turn order (BAR-ACT-01)."""
    left = [seat for seat in view.order if not (view.players[seat].automa or view.players[seat].passed)]
    return min(left, key=lambda seat: view.players[seat].turns)


def structure_of(view: View, site: str) -> str:
    """What would be put on a map space: where a dam stands already, an elevation."""
    if site[0] == "D":
        return "elevation" if site in view.dam_owner else "base"
    return "conduit" if site[0] == "C" else "powerhouse"


def encoded(items: Mapping[str, int]) -> str:
    """Items as one id: excavator=3,credit=2."""
    return ",".join(f"{item}={count}" for item, count in items.items() if count)


def _last_space(placed: Sequence[tuple[str, int, int]], seat: int) -> str:
    """Where a seat has put its engineers most recently in this round."""
    return next((space for space, who, _ in reversed(placed) if who == seat), "")


# --- actions ----------------------------------------------------------------------------------------------------------


def _left(view: View, engineers: int, credits: int) -> Message:
    """What the mover keeps after paying."""
    me = view.players[mover(view)]
    return Message(
        "preview-left", {"gains": encoded({"engineer": me.engineer - engineers, "credit": me.credit - credits})}
    )


def _space(view: View, space: Space) -> list[Message]:
    credits = space.fee + space.pay
    told = [_left(view, space.engineers, credits)]
    state, seat = table(view), mover(view)
    if "produce" in space.effect:
        energy = best_energy(state, seat, state.players[seat].credit - credits) + space.effect["produce"]
        told.append(_brings("preview-best", state, seat, energy))
    elif count := space.effect.get("rotate"):
        wheel = state.players[seat].wheel[-count:]
        back = {tile: 1 for tile, _, _ in wheel if tile}
        back |= {"excavator": sum(e for _, e, _ in wheel), "mixer": sum(m for _, _, m in wheel)}
        told.append(Message("preview-back", {"gains": encoded(back)}))
    elif slot := space.effect.get("take_patent"):
        told.append(Message("preview-about", {"about": view.patents[slot - 1]}))
    return told


def _build(view: View, structure: str, tile: Tile) -> list[Message]:
    state, seat = table(view), mover(view)
    price = engineers_for(tile, constructions(state, seat))
    assert price is not None
    engineers, fee = price
    me = state.players[seat]
    costs = [
        _cost(me, structure, site, tile, me.credit - fee)
        for site in build_sites(state, seat, structure, tile, me.credit - fee)
    ]
    cheapest = min(costs, key=lambda cost: (cost.machines, cost.credits))
    told = [
        Message("preview-engineers", {"engineers": engineers, "credits": fee}),
        Message("preview-cheapest", {"gains": cheapest.gains, "free": int(not cheapest.gains), "count": len(costs)}),
        *_income(me, structure),
    ]
    return [*told, Message("preview-about", {"about": tile.id})] if tile.id in ADVANCED else told


class _Cost(NamedTuple):
    """What a piece costs when as few credits as possible are paid, and whether there are other ways."""

    machines: int
    credits: int
    gains: str
    others: int


def _cost(me: Player, structure: str, site: str, tile: Tile, credits: int) -> _Cost:
    red = surcharge(structure, site, tile)
    ways = list(payments(me, structure, site, tile, credits - red))
    best = min(ways, key=lambda way: way.credits)
    gains = encoded({"excavator": best.excavators, "mixer": best.mixers, "credit": best.credits + red})
    return _Cost(best.excavators + best.mixers, best.credits + red, gains, len(ways) - 1)


def _income(me: Player, structure: str) -> list[Message]:
    """The income that the next piece of a type uncovers."""
    number = me.built[structure] + 1
    if structure not in COMPANIES[me.company].incomes or number not in INCOME_AT:
        return []
    return [Message("preview-income", {"income": f"{me.company}.{structure}.{INCOME_AT.index(number)}"})]


# --- pieces -----------------------------------------------------------------------------------------------------------


def _site(view: View, site: str) -> dict[str, Id]:
    structure = structure_of(view, site)
    args: dict[str, Id] = {"at": site, "structure": structure, "area": BASIN_OF[site].area}
    if structure == "conduit":
        return args | {"start": PIPES[site].start, "end": PIPES[site].end, "value": PIPES[site].value, "red": 0}
    level = view.dam_level.get(site, 0) + 1
    return args | {"level": level, "red": int(site in RED and structure != "elevation")}


def _piece(view: View, site: str) -> list[Message]:
    state, seat, structure = table(view), mover(view), structure_of(view, site)
    me = state.players[seat]
    tiles, certain = _tiles_in_use(state, seat, structure)
    costs: dict[str, _Cost] = {}
    for tile in tiles:
        if can_pay(me, structure, site, tile, me.credit):
            costs[tile.id] = _cost(me, structure, site, tile, me.credit)
    if not tiles:
        told = [Message("preview-cost", {"gains": encoded({"credit": surcharge(structure, site)}), "others": 0})]
    elif certain and len(set(costs.values())) == 1:
        told = [Message("preview-cost", {"gains": cost.gains, "others": cost.others}) for cost in set(costs.values())]
    else:
        told = [
            Message("preview-cost-with", {"tile": tile, "gains": cost.gains, "others": cost.others})
            for tile, cost in costs.items()
        ]
    return [*told, *_income(me, structure)]


def _tiles_in_use(state: Valley, seat: int, structure: str) -> tuple[list[Tile], bool]:
    """The tiles of which one builds the piece, none where a reward places it, and whether the view tells which of both.

    A view does not say in which effect a seat is; where its engineers stand leaves few cases open.
    """
    me = state.players[seat]
    usable = [tile_of(ids) for ids in usable_tiles(me)]
    fitting = [tile for tile in usable if fits(tile, structure)]
    if not _last_space(state.placed, seat).startswith("build-"):
        free_of_engineers = [tile for tile in fitting if "no_engineers" in tile.effect]
        return free_of_engineers, not free_of_engineers
    return fitting, not any(tile == KRYLOV or _may_fulfil(tile) for tile in me.on_wheel())


def _may_fulfil(tile: str) -> bool:
    """Whether a tile that lies on the wheel already can have led to a contract in this turn."""
    return tile in ADVANCED and any(name == "produce" or name.startswith("energy") for name in ADVANCED[tile].effect)


# --- water ------------------------------------------------------------------------------------------------------------


def _drops(view: View, headstream: str) -> list[Message]:
    """Where a further drop would end: at once, and in the coming water flow where that differs."""
    state, basin = table(view), HEADSTREAMS[headstream]
    now, later = stops_at(state, basin, state.dam_drops), stops_at(state, basin, after_flow(state))
    if now == later:
        return [_stop(view, now, "both")]
    return [_stop(view, now, "now"), _stop(view, later, "later")]


def _stop(view: View, dam: str, when: str) -> Message:
    if not dam:
        return Message("preview-drop-leaves", {"when": when})
    return Message("preview-drop-stops", {"when": when, "dam": dam, "owner": view.dam_owner[dam]})


def _production(view: View, dam: str, conduit: str, drops: int) -> list[Message]:
    state, seat = table(view), mover(view)
    told = [
        _brings("preview-energy", state, seat, way.energy) for way in _find(_ways(state, seat), dam, conduit, drops)
    ]
    if company_power(state, seat, "second_production"):  # a view does not say which of the two productions this is
        second = _find(second_productions(state, seat, 0), dam, conduit, drops)
        told += [_brings("preview-energy-second", state, seat, way.energy) for way in second]
    if (owner := view.conduits[conduit]) != seat:
        told.append(Message("preview-fee", {"count": drops, "owner": owner}))
    return told


def _ways(state: Valley, seat: int) -> Iterable[Production]:
    """The productions of the turbine space where the mover's engineers are, else those that a tile brings."""
    space = SPACES.get(_last_space(state.placed, seat))
    modifier = space.effect.get("produce") if space else None
    return productions(state, seat, _TILE_MODIFIER if modifier is None else modifier)


def _find(ways: Iterable[Production], *ids: Id) -> list[Production]:
    return [way for way in ways if (way.dam, way.conduit, way.drops) == ids][:1]


def _brings(key: str, state: Valley, seat: int, energy: int) -> Message:
    """Energy, and the contracts that it reaches."""
    reached = reachable(state, seat, energy)
    return Message(key, {"energy": energy, "contracts": " ".join(reached), "count": len(reached)})
