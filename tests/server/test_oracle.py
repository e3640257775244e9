"""Pushes that are made from changes alone are compared with what is made from nothing."""

import random
from typing import Any

import pytest

from asztal.kernel import feed
from asztal.kernel.differing import CARDS
from asztal.kernel.kept_offers import KeptOffers
from asztal.server.cluster.oracle import EVERY, ORACLE, Oracle, WrongViews
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.live import access
from asztal.server.tables.live.request import Request
from tests.server.people import any_option, game_of, with_service
from tests.server.share import SEATS, opened


def test_one_push_of_a_thousand_is_compared() -> None:
    oracle = Oracle()
    assert sum(oracle.is_due() for _ in range(3 * EVERY)) == 3


def test_in_service_what_is_wrong_is_logged_and_play_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    Oracle().tell("ginkgopolis", [(2, "view"), (1, "view")])
    assert "ginkgopolis" in capsys.readouterr().out


def test_every_push_of_a_test_is_compared() -> None:
    assert ORACLE.every == 1


def overlook(*_: Any) -> dict[str, Any]:
    return {"deck": CARDS}


@pytest.mark.parametrize(
    ("place", "name", "fault"), [(feed, "differences", overlook), (KeptOffers, "hold", lambda *_: True)]
)
def test_a_fault_in_any_push_fails_a_test(
    config: Config, monkeypatch: pytest.MonkeyPatch, place: Any, name: str, fault: Any
) -> None:
    monkeypatch.setattr(place, name, fault)

    async def story(service: Service) -> None:
        chance = random.Random(1)
        table, guests, readers = await opened(service, Rooms(service.changes), "imperial_miners", 1)
        for number in range(150):
            async with game_of(service, table) as game:
                seat, option = any_option(game, list(range(SEATS)), chance)
            await service.play.act(Request(table, access.Person(guests[seat]), f"r{number}"), option)
            for reader in readers:
                while not reader.outbox.empty():
                    reader.note_sent(reader.outbox.get_nowait())

    with pytest.raises(WrongViews):
        with_service(config, story)
