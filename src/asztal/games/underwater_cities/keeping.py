"""Keeps the chosen slot usable: until a part of it is used, no option is offered that would rule all of them out."""

from collections.abc import Mapping

from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.language import SlotAction
from asztal.games.underwater_cities.lookahead import Ahead, card_first, sort_of
from asztal.games.underwater_cities.refusals import SLOT_LOST
from asztal.games.underwater_cities.state import G
from asztal.games.underwater_cities.turn import SURE
from asztal.games.underwater_cities.verbs import AnyOrder
from asztal.kernel.rules import Decision, Frame, Option, Reason

_RESOLVING = ("card", "first", "second")  # the steps of a turn in which something is resolved that may come before
_JUDGED = ("slot", "card", "order")  # questions that look ahead themselves
_LEAVING = ("stop", "ability")  # what may leave the slot unused though nothing else is under way

_NOTHING: Mapping[Option, Reason] = {}


def barred(g: G, asked: Decision) -> Mapping[Option, Reason]:
    """The options after which no part of the slot could be used; none where that holds for all of them."""
    found = None if asked.ask in _JUDGED else unused(g)
    if found is None:
        return _NOTHING
    at, frames = found
    if not frames and not any(option.kind in _LEAVING for option in asked.options):
        return _NOTHING
    ahead, me = Ahead(g, asked.seat, at, frames), g.state.players[asked.seat]
    if ahead.safe():
        return _NOTHING
    kept: dict[object, bool] = {}
    for option in asked.options:
        sort = sort_of(me, option)
        if sort not in kept:
            kept[sort] = ahead.keeps(asked, option) if frames or option.kind == "ability" else option.kind != "stop"
    lost = [option for option in asked.options if not kept[sort_of(me, option)]]
    return _NOTHING if len(lost) == len(asked.options) else dict.fromkeys(lost, SLOT_LOST)


def unused(g: G) -> tuple[str, list[Frame]] | None:
    """Where the action of the slot stands of which a part is still to be used, and what is under way before that."""
    for number, turn in enumerate(g.stack):  # noqa: B007 - every question asks for this
        if turn.at == TURN:
            break
    else:
        return None
    values = turn.vars or {}
    if turn.step not in _RESOLVING or "slot" not in values:
        return None
    above = g.stack[number + 1 :]
    if above[0].at in ("turn.first", "turn.second"):
        above = above[1:]
    slot, first = values["slot"], above[0]
    if first.at == "resolve_slot":
        return _in_slot(g, f"slot.{slot}", above[1:])
    if slot in SURE or values.get("order") == "slot-first":
        return None
    if first.at == "resolve_card":
        begun = card_first(first.seat, values["card"])
        begun.step, begun.vars = first.step, {**(begun.vars or {}), "matched": values["matched"]}
        above = [begun, *above[1:]]
    return f"slot.{slot}", above


def _in_slot(g: G, at: str, above: list[Frame]) -> tuple[str, list[Frame]] | None:
    """The slot whose turn it is, with the frames above: at its alternative that was chosen, or at its parts."""
    slot = at
    while above and above[0].at.startswith(slot):
        frame, *above = above
        effect = g.title.book[frame.at]
        if isinstance(effect, AnyOrder) and effect.done(frame):
            return None
        at = effect.inside["parts"].at if isinstance(effect, SlotAction) else frame.at
    return at, above
