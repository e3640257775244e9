"""What an option of Underwater Cities is called, points at and lights up, and what its question is about."""

from asztal.games.underwater_cities.building import Build, Upgrade, kind_at
from asztal.games.underwater_cities.cards import BOARDS, CARDS, CLONE_COST, PATH, parts_of
from asztal.games.underwater_cities.costs import Payment, Price
from asztal.games.underwater_cities.face.outlook import outlook
from asztal.games.underwater_cities.face.printed import SOURCE_OF
from asztal.games.underwater_cities.production import Feed
from asztal.games.underwater_cities.state import Ocean
from asztal.games.underwater_cities.turn import matches, plays
from asztal.games.underwater_cities.vocabulary import Exchange, OncePerTurn, Spend
from asztal.kernel.rules import Frame, Id, Look, Message, Option, Value, supposing

_EXCHANGES = {
    tuple(give): (give, take)
    for card in CARDS.values()
    for part in card.effect
    for inner in (part.once_per_turn if isinstance(part, OncePerTurn) else [part])
    if isinstance(inner, Exchange)
    for give, take in (inner.exchange, inner.exchange[::-1])
}


def label(look: Look[Ocean], option: Option) -> Message:
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
            card = played(look)
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
            args = _piece(kind_at(outlook(look).me, site), site)
        case "convert", site:
            args = {"site": site}
        case "pay", *counts:
            args = {"amounts": payment(counts)}
        case "items", *items:
            args = {"amounts": {str(item): 1 for item in items}}
        case "exchange", *items:
            give, take = _EXCHANGES[tuple(map(str, items))]
            args = {"amounts": give, "take": take}
        case "give", str(item):
            args = {"amounts": {item: 1}}
        case "feed", int(count):
            cost, _ = Feed().other_food(outlook(look).me)
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


def targets(look: Look[Ocean], option: Option) -> list[str]:
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
            return [played(look)]
        case ("slot-first",):
            return [look.seen.view.slot]
        case ("advance",):
            return [f"F{next_space(look)}"]
        case ("look",):
            return ["specials"]
        case (("pay" | "feed"), *_):
            return []
    return [str(part) for part in option.ids]


def links(look: Look[Ocean], option: Option) -> list[str]:
    """The hand cards that match a slot, and the slot on which a card takes effect."""
    match option.kind, *option.ids:
        case (("slot" | "clone"), str(slot)):
            return list(outlook(look).matching(slot))
        case "card", str(card) if matches(outlook(look).me, card, look.seen.view.slot):
            return [look.seen.view.slot]
    return []


def leads(look: Look[Ocean], option: Option) -> list[str]:
    """The hand cards among which the one for a slot is chosen next: all of them, unless only some make it usable."""
    if look.seen.view.slot:
        return []
    me = look.g.state.players[look.seat]
    match option.kind, *option.ids:
        case "slot", str(slot):
            options = plays(look.g, look.seat, slot)
        case "clone", str(slot):
            with supposing(me, credit=me.credit - CLONE_COST["credit"]):
                options = plays(look.g, look.seat, slot)
        case _:
            return []
    return list(dict.fromkeys(str(option.ids[0]) for option in options))


def about(look: Look[Ocean]) -> list[str]:
    """The slot of the turn, the card, the tile or the contract whose effect runs, the site that is being paid."""
    if look.frame is None:
        return []
    frames = (frame for frame in look.g.stack if frame.seat == look.seat)
    return list(dict.fromkeys(filter(None, (_carried_out(look, frame) for frame in frames))))


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


def _piece(kind: str, site: str) -> dict[str, Value]:
    return {"thing": kind, "site": site, "x": int(site.endswith("x"))}


def _ends(look: Look[Ocean], site: str) -> dict[str, Value]:
    """Where a tunnel leads: city sites, or the tile that lies there."""
    me = outlook(look).me
    ends = BOARDS[me.board].tunnels.get(site)
    return dict(zip(("start", "end"), [me.metropolises.get(end, end) for end in ends], strict=True)) if ends else {}


def _bonus(look: Look[Ocean], site: str) -> Message:
    return Message("option-bonus", {"site": site, "amounts": BOARDS[outlook(look).me.board].bonuses[site]})


def played(look: Look[Ocean]) -> str:
    """The card that is being played."""
    return next(iter(look.g.state.played))


def next_space(look: Look[Ocean]) -> int:
    """The space of the Federation track that a step leads to."""
    return PATH[min(PATH.index(outlook(look).me.space) + 1, len(PATH) - 1)]


def payment(counts: list[Id]) -> Price:
    """What is paid, by resource."""
    return Payment(*map(int, counts))._asdict()


def _times(cost: Price, count: int) -> Price:
    return {item: each * count for item, each in cost.items()}
