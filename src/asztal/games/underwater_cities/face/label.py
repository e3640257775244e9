"""What an option of Underwater Cities is called, points at, costs and brings, told from what its seat knows."""

from collections.abc import Iterable
from typing import Any

from asztal.games.underwater_cities.building import Build, Upgrade, kind_at
from asztal.games.underwater_cities.cards import (
    ALWAYS,
    BOARDS,
    CARDS,
    CITIES,
    CLONE_COST,
    PATH,
    RESOURCES,
    SPACE_BONUS,
)
from asztal.games.underwater_cities.costs import Payment, Price, build_prices, can_build, upgrade_prices
from asztal.games.underwater_cities.face.phrases import SOURCE_OF
from asztal.games.underwater_cities.gains import has
from asztal.games.underwater_cities.network import connected_metropolises
from asztal.games.underwater_cities.production import Amounts, Feed, network_yield, output
from asztal.games.underwater_cities.state import Ocean, Player
from asztal.games.underwater_cities.turn import matches
from asztal.kernel import Face, Id, Look, Message, Option
from asztal.kernel.ask import Value

_BY_CARD = ("discard", "keep", "swap", "bottom", "special")  # options about a card that its owner may not know well
_EXCHANGES = {
    tuple(give): (give, take)
    for card in CARDS.values()
    for part in card.effect
    for inner in part.get("once_per_turn", [part])
    if "exchange" in inner
    for give, take in (inner["exchange"], inner["exchange"][::-1])
}


def _me(look: Look[Ocean]) -> Player:
    """The player who looks."""
    me: Player = look.g.state.players[look.seat]
    return me


def _played(look: Look[Ocean]) -> str:
    """The card that is being played."""
    return next(iter(look.g.state.played))


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


def _matching(look: Look[Ocean], slot: str) -> list[Message]:
    """The hand cards that would take effect on a slot, as long as none is chosen; where there is a colour."""
    if slot == ALWAYS or look.seen.view.slot:
        return []
    me = _me(look)
    cards = [card for card in me.hand if matches(me, card, slot)]
    return [Message("preview-matching", {"cards": tuple(cards)})]


def _card(card: str) -> Message:
    about = CARDS[card]
    args: dict[str, Id] = {"era": about.era, "cost": about.cost, "colour": about.colour, "type": about.type}
    return Message("preview-card", {**args, "about": card})


def _match(look: Look[Ocean], card: str) -> Message:
    """Whether a card takes effect on the slot of the turn."""
    return Message("preview-matches" if matches(_me(look), card, look.seen.view.slot) else "preview-no-match")


# --- pieces -----------------------------------------------------------------------------------------------------------


def _piece(kind: str, site: str) -> dict[str, Value]:
    return {"thing": kind, "site": site, "x": int(site.endswith("x"))}


def _ends(look: Look[Ocean], site: str) -> dict[str, Value]:
    """Where a tunnel leads: city sites, or the tile that lies there."""
    me = _me(look)
    ends = BOARDS[me.board].tunnels.get(site)
    return dict(zip(("start", "end"), [me.metropolises.get(end, end) for end in ends], strict=True)) if ends else {}


def _bonus(look: Look[Ocean], site: str) -> Message:
    return Message("option-bonus", {"site": site, "amounts": BOARDS[_me(look).board].bonuses[site]})


def _build(look: Look[Ocean], kind: str, site: str) -> list[Message]:
    me, asking = _me(look), look.asking(Build)
    board = BOARDS[me.board]
    told = _prices(price for price in build_prices(me, kind, site, asking.terms) if can_build(me, price))
    if site in board.surcharges:
        told.append(Message("preview-surcharge", {"amounts": board.surcharges[site]}))
    if site in board.bonuses:
        told.append(Message("preview-bonus", {"amounts": board.bonuses[site]}))
    if kind == "tunnel":
        before = connected_metropolises(me)
        after = connected_metropolises(_with(me, tunnels=[site]))
        told += [Message("preview-connects", {"tile": tile}) for tile in after if tile not in before]
        return [*told, _production(look, tunnels=[site])]
    if kind in CITIES:
        return [*told, _production(look, cities={site: kind})]
    return [*told, _production(look, buildings={site: kind})]


