"""An upper bound on what a turn can bring, from verbs and position, to rule out slots that cannot become usable.

`brings.py` says what each verb brings wherever it stands; here is what depends on the player and on the board.
"""

from collections.abc import Iterator
from typing import NamedTuple

from asztal.games.underwater_cities.action_cards import UseActionCard
from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.brings import (
    NOTHING,
    PLENTY,
    REFITS,
    Brings,
    all_in_all,
    brings,
    of_card,
    of_contract,
    still_brings,
)
from asztal.games.underwater_cities.cards import ALWAYS, CARDS, CITIES, CONTRACTS, KINDS, LIMITS, RESOURCES
from asztal.games.underwater_cities.network import COUNTS, sites_for
from asztal.games.underwater_cities.refusals import is_action
from asztal.games.underwater_cities.state import G, Player
from asztal.games.underwater_cities.triggers import CHANGES, WHENS
from asztal.games.underwater_cities.verbs import ABILITIES, AnyOrder, Gain, PerformSlot
from asztal.games.underwater_cities.vocabulary import AtLeast
from asztal.kernel.rules import TRIGGERS, Frame, supposing

_GIVING_UP = brings(UseActionCard(1))  # an action card that is given up may be used


class Bound(NamedTuple):
    """All that could come: what it brings, a card that is claimed, and whether that is more than at the start."""

    total: Brings
    claims: str
    more: bool


def bound_of(g: G, seat: int, frames: list[Frame]) -> Bound:
    """All that these frames and the abilities could bring."""
    me, claims, begun = g.state.players[seat], "", True
    found = [brings(g.title.book[f"ability.{card}"]) for card in _able(me)]
    for frame in frames:
        if frame.at == "resolve_card":
            card = (frame.vars or {})["card"]
            if not frame.step:
                claims, begun = card if CARDS[card].type in ("permanent", "action") else "", False
                found += _of_card(me, card)
            elif frame.step == "claimed":
                found += _given_up(me, card, 0)
        elif frame.at == TRIGGERS:
            found += [brings(g.title.book[call[0]]) for call in (frame.vars or {})["_queue"]]
        elif frame.at == "action_card_limit":
            found.append(_GIVING_UP)
            if card := (frame.vars or {}).get("_card"):  # it has left the table by now
                found.append(brings(g.title.book[f"card.{card}"]))
        else:
            found.append(still_brings(g.title.book[frame.at], frame))
    if not found:  # nothing is under way
        return Bound(NOTHING, "", more=False)
    total = _with_reactions(g, seat, found[0] if len(found) == 1 else all_in_all(found), claims)
    return Bound(total, claims, begun or bool(claims) or any(count > 0 for count in total.items.values()))


def perhaps(g: G, seat: int, at: str, bound: Bound) -> bool:
    """False when not even all that could come would make the effect of a slot usable."""
    if _opens(g, g.state.players[seat], at, bound.total):
        return True
    return bound.more and usable_with(g, seat, at, bound.total, bound.claims)


def _able(me: Player) -> Iterator[str]:
    """The claimed cards whose ability of this turn is left."""
    if not ABILITIES.isdisjoint(me.cards):
        yield from (card for card in me.cards if card in ABILITIES and card not in me.turn_once)


def _of_card(me: Player, card: str) -> Iterator[Brings]:
    """What a card may bring when it is resolved, apart from what it does by lying there."""
    yield of_card(card)
    yield from _given_up(me, card, 1)


def _given_up(me: Player, card: str, more: int) -> Iterator[Brings]:
    """One more action card may be one too many."""
    if CARDS[card].type == "action" and len(me.action_cards()) + more > LIMITS["action_cards"]:
        yield _GIVING_UP


def _with_reactions(g: G, seat: int, total: Brings, claims: str) -> Brings:
    """With what it leads to, bonuses of sites, and what metropolises, cards and contracts give when that happens."""
    if not total.does:
        return total
    book, me = g.title.book, g.state.players[seat]
    cards = (*me.cards, claims)
    waiting = [(when.when, at) for card in cards if card in WHENS for when, at in WHENS[card]]
    total = _led_on(g, seat, total, cards)
    if "built" in total.does:
        found = [brings(book[f"bonus.{me.board}.{site}"]) for site in _bonus_sites(me, total)]
        if any(kind == "tunnel" for kind, _ in total.builds):
            found += [brings(book[at]) for tile in me.metropolises.values() if (at := f"metropolis.{tile}") in book]
        total = _led_on(g, seat, all_in_all([total, *found]), cards, total)
    while waiting and (due := [(event, at) for event, at in waiting if _may_happen(event, total)]):
        waiting = [each for each in waiting if each not in due]
        often = [brings(book[at]).often(total.pieces if _of_pieces(event) else PLENTY) for event, at in due]
        total = _led_on(g, seat, all_in_all([total, *often]), cards, total)
    if g.state.contracts and not total.does.isdisjoint(CHANGES):
        met = [of_contract(contract) for contract in g.state.contracts if _may_be_met(me, contract, total)]
        total = all_in_all([total, *met])
    return total


def _led_on(g: G, seat: int, total: Brings, cards: tuple[str, ...], before: Brings = NOTHING) -> Brings:
    """With all slots and action cards that its verbs may lead to, as often as they like; `before` led on already."""
    seen, new = before.leads, total.leads - before.leads
    while new:
        ats = {at for verb in new for at in _reached(g, seat, verb, cards)}
        total = all_in_all([total, *(brings(g.title.book[at]).often() for at in ats)])
        seen |= new
        new = total.leads - seen
    return total


