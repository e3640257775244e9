"""Stored positions refer to effects by address: one that was ever in a book stays there, or has an alias."""

from typing import Any

import pytest

from asztal.kernel import Title
from asztal.kernel.title import renamed
from asztal.testkit.corpus import numbered
from tests.contract.test_golden import addresses_of

TITLES = {title.name: title for title in numbered()}


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_address_that_was_ever_stored_can_be_found(title: Title[Any]) -> None:
    known = addresses_of(title).read_text("utf-8").split()
    lost = [address for address in known if renamed(address, title.aliases) not in title.book]
    assert not lost, f"give each an alias: {lost}"
