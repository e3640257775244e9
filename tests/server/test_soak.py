"""The soak runs, finds what is lost or doubled, and tells growth from noise."""

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live.access import Person
from asztal.server.tables.live.request import Request
from tests.server.people import any_option, game_of, seated_table, with_service
from tests.server.soak import ORDER, soak
from tests.server.soaking.growth import Series, slope
from tests.server.soaking.samples import Log, Samples
from tests.server.soaking.town import Promised, Town


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_half_a_minute_with_an_upgrade_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "soak"
    faults, said = soak(30, 4, 3, folder)
    # Who gets no CPU for ten seconds loses a job to whoever takes it up again, and logs that it cannot end it any more.
    assert not [fault for fault in faults if "procrastinate.exceptions.ConnectorException" not in fault], said
    samples = [json.loads(line) for line in (folder / "samples.jsonl").read_text().splitlines()]
    last = samples[-1]
    assert last["counts"]["moves"] > 5
    assert {"lost": 0, "doubled": 0}.items() <= last.items()
    assert {*ORDER} <= set(last["memory"])
    assert any(line.startswith("restored ") for line in said)
    assert "a rolling restart" in said[0]
    ElementTree.fromstring((folder / "curves.svg").read_text())
    assert "\n".join(said) + "\n" == (folder / "verdict.txt").read_text()


def test_what_was_acknowledged_and_is_not_in_the_log_is_found_and_the_reverse(config: Config, tmp_path: Path) -> None:
    async def nobody() -> None:
        """A gate for nobody."""

    async def story(service: Service) -> None:
        table, guests = await seated_table(service, "toy_euro", 2)
        for number in range(2):
            async with game_of(service, table) as game:
                seat, option = any_option(game, [0, 1], random.Random(number))
            await service.play.act(Request(table, Person(guests[seat]), f"r{number}"), option)
            names.append((table, f"{seat}:r{number}"))

    names: list[tuple[str, str]] = []
    with_service(config, story)
    table, first, second = names[0][0], names[0][1], names[1][1]
    town = Town(["http://127.0.0.1:1"], nobody, "seed")
    town.tables[table] = promised = Promised()
    promised.sent |= {first, second, "0:lost"}
    promised.acknowledged |= {first, "0:lost"}
    samples = Samples(config, {}, town, tmp_path / "samples.jsonl")
    assert samples.take(0, {}, {})["lost"] == 1
    assert (samples.lost, samples.doubled) == ({(table, "0:lost")}, set())
    samples.compare(table)
    assert samples.doubled == {(table, second)}


def test_errors_in_a_log_are_read_once(tmp_path: Path) -> None:
    file = tmp_path / "log"
    file.write_text('{"level": "info", "event": "fine"}\n{"level": "error", "event": "bad"}\n{"level": "er')
    log = Log(file)
    assert log.errors() == ["bad"]
    with file.open("a") as more:
        more.write('ror", "event": "worse"}\nTraceback\n')
    assert log.errors() == ["worse", "not JSON: Traceback"]
    assert log.errors() == []


def test_a_slope_tells_growth_from_noise() -> None:
    times, held = [30.0 * number for number in range(120)], 0
    for seed in range(200):
        chance = random.Random(seed)
        growing = [time / 360 + chance.gauss(100, 1) for time in times]
        found = slope(Series("memory", "web", times, growing))
        assert found is not None
        assert found.low > 0
        held += found.low < 10 < found.high
    assert 180 <= held <= 198  # of 200 intervals that are to hold the truth with 95 %
    assert slope(Series("memory", "web", times[:19], times[:19])) is None
