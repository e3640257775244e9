"""What every game's state has: the seats, the variant and the position in the rules."""

from dataclasses import dataclass, field
from typing import Any

from asztal.kernel.data import Data, InNoView
from asztal.kernel.frame import Stack


@dataclass(slots=True, kw_only=True)
class State(Data):
    """The base of a game's state.

    `players` holds one part per seat, which undo restores alone while seats act together. `pools` counts shuffles that
    made a pool of cards, `blurs` says who cannot tell which pools apart, `forks` how often the seats were sent off
    together, `rewinds` how often the table agreed to go back past a draw, `rolls` how often a die was rolled.
    """

    seats: int
    variant: dict[str, str] = field(default_factory=dict)
    players: list[Any] = field(default_factory=list)
    stack: Stack = field(default_factory=list)
    pools: int = 0
    blurs: InNoView[list[tuple[int, int, int]]] = field(default_factory=list)
    forks: int = 0
    rewinds: InNoView[int] = 0
    rolls: InNoView[dict[str, int]] = field(default_factory=dict)
