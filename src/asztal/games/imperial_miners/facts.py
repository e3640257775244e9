"""A position of Imperial Miners in numbers, from what one seat may know, for a value that is learned."""

from collections.abc import Mapping
from functools import cache

from asztal.games.imperial_miners import worth
from asztal.games.imperial_miners.cards import CARDS, FACTIONS, marked
from asztal.games.imperial_miners.setup import ROUNDS
from asztal.games.imperial_miners.state import Mines
from asztal.games.imperial_miners.vocabulary import flat, word_of


@cache
def card_facts(card: str) -> Mapping[str, float]:
    """What the effects of a card do, word by word, and what it costs."""
    about = CARDS[card]
    found = {"cost": float(about.cost), "carts": float(len(about.carts)), f"level {about.level}": 1.0}
    for _, given in marked(about):
        for part in flat(given):
            found[word_of(part)] = found.get(word_of(part), 0.0) + 1.0
    return found


def facts(state: Mines, seat: int) -> dict[str, float]:
    """The position of a seat and of the rival who has the most."""
    left = ROUNDS - state.round
    found = {"left": left / ROUNDS, "seats": float(state.seats)} | _one(state, seat, left)
    me = state.players[seat]
    carts = me.completed_carts()
    shown = worth.counts(me, carts, left)
    found["promise"] = worth.promise(me, carts, left)
    for card in me.hand:
        level = CARDS[card].level
        _add(found, f"hand {level}", 1.0)
        _add(found, f"hand use {level}", worth.use(card, shown))
    hand, cost = worth.hand(me, shown, left)
    found |= {"hand plan": hand, "hand cost": float(cost), "gold short": max(0.0, float(cost - me.gold))}
    others = [_one(state, other, left) for other in range(state.seats) if other != seat]
    if others:
        best = max(others, key=lambda other: other["score"] + other["chain"] * left)
        found |= {f"their {name}": number for name, number in best.items()}
    return found


def _one(state: Mines, seat: int, left: int) -> dict[str, float]:
    """What lies open of one player."""
    me = state.players[seat]
    carts = me.completed_carts()
    shown = worth.counts(me, carts, left)
    chain = worth.chain(me, shown, left) if left else 0.0
    found = {
        "score": float(me.gems + carts),
        "gems": float(me.gems),
        "carts": float(carts),
        "gold": float(me.gold),
        "halves": worth.halves(me),
        "machines": float(sum(me.machines.values())),
        "collapses": float(len(me.collapses)),
        "space": float(me.space),
        "boards": float(me.boards_done),
        "hand": float(len(me.hand) + len(me.sealed)),  # in secret, cards go from one to the other
        "chain": chain,
    }
    for at, card in me.mine.items():
        row = at[0]
        use = worth.use(card, shown)
        _add(found, f"row {row}", 1.0)
        _add(found, f"use {row}", use)
        for name, count in card_facts(card).items():
            _add(found, f"mine {name}", count)
    for faction in FACTIONS:
        found[f"faction {faction}"] = float(me.faction_cards(faction))
    return found


def _add(found: dict[str, float], name: str, count: float) -> None:
    found[name] = found.get(name, 0.0) + count
