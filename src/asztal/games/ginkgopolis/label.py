"""What an option of Ginkgopolis is called, and what it would cost and bring, told from the seat's own view."""

from collections.abc import Iterable

from asztal.games.ginkgopolis.cards import LETTER_OF, PAYS, TILE_OF, TILES, YIELD
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.state import NEUTRAL, PlayerView, View
from asztal.kernel import Id, Message, Option

# Which of the text's arguments the id of an option is.
_ARGUMENT = {
    "card": "card",
    "keep": "card",
    "tile": "tile",
    "hand-in": "tile",
    "take": "item",
    "move": "cell",
    "push": "way",
}


def label(view: View, option: Option) -> Message:
    """An option as a person reads it."""
    args: dict[str, Id] = {_ARGUMENT[option.kind]: option.ids[0]} if option.ids else {}
    if option.kind in ("move", "push"):
        args["letter"] = next(LETTER_OF[str(card)] for card in view.played if card in LETTER_OF)
    elif option.kind == "done":
        args["count"] = len(mine(view)[1].offered)
    return Message(f"option-{option.kind}", args)


def targets(option: Option) -> list[str]:
    """The card, tile, cell, item or direction that an option points at; one without any points at what it is called."""
    return [str(part) for part in option.ids] or [option.kind]


def preview(view: View, option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    seat, me = mine(view)
    match option.kind, *option.ids:
        case "card", str(card) if card in LETTER_OF:
            return [_alone(view, me, card), _urbanize(view, me, card)]
        case "card", str(card):
            cell = cell_of(view, card)
            owner = view.owner[cell]
            floor = Message("preview-floor", {"height": view.height[cell] + 1, "cell": cell, "bonus": card})
            if owner in (NEUTRAL, seat):
                return [_alone(view, me, card), floor]
            return [
                _alone(view, me, card),
                floor,
                Message("preview-owner", {"seat": owner, "count": view.height[cell]}),
            ]
        case "alone", *_:
            return [_yield(view, me, str(me.sealed[0]), "preview-any", "preview-gains")]
        case "tile", str(tile):
            return _with_tile(view, seat, str(me.sealed[0]), tile)
        case "move", str(cell):
            return [Message("preview-site", {"gains": encoded(around(view, cell))})]
        case "keep", str(card):
            return [Message("preview-card", {"about": card})]
        case "new-hand", *_:
            return [Message("preview-new-hand", {"count": me.new_hand_tokens})]
    return []


def mine(view: View) -> tuple[int, PlayerView]:
    """The seat whose view this is: the one that sees behind its own screen."""
    return next((seat, p) for seat, p in enumerate(view.players) if p.points is not None and not p.unscreened)


def cell_of(view: View, card: str) -> str:
    """Where the building stands that a card designates."""
    return next(cell for cell, tile in view.top.items() if tile == TILE_OF[card])


def around(view: View, cell: str) -> list[tuple[str, int]]:
    """What the buildings beside a cell yield."""
    near = [beside for beside in neighbours(cell) if beside in view.top]
    return [(YIELD[TILES[view.top[beside]].colour], view.height[beside]) for beside in near]


def bonuses(player: PlayerView, action: str) -> list[tuple[str, int]]:
    """What the cards of an area pay after an action."""
    return [gain for card in player.area for gain in PAYS[action].get(card, ())]


def encoded(gains: Iterable[tuple[str, int]]) -> str:
    """Items as one id: resource=2,tile=1."""
    totals = dict.fromkeys(YIELD.values(), 0)
    for item, count in gains:
        totals[item] += count
    return ",".join(f"{item}={count}" for item, count in totals.items() if count)


def _alone(view: View, me: PlayerView, card: str) -> Message:
    return _yield(view, me, card, "preview-alone-any", "preview-alone")


def _yield(view: View, me: PlayerView, card: str, any_item: str, items: str) -> Message:
    """What exploiting brings, in one of two sentences: with one item of choice, or with those of a building."""
    pays = bonuses(me, "exploit")
    if card in LETTER_OF:
        return Message(any_item, {"gains": encoded(pays), "kinds": len(dict(pays))})
    cell = cell_of(view, card)
    item = YIELD[TILES[view.top[cell]].colour]
    return Message(items, {"gains": encoded([(item, view.height[cell]), *pays])})


def _urbanize(view: View, me: PlayerView, card: str, key: str = "preview-urbanize") -> Message:
    cell = view.tokens[LETTER_OF[card]]
    gains = encoded([*around(view, cell), *bonuses(me, "urbanize")])
    return Message(key, {"cell": cell, "gains": gains})


def _with_tile(view: View, seat: int, card: str, tile: str) -> list[Message]:
    """The price of a building with this tile, and whether it can be paid (GIN-CON-07 to GIN-CON-12, GIN-URB-03)."""
    me = view.players[seat]
    if card in LETTER_OF:
        if not me.resources:
            return [Message("preview-no-resources", {"count": 1, "own": 0})]
        return [_urbanize(view, me, card, "preview-found")]
    cell = cell_of(view, card)
    old, new, height = TILES[view.top[cell]], TILES[tile], view.height[cell]
    returned = height if view.owner[cell] == seat else 0
    resources = height + 1 + (old.colour != new.colour) - returned
    points = max(0, old.number - new.number)
    if me.resources < resources:
        return [Message("preview-no-resources", {"count": resources, "own": me.resources})]
    if (me.points or 0) < points:
        return [Message("preview-no-points", {"count": points, "own": me.points or 0})]
    pays = bonuses(me, "construct")
    cost = Message("preview-cost", {"resources": resources, "points": points})
    return [cost, Message("preview-gains", {"gains": encoded(pays)})] if pays else [cost]
