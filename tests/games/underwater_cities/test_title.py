"""What the title says of a game: turns that a bot counts, its judgement of a position, features, winners."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from asztal.games.underwater_cities import TITLE
from asztal.games.underwater_cities.events import Produced
from asztal.games.underwater_cities.examples.tabletop import Tabletop


def test_every_turn_and_every_round_has_a_number_of_its_own() -> None:
    state = Tabletop(2).state
    seen = set()
    for state.round in range(1, 11):
        for state.players[0].turns in range(3):
            seen.add(TITLE.turn_number(state, 0))
    assert len(seen) == 30


STORED = sorted(Path(__file__).parents[2].glob("fixtures/rules/1/underwater_cities.tables.jsonl.gz"))


@pytest.mark.parametrize("file", STORED, ids=lambda file: str(file.parent.name))
def test_what_a_network_produced_is_read_as_it_was_stored_at_first(file: Path) -> None:
    read = 0
    for table in map(json.loads, gzip.decompress(file.read_bytes()).splitlines()):
        for event in (event for move in table["moves"] for _, event in move["events"]):
            if event["event"] == "produced":
                now = msgspec.convert(TITLE.upgraded_event(1, event), Produced)
                assert ",".join(f"{item}={count}" for item, count in now.gains.items()) == event["gains"]
                assert TITLE.upgraded_event(2, msgspec.to_builtins(now)) == msgspec.to_builtins(now)
                read += 1
    assert read


def test_what_was_done_in_a_turn_is_forgotten_when_it_ends() -> None:
    table = Tabletop(2).hand("C023", "C162").stock(steelplast=9, kelp=9, credit=9, science=9).claimed("PA", "C061")
    table.turn("slot 12-G2", "card C023", "build nonsymbiotic_city C2")
    me = table.player()
    assert (me.turn_built, me.turn_upgraded, me.turn_once, me.turn_discounts) == ({}, {}, [], [])
    table.turn("slot 12-Y1", "card C162")  # a city of an earlier turn does not count
    assert me.points == 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Tabletop(2).stock(kelp=1), Tabletop(2).stock()),  # food for the city
        (Tabletop(2).build("T1", "C2", "C2a=farm"), Tabletop(2).build("T1", "C2")),
        (Tabletop(2).build("T1", "C2", "C2a=farm+"), Tabletop(2).build("T1", "C2", "C2a=farm")),
        (Tabletop(2).build("T1", "C2"), Tabletop(2).build("C2")),
        (Tabletop(2).claimed("PA", "C025"), Tabletop(2).claimed("PA")),
        (Tabletop(2).stock(points=3), Tabletop(2).stock()),
    ],
    ids=["food", "farm", "upgrade", "connection", "card", "points"],
)
def test_a_bot_likes_what_people_like(better: Tabletop, worse: Tabletop) -> None:
    assert TITLE.value(better.state, 0) > TITLE.value(worse.state, 0)


def test_the_features_of_a_finished_game_name_board_tile_and_cards() -> None:
    table = Tabletop(2).claimed("PA", "C025", "SP07").hand("C038").at("turn")
    table.answers(0, "slot 12-R1", "card C038", "card-first")
    assert TITLE.features(table.state, 0) == {
        **dict.fromkeys(
            ["board:1", "tile-brown:BR1", "card-green-1:C025", "card-green-special:SP07", "card-red-1:C038"], 1.0
        ),
        **{"colour:green": 2.0, "colour:red": 1.0},
    }
