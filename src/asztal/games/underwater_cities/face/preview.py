"""What an option of Underwater Cities costs and brings as things stand, in sentences."""

from asztal.games.underwater_cities.building import joined_by
from asztal.games.underwater_cities.cards import ALWAYS, CARDS, CLONE_COST, RESOURCES, SPACE_BONUS
from asztal.games.underwater_cities.costs import Price
from asztal.games.underwater_cities.face.label import next_space, payment, played
from asztal.games.underwater_cities.face.outlook import outlook
from asztal.games.underwater_cities.production import output
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.turn import matches
from asztal.kernel.rules import Id, Look, Message, Option

_BY_CARD = ("discard", "keep", "swap", "bottom", "special")  # options about a card that its owner may not know well


def preview(look: Look[Ocean], option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    match option.kind, *option.ids:
        case "slot", str(slot):
            return _slot(look, slot)
        case "clone", str(slot):
            return [*_slot(look, slot), _left(outlook(look).me, CLONE_COST)]
        case "card", str(card):
            return [_match(look, card), _card(card)]
        case "mismatch", str(card):
            return [Message("preview-no-match"), _card(card)]
        case (("resolve" | "card-first"),):
            return [_card(played(look))]
        case "build", *_:
            return _build(look, option)
        case "upgrade", _:
            return [*_prices(look, option), _production(look, option)]
        case "convert", _:
            return [_production(look, option)]
        case "output", str(site):
            return [Message("preview-output", {"amounts": output(outlook(look).me, site)})]
        case "pay", *counts:
            return [_left(outlook(look).me, payment(counts))]
        case ("advance",):
            following = next_space(look)
            return [Message("preview-space", {"space": following, "amounts": SPACE_BONUS[following]})]
        case (("use" | "ready" | "give-up" | "produce" | "metropolis" | "first"), about):
            return [_about(about)]
        case kind, str(card) if kind in _BY_CARD:
            return [_card(card)]
    return []


def _about(name: Id) -> Message:
    return Message("preview-does", {"about": name})


def _left(me: Player, cost: Price) -> Message:
    left = {item: getattr(me, item) - cost.get(item, 0) for item in RESOURCES}
    return Message("preview-left", {"amounts": left})


def _slot(look: Look[Ocean], slot: str) -> list[Message]:
    if slot == ALWAYS or look.seen.view.slot:
        return [_about(slot)]
    return [_about(slot), Message("preview-matching", {"cards": outlook(look).matching(slot)})]


def _card(card: str) -> Message:
    about = CARDS[card]
    args: dict[str, Id] = {"era": about.era, "cost": about.cost, "colour": about.colour, "type": about.type}
    return Message("preview-card", {**args, "about": card})


def _match(look: Look[Ocean], card: str) -> Message:
    """Whether a card takes effect on the slot of the turn."""
    return Message("preview-matches" if matches(outlook(look).me, card, look.seen.view.slot) else "preview-no-match")


def _build(look: Look[Ocean], option: Option) -> list[Message]:
    kind, site = map(str, option.ids)
    me, board = outlook(look).me, outlook(look).me.layout
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
    for price in outlook(look).price(option).prices:
        paid = {item: count for item, count in price.items() if count}
        if paid not in different:
            different.append(paid)
    return [Message("preview-price", {"amounts": price}) for price in different]


def _production(look: Look[Ocean], option: Option) -> Message:
    """What every Production would bring more with the piece of an option."""
    more = outlook(look).change(option).more
    return Message("preview-production", {"amounts": more}) if more else Message("preview-no-production")
