"""Whether a slot that cannot be used now could be, after the card of the turn or an ability.

The engine is played forward on a quiet copy, through every choice that may matter, without a limit. First, and at each
step of that, a bound asks whether so much could come at all: `brings.py` derives it from the verbs.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import NamedTuple

from asztal.games.underwater_cities.brings import (
    ANYTHING,
    NOTHING,
    PLENTY,
    Brings,
    all_in_all,
    brings,
    of_card,
    of_contract,
    still_brings,
)
from asztal.games.underwater_cities.cards import ALWAYS, BUILDINGS, CARDS, CITIES, KINDS, LIMITS, SLOTS, Board
from asztal.games.underwater_cities.network import sites_for
from asztal.games.underwater_cities.state import G, Player
from asztal.games.underwater_cities.triggers import CHANGES, WHENS, triggered
from asztal.games.underwater_cities.verbs import ABILITIES, Gain, Parts, abilities, use_ability
from asztal.kernel.rules import (
    EVERYONE,
    TRIGGERS,
    ChanceRefused,
    DeadEnd,
    Decision,
    Frame,
    Happening,
    Id,
    Option,
    Refusing,
    tag_of,
)


class Unseen(Refusing):
    """Cards come, whichever: they cannot be played in this turn (UWC-TURN-10). What a tile would bring is no help."""

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        if stream == "blue":
            raise ChanceRefused(stream)
        return min(candidates)


# --- the questions ----------------------------------------------------------------------------------------------


def helped(g: G, seat: int, slots: Sequence[str], card: str) -> set[str]:
    """Those slots of which some way to resolve the card first lets a part be used (UWC-SLOT-05, UWC-TIME-09)."""
    me = g.state.players[seat]
    if me.credit < CARDS[card].cost and ABILITIES.isdisjoint(me.cards):
        return set()
    gives = _just_gives(g, seat, card)
    if gives is not None:
        return {slot for slot in slots if _usable_with(g, seat, f"slot.{slot}", gives)}
    return _led_to(g, seat, slots, [card_first(seat, card)], card)


def could_help(g: G, seat: int, slot: str, card: str) -> bool:
    """The same of one slot."""
    return bool(helped(g, seat, [slot], card))


def mismatch_helps(g: G, seat: int, slot: str) -> bool:
    """True when what claimed cards give for a card that does not match makes the slot usable (UWC-SLOT-15)."""
    me = g.state.players[seat]
    if not SLOTS[slot].colour or WHENS.keys().isdisjoint(me.cards):
        return False  # nothing matches on a slot without colour, and that gives nothing (UWC-ALW-06)
    frames = triggered(g, Happening("slot_mismatch", seat, ()))
    return bool(frames) and bool(_led_to(g, seat, [slot], frames))


def ability_helps(g: G, seat: int, slot: str) -> bool:
    """True when the abilities of claimed cards alone make the slot usable (UWC-TIME-09)."""
    return bool(abilities(g, seat)) and bool(_led_to(g, seat, [slot], []))


def card_first(seat: int, card: str) -> Frame:
    """The frame of a matching card that is resolved before the slot."""
    return Frame("resolve_card", seat, vars={"card": card, "matched": True, "order": "card-first"})


class Ahead:
    """What a turn may still come to while no part of the slot is used: the effect at `at`, with frames above it."""

    def __init__(self, g: G, seat: int, at: str, frames: list[Frame]) -> None:
        self.g, self.seat, self.at, self.frames = g, seat, at, frames

    def safe(self) -> bool:
        """True when the effect can be used and nothing under way could change that."""
        g, seat = self.g, self.seat
        return _usable(g, seat, self.at) and not _bound(g, seat, self.frames).total.takes

    def keeps(self, asked: Decision | None = None, option: Option | None = None) -> bool:
        """Whether the effect can be used after some line, perhaps one that begins with an answer to a question."""
        scratch = _copy(self.g, self.seat)
        scratch.state.stack.extend(frame.clone() for frame in self.frames)
        scratch.decisions.clear()
        if asked is not None and self.frames:
            scratch.ask(asked, ())
        return any(_leads([(scratch, option, True)], self.seat, [self.at]))


# --- playing forward --------------------------------------------------------------------------------------------------


def _led_to(g: G, seat: int, slots: Sequence[str], frames: list[Frame], card: str = "") -> set[str]:
    """Those slots that can be used after some line that begins with these frames, with the card on the table.

    Where the tile lies matters only to a line that performs slots: any other is played once for all of them.
    """
    bound = _bound(g, seat, frames)
    possible = {at: slot for slot in slots if _perhaps(g, seat, at := f"slot.{slot}", bound)}
    alone = len(possible) == 1 or "slot_used" in bound.total.does
    groups = [[at] for at in possible] if alone else [list(possible)]
    found: set[str] = set()
    for group in groups if possible else ():
        scratch = _copy(g, seat, possible[group[0]], card)
        scratch.state.stack.extend(frame.clone() for frame in frames)
        found.update(possible[at] for at in _leads([(scratch, None, True)], seat, group))
    return found


def _copy(g: G, seat: int, slot: str = ALWAYS, card: str = "") -> G:
    """A quiet copy of the table with the tile on the slot, the card played and nothing under way."""
    scratch = g.clone(Unseen())
    state = scratch.state
    for cards in (state.deck.cards, state.deck.top, state.deck.bottom, state.discard.cards):
        cards.clear()
    if slot != ALWAYS and seat not in state.slots[slot]:
        state.slots[slot].append(seat)
    if card:
        state.players[seat].hand.cards.pop(card, None)
        state.played.cards[card] = tag_of(0, EVERYONE)
    state.stack.clear()
    return scratch


Line = tuple[G, Option | None, bool]  # a position, the next choice there, and whether it is the last one to be tried


def _leads(todo: list[Line], seat: int, ats: Sequence[str]) -> Iterator[str]:
    """The effects that can be used where some of these lines of choices, with abilities after them, end."""
    seen: set[tuple[object, ...]] = set()
    left = list(ats)
    while todo and left:
        game, option, last = todo.pop()
        try:
            game = _after(game if last else game.clone(game.chance), seat, option)  # the last choice needs no copy
        except DeadEnd:
            continue
        bound = _bound(game, seat, game.state.stack)
        if game.over or not bound.total.takes:  # nothing takes away what can be used
            found = [at for at in left if _usable(game, seat, at)]
            yield from found
            left = [at for at in left if at not in found]
        hopeful = any(_perhaps(game, seat, at, bound) for at in left)
        if hopeful and (position := _position(game, seat)) not in seen:
            seen.add(position)
            options = abilities(game, seat) if game.over else game.decisions[seat].options
            tried = _of_each_sort(game.state.players[seat], options)
            todo += [(game, each, not number) for number, each in enumerate(tried)]


def _after(game: G, seat: int, option: Option | None) -> G:
    """The game after a choice, or after an ability where no choice is left; without one it only begins."""
    try:
        if option is None:
            game.settle()
        elif game.over:
            game.state.stack.append(use_ability(game, seat, str(option.ids[0])))
            game.settle()
        else:
            game.apply_unchecked(seat, option)
    except ChanceRefused:
        game.state.stack.pop()  # a tile that chance would turn up: as if none came
        return _after(game, seat, None)
    return game


def _usable(g: G, seat: int, at: str) -> bool:
    return g.title.book[at].can(g, Frame("turn", seat)) is None


# What nothing in a turn asks for. Everything else tells two positions apart.
_NEVER_READ = {"hand", "sealed", "looking", "points", "points_from", "under", "resolved", "moved", "produced"}
_READ = attrgetter(*(field.name for field in fields(Player) if field.name not in _NEVER_READ))


def _position(game: G, seat: int) -> tuple[object, ...]:
    """What the rest of the line depends on."""
    state, me = game.state, game.state.players[seat]
    frames = [(frame.at, frame.step, frame.pc, frame.vars) for frame in state.stack]
    offers = len(state.specials), len(state.dear_specials)
    return str(frames), str(_READ(me)), len(me.hand), *offers, *state.contracts


_ALIKE = ("special", "swap", "keep", "bottom")  # which card of a hand or deck it is does not matter here


def sort_of(me: Player, option: Option) -> tuple[Id, ...]:
    """What an option leads to: sites of one city that give and cost the same are alike, and what stands on them is."""
    board: Board = me.layout
    if option.kind in _ALIKE:
        return (option.kind,)
    if option.kind == "build" and option.ids[0] in BUILDINGS:
        site = str(option.ids[1])
        expansion = site not in board.cities[board.city_of[site]]
        about = board.bonuses.get(site), board.surcharges.get(site), expansion
        return option.ids[0], board.city_of[site], str(about)
    if option.kind == "upgrade" and option.ids[0] in me.buildings:
        site = str(option.ids[0])
        return "upgrade", me.buildings[site], board.city_of[site]
    return option.kind, *option.ids


def _of_each_sort(me: Player, options: list[Option]) -> list[Option]:
    """One option of each sort; to stop comes last, which is tried first. A blank, drawn in this line, stays in hand."""
    sorts = {sort_of(me, option): option for option in options if option.kind != "swap" or option.ids[0] in CARDS}
    return sorted(sorts.values(), key=lambda option: option.kind == "stop")


# --- the bound --------------------------------------------------------------------------------------------------------


class Bound(NamedTuple):
    """All that could come: what it brings, a card that is claimed, and whether that is more than at the start."""

    total: Brings
    claims: str
    more: bool


def _bound(g: G, seat: int, frames: list[Frame]) -> Bound:
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
        else:
            found.append(ANYTHING if frame.at == "action_card_limit" else still_brings(g.title.book[frame.at], frame))
    if not found:  # nothing is under way
        return Bound(NOTHING, "", more=False)
    total = _with_reactions(g, me, found[0] if len(found) == 1 else all_in_all(found), claims)
    return Bound(total, claims, begun or bool(claims) or any(count > 0 for count in total.items.values()))


def _perhaps(g: G, seat: int, at: str, bound: Bound) -> bool:
    """False when not even all that could come would make the effect of a slot usable."""
    if _opens(g, g.state.players[seat], at, bound.total):
        return True
    return bound.more and _usable_with(g, seat, at, bound.total, bound.claims)


def _able(me: Player) -> Iterator[str]:
    """The claimed cards whose ability of this turn is left."""
    if not ABILITIES.isdisjoint(me.cards):
        yield from (card for card in me.cards if card in ABILITIES and card not in me.turn_once)


def _of_card(me: Player, card: str) -> Iterator[Brings]:
    """What a card may bring when it is resolved, apart from what it does by lying there."""
    yield of_card(card)
    yield from _given_up(me, card, 1)


def _given_up(me: Player, card: str, more: int) -> Iterator[Brings]:
    """An action card that is given up for another may be used."""
    if CARDS[card].type == "action" and len(me.action_cards()) + more > LIMITS["action_cards"]:
        yield ANYTHING


def _with_reactions(g: G, me: Player, total: Brings, claims: str) -> Brings:
    """With the bonuses of sites, and what metropolises, cards and contracts give when that happens."""
    if not total.does:
        return total
    book = g.title.book
    waiting = [(when.when, at) for card in (*me.cards, claims) if card in WHENS for when, at in WHENS[card]]
    if "built" in total.does:
        found = [brings(book[f"bonus.{me.board}.{site}"]) for site in _bonus_sites(me, total)]
        if any(kind == "tunnel" for kind, _ in total.builds):
            found += [brings(book[at]) for tile in me.metropolises.values() if (at := f"metropolis.{tile}") in book]
        total = all_in_all([total, *found])
    while waiting and (due := [(event, at) for event, at in waiting if _may_happen(event, total)]):
        waiting = [each for each in waiting if each not in due]
        often = [brings(book[at]).often(total.pieces if _of_pieces(event) else PLENTY) for event, at in due]
        total = all_in_all([total, *often])
    if g.state.contracts and not total.does.isdisjoint(CHANGES):
        total = all_in_all([total, *map(of_contract, g.state.contracts)])
    return total


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


def _just_gives(g: G, seat: int, card: str) -> Brings | None:
    """What a card brings if that is all it can do now: then nothing is to choose and nothing reacts."""
    effect, me = g.title.book.get(f"card.{card}"), g.state.players[seat]
    if CARDS[card].type != "immediate" or CARDS[card].cost or not isinstance(effect, Parts) or any(_able(me)):
        return None
    gains = [effect.parts[name] for name in effect.gains]
    if any(type(part) is not Gain for part in gains):
        return None
    gives, frame = all_in_all(map(brings, gains)), Frame("turn", seat)
    _add(me, gives)
    more = any(
        not part.idle(g, frame) and part.can(g, frame) is None for part in effect.parts.values() if part not in gains
    )
    _add(me, gives, -1)
    return None if more else gives


def _add(me: Player, more: Brings, sign: int = 1) -> None:
    for item, count in more.items.items():
        setattr(me, item, getattr(me, item) + sign * count)


def _usable_with(g: G, seat: int, at: str, total: Brings, claims: str = "") -> bool:
    """Whether the effect of a slot could be used with so much more, and with a card claimed."""
    me = g.state.players[seat]
    _add(me, total)
    if claims:
        me.cards.append(claims)
    can = _usable(g, seat, at)
    if claims:
        me.cards.pop()
    _add(me, total, -1)
    return can
