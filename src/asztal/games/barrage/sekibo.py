"""Mahiri Sekibo, who copies other officers; for an Automa, a tile decides the humans' first action of a round."""

from asztal.games.barrage import steps
from asztal.games.barrage.cards import AUTOMA_TILES, COPYING, OFFICERS, SPACES, TILES
from asztal.games.barrage.events import Copied, Directed, Engineers
from asztal.games.barrage.gains import pay
from asztal.games.barrage.means import Means
from asztal.games.barrage.powers import officer_power
from asztal.games.barrage.state import G, Valley
from asztal.games.barrage.steps import Step, wanted_patents
from asztal.games.barrage.vocabulary import TakePatent, find, word_of
from asztal.kernel.rules import Frame, Option, Reason, supposing

_OTHER_OFFICER = Reason("not-your-officer", "BAR-XO-19")


def uses(state: Valley, seat: int) -> int:
    """How often the seat has copied in this round."""
    return sum(who == seat and space.startswith("officer-") for space, who, _ in state.placed)


def refusal(means: Means) -> Reason | None:
    """Why the seat cannot copy an officer now; None when it can (BAR-XO-19, BAR-XO-20, BAR-XO-29, BAR-XO-30)."""
    me = means.me
    if not officer_power(me, "copy_officer"):
        return _OTHER_OFFICER
    if me.copied:
        return Reason("one-copy-per-turn", "BAR-XO-29")
    used = uses(means.state, means.seat)
    if used == len(COPYING):
        return Reason("no-third-copy", "BAR-XO-30")
    if me.credit < COPYING[used]["fee"]:
        return Reason("too-few-credits", "BAR-XO-20")
    return None if me.engineer >= COPYING[used]["engineers"] else Reason("too-few-engineers", "BAR-XO-19")


def copies(means: Means) -> list[Option]:
    """The officers that can be copied, after which an action must still be possible (BAR-XO-21, BAR-XO-27)."""
    if refusal(means) is not None:
        return []
    space = COPYING[uses(means.state, means.seat)]
    others = [officer for officer in OFFICERS if officer != means.me.officer]
    if means.me.engineer > space["engineers"]:  # the bank is always there
        return [Option("copy", (officer,)) for officer in others]
    return [Option("copy", (officer,)) for officer in others if _could_build(means, officer, space)]


def options(means: Means) -> list[Option]:
    """All that a seat can choose in its turn."""
    return means.options() + copies(means)


def _could_build(means: Means, officer: str, space: dict[str, int]) -> bool:
    """Whether a construction without engineers would be possible with the copied ability and what is left."""
    me = means.me
    with supposing(me, copied=officer, engineer=me.engineer - space["engineers"], credit=me.credit - space["fee"]):
        return next(means.builds(), None) is not None


def why_not(means: Means, option: Option) -> Reason:
    """The reason against an option that is not listed."""
    match option.kind, *option.ids:
        case "copy", str(officer) if officer == means.me.officer and not officer_power(means.me, "copy_officer"):
            return Reason("own-officer", "BAR-ACT-02")
        case "copy", str(officer) if officer == means.me.officer:
            return refusal(means) or Reason("officer-to-copy", "BAR-XO-27")
        case "copy", str(officer) if officer in OFFICERS:
            return refusal(means) or Reason("no-action-left", "BAR-XO-21")
    return means.why_not(option)


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


def turn_over(g: G, f: Frame) -> None:
    """Before that action a tile is turned over, as for an Automa."""
    if directs(g.state, f.seat):
        g.tell(Directed, f.seat, steps.turn_over(g))


class Directions:
    """What the shown tile leaves of a seat's options: its first step that an Automa could do here and the seat too.

    The seat chooses the details itself; where the tile gives it nothing to do, it acts freely.
    """

    def __init__(self, means: Means) -> None:
        self.means, self.options = means, options(means)
        self.step: Step = {}
        if not directs(means.state, means.seat):
            return
        for step in AUTOMA_TILES[means.state.automa_deck.top[0]].steps:
            found = [option for option in self.options if self.follows(option, step)]
            if found and not no_use(means.state, means.seat, step):
                self.step, self.options = step, found
                return

    def follows(self, option: Option, step: Step) -> bool:
        """Whether an option is what a step names; a discard of contracts is for Automas only."""
        means, todo = self.means, step["do"]
        match option.kind, *option.ids:
            case "build", str(structure), *_, str(name):
                wanted = todo == "build" and structure == step["structure"]
                return wanted and means.can_build_in(step, TILES[name])
            case "space", str(id_) if todo == "patent":
                slot, wanted = find(SPACES[id_].effect, TakePatent), wanted_patents(means.state, step["structure"])
                return slot is not None and slot.take_patent in wanted.values()
            case "space", str(id_):
                space = SPACES[id_]
                return todo in map(word_of, space.effect) or (todo == "machines" and space.section == "machinery_shop")
        return option.kind == str(todo)


def no_use(state: Valley, seat: int, step: Step) -> bool:
    """Whether an Automa would pass over a step though it is allowed: water or a rotation for nothing, late machines."""
    return step["do"] in ("water_place", "water_flow", "rotate", "machines") and bool(steps.cannot(state, seat, step))
