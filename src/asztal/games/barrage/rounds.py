"""The course of the game: five rounds of five phases, and the end."""

from collections.abc import Sequence

from asztal.games.barrage.automa import EFFECTS as AUTOMA_EFFECTS
from asztal.games.barrage.cards import COMPANIES, HEADSTREAM_TILES, INCOME_AT, ROUNDS, START
from asztal.games.barrage.events import NewOrder, RoundBegan
from asztal.games.barrage.language import effects as component_effects
from asztal.games.barrage.river import flow_all, place_drops
from asztal.games.barrage.scoring import new_order, score_end, score_round
from asztal.games.barrage.setup import DRAFT, equip, intro_seats, lay_out, reveal_patents
from asztal.games.barrage.state import G, Valley
from asztal.games.barrage.turn import EFFECTS as TURN_EFFECTS
from asztal.games.barrage.turn import Actions
from asztal.kernel.rules import Do, EachSeat, Effect, Frame, If, Repeat, Result, Seq


def begin_round(g: G, f: Frame) -> None:
    """Go on to the next round."""
    g.state.round += 1
    g.tell(RoundBegan, g.state.round)


class Incomes(Effect[Valley]):
    """Every active income of one player, row by row (BAR-INC-01 to BAR-INC-05)."""

    def enter(self, g: G, f: Frame) -> Result:
        me = g.state.players[f.seat]
        if me.automa and not g.state.level.income:  # BAR-AUTO-56
            return None
        active = [
            f"income.{me.company}.{structure}.{number}"
            for structure in COMPANIES[me.company].incomes
            for number, at in enumerate(INCOME_AT, 1)
            if me.built[structure] >= at
        ]
        if f.pc == 0:
            f.set("_active", tuple(active))  # what an income itself would change does not count any more
        fixed: tuple[str, ...] = f.vars["_active"] if f.vars else ()
        if f.pc == len(fixed):
            return None
        f.pc += 1
        return Frame(fixed[f.pc - 1], f.seat)


def last_to_first(g: G, f: Frame) -> Sequence[int]:
    """Against the turn order, for incomes whose order matters (BAR-INC-10)."""
    return g.state.order[::-1]


def feed_headstreams(g: G, f: Frame) -> None:
    """Drops on the headstreams, as their tiles show for this round (BAR-INC-12 to BAR-INC-14)."""
    for headstream, tile in g.state.headstream_tiles.items():
        drops = (*HEADSTREAM_TILES[tile], 0)[g.state.round - 1]
        if drops:
            place_drops(g, headstream, drops)


def end_round(g: G, f: Frame) -> None:
    """Turn order, energy, engineers and patents for the next round (BAR-EOR-01 to BAR-EOR-08)."""
    state = g.state
    state.order = new_order(state)
    g.tell(NewOrder, list(state.order))
    state.placed.clear()
    for player in state.players:
        player.energy, player.turns, player.passed = 0, 0, False
        player.engineer = START["engineer"]
    if state.full:
        reveal_patents(g)


ROUND = Seq[Valley](
    begin=Do(begin_round),
    income=EachSeat(Incomes(), order=last_to_first),
    headstreams=Do(feed_headstreams),
    actions=Actions(),
    flow=Do(lambda g, f: flow_all(g)),
    scoring=Do(lambda g, f: score_round(g)),
    end=If(lambda g, f: g.state.round < ROUNDS, Do(end_round)),  # BAR-RND-03
)
GAME = Seq[Valley](
    lay_out=Do(lay_out),
    equip=Do(equip),
    draft=If(lambda g, f: g.state.full, DRAFT, Do(intro_seats)),
    rounds=Repeat(ROUNDS, ROUND),
    end=Do(lambda g, f: score_end(g)),
)


def effects() -> dict[str, Effect[Valley]]:
    """Every effect by its address."""
    return {"game": GAME, **TURN_EFFECTS, **AUTOMA_EFFECTS, **component_effects()}
