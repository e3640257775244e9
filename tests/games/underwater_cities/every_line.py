"""Whether a slot could be used at all with a card: the engine played through every line of choices, slow and plain.

Nothing here knows a card or a verb. The turn runs as it does at a table; only that it may begin with any slot and any
card, that nothing is withheld (UWC-SLOT-06), and that a line ends where a part of the slot comes to be used or the slot
is passed over. What only a hidden draw could decide is not counted on: a metropolis that would be turned up does not
come, and cards are blank, since they cannot be played in the same turn (UWC-TURN-10).
"""

from collections.abc import Iterable

import pytest

from asztal.games.underwater_cities import turn, verbs
from asztal.games.underwater_cities.state import G
from asztal.kernel import Option
from asztal.kernel.chance import ChanceRefused, Refusing
from asztal.kernel.rules import Frame, Result, Signal


class Used(Exception):
    """A part of the slot is used."""


class PassedOver(Exception):
    """Nothing of the slot was used."""


class Blank(Refusing):
    """Draws cards, which change nothing in this turn, and refuses all other chance."""

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        if stream == "blue":
            raise ChanceRefused(stream)
        return min(candidates)


class WatchedSlot(turn.ResolveSlot):
    """Tells when the slot is passed over: it ends, and no part of it was used."""

    def enter(self, g: G, f: Frame) -> Result:
        result = super().enter(g, f)
        if result is None:
            raise PassedOver
        return result

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        called = super().answer(g, f, option)
        if called is None:
            raise PassedOver
        return called


def is_of_turn(g: G, parts: verbs.AnyOrder) -> bool:
    """Whether these are parts of the slot of the turn, and not of one that a card performs."""
    return any(frame.at == "resolve_slot" for frame in g.stack) and parts.at.startswith(f"slot.{g.get('slot')}")


def watch(patch: pytest.MonkeyPatch, g: G) -> None:
    """Tell when the slot is used or passed over, and withhold nothing."""
    enter, answer = verbs.AnyOrder.enter, verbs.AnyOrder.answer

    def entered(self: verbs.AnyOrder, g: G, f: Frame) -> Result:
        if self.gains and is_of_turn(g, self):
            raise Used
        return enter(self, g, f)

    def answered(self: verbs.AnyOrder, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        if option.kind == "part" and is_of_turn(g, self):
            raise Used
        return answer(self, g, f, option)

    watched = WatchedSlot()
    watched.at = "resolve_slot"
    patch.setitem(g.title.book, "resolve_slot", watched)
    patch.setattr(verbs.AnyOrder, "enter", entered)
    patch.setattr(verbs.AnyOrder, "answer", answered)
    patch.setattr(g.title, "bars", False, raising=False)
    patch.setattr(turn, "could_help", lambda *about: True)
    patch.setattr(turn, "mismatch_helps", lambda *about: True)
    patch.setattr(turn.ChooseOrder, "keeps", lambda *about: True)


def key(g: G) -> str:
    """All that the rest of the turn depends on, and more."""
    return str(g.state.to_data())


def own_turn(g: G) -> G:
    """A copy in which the running turn is all there is, and no card of the era decks comes."""
    start = g.clone(Blank())
    bottom = next(number for number, frame in enumerate(start.state.stack) if frame.at == "turn")
    del start.state.stack[:bottom]
    for pile in (start.state.deck, start.state.discard):
        pile.cards.clear()
    start.state.deck.top.clear()
    start.state.deck.bottom.clear()
    return start


def chosen(game: G, seat: int, option: Option) -> None:
    """The choice is made; a tile that would be turned up does not come."""
    try:
        game.apply_unchecked(seat, option)
    except ChanceRefused:
        while True:
            game.state.stack.pop()
            try:
                game.settle()
            except ChanceRefused:
                continue
            return


def can_be_used(g: G, seat: int, *first: Option, most: int = 20_000) -> bool | None:
    """Whether some line of the turn that begins with these choices uses the slot; None past so many positions."""
    with pytest.MonkeyPatch.context() as patch:
        watch(patch, g)
        todo: list[tuple[G, tuple[Option, ...]]] = [(own_turn(g), first)]
        seen: set[str] = set()
        while todo:
            game, (option, *others) = todo.pop()
            try:
                chosen(game, seat, option)
            except Used:
                return True
            except PassedOver:
                continue
            if others:
                todo.append((game, tuple(others)))
                continue
            position = key(game)
            if position not in seen:
                seen.add(position)
                todo += [(game.clone(game.chance), (each,)) for each in game.decisions[seat].options]
            if len(seen) > most:
                return None
    return False