def _upgrade(look: Look[Ocean], site: str) -> list[Message]:
    me, asking = _me(look), look.asking(Upgrade)
    told = _prices(price for price in upgrade_prices(me, kind_at(me, site), asking.terms) if has(me, price))
    return [*told, _production(look, upgraded=[site])]


def _prices(found: Iterable[Price]) -> list[Message]:
    """Every price that would do."""
    different: list[Price] = []
    for price in found:
        paid = {item: count for item, count in price.items() if count}
        if paid not in different:
            different.append(paid)
    return [Message("preview-price", {"amounts": price}) for price in different]


def _with(me: Player, **pieces: object) -> Player:
    """A copy of the player with more pieces."""
    me = me.clone()
    for name, more in pieces.items():
        mine = getattr(me, name)
        setattr(me, name, {**mine, **more} if isinstance(more, dict) else [*mine, *more])  # type: ignore[misc]
    return me


def _production(look: Look[Ocean], **pieces: object) -> Message:
    """What every Production would bring more with these pieces."""
    before, after = _yield(_me(look)), _yield(_with(_me(look), **pieces))
    more = {item: count - before.get(item, 0) for item, count in after.items() if count != before.get(item, 0)}
    if not more:
        return Message("preview-no-production")
    return Message("preview-production", {"amounts": more})


def _yield(me: Player) -> Amounts:
    total: Amounts = {}
    for _, amounts in network_yield(me):
        for item, count in amounts.items():
            total[item] = total.get(item, 0) + count
    return total


class UnderwaterCitiesFace(Face[Ocean]):
    """What its options are called, point at, cost and bring."""

    def label(self, look: Look[Ocean], option: Option) -> Message:
        """An option as a person reads it."""
        key, args = f"option-{option.kind}", dict[str, Value]()
        match option.kind, *option.ids:
            case (("slot" | "clone"), slot):
                args = {"slot": slot}
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
                args = _piece(kind_at(_me(look), site), site)
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
                cost, _ = Feed().other_food(_me(look))
                args = {"count": count, "amounts": _times(cost, count)}
            case "spend", str(card), int(count):
                (part,) = CARDS[card].effect
                points = {"point": part["points"] * count}
                args = {"card": card, "amounts": _times(part["spend"], count), "take": points}
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
            case (("pay" | "items" | "exchange" | "give" | "feed"), *_):
                return []
        return [str(part) for part in option.ids]

    def preview(self, look: Look[Ocean], option: Option) -> list[Message]:
        """What an option would cost and bring as things stand."""
        match option.kind, *option.ids:
            case "slot", str(slot):
                return [_about(slot), *_matching(look, slot)]
            case "clone", str(slot):
                return [_about(slot), *_matching(look, slot), _left(_me(look), CLONE_COST)]
            case "card", str(card):
                return [_match(look, card), _card(card)]
            case "mismatch", str(card):
                return [Message("preview-no-match"), _card(card)]
            case (("resolve" | "card-first"),):
                return [_card(_played(look))]
            case "build", str(kind), str(site):
                return _build(look, kind, site)
            case "upgrade", str(site):
                return _upgrade(look, site)
            case "convert", str(city):
                return [_production(look, cities={city: CITIES[1]})]
            case "output", str(site):
                return [Message("preview-output", {"amounts": output(_me(look), site)})]
            case "pay", *counts:
                return [_left(_me(look), _payment(counts))]
            case ("advance",):
                space = _me(look).space
                following = PATH[min(PATH.index(space) + 1, len(PATH) - 1)]
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
