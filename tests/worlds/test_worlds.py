"""Worlds: equal choices give equal games, nothing else decides, and a forged entry is found."""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from itertools import count
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.arena.spread import Engine, InThisProcess, OnRay, Processes
from asztal.arena.ways import PlayedBy, differing, played
from asztal.bots import Memory, make_bot
from asztal.cli import main
from asztal.kernel import Decision, Observation, Option, Refused, Title, observe
from asztal.text import Problem
from asztal.worlds.comparing import NO_PLACE, Followed, alone_after, crossings, deeds_by_turn, follow, places, tree
from asztal.worlds.entry import WorldEntry
from asztal.worlds.session import LeftGame, WorldSession, play, thought
from asztal.worlds.verifying import BadEntry, check_bots, check_rules, drawn, missed
from asztal.worlds.world import KeyedWorld, make, playable, read

GAMES = ["barrage", "ginkgopolis", "imperial_miners", "underwater_cities"]
KEY = "a key of ours"


@cache
def world(game: str, bots: tuple[str, ...] = ("level2", "", "level1")) -> KeyedWorld:
    return make(registry.find(game), bots, key=KEY)


@cache
def entry(game: str, seed: int = 0, bot: str = "level1") -> WorldEntry:
    return play(world(game), bot, seed)


# --- what a world is --------------------------------------------------------------------------------------------------


def test_the_id_of_a_world_changes_with_all_that_decides_it_and_its_file_is_read_back() -> None:
    title = registry.find("ginkgopolis")
    made = make(title, ["", "level2"])
    others = [make(title, ["", "level2"]), make(title, ["level2", ""]), make(title, ["", "level3"])]
    assert len({made.world.id, *(other.world.id for other in others)}) == 4
    assert read(msgspec.json.encode(made).decode()) == made
    assert read(made.world.written.decode()) == made.world
    assert made.key.encode() not in made.world.written
    assert made.world.leaves == [0, 0]
    assert others[2].world.leaves == [0, 12]


def test_a_world_with_another_key_two_people_or_an_unknown_bot_is_none() -> None:
    title = registry.find("ginkgopolis")
    made = make(title, ["", "level2"])
    with pytest.raises(Problem, match="key"):
        read(msgspec.json.encode(KeyedWorld(made.world, "another")).decode())
    with pytest.raises(Problem, match="one person"):
        make(title, ["", ""])
    with pytest.raises(Problem, match="nobody"):
        make(title, ["", "nobody"])
    with pytest.raises(Problem, match="not a world"):
        read("{}")


@pytest.mark.parametrize("changed", [{"engine": "0"}, {"weights": "0"}, {"rules": 99}, {"leaves": [5, 0, 0]}])
def test_what_was_made_with_another_engine_is_neither_played_nor_checked(changed: dict[str, Any]) -> None:
    made = world("ginkgopolis")
    assert playable(made.world)
    other = KeyedWorld(msgspec.structs.replace(made.world, **changed), KEY)
    assert not playable(other.world)
    with pytest.raises(BadEntry, match="engine"):
        check_rules(other, msgspec.structs.replace(entry("ginkgopolis"), world=other.world.id))


# --- equal choices are equal games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_bots_answer_first_by_seat_and_the_game_follows_from_the_own_choices(game: str) -> None:
    made, told = world(game), entry(game)
    assert check_rules(made, told).over
    assert check_bots(made, told).over
    assert len(told.choices) < len(told.log)
    session = WorldSession(made)
    for option in told.choices:
        assert list(session.game.decisions) == [1], "all bots have answered"
        session.choose(option)
    assert session.entry() == told


@pytest.mark.parametrize("game", GAMES)
def test_choices_that_were_taken_back_make_no_difference(game: str) -> None:
    made, chance, undone = world(game, ("level3", "", "level3")), random.Random(5), 0
    plain, tried = WorldSession(made), WorldSession(made)
    player = make_bot("level1", plain.title, 7)
    for _ in range(40):
        if not plain.game.decisions:
            break
        decision = plain.game.decisions[1]
        for _ in range(2):
            tried.table.apply(1, chance.choice(decision.options))
            if tried.table.why_not_undo(1) is None:
                tried.table.undo(1)
                undone += 1
            else:
                tried = WorldSession(made, msgspec.json.decode(msgspec.json.encode(plain.left()), type=LeftGame))
        option = player.choose(decision, partial(observe, plain.game, 1))
        plain.choose(option)
        tried.choose(option)
    assert undone > 5
    assert plain.entry().written == tried.entry().written


