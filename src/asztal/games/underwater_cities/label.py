"""What an option of Underwater Cities is called, points at, costs and brings, told from a view alone.

The rules are not told twice: a player of the view is made into a player of the rules again, and the functions of the
rules look at that one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache

from asztal.games.underwater_cities.building import Build, Upgrade, kind_at
from asztal.games.underwater_cities.cards import (
    ALWAYS,
    BOARDS,
    CARDS,
    CITIES,
    METROPOLISES,
    PATH,
    RESOURCES,
    SPACE_BONUS,
)
from asztal.games.underwater_cities.costs import Payment, Price, Terms, build_prices, can_build, upgrade_prices
from asztal.games.underwater_cities.gains import has
from asztal.games.underwater_cities.language import acting, effect
from asztal.games.underwater_cities.network import connected_metropolises
from asztal.games.underwater_cities.phrases import SOURCE_OF
from asztal.games.underwater_cities.production import Amounts, Feed, network_yield, output
from asztal.games.underwater_cities.state import Ocean, Player, PlayerView, View
from asztal.games.underwater_cities.turn import CLONE_COST, matches
from asztal.kernel import Effect, Id, Message, Option, Zone

_BY_CARD = ("discard", "keep", "swap", "bottom", "special")  # options about a card that its owner may not know well
_OPEN = [field.name for field in fields(Player) if field.type is not Zone]
_EXCHANGES = {
    tuple(give): (give, take)
    for card in CARDS.values()
    for part in card.effect
    for inner in part.get("once_per_turn", [part])
    if "exchange" in inner
    for give, take in (inner["exchange"], inner["exchange"][::-1])
}


def label(view: View, option: Option) -> Message:
    """An option as a person reads it."""
    key, args = f"option-{option.kind}", dict[str, Id]()
    match option.kind, *option.ids:
        case (("slot" | "clone"), slot):
            args = {"slot": slot}
        case (("resolve" | "decline" | "card-first"),):
            card = str(view.played[0])
            args = {"card": card, "type": CARDS[card].type, "cost": CARDS[card].cost}
        case (("part" | "choose"), str(name)):
            if name not in SOURCE_OF:  # the bonus of a site, which has no other part
                return _bonus(view, name.partition("-")[0])
            args = {"does": name}
        case "trigger", str(at), int():
            if at.startswith("bonus."):
                return _bonus(view, at.rpartition(".")[2])
            args = {"does": at}
        case "build", str(kind), str(site):
            args = _piece(kind, site) | _ends(view, site)
        case (("upgrade" | "output"), str(site)):
            args = _piece(kind_at(me_in(view), site), site)
        case "convert", site:
            args = {"site": site}
        case "pay", *counts:
            args = {"amounts": encoded(_payment(counts))}
        case "items", *items:
            args = {"amounts": encoded({str(item): 1 for item in items})}
        case "exchange", *items:
            give, take = _EXCHANGES[tuple(map(str, items))]
            args = {"amounts": encoded(give), "take": encoded(take)}
        case "give", str(item):
            args = {"amounts": encoded({item: 1})}
        case "feed", int(count):
            cost, _ = Feed().other_food(me_in(view))
            args = {"count": count, "amounts": encoded(_times(cost, count))}
        case "spend", str(card), int(count):
            (part,) = CARDS[card].effect
            points = {"point": part["points"] * count}
            args = {"card": card, "amounts": encoded(_times(part["spend"], count)), "take": encoded(points)}
        case "metropolis", tile:
            args = {"tile": tile}
        case "first", str(tile):
            (blue,) = [me.metropolises for me in view.players if tile in me.metropolises.values()]
            args = {"tile": tile, "other": blue["M2"] if blue["M1"] == tile else blue["M1"]}
        case "ability", card:
            args = {"card": card, "ability": card}
        case _, card:
            args = {"card": card}
    return Message(key, args)


def targets(view: View, option: Option) -> list[str]:
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
            return [str(view.played[0])]
        case (("pay" | "items" | "exchange" | "give" | "feed"), *_):
            return []
    return [str(part) for part in option.ids]


def preview(view: View, option: Option) -> list[Message]:
    """What an option would cost and bring as things stand."""
    match option.kind, *option.ids:
        case "slot", str(slot):
            return [_about(slot), *_matching(view, slot)]
        case "clone", str(slot):
            return [_about(slot), *_matching(view, slot), _left(me_in(view), CLONE_COST)]
        case "card", str(card):
            return [_match(view, card), _card(card)]
        case "mismatch", str(card):
            return [Message("preview-no-match"), _card(card)]
        case (("resolve" | "card-first"),):
            return [_card(str(view.played[0]))]
        case "build", str(kind), str(site):
            return _build(view, kind, site)
        case "upgrade", str(site):
            return _upgrade(view, site)
        case "convert", str(city):
            return [_production(view, cities={city: CITIES[1]})]
        case "output", str(site):
            return [Message("preview-output", {"amounts": encoded(output(me_in(view), site))})]
        case "pay", *counts:
            return [_left(me_in(view), _payment(counts))]
        case ("advance",):
            space = me_in(view).space
            following = PATH[min(PATH.index(space) + 1, len(PATH) - 1)]
            return [Message("preview-space", {"space": following, "amounts": encoded(SPACE_BONUS[following])})]
        case (("use" | "ready" | "give-up" | "produce" | "metropolis" | "first"), about):
            return [_about(about)]
        case kind, str(card) if kind in _BY_CARD:
            return [_card(card)]
    return []


# --- the view as a table ----------------------------------------------------------------------------------------------


def me_in(view: View) -> Player:
    """The player who looks, without cards in zones: for the functions of the rules, which only look at it."""
    me: PlayerView = view.players[view.seat]
    return Player(**{name: getattr(me, name) for name in _OPEN})


def hand_in(view: View) -> list[str]:
    """The hand of the player who looks."""
    return [str(card) for card in view.players[view.seat].hand]


def encoded(items: Mapping[str, int]) -> str:
    """Items as one id: kelp=1,credit=2."""
    return ",".join(f"{item}={count}" for item, count in items.items() if count)


def _payment(counts: list[Id]) -> Price:
    return Payment(*map(int, counts))._asdict()


def _times(cost: Price, count: int) -> Price:
    return {item: each * count for item, each in cost.items()}


def _about(name: Id) -> Message:
    return Message("preview-does", {"about": name})


def _left(me: Player, cost: Price) -> Message:
    left = {item: getattr(me, item) - cost.get(item, 0) for item in RESOURCES}
    return Message("preview-left", {"amounts": encoded(left)})


# --- slots and cards --------------------------------------------------------------------------------------------------


def _matching(view: View, slot: str) -> list[Message]:
    """The hand cards that would take effect on a slot, as long as none is chosen; where there is a colour."""
    if slot == ALWAYS or view.slot:
        return []
    me = me_in(view)
    cards = [card for card in hand_in(view) if matches(me, card, slot)]
    return [Message("preview-matching", {"count": len(cards), "cards": " ".join(cards)})]


def _card(card: str) -> Message:
    about = CARDS[card]
    args: dict[str, Id] = {"era": about.era, "cost": about.cost, "colour": about.colour, "type": about.type}
    return Message("preview-card", {**args, "about": card})


def _match(view: View, card: str) -> Message:
    """Whether a card takes effect on the slot of the turn."""
    return Message("preview-matches" if matches(me_in(view), card, view.slot) else "preview-no-match")


# --- pieces -----------------------------------------------------------------------------------------------------------


def _piece(kind: str, site: str) -> dict[str, Id]:
    return {"thing": kind, "site": site, "x": int(site.endswith("x"))}


def _ends(view: View, site: str) -> dict[str, Id]:
    """Where a tunnel leads: city sites, or the tile that lies there."""
    me = me_in(view)
    ends = BOARDS[me.board].tunnels.get(site)
    return dict(zip(("start", "end"), [me.metropolises.get(end, end) for end in ends], strict=True)) if ends else {}


def _bonus(view: View, site: str) -> Message:
    return Message("option-bonus", {"site": site, "amounts": encoded(BOARDS[me_in(view).board].bonuses[site])})


def _build(view: View, kind: str, site: str) -> list[Message]:
    me = me_in(view)
    board = BOARDS[me.board]
    told = _prices(
        (source, price)
        for source, terms in _terms(view, me, kind, Build)
        for price in build_prices(me, kind, site, terms)
        if can_build(me, price)
    )
    if site in board.surcharges:
        told.append(Message("preview-surcharge", {"amounts": encoded(board.surcharges[site])}))
    if site in board.bonuses:
        told.append(Message("preview-bonus", {"amounts": encoded(board.bonuses[site])}))
    if kind == "tunnel":
        before = connected_metropolises(me)
        after = connected_metropolises(_with(me, tunnels=[site]))
        told += [Message("preview-connects", {"tile": tile}) for tile in after if tile not in before]
        return [*told, _production(view, tunnels=[site])]
    if kind in CITIES:
        return [*told, _production(view, cities={site: kind})]
    return [*told, _production(view, buildings={site: kind})]


def _upgrade(view: View, site: str) -> list[Message]:
    me = me_in(view)
    kind = kind_at(me, site)
    told = _prices(
        (source, price)
        for source, terms in _terms(view, me, kind, Upgrade)
        for price in upgrade_prices(me, kind, terms)
        if has(me, price)
    )
    return [*told, _production(view, upgraded=[site])]


def _prices(found: Iterator[tuple[str, Price]]) -> list[Message]:
    """The prices by where they come from; one that nothing else could change is just the price."""
    told = dict.fromkeys((source, encoded(price)) for source, price in found)
    if all(not source for source, _ in told):
        return [Message("preview-price", {"amounts": amounts}) for _, amounts in told]
    return [
        Message("preview-price-through", {"card": source, "amounts": amounts})
        if source
        else Message("preview-price-usual", {"amounts": amounts})
        for source, amounts in told
    ]


def _terms(view: View, me: Player, kind: str, verb: type[Build] | type[Upgrade]) -> Iterator[tuple[str, Terms]]:
    """What may have been said about the price: nothing, or what the played card, a claimed one or a metropolis says.

    A view does not say in which effect a seat is; what could be running leaves few cases open.
    """
    yield "", Terms()
    sources = [*map(str, view.played), *me.cards, *connected_metropolises(me)]
    for source in sources:
        for each in _verbs(source):
            if isinstance(each, verb) and kind in each.kinds and each.terms != Terms():
                yield source, each.terms


@cache
def _verbs(source: str) -> list[Effect[Ocean]]:
    """All verbs that a card or a metropolis can set going."""
    if source in METROPOLISES:
        parts = METROPOLISES[source].instant
    else:
        card = CARDS[source]
        whens = [inner for part in card.effect for name in ("then", "once_per_turn") for inner in part.get(name, [])]
        parts = tuple(whens) if card.type == "permanent" else acting(card.effect)
    return list(_walk(effect(parts, source)))


def _walk(root: Effect[Ocean]) -> Iterator[Effect[Ocean]]:
    yield root
    for child in root.children().values():
        yield from _walk(child)


def _with(me: Player, **pieces: object) -> Player:
    """The player with more pieces; what is listed or mapped is copied, so the view stays as it is."""
    for name, more in pieces.items():
        mine = getattr(me, name)
        setattr(me, name, {**mine, **more} if isinstance(more, dict) else [*mine, *more])  # type: ignore[misc]
    return me


def _production(view: View, **pieces: object) -> Message:
    """What every Production would bring more with these pieces."""
    before, after = _yield(me_in(view)), _yield(_with(me_in(view), **pieces))
    more = {item: count - before.get(item, 0) for item, count in after.items()}
    if not any(more.values()):
        return Message("preview-no-production")
    return Message("preview-production", {"amounts": encoded(more)})


def _yield(me: Player) -> Amounts:
    total: Amounts = {}
    for _, amounts in network_yield(me):
        for item, count in amounts.items():
            total[item] = total.get(item, 0) + count
    return total
