"""What an option of Ginkgopolis costs and brings as things stand, in sentences."""

from asztal.games.ginkgopolis.actions import cannot_pay
from asztal.games.ginkgopolis.cards import LETTER_OF
from asztal.games.ginkgopolis.face.promise import built, choices, committed, exploited, player_of, there
from asztal.games.ginkgopolis.reckoning import around, price
from asztal.games.ginkgopolis.state import NEUTRAL, City
from asztal.kernel.rules import Look, Message, Option


def preview(look: Look[City], option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    match option.kind, *option.ids:
        case "card", str(card):
            alone = _yield(look, card, "preview-alone-any", "preview-alone")
            if card in LETTER_OF:
                return [alone, _found(look, card, "preview-urbanize")]
            return [alone, *_on_building(look, card)]
        case "alone", *_:
            return [_yield(look, committed(look), "preview-any", "preview-gains")]
        case "tile", str(tile):
            return _with_tile(look, committed(look), tile)
        case "move", str(cell):
            return [Message("preview-site", {"gains": there(look, around(look.g.state, cell))})]
        case "keep", str(card):
            return [Message("preview-card", {"about": card})]
        case "new-hand", *_:
            return [Message("preview-new-hand", {"count": player_of(look).new_hand_tokens})]
    return []


def _yield(look: Look[City], card: str, any_item: str, items: str) -> Message:
    """What exploiting brings, in one of two sentences: with one item of choice, or with what there is."""
    gains = exploited(look, card)
    if len(choices(look, card)) > 1:
        return Message(any_item, {"gains": gains, "kinds": len(gains)})
    return Message(items, {"gains": gains})


def _found(look: Look[City], card: str, key: str) -> Message:
    return Message(key, {"letter": LETTER_OF[card], "gains": built(look, card, "")})


def _with_tile(look: Look[City], card: str, tile: str) -> list[Message]:
    """The price of a building with this tile and what it brings, or what is missing."""
    me = player_of(look)
    resources, points = price(look.g.state, look.seat, card, tile)
    if reason := cannot_pay(look.g, look.seat, card, tile):
        if reason.key == "too-few-resources":
            return [Message("preview-no-resources", {"count": resources, "own": me.resources})]
        return [Message("preview-no-points", {"count": points, "own": me.points})]
    if card in LETTER_OF:
        return [_found(look, card, "preview-found")]
    cost, gains = Message("preview-cost", {"resources": resources, "points": points}), built(look, card, tile)
    return [cost, Message("preview-gains", {"gains": gains})] if gains else [cost]


def _on_building(look: Look[City], card: str) -> list[Message]:
    """What a building card does with a tile: a floor, and its owner's resources home."""
    state, cell = look.g.state, look.g.state.cell_of(card)
    floor = Message("preview-floor", {"height": state.height[cell] + 1, "tile": state.top[cell], "bonus": card})
    owner = state.owner[cell]
    if owner in (NEUTRAL, look.seat):
        return [floor]
    return [floor, Message("preview-owner", {"seat": owner, "count": state.height[cell]})]
