"""`asztal analyse`: what was luck in a finished game, and what choices cost, as far as a learned value can tell."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from asztal.analysis import (
    Analysis,
    Cost,
    Curve,
    Depth,
    FirstLook,
    Leg,
    Weighed,
    analysis_of,
    engine_of,
    first_look,
    judged,
    pieces_of,
)
from asztal.arena.spread import spread
from asztal.commands.common import engine_of as workers_of
from asztal.commands.common import print_table, progress, text_in
from asztal.commands.parts import PartsFile, PartsHeading
from asztal.commands.records import fail
from asztal.identity import Plays, weights_hash
from asztal.kernel.origin import record_hash
from asztal.kernel.record import BadRecord, Header, parse
from asztal.text import Texts

_TOLD = 5  # changes and legs in words; all of them are in the JSON


def run_analyse(args: Namespace, texts: Texts) -> int:
    """Look at a game, go on where an earlier run was cut off, and print what was found; exit code 1 without a curve."""
    text = text_in(args.file)
    try:
        header = parse(text.splitlines()).header
        found = _analysed(args, text, header, texts)
    except BadRecord as error:
        return fail(args.file, error, texts)
    if args.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    else:
        _print(found, texts)
    return 1 if found.look.no_curve else 0


def _analysed(args: Namespace, text: str, header: Header, texts: Texts) -> Analysis:
    depth = Depth(args.pairs, args.leaves)
    engine = engine_of(header.game)
    weights = weights_hash(header.game, header.rules, header.seats > 1)
    heading = PartsHeading(record_hash(text.splitlines()), engine, weights, depth)
    parts = PartsFile(Path(args.out) if args.out else None, heading)
    look = parts.look
    if look is None:
        look = first_look(text, engine)
        with parts.adding():
            parts.add_look(look)
    if not args.deep:
        return analysis_of(look, depth, parts.weighed)
    pieces = pieces_of(text, look, depth)
    missing = pieces[len(parts.weighed) :]
    with parts.adding(), progress(Namespace(), args.file, texts, len(pieces) or 1, "analyse-progress") as finished:
        for weighed in spread(judged, missing, workers_of(args), Plays(header.game)):
            parts.add(weighed)
            finished(len(parts.weighed))
    return analysis_of(look, depth, parts.weighed)


def _print(found: Analysis, texts: Texts) -> None:
    look = found.look
    if look.no_curve:
        print(texts.say(f"analyse-none-{look.no_curve}", game=look.game, seats=look.seats))
        return
    print(texts.say("analyse-ahead" if look.ahead else "analyse-points", error=_number(look.error, texts)))
    if look.again:
        print(texts.say("analyse-again", count=look.again))
    _print_reckonings(look.curves, texts)
    for curve in look.curves:
        _print_changes(look, curve, texts)
    if found.weighed:
        _print_costs(look.legs, found.weighed, texts)
    else:
        print(texts.say("analyse-deep"))


def _print_reckonings(curves: Sequence[Curve], texts: Texts) -> None:
    parts = ("start", "deal", "luck", "decisions", "others", "residual", "result")
    rows = [
        [texts.say(f"analyse-{part}"), *(_number(getattr(curve.reckoning, part), texts) for curve in curves)]
        for part in parts
    ]
    print_table(["", *(_seat(curve.seat, texts) for curve in curves)], rows, figures_from=1)


def _print_changes(look: FirstLook, curve: Curve, texts: Texts) -> None:
    """The steps after which a seat could expect something else most of all."""
    changes = [after - before for before, after in zip(curve.values, curve.values[1:], strict=False)]
    largest = sorted(range(len(changes)), key=lambda step: (-abs(changes[step]), step))[:_TOLD]
    names = ("entry", "before", "after", "luck", "others", "own")
    rows = [
        [
            str(look.steps[step].last),
            *(
                _number(value, texts)
                for value in (
                    *curve.values[step : step + 2],
                    curve.luck[step],
                    curve.others[step],
                    curve.own[step],
                )
            ),
        ]
        for step in sorted(largest)
    ]
    print(texts.say("analyse-changes", seat=_seat(curve.seat, texts)))
    print_table([texts.say(f"analyse-{name}") for name in names], rows, figures_from=0)


def _print_costs(legs: Sequence[Leg], weighed: Sequence[Weighed], texts: Texts) -> None:
    """The legs that cost most, beside what would have been better."""
    clear = sorted((each for each in weighed if each.cost.clear), key=lambda each: (-each.cost.mean, each.leg))
    print(texts.say("analyse-weighed", count=len(weighed), clear=len(clear)))
    rows = [
        [
            str(legs[each.leg].entries[0]),
            _seat(legs[each.leg].seat, texts),
            _range(each.cost, texts),
            ", ".join(legs[each.leg].options),
            ", ".join(each.options[0].plan),
        ]
        for each in clear[:_TOLD]
    ]
    names = ("entry", "seat", "cost", "played", "better")
    if rows:
        print_table([texts.say(f"analyse-{name}") for name in names], rows, figures_from=5)
    print(texts.say("analyse-sampling"))


def _range(cost: Cost, texts: Texts) -> str:
    said = {
        name: _number(value, texts) for name, value in (("mean", cost.mean), ("low", cost.low), ("high", cost.high))
    }
    return texts.say("measure-interval", **said)


def _number(value: float, texts: Texts) -> str:
    return texts.say("figure-decimal", value=round(value, 2) + 0.0)  # no minus before a zero


def _seat(seat: int, texts: Texts) -> str:
    return texts.say("replay-seat", seat=str(seat + 1))
