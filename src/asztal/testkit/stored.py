"""Positions and whole tables as they are stored, for later versions of the rules to read."""

import base64
import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from asztal.bots.seating import Seating
from asztal.kernel import Game, Option, Seeded, Table, Title
from asztal.kernel.record import Recorder, fingerprint, header_for, open_table, restored, state_bytes, state_hash
from asztal.testkit.walk import Setting, all_settings

POSITIONS = 20  # of every setting, from the beginning of a game to its end
_SEEDS = 1_000  # that a setting has for its games


def asked(game: Game[Any]) -> dict[str, Any]:
    """What is asked now, by seat."""
    return {
        str(seat): {"ask": decision.ask, "options": [str(option) for option in decision.options]}
        for seat, decision in sorted(game.decisions.items())
    }


def positions(title: Title[Any], settings: Iterable[Setting]) -> Iterator[dict[str, Any]]:
    """Positions of these settings of a title, each from a random game of its own."""
    wanted = list(settings)
    for index, setting in enumerate(all_settings(title)):
        if setting in wanted:
            for number in range(POSITIONS):
                yield _position(setting, _SEEDS * index + number, 0.05 + 0.9 * number / (POSITIONS - 1))


def _position(setting: Setting, seed: int, part: float) -> dict[str, Any]:
    made = list(_choices(setting, seed))
    move = min(max(round(len(made) * part), 1), len(made) - 1)
    game = setting.title.new(setting.seats, setting.variant, Seeded(seed), tells=False)
    for seat, option in made[:move]:
        game.apply(seat, option)
    state = state_bytes(game)
    return {
        "game": setting.title.name,
        "rules": setting.title.rules_version,
        "seats": setting.seats,
        "variant": dict(setting.variant),
        "seed": seed,
        "move": move,
        "state": base64.b64encode(state).decode(),
        "state_hash": fingerprint(state),
        "asked": asked(restored(setting.title, state)),
    }


def _choices(setting: Setting, seed: int) -> Iterator[tuple[int, Option]]:
    game, chance = setting.title.new(setting.seats, setting.variant, Seeded(seed), tells=False), random.Random(seed)
    while not game.over:
        seat = chance.choice(sorted(game.decisions))
        option = chance.choice(game.decisions[seat].options)
        game.apply(seat, option)
        yield seat, option


class StoredGame(NamedTuple):
    """How one of the stored tables is played; `back` when choices are taken back and the table goes back."""

    seats: int
    variant: Mapping[str, str]
    bot: str
    back: bool


_RARE: dict[str, tuple[Mapping[str, str], Mapping[str, str], Mapping[str, str]]] = {
    "barrage": ({"automas": "3", "level": "4"}, {"automas": "1", "level": "2"}, {}),
    "ginkgopolis": ({"hal": "expert"}, {}, {"characters": "draft"}),
    "imperial_miners": ({"opening": "first"}, {"opening": "ask"}, {}),
    "underwater_cities": ({"start": "3"}, {}, {"boards": "advanced", "contracts": "yes"}),
}  # variants for the three tables; a title that is not here plays its usual one
_FEW = {"imperial_miners": 3}  # seats of the table that goes back, where it is not two


def sittings(title: Title[Any]) -> list[StoredGame]:
    """The tables of a title: alone, a few who change their minds, and a full one with better bots."""
    alone, few, full = _RARE.get(title.name, ({}, {}, {}))
    least, most = title.seats[0], title.seats[-1]
    return [
        StoredGame(least, alone, "random", False),
        StoredGame(_FEW.get(title.name, min(max(2, least), most)), few, "random", True),
        StoredGame(most, full, "greedy", False),
    ]


def tables(title: Title[Any]) -> Iterator[dict[str, Any]]:
    """Whole tables, with what was told and scored after every entry."""
    for number, sitting in enumerate(sittings(title), 1):
        yield _table(title, number, sitting)


def _table(title: Title[Any], number: int, sitting: StoredGame) -> dict[str, Any]:
    seed, seats = f"{title.name}-{number}", sitting.seats
    header = header_for(title, seats, dict(sitting.variant), seed, [f"nonce {seat} of {seed}" for seat in range(seats)])
    table = open_table(title, header)
    recorder, told = Recorder(header, table), _Told(table)
    record, start, moves = [recorder.start()], told.now(), []
    for _ in _entries(table, sitting, number, random.Random(seed)):
        record.extend(recorder.lines())
        moves.append(told.now())
    record.append(recorder.end())
    return {
        "game": title.name,
        "rules": title.rules_version,
        "seats": seats,
        "variant": header.variant,
        "record": record,
        "start": start,
        "moves": moves,
    }


def _entries(table: Table[Any], sitting: StoredGame, number: int, chance: random.Random) -> Iterator[None]:
    """Play the table to its end, and stop after every entry; the thirtieth is always followed by going back."""
    seating = Seating(table.game, [sitting.bot] * sitting.seats, number)
    while table.game.decisions:
        seat, option = seating.next()
        table.apply(seat, option)
        yield
        if not sitting.back:
            continue
        if len(table.entries) != 30 and chance.random() < 0.15 and table.why_not_undo(seat) is None:
            table.undo(seat)
            yield
        elif len(table.entries) == 30 or chance.random() < 0.03:
            to = max(len(table.moments) - chance.randint(1, 6), 0)
            table.rewind(to, table.concerned(to))
            yield


class _Told:
    """What a table has told and scored since somebody last asked."""

    def __init__(self, table: Table[Any]) -> None:
        self._table, self._count = table, 0

    def now(self) -> dict[str, Any]:
        game = self._table.game
        events = (game.events or [])[self._count :]
        self._count = len(game.events or [])
        return {
            "events": [[mask, msgspec.to_builtins(event)] for mask, event in events],
            "scores": [game.title.score(game.state, seat) for seat in game.seats()],
            "state_hash": state_hash(game),
        }
