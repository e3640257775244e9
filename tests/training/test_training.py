"""Training keeps games, not features; it may be cut anywhere; what it learned gives the same bits on any machine."""

import base64
import hashlib
import itertools
import json
import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from asztal import registry
from asztal.arena.spread import InThisProcess
from asztal.bots.model import FINE, Learned, Model, champion
from asztal.kernel import Fast, Keyed
from asztal.training import gate, loop
from asztal.training.fitting import LAMBDA, LAST, _Positions, _positions, _Scale, fitted
from asztal.training.games import Kept, Sample, Task, played, rows
from asztal.training.loop import Training, TrainingPlan, TrainingTable, differences
from asztal.training.shards import Shards

GINKGOPOLIS = registry.find("ginkgopolis")
ALONE = GINKGOPOLIS.full_variant(1, {})


def task(turns: int) -> Task:
    return Task("ginkgopolis", "play", 3, 43, ALONE, [""], 12, turns, 0.2)


def made_up(count: int = 40) -> list[list[Sample]]:
    """Games of some positions each, whose end follows from two of three facts."""
    chance = np.random.default_rng(1)
    games = []
    for _ in range(count):
        a, b = chance.random(2).tolist()
        facts = [{"a": a, "b": b, "left": 1 - position / 20} for position in range(20)]
        games.append([Sample(fact, 30 * a - 20 * b, 0) for fact in facts])
    return games


@pytest.fixture(scope="module")
def model() -> Model:
    return fitted(GINKGOPOLIS, made_up(), False)


def test_a_network_learns_what_follows_from_facts(model: Model) -> None:
    assert model.error < 3
    assert model([{"a": 1.0, "b": 0.0, "left": 0.5}])[0] > model([{"a": 0.0, "b": 1.0, "left": 0.5}])[0] + 20


def test_a_later_fit_learns_from_what_is_foretold_of_the_same_seat_soon() -> None:
    """Two seats in turn: the results 8 and 0, and what a fit before foretold of their positions."""
    positions = _Positions(np.zeros((5, 1)), np.array([8.0, 0.0, 8.0, 0.0, 8.0]), np.array([2, 3, 4, LAST, LAST]))
    soon = 1 - LAMBDA
    last_but_one = LAMBDA * 8.0 + soon * 3.0
    assert positions.targets(np.array([9.0, 9.0, 5.0, 7.0, 3.0])) == pytest.approx(
        [LAMBDA * last_but_one + soon * 5.0, LAMBDA * 0.0 + soon * 7.0, last_but_one, 0.0, 8.0]
    )


def test_the_next_position_is_of_the_same_seat_in_the_same_game() -> None:
    games = [[Sample({"left": left}, 0.0, seat) for left, seat in zip((1, 0.6, 0.3, 0), (0, 1, 0, 1), strict=True)]] * 2
    found = _positions(games, _Scale(["left"], np.zeros(1), np.ones(1)), 1.0)
    assert found.following.tolist() == [2, 3, LAST, LAST, 6, 7, LAST, LAST]


def test_sums_are_exact_so_neither_order_nor_batch_changes_a_bit(model: Model) -> None:
    facts = [row.facts for game in made_up(4) for row in game]
    together = model(facts)
    assert together == [model([fact])[0] for fact in facts]
    order = np.random.default_rng(2).permutation(2 * len(model.names))
    seen = model.inputs(facts)
    hidden = np.array(model.data["hidden"]) / 512
    assert ((seen @ hidden) == (seen[:, order] @ hidden[order])).all()
    by_hand = [
        [sum(x * w for x, w in zip(row, column, strict=True)) for column in hidden.T.tolist()] for row in seen.tolist()
    ]
    assert ((seen @ hidden) == np.array(by_hand)).all()
    assert (seen * FINE == np.rint(seen * FINE)).all()


