"""Whether a slot that cannot be used now could be, after the card of the turn or an ability.

The engine is played forward on a quiet copy, through every choice that may matter, without a limit. First, and at each
step of that, a bound asks whether so much could come at all (`bound.py`).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from operator import attrgetter

from asztal.games.underwater_cities.bound import bound_of, just_gives, perhaps, stays_usable, usable_with
from asztal.games.underwater_cities.brings import NOTHING
from asztal.games.underwater_cities.cards import ALWAYS, BUILDINGS, CARDS, SLOTS, Board
from asztal.games.underwater_cities.state import G, Player
from asztal.games.underwater_cities.triggers import WHENS, triggered
from asztal.games.underwater_cities.verbs import ABILITIES, abilities, use_ability
from asztal.kernel.rules import (
    EVERYONE,
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
    gives = just_gives(g, seat, card)
    if gives is not None:
        return {slot for slot in slots if usable_with(g, seat, f"slot.{slot}", gives)}
    return _led_to(g, seat, slots, [card_first(seat, card)], card)


def could_help(g: G, seat: int, slot: str, card: str) -> bool:
    """Whether this card could make this slot usable."""
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
        return stays_usable(g, seat, self.at, bound_of(g, seat, self.frames).total)

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
    bound = bound_of(g, seat, frames)
    possible = {at: slot for slot in slots if perhaps(g, seat, at := f"slot.{slot}", bound)}
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
        bound = bound_of(game, seat, game.state.stack)
        total = NOTHING if game.over else bound.total  # abilities need not be used
        found = [at for at in left if stays_usable(game, seat, at, total)]
        yield from found
        left = [at for at in left if at not in found]
        hopeful = any(perhaps(game, seat, at, bound) for at in left)
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
