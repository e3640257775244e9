"""A position of Barrage in numbers, for a value that is learned; nothing but the order of the piles is hidden."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from asztal.games.barrage import worth
from asztal.games.barrage.building import tile_of, usable_tiles
from asztal.games.barrage.cards import CONTRACTS, ROUNDS, SPACES, STRUCTURES
from asztal.games.barrage.means import Means
from asztal.games.barrage.scoring import bonus_count, objective_count, rank_vp
from asztal.games.barrage.state import Valley
from asztal.games.barrage.vocabulary import Produce, find, word_of


@cache
def card_facts(card: str) -> Mapping[str, float]:
    """What a contract needs and gives, word by word."""
    contract = CONTRACTS.get(card)
    if contract is None:
        return {}
    found = {"need": float(contract.need), "worth": worth.REWARD[card]}
    for part in contract.reward:
        found[word_of(part)] = found.get(word_of(part), 0.0) + 1.0
    return found


def facts(state: Valley, seat: int) -> dict[str, float]:
    """The position of a seat and of its best rival, a person or an Automa."""
    me, left = state.players[seat], ROUNDS - state.round
    found = {
        "left": min(1.0, (left + me.engineer / 12) / ROUNDS),
        "rounds": float(left),
        "last": float(not left),
        "seats": float(len(state.players)),
        "level": float(state.variant["level"]) if state.variant["automas"] != "0" else 0.0,
        f"company {me.company}": 1.0,
        f"officer {me.officer}": 1.0,
    }
    mine = worth.plant(state, seat, left) if me.company else None
    found["value"] = worth.value(state, seat, mine)
    found |= _one(state, seat, mine)
    others = [
        _one(state, other, worth.plant(state, other, left) if player.company else None)
        for other, player in enumerate(state.players)
        if other != seat
    ]
    best = max(others, key=lambda other: other["vp"] + other["energy"] / 2)
    found |= {f"their {name}": number for name, number in best.items()}
    if mine and state.bonuses:
        found |= _promised(state, seat, mine.ready) | _next(state, seat)
    found["ahead"] = found["vp"] - best["vp"]
    found["energy ahead"] = max(-10.0, min(10.0, found["energy"] - best["energy"]))
    return found


def _promised(state: Valley, seat: int, ready: float) -> dict[str, float]:
    """Parts of the hand-made value that are not among the other facts."""
    me, left = state.players[seat], ROUNDS - state.round
    return {
        "this round": worth.this_round(state, seat, ready),
        "stock": worth.stock(me, left),
        "bonuses and objective": worth.bonuses_and_objective(state, seat, left),
    }


def _next(state: Valley, seat: int) -> dict[str, float]:
    """What a seat could do in its next turn if everything stayed as it is.

    The best energy and the contracts that it meets say nothing of spaces: whether one is open says `open turbine`.
    """
    me, found = state.players[seat], dict[str, float]()
    if me.passed:
        return found
    means = Means(state, seat)
    energy = means.best_energy(me.credit)
    met = [worth.REWARD[contract] for contract in me.contracts if CONTRACTS[contract].need <= energy]
    national = [worth.REWARD[contract] for contract in state.national if CONTRACTS[contract].need <= energy]
    found |= {"best energy": float(energy), "met": float(len(met)), "met worth": sum(met)}
    found["met national"] = max(national, default=0.0)
    counted = Counter(f"tile {tile_of(ids).builds}" for ids in usable_tiles(me))
    for option in means.options():
        if option.kind == "build":
            found[f"can build {option.ids[0]}"] = 1.0
        elif option.kind == "space":
            space = SPACES[str(option.ids[0])]
            counted[f"open {space.section}"] += 1
            if produces := find(space.effect, Produce):
                found["turbine"] = max(found.get("turbine", 0.0), produces.produce + 3.0)  # they give -2 to 2
    return found | {name: float(count) for name, count in counted.items()}


def _one(state: Valley, seat: int, plant: worth.Plant | None) -> dict[str, float]:
    """One player, person or Automa, and the plant of a company."""
    me, left = state.players[seat], ROUNDS - state.round
    found = {
        "vp": float(me.vp),
        "energy": float(me.energy),
        "rank": float(rank_vp([player.energy for player in state.players])[seat]),
        "credit": float(me.credit),
        "excavator": float(me.excavator),
        "mixer": float(me.mixer),
        "engineer": float(me.engineer),
        "passed": float(me.passed),
        "tiles": float(len(me.tiles)),
        "advanced": float(me.advanced_tiles()),
        "contracts": float(len(me.contracts)),
        "fulfilled": float(len(me.fulfilled)),
        "place": float(state.order.index(seat)) if seat in state.order else 0.0,
        "water": float(sum(state.dam_drops[dam] for dam, owner in state.dam_owner.items() if owner == seat)),
    }
    for structure in STRUCTURES:
        found[structure] = float(me.built[structure])
    for turned, (tile, excavators, mixers) in enumerate(me.wheel):
        away = "soon" if turned >= len(me.wheel) - 2 else "far"
        found[f"wheel {away}"] = found.get(f"wheel {away}", 0.0) + excavators + mixers
        found[f"wheel tiles {away}"] = found.get(f"wheel tiles {away}", 0.0) + bool(tile)
    if state.bonuses:
        found["bonus"] = float(bonus_count(me, state.bonuses[0]))
        found["bonuses"] = float(sum(bonus_count(me, bonus) for bonus in state.bonuses[1:]))
    if state.objective:
        found["objective"] = float(objective_count(state, seat))
    if plant:
        found |= {"plant": plant.promise, "ready": plant.ready, "reach": plant.reach}
        found["incomes"] = worth.incomes(me, left)
        found["contracts worth"] = worth.contracts(state, seat, plant.reach, left)
    return found
