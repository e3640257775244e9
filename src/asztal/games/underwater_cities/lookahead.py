"""Whether the card of the turn, resolved first, would make a slot usable."""

from collections.abc import Iterator, Sequence
from typing import Any

from asztal.games.underwater_cities.cards import (
    BOARDS,
    BUILDINGS,
    CARDS,
    CITIES,
    KINDS,
    LIMITS,
    METROPOLISES,
    RESOURCES,
    SLOTS,
    SPACE_BONUS,
    Card,
    Parts,
)
from asztal.games.underwater_cities.network import building_sites
from asztal.games.underwater_cities.state import G, Player
from asztal.games.underwater_cities.triggers import WHENS
from asztal.kernel import EVERYONE, Frame, Id, Option, leads_to
from asztal.kernel.chance import Refusing
from asztal.kernel.zones import tag_of

UPGRADED = "structure_upgraded"
LIMIT = 60  # choices tried; a card with more ways than that is not counted on


def _reacts(me: Player, *events: str) -> bool:
    return any(when.event in events for card in me.cards for when in WHENS.get(card, ()))


def could_help(g: G, seat: int, slot: str, card: str) -> bool:
    """True when some way to resolve the card first lets a part of the slot be used (UWC-SLOT-05).

    Cards that would be drawn are not counted on: they cannot be played in this turn anyway (UWC-TURN-10).
    """
    me = g.state.players[seat]
    if me.credit < CARDS[card].cost or not _may_help(me, slot, card):
        return False
    if card in _PLAIN:
        return _usable_with(g, seat, slot, _PLAIN[card])
    if _opens_nothing(me, card, slot) and not _usable_with(g, seat, slot, dict.fromkeys(_brought(me, card), PLENTY)):
        return False  # not even riches would help
    scratch = g.clone(Refusing())
    for pile in (scratch.state.deck, scratch.state.discard):
        pile.cards.clear()
    scratch.state.players[seat].hand.cards.pop(card, None)
    scratch.state.played.cards[card] = tag_of(0, EVERYONE)
    values = {"card": card, "matched": True, "order": "card-first", "slot": slot}
    scratch.state.stack[:] = [Frame("resolve_card", seat, vars=values)]
    return leads_to(
        scratch,
        lambda end: end.title.book[f"slot.{slot}"].can(end, Frame("turn", seat)) is None,
        LIMIT,
        lambda game, options: _worth_trying(game.state.players[seat], options),
    )


def _tables(part: Any) -> Iterator[dict[str, Any]]:
    """A part and every table inside it."""
    if isinstance(part, dict):
        yield part
        part = list(part.values())
    if isinstance(part, list | tuple):
        for each in part:
            yield from _tables(each)


def _gives(part: Any) -> bool:
    """Whether a part could bring anything that pays for something, or a piece that something can stand beside."""
    if isinstance(part, dict):
        if "upgrade" in part:
            return False  # it only costs, unless a card reacts
        return any(key in _HELPFUL for key in part) or any(map(_gives, part.values()))
    return isinstance(part, list | tuple) and any(map(_gives, part))


_HELPFUL = {
    *(*RESOURCES, "federation", "any", "gain_different", "structure_output", "use_action_card", "perform_slot"),
    *("gain_metropolis", "build", "build_and_upgrade", "make_symbiotic", "refresh_action_card"),
}
_IDLE = {  # parts of instant cards that give nothing
    f"{card.id}-{number}"
    for card in CARDS.values()
    if card.type == "immediate"
    for number, part in enumerate(card.effect, 1)
    if not _gives(part)
}
# Events that happen while a card is claimed or a slot used.
_AT_ONCE = ("card_claimed", "special_card_paid", "slot_used")
_GIVING = {card.id for card in CARDS.values() if card.type == "immediate" and _gives(card.effect)}


def _eased(card: Card) -> set[str]:
    """The slots that a claimed card may make usable at once by what it does from then on."""
    found = set()
    for part in card.effect:
        if part.get("reduce_cost") == "upgrade":
            found |= {slot for slot, verbs in _VERBS.items() if any("upgrade" in verb for verb in verbs)}
        elif "reduce_cost" in part or "may_pay_with" in part or "once_per_turn" in part or part.get("when") in _AT_ONCE:
            return set(SLOTS)
    return found


_VERBS = {slot.id: {key for part in _tables(slot.effect) for key in part} for slot in SLOTS.values()}
_STANDING = {card.id: _eased(card) for card in CARDS.values()}


def _amounts(card: Card) -> dict[str, int] | None:
    """What an instant card gives if it only gives resources at no price; None for any other card."""
    if card.type != "immediate" or card.cost or any(list(part) != ["gain"] for part in card.effect):
        return None
    total: dict[str, int] = {}
    for part in card.effect:
        for item, count in part["gain"].items():
            total[item] = total.get(item, 0) + count
    return None if "federation" in total else {item: total[item] for item in RESOURCES if item in total}


# Two short cuts: cards of which all is known, and cards of which it is known what they may bring and what not.
_PLAIN = {card.id: gives for card in CARDS.values() if (gives := _amounts(card)) is not None}
PLENTY = 9  # of a resource


def _named(part: Any) -> frozenset[str]:
    """The resources that a part names, and those that its steps on the Federation track may give."""
    if isinstance(part, str):
        return _STEPS if part == "federation" else frozenset({part}.intersection(RESOURCES))
    if isinstance(part, dict):
        return _named([*part, *part.values()])
    return frozenset().union(*map(_named, part)) if isinstance(part, list | tuple) else frozenset()


