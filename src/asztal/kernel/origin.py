"""Games that begin at a moment of another one: with its true cards, or as one of its seats knew it.

Such a game has a seed and nonces of its own, by which its bots think. In the true way what comes is what would have
come: the draws follow from the key of the other game. In the known way the own key deals what the seat did not know,
and decides what comes; the state is made from the seat's observation alone, so it can tell nothing else.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from asztal.kernel.chance import Fast, seed_bytes
from asztal.kernel.game import Game
from asztal.kernel.imagine import Unimaginable, imagine
from asztal.kernel.record import (
    ORIGINS,
    BadRecord,
    Header,
    Origin,
    Record,
    Stretch,
    check_header,
    fingerprint,
    replay_stretch,
    restored,
    sorted_bytes,
)
from asztal.kernel.title import Title
from asztal.kernel.view import Observation, observe


def record_hash(lines: Sequence[str]) -> str:
    """The hash by which a record is named: of its lines, however the file ends them."""
    return fingerprint("\n".join(lines).encode())


def with_origin(header: Header, origin: Origin) -> Header:
    """The header of a game that begins at a moment of another one."""
    return replace(header, origin=origin, format=ORIGINS)


def origin_of(header: Header, hashed: str, step: int, rules: int, seat: int | None) -> Origin:
    """The moment after so many entries of the game with this header, as it was or (with `seat`) as a seat knew it."""
    if seat is not None:
        return Origin(hashed, step, "known", rules, seat)
    before = header.begun_at
    seed, nonces = (before.seed, before.nonces) if before and before.way == "true" else (header.seed, header.nonces)
    return Origin(hashed, step, "true", rules, seed=seed, nonces=nonces)


def stood_at(title: Title[Any], record: Record, step: int) -> Game[Any]:
    """The game of a record after so many entries; raises `BadRecord` where the installed rules do not lead there."""
    check_header(title, record)
    found = [stretch for stretch in record.stretches() if 0 <= step - stretch.segment.entries <= len(stretch.entries)]
    if not found:
        raise BadRecord("origin-step", step=step)
    here = next((stretch for stretch in found if stretch.segment.rules == title.rules_version), found[-1])
    return next(islice(replay_stretch(title, record, here), step - here.segment.entries, None)).game


def rules_at(record: Record, step: int) -> int:
    """The rules by which a game stood after so many entries."""
    return [each.segment.rules for each in record.stretches() if each.segment.entries <= step][-1]


def first_state(game: Game[Any], header: Header) -> dict[str, Any]:
    """The state in which a game with this header begins, where the game of its origin stood like this."""
    origin = header.begun_at
    assert origin is not None
    if origin.seat is None:
        return dict(game.state.to_data())
    return imagined(game.title, observe(game, origin.seat), header)


def imagined(title: Title[Any], seen: Observation[Any], header: Header) -> dict[str, Any]:
    """A state that a seat could be in, from what it knows, dealt by the own key of the game with this header."""
    if not title.goes_on_from_view(seen.seats):
        raise BadRecord("origin-guessed")
    try:
        game = imagine(title, seen, Fast(int.from_bytes(seed_bytes(header.draws), "big")))
    except Unimaginable:
        raise BadRecord("origin-unimaginable") from None
    return dict(game.state.to_data())


def check_first(title: Title[Any], record: Record) -> None:
    """Raise `BadRecord` unless the first state, if a seat's knowledge made it, is what the own key makes of that."""
    origin, first = record.header.begun_at, record.segments[0]
    assert origin is not None
    if origin.seat is None or first.rules != title.rules_version:
        return
    try:
        game = restored(title, msgspec.json.encode(first.state))  # with every hand in the order in which its cards came
    except Exception:
        raise BadRecord("record-state", entry=0) from None
    _same(first_state(game, record.header), first.state)


class BadOrigin(BadRecord):
    """The record of the game that was played on from does not hold itself, for the reason given."""

    def __init__(self, why: BadRecord) -> None:
        super().__init__(why.message.key)
        self.message = why.message


class OriginHeld(NamedTuple):
    """How far an origin was checked: whether it made the first state again, and what of it other rules played."""

    made: bool
    others: list[Stretch]


def check_origin(title: Title[Any], record: Record, lines: Sequence[str], before: Record) -> OriginHeld:
    """Raise `BadRecord` unless `before`, with these lines, is the origin, holds, and makes the first state again.

    What was played by other rules than those of the title is believed, and so is a first state that stood there.
    """
    origin, first = record.header.begun_at, record.segments[0]
    assert origin is not None
    if record_hash(lines) != origin.hash:
        raise BadRecord("origin-hash")
    ours, theirs = record.header, before.header
    if (theirs.game, theirs.seats, theirs.variant) != (ours.game, ours.seats, ours.variant):
        raise BadRecord("origin-setup")
    if origin.step > len(before.entries):
        raise BadRecord("origin-step", step=origin.step)
    try:
        others = _others(title, before)
    except BadRecord as error:
        raise BadOrigin(error) from None
    if origin != origin_of(theirs, origin.hash, origin.step, rules_at(before, origin.step), origin.seat):
        raise BadRecord("origin-draws")
    made = origin.rules == first.rules == title.rules_version
    if made:
        _same(first_state(stood_at(title, before, origin.step), ours), first.state)
    return OriginHeld(made, others)


def _others(title: Title[Any], record: Record) -> list[Stretch]:
    """Replay all of a record that can be, and give the stretches that need other rules."""
    check_header(title, record)
    others = []
    for stretch in record.stretches():
        if stretch.segment.rules != title.rules_version:
            others.append(stretch)
            continue
        for _ in replay_stretch(title, record, stretch):
            pass
    if record.header.begun_at is not None:
        check_first(title, record)
    return others


def _same(made: dict[str, Any], given: dict[str, Any] | None) -> None:
    if sorted_bytes(made) != sorted_bytes(given):
        raise BadRecord("origin-state")