@pytest.mark.parametrize("game", GAMES)
def test_once_bots_have_answered_nothing_can_be_taken_back(game: str) -> None:
    """Otherwise a person could try what bots answer to, and choose then."""
    session = WorldSession(world(game))
    player, answered = make_bot("level1", session.title, 3), 0
    while session.game.decisions:
        before = len(session.log)
        session.choose(player.choose(session.game.decisions[1], partial(observe, session.game, 1)))
        if len(session.log) > before + 1 and session.game.decisions:
            answered += 1
            with pytest.raises(Refused):
                session.table.undo(1)
    assert answered > 5


class Failing:
    """Thinks as usual, but every other thought fails."""

    def __init__(self) -> None:
        self.failed = 0

    def __call__(
        self, name: str, title: Title[Any], memory: Memory, decision: Decision, seen: Callable[[], Observation[Any]]
    ) -> tuple[Option, bytes]:
        self.failed += 1
        if self.failed % 2:
            raise MemoryError
        return thought(name, title, memory, decision, seen)


def test_a_thought_that_fails_is_thought_again() -> None:
    failing = Failing()
    assert played(failing, 0, PlayedBy(world("ginkgopolis"), "level1", 0)) == entry("ginkgopolis").written
    assert failing.failed > 50

    def never(*_: Any) -> tuple[Option, bytes]:
        raise MemoryError

    with pytest.raises(MemoryError):
        WorldSession(world("ginkgopolis"), think=never)


# --- every way is the same --------------------------------------------------------------------------------------------


def hurried(
    name: str, title: Title[Any], memory: Memory, decision: Decision, seen: Callable[[], Observation[Any]]
) -> tuple[Option, bytes]:
    """A planted fault: a bot that looks at a clock."""
    if time.monotonic_ns() // 1000 % 50 == 0:
        return decision.options[-1], b""
    return thought(name, title, memory, decision, seen)


def several(game: str, bots: tuple[str, ...] = ("level3", "", "level2")) -> list[PlayedBy]:
    return [PlayedBy(world(game, bots), f"level{1 + seed % 2}", seed) for seed in range(3)]


@pytest.mark.parametrize("game", ["ginkgopolis", "imperial_miners"])
def test_one_process_and_restarts_give_the_same_bytes(game: str) -> None:
    assert list(differing(several(game)[:1], {"one": InThisProcess()})) == []


def test_a_clock_that_decides_is_found() -> None:
    entries = several("ginkgopolis", ("level2", "", "level2"))
    assert list(differing(entries, {"one": InThisProcess(), "again": InThisProcess()}, hurried))


THOUGHTS, AWAKE = count(), 50


def tired(
    name: str, title: Title[Any], memory: Memory, decision: Decision, seen: Callable[[], Observation[Any]]
) -> tuple[Option, bytes]:
    """A planted fault: what a bot chooses depends on how much its process has thought before."""
    if next(THOUGHTS) >= AWAKE:
        return decision.options[-1], b""
    return thought(name, title, memory, decision, seen)


def test_a_process_that_decides_is_found() -> None:
    entries = several("ginkgopolis", ("level2", "", "level2"))
    assert list(differing(entries, {"one": InThisProcess(), "again": InThisProcess()}, tired))


def test_a_mind_that_is_lost_when_a_game_is_taken_up_again_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorldSession, "left", lambda session: LeftGame(session.log, {}))
    entry = PlayedBy(world("imperial_miners", ("level2", "")), "level1", 1)
    assert list(differing([entry], {"one": InThisProcess()}, restarts=1)) == [("restarts", 0)]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_two_processes_and_ray_give_the_same_bytes() -> None:
    pytest.importorskip("ray")
    ways: dict[str, Engine] = {"one": InThisProcess(), "two": Processes(2), "ray": OnRay()}
    assert list(differing(several("ginkgopolis"), ways)) == []