def _reached(g: G, seat: int, verb: PerformSlot | UseActionCard, cards: tuple[str, ...]) -> Iterator[str]:
    """The effects that a verb may call; a used action card may be readied before."""
    if isinstance(verb, UseActionCard):
        return (f"card.{card}" for card in cards if card and is_action(card))
    frame = Frame(TURN, seat)
    return (f"slot.{slot}" for slot in (*g.state.slots, ALWAYS) if verb.out_of_reach(g, frame, slot) is None)


_COUNTED = {"upgraded_structure": "upgraded", "special_card_paid": "special_card_paid"}


def _may_be_met(me: Player, contract: str, total: Brings) -> bool:
    """Whether what could happen may make every criterion of a contract hold that does not yet."""
    for criterion in CONTRACTS[contract].criteria:
        if isinstance(criterion, AtLeast) and COUNTS[criterion.count](me) < criterion.least:
            changes = {_COUNTED[criterion.count]} if criterion.count in _COUNTED else {"built", "changed"}
            if changes.isdisjoint(total.does):
                return False
    return True


def _may_happen(event: str, total: Brings) -> bool:
    """Whether an event that a card waits for could come of what is under way."""
    if event in ("turn_end", "excess_discarded", "slot_mismatch"):
        return False  # not while card and slot are resolved
    if event.endswith("_built"):
        return any(kind in KINDS[event.removesuffix("_built")] for kind, _ in total.builds)
    if event.endswith("_upgraded"):
        return "upgraded" in total.does
    if event in ("city_nth", "turn_nth", "city_completed"):
        return not total.does.isdisjoint(("built", "upgraded") if event == "city_nth" else ("built",))
    return event in total.does


def _of_pieces(event: str) -> bool:
    """Whether an event comes of a piece that is built or upgraded, once of each; a tunnel may complete two cities."""
    return event in ("city_nth", "turn_nth") or event.endswith(("_built", "_upgraded"))


def _bonus_sites(me: Player, total: Brings) -> Iterator[str]:
    """The sites with a bonus on which the pieces of an effect might stand."""
    bonuses, kinds = me.layout.bonuses, {kind for kind, _ in total.builds}
    open_sites = {site for kind, expansion in total.builds for site in sites_for(me, kind, expansion=expansion)}
    for site in bonuses:
        tunnel = site in me.layout.tunnels
        leads = "tunnel" in kinds if tunnel else not kinds.isdisjoint(CITIES)  # one piece opens sites for the next
        if site in open_sites or (leads and total.pieces > 1 and site not in me.tunnels and site not in me.buildings):
            yield site


_OPENING = frozenset((*CHANGES, "readied", "converted", "cheaper"))


def _opens(g: G, me: Player, at: str, total: Brings) -> bool:
    """Whether an effect may become usable by more than resources: sites, pieces, domes, discounts or action cards."""
    does = total.does
    if does.isdisjoint(_OPENING):
        return False
    wants, kinds = brings(g.title.book[at]), {kind for kind, _ in total.builds}
    wanted = {kind for kind, _ in wants.builds}
    if "cheaper" in does or ("action_card_used" in wants.does and not does.isdisjoint((*CHANGES, "readied"))):
        return True
    if "converted" in does and not g.state.nonsymbiotic_left:
        return True
    if kinds and "refit" in wants.does:
        return True
    if not kinds.isdisjoint(CITIES):
        wanted = {kind for kind in wanted if kind != "tunnel"}
    elif "tunnel" in kinds:
        wanted &= {"tunnel"}
    else:
        return False
    return bool(wanted and me.layout.surcharges) or not all(sites_for(me, kind) for kind in wanted)


def just_gives(g: G, seat: int, card: str) -> Brings | None:
    """What a card brings if that is all it can do now: then nothing is to choose and nothing reacts."""
    effect, me = g.title.book.get(f"card.{card}"), g.state.players[seat]
    if CARDS[card].type != "immediate" or CARDS[card].cost or not isinstance(effect, AnyOrder) or any(_able(me)):
        return None
    gains = [effect.inside[name] for name in effect.gains]
    if any(type(part) is not Gain for part in gains):
        return None
    gives, frame = all_in_all(map(brings, gains)), Frame(TURN, seat)
    others = [part for part in effect.inside.values() if part not in gains]
    with _having(me, gives):
        more = any(not part.idle(g, frame) and part.can(g, frame) is None for part in others)
    return None if more else gives


def usable_with(g: G, seat: int, at: str, total: Brings, claims: str = "") -> bool:
    """Whether the effect of a slot could be used with so much more, and with a card claimed."""
    me = g.state.players[seat]
    with _having(me, total, claims):
        return can_use(g, seat, at)


def _having(me: Player, more: Brings, claims: str = "") -> supposing:
    """Suppose that somebody has so much more, and a card claimed."""
    stock = {item: getattr(me, item) + count for item, count in more.items.items()}
    return supposing(me, **stock, cards=[*me.cards, claims]) if claims else supposing(me, **stock)


def can_use(g: G, seat: int, at: str) -> bool:
    """Whether some part of an effect can be used now."""
    return g.title.book[at].can(g, Frame(TURN, seat)) is None


_LOSSES = frozenset((*RESOURCES, REFITS))


def stays_usable(g: G, seat: int, at: str, total: Brings) -> bool:
    """True when the effect of a slot can be used now and, without all that could be taken, at any time to come."""
    if not total.takes:
        return can_use(g, seat, at)
    if not total.takes <= _LOSSES or (REFITS in total.takes and _may_refit(brings(g.title.book[at]))):
        return False
    with supposing(g.state.players[seat], **dict.fromkeys(total.takes - {REFITS}, 0)):
        return can_use(g, seat, at)


def _may_refit(wants: Brings) -> bool:
    """Whether it may matter to an effect what was upgraded before."""
    return bool(wants.leads) or "upgraded" in wants.does
