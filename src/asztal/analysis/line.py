"""The line of a record: the choices that stand, in order, after everything that was taken back is gone."""

from typing import Any, NamedTuple

from asztal import registry
from asztal.analysis.shapes import GameStep, Leg
from asztal.kernel import ChanceRefused, Game, Option, Refusing, Table, Title
from asztal.kernel.origin import record_hash
from asztal.kernel.record import Record, parse, replay
from asztal.kernel.table import Moment
from asztal.kernel.zones import bit
from asztal.text import Problem


class MadeChoice(NamedTuple):
    """A choice that stands: by whom, from which position, and the number of its entry.

    `secret` is the number of the sealed choosing that it is a part of, `learned` the seats that learned something.
    """

    seat: int
    option: Option
    entry: int
    before: Game[Any]
    turn: int
    offered: int
    secret: int
    learned: int
    chance: bool


class GameLine(NamedTuple):
    """A finished game without what was taken back."""

    title: Title[Any]
    record: Record
    hash: str
    made: list[MadeChoice]
    end: Game[Any]

    def steps(self) -> list[list[MadeChoice]]:
        """The choices by steps: those that several seats made in secret at the same time are one."""
        steps: list[list[MadeChoice]] = []
        several = self.record.header.seats > 1
        for made in self.made:
            if several and steps and made.secret and made.secret == steps[-1][0].secret:
                steps[-1].append(made)
            else:
                steps.append([made])
        return steps

    def positions(self) -> list[Game[Any]]:
        """The game before every step, and at its end."""
        return [*(step[0].before for step in self.steps()), self.end]

    def legs(self) -> list[list[MadeChoice]]:
        """The choices of each seat by legs, in the order in which these begin."""
        legs: list[list[MadeChoice]] = []
        open_legs: dict[int, list[MadeChoice]] = {}
        for made in self.made:
            leg = open_legs.get(made.seat)
            if leg is None or leg[0].turn != made.turn:
                leg = open_legs[made.seat] = []
                legs.append(leg)
            leg.append(made)
            for seat in [seat for seat in open_legs if _ends(made, seat)]:
                del open_legs[seat]
        return [_from_first_free(leg) for leg in legs]


def _from_first_free(leg: list[MadeChoice]) -> list[MadeChoice]:
    """A leg without the forced choices before the first that was free; whole where none was."""
    return leg[next((number for number, made in enumerate(leg) if made.offered > 1), 0) :]


def _ends(made: MadeChoice, seat: int) -> bool:
    """Whether a leg of the seat ends with this choice, which may be another seat's."""
    if made.seat == seat:
        return made.chance or bool(made.learned & bit(seat))
    return not made.secret or bool(made.learned & bit(seat))


def read_line(text: str) -> GameLine:
    """The line of a record; a `Problem` where it cannot be judged, `BadRecord` where it does not hold."""
    lines = text.splitlines()
    record = parse(lines)
    title = registry.find(record.header.game)
    for stretch in record.stretches():
        if stretch.segment.rules != title.rules_version:
            said = {"game": title.name, "rules": str(stretch.segment.rules), "ours": str(title.rules_version)}
            raise Problem("analyse-other-rules", **said)
    if record.result is None:
        raise Problem("analyse-unfinished")
    made: list[MadeChoice] = []
    table: Table[Any] | None = None
    start = 0
    for number, played in enumerate(replay(title, record)):
        if table is not None and played is not table:  # another engine with the same rules went on from here
            made += _made_at(table, start)
            start = number - 1
        table = played
    assert table is not None
    made += _made_at(table, start)
    return GameLine(title, record, record_hash(lines), made, table.game)


def _made_at(table: Table[Any], start: int) -> list[MadeChoice]:
    """The choices that stand at a table which went on after so many entries."""
    return [_made(table, moment, start) for moment in table.moments]


def _made(table: Table[Any], moment: Moment[Any], start: int) -> MadeChoice:
    before, option, seat = table.stood(moment), Option.parse(moment.option), moment.seat
    turn, offered = before.title.turn_number(before.state, seat), len(before.decisions[seat].options)
    learned = moment.learned if before.state.seats > 1 else 0  # alone, only chance tells something new
    chance = _asks_chance(before, seat, option)
    return MadeChoice(
        seat, option, start + moment.entry, before, turn, offered, before.secret_of(seat), learned, chance
    )


def _asks_chance(before: Game[Any], seat: int, option: Option) -> bool:
    """Whether something is drawn before somebody is asked again."""
    try:
        before.clone(Refusing()).apply_unchecked(seat, option)
    except ChanceRefused:
        return True
    return False


def steps_of(line: GameLine) -> list[GameStep]:
    """The steps as they are told."""
    return [
        GameStep(
            step[0].entry,
            step[-1].entry,
            list(dict.fromkeys(made.seat for made in step)),
            step[0].turn,
            any(made.chance for made in step),
        )
        for step in line.steps()
    ]


def legs_of(line: GameLine) -> list[Leg]:
    """The legs as they are told."""
    return [
        Leg(
            number,
            leg[0].seat,
            leg[0].turn,
            [made.entry for made in leg],
            [str(made.option) for made in leg],
            any(made.offered > 1 for made in leg),
        )
        for number, leg in enumerate(line.legs())
    ]
