"""What an option of Underwater Cities is called, points at, costs and brings, told from what its seat knows."""

from typing import Any

from asztal.games.underwater_cities.building import Build, Upgrade, joined_by, kind_at
from asztal.games.underwater_cities.cards import (
    ALWAYS,
    BOARDS,
    CARDS,
    CLONE_COST,
    PATH,
    RESOURCES,
    SPACE_BONUS,
    parts_of,
)
from asztal.games.underwater_cities.costs import Payment, Price
from asztal.games.underwater_cities.face.elsewhere import elsewhere
from asztal.games.underwater_cities.face.forecast import Forecast, foreseen
from asztal.games.underwater_cities.face.lacks import lacks
from asztal.games.underwater_cities.face.promise import desk_of, promise
from asztal.games.underwater_cities.face.says import SOURCE_OF
from asztal.games.underwater_cities.parts import Exchange, OncePerTurn, Spend
from asztal.games.underwater_cities.production import Feed, output
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.turn import matches
from asztal.kernel.rules import Amounts, Face, Frame, Id, Look, Message, Option, Promise, Reason, Value

_BY_CARD = ("discard", "keep", "swap", "bottom", "special")  # options about a card that its owner may not know well
_EXCHANGES = {
    tuple(give): (give, take)
    for card in CARDS.values()
    for part in card.effect
    for inner in (part.once_per_turn if isinstance(part, OncePerTurn) else [part])
    if isinstance(inner, Exchange)
    for give, take in (inner.exchange, inner.exchange[::-1])
}


def _played(look: Look[Ocean]) -> str:
    """The card that is being played."""
    return next(iter(look.g.state.played))


def _next_space(look: Look[Ocean]) -> int:
    """The space of the Federation track that a step leads to."""
    return PATH[min(PATH.index(desk_of(look).me.space) + 1, len(PATH) - 1)]


def _payment(counts: list[Id]) -> Price:
    return Payment(*map(int, counts))._asdict()


def _times(cost: Price, count: int) -> Price:
    return {item: each * count for item, each in cost.items()}


def _about(name: Id) -> Message:
    return Message("preview-does", {"about": name})


def _left(me: Player, cost: Price) -> Message:
    left = {item: getattr(me, item) - cost.get(item, 0) for item in RESOURCES}
    return Message("preview-left", {"amounts": left})


# --- slots and cards --------------------------------------------------------------------------------------------------


def _slot(look: Look[Ocean], slot: str) -> list[Message]:
    if slot == ALWAYS or look.seen.view.slot:
        return [_about(slot)]
    return [_about(slot), Message("preview-matching", {"cards": desk_of(look).matching(slot)})]


def _card(card: str) -> Message:
    about = CARDS[card]
    args: dict[str, Id] = {"era": about.era, "cost": about.cost, "colour": about.colour, "type": about.type}
    return Message("preview-card", {**args, "about": card})


def _match(look: Look[Ocean], card: str) -> Message:
    """Whether a card takes effect on the slot of the turn."""
    return Message("preview-matches" if matches(desk_of(look).me, card, look.seen.view.slot) else "preview-no-match")


def _carried_out(look: Look[Ocean], frame: Frame) -> str:
    """What a frame carries out, by its id; empty for one that belongs to another."""
    match frame.at.split("."):
        case ["turn"]:
            return look.seen.view.slot if frame.step in ("card", "order", "first", "second") else ""
        case ["turn", "order"] | ["resolve_card"]:
            return str(look.g.get("card"))
        case ["bonus", _, site]:
            return site
        case [("slot" | "card" | "ability" | "when" | "metropolis" | "production" | "contract"), name]:
            return name
        case ["when", card, _]:
            return card
    paying = isinstance(look.g.title.book[frame.at], Build | Upgrade)
    return frame.step if paying else ""  # the site


# --- pieces -----------------------------------------------------------------------------------------------------------


def _piece(kind: str, site: str) -> dict[str, Value]:
    return {"thing": kind, "site": site, "x": int(site.endswith("x"))}


