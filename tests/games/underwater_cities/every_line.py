"""Whether a slot could be used at all with a card: the engine played through every line of choices, slow and plain.

Nothing here knows a card or a verb. The turn runs as it does at a table; only that it may begin with any slot and any
card, and that a line ends where the slot comes to be used or is passed over. What only a hidden draw could decide is
not counted on: a line that would turn up a special card or a metropolis ends there, and cards of the era decks are
blank, since they cannot be played in the same turn (UWC-TURN-10).
"""

from collections.abc import Iterable

import pytest

from asztal.games.underwater_cities import turn
from asztal.games.underwater_cities.state import G
from asztal.kernel import Option
from asztal.kernel.chance import ChanceRefused, Refusing
from asztal.kernel.rules import Frame, Result


class Used(Exception):
    """The slot is used."""


class PassedOver(Exception):
    """Nothing of the slot was used."""


class Blank(Refusing):
    """Draws from the era deck, whose cards change nothing in this turn, and refuses all other chance."""

    def pick(self, stream: str, epoch: str, candidates: Iterable[str]) -> str:
        if stream != "era":
            raise ChanceRefused(stream)
        return min(candidates)


class WatchedSlot(turn.ResolveSlot):
    """Tells when the slot is used, or can no longer be."""

    def enter(self, g: G, f: Frame) -> Result:
        result = super().enter(g, f)
        if f.step:
            raise Used
        if result is None:
            raise PassedOver
        return result

    def answer(self, g: G, f: Frame, option: Option) -> Frame | None:
        called = super().answer(g, f, option)
        if called is None:
            raise PassedOver
        return called


def key(g: G) -> str:
    """All that the rest of the turn depends on, and more."""
    return str(g.state.to_data())


def can_be_used(g: G, seat: int, slot: Option, card: Option, most: int = 20_000) -> bool | None:
    """Whether some line of the turn that begins with this slot and card uses the slot; None past so many positions."""
    start = g.clone(Blank())
    bottom = next(number for number, frame in enumerate(start.state.stack) if frame.at == "turn")
    del start.state.stack[:bottom]
    for pile in (start.state.deck, start.state.discard):
        pile.cards.clear()
    start.state.deck.top.clear()
    start.state.deck.bottom.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(g.title.book, "resolve_slot", _watched(g))
        patch.setattr(turn, "could_help", lambda *about: True)
        patch.setattr(turn, "mismatch_helps", lambda *about: True)
        todo: list[tuple[G, Option]] = [(start, slot)]
        seen: set[str] = set()
        while todo:
            game, option = todo.pop()
            try:
                game.apply_unchecked(seat, option)
            except Used:
                return True
            except (PassedOver, ChanceRefused):
                continue
            asked = game.decisions[seat]
            if asked.ask == "card":
                todo.append((game, card))
                continue
            position = key(game)
            if position not in seen:
                seen.add(position)
                todo += [(game.clone(game.chance), each) for each in asked.options]
            if len(seen) > most:
                return None
    return False


def _watched(g: G) -> WatchedSlot:
    watched = WatchedSlot()
    watched.at = "resolve_slot"
    return watched
