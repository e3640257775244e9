"""How long people wait among bots can be measured at any commit."""

import asyncio

import pytest

from tests.server.waits import host, measured


@pytest.mark.full
@pytest.mark.timeout(600)
def test_what_a_person_waits_for_is_measured() -> None:
    with host() as running:
        found = asyncio.run(measured(running, "ginkgopolis", 4, tables=2, seats=3, bot="level3"))
    assert len(found.taken) >= 4
    median, most = found.within(0.5), found.within(0.95)
    assert 0 < median.seconds <= most.seconds <= max(found.taken).seconds
    assert 0 < median.cpu <= most.cpu