def test_stored_weights_judge_alike_everywhere() -> None:
    """Whole numbers that are written down here: another machine, or another numpy, must give these very bits."""
    count, units = 3, 4
    numbers = itertools.cycle([37, -512, 1021, -3, 256, 77, -700])
    data = {
        "game": "any", "rules": 1, "rivals": False, "names": ["a", "b", "left"], "unit": 17.3, "error": 0.0,
        "mean": [0.1, 2.0, 0.5], "spread": [0.3, 1.7, 0.29], "base": 33,
        "hidden": [[next(numbers) for _ in range(units)] for _ in range(2 * count)],
        "bias": [next(numbers) for _ in range(units)],
        "out": [next(numbers) for _ in range(units)],
        "linear": [next(numbers) for _ in range(2 * count)],
    }  # fmt: skip
    said = Model(data)([{"a": n / 7, "b": n / 3, "left": 1 / (n + 1)} for n in range(20)])
    digest = hashlib.blake2b(b"".join(struct.pack("<d", value) for value in said), digest_size=8).hexdigest()
    assert digest == "f0cf4c0c45ad85ee"


@pytest.mark.parametrize("turns", [0, 3], ids=["planner", "sampler"])
def test_a_game_depends_on_its_task_alone_and_can_be_read_again(turns: int) -> None:
    kept = played(task(turns))
    assert kept == played(task(turns))
    found = list(rows(GINKGOPOLIS, kept))
    game = GINKGOPOLIS.new(1, ALONE, Keyed(43), tells=False)
    for choice in base64.b64decode(kept.choices):
        game.apply_unchecked(0, game.decisions[0].options[choice])
    assert not game.decisions
    assert kept.aims == [GINKGOPOLIS.aim(game.state, 0)]
    assert {row.aim for row in found} == {kept.aims[0]}
    assert len(found) >= game.state.round - 1, "every turn ends in a position"


def test_positions_before_and_after_a_machine_answers_are_read() -> None:
    kept = played(Task("ginkgopolis", "play", 3, 43, ALONE, [""], 12))
    found = [row.facts for row in rows(GINKGOPOLIS, kept)]
    game, begun, asked = GINKGOPOLIS.new(1, ALONE, Keyed(43), tells=False), set[int](), list[dict[str, float]]()
    for choice in base64.b64decode(kept.choices):
        turn = GINKGOPOLIS.turn_number(game.state, 0)
        if turn not in begun:
            begun.add(turn)
            asked.append(GINKGOPOLIS.facts(game.state, 0))
        game.apply_unchecked(0, game.decisions[0].options[choice])
    assert len(asked) > 5
    assert all(facts in found for facts in asked)
    assert len(found) > 1.5 * len(asked), "turns end elsewhere than where the next one begins"


def test_a_finished_game_is_judged_by_its_end_and_a_running_one_by_the_weights(model: Model) -> None:
    game = GINKGOPOLIS.new(1, {}, Fast(1), tells=False)
    running = game.clone(Fast(1))
    while game.decisions:
        game.apply_unchecked(0, game.decisions[0].options[0])
    judged = Learned(GINKGOPOLIS, model)([game, running], 0)
    assert judged == [GINKGOPOLIS.aim(game.state, 0), model([GINKGOPOLIS.facts(running.state, 0)])[0]]


def test_a_line_that_was_cut_short_is_left_out_and_the_next_one_is_whole(tmp_path: Path) -> None:
    shards = Shards(tmp_path)
    one, other = (Kept("play", n, n, {}, 1, "AAAA", [2.0]) for n in range(2))
    shards.keep(0, one)
    with (tmp_path / "games" / "0000.jsonl").open("ab") as file:
        file.write(b'{"kind":"play","num')
    assert list(shards.games(0).values()) == [one]
    shards.keep(0, other)
    assert shards.games(0) == {("play", 0): one, ("play", 1): other}


