"""What an option of Barrage is called, points at, costs and brings, told from what its seat knows."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from asztal.games.barrage.building import (
    build_sites,
    constructions,
    engineers_for,
    payments,
    surcharge,
    tile_of,
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
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.games.barrage.production import Produce, reachable
from asztal.games.barrage.river import after_flow, stops_at
from asztal.games.barrage.sekibo import uses
from asztal.games.barrage.state import Player, Valley
from asztal.games.barrage.systems import best_energy
from asztal.games.barrage.turn import PickSite
from asztal.kernel import Face, Id, Look, Message, Option


def encoded(items: Mapping[str, int]) -> str:
    """Items as one id: excavator=3,credit=2."""
    return ",".join(f"{item}={count}" for item, count in items.items() if count)


# --- actions ----------------------------------------------------------------------------------------------------------


def _left(look: Look[Valley], engineers: int, credits: int) -> Message:
    """What the seat keeps after paying."""
    me = look.g.state.players[look.seat]
    return Message(
        "preview-left", {"gains": encoded({"engineer": me.engineer - engineers, "credit": me.credit - credits})}
    )


def _space(look: Look[Valley], space: Space) -> list[Message]:
    credits = space.fee + space.pay
    told = [_left(look, space.engineers, credits)]
    state, seat = look.g.state, look.seat
    if "produce" in space.effect:
        energy = best_energy(state, seat, state.players[seat].credit - credits) + space.effect["produce"]
        told.append(_brings("preview-best", state, seat, energy))
    elif count := space.effect.get("rotate"):
        wheel = state.players[seat].wheel[-count:]
        back = {tile: 1 for tile, _, _ in wheel if tile}
        back |= {"excavator": sum(e for _, e, _ in wheel), "mixer": sum(m for _, _, m in wheel)}
        told.append(Message("preview-back", {"gains": encoded(back)}))
    elif slot := space.effect.get("take_patent"):
        told.append(Message("preview-about", {"about": state.patents[slot - 1]}))
    return told


def _build(look: Look[Valley], structure: str, tile: Tile) -> list[Message]:
    state, seat = look.g.state, look.seat
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


def structure_of(state: Valley, site: str) -> str:
    """What would be put on a map space: where a dam stands already, an elevation."""
    if site[0] == "D":
        return "elevation" if site in state.dam_owner else "base"
    return "conduit" if site[0] == "C" else "powerhouse"


def _site(state: Valley, site: str) -> dict[str, Id]:
    structure = structure_of(state, site)
    args: dict[str, Id] = {"at": site, "structure": structure, "area": BASIN_OF[site].area}
    if structure == "conduit":
        return args | {"start": PIPES[site].start, "end": PIPES[site].end, "value": PIPES[site].value, "red": 0}
    level = state.dam_level.get(site, 0) + 1
    return args | {"level": level, "red": int(site in RED and structure != "elevation")}


def _piece(look: Look[Valley], site: str) -> list[Message]:
    """What a piece costs: with the tile that builds it, or only its red space where a reward places it."""
    state = look.g.state
    me, structure = state.players[look.seat], structure_of(state, site)
    if look.seen.decision is not None and look.seen.decision.ask == PickSite.ask:
        cost = _cost(me, structure, site, tile_of(look.g.get("tile")), me.credit)
        gains, others = cost.gains, cost.others
    else:
        gains, others = encoded({"credit": surcharge(structure, site)}), 0
    return [Message("preview-cost", {"gains": gains, "others": others}), *_income(me, structure)]


# --- water ------------------------------------------------------------------------------------------------------------


def _drops(state: Valley, headstream: str) -> list[Message]:
    """Where a further drop would end: at once, and in the coming water flow where that differs."""
    basin = HEADSTREAMS[headstream]
    now, later = stops_at(state, basin, state.dam_drops), stops_at(state, basin, after_flow(state))
    if now == later:
        return [_stop(state, now, "both")]
    return [_stop(state, now, "now"), _stop(state, later, "later")]


def _stop(state: Valley, dam: str, when: str) -> Message:
    if not dam:
        return Message("preview-drop-leaves", {"when": when})
    return Message("preview-drop-stops", {"when": when, "dam": dam, "owner": state.dam_owner[dam]})


def _production(look: Look[Valley], *ids: Id) -> list[Message]:
    """What the production that is being chosen would bring, and what the owner of the conduit gets."""
    g, frame = look.g, look.frame
    assert frame is not None
    way = next(way for way in look.asking(Produce).ways(g, frame) if (way.dam, way.conduit, way.drops) == ids)
    told = [_brings("preview-energy", g.state, look.seat, way.energy)]
    if (owner := g.state.conduits[way.conduit]) != look.seat:
        told.append(Message("preview-fee", {"count": way.fee, "owner": owner}))
    return told


def _brings(key: str, state: Valley, seat: int, energy: int) -> Message:
    """Energy, and the contracts that it reaches."""
    reached = reachable(state, seat, energy)
    return Message(key, {"energy": energy, "contracts": " ".join(reached), "count": len(reached)})


class BarrageFace(Face[Valley]):
    """What its options are called, point at, cost and bring."""

    def label(self, look: Look[Valley], option: Option) -> Message:
        """An option as a person reads it."""
        state = look.g.state
        key, args = f"option-{option.kind}", dict[str, Id]()
        match option.kind, *option.ids:
            case "space", str(space):
                about = SPACES[space]
                args = {"action": space, "engineers": about.engineers, "credits": about.fee + about.pay}
                if slot := about.effect.get("take_patent"):
                    key, args = "option-patent", {**args, "tile": state.patents[slot - 1]}
            case "bank", count:
                args = {"count": count}
            case "build", structure, tile:
                args = {"structure": structure, "tile": tile}
            case "build", structure, using, tile:
                args = {"structure": structure, "tile": tile}
                key = "option-build-krylov" if using == KRYLOV else "option-build-copy"
            case "copy", officer:
                space_ = COPYING[uses(state, look.seat)]
                args = {"officer": officer, "engineers": space_["engineers"], "credits": space_["fee"]}
            case "site", str(site):
                args = _site(state, site)
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
                args = {"company": company, "officer": state.offers[company]}
        return Message(key, args)

    def targets(self, look: Look[Valley], option: Option) -> list[str]:
        """The spaces, tiles, contracts, companies and officers that an option points at, by their ids."""
        match option.kind, *option.ids:
            case "space", str(space) if slot := SPACES[space].effect.get("take_patent"):
                return [space, look.g.state.patents[slot - 1]]
            case "bank", *_:
                return [option.kind]
            case "build", _, *tiles:
                return [str(tile) for tile in tiles if tile != COPY]
            case "company", str(company):
                return [company, look.g.state.offers[company]]
        return [part for part in option.ids if isinstance(part, str)]

    def preview(self, look: Look[Valley], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        match option.kind, *option.ids:
            case "space", str(space):
                return _space(look, SPACES[space])
            case "bank", int(count):
                return [_left(look, engineers=count, credits=-count)]
            case "build", str(structure), *ids:
                return _build(look, structure, tile_of(tuple(map(str, ids))))
            case "site", str(site):
                return _piece(look, site)
            case "pay", int(excavators), int(mixers), int(credits):
                me = look.g.state.players[look.seat]
                left = {
                    "excavator": me.excavator - excavators,
                    "mixer": me.mixer - mixers,
                    "credit": me.credit - credits,
                }
                return [Message("preview-left", {"gains": encoded(left)})]
            case "headstream", str(headstream):
                return _drops(look.g.state, headstream)
            case "produce", str(dam), str(conduit), int(drops):
                return _production(look, dam, conduit, drops)
            case (("contract" | "discard" | "fulfil"), contract):
                return [Message("preview-about", {"about": contract})]
            case "company", str(company):
                power = Message("preview-power", {"count": ACTIVE_AT, "ability": company})
                return [Message("preview-about", {"about": look.g.state.offers[company]}), power]
            case "copy", officer:
                return [Message("preview-about", {"about": officer})]
        return []

    def wording(self) -> type[Any]:
        """The game in words."""
        from asztal.games.barrage.face.words import BarrageWording

        return BarrageWording

    def drawing(self) -> Any:
        """The table as text."""
        from asztal.games.barrage.face import draw

        return draw


FACE = BarrageFace()
