"""What an option of Imperial Miners takes from its seat and brings it, before anybody is asked again.

The words of an effect tell it where only plain things happen up to a question that is sure to come. All else is played
on a copy of what the seat knows.
"""

from collections import Counter
from collections.abc import Callable

from asztal.games.imperial_miners.addresses import ACTIVATION
from asztal.games.imperial_miners.cards import BOARDS, CARDS, EVENTS, marked, play_cost, written
from asztal.games.imperial_miners.counting import Count
from asztal.games.imperial_miners.draws import HAND_LIMIT
from asztal.games.imperial_miners.gains import drawable
from asztal.games.imperial_miners.mine import above
from asztal.games.imperial_miners.state import Mines
from asztal.games.imperial_miners.verbs import OneByOne
from asztal.games.imperial_miners.vocabulary import (
    Dig,
    Discard,
    DiscardUpTo,
    Draw,
    DrawFaction,
    Gate,
    Gem,
    GemPer,
    Gold,
    GoldPer,
    ModBoth,
    ModOn,
    ModSurface,
    Part,
    Parts,
    Pay,
    PayScot,
    Per,
    Price,
    Research,
    word_of,
)
from asztal.kernel.rules import Amounts, Look, Option, Promise, ahead_in_turn, change

_NONE = Promise()
_ITEMS = ("gold", "gem", "machine", "collapse", "cart")  # what an option may take or give, see `Title.stock`
_WRITTEN = written()
_FREE = {  # cards with an effect that can always be chosen
    card.id for card in CARDS.values() if any(not isinstance(parts[0], Price) for _, parts in marked(card))
}


def promise(look: Look[Mines], option: Option) -> Promise:
    """What the seat will have less of, and more, when it is asked again, chance has a part or its turn is over.

    A card chosen in secret is paid for when all are turned up; the last to finish a turn may find that an event goes on
    giving, of which nothing is told here.
    """
    if option.kind == "card":
        return Promise.of({"gold": -play_cost(str(option.ids[0]), look.g.state.event)})
    reckon = _RECKONED.get(option.kind)
    if reckon is None:
        return _NONE
    sure = reckon(look, option)
    return _played(look, option) if sure is None else Promise.of(sure)


def _played(look: Look[Mines], option: Option) -> Promise:
    after = ahead_in_turn(look, option)
    return _NONE if after.over and _event_follows(look) else Promise.of(change(look, after, _ITEMS))


def _event_follows(look: Look[Mines]) -> bool:
    """True when an event comes as soon as this turn is over."""
    last = look.g.stack[0].at in look.g.title.turn_at and look.waiting == [look.seat]
    return last and EVENTS[look.g.state.event].kind == "end"


# --- from the words; None where they do not tell all ------------------------------------------------------------------


def _surface(look: Look[Mines], option: Option) -> Amounts | None:
    if look.g.state.modifier(ModSurface):
        return None
    address, gains = f"surface.{option.ids[0]}", Counter[str]()
    asked = _count_gains(look, address, _WRITTEN[address], gains)
    if asked is None:
        return None
    return {} if not asked and _event_follows(look) else gains


def _effect(look: Look[Mines], option: Option) -> Amounts | None:
    card = look.g.state.players[look.seat].mine[look.g.get("at")]
    address, gains = f"card.{card}.{option.ids[0]}", Counter[str]()
    asked = _count_gains(look, address, _WRITTEN[address], gains)
    return gains if asked or (asked is False and _chain_asks(look)) else None


def _token(look: Look[Mines], option: Option) -> Amounts | None:
    """One of several machines or carts, or the last one of a card's effect."""
    frame, gains = look.g.stack[-1], Counter({option.kind: 1})
    if frame.pc + 1 < look.asking(OneByOne).count:
        return gains if len(look.g.decisions[look.seat].options) > 2 else None
    address, _, step = frame.at.rpartition(".")
    if address not in _WRITTEN or not address.startswith("card."):
        return None
    rest = _WRITTEN[address][int(step.removeprefix(option.kind)) :]
    if any(isinstance(part, Per | Gate) for part in rest):  # what these count may have changed
        return None
    asked = _count_gains(look, "", Parts(rest), gains)
    return gains if asked or (asked is False and _chain_asks(look)) else None


def _count_gains(look: Look[Mines], address: str, parts: Parts, gains: Counter[str]) -> bool | None:
    """Count gold and gems: True when a part then asks, False when all are carried out, None where that is not sure."""
    me = look.g.state.players[look.seat]
    for number, part in enumerate(parts, 1):
        match part:
            case Gold(count):
                gains["gold"] += count
            case Gem(count):
                gains["gem"] += count
            case GoldPer(count, counter, most, each) if counter != "DONE":
                gains["gold"] += min(most, count * Count(counter, each).of(look.g, me))
            case GemPer(count, counter, most, each) if counter != "DONE":
                gains["gem"] += min(most, count * Count(counter, each).of(look.g, me))
            case Pay(count):
                gains["gold"] -= count
            case PayScot(count):
                gains["gold"] -= max(0, count - me.faction_cards("SCO"))
            case Gate(counter, least, then) if counter != "DONE":
                return _count_gains(look, "", then, gains) if Count(counter).of(look.g, me) >= least else False
            case _:
                return _asks(look, part, f"{address}.{word_of(part)}{number}") or None
    return False


def _asks(look: Look[Mines], part: Part, address: str) -> bool:
    """True for a part that is sure to begin with a question; `address` is where its effect is, if that is known."""
    me = look.g.state.players[look.seat]
    match part:
        case Draw() | Dig() | DrawFaction():
            return len(drawable(look.g.state)) > 1
        case Discard() | DiscardUpTo():
            return bool(me.hand.cards)
        case Research(reach):
            return not me.board or min(reach, BOARDS[me.board].top - me.space) > 1
    effect = look.g.title.book.get(address)
    return isinstance(effect, OneByOne) and len(effect.places(look.g, look.g.stack[-1])) > 1


def _chain_asks(look: Look[Mines]) -> bool:
    """True when the card was activated by a chain that goes on to a question, and nothing changes on the way."""
    me, state = look.g.state.players[look.seat], look.g.state
    activation = next(frame.vars or {} for frame in reversed(look.g.stack) if frame.at == ACTIVATION)
    if "chain" not in activation or state.modifier(ModBoth) or state.modifier(ModOn):
        return False
    if len(me.hand) > HAND_LIMIT:
        return True
    over = above(me.mine, activation["at"])
    while len(over) == 1 and over[0] in me.activated:
        over = above(me.mine, over[0])
    return len(over) != 1 or (over[0] not in me.collapses and me.mine[over[0]] in _FREE)


_RECKONED: dict[str, Callable[[Look[Mines], Option], Amounts | None]] = {
    "surface": _surface,
    "effect": _effect,
    "machine": _token,
    "cart": _token,
    **dict.fromkeys(("climb", "trade", "spend", "collapse", "clear"), lambda look, option: None),
}
