"""What an option of Barrage would cost and bring as things stand, in sentences."""

from collections.abc import Callable

from asztal.games.barrage import vocabulary as word
from asztal.games.barrage.cards import ADVANCED, HEADSTREAMS, SPACES, TILES
from asztal.games.barrage.face.outlook import Outlook, chosen_way, outlook, structure_of
from asztal.games.barrage.means import BANK, bank_pays
from asztal.games.barrage.powers import ACTIVE_AT
from asztal.games.barrage.production import reachable
from asztal.games.barrage.river import stops_at
from asztal.games.barrage.state import Valley
from asztal.kernel.rules import Look, Message, Option


def preview(look: Look[Valley], option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    tell = _PREVIEWS.get(option.kind)
    return tell(look, option) if tell is not None else []


# --- actions ----------------------------------------------------------------------------------------------------------


def _left(look: Look[Valley], engineers: int, credits: int) -> Message:
    """What the seat keeps after paying."""
    me = look.g.state.players[look.seat]
    return Message("preview-left", {"gains": {"engineer": me.engineer - engineers, "credit": me.credit - credits}})


def _bank(look: Look[Valley], option: Option) -> list[Message]:
    count = int(option.ids[0])
    return [_left(look, count, -bank_pays(count))]


def _space(look: Look[Valley], option: Option) -> list[Message]:
    space = SPACES[str(option.ids[0])]
    means, credits = outlook(look), space.fee + space.pay
    told = [_left(look, space.engineers, credits)]
    match space.effect:
        case (word.Produce(modifier),):
            best = max(way.energy for way in means.ways(modifier, means.me.credit - credits))
            told.append(_brings("preview-best", look, best + modifier))
        case (word.Rotate(count),):
            told.append(Message("preview-back", {"gains": means.back(count).items}))
        case (word.TakePatent(slot),):
            told.append(Message("preview-about", {"about": means.state.patents[slot - 1]}))
    return told


def _build(look: Look[Valley], option: Option) -> list[Message]:
    means, structure, tile = outlook(look), str(option.ids[0]), TILES[str(option.ids[-1])]
    engineers, fee = means.engineers_for(tile)
    prices = means.prices(structure, tile, means.me.credit - fee)
    cheapest = prices.least.items
    told = [
        Message("preview-engineers", {"engineers": engineers, "credits": fee}),
        Message("preview-cheapest", {"gains": cheapest, "free": int(not cheapest), "count": len(prices.at)}),
        *_income(means, structure),
    ]
    return [*told, Message("preview-about", {"about": tile.id})] if tile.id in ADVANCED else told


def _income(means: Outlook, structure: str) -> list[Message]:
    income = means.income(structure)
    return [Message("preview-income", {"income": word.amounts(income)})] if income else []


# --- pieces -----------------------------------------------------------------------------------------------------------


def _piece(look: Look[Valley], option: Option) -> list[Message]:
    means, site = outlook(look), str(option.ids[0])
    price = means.pieces[site]
    cost = Message("preview-cost", {"gains": price.items, "others": price.others})
    return [cost, *_income(means, structure_of(means.state, site))]


def _pay(look: Look[Valley], option: Option) -> list[Message]:
    me, (excavators, mixers, credits) = look.g.state.players[look.seat], map(int, option.ids)
    left = {"excavator": me.excavator - excavators, "mixer": me.mixer - mixers, "credit": me.credit - credits}
    return [Message("preview-left", {"gains": left})]


# --- water ------------------------------------------------------------------------------------------------------------


def _drops(look: Look[Valley], option: Option) -> list[Message]:
    """Where a further drop would end: at once, and in the coming water flow where that differs."""
    state, basin = look.g.state, HEADSTREAMS[str(option.ids[0])]
    now, later = stops_at(state, basin, state.dam_drops), stops_at(state, basin, outlook(look).after_flow)
    if now == later:
        return [_stop(state, now, "both")]
    return [_stop(state, now, "now"), _stop(state, later, "later")]


def _stop(state: Valley, dam: str, when: str) -> Message:
    if not dam:
        return Message("preview-drop-leaves", {"when": when})
    return Message("preview-drop-stops", {"when": when, "dam": dam, "owner": state.dam_owner[dam]})


def _production(look: Look[Valley], option: Option) -> list[Message]:
    """What a production would bring, and what the owner of the conduit gets."""
    way = chosen_way(look, option)
    told = [_brings("preview-energy", look, way.energy)]
    if (owner := look.g.state.conduits[way.conduit]) != look.seat:
        told.append(Message("preview-fee", {"count": way.fee, "owner": owner}))
    return told


def _brings(key: str, look: Look[Valley], energy: int) -> Message:
    """Energy, and the contracts that it reaches."""
    return Message(key, {"energy": energy, "contracts": tuple(reachable(look.g.state, look.seat, energy))})


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(look: Look[Valley], option: Option) -> list[Message]:
    return [Message("preview-about", {"about": option.ids[0]})]


def _company(look: Look[Valley], option: Option) -> list[Message]:
    company = str(option.ids[0])
    power = Message("preview-power", {"count": ACTIVE_AT, "ability": company})
    return [Message("preview-about", {"about": look.g.state.offers[company]}), power]


_PREVIEWS: dict[str, Callable[[Look[Valley], Option], list[Message]]] = {
    BANK: _bank,
    "space": _space,
    "build": _build,
    "site": _piece,
    "pay": _pay,
    "headstream": _drops,
    "produce": _production,
    "company": _company,
    **dict.fromkeys(("contract", "discard", "fulfil", "copy"), _card),
}
