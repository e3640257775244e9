"""Worked examples: each sets a table, plays at it and asserts what must hold; whoever watches gets it step by step.

So what the tests prove is what people are shown.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, NamedTuple

from asztal.kernel.ask import Reason, ScoreLine
from asztal.kernel.chance import Refusing
from asztal.kernel.events import Event
from asztal.kernel.game import Game
from asztal.kernel.state import State
from asztal.kernel.table import Table
from asztal.kernel.title import Title


class Shot(NamedTuple):
    """One step: the table was set, a seat chose, the rules went on, a choice was refused, or points were counted.

    `game` is the game after it; `table` numbers the tables of an example that shows more than one.
    """

    kind: Literal["set", "chose", "went", "refused", "scored"]
    seat: int
    game: Game[Any]
    option: str = ""
    told: Sequence[tuple[int, Event]] = ()
    reason: Reason | None = None
    lines: Sequence[ScoreLine] = ()
    table: int = 0


class Film:
    """The shots of an example while it is played."""

    def __init__(self) -> None:
        self._tables: list[Table[Any]] = []
        self._shots: list[list[Shot]] = []
        self._last: list[State | None] = []

    def begin(self, table: Table[Any]) -> None:
        """A table that will be set."""
        self._tables.append(table)
        self._shots.append([])
        self._last.append(None)

    def keep(self, table: Table[Any], before: Game[Any], shot: Shot) -> None:
        """A step; the table before it is a step too, unless it stands as the last one left it."""
        number = next(number for number, known in enumerate(self._tables) if known is table)
        shots, last = self._shots[number], self._last[number]
        was, now = _alone(before.state), _alone(shot.game.state)
        if shot.kind == "went" and not shot.told and was == now:
            if last != now or shot.game.decisions:
                shots.append(Shot("set", shot.seat, shot.game, table=number))
        else:
            if last != was:
                shots.append(Shot("set", shot.seat, before, table=number))
            shots.append(shot._replace(table=number))
        self._last[number] = now

    def shots(self) -> list[Shot]:
        """All of them, table after table; one that was only looked at is shown as it stands."""
        made = [
            shots or [Shot("set", 0, still(table.game, asks=False), table=number)]
            for number, (table, shots) in enumerate(zip(self._tables, self._shots, strict=True))
        ]
        return [shot for shots in made for shot in shots]


_FILM: ContextVar[Film | None] = ContextVar("film", default=None)


def still(game: Game[Any], *, asks: bool = True) -> Game[Any]:
    """A game as it stands, to look at later; what was asked before the table was set is not asked there."""
    copy = game.clone(Refusing())
    if not asks:
        copy.decisions.clear()
    return copy


def _alone(state: State) -> State:
    """A state without its position in the rules."""
    copy = state.clone()
    copy.stack.clear()
    return copy


def note_table(table: Table[Any]) -> None:
    """Tell whoever watches of a new table."""
    if film := _FILM.get():
        film.begin(table)


@contextmanager
def watched(table: Table[Any], kind: Literal["chose", "went"], seat: int, option: str = "") -> Iterator[None]:
    """What is done inside is a step, if somebody watches."""
    film = _FILM.get()
    if film is None:
        yield
        return
    before, told = still(table.game, asks=kind == "chose"), len(table.game.events or ())
    yield
    film.keep(table, before, Shot(kind, seat, still(table.game), option, (table.game.events or [])[told:]))


def note_finding(table: Table[Any], kind: Literal["refused", "scored"], seat: int, **found: Any) -> None:
    """Tell whoever watches what was asked of the table, without changing it: a refusal, or a score."""
    if film := _FILM.get():
        game = still(table.game, asks=kind == "refused")
        film.keep(table, game, Shot(kind, seat, game, **found))


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example by its clause, with the further clauses that it shows, and the names of its seats, if any."""

    id: str
    clauses: tuple[str, ...]
    names: tuple[str, ...]
    play: Callable[[], None]

    def shots(self) -> list[Shot]:
        """Its steps; raises `AssertionError` where something does not hold."""
        film = Film()
        token = _FILM.set(film)
        try:
            self.play()
        finally:
            _FILM.reset(token)
        return film.shots()


def example(*clauses: str, names: Sequence[str] = ()) -> Callable[[Callable[[], None]], Example]:
    """Make a function the worked example of the first of these clauses."""
    return lambda play: Example(clauses[0], clauses, tuple(names), play)


def each(*cases: Any) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Play an example once for each case: a tuple of values, or one value."""

    def made(play: Callable[..., None]) -> Callable[[], None]:
        def all_cases() -> None:
            for case in cases:
                play(*case) if isinstance(case, tuple) else play(case)

        return all_cases

    return made


def gathered(*modules: ModuleType) -> dict[str, Example]:
    """The examples of these modules by their ids, in order; `NAMES` of a module are those of its seats."""
    found = [
        made if made.names else replace(made, names=module.NAMES)
        for module in modules
        for made in vars(module).values()
        if isinstance(made, Example)
    ]
    return {made.id: made for made in sorted(found, key=lambda made: made.id)}


def examples_of(title: Title[Any]) -> dict[str, Example]:
    """The worked examples of a game by their ids: the `EXAMPLES` of the module at `examples_at`."""
    found: dict[str, Example] = import_module(title.examples_at).EXAMPLES if title.examples_at else {}
    return found