def _builds(effect: Parts) -> list[tuple[str, bool]]:
    """The kinds of pieces that an effect builds, each with whether on expansion sites."""
    found = []
    for part in _tables(effect):
        words: str | list[str] = part.get("build", part.get("build_and_upgrade", ""))
        for word in words if isinstance(words, list) else filter(None, [words]):
            found += [(kind, part.get("site") == "expansion") for kind in KINDS[word]]
    return found


_STEPS = frozenset(item for bonus in SPACE_BONUS.values() for item in bonus if item in RESOURCES)
_STIRS = {"when", "once_per_turn"}
_ANYTHING = {"use_action_card", "refresh_action_card", "perform_slot", "gain_metropolis", "structure_output"}
_BOUNDED = {
    card.id: _builds(card.effect)
    for card in CARDS.values()
    if card.type == "immediate" and not any(_ANYTHING & part.keys() for part in _tables(card.effect))
}
_WANTED = {slot.id: {kind for kind, _ in _builds(slot.effect)} for slot in SLOTS.values()}
_BRINGS = {card: _named(CARDS[card].effect) for card in _BOUNDED}
_REACTION = {  # what claimed cards may give meanwhile, by reacting or by an ability of the turn
    card.id: found
    for card in CARDS.values()
    if (found := _named([part.get("then", part.get("once_per_turn")) for part in card.effect if _STIRS & part.keys()]))
}
_BONUS = {(board.id, site): _named(bonus) for board in BOARDS.values() for site, bonus in board.bonuses.items()}
_METROPOLIS = {tile.id: _named(tile.instant) for tile in METROPOLISES.values()}


def _opens_nothing(me: Player, card: str, slot: str) -> bool:
    """Whether a card leads to no site for what the slot builds that is cheaper than those that are open already.

    Cities open sites for cities and buildings; tunnels for tunnels, which cost the same where there is no surcharge.
    """
    if card not in _BOUNDED:
        return False
    built, wanted = {kind for kind, _ in _BOUNDED[card]}, _WANTED[slot]
    if "tunnel" in built and "tunnel" in wanted and me.layout.surcharges:
        return False
    return built.isdisjoint(CITIES) or wanted <= {"tunnel"}


def _brought(me: Player, card: str) -> frozenset[str]:
    """Every resource that the card may bring, by itself, by a site or a metropolis, or by a card that reacts."""
    found = _BRINGS[card].union(*(_REACTION[each] for each in me.cards if each in _REACTION))
    bonuses = me.layout.bonuses
    for kind, expansion in _BOUNDED[card]:
        sites: Sequence[str] = building_sites(me, expansion=expansion)
        if kind in CITIES:  # buildings of the same card may stand beside it
            sites = list(bonuses)
        elif kind == "tunnel":  # the second one may stand where the first one leads
            sites = [site for site in me.layout.tunnels if site not in me.tunnels]
            found = found.union(*(_METROPOLIS[tile] for tile in me.metropolises.values()))
        found = found.union(*(_BONUS[me.board, site] for site in sites if site in bonuses))
    return found


def _usable_with(g: G, seat: int, slot: str, amounts: dict[str, int]) -> bool:
    """Whether a slot could be used if the seat had so much more."""
    me = g.state.players[seat]
    for item, count in amounts.items():
        setattr(me, item, getattr(me, item) + count)
    can = g.title.book[f"slot.{slot}"].can(g, Frame("turn", seat)) is None
    for item, count in amounts.items():
        setattr(me, item, getattr(me, item) - count)
    return can


def mismatch_helps(g: G, seat: int, slot: str) -> bool:
    """True when what claimed cards give for a card that does not match makes the slot usable (UWC-SLOT-15)."""
    if not SLOTS[slot].colour:
        return False  # nothing matches there, and that gives nothing (UWC-ALW-06)
    me, gives = g.state.players[seat], dict.fromkeys(RESOURCES, 0)
    if WHENS.keys().isdisjoint(me.cards):
        return False
    for card in me.cards:
        for when in WHENS.get(card, ()):
            if when.event == "slot_mismatch":
                for part in when.filters["then"]:
                    for item, count in part["gain"].items():
                        gives[item] += count
    return any(gives.values()) and _usable_with(g, seat, slot, gives)


def _may_help(me: Player, slot: str, card: str) -> bool:
    """A quick no for cards that cannot change what a slot needs: most cards only help later."""
    if card in _GIVING or slot in _STANDING.get(card, ()) or _reacts(me, "card_claimed", "special_card_paid", UPGRADED):
        return True
    if CARDS[card].type != "action":
        return False
    return "use_action_card" in str(SLOTS[slot].effect) or len(me.action_cards()) >= LIMITS["action_cards"]


def _sort(me: Player, option: Option) -> tuple[Id, ...]:
    """What an option leads to, as far as it matters here: one upgrade is as good as another, one special card too, and
    one site for a building as any that gives and costs the same, at the same city if a card could react."""
    if option.kind in ("upgrade", "special"):
        return (option.kind,)
    if option.kind == "build" and option.ids[0] in BUILDINGS:
        board, site = me.layout, str(option.ids[1])
        city = "" if WHENS.keys().isdisjoint(me.cards) else board.city_of[site]
        return option.ids[0], city, str(board.bonuses.get(site)), str(board.surcharges.get(site))
    return option.kind, *option.ids


def _worth_trying(me: Player, options: list[Option]) -> list[Option]:
    """The options that may lead somewhere, one of each sort; upgrades only cost, unless a card reacts to them."""
    sorts = {_sort(me, option): option for option in reversed(options)}
    tried = [option for option in options if option in sorts.values()]
    if not _reacts(me, UPGRADED):
        tried = [option for option in tried if option.kind != "part" or option.ids[0] not in _IDLE]
    return tried or options[:1]
