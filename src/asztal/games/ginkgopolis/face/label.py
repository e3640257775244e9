"""What an option of Ginkgopolis is called, points at and lights up."""

from asztal.games.ginkgopolis.cards import LETTER_OF, TILES
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.face.promise import committed
from asztal.games.ginkgopolis.state import City
from asztal.kernel.rules import Id, Look, Message, Option

# Which of the text's arguments the id of an option is.
_ARGUMENT = {
    "card": "card",
    "keep": "card",
    "tile": "tile",
    "hand-in": "tile",
    "take": "item",
    "push": "way",
}
_SIDES = ("south", "west", "north", "east")  # where a cell lies, seen from its neighbours, see `neighbours`


def label(look: Look[City], option: Option) -> Message:
    """An option as a person reads it."""
    args: dict[str, Id] = {_ARGUMENT[option.kind]: option.ids[0]} if option.kind in _ARGUMENT else {}
    if option.kind == "move":
        args = _beside(look, str(option.ids[0]))
    if option.kind in ("move", "push"):
        args["letter"] = LETTER_OF[look.g.get("card")]
    elif option.kind == "done":
        args["count"] = len(look.g.state.players[look.seat].offered)
    return Message(f"option-{option.kind}", args)


def targets(look: Look[City], option: Option) -> list[str]:
    """The card, tile, cell, item or direction that an option points at; one without any points at its kind.

    A cell that is not empty is pointed at by the building or the token in it.
    """
    if option.kind == "move":
        return [str(option.ids[0]), *_standing(look.g.state, str(option.ids[0]))]
    return [str(part) for part in option.ids] or [option.kind]


def links(look: Look[City], option: Option) -> list[str]:
    """The committed card of a tile, and the buildings around the cell of a token or where it may go."""
    state, kind = look.g.state, option.kind
    card = committed(look) if kind == "tile" else option.ids[0] if kind == "card" else ""
    cell = option.ids[0] if kind == "move" else state.tokens.get(LETTER_OF.get(str(card), ""))
    beside = [TILES[state.top[near]].card for near in neighbours(str(cell)) if near in state.top] if cell else []
    return [str(card), *beside] if kind == "tile" else beside


def _beside(look: Look[City], cell: str) -> dict[str, Id]:
    """An empty cell by a building beside it, the new one if it can be: north of it, east of it..."""
    top, site = look.g.state.top, look.g.get("site")
    sides = {near: side for near, side in zip(neighbours(cell), _SIDES, strict=True) if near in top}
    building = site if site in sides else next(iter(sides))
    return {"side": sides[building], "tile": top[building]}


def _standing(city: City, cell: str) -> list[str]:
    """What stands in a cell: a building by its card and its tile, a token by its card."""
    tile = city.top.get(cell)
    tokens = [f"U{letter}" for letter, at in city.tokens.items() if at == cell]
    return tokens if tile is None else [TILES[tile].card, tile, *tokens]