def _ends(look: Look[Ocean], site: str) -> dict[str, Value]:
    """Where a tunnel leads: city sites, or the tile that lies there."""
    me = desk_of(look).me
    ends = BOARDS[me.board].tunnels.get(site)
    return dict(zip(("start", "end"), [me.metropolises.get(end, end) for end in ends], strict=True)) if ends else {}


def _bonus(look: Look[Ocean], site: str) -> Message:
    return Message("option-bonus", {"site": site, "amounts": BOARDS[desk_of(look).me.board].bonuses[site]})


def _build(look: Look[Ocean], option: Option) -> list[Message]:
    kind, site = map(str, option.ids)
    me, board = desk_of(look).me, desk_of(look).me.layout
    told = _prices(look, option)
    if site in board.surcharges:
        told.append(Message("preview-surcharge", {"amounts": board.surcharges[site]}))
    if site in board.bonuses:
        told.append(Message("preview-bonus", {"amounts": board.bonuses[site]}))
    if kind == "tunnel":
        told += [Message("preview-connects", {"tile": me.metropolises[hexagon]}) for hexagon in joined_by(me, site)]
    return [*told, _production(look, option)]


def _prices(look: Look[Ocean], option: Option) -> list[Message]:
    """Every price that would do."""
    different: list[Price] = []
    for price in desk_of(look).price(option).prices:
        paid = {item: count for item, count in price.items() if count}
        if paid not in different:
            different.append(paid)
    return [Message("preview-price", {"amounts": price}) for price in different]


def _production(look: Look[Ocean], option: Option) -> Message:
    """What every Production would bring more with the piece of an option."""
    more = desk_of(look).change(option).more
    return Message("preview-production", {"amounts": more}) if more else Message("preview-no-production")


