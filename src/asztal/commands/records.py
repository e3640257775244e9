"""`asztal record`, `replay` and `verify`: games as text, written, read and checked."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from asztal import registry
from asztal.arena import Seating
from asztal.commands.common import checked_variant, seating_of, text_in
from asztal.commands.evaluating import verify_receipt
from asztal.kernel import SPECTATOR, Game, Table
from asztal.kernel.origin import BadOrigin, check_first, check_origin
from asztal.kernel.record import (
    BadRecord,
    Record,
    Recorder,
    Stretch,
    check_header,
    header_for,
    open_table,
    parse,
    replay,
    replay_stretch,
)
from asztal.kernel.table import Entry
from asztal.research import receipt as receipts
from asztal.text import Texts
from asztal.text.wording import Wording, wording_of


def write_record(args: Namespace, texts: Texts) -> int:
    """Play one game between bots and print its record."""
    title = registry.find(args.game)
    names, variant = seating_of(title, args)
    header = header_for(title, len(names), variant, str(args.seed))
    table = open_table(title, header)
    print_played(table, Recorder(header, table), Seating(table.game, names, args.seed))
    return 0


def print_played(table: Table[Any], recorder: Recorder, seating: Seating) -> None:
    """Let bots play a game to its end and print its record as it grows."""
    print(recorder.start())
    while table.game.decisions:
        table.apply(*seating.next())
        for line in recorder.lines():
            print(line)
    print(recorder.end())


def print_replay(args: Namespace, texts: Texts) -> int:
    """Print every choice and public event of a record, then the scores."""
    try:
        _print_game(_read(args.file), texts)
    except BadRecord as error:
        return fail(args.file, error, texts)
    return 0


def verify(args: Namespace, texts: Texts) -> int:
    """Play a record, or games of a receipt, again and say what was checked.

    Exit code 1 where something does not hold or cannot be checked.
    """
    text = text_in(args.file)
    receipt = receipts.read(text)
    if receipt is not None:
        return verify_receipt(args, receipt, texts)
    try:
        record = parse(text.splitlines())
        ours, others, game = _checked(record)
        begun, all_of_it = _origin(record, args.origin, texts)
    except BadOrigin as error:
        return fail(args.origin, error, texts)
    except BadRecord as error:
        return fail(args.file, error, texts)
    if others or not all_of_it:
        return _say_stretches(args.file, record, others, begun, texts)
    print(texts.say("verify-holds", file=args.file, about=_about(record, texts)))
    print("  " + texts.say("verify-seed", commitment=record.header.commitment))
    print("  " + _nonces(record, texts))
    for line in begun:
        print("  " + line)
    for stretch in ours if record.segments else ():
        print("  " + _stretch("verify-part", stretch, texts))
    print("  " + texts.say("verify-entries", count=len(record.entries)))
    print("  " + texts.say("verify-hashes", count=_hashes(record)))
    if record.result is None or game is None:
        print("  " + texts.say("verify-no-result"))
    else:
        scores = ", ".join(map(str, record.result.scores))
        print("  " + texts.say("verify-result", scores=scores, ending=_wording(record, texts).ending(game)))
    return 0


def _checked(record: Record) -> tuple[list[Stretch], list[Stretch], Game[Any] | None]:
    """The stretches of a record that hold, those for which other rules are needed, and the game as it was left.

    Where other rules are needed for all of it, it fails.
    """
    title = registry.find(record.header.game)
    checked_variant(title, record.header.seats, record.header.variant)
    check_header(title, record)
    ours, others = [], []
    game: Game[Any] | None = None
    for stretch in record.stretches():
        if stretch.segment.rules != title.rules_version and record.segments:
            others.append(stretch)
            continue
        for table in replay_stretch(title, record, stretch):
            game = table.game
        ours.append(stretch)
    return ours, others, game


def _origin(record: Record, file: str | None, texts: Texts) -> tuple[list[str], bool]:
    """Where the game began, if at a moment of another one, and how far that was checked; False: not as far as asked."""
    origin = record.header.begun_at
    if origin is None:
        if file is not None:
            raise BadRecord("origin-none")
        return [], True
    title = registry.find(record.header.game)
    seat = "" if origin.seat is None else str(origin.seat + 1)
    lines = [texts.say("verify-origin", hash=origin.hash, step=str(origin.step), way=origin.way, seat=seat)]
    if origin.rules != record.header.rules:
        lines.append(texts.say("verify-origin-rules", rules=str(origin.rules), ours=str(record.header.rules)))
    check_first(title, record)
    if file is None:
        needed = texts.say("verify-origin-known", seat=seat) if seat else texts.say("verify-origin-needed")
        return [*lines, needed], True
    text = text_in(file).splitlines()
    before = parse(text)
    held = check_origin(title, record, text, before)
    for stretch in before.stretches():
        key = "verify-origin-unchecked" if stretch in held.others else "verify-origin-part"
        lines.append(_stretch(key, stretch, texts))
    if before.header.begun_at is not None:
        lines.append(texts.say("verify-origin-before", hash=before.header.begun_at.hash))
    if held.made:
        return [*lines, texts.say("verify-origin-made")], not held.others
    unmade = {"rules": str(origin.rules), "first": str(record.segments[0].rules), "ours": str(title.rules_version)}
    return [*lines, texts.say("verify-origin-unmade", **unmade)], False


def _say_stretches(file: str, record: Record, others: list[Stretch], begun: list[str], texts: Texts) -> int:
    print(texts.say("verify-partly", file=file, about=_about(record, texts)))
    print("  " + texts.say("verify-seed", commitment=record.header.commitment))
    print("  " + _nonces(record, texts))
    for line in begun:
        print("  " + line)
    for stretch in record.stretches():
        key = "verify-part-unchecked" if stretch in others else "verify-part"
        print("  " + _stretch(key, stretch, texts))
    return 1


def _nonces(record: Record, texts: Texts) -> str:
    """Who had a part in the deal, as far as the record can show it."""
    header = record.header
    if header.people is UNSET:
        return texts.say("verify-nonces-not-bound" if header.nonces else "verify-nonces-none")
    own = [str(seat + 1) for seat in header.people if header.added(seat)]
    none = [str(seat + 1) for seat in header.people if not header.added(seat)]
    said: dict[str, str | int] = {"own": ", ".join(own), "owns": len(own), "none": ", ".join(none), "nones": len(none)}
    return texts.say("verify-nonces", **said)


def _stretch(key: str, stretch: Stretch, texts: Texts) -> str:
    segment, last = stretch.segment, stretch.segment.entries + len(stretch.entries)
    said = {"first": str(segment.entries + 1), "last": str(last), "rules": str(segment.rules)}
    return texts.say(key, **said, engine=segment.engine or "?")


def _hashes(record: Record) -> int:
    """How many states were compared: those after an entry, and the last one, whose hash the result carries."""
    return len(record.marks) + (record.result is not None)


def _read(file: str) -> Record:
    return parse(text_in(file).splitlines())


def _tables(record: Record) -> Iterator[Table[Any]]:
    title = registry.find(record.header.game)
    checked_variant(title, record.header.seats, record.header.variant)
    yield from replay(title, record)


def fail(file: str, error: BadRecord, texts: Texts) -> int:
    """Say why a record does not hold; the exit code."""
    reason = Wording(texts.lang).message(error.message)
    print(texts.say("verify-failed", file=file, reason=reason), file=sys.stderr)
    return 1


def _about(record: Record, texts: Texts) -> str:
    header = record.header
    settings = [f"{name}={value}" for name, value in header.variant.items()]
    return texts.say(
        "record-about",
        game=header.game,
        rules=str(header.rules),
        seats=header.seats,
        settings=len(settings),
        variant=", ".join(settings),
    )


def _print_game(record: Record, texts: Texts) -> None:
    print(_about(record, texts))
    wording = _wording(record, texts)
    told, before = 0, None
    for number, table in enumerate(_tables(record)):
        game = table.game
        if game is not before:  # other rules go on from here
            told, before = 0, game
        if number:
            print(_entry(number, record.entries[number - 1], wording))
        for line in (line for move in table.heard(SPECTATOR, told) for line in wording.told(move)):
            print("  " + line.text)
        told = len(game.events or ())
    _print_scores(game, wording)


def _wording(record: Record, texts: Texts) -> Wording:
    """The game's words; a record names no people, so the seats are counted."""
    seats = [texts.say("replay-seat", seat=str(seat)) for seat in range(1, record.header.seats + 1)]
    return wording_of(registry.find(record.header.game), texts.lang, seats)


def _entry(number: int, entry: Entry, wording: Wording) -> str:
    say = wording.texts.say
    if entry.kind == "rewind":
        return f"#{number}"  # the table itself says how far it goes back
    seat = wording.name_seat(entry.seat)
    if entry.kind == "undo":
        return say("replay-undo", number=str(number), seat=seat)
    return say("replay-choice", number=str(number), seat=seat, option=entry.text)


def _print_scores(game: Game[Any], wording: Wording) -> None:
    for player in range(len(game.state.players)):  # more than seats where somebody plays without one
        print(wording.say("play-total", seat=player, points=game.title.score(game.state, player)))
    if not game.over:
        print(wording.texts.say("replay-unfinished"))
        return
    print(wording.ending(game))
    if places := wording.places(game):
        print(places)
