"""What earlier versions stored: positions are played on, finished tables can be looked at, results stay."""

import asyncio
import base64
import gzip
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.kernel import SPECTATOR, Title
from asztal.kernel.record import fingerprint, parse, restored, state_bytes
from asztal.kernel.record import replay as replayed
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.backup import restore
from asztal.server.tables.past.replays import Replay
from asztal.server.tables.stored.codec import packed
from asztal.server.tables.stored.history import History, Logged, RulesStart
from asztal.server.wire.shapes import GameResult, SeatResult
from tests.server.conftest import create, fresh_config, leave

FIXTURES = Path(__file__).parents[1] / "fixtures"
RULES = FIXTURES / "rules"
POSITIONS = sorted(RULES.glob("*/*.positions.jsonl.gz"))
TABLES = [  # one that was played with earlier rules cannot be played again
    file
    for file in sorted(RULES.glob("*/*.tables.jsonl.gz"))
    if file.parent.name == str(registry.find(file.name.split(".")[0]).rules_version)
]
SHARE = 29  # of so many positions one is played to its end in the gate; prime, so that every setting has its turn


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def named(file: Path) -> str:
    return f"{file.parent.name} {file.name.split('.')[0]}"


def play_on(stored: dict[str, Any]) -> None:
    """The position leads to an end, and asks what it asked then; with earlier rules it may ask something else."""
    title, state = registry.find(stored["game"]), base64.b64decode(stored["state"])
    assert fingerprint(state) == stored["state_hash"]
    game, chance = restored(title, state), random.Random(stored["seed"])
    asked = {str(seat): (found.ask, list(map(str, found.options))) for seat, found in game.decisions.items()}
    if stored["rules"] == title.rules_version:
        assert asked == {seat: (then["ask"], then["options"]) for seat, then in stored["asked"].items()}
    while not game.over:
        seat = chance.choice(sorted(game.decisions))
        game.apply(seat, chance.choice(game.decisions[seat].options))
    assert len(title.scores(game.state)) == stored["seats"]


@pytest.mark.parametrize("file", POSITIONS, ids=named)
def test_a_stored_position_asks_the_same_and_is_played_to_its_end(file: Path) -> None:
    for stored in lines(file)[::SHARE]:
        play_on(stored)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("file", POSITIONS, ids=named)
def test_every_stored_position_does(file: Path) -> None:
    for stored in lines(file):
        play_on(stored)


def histories(title: Title[Any], stored: dict[str, Any]) -> tuple[History, History, bytes]:
    """A finished table as it was stored then, and as it would be stored now; and its last state."""
    record = parse(stored["record"])
    actions: list[Logged] = []
    before, told, opening = None, 0, b""
    for number, table in enumerate(replayed(title, record)):
        game = table.game
        events, state = game.events or [], msgspec.json.encode(game.state.to_data())
        entry = record.entries[number - 1] if number else None
        after = packed(game, state, events[told:], entry.seat if entry else 0, before)
        before, told = state, len(events)
        if entry is None:
            opening = after
        else:
            state_hash = stored["moves"][number - 1]["state_hash"]
            actions.append(Logged(entry.kind, entry.seat, entry.text, state_hash, record.header.rules, after))
    starts = [RulesStart(0, record.header.rules, "", None)]
    then = History(None, [action._replace(rules=None, after=None) for action in actions], starts)
    return then, History(opening, actions, starts), state_bytes(game)


def check_moves(replay: Replay, stored: dict[str, Any], step: int) -> list[Any]:
    """Every move has the scores that it had, and the seats in turn can look at it; gives what is told of each."""
    moves = replay.moves("en", None)
    assert moves.first == 0
    for move, then in zip(moves.moves, stored["moves"], strict=True):
        assert move.scores == then["scores"]
    seats = [*range(stored["seats"]), SPECTATOR, None]
    for number in range(0, len(moves.moves) + 1, step):
        assert replay.observation(seats[number // step % len(seats)], number).game == stored["game"]
    assert replay.read_out("de", None, len(moves.moves) // 2)
    return [move.events for move in moves.moves]


@pytest.mark.slow
@pytest.mark.parametrize("step", [pytest.param(11, id="some"), pytest.param(1, id="all", marks=pytest.mark.full)])
@pytest.mark.parametrize("file", TABLES, ids=named)
def test_a_finished_table_opens_at_every_move(file: Path, step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for stored in lines(file):
        title, header = registry.find(stored["game"]), parse(stored["record"]).header
        seats = [SeatResult(f"P{seat}", 0, 1) for seat in range(header.seats)]
        result = GameResult(stored["game"], "played", "", seats)
        then, now, last = histories(title, stored)
        told = check_moves(Replay(title, result, header, then, last), stored, step)
        with monkeypatch.context() as later:
            later.setattr(title, "rules_version", title.rules_version + 1, raising=False)
            assert check_moves(Replay(title, result, header, now, last), stored, step) == told
            assert Replay(title, result, header, then, last).moves("en", None).first == len(then.actions)


@pytest.mark.slow
def test_the_finished_tables_of_an_older_backup_open_at_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    known = json.loads((FIXTURES / "before_access.json").read_text(encoding="utf-8"))["tables"].values()
    over = [table for table in known if table["status"] == "over"]

    async def look(config: Config) -> None:
        async with Service(config) as service:
            for table in over:
                again = registry.find(table["game"]).rules_version == 1  # as when it was played
                replay = await service.replays.get(table["id"])
                moves = replay.moves("hu", None)
                assert moves.first == (0 if again else table["seq"])
                for number in range(moves.first, table["seq"] + 1):
                    assert replay.observation(number % table["seats"], number).game == table["game"]
                assert not again or moves.moves[-1].scores == table["scores"]
                async with service.changes.reading(table["id"]) as warm:
                    assert warm.stored.outcome is not None
                    assert (warm.stored.outcome.scores, warm.stored.outcome.winners) == (
                        table["scores"],
                        table["winners"],
                    )
                if again:
                    record = parse((await service.records.text(table["id"])).splitlines())
                    for _ in replayed(registry.find(table["game"]), record):
                        pass

    config = fresh_config()
    create(config)
    try:
        restore(config, str(FIXTURES / "before_access.gz"))
        asyncio.run(look(config))
        for table in over:
            title = registry.find(table["game"])
            monkeypatch.setattr(title, "rules_version", 2, raising=False)
        asyncio.run(look(config))
    finally:
        leave(config)
