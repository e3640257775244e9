"""What an option of Imperial Miners is called, and what it would cost and bring, told from the seat's own view."""

from typing import Any

from asztal.games.imperial_miners.cards import BOARDS, CARDS, play_cost
from asztal.games.imperial_miners.mine import around, joints, rx
from asztal.games.imperial_miners.state import Mines
from asztal.games.imperial_miners.view import View, decks, me
from asztal.kernel import Face, Id, Look, Message, Option

_AHEAD = 5  # spaces of a board that are told


def activating(view: View) -> str:
    """The position of the card whose effect the seat is to choose."""
    return [part for part in view.doing if part.startswith("at.")][-1].removeprefix("at.")


def coming(side: str, space: int) -> str:
    """The next spaces of a board above one, as one id: E.3-7."""
    return f"{side}.{space + 1}-{min(space + _AHEAD, BOARDS[side].top)}"


def place(view: View, at: str) -> dict[str, Id]:
    """A free place by the cards that it is near to."""
    mine, near = me(view).mine, around(at)
    above = rx(at)[0] > 1
    left, right = (near.above_left, near.above_right) if above else (near.left, near.right)
    if left in mine and right in mine:
        return {"at": at, "spot": "under-both" if above else "between", "card": mine[left], "other": mine[right]}
    if left in mine:
        return {"at": at, "spot": "under-right" if above else "right", "card": mine[left]}
    if right in mine:
        return {"at": at, "spot": "under-left" if above else "left", "card": mine[right]}
    return {"at": at, "spot": "apart"}


def new_carts(view: View, at: str) -> tuple[int, int]:
    """The carts that the revealed card completes at a place, and the half-full joints that it makes."""
    found = joints({**me(view).mine, at: me(view).card}, at)
    return sum(full == 2 for _, full in found), sum(full == 1 for _, full in found)


def _activation(view: View, at: str, *, again: bool = False) -> Message:
    if again:
        return Message("preview-activated")
    if at in me(view).collapses:
        return Message("preview-collapsed")
    return Message("preview-about", {"about": me(view).mine[at]})


class ImperialMinersFace(Face[Mines]):
    """What its options are called, point at, cost and bring."""

    def label(self, look: Look[Mines], option: Option) -> Message:
        """An option as a person reads it."""
        view = look.seen.view
        key, args = f"option-{option.kind}", dict[str, Id]()
        match option.kind, *option.ids:
            case (("card" | "keep" | "discard"), card):
                args = {"card": card}
            case "place", at:
                args = place(view, str(at))
            case (("next" | "machine" | "spend" | "collapse" | "clear" | "activate"), at):
                args = {"card": me(view).mine[str(at)]}
            case "cart", ends:
                one, other = (me(view).mine[end] for end in str(ends).split("|"))
                args = {"card": one, "other": other}
            case "effect", letter:
                card = me(view).mine[activating(view)]
                key = "option-effect" if CARDS[card].b else "option-effect-only"
                args = {"letter": letter, "does": f"card.{card}.{letter}"}
            case "climb", climbed:
                board, space = me(view).board, me(view).space + int(climbed)
                args = {"space": space, "does": f"space.{board}.{space}", "top": int(space == BOARDS[board].top)}
            case "surface", name:
                args = {"does": f"surface.{name}"}
            case "deck", level:
                args = {"level": level}
            case "faction", faction:
                args = {"faction": faction}
            case "trade", times:
                args = {"count": times}
            case "board", side:
                args = {"board": side}
            case "choose", opening:
                args = {"opening": opening}
        return Message(key, args)

    def targets(self, look: Look[Mines], option: Option) -> list[str]:
        """The elements that an option points at: cards, places, joints, boards by their ids, others by kind and id."""
        view = look.seen.view
        match option.kind, *option.ids:
            case "climb", climbed:
                return [f"space.{me(view).board}.{me(view).space + int(climbed)}"]
            case (("effect" | "surface" | "deck" | "faction"), name):
                return [f"{option.kind}.{name}"]
            case ("draw-one",):
                return ["deck.1"]
            case (("trade" | "choose"), _):
                return []
        return [str(part) for part in option.ids]

    def preview(self, look: Look[Mines], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        view = look.seen.view
        match option.kind, *option.ids:
            case (("card" | "keep" | "discard"), str(card)):
                about, price = CARDS[card], play_cost(card, view.event)
                facts: dict[str, Id] = {"level": about.level, "cost": price, "edges": " ".join(sorted(about.carts))}
                return [Message("preview-card", {**facts, "factions": card, "about": card})]
            case "place", str(at):
                full, half = new_carts(view, at)
                counts = {"preview-full": full, "preview-half": half}
                return [Message(key, {"count": count}) for key, count in counts.items() if count]
            case "next", str(at):
                return [_activation(view, at, again=at in me(view).activated)]
            case "activate", str(at):
                return [_activation(view, at)]
            case "deck", int(level):
                return [Message("preview-deck", {"count": decks(view)[level - 1][0]})]
            case "faction", faction:
                owned = sum(faction in CARDS[card].factions for card in me(view).mine.values())
                return [Message("preview-faction", {"count": owned})]
            case (("machine" | "spend"), str(at)):
                return [Message("preview-machines", {"count": me(view).machines.get(at, 0)})]
            case "board", str(side):
                return [Message("preview-spaces", {"spaces": f"{side}.1-{BOARDS[side].top}"})]
        return []

    def wording(self) -> type[Any]:
        """The game in words."""
        from asztal.games.imperial_miners.face.words import ImperialMinersWording

        return ImperialMinersWording

    def drawing(self) -> Any:
        """The table as text."""
        from asztal.games.imperial_miners.face import draw

        return draw


FACE = ImperialMinersFace()
