"""What an option of Imperial Miners costs and brings as things stand, in sentences."""

from asztal.games.imperial_miners.cards import BOARDS, CARDS, play_cost
from asztal.games.imperial_miners.face.label import new_joints, player_of
from asztal.games.imperial_miners.state import Mines, Player
from asztal.kernel.rules import Look, Message, Option


def preview(look: Look[Mines], option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    me, state = player_of(look), look.g.state
    match option.kind, *option.ids:
        case (("card" | "keep" | "discard"), str(card)):
            facts = {"level": CARDS[card].level, "cost": play_cost(card, state.event)}
            return [Message("preview-card", {**facts, "edges": card, "factions": card, "about": card})]
        case "place", str(at):
            counts = {"preview-full": len(new_joints(me, at, 2)), "preview-half": len(new_joints(me, at, 1))}
            return [Message(key, {"count": count}) for key, count in counts.items() if count]
        case (("next" | "activate"), str(at)):
            return [_activation(me, at)]
        case "deck", int(level):
            return [Message("preview-deck", {"count": len(state.deck(level))})]
        case "faction", str(faction):
            return [Message("preview-faction", {"count": me.faction_cards(faction)})]
        case (("machine" | "spend"), str(at)):
            return [Message("preview-machines", {"count": me.machines.get(at, 0)})]
        case "board", str(side):
            return [Message("preview-spaces", {"spaces": f"{side}.1-{BOARDS[side].top}"})]
    return []


def _activation(me: Player, at: str) -> Message:
    if at in me.activated:
        return Message("preview-activated")
    if at in me.collapses:
        return Message("preview-collapsed")
    return Message("preview-about", {"about": me.mine[at]})
