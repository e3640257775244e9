"""What a position may still become, in gems: what a bot thinks of it that looks no further than its own turn.

All are rough measures found by play: settings were compared on the same deals, and those that scored more were kept
(docs/games/imperial_miners.md says on how many). A card is worth the better of its effects; a chain is worth its cards,
again in most rounds that are left; a hand is worth the cards that rounds, places and gold will allow.
"""

from functools import cache
from typing import NamedTuple, assert_never

from asztal.games.imperial_miners import vocabulary as word
from asztal.games.imperial_miners.cards import CARDS, FACTIONS, marked
from asztal.games.imperial_miners.mine import MEETS, above, around
from asztal.games.imperial_miners.setup import ROUNDS
from asztal.games.imperial_miners.state import Mines, Player
from asztal.games.imperial_miners.vocabulary import Part, Parts, flat

# One of each; a price counts as a loss.
GOLD, DRAW, RESEARCH, CART, MACHINE, ACTIVATE, COLLAPSE, HEART = 0.4, 0.35, 0.9, 0.9, 0.3, 1.5, 1.0, 4.0
GATE = 0.6  # how often what a gate holds back will come
# What counters will show that depend on where a card lies or on what went before, and how others grow in a round
USUAL = {
    "ABOVE": 1.5,
    "SIDES": 1.0,
    "NEIGHBOURS": 3.0,
    "CARTS_HERE": 1.5,
    "MACHINES_HERE": 1.5,
    "LEVELS": 3.0,
    "PLAYED_LEVEL": 2.0,
    "DONE": 1.0,
}
GROWS = {"FACTIONS": 0.4, "CARTS": 0.5, "MACHINES": 0.2, "MACHINE_CARDS": 0.1}
FACTION_GROWS = 0.15

CHAIN = 0.6  # how often the best chain is used in a round that is left
SOON = 4  # rounds in which everything below can be used; in fewer, it is worth less
HAND = 0.4  # a card that can be played, as a part of what it will bring
LEAST = 0.2  # a card in hand that brings nothing better
EDGE = 0.3  # a half cart on a card in hand
HALF, OPEN = 0.25, 0.2  # one in the mine: at a joint that lacks the other half, at a free place
INCOME = 3  # gold that each round brings
SHORT, SPARE = 0.75, 0.35  # a gold that the hand needs, and one beyond that
SPACE = 0.8  # a space climbed on the present board


class Worth(NamedTuple):
    """What an effect brings: something fixed, and what depends on counters as (worth, counter, for each, cap)."""

    fixed: float
    counted: tuple[tuple[float, str, float, int], ...]


@cache
def _effects(card: str) -> tuple[Worth, ...]:
    return tuple(worth_of(given) for _, given in marked(CARDS[card]))


def worth_of(given: Parts) -> Worth:
    """What an effect brings."""
    fixed, counted, sure = 0.0, [], 1.0
    for part in flat(given):
        if isinstance(part, word.Gate):
            sure *= GATE
        elif isinstance(part, word.Per):
            each = {word.GoldPer: GOLD, word.GemPer: 1.0, word.DrawPer: DRAW}[type(part)]
            counted.append((sure * each, str(part.count), word.counted(part) / part.each, part.most))
        else:
            fixed += sure * _fixed(part)
        if isinstance(part, word.PayScot):
            counted.append((GOLD, "FAC_SCO", 1.0, part.pay_scot))
    return Worth(fixed, tuple(counted))


def _fixed(part: Part) -> float:
    """What a part brings that depends on no counter; a price counts as a loss."""
    match part:
        case word.Gem(n):
            return n
        case word.Gold(n):
            return GOLD * n
        case word.Draw(n):
            return DRAW * n
        case word.DrawFaction(n):
            return 1.3 * DRAW * n
        case word.DrawLevel(n):
            return HEART * n
        case word.Dig(_, keep):
            return 1.5 * DRAW * keep
        case word.Research(n):
            return RESEARCH * n
        case word.Cart(n):
            return CART * n
        case word.Machine(n):
            return MACHINE * n
        case word.MachineEach():
            return MACHINE * 3
        case word.Activate(n):
            return ACTIVATE * n
        case word.Collapse(n):
            return -COLLAPSE * n
        case word.Clear():
            return COLLAPSE / 2
        case word.Trade(gold, gems, times):
            return (gems - GOLD * gold) * times / 2
        case word.Pay(n) | word.PayScot(n):
            return -GOLD * n
        case word.Discard(n):
            return -DRAW * n
        case word.DiscardUpTo():
            return -DRAW * USUAL["DONE"]
        case word.SpendMachine(n):
            return -MACHINE * n
        case word.Gate() | word.GoldPer() | word.GemPer() | word.DrawPer():
            return 0.0
        case word.ModCost() | word.ModOn() | word.ModResearch() | word.ModSurface() | word.ModBoth():
            return 0.0  # everybody has it
    assert_never(part)


