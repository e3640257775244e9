"""What an option of Ginkgopolis is called, points at, costs and brings, told from what its seat knows."""

from collections.abc import Iterable
from typing import Any

from asztal.games.ginkgopolis.actions import cannot_pay
from asztal.games.ginkgopolis.cards import ITEMS, LETTER_OF, TILES
from asztal.games.ginkgopolis.city import neighbours
from asztal.games.ginkgopolis.face.elsewhere import elsewhere
from asztal.games.ginkgopolis.reckoning import around, bonuses, kinds, price, surcharge, yield_of
from asztal.games.ginkgopolis.state import NEUTRAL, City, Player
from asztal.kernel.rules import Amounts, Face, Id, Look, Message, Option, Promise, Reason

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


def totals(gains: Iterable[tuple[str, int]]) -> dict[str, int]:
    """How many of each item in all."""
    found = dict.fromkeys(ITEMS, 0)
    for item, count in gains:
        found[item] += count
    return {item: count for item, count in found.items() if count}


def _me(look: Look[City]) -> Player:
    """The player who looks."""
    me: Player = look.g.state.players[look.seat]
    return me


def _committed(look: Look[City]) -> str:
    """The card that the player has committed."""
    (card,) = _me(look).sealed
    return card


def _there(look: Look[City], gains: Iterable[tuple[str, int]], *, less: int = 0, back: int = 0) -> Amounts:
    """Items as far as the supplies have them (GIN-ACT-07, GIN-END-16).

    `less` of each kind may be gone before, and `back` resources come to the supply.
    """
    there = {"resource": _me(look).supply + back - less, "tile": len(look.g.state.supply) - less}
    return totals((item, min(count, there.get(item, count))) for item, count in totals(gains).items())


def _choice(look: Look[City], card: str) -> list[str]:
    """The kinds of which one may be taken for a card alone (GIN-XPL-01, GIN-XPL-02)."""
    return kinds(_me(look).supply, len(look.g.state.supply)) if card in LETTER_OF else []


def _exploited(look: Look[City], card: str) -> Amounts:
    """What exploiting brings, whichever item of choice is taken."""
    pays, choice = bonuses(_me(look).area, "exploit"), _choice(look, card)
    if len(choice) > 1:
        return _there(look, pays, less=1)
    if card in LETTER_OF:
        return _there(look, [*((kind, 1) for kind in choice), *pays])
    return _there(look, [yield_of(look.g.state, look.g.state.cell_of(card)), *pays])


def _yield(look: Look[City], card: str, any_item: str, items: str) -> Message:
    """What exploiting brings, in one of two sentences: with one item of choice, or with what there is."""
    gains = _exploited(look, card)
    if len(_choice(look, card)) > 1:
        return Message(any_item, {"gains": gains, "kinds": len(gains)})
    return Message(items, {"gains": gains})


def _built(look: Look[City], card: str, tile: str) -> Amounts:
    """What a building with a tile brings; founded, it makes no difference with which."""
    state, area = look.g.state, _me(look).area
    if card in LETTER_OF:
        return _there(look, [*around(state, state.tokens[LETTER_OF[card]]), *bonuses(area, "urbanize")])
    back, _ = surcharge(state, state.cell_of(card), tile)
    return _there(look, bonuses(area, "construct"), back=back)


def _found(look: Look[City], card: str, key: str) -> Message:
    return Message(key, {"letter": LETTER_OF[card], "gains": _built(look, card, "")})


def _with_tile(look: Look[City], card: str, tile: str) -> list[Message]:
    """The price of a building with this tile and what it brings, or what is missing."""
    me = _me(look)
    resources, points = price(look.g.state, look.seat, card, tile)
    if reason := cannot_pay(look.g, look.seat, card, tile):
        if reason.key == "too-few-resources":
            return [Message("preview-no-resources", {"count": resources, "own": me.resources})]
        return [Message("preview-no-points", {"count": points, "own": me.points})]
    if card in LETTER_OF:
        return [_found(look, card, "preview-found")]
    cost, gains = Message("preview-cost", {"resources": resources, "points": points}), _built(look, card, tile)
    return [cost, Message("preview-gains", {"gains": gains})] if gains else [cost]


