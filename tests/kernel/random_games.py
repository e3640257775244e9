"""Records of games in which everybody chooses at random, and takes some of it back."""

import random
from typing import Any

from asztal.kernel import Table
from asztal.kernel.record import Recorder


def recorded(table: Table[Any], recorder: Recorder, chance: random.Random, undo: float) -> list[str]:
    """Bring a table to its end; the lines of its record. A choice that can be is taken back with the chance `undo`."""
    lines = recorder.start().split("\n")
    while not table.game.over:
        seat = chance.choice(sorted(table.game.decisions))
        table.apply(seat, chance.choice(table.game.decisions[seat].options))
        lines += recorder.lines()
        if chance.random() < undo and table.why_not_undo(seat) is None:
            table.undo(seat)
            lines += recorder.lines()
    return [*lines, recorder.end()]