def counts(me: Player, carts: int, rounds: int) -> dict[str, float]:
    """What the counters will show when the cards are used, later in the rounds that are left."""
    shown = dict.fromkeys([f"FAC_{name}" for name in FACTIONS], 0.0)
    for card in me.mine.values():
        for name in CARDS[card].factions:
            shown[f"FAC_{name}"] += 1
    kinds = sum(map(bool, shown.values()))
    for name in shown:
        shown[name] += FACTION_GROWS * rounds
    machines = me.machines.values()
    shown |= {"FACTIONS": kinds, "CARTS": carts, "MACHINES": sum(machines), "MACHINE_CARDS": sum(map(bool, machines))}
    for name, growth in GROWS.items():
        shown[name] += growth * rounds
    shown |= {"RESEARCH_POS": me.space, "BOARDS_DONE": me.boards_done, "COLLAPSES": len(me.collapses)}
    shown.update(USUAL)
    return shown


def use(card: str, shown: dict[str, float]) -> float:
    """What the better effect of a card brings; nothing if both cost more than they bring."""
    best = 0.0
    for fixed, counted in _effects(card):
        worth = fixed
        for each, counter, number, cap in counted:
            worth += each * min(cap, number * shown[counter])
        best = max(best, worth)
    return best


def value(state: Mines, seat: int) -> float:
    """The score, and what gold, cards, research and the chain may still become in the rounds that are left."""
    me = state.players[seat]
    carts = me.completed_carts()
    return me.gems + carts + promise(me, carts, ROUNDS - state.round)


def promise(me: Player, carts: int, rounds: int) -> float:
    """What a player has that may still become gems in the rounds that are left."""
    if not rounds:
        return 0.0
    shown = counts(me, carts, rounds)
    held, cost = hand(me, shown, rounds)
    gold = SHORT * min(me.gold, cost) + SPARE * max(0, me.gold - cost)
    soon = min(1.0, rounds / SOON)
    return CHAIN * rounds * chain(me, shown, rounds) + soon * (HAND * held + gold + halves(me) + SPACE * me.space)


def chain(me: Player, shown: dict[str, float], rounds: int) -> float:
    """What the best chain brings that a card placed below would start; a collapse costs one use."""
    chains: dict[str, float] = {}
    for at in sorted(at for at in me.mine if at < "3"):  # from the surface down
        worth = use(me.mine[at], shown)
        if at in me.collapses:
            worth *= 1 - 1 / (CHAIN * rounds + 1)
        chains[at] = worth + max([chains[over] for over in above(me.mine, at)], default=0.0)
    return max(chains.values(), default=0.0)


def hand(me: Player, shown: dict[str, float], rounds: int) -> tuple[float, int]:
    """What the best cards of the hand will bring for which there will be rounds, places and gold; and their cost."""
    levels: list[list[tuple[float, int]]] = [[], [], [], []]
    for card in me.hand.cards:
        about = CARDS[card]
        worth = use(card, shown) + EDGE * len(about.carts) - GOLD * about.cost
        levels[about.level - 1].append((max(LEAST, worth), about.cost))
    rows = [0] * 5
    for at in me.mine:
        rows[int(at[0]) - 1] += 1
    plan, places = [], rounds
    for row, cards in enumerate(levels):  # a row of cards side by side has places for one more below it
        cards.sort(reverse=True)
        plan += cards[:places]
        places = max(0, rows[row] + len(cards[:places]) + bool(rows[row]) - rows[row + 1])
    plan.sort(reverse=True)
    total, cost, turns, gold = 0.0, 0, rounds, me.gold + INCOME * rounds
    for worth, price in plan:
        if turns and cost + price <= gold:
            total, cost, turns = total + worth, cost + price, turns - 1
    return total, cost


def halves(me: Player) -> float:
    """What the full halves of carts may bring that are not part of a completed one."""
    mine, found = me.mine, -HALF * len(me.carts)  # a token lies where one half is full
    for at, card in mine.items():
        near = _by_edge(at)
        for edge in CARDS[card].carts:
            other, met = near[edge]
            if other not in mine:
                found += OPEN
            elif met not in CARDS[mine[other]].carts:
                found += HALF
    return found


@cache
def _by_edge(at: str) -> dict[str, tuple[str, str]]:
    """The neighbour at each edge, and the edge that meets it there."""
    return {own: (other, met) for other, (own, met) in zip(around(at), MEETS, strict=True)}
