"""The first look: what each seat could expect as the game went on, and how much of every change was luck."""

from functools import cache
from itertools import pairwise

from asztal.analysis.anew import drawn_anew
from asztal.analysis.line import GameLine, legs_of, steps_of
from asztal.analysis.shapes import Curve, FirstLook, NoCurve, Reckoning
from asztal.analysis.values import NoValue, Values, values_of
from asztal.bots.seating import derived_seed
from asztal.kernel import Keyed

DEALS = 200  # whose mean is what a seat may expect before the deal


def look_at(line: GameLine, engine: str) -> FirstLook:
    """The curves of a game, or why it has none."""
    header, title = line.record.header, line.title
    again = sum(entry.kind == "rewind" for entry in line.record.entries)
    curves, weights, error = list[Curve](), "", 0.0
    why: NoCurve = ""
    try:
        values = values_of(title, header.seats)
    except NoValue as none:
        why = none.why
    else:
        weights, error = values.model.hash, values.model.error
        curves = [curve(line, values, seat) for seat in range(header.seats)]
    return FirstLook(
        line.hash,
        title.name,
        title.rules_version,
        header.seats,
        engine,
        weights,
        why,
        _ahead(line),
        error,
        again,
        steps_of(line),
        legs_of(line),
        curves,
    )


def _ahead(line: GameLine) -> bool:
    """Whether seats play for more points than somebody else has, be it a machine."""
    return len(line.end.state.players) > 1


def curve(line: GameLine, values: Values, seat: int) -> Curve:
    """The curve of one seat, with the parts of every change."""
    found = values(line.positions(), seat)
    steps = line.steps()
    luck, others, own = list[float](), list[float](), list[float]()
    unparted = list[int]()
    for number, (step, (before, after)) in enumerate(zip(steps, pairwise(found), strict=True)):
        part = 0.0
        if any(made.chance for made in step):
            anew = drawn_anew(line, step, seat)
            if anew:
                part = sum(after - value for value in values(anew, seat)) / len(anew)
            else:
                unparted.append(number)
        chose = any(made.seat == seat for made in step)
        rest = after - before - part
        luck.append(part)
        others.append(0.0 if chose else rest)
        own.append(rest if chose else 0.0)
    dealt = line.record.header.begun_at is None  # else it began where another game stood
    start = expected(values, line, seat) if dealt else found[0]
    reckoning = Reckoning(
        start=start,
        deal=found[0] - start,
        luck=sum(luck),
        decisions=0.0,
        others=sum(others),
        residual=sum(own),
        result=found[-1],
        weighed=0,
        free=sum(leg[0].seat == seat and any(made.offered > 1 for made in leg) for leg in line.legs()),
    )
    return Curve(seat, found, luck, others, own, unparted, reckoning)


def expected(values: Values, line: GameLine, seat: int) -> float:
    """What the seat may expect of such a game before anything is dealt."""
    return _expected(values, line.record.header.seats, tuple(sorted(line.record.header.variant.items())), seat)


@cache
def _expected(values: Values, seats: int, variant: tuple[tuple[str, str], ...], seat: int) -> float:
    title = values.title
    seeds = [derived_seed("analysis", "deal", title.name, number) for number in range(DEALS)]
    return sum(values([title.new(seats, dict(variant), Keyed(seed), tells=False) for seed in seeds], seat)) / DEALS
