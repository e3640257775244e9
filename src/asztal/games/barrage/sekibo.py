"""Mahiri Sekibo, who copies other officers; led by an Automa, a tile decides the humans' first action of a round."""

from typing import TYPE_CHECKING

from asztal.games.barrage.cards import AUTOMA_TILES, COPYING, OFFICERS, SPACES
from asztal.games.barrage.events import Copied, Engineers
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.state import G, Valley
from asztal.games.barrage.stock import pay
from asztal.kernel import Option, Reason

if TYPE_CHECKING:
    from asztal.games.barrage.turn import Means


def uses(state: Valley, seat: int) -> int:
    """How often the seat has copied in this round."""
    return sum(who == seat and space.startswith("officer-") for space, who, _ in state.placed)


def refusal(means: "Means") -> Reason | None:
    """Why the seat cannot copy an officer now; None when it can (BAR-XO-19, BAR-XO-20, BAR-XO-29, BAR-XO-30)."""
    me, used = means.me, uses(means.state, means.seat)
    if not officer_power(me, "copy_officer"):
        return Reason("not-your-officer", "BAR-XO-19")
    if me.copied:
        return Reason("one-copy-per-turn", "BAR-XO-29")
    if used == len(COPYING):
        return Reason("no-third-copy", "BAR-XO-30")
    if me.credit < COPYING[used]["fee"]:
        return Reason("too-few-credits", "BAR-XO-20")
    return None if me.engineer >= COPYING[used]["engineers"] else Reason("too-few-engineers", "BAR-XO-19")


def copies(means: "Means") -> list[Option]:
    """The officers that can be copied, after which an action must still be possible (BAR-XO-21, BAR-XO-27)."""
    if refusal(means) is not None:
        return []
    space = COPYING[uses(means.state, means.seat)]
    others = [officer for officer in OFFICERS if officer != means.me.officer]
    if means.me.engineer > space["engineers"]:  # the bank is always there
        return [Option("copy", (officer,)) for officer in others]
    return [Option("copy", (officer,)) for officer in others if _could_build(means, officer, space)]


def _could_build(means: "Means", officer: str, space: dict[str, int]) -> bool:
    """Whether a construction without engineers would be possible with the copied ability and what is left."""
    me = means.me
    kept = me.copied, me.engineer, me.credit
    me.copied, me.engineer, me.credit = officer, me.engineer - space["engineers"], me.credit - space["fee"]
    try:
        return next(means.builds(), None) is not None
    finally:
        me.copied, me.engineer, me.credit = kept


def why_not(means: "Means") -> Reason:
    """The reason against copying."""
    return refusal(means) or Reason("no-action-left", "BAR-XO-21")


def copy(g: G, seat: int, officer: str) -> None:
    """One engineer on her tile; the ability lasts for this turn (BAR-XO-19, BAR-XO-28)."""
    used = uses(g.state, seat)
    space, me = COPYING[used], g.state.players[seat]
    me.engineer -= space["engineers"]
    g.state.placed.append((f"officer-{used + 1}", seat, space["engineers"]))
    g.tell(Engineers, seat, f"officer-{used + 1}", space["engineers"])
    pay(g, seat, space["fee"])
    me.copied = officer
    g.tell(Copied, seat, officer)


# --- led by an Automa -------------------------------------------------------------------------------------------------


def directs(state: Valley, seat: int) -> bool:
    """True when an Automa's Sekibo decides what the seat does first in a round (BAR-AUTO-73)."""
    return not state.players[seat].turns and any(p.automa and officer_power(p, "copy_officer") for p in state.players)


def directed(state: Valley, seat: int, options: list[Option]) -> list[Option]:
    """The options that the shown Automa tile leaves: those of its first step that the seat can carry out.

    The seat chooses the details itself; where the tile gives it nothing to do, it acts freely.
    """
    if not directs(state, seat):
        return options
    steps = AUTOMA_TILES[state.automa_deck.top[0]].steps
    by_step = ([option for option in options if _follows(option, step)] for step in steps)
    return next(filter(None, by_step), options)


_SECTION = {"machines": "machinery_shop", "patent": "patent_office"}  # steps that are not named like the effect


def _follows(option: Option, step: dict[str, object]) -> bool:
    """Whether an option is of the kind that a step names; a discard of contracts is for Automas only."""
    todo = str(step["do"])
    if option.kind == "build":
        return todo == "build" and option.ids[0] == step["structure"]
    if option.kind == "bank":
        return todo == "bank"
    if option.kind != "space":
        return False
    space = SPACES[str(option.ids[0])]
    return todo in space.effect or _SECTION.get(todo) == space.section
