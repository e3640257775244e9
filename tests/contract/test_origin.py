"""Every game can be played on from any moment of a record, and what is changed about where it began is found out."""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.kernel import SPECTATOR, Fast, Game, Title, imagine, observe
from asztal.kernel.origin import (
    BadOrigin,
    check_first,
    check_origin,
    first_state,
    origin_of,
    record_hash,
    stood_at,
    with_origin,
)
from asztal.kernel.record import (
    BadRecord,
    Header,
    Recorder,
    Segment,
    do_entry,
    fingerprint,
    header_for,
    open_table,
    parse,
    reopened,
    replay,
    restored,
    sorted_bytes,
    state_hash,
)
from asztal.testkit.golden import hold_all
from tests.contract.test_golden import GOLDEN
from tests.kernel.random_games import recorded

GAMES = ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"]
KNOWN = [game for game in GAMES if registry.find(game).goes_on_from_view(2)]
STEPS = 3  # random moments of a game
UNDO = 0.1


@cache
def played(game: str) -> list[str]:
    """The record of a whole game."""
    title = registry.find(game)
    header = header_for(title, 2, {}, "tea", ["a nonce", "another"])
    table = open_table(title, header)
    return recorded(table, Recorder(header, table), random.Random(game), UNDO)


def moments(lines: Sequence[str]) -> list[int]:
    """Some moments of a record, always the first one."""
    return [0, *random.Random(len(lines)).sample(range(1, len(parse(lines).entries) - 1), STEPS - 1)]


def forked(title: Title[Any], lines: Sequence[str], step: int, seat: int | None) -> tuple[Header, dict[str, Any]]:
    """The header and the first state of a game that is played on from there."""
    before = parse(lines)
    origin = origin_of(before.header, record_hash(lines), step, title.rules_version, seat)
    made = header_for(title, before.header.seats, before.header.variant, f"fork {step} {seat}", ["x", "y"])
    header = with_origin(made, origin)
    return header, first_state(stood_at(title, before, step), header)


@cache
def fork(game: str, step: int, seat: int | None) -> list[str]:
    """The whole record of a game that was played on."""
    return record_of(registry.find(game), *forked(registry.find(game), played(game), step, seat))


def record_of(title: Title[Any], header: Header, state: dict[str, Any]) -> list[str]:
    table = reopened(title, header, msgspec.json.encode(state))
    first = Segment(0, title.rules_version, "test", state)
    return recorded(table, Recorder(header, table, first), random.Random("on"), UNDO)


def check(title: Title[Any], lines: Sequence[str], origin: Sequence[str]) -> None:
    record = parse(lines)
    for _ in replay(title, record):
        pass
    check_first(title, record)
    check_origin(title, record, origin, parse(origin))


def changed(lines: Sequence[str], **about: object) -> list[str]:
    """The record with something else said of its origin."""
    header = msgspec.json.decode(lines[0])
    header["origin"] |= about
    return [msgspec.json.encode(header).decode(), *lines[1:]]


