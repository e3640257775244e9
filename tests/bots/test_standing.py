"""What a bot at a table takes to its next choice follows from the committed seed and the log, and from nothing else."""

from functools import partial
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.bots import Remembering, resume_bot
from asztal.bots.standing import made_again, standing_of
from asztal.kernel import Table, observe
from asztal.kernel.chance import bot_seed, commitment, derived_nonce, mixed_seed
from asztal.kernel.record import (
    Header,
    Mark,
    Recorder,
    Segment,
    header_for,
    open_table,
    parse,
    reopened,
    state_bytes,
    state_hash,
)

SECRET = "a secret seed"


def header(game: str, seats: int, seed: str = SECRET) -> Header:
    title = registry.find(game)
    return header_for(title, seats, {}, seed, [derived_nonce(seed, seat) for seat in range(seats)])


def begun(game: str, seats: int) -> tuple[Table[Any], Header]:
    made = header(game, seats)
    return open_table(registry.find(game), made), made


def choose(table: Table[Any], seat: int) -> None:
    table.apply(seat, table.game.decisions[seat].options[0])


def test_only_the_choices_of_the_own_seat_that_stand_are_counted() -> None:
    """In a sealed choice nobody may know how many others have made, and which of two bots is faster decides nothing."""
    table, made = begun("ginkgopolis", 3)
    before = standing_of(table, made, 1)
    choose(table, 0)
    choose(table, 2)
    assert standing_of(table, made, 1) == before
    choose(table, 1)
    assert standing_of(table, made, 1) == (before.seed, 1, 3)


def turn_of_several_steps() -> tuple[Table[Any], Header]:
    """A table whose only seat has made two choices in a row that it can take back."""
    table, made = begun("barrage", 1)
    while len(table.undoable(0)) < 2:
        choose(table, 0)
    return table, made


def test_undo_leaves_the_choices_that_remain_and_what_the_last_of_them_left_in_mind() -> None:
    table, made = turn_of_several_steps()
    seed, choices, last = standing_of(table, made, 0)
    assert last == len(table.entries)
    table.undo(0)
    assert standing_of(table, made, 0) == (seed, choices - 1, last - 1)
    choose(table, 0)
    assert standing_of(table, made, 0) == (seed, choices, len(table.entries))


def test_going_back_leaves_nothing_in_mind_and_gives_another_seed() -> None:
    """As the draws are others after it: whoever has seen what a bot chose does not know what it chooses now."""
    table, made = turn_of_several_steps()
    seed, choices, _ = standing_of(table, made, 0)
    table.rewind(choices - 1, {0})
    now = standing_of(table, made, 0)
    assert (now.choices, now.last) == (choices - 1, 0)
    assert now.seed != seed


def test_what_others_take_back_in_secret_changes_nothing() -> None:
    table, made = begun("ginkgopolis", 3)
    choose(table, 1)
    before = standing_of(table, made, 1)
    assert before.last == 1
    choose(table, 0)
    table.undo(0)
    assert standing_of(table, made, 1) == before


def test_after_going_back_the_next_choice_is_what_one_goes_on_from() -> None:
    table, made = turn_of_several_steps()
    table.rewind(1, {0})
    choose(table, 0)
    assert standing_of(table, made, 0).last == len(table.entries)


def test_with_other_rules_nothing_of_before_is_in_mind() -> None:
    table, made = turn_of_several_steps()
    seed, choices, last = standing_of(table, made, 0, 50)
    assert (choices, last) == (50 + len(table.moments), 50 + len(table.entries))
    went_on = Table(table.game)
    assert standing_of(went_on, made, 0, 50) == (seed, 50, 0)


def test_seat_secret_and_nonces_give_another_seed() -> None:
    table, made = begun("ginkgopolis", 2)
    seeds = {standing_of(table, made, seat).seed for seat in (0, 1)}
    seeds.add(standing_of(table, header("ginkgopolis", 2, "another"), 0).seed)
    seeds.add(standing_of(table, header_for(table.game.title, 2, {}, SECRET, ["mine", "yours"]), 0).seed)
    keys: list[str | bytes] = [commitment(SECRET), *made.nonces, mixed_seed("", made.nonces)]
    seeds |= {bot_seed(key, 0, 0) for key in keys}
    assert len(seeds) == 4 + 4
    assert all(seed.bit_length() > 64 for seed in seeds)


@pytest.mark.parametrize("bot", ["level3", "random"])
def test_a_finished_game_is_played_again_from_its_record(bot: str) -> None:
    title = registry.find("ginkgopolis")
    made = header("ginkgopolis", 1)
    table = open_table(title, made)
    recorder = Recorder(made, table)
    lines = [recorder.start()]
    while not table.game.over:
        choose(table, 0)
        lines += recorder.lines()
    record = parse([*lines, recorder.end()])
    pairs = list(made_again(title, record, 0, bot))
    assert [made for made, _ in pairs] == [entry.text for entry in record.entries]
    assert any(made != option for made, option in pairs), "whoever played the first option was no such bot"


def test_the_bots_of_a_game_that_went_on_with_other_rules_are_played_again() -> None:
    """From the segment line on, what a bot stands at is counted as the server counts it: nothing is in mind there."""
    title, bot = registry.find("barrage"), "level3"
    made = header("barrage", 1)
    table, start, minds = open_table(title, made), 0, dict[int, bytes]()
    lines: list[Any] = [made, Segment(0, title.rules_version, "")]
    for number in range(1, 25):
        standing = standing_of(table, made, 0, start)
        player = resume_bot(bot, title, standing.memory(minds.get(standing.last, b"")))
        assert isinstance(player, Remembering)
        table.apply(0, player.choose(table.game.decisions[0], partial(observe, table.game, 0)))
        minds[number] = player.memory.mind
        lines.append(table.entries[-1])
        if not start and number > 10 and minds[number]:
            start, state = number, table.game.state.to_data()
            lines += [Mark(number, state_hash(table.game)), Segment(number, title.rules_version, "", state)]
            table = reopened(title, made, state_bytes(table.game))
    record = parse([msgspec.json.encode(line).decode() for line in lines])
    assert start
    assert all(made == option for made, option in made_again(title, record, 0, bot))
