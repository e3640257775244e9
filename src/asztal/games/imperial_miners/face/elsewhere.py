"""What a thing on the table waits for, or whose it is, while its player is asked about something else."""

from asztal.games.imperial_miners.addresses import ACTIVATION, DIGGING, END_EVENT, IMMEDIATE_EVENT, SURFACE
from asztal.games.imperial_miners.cards import EVENTS
from asztal.games.imperial_miners.mine import all_joints
from asztal.games.imperial_miners.state import Mines, Player
from asztal.games.imperial_miners.vocabulary import ModSurface
from asztal.kernel import why_not_there
from asztal.kernel.rules import Look, Reason, frame_at

_EVENTS = {"immediate": "IMP-EVENT-02", "modifier": "IMP-EVENT-03", "end": "IMP-EVENT-04"}
_RESEARCH = Reason("climb-by-research", "IMP-RES-01")
_BY_KIND = {  # what an effect has to say first
    "deck": Reason("deck-by-effect", "IMP-DRAW-01"),
    "faction": Reason("faction-by-effect", "IMP-FDRAW-04"),
}


def elsewhere(look: Look[Mines], target: str) -> Reason | None:
    """The truth about a thing that the present question is not about; None where there is none to tell."""
    state, me = look.g.state, look.g.state.players[look.seat]
    kind, _, rest = target.partition(".")
    if target == "deck.4":
        return Reason("level-four-is-special", "IMP-DRAW-03")
    if kind in _BY_KIND:
        return _BY_KIND[kind]
    if kind == "surface":
        return _surface(look)
    if kind == "space":
        return _RESEARCH if rest.startswith(f"{me.board}.") else _board(me, rest.partition(".")[0])
    if target in state.boards:
        return _board(me, target)
    if target and target == state.event:
        return Reason("event-works", _EVENTS[EVENTS[target].kind], {"kind": EVENTS[target].kind})
    if target in me.mine:
        return _in_mine(look, me, target)
    if target in all_joints(me.mine):
        return _joint(me, target)
    return _card(look, me, target)


def _surface(look: Look[Mines]) -> Reason:
    """A surface effect before, while and after one is carried out."""
    here = frame_at(look.g.stack, SURFACE)
    if here is not None:
        more = look.g.state.modifier(ModSurface)
        done = len((here.vars or {}).get("_used", ()))
        if more and done < more.mod_surface:
            return Reason("surface-again", "IMP-EVENT-09")
        return Reason("surface-chosen", "IMP-SURF-01")
    if frame_at(look.g.state.stack, END_EVENT):
        return Reason("surface-over", "IMP-CHAIN-03")
    return Reason("surface-after-chain", "IMP-CHAIN-03")


def _board(me: Player, side: str) -> Reason:
    if side == me.board:
        return Reason("marker-here", "IMP-RES-01")
    return Reason("board-not-completed", "IMP-RES-03") if me.board else Reason("board-by-research", "IMP-RES-02")


def _in_mine(look: Look[Mines], me: Player, at: str) -> Reason:
    working = [frame.vars["at"] for frame in look.g.stack if frame.at == ACTIVATION and frame.vars]
    if at in working[-1:]:
        return Reason("card-at-work", "IMP-CHAIN-04")
    if at in me.activated:
        return Reason("activated-already", "IMP-CHAIN-05")
    over = me.placed and all(not frame.at.startswith(DIGGING) for frame in look.g.stack)
    return Reason("chain-is-over", "IMP-CHAIN-03") if over else Reason("card-by-chain", "IMP-CHAIN-02")


def _joint(me: Player, name: str) -> Reason:
    full = all_joints(me.mine)[name]
    if full == 2 or name in me.carts:
        return Reason("cart-complete", "IMP-CART-05")
    return Reason("cart-by-effect", "IMP-CART-03") if full else Reason("cart-empty", "IMP-CART-07")


def _card(look: Look[Mines], me: Player, card: str) -> Reason | None:
    """A card by its id: in a mine, revealed, in the hand."""
    for at, mine in me.mine.items():
        if mine == card:
            return why_not_there(look, at) or Reason("choose-by-place", "IMP-PLACE-08")
    if card == me.card:
        return Reason("card-to-place", "IMP-PLACE-01")
    if card in me.sealed.cards:
        return Reason("laid-aside", "IMP-SETUP-06")
    if card in me.hand.cards:
        return _of_hand(look, me)
    for seat, player in enumerate(look.g.state.players):
        if card in (player.card, *player.mine.values()):
            return Reason("card-of-other", "IMP-ROUND-05", {"seat": seat})
    return None


def _of_hand(look: Look[Mines], me: Player) -> Reason:
    if me.card:
        return Reason("card-of-round", "IMP-ROUND-02", {"card": me.card})
    if frame_at(look.g.state.stack, IMMEDIATE_EVENT):
        return Reason("card-after-event", "IMP-EVENT-02")
    return Reason("card-each-round", "IMP-MINE-01")
