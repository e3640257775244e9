"""Encodings are the same in every process and have a hash of their contents; batched games equal single ones."""

import json
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from asztal import registry
from asztal.arena.spread import Processes
from asztal.kernel import Option
from asztal.research import IllegalAction, Play, Solo, Tables, TooManyOptions, any_option, encoding_of, episodes
from asztal.research.encoding import VERSION

GAMES = [title.name for title in registry.titles().values() if title.finished]


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_of_an_encoding_is_the_one_that_is_written_down(game: str) -> None:
    stored = json.loads((files("asztal.research") / "fields" / f"{game}.json").read_text("utf-8"))
    assert (stored["version"], stored["hash"]) == (VERSION, encoding_of(game).hash), (
        f"what the numbers mean has changed: run python -m asztal.research.collecting {game} and write the new hash "
        "into docs/encodings.md; if numbers of all games are made in another way, raise VERSION first"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_question_and_kind_has_a_field(game: str) -> None:
    encoding = encoding_of(game)
    other = [place for place, name in enumerate(encoding.state) if name.endswith(" other")]
    others = [place for place, name in enumerate(encoding.options) if name.endswith(" other")]
    for seats in (1, 3):
        play = Play(registry.find(game), seats, {}, 99)
        for step in range(120):
            if not play.options:
                break
            seen = encoding.observation(play, play.seat)
            assert not seen["state"][other].any()
            assert not seen["options"][:, others].any()
            play.step(step * 11 % len(play.options))


@pytest.mark.parametrize("game", GAMES)
def test_options_that_differ_look_different(game: str) -> None:
    encoding, play = encoding_of(game), Play(registry.find(game), 2, {}, 3)
    alike = total = 0
    for step in range(150):
        if not play.options:
            break
        rows = {encoding.row(option).tobytes() for option in play.options}
        alike, total = alike + len(play.options) - len(rows), total + len(play.options)
        play.step(step * 7 % len(play.options))
    assert alike <= total / 100


def test_more_options_than_places_are_an_error() -> None:
    with pytest.raises(TooManyOptions):
        Solo("ginkgopolis", most=2).reset(seed=1)


def test_an_action_that_names_no_option_is_an_error() -> None:
    solo = Solo("ginkgopolis")
    seen, _ = solo.reset(seed=1)
    with pytest.raises(IllegalAction):
        solo.step(int(seen["action_mask"].sum()))


def test_games_in_step_are_the_games_alone() -> None:
    tables = Tables("ginkgopolis", 3, seats=2)
    seen: dict[str, Any] = tables.reset(seed=5)
    plays = [play.clone() for play in tables.plays]
    encoding, finished = encoding_of("ginkgopolis"), 0
    for step in range(400):
        actions = [step * 5 % len(play.options) for play in tables.plays]
        alone = [play.seat for play in plays]
        assert alone == tables.seat.tolist()
        for number, play in enumerate(plays):
            expected = encoding.observation(play, play.seat)
            assert all(np.array_equal(seen[part][number], expected[part]) for part in expected)
            play.step(actions[number])
        seen, rewards, over = tables.step(actions)
        for number in np.flatnonzero(over).tolist():
            assert rewards[number].tolist() == plays[number].rewards("win")
            plays[number] = tables.plays[number].clone()
            finished += 1
    assert finished >= 3


@pytest.mark.slow
def test_episodes_are_the_same_in_one_process_and_in_two() -> None:
    here, there = (
        list(episodes("ginkgopolis", any_option, range(4), seats=1, engine=engine)) for engine in (None, Processes(2))
    )
    for one, other in zip(here, there, strict=True):
        assert np.array_equal(one.states, other.states)
        assert np.array_equal(one.chosen, other.chosen)
        assert one.actions.tolist() == other.actions.tolist()
        assert one.rewards == other.rewards


def test_an_option_names_its_kind_and_numbers() -> None:
    encoding = encoding_of("ginkgopolis")
    row = dict(zip(encoding.options, encoding.row(Option("move", ("-1,3",))).tolist(), strict=True))
    assert (row["kind move"], row["ids"], row["number 0"], row["number 1"]) == (1.0, 1.0, -1.0, 3.0)