# --- checking ---------------------------------------------------------------------------------------------------------


def forged(made: KeyedWorld) -> WorldEntry:
    """An entry in which bots chose what suits the forger."""

    def obliging(
        name: str, title: Title[Any], memory: Memory, decision: Decision, seen: Callable[[], Observation[Any]]
    ) -> tuple[Option, bytes]:
        return decision.options[-1], b""

    session = WorldSession(made, think=obliging)
    while session.game.decisions:
        session.choose(session.game.decisions[1].options[0])
    return session.entry()


def test_a_log_in_which_bots_oblige_follows_the_rules_and_is_found_by_thinking_again() -> None:
    made = world("ginkgopolis")
    bad = forged(made)
    assert check_rules(made, bad).over
    with pytest.raises(BadEntry, match="entry-bot"):
        check_bots(made, bad)


def test_an_entry_that_is_not_what_happened_is_refused() -> None:
    made, told = world("ginkgopolis"), entry("ginkgopolis")
    replace = msgspec.structs.replace
    assert told.result is not None
    number = next(n for n, (one, two) in enumerate(zip(told.log, told.log[1:], strict=False)) if one[0] != two[0])
    swapped = [*told.log[:number], told.log[number + 1], told.log[number], *told.log[number + 2 :]]
    wrong = {
        "entry-other-world": replace(told, world="0"),
        "entry-choices": replace(told, choices=told.choices[:-1]),
        "entry-order": replace(told, log=swapped, choices=[text for seat, text in swapped if seat == 1]),
        "entry-result": replace(told, result=replace(told.result, scores=[99, 99, 99])),
    }
    for reason, bad in wrong.items():
        with pytest.raises(BadEntry, match=reason):
            check_rules(made, bad)
    with pytest.raises(BadEntry, match="entry-result"):
        check_rules(made, replace(told, result=None))
    last = replace(told, choices=[*told.choices[:-1], "fly away"], log=[*told.log])
    last.log[max(n for n, (seat, _) in enumerate(last.log) if seat == 1)] = (1, "fly away")
    with pytest.raises(BadEntry, match="entry-refused"):
        check_rules(made, last)


def test_the_chance_that_a_forged_entry_is_missed_is_what_drawing_shows() -> None:
    assert missed(1000, 1, 20) == pytest.approx(0.98)
    assert missed(1000, 100, 20) == pytest.approx(0.119, abs=0.001)
    assert missed(20, 1, 20) == 0.0
    assert missed(5, 0, 20) == 1.0
    chance, bad = random.Random(1), set(range(3))
    seen = sum(not bad & set(drawn(range(30), 5, chance)) for _ in range(4000)) / 4000
    assert seen == pytest.approx(missed(30, 3, 5), abs=0.03)
    assert len({tuple(drawn(range(1000), 5)) for _ in range(20)}) == 20, "nobody foresees it"


# --- comparing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_is_followed_turn_by_turn_and_round_by_round(game: str) -> None:
    told = entry(game)
    followed = follow(world(game), told)
    title, ended = registry.find(game), check_rules(world(game), told).state
    assert followed.over
    assert (followed.place, followed.score) == (title.places(ended)[1], title.score(ended, 1))
    assert sum(followed.rounds[-1].points.values()) == followed.score
    firsts = [turn.first for turn in followed.turns]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    rounds = [each.round for each in followed.rounds]
    assert rounds == sorted(set(rounds))
    assert sum(bool(turn.deeds) for turn in followed.turns) > 0.8 * len(followed.turns)


def line(*choices: str, merit: tuple[float, ...] = (), over: bool = True) -> Followed:
    return Followed(list(choices), over, 1, 0, merit, [], [])


def test_places_are_as_the_rules_have_them_and_who_left_has_none() -> None:
    won, tied, lost = (-1.0, 80.0, 2.0), (-1.0, 80.0, 2.0), (-2.0, 95.0, 0.0)
    entries = [line(merit=lost), line(merit=won), line(merit=tied), line(merit=won, over=False)]
    assert places(entries) == [3, 1, 1, 0]