class UnderwaterCitiesFace(Face[Ocean]):
    """What its options are called, point at, cost and bring."""

    def label(self, look: Look[Ocean], option: Option) -> Message:
        """An option as a person reads it."""
        key, args = f"option-{option.kind}", dict[str, Value]()
        match option.kind, *option.ids:
            case "slot", slot:
                args = {"slot": slot}
            case "clone", slot:
                args = {"slot": slot, "amounts": CLONE_COST}
            case ("slot-first",):
                args = {"slot": look.seen.view.slot}
            case (("resolve" | "decline" | "card-first"),):
                card = _played(look)
                args = {"card": card, "type": CARDS[card].type, "cost": CARDS[card].cost}
            case (("part" | "choose"), str(name)):
                if name not in SOURCE_OF:  # the bonus of a site, which has no other part
                    return _bonus(look, name.partition("-")[0])
                args = {"does": name}
            case "trigger", str(at), int():
                if at.startswith("bonus."):
                    return _bonus(look, at.rpartition(".")[2])
                args = {"does": at}
            case "build", str(kind), str(site):
                args = _piece(kind, site) | _ends(look, site)
            case (("upgrade" | "output"), str(site)):
                args = _piece(kind_at(desk_of(look).me, site), site)
            case "convert", site:
                args = {"site": site}
            case "pay", *counts:
                args = {"amounts": _payment(counts)}
            case "items", *items:
                args = {"amounts": {str(item): 1 for item in items}}
            case "exchange", *items:
                give, take = _EXCHANGES[tuple(map(str, items))]
                args = {"amounts": give, "take": take}
            case "give", str(item):
                args = {"amounts": {item: 1}}
            case "feed", int(count):
                cost, _ = Feed().other_food(desk_of(look).me)
                args = {"count": count, "amounts": _times(cost, count)}
            case "spend", str(card), int(count):
                (part,) = parts_of(card, Spend)
                args = {"card": card, "amounts": _times(part.spend, count), "take": {"point": part.points * count}}
            case "metropolis", tile:
                args = {"tile": tile}
            case "first", str(tile):
                (blue,) = [me.metropolises for me in look.g.state.players if tile in me.metropolises.values()]
                args = {"tile": tile, "other": blue["M2"] if blue["M1"] == tile else blue["M1"]}
            case "ability", card:
                args = {"card": card, "ability": card}
            case _, card:
                args = {"card": card}
        return Message(key, args)

    def targets(self, look: Look[Ocean], option: Option) -> list[str]:
        """The slots, cards, tiles and sites that an option points at, by their ids; a part at what it is printed on."""
        match option.kind, *option.ids:
            case (("part" | "choose"), str(name)):
                return [SOURCE_OF.get(name, name.partition("-")[0])]
            case "trigger", str(at), _:
                return [at.split(".")[2 if at.startswith("bonus.") else 1]]
            case "build", _, str(site):
                return [site]
            case "spend", str(card), _:
                return [card]
            case (("resolve" | "decline" | "card-first"),):
                return [_played(look)]
            case ("slot-first",):
                return [look.seen.view.slot]
            case ("advance",):
                return [f"F{_next_space(look)}"]
            case ("look",):
                return ["specials"]
            case (("pay" | "feed"), *_):
                return []
        return [str(part) for part in option.ids]

    def links(self, look: Look[Ocean], option: Option) -> list[str]:
        """The hand cards that match a slot, and the slot on which a card takes effect."""
        match option.kind, *option.ids:
            case (("slot" | "clone"), str(slot)):
                return list(desk_of(look).matching(slot))
            case "card", str(card) if matches(desk_of(look).me, card, look.seen.view.slot):
                return [look.seen.view.slot]
        return []

    def promise(self, look: Look[Ocean], option: Option) -> Promise:
        """What an option takes of the own resources at once, and brings."""
        return promise(look, option)

    def lacks(self, look: Look[Ocean], option: Option, reason: Reason) -> Amounts:
        """What is missing where an option cannot be paid."""
        return lacks(look, option, reason)

    def about(self, look: Look[Ocean]) -> list[str]:
        """The slot of the turn, the card, the tile or the contract whose effect runs, the site that is being paid."""
        if look.frame is None:
            return []
        frames = (frame for frame in look.g.stack if frame.seat == look.seat)
        return list(dict.fromkeys(filter(None, (_carried_out(look, frame) for frame in frames))))

    def elsewhere(self, look: Look[Ocean], target: str) -> Reason | None:
        """What a slot, card, site, tile or contract waits for, or whose it is."""
        return elsewhere(look, target)

    def forecast(self, look: Look[Ocean]) -> Forecast:
        """What is connected, the next Production and its food, the points of the end, and limits, for every player."""
        return foreseen(look)

    def preview(self, look: Look[Ocean], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        match option.kind, *option.ids:
            case "slot", str(slot):
                return _slot(look, slot)
            case "clone", str(slot):
                return [*_slot(look, slot), _left(desk_of(look).me, CLONE_COST)]
            case "card", str(card):
                return [_match(look, card), _card(card)]
            case "mismatch", str(card):
                return [Message("preview-no-match"), _card(card)]
            case (("resolve" | "card-first"),):
                return [_card(_played(look))]
            case "build", *_:
                return _build(look, option)
            case "upgrade", _:
                return [*_prices(look, option), _production(look, option)]
            case "convert", _:
                return [_production(look, option)]
            case "output", str(site):
                return [Message("preview-output", {"amounts": output(desk_of(look).me, site)})]
            case "pay", *counts:
                return [_left(desk_of(look).me, _payment(counts))]
            case ("advance",):
                following = _next_space(look)
                return [Message("preview-space", {"space": following, "amounts": SPACE_BONUS[following]})]
            case (("use" | "ready" | "give-up" | "produce" | "metropolis" | "first"), about):
                return [_about(about)]
            case kind, str(card) if kind in _BY_CARD:
                return [_card(card)]
        return []

    def wording(self) -> type[Any]:
        """The game in words."""
        from asztal.games.underwater_cities.face.words import UnderwaterCitiesWording

        return UnderwaterCitiesWording

    def drawing(self) -> Any:
        """The table as text."""
        from asztal.games.underwater_cities.face import draw

        return draw


FACE = UnderwaterCitiesFace()
