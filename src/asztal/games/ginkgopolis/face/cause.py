"""What exactly is missing or in the way, where the reason against something in Ginkgopolis leaves that open."""

from collections.abc import Callable

from asztal.games.ginkgopolis.cards import TILES
from asztal.games.ginkgopolis.face.promise import committed, player_of
from asztal.games.ginkgopolis.state import City
from asztal.kernel.rules import Cause, Look, Message, Reason


def cause(look: Look[City], target: str, reason: Reason) -> Cause:
    """What stands behind a reason, by its key; most reasons say it themselves."""
    told = _CAUSES.get(reason.key)
    return told(look, target, reason) if told is not None else Cause()


def _not_in_hand(look: Look[City], target: str, reason: Reason) -> Cause:
    """Where the card of a building or a token is, as far as its seat knows, and what it has instead."""
    view, hand = look.seen.view, tuple(player_of(look).hand.cards)
    card = TILES[target].card if target in TILES else target
    others = [seat for seat, player in enumerate(view.players) if card in player.area or card in player.hand]
    where = Message("cause-card", {"where": "discard" if card in view.discard else "unknown"})
    if others:
        where = Message("cause-card-of", {"seat": others[0]})
    return Cause([where, Message("cause-hand", {"cards": hand})], hand)


def _card_chosen(look: Look[City], target: str, reason: Reason) -> Cause:
    card = committed(look)
    return Cause([Message("cause-chosen", {"card": card})], [card])


def _not_in_stock(look: Look[City], target: str, reason: Reason) -> Cause:
    """Where a tile is, as far as its seat knows, and what it has instead."""
    state, own = look.g.state, tuple(player_of(look).tiles.cards)
    where = "city" if target in state.top.values() else "covered" if target in state.covered else "unknown"
    stock = Message("cause-stock", {"tiles": own}) if own else Message("cause-no-stock")
    return Cause([Message("cause-tile", {"where": where}), stock], own)


def _tokens(look: Look[City], target: str, reason: Reason) -> Cause:
    return Cause((), [f"U{letter}" for letter in look.g.state.tokens])


_CAUSES: dict[str, Callable[[Look[City], str, Reason], Cause]] = {
    "not-in-hand": _not_in_hand,
    "card-chosen": _card_chosen,
    "not-in-stock": _not_in_stock,
    "no-token-here": _tokens,
}
