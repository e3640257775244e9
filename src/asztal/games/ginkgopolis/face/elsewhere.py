"""What a thing on the table waits for, or whose it is, while its player is asked about something else."""

from asztal.games.ginkgopolis.cards import CARDS, ITEMS, LETTER_OF, TILES
from asztal.games.ginkgopolis.city import beside
from asztal.games.ginkgopolis.state import HAL, City, Player
from asztal.games.ginkgopolis.vocabulary import when
from asztal.kernel.rules import Look, Reason

_CHOOSING = Reason("tile-while-choosing", "GIN-CHO-03")
_PUSH = Reason("push-when-packed", "GIN-URB-13")
_WAITING = {  # what a building or a token waits for, by the question
    "keep-character": Reason("characters-first", "GIN-SET-10"),
    "take-one": Reason("nothing-built-alone", "GIN-XPL-07"),
    "hand-in": Reason("hand-in-first", "GIN-END-04"),
}
_ITEMS = {  # what a question has to say of an item, where it is more than that nobody chooses it
    ("lay-tile", "tile"): Reason("tile-of-stock", "GIN-CHO-03"),
    ("hand-in", "tile"): Reason("supply-by-hand-in", "GIN-END-04"),
    ("hand-in", "point"): Reason("point-for-tile", "GIN-END-03"),
}


def elsewhere(look: Look[City], target: str) -> Reason | None:
    """The truth about a thing that the present question is not about; None where there is none to tell."""
    state, me, ask = look.g.state, look.g.state.players[look.seat], look.g.decisions[look.seat].ask
    if target in ITEMS:
        return _item(ask, target)
    if target in ("clockwise", "counter-clockwise"):
        return _PUSH
    if target == "done":
        return _hand_in(state)
    if target in ("new-hand", "alone"):
        return _WAITING[ask] if ask == "keep-character" else _choosing(me, target)
    return _own(state, me, target) or _of_other(state, look.seat, target) or _city(state, ask, target)


def _item(ask: str, item: str) -> Reason:
    if ask == "keep-character":
        return Reason("starting-items", "GIN-SET-11")
    return _ITEMS.get((ask, item)) or Reason("item-of-itself", "GIN-XPL-01", {"item": item})


def _hand_in(state: City) -> Reason:
    """Handing in tiles, before it and after it."""
    if state.seats == 1:
        return Reason("no-hand-in-alone", "GIN-SOL-18")
    return Reason("hand-in-over", "GIN-END-07") if state.handed_in else Reason("hand-in-later", "GIN-END-01")


def _choosing(me: Player, what: str) -> Reason:
    """What belongs to the choice of a card, after it."""
    if what == "alone":
        return _CHOOSING
    left = me.new_hand_tokens
    return Reason("new-hand-before", "GIN-NHT-08") if left else Reason("no-new-hand-token", "GIN-NHT-02")


def _own(state: City, me: Player, target: str) -> Reason | None:
    if target in state.played:
        return Reason("card-in-play", "GIN-ACT-01")
    if target in me.sealed:
        return Reason("card-waits", "GIN-ACT-01")
    if target in me.hand:
        return Reason("card-set-aside", "GIN-CHO-04")
    if target in me.tiles:
        return _CHOOSING
    if target not in me.area:
        return None
    card = CARDS[target]
    assert card.bonus is not None  # whatever lies in an area has one
    action = when(card.bonus)
    clause = "GIN-CHR-08" if card.kind == "character" else "GIN-BON-05" if action == "end" else "GIN-BON-01"
    return Reason("area-pays", clause, {"action": action})


def _of_other(state: City, mine: int, target: str) -> Reason | None:
    for seat, player in enumerate(state.players):
        if seat != mine and target in player.area:
            kept = "GIN-SOL-11" if state.seats == 1 and seat == HAL else "GIN-CON-16"
            clause = "GIN-CHR-08" if CARDS[target].kind == "character" else kept
            return Reason("card-of-other", clause, {"seat": seat})
    return None


def _city(state: City, ask: str, target: str) -> Reason | None:
    """A building by its cell, card or tile, a token by its cell or card, or a free place."""
    tops, tokens = state.top.values(), state.tokens
    standing = target in (*tops, *(TILES[tile].card for tile in tops), *state.top, *tokens.values())
    if standing or LETTER_OF.get(target) in tokens:
        return _WAITING.get(ask)
    return Reason("no-token-here", "GIN-URB-02") if target in beside(state.top) else None
