"""What an option of Ginkgopolis is called, and what it would cost and bring, told from the seat's own view."""

from collections.abc import Iterable
from typing import Any

from asztal.games.ginkgopolis.cards import ITEMS, LETTER_OF
from asztal.games.ginkgopolis.city import cell_of
from asztal.games.ginkgopolis.reckoning import around, bonuses, kinds, price, surcharge, yield_of
from asztal.games.ginkgopolis.state import NEUTRAL, City, PlayerView, View
from asztal.kernel import Face, Id, Look, Message, Option

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


def mine(view: View) -> tuple[int, PlayerView]:
    """The seat whose view this is: the one that sees behind its own screen."""
    return next((seat, p) for seat, p in enumerate(view.players) if p.points is not None and not p.unscreened)


def encoded(gains: Iterable[tuple[str, int]]) -> str:
    """Items as one id: resource=2,tile=1."""
    return ",".join(f"{item}={count}" for item, count in _totals(gains).items() if count)


def _totals(gains: Iterable[tuple[str, int]]) -> dict[str, int]:
    totals = dict.fromkeys(ITEMS, 0)
    for item, count in gains:
        totals[item] += count
    return totals


def _there(view: View, me: PlayerView, gains: Iterable[tuple[str, int]], *, less: int = 0, back: int = 0) -> str:
    """Items as one id, as far as the supplies have them (GIN-ACT-07, GIN-END-16).

    `less` of each kind may be gone before, and `back` resources come to the supply.
    """
    there = {"resource": me.supply + back - less, "tile": view.supply.size() - less}
    return encoded((item, min(count, there.get(item, count))) for item, count in _totals(gains).items())


def _alone(view: View, me: PlayerView, card: str) -> Message:
    return _yield(view, me, card, "preview-alone-any", "preview-alone")


def _yield(view: View, me: PlayerView, card: str, any_item: str, items: str) -> Message:
    """What exploiting brings, in one of two sentences: with one item of choice, or with what there is."""
    pays = bonuses(me.area, "exploit")
    if card in LETTER_OF:
        choice = kinds(me.supply, view.supply.size())
        if len(choice) > 1:
            gains = _there(view, me, pays, less=1)  # what comes whichever of the two is taken
            return Message(any_item, {"gains": gains, "kinds": gains.count("=")})
        return Message(items, {"gains": _there(view, me, [*((kind, 1) for kind in choice), *pays])})
    return Message(items, {"gains": _there(view, me, [yield_of(view, cell_of(view.top, card)), *pays])})


def _urbanize(view: View, me: PlayerView, card: str, key: str = "preview-urbanize") -> Message:
    cell = view.tokens[LETTER_OF[card]]
    return Message(key, {"cell": cell, "gains": _there(view, me, [*around(view, cell), *bonuses(me.area, "urbanize")])})


def unpaid(view: View, option: Option) -> Message | None:
    """What is missing to pay for the committed card with this tile; None when nothing is."""
    seat, me = mine(view)
    resources, points = price(view, seat, str(me.sealed[0]), str(option.ids[0]))
    if me.resources < resources:
        return Message("preview-no-resources", {"count": resources, "own": me.resources})
    if (me.points or 0) < points:
        return Message("preview-no-points", {"count": points, "own": me.points or 0})
    return None


def _with_tile(view: View, seat: int, card: str, tile: str) -> list[Message]:
    """The price of a building with this tile, and what it brings."""
    me = view.players[seat]
    resources, points = price(view, seat, card, tile)
    if card in LETTER_OF:
        return [_urbanize(view, me, card, "preview-found")]
    cost = Message("preview-cost", {"resources": resources, "points": points})
    back, _ = surcharge(view, cell_of(view.top, card), tile)
    gains = _there(view, me, bonuses(me.area, "construct"), back=back)
    return [cost, Message("preview-gains", {"gains": gains})] if gains else [cost]


class GinkgopolisFace(Face[City]):
    """What its options are called, point at, cost and bring."""

    def label(self, look: Look[City], option: Option) -> Message:
        """An option as a person reads it."""
        view = look.seen.view
        args: dict[str, Id] = {_ARGUMENT[option.kind]: option.ids[0]} if option.ids else {}
        if option.kind in ("move", "push"):
            args["letter"] = next(LETTER_OF[str(card)] for card in view.played if card in LETTER_OF)
        elif option.kind == "done":
            args["count"] = len(mine(view)[1].offered)
        return Message(f"option-{option.kind}", args)

    def targets(self, look: Look[City], option: Option) -> list[str]:
        """The card, tile, cell, item or direction that an option points at; one without any points at its kind."""
        return [str(part) for part in option.ids] or [option.kind]

    def preview(self, look: Look[City], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        view = look.seen.view
        seat, me = mine(view)
        match option.kind, *option.ids:
            case "card", str(card) if card in LETTER_OF:
                return [_alone(view, me, card), _urbanize(view, me, card)]
            case "card", str(card):
                cell = cell_of(view.top, card)
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
                missing = unpaid(view, option)
                return [missing] if missing else _with_tile(view, seat, str(me.sealed[0]), tile)
            case "move", str(cell):
                return [Message("preview-site", {"gains": _there(view, me, around(view, cell))})]
            case "keep", str(card):
                return [Message("preview-card", {"about": card})]
            case "new-hand", *_:
                return [Message("preview-new-hand", {"count": me.new_hand_tokens})]
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