def test_the_gate_opens_for_what_is_better_and_stays_shut_when_in_doubt() -> None:
    chance = np.random.default_rng(3)
    assert gate.verdict([9.0] * (gate.LEAST - 1), 400) is None
    assert gate.verdict(chance.normal(8, 20, 200).tolist(), 400) is True
    assert gate.verdict(chance.normal(-4, 20, 200).tolist(), 400) is False
    assert gate.verdict([30.0, -27.0] * (gate.LEAST // 2), 400) is None
    assert gate.verdict([30.0, -27.0] * 200, 400) is False


@pytest.mark.slow
def test_a_gate_is_seldom_wrong() -> None:
    def outcome(mean: float, seed: int) -> bool:
        chance, seen = np.random.default_rng(seed), list[float]()
        while (found := gate.verdict(seen, 400)) is None:
            seen += chance.normal(mean, 20, 10).tolist()
        return found

    assert sum(outcome(0.0, seed) for seed in range(100)) <= 10
    assert sum(outcome(3.5, seed) for seed in range(100)) >= 85


def test_a_pair_is_one_deal_alone_and_one_deal_with_the_seats_swapped_against_rivals() -> None:
    def kept(kind: str, number: int, *aims: float) -> Kept:
        return Kept(kind, number, 7, {}, len(aims), "", list(aims))

    alone = [kept("new", 1, 5.0), kept("old", 1, 2.0), kept("new", 0, 1.0), kept("old", 0, 9.0), kept("new", 2, 3.0)]
    assert differences({(each.kind, each.number): each for each in alone}) == [-8.0, 3.0]
    rivals = [kept("new", 0, 6.0, -6.0), kept("old", 0, 2.0, -2.0)]
    assert differences({(each.kind, each.number): each for each in rivals}) == [2.0]
    three = [kept("new", 0, -3.0, -9.0, 3.0), kept("old", 0, -7.0, 2.0, -2.0)]
    assert differences({(each.kind, each.number): each for each in three}) == [(4 + 11) / 4]


@pytest.mark.slow
def test_training_that_is_cut_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "LEAST", 10)
    monkeypatch.setattr(loop, "EVERY", 1)
    monkeypatch.setattr(loop, "UNTAUGHT", (10,))
    plan = TrainingPlan(GINKGOPOLIS, [TrainingTable(1, ALONE)], 12, 10, 4, 10)

    def run(folder: Path, asked: int) -> Shards:
        shards, left = Shards(folder), itertools.count(-asked)
        Training(plan, shards, InThisProcess(), lambda: next(left) >= 0 or bool(shards.log()), lambda line: None).run()
        return shards

    whole = run(tmp_path / "whole", 1000)
    cut = run(tmp_path / "cut", 5)
    assert not cut.log()
    assert len(cut.games(0)) < 12
    for _ in range(8):
        run(tmp_path / "cut", 9)
    assert len(whole.log()) == len(cut.log()) == 1
    assert cut.games(0) == whole.games(0)
    assert cut.candidate(0) == whole.candidate(0)
    assert cut.champion() == whole.champion()


def begun(folder: Path, given: Model, plan: TrainingPlan, teach: Sequence[Kept] = ()) -> Shards:
    """A run after its first iteration, begun with weights and some games of others."""
    shards = Shards(folder)
    shards.begin(given.text())
    shards.learn_from(teach)
    Training(plan, shards, InThisProcess(), lambda: bool(shards.log()), lambda line: None).run()
    return shards


def test_games_of_others_teach_too(tmp_path: Path) -> None:
    given = champion("ginkgopolis", GINKGOPOLIS.rules_version, False)
    assert given is not None
    plan, others = TrainingPlan(GINKGOPOLIS, [TrainingTable(1, ALONE)], 7, 10, 2, 10), [played(task(2))]
    without, taught = begun(tmp_path / "without", given, plan), begun(tmp_path / "taught", given, plan, others)
    assert (without.given(), taught.given()) == ([], others)
    assert without.games(0) == taught.games(0)
    rows_of = [json.loads(shards.candidate(0))["rows"] for shards in (without, taught)]
    assert rows_of[0] < rows_of[1]
    taught.learn_from([])
    assert taught.given() == others


def test_it_begins_with_given_weights_at_tables_of_several_sizes_in_turn(tmp_path: Path) -> None:
    given = champion("ginkgopolis", GINKGOPOLIS.rules_version, True)
    assert given is not None
    tables = [TrainingTable(seats, GINKGOPOLIS.full_variant(seats, {})) for seats in (2, 3)]
    shards = begun(tmp_path, given, TrainingPlan(GINKGOPOLIS, tables, 8, 10, 2, 10))
    games = [shards.games(0)["play", number] for number in range(8)]
    assert [game.seats for game in games] == [2, 3] * 4
    assert Model(json.loads(shards.candidate(0))).rivals
    shards.begin("others")
    assert shards.start() == given.text()
