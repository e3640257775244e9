"""What an option of Imperial Miners is called, points at and lights up, and what its question is about."""

from asztal.games.imperial_miners.addresses import ACTIVATION
from asztal.games.imperial_miners.cards import BOARDS, CARDS
from asztal.games.imperial_miners.mine import above, around, joints, rx
from asztal.games.imperial_miners.state import Mines, Player
from asztal.kernel.rules import Id, Look, Message, Option

_ARGUMENT = {"keep": "card", "discard": "card", "deck": "level", "trade": "count", "choose": "opening"}  # of the text
# Effects that a reader knows by name; what runs inside them is named after them, with more parts.
_PARTS = {"card": 3, "space": 3, "event": 2, "surface": 2}


def label(look: Look[Mines], option: Option) -> Message:
    """An option as a person reads it."""
    me = player_of(look)
    key, args = f"option-{option.kind}", dict[str, Id]()
    match option.kind, *option.ids:
        case "place", str(at):
            args = spot(me.mine, at)
        case (("next" | "machine" | "spend" | "collapse" | "clear" | "activate"), str(at)):
            args = {"card": me.mine[at]}
        case "cart", str(ends):
            one, other = (me.mine[end] for end in ends.split("|"))
            args = {"card": one, "other": other}
        case "effect", letter:
            card = me.mine[look.g.get("at")]
            key = "option-effect" if CARDS[card].b else "option-effect-only"
            args = {"letter": letter, "does": f"card.{card}.{letter}"}
        case "climb", int(climbed):
            space = me.space + climbed
            args = {"space": space, "does": f"space.{me.board}.{space}", "top": int(space == BOARDS[me.board].top)}
        case "surface", name:
            args = {"does": f"surface.{name}"}
        case _, given:
            args = {_ARGUMENT.get(option.kind, option.kind): given}
    return Message(key, args)


def targets(look: Look[Mines], option: Option) -> list[str]:
    """The elements that an option points at: cards, places, joints, boards by their ids, others by kind and id."""
    match option.kind, *option.ids:
        case "climb", int(climbed):
            return [f"space.{player_of(look).board}.{player_of(look).space + climbed}"]
        case (("effect" | "surface" | "deck" | "faction"), name):
            return [f"{option.kind}.{name}"]
        case ("draw-one",):
            return ["deck.1"]
        case (("trade" | "choose"), _):
            return []
    return [str(part) for part in option.ids]


def links(look: Look[Mines], option: Option) -> list[str]:
    """The cards that a new one makes carts with, those that come next in the chain, those of a faction."""
    me = player_of(look)
    match option.kind, *option.ids:
        case "place", str(at):
            return [end for name in new_joints(me, at, 2) for end in name.split("|") if end != at]
        case "next", str(at):
            return above(me.mine, at)
        case "faction", faction:
            return [at for at, card in me.mine.items() if faction in CARDS[card].factions]
    return []


def about(look: Look[Mines]) -> list[str]:
    """The effects that the seat has begun and not finished, the outermost first.

    "at.2,1" is the activation of the card at that position; "card.II-12.A", "space.E.5", "event.EV-10" and
    "surface.gold" are effects; "faction.SCO" is the faction named for a draw.
    """
    found = []
    for frame in look.g.stack if look.frame else ():
        parts, given = frame.at.split("."), frame.vars or {}
        if frame.at == ACTIVATION:
            found.append(f"at.{given['at']}")
        elif _PARTS.get(parts[0]) == len(parts):
            found.append(frame.at)
        elif "faction" in given:
            found.append(f"faction.{given['faction']}")
    return found


def player_of(look: Look[Mines]) -> Player:
    """The player who looks."""
    me: Player = look.g.state.players[look.seat]
    return me


def spot(mine: dict[str, str], at: str) -> dict[str, Id]:
    """A free place by the cards that it is near to."""
    near, (row, x) = around(at), rx(at)
    left, right = (near.above_left, near.above_right) if row > 1 else (near.left, near.right)
    under = "under-" if row > 1 else ""
    if left in mine and right in mine:
        return {"spot": f"{under}both", "card": mine[left], "other": mine[right]}
    sides = {left: f"{under}right", right: f"{under}left", f"1,{x - 4}": "apart-right", f"1,{x + 4}": "apart-left"}
    return next(
        ({"spot": where, "card": mine[beside]} for beside, where in sides.items() if beside in mine), {"spot": "first"}
    )


def new_joints(me: Player, at: str, full: int) -> list[str]:
    """The joints with so many full halves that the revealed card makes at a place."""
    return [name for name, halves in joints({**me.mine, at: me.card}, at) if halves == full]
