"""A table that slept is the one that it was: the same game, the same log, and the same can be taken back."""

import random
from typing import Any

import pytest

from asztal import registry
from asztal.kernel import Seeded, Table
from asztal.kernel.asleep import SleepingTable
from asztal.kernel.kept import FULL

TITLES = [*registry.titles().values()]
STEPS = 3 * FULL


def _step(tables: list[Table[Any]], chance: random.Random) -> None:
    """The same done to all of them: a choice, one that is withdrawn, or a step back."""
    table = tables[0]
    takers = [seat for seat in table.game.seats() if table.why_not_undo(seat) is None]
    what, far = chance.random(), max(0, len(table.moments) - chance.randint(1, FULL + 4))
    if takers and what < 0.2:
        taker = chance.choice(takers)
        for each in tables:
            each.undo(taker)
    elif (what > 0.96 or table.game.over) and table.moments:
        for each in tables:
            each.rewind(far, each.concerned(far))
    else:
        seat = chance.choice(sorted(table.game.decisions))
        option = chance.choice(table.game.decisions[seat].options)
        for each in tables:
            each.apply(seat, option)
            if what < 0.3:
                each.withdraw()


def _said(table: Table[Any]) -> Any:
    game = table.game
    asked = {seat: (asked.ask, [*map(str, asked.options)]) for seat, asked in game.decisions.items()}
    ways = [[moment.entry for moment in table.undoable(seat)] for seat in game.seats()]
    moments = [(moment.seat, moment.option, moment.stands, moment.learned, moment.told) for moment in table.moments]
    return game.state.to_data(), asked, game.events, table.entries, table.ends, table.acts, ways, moments


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_table_that_slept_goes_on_as_one_that_did_not(title: Any) -> None:
    chance, seats = random.Random(title.name), registry.usual_seats(title)
    awake: Table[Any] = Table.new(title, seats, chance=Seeded(title.name))
    slept: Table[Any] = Table.new(title, seats, chance=Seeded(title.name))
    for _ in range(STEPS):
        _step([awake, slept], chance)
        if chance.random() < 0.2:
            slept = SleepingTable(slept).woken()
        assert _said(slept) == _said(awake)
    then = [awake.before(moment).to_data() for moment in awake.moments]
    slept = SleepingTable(slept).woken()
    assert [slept.before(moment).to_data() for moment in slept.moments] == then
    for to in range(len(then) - 1, -1, -1):
        slept.rewind(to, slept.concerned(to))
        now = slept.game.state.to_data()
        assert {**now, "rewinds": 0} == {**then[to], "rewinds": 0}
