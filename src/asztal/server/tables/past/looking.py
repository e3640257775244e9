"""Looks back at a finished game, as far as players may be shown it; the process in which this is done."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.json import decode
from msgspec.structs import replace

from asztal.analysis import Curve, FirstLook, GameLine, Leg, engine_of, read_line
from asztal.analysis.curves import look_at
from asztal.analysis.shapes import GameStep
from asztal.analysis.shown.bands import band
from asztal.analysis.shown.trust import Trust, trust_in
from asztal.analysis.values import NoValue, values_of
from asztal.kernel import Title
from asztal.kernel.record import BadRecord
from asztal.server.processes import answer_lines, within
from asztal.server.tables.past.looking_closer import look_closer
from asztal.server.tables.past.points_back import points_of
from asztal.server.wire.look_back_shapes import CloserLook, LookBack, NoLookBack, SeatLookBack, TurningPoint
from asztal.text import Problem

SECONDS = 30.0  # of CPU time; the slowest game of those measured took four
MOST_BYTES = 1 << 29  # of memory, of which 170 MiB were used
TURNING, AGAIN = 5, 3  # at most so many
LEAST = 1.0  # points; a smaller change is none to speak of
MOSTLY = 2 / 3  # of a change; where a draw or a choice has less of it, it was both


class ToLookBack(Struct, frozen=True):
    """The record of a finished game, and a language to answer in; `closer` asks for the closer look."""

    game: str
    text: str
    lang: str
    closer: bool = False


class TurnSteps(NamedTuple):
    """The numbers of the first and the last of some steps in a row."""

    first: int
    last: int


def look_back(text: str, game: str, lang: str) -> LookBack:
    """What may be shown of the game in a record."""
    try:
        line = read_line(text)
    except Problem as problem:
        return LookBack("unfinished" if problem.key == "analyse-unfinished" else "other-rules")
    except BadRecord:
        return LookBack("other-rules")
    seats, variant = line.record.header.seats, line.record.header.variant
    why, trust = no_look_back(line.title, seats, variant), trust_in(game, seats, variant)
    found = LookBack(why)
    if not why:
        look = look_at(line, engine_of(game))
        found = shown(look, trust, turns_told(line, look.steps))
    return replace(found, points=points_of(line, lang))


def no_look_back(title: Title[Any], seats: int, variant: Mapping[str, str]) -> NoLookBack:
    """Why players get no curves at so many seats; empty where they do."""
    try:
        values_of(title, seats)
    except NoValue as none:
        return none.why
    return "" if trust_in(title.name, seats, variant).curve else "untested"


def shown(look: FirstLook, trust: Trust, turns: Sequence[TurnSteps]) -> LookBack:
    """A first look as players see it; of its changes, those in these `turns`."""
    moves = [0, *(step.last for step in look.steps)]
    seats = list[SeatLookBack]()
    for curve in look.curves:
        around = band(curve.values, trust.parts)
        again = to_try_again(look.steps, turns, look.legs, curve) if trust.causes else []
        turning = turning_points(look.steps, turns, curve, around.middle, trust.causes)
        seats.append(SeatLookBack(curve.seat, around.middle, around.low, around.high, turning, again))
    return LookBack("", look.ahead, look.again, trust.costs is not None, trust.causes, moves, seats)


def turns_told(line: GameLine, steps: Sequence[GameStep]) -> list[TurnSteps]:
    """The turns of a game in which changes are told.

    Before the first round a value knows hardly more than the deal. In the last turn a curve only meets the result that
    it was wrong about.
    """
    title, end = line.title, line.end.state
    rounds = [title.round_number(step[0].before.state) for step in line.steps()]
    one_each = title.turn_number(end, 0) <= title.round_number(end)
    turns = turns_of(steps, rounds if one_each else ())
    return [turn for turn in turns[:-1] if rounds[turn.first]]


def turns_of(steps: Sequence[GameStep], rounds: Sequence[int] = ()) -> list[TurnSteps]:
    """The steps by turns, as far as the same seats go on: within one, something is paid for what is still to come.

    Where there are `rounds`, they are the turns, of all who chose at the same time: whatever is asked in one, also
    after the turn of a machine, belongs to what was chosen there.
    """
    turns = list[TurnSteps]()
    times: list[tuple[int, ...]] = [(number,) for number in rounds] or [(step.turn, *step.seats) for step in steps]
    for number in range(len(steps)):
        if turns and times[number] == times[number - 1]:
            turns[-1] = turns[-1]._replace(last=number)
        else:
            turns.append(TurnSteps(number, number))
    return turns


def turning_points(
    steps: Sequence[GameStep], turns: Sequence[TurnSteps], curve: Curve, expected: Sequence[float], causes: bool
) -> list[TurningPoint]:
    """The turns with the largest changes of what a seat could expect, in the order of the game.

    What is `expected` sinks a little all the time where values are too low at first. A change has to be seen in both.
    """
    changes, seen = (
        [values[turn.last + 1] - values[turn.first] for turn in turns] for values in (curve.values, expected)
    )
    sizes = [min(abs(one), abs(two)) if one * two > 0 else 0.0 for one, two in zip(changes, seen, strict=True)]
    order = sorted(range(len(turns)), key=lambda number: (-sizes[number], number))
    largest = sorted(number for number in order[:TURNING] if sizes[number] >= LEAST)
    return [
        TurningPoint(
            steps[turn.first].first - 1,
            steps[turn.last].last,
            expected[turn.first],
            expected[turn.last + 1],
            _cause(steps, turn, curve, changes[number], causes),
        )
        for number in largest
        for turn in [turns[number]]
    ]


def _cause(steps: Sequence[GameStep], turn: TurnSteps, curve: Curve, change: float, causes: bool) -> Any:
    """What a change came with; what nobody can tell apart, or where that is not to be trusted, was both."""
    numbers = range(turn.first, turn.last + 1)
    seats = {seat for number in numbers for seat in steps[number].seats}
    chance = any(steps[number].chance for number in numbers)
    drawn = sum(curve.luck[number] for number in numbers) / change
    parted = causes and not any(number in curve.unparted for number in numbers)
    if parted and chance and drawn >= MOSTLY:
        return "draw"
    if curve.seat not in seats:
        return "others"
    if len(seats) > 1:
        return "together"
    return "choice" if not chance or (parted and drawn <= 1 - MOSTLY) else "both"


def to_try_again(steps: Sequence[GameStep], turns: Sequence[TurnSteps], legs: Sequence[Leg], curve: Curve) -> list[int]:
    """The moves before those turns of the seat with which its expectation fell most, draws set aside."""
    free = [leg.entries[0] for leg in legs if leg.seat == curve.seat and leg.free]
    fell = list[tuple[float, int]]()
    for turn in turns:
        first, last = steps[turn.first].first, steps[turn.last].last
        begun = [entry - 1 for entry in free if first <= entry <= last]
        own = sum(curve.own[turn.first : turn.last + 1])
        if begun and own <= -LEAST:
            fell.append((own, begun[0]))
    return sorted(move for _, move in sorted(fell)[:AGAIN])


def answer(line: bytes) -> LookBack | CloserLook:
    """The answer to `ToLookBack`."""
    asked = decode(line, type=ToLookBack)
    with within(SECONDS):
        look: Callable[[str, str, str], LookBack | CloserLook] = look_closer if asked.closer else look_back
        return look(asked.text, asked.game, asked.lang)


if __name__ == "__main__":
    answer_lines(answer, memory=MOST_BYTES, nice=15)  # bots come first