def _on_building(look: Look[City], card: str) -> list[Message]:
    """What a building card does with a tile: a floor, and its owner's resources home."""
    state, cell = look.g.state, look.g.state.cell_of(card)
    floor = Message("preview-floor", {"height": state.height[cell] + 1, "tile": state.top[cell], "bonus": card})
    owner = state.owner[cell]
    if owner in (NEUTRAL, look.seat):
        return [floor]
    return [floor, Message("preview-owner", {"seat": owner, "count": state.height[cell]})]


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


class GinkgopolisFace(Face[City]):
    """What its options are called, point at, cost and bring; what is chosen in secret, as things stand."""

    def label(self, look: Look[City], option: Option) -> Message:
        """An option as a person reads it."""
        args: dict[str, Id] = {_ARGUMENT[option.kind]: option.ids[0]} if option.kind in _ARGUMENT else {}
        if option.kind == "move":
            args = _beside(look, str(option.ids[0]))
        if option.kind in ("move", "push"):
            args["letter"] = LETTER_OF[look.g.get("card")]
        elif option.kind == "done":
            args["count"] = len(_me(look).offered)
        return Message(f"option-{option.kind}", args)

    def targets(self, look: Look[City], option: Option) -> list[str]:
        """The card, tile, cell, item or direction that an option points at; one without any points at its kind.

        A cell that is not empty is pointed at by the building or the token in it.
        """
        if option.kind == "move":
            return [str(option.ids[0]), *_standing(look.g.state, str(option.ids[0]))]
        return [str(part) for part in option.ids] or [option.kind]

    def links(self, look: Look[City], option: Option) -> list[str]:
        """The committed card of a tile, and the buildings around the cell of a token or where it may go."""
        state, kind = look.g.state, option.kind
        card = _committed(look) if kind == "tile" else option.ids[0] if kind == "card" else ""
        cell = option.ids[0] if kind == "move" else state.tokens.get(LETTER_OF.get(str(card), ""))
        beside = [TILES[state.top[near]].card for near in neighbours(str(cell)) if near in state.top] if cell else []
        return [str(card), *beside] if kind == "tile" else beside

    def promise(self, look: Look[City], option: Option) -> Promise:
        """What the committed card brings alone, or with a tile for its price, the tile included; a tile handed in."""
        match option.kind, *option.ids:
            case "alone", *_:
                return Promise({}, _exploited(look, _committed(look)))
            case "tile", str(tile) if cannot_pay(look.g, look.seat, _committed(look), tile) is None:
                resources, points = price(look.g.state, look.seat, _committed(look), tile)
                costs = totals([("resource", resources), ("tile", 1), ("point", points)])
                return Promise(costs, _built(look, _committed(look), tile))
            case "hand-in", *_:
                return Promise({"tile": 1}, {"point": 1})
            case "new-hand", *_:
                return Promise({"new_hand_tokens": 1})
        return Promise()

    def elsewhere(self, look: Look[City], target: str) -> Reason | None:
        """What a card, a tile, an item or a place of the city waits for, or whose it is."""
        return elsewhere(look, target)

    def preview(self, look: Look[City], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        match option.kind, *option.ids:
            case "card", str(card):
                alone = _yield(look, card, "preview-alone-any", "preview-alone")
                if card in LETTER_OF:
                    return [alone, _found(look, card, "preview-urbanize")]
                return [alone, *_on_building(look, card)]
            case "alone", *_:
                return [_yield(look, _committed(look), "preview-any", "preview-gains")]
            case "tile", str(tile):
                return _with_tile(look, _committed(look), tile)
            case "move", str(cell):
                return [Message("preview-site", {"gains": _there(look, around(look.g.state, cell))})]
            case "keep", str(card):
                return [Message("preview-card", {"about": card})]
            case "new-hand", *_:
                return [Message("preview-new-hand", {"count": _me(look).new_hand_tokens})]
        return []

    def wording(self) -> type[Any]:
        """The game in words."""
        from asztal.games.ginkgopolis.face.words import GinkgopolisWording

        return GinkgopolisWording

    def drawing(self) -> Any:
        """The table as text."""
        from asztal.games.ginkgopolis.face import draw

        return draw


FACE = GinkgopolisFace()