@pytest.mark.parametrize("seat", [None, 0, 1], ids=["true", "known by 0", "known by 1"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_and_its_first_state_made_again(game: str, seat: int | None) -> None:
    title, lines = registry.find(game), played(game)
    for step in moments(lines):
        if seat is not None and not title.goes_on_from_view(2):
            with pytest.raises(BadRecord, match="origin-guessed"):
                fork(game, step, seat)
        else:
            check(title, fork(game, step, seat), lines)


@pytest.mark.parametrize("game", KNOWN)
def test_the_known_way_keeps_what_everybody_has(game: str) -> None:
    title, before = registry.find(game), parse(played(game))
    for step in moments(played(game)):
        true = stood_at(title, before, step)
        for seat in range(2):
            _, state = forked(title, played(game), step, seat)
            assert title.scores(restored(title, msgspec.json.encode(state)).state) == title.scores(true.state)


@pytest.mark.parametrize("game", GAMES)
def test_the_true_way_draws_what_would_have_come(game: str) -> None:
    title, before = registry.find(game), parse(played(game))
    for step in moments(played(game)):
        header, state = forked(title, played(game), step, None)
        table = reopened(title, header, msgspec.json.encode(state))
        for entry in before.entries[step:]:
            if entry.kind == "undo" and table.why_not_undo(entry.seat):
                break  # of a choice that was made before the fork
            do_entry(table, entry)
        else:
            assert before.result
            assert state_hash(table.game) == before.result.state


@pytest.mark.parametrize("game", KNOWN)
def test_the_known_way_tells_nothing_that_the_seat_could_not_know(game: str) -> None:
    title, before, differ = registry.find(game), parse(played(game)), 0
    for step in moments(played(game)):
        true = stood_at(title, before, step)
        for seat in range(2):
            header, state = forked(title, played(game), step, seat)
            assert observe(restored(title, msgspec.json.encode(state)), seat) == observe(true, seat)
            for deal in range(5):
                other = imagine(title, observe(true, seat), Fast(deal))  # the same to the seat, another truth
                differ += state_hash(other) != state_hash(true)
                assert msgspec.json.encode(first_state(other, header)) == msgspec.json.encode(state)
    assert differ


@pytest.mark.parametrize("game", KNOWN)
def test_every_seat_knows_all_points_where_its_view_names_what_is_not_dealt(game: str) -> None:
    """Moves as one seat knew them tell the points of others on the strength of that."""
    title, lines = registry.find(game), played(game)
    games = [table.game.clone(Fast(0)) for table in replay(title, parse(lines))]
    for step in random.Random(game).sample(range(len(games)), 10):
        for seat in (0, 1, SPECTATOR):
            imagined = imagine(title, observe(games[step], seat), Fast(step))
            assert title.scores(imagined.state) == title.scores(games[step].state)


def test_what_is_imagined_stays_as_it_was() -> None:
    """Other states by the same rules: then `verify --origin` finds fault with forks of the release before.

    Whoever writes this file anew for the same rules says so in the changelog.
    """
    said = ""
    for game in KNOWN:
        title, lines = registry.find(game), played(game)
        states = [forked(title, lines, step, seat)[1] for step in moments(lines) for seat in range(2)]
        said += f"{game}, rules {title.rules_version}: {fingerprint(sorted_bytes(states))}\n"
    hold_all({GOLDEN / "imagined.txt": said})


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_can_be_forked(game: str) -> None:
    title = registry.find(game)
    for seats in [(None, None), (None, 1), (0, None), (0, 1)] if game in KNOWN else [(None, None)]:
        once = fork(game, moments(played(game))[1], seats[0])
        twice = record_of(title, *forked(title, once, 5, seats[1]))
        check(title, twice, once)
        if seats == (None, None):  # the draws are still those of the first game
            assert parse(twice).header.draws == parse(played(game)).header.draws


@pytest.mark.parametrize("seat", [None, 0], ids=["true", "known"])
@pytest.mark.parametrize("game", KNOWN)
def test_what_is_changed_about_the_beginning_is_found_out(game: str, seat: int | None) -> None:
    title, lines = registry.find(game), played(game)
    step = moments(lines)[1]
    made = fork(game, step, seat)

    def refused(record: Sequence[str], *keys: str, origin: Sequence[str] = lines) -> None:
        with pytest.raises(BadRecord) as found:
            check(title, record, origin)
        assert found.value.message.key in keys

    refused(changed(made, hash="0" * 32), "origin-hash")
    refused(made, "origin-hash", origin=lines[:-1])
    later = next(n for n in range(step + 1, 999) if _state(title, lines, n, seat) != _state(title, lines, step, seat))
    refused(changed(made, step=later), "origin-state")
    refused(changed(made, step=9999), "origin-step")
    lies: list[dict[str, Any]] = [{"seats": 3}, {"variant": {}}]
    for wrong in lies:
        lied = msgspec.json.encode(msgspec.json.decode(made[0]) | wrong).decode()
        with pytest.raises(BadRecord, match="record-state"):
            list(replay(title, parse([lied, *made[1:]])))
    refused(changed(made, rules=title.rules_version + 1), "origin-draws")
    refused(changed(made, seat=9), "origin-seat")
    if seat is None:
        refused(changed(made, seed="mine"), "origin-draws", "record-refused", "record-state", "record-result")
        refused(changed(made, seat=0), "origin-seat")
    else:
        refused(changed(made, way="true"), "origin-seat")
    other, state = forked(title, lines, later, seat)
    moved = record_of(title, other, state)
    refused([made[0], *moved[1:]], "origin-state", "record-refused", "record-state", "record-result")
    refused([made[0], *made[3:]], "origin-state")


@pytest.mark.parametrize("seat", [None, 0], ids=["true", "known"])
def test_an_origin_that_does_not_hold_itself_is_found_out(seat: int | None) -> None:
    """Whoever makes up both records names the other one rightly: so what came after the moment is looked at too."""
    title, lines = registry.find("barrage"), played("barrage")
    step, result = moments(lines)[1], msgspec.json.decode(lines[-1])
    last = max(number for number, line in enumerate(lines) if line.startswith("["))
    result["scores"][0] += 50
    for reason, doctored in {
        "record-result": [*lines[:-1], msgspec.json.encode(result).decode()],
        "record-refused": [*lines[:last], '["choice",0,"win at once"]', *lines[last + 1 :]],
    }.items():
        made = record_of(title, *forked(title, doctored, step, seat))
        with pytest.raises(BadOrigin, match=reason):
            check(title, made, doctored)


def _state(title: Title[Any], lines: Sequence[str], step: int, seat: int | None) -> bytes:
    game: Game[Any] = stood_at(title, parse(lines), step)
    return sorted_bytes(game.state.to_data() if seat is None else msgspec.to_builtins(observe(game, seat)))
