"""Stored positions live by the addresses of effects: one that was ever in a book stays, or an alias covers it."""

import os
from pathlib import Path
from typing import Any

import pytest

from asztal.kernel import Title
from asztal.kernel.title import renamed
from asztal.testkit.corpus import numbered

FOLDER = Path(__file__).parent.parent / "fixtures" / "addresses"
TITLES = {title.name: title for title in numbered()}


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_address_that_was_ever_stored_can_be_found(title: Title[Any]) -> None:
    file = FOLDER / f"{title.name}.txt"
    known = file.read_text("utf-8").split() if file.is_file() else []
    if os.environ.get("ASZTAL_GOLDEN") == "write":  # the list only grows
        file.write_text("\n".join(sorted({*known, *title.book})) + "\n", "utf-8")
        known = file.read_text("utf-8").split()
    lost = [address for address in known if renamed(address, title.aliases) not in title.book]
    assert not lost, f"give each an alias: {lost}"
    assert set(title.book) <= set(known), "run `make golden`: the list of addresses grows with the book"
