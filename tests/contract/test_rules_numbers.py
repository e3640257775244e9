"""A changed rule needs a new number: every finished title is played as it is stored for its `rules_version`."""

import base64
from pathlib import Path
from typing import Any

import pytest

from asztal.kernel import Title
from asztal.kernel.record import do_entry, open_table, parse, restored
from asztal.server.http.catalogue import setups
from asztal.testkit.corpus import FOLDER, check_number, file_of, numbered, read
from asztal.testkit.stored import asked
from asztal.testkit.walk import all_settings

RULES = Path(__file__).parent.parent.parent / FOLDER
TITLES = {title.name: title for title in numbered()}
GATE = 60  # of the stored games: two of every setting of the game that has most
NUMBERS = sorted(int(folder.name) for folder in RULES.iterdir() if folder.is_dir())


@pytest.mark.slow
@pytest.mark.parametrize("name", TITLES)
def test_the_rules_are_those_of_their_number(name: str) -> None:
    assert 2 * len(all_settings(TITLES[name])) <= GATE
    check_number(RULES, TITLES[name], GATE)


@pytest.mark.full
@pytest.mark.parametrize("name", TITLES)
def test_the_rules_are_those_of_their_number_in_every_stored_game(name: str) -> None:
    check_number(RULES, TITLES[name])


@pytest.mark.parametrize("name", TITLES)
def test_every_setting_that_the_server_offers_is_walked(name: str) -> None:
    title = TITLES[name]
    offered = [(seats, variant) for seats in title.seats for variant in setups(title, seats)]
    assert [(setting.seats, setting.variant) for setting in all_settings(title)] == offered


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("number", NUMBERS)
def test_stored_positions_ask_what_they_asked(number: int, name: str) -> None:
    """One that was stored with earlier rules may ask something else, but it asks."""
    title = TITLES[name]
    for position in read(file_of(RULES, title, "positions", number)):
        game = restored(title, base64.b64decode(position["state"]))
        assert game.decisions
        if number == title.rules_version:
            where = f"{name} {position['seats']} {position['variant']} seed {position['seed']} move {position['move']}"
            assert options(asked(game)) == options(position["asked"]), where


def options(questions: dict[str, Any]) -> dict[str, list[str]]:
    """What each seat may choose: how the question is called and in which order it lists them is nobody's rule."""
    return {seat: sorted(question["options"]) for seat, question in questions.items()}


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_stored_tables_are_played_again_to_the_same_scores(title: Title[Any]) -> None:
    for stored in read(file_of(RULES, title, "tables")):
        record = parse(stored["record"])
        table = open_table(title, record.header)
        for number, (entry, told) in enumerate(zip(record.entries, stored["moves"], strict=True), 1):
            do_entry(table, entry)
            scores = [title.score(table.game.state, seat) for seat in table.game.seats()]
            assert scores == told["scores"], f"{title.name}, {stored['seats']} seats, entry {number}"
        assert table.game.over
        assert record.result is not None
        assert title.winners(table.game.state) == record.result.winners
