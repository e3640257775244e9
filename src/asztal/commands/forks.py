"""`asztal fork`: bots, or people at the keyboard, play on from any moment of a record."""

from argparse import Namespace

import msgspec

from asztal import __version__, registry
from asztal.arena import Seating
from asztal.bots import check_bot
from asztal.bots.strengths import usual_bot
from asztal.commands.common import checked_variant, text_in
from asztal.commands.records import fail, print_played
from asztal.kernel.origin import first_state, origin_of, record_hash, rules_at, stood_at, with_origin
from asztal.kernel.record import BadRecord, Recorder, Segment, header_for, parse, reopened
from asztal.terminal.people import ME
from asztal.terminal.play import play_saved
from asztal.terminal.saving import Begun
from asztal.text import Problem, Texts


def write_fork(args: Namespace, texts: Texts) -> int:
    """Play on from a moment of a record, as it was or as a seat knew it; bots among themselves print a new record."""
    lines = text_in(args.file).splitlines()
    try:
        before = parse(lines)
        title, old = registry.find(before.header.game), before.header
        checked_variant(title, old.seats, old.variant)
        names = args.seats or [usual_bot(title.name)] * old.seats
        if len(names) != old.seats or (args.known or 1) > old.seats:
            raise Problem("bad-seat-count", game=title.name, seats=max(len(names), args.known or 1), allowed=old.seats)
        game = stood_at(title, before, args.step)
        if not game.decisions:
            raise BadRecord("origin-over", step=args.step)
        seat = None if args.known is None else args.known - 1
        origin = origin_of(old, record_hash(lines), args.step, rules_at(before, args.step), seat)
        header = with_origin(header_for(title, old.seats, old.variant, str(args.seed)), origin)
        first = Segment(0, title.rules_version, __version__, first_state(game, header))
    except BadRecord as error:
        return fail(args.file, error, texts)
    people = any(name.partition(":")[0] == ME for name in names)
    if not people:
        for name in names:
            check_bot(name)
    table = reopened(title, header, msgspec.json.encode(first.state))
    if people:
        known = [] if args.known is None else ["--known", str(args.known)]
        again = ["asztal", "fork", args.file, f"--step={args.step}", *known, "--seats", ",".join(names)]
        begun = Begun.new(header, table, names, first.state)
        play_saved(begun, [*again, f"--seed={args.seed}"], lang=texts.lang, plain=args.plain)
        return 0
    print_played(table, Recorder(header, table, first), Seating(table.game, names, args.seed))
    return 0
