"""Research: the marker climbs a board, and the space where it stops is carried out."""

from asztal.games.imperial_miners.cards import BOARDS
from asztal.games.imperial_miners.events import BoardChosen, BoardCompleted, Researched
from asztal.games.imperial_miners.state import G, Mines
from asztal.games.imperial_miners.vocabulary import ModResearch
from asztal.kernel.rules import AGAIN, Decision, Effect, Frame, Option, Reason, Result, Signal


class Research(Effect[Mines]):
    """Move the own marker up by 1 to n spaces (IMP-RES-01 to IMP-RES-12)."""

    def __init__(self, value: int) -> None:
        self.value = value

    def reach(self, g: G) -> int:
        """How far this research may go, a modifier included."""
        further = g.state.modifier(ModResearch)
        return self.value + (further.mod_research if further else 0)

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if f.step == "space" and me.space < BOARDS[me.board].top:
            return None
        if f.step == "space":  # the board is completed: on to the bottom of another one
            f.step = "moving"
            me.boards_done += 1
            g.tell(BoardCompleted, f.seat, me.board)
        if f.step == "moving" or not me.board:
            others = [side for side in g.state.boards if side != me.board]
            return Decision(f.seat, "choose-board", [Option("board", (side,)) for side in others])
        if f.step == "moved":
            return None
        most = min(self.reach(g), BOARDS[me.board].top - me.space)
        return Decision(f.seat, "research", [Option("climb", (steps,)) for steps in range(1, most + 1)])

    def answer(self, g: G, f: Frame, option: Option) -> Frame | Signal | None:
        me = g.state.players[f.seat]
        if option.kind == "board":
            me.board, me.space = str(option.ids[0]), 0
            if me.board not in me.climbed:
                me.climbed.append(me.board)
            g.tell(BoardChosen, f.seat, me.board)
            if f.step == "moving":
                f.step = "moved"
            return AGAIN
        steps = int(option.ids[0])
        me.space += steps
        g.keep("done", steps)
        f.step = "space"
        g.tell(Researched, f.seat, me.board, me.space)
        return Frame(f"space.{me.board}.{me.space}", f.seat)

    def candidates(self, g: G, f: Frame) -> list[Option]:
        """Every board, and every space of the own one."""
        me = g.state.players[f.seat]
        spaces = range(1 - me.space, BOARDS[me.board].top - me.space + 1) if me.board else ()
        return [*(Option("board", (side,)) for side in g.state.boards), *(Option("climb", (n,)) for n in spaces)]

    def why_not(self, g: G, f: Frame, option: Option) -> Reason:
        me = g.state.players[f.seat]
        choosing = f.step == "moving" or not me.board
        if option.kind == "climb" and not choosing:
            return Reason("too-far" if int(option.ids[0]) > 0 else "only-up", "IMP-RES-01")
        if option.kind != "board":
            return Reason("not-offered")
        if not choosing:
            return Reason("board-not-completed", "IMP-RES-03")
        if option.ids == (me.board,):
            return Reason("board-just-completed", "IMP-RES-06")
        return Reason("board-not-in-play", "IMP-SETUP-01")