def test_alone_who_won_comes_before_who_lost_whatever_the_points() -> None:
    made = make(registry.find("underwater_cities"), [""], key=KEY)
    found = [follow(made, play(made, "level1", seed)) for seed in range(2)]
    assert all(each.merit[0] in (-1.0, NO_PLACE) for each in found)
    assert [msgspec.json.decode(msgspec.json.encode(each), type=Followed) for each in found] == found  # as it is stored


def test_a_world_names_the_positions_that_its_bots_judge() -> None:
    title = registry.find("imperial_miners")
    assert make(title, ["", "level5", "level5", "level5"], key=KEY).world.leaves == [0, 106, 106, 106]
    assert make(title, ["", "level5"], key=KEY).world.leaves == [0, 320]


def test_the_tree_is_exact_while_lines_are_the_same_and_says_where_one_left_the_others() -> None:
    lines = [["a", "b", "c"], ["a", "b", "d"], ["a", "x", "c"], ["q"]]
    met = crossings(lines, lines[0])
    assert [(each.together, each.taken, each.own) for each in met] == [
        (4, {"a": 3, "q": 1}, "a"),
        (3, {"b": 2, "x": 1}, "b"),
        (2, {"c": 1, "d": 1}, "c"),
    ]
    assert crossings(lines, lines[3])[-1].taken == {"a": 3, "q": 1}
    grown = msgspec.to_builtins(tree(lines))
    assert grown[0]["options"] == ["a"]
    assert [(each["options"], each["count"]) for each in grown[0]["branches"]] == [(["b"], 2), (["x"], 1)]
    assert [(each["options"], each["count"]) for each in tree_of_equals()] == [(["a", "b"], 2)]


def tree_of_equals() -> list[dict[str, Any]]:
    grown: list[dict[str, Any]] = msgspec.to_builtins(tree([["a", "b"], ["a", "b"]]))
    return grown


def test_lines_part_and_are_then_compared_by_what_is_alike() -> None:
    made = world("ginkgopolis")
    found = [follow(made, entry("ginkgopolis", seed)) for seed in range(4)]
    assert alone_after(found, 0) == 0.0
    assert alone_after(found, 99) == 1.0
    assert deeds_by_turn(found)[0]["revealed"] == 4


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_world_in_a_file_is_made_played_and_verified(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["world", "make", "ginkgopolis", "--seats", "me,level2"]) == 0
    file, one, bad = (str(tmp_path / name) for name in ("w.json", "one.json", "bad.json"))
    text = capsys.readouterr().out
    (tmp_path / "w.json").write_text(text)
    assert main(["world", "play", file, "--bot", "level1", "--out", one]) == 0
    assert "unwatched" in capsys.readouterr().err
    assert main(["world", "verify", file, one]) == 0
    said = capsys.readouterr().out
    assert "(unwatched)" in said
    assert "for 1 entry" in said
    told = json.loads((tmp_path / "one.json").read_text())
    told["choices"].append("pass")
    (tmp_path / "bad.json").write_text(json.dumps(told))
    assert main(["world", "verify", file, one, bad]) == 1
    assert "bad.json does not hold" in capsys.readouterr().err
    (tmp_path / "w.json").write_text(json.dumps(json.loads(text)["world"]))
    assert main(["world", "play", file, "--bot", "level1"]) == 2
    assert "no key" in capsys.readouterr().err


def test_a_person_plays_a_world_at_the_keyboard_and_may_leave(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = world("ginkgopolis", ("level2", ""))
    (tmp_path / "w.json").write_bytes(msgspec.json.encode(made))
    typed = tmp_path / "typed"
    typed.write_text("1\n1\nu\n1\n1\n")
    with typed.open() as keys:
        monkeypatch.setattr(sys, "stdin", keys)
        assert main(["world", "play", str(tmp_path / "w.json"), "--plain", "--out", str(tmp_path / "e.json")]) == 0
    told = msgspec.json.decode((tmp_path / "e.json").read_bytes(), type=WorldEntry)
    assert told.result is None
    assert told.choices
    assert check_bots(made, told)
    capsys.readouterr()
    assert main(["world", "verify", str(tmp_path / "w.json"), str(tmp_path / "e.json")]) == 0
    assert "no place" in capsys.readouterr().out
