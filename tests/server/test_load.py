"""The load test runs: what a move costs can be measured at any commit."""

import pytest

from tests.server.load import compare


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_the_service_and_the_bare_chain_can_be_compared() -> None:
    assert 0 < compare(1, tables=1, rounds=1) < 1
