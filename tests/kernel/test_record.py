"""A record replays bit for bit, and whoever changes it is found out."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from asztal import kernel
from asztal.kernel import record as records
from asztal.kernel import rules as k
from asztal.kernel.chance import commitment, derived_nonce, nonce_hash
from asztal.kernel.record import BadRecord
from asztal.kernel.table import Entry
from tests.kernel.minis import consent, own_pace, toy_euro
from tests.kernel.random_games import recorded


def played(title: k.Title[Any], seed: str = "tea", nonces: Sequence[str] = ()) -> tuple[kernel.Table[Any], list[str]]:
    """A whole random game of two seats with some undos, and its record."""
    header = records.header_for(title, 2, {}, seed, list(nonces))
    table = records.open_table(title, header)
    return table, recorded(table, records.Recorder(header, table), random.Random(seed), 0.2)


TABLE, LINES = played(toy_euro.TITLE)


def replayed(lines: Sequence[str], title: k.Title[Any] = toy_euro.TITLE) -> kernel.Table[Any]:
    *_, table = records.replay(title, records.parse(lines))
    return table


def changed(number: int, **fields: object) -> list[str]:
    """The record with some fields of one line changed."""
    line = msgspec.json.decode(LINES[number])
    assert set(fields) <= set(line)
    return replaced(number, msgspec.json.encode({**line, **fields}).decode())


def replaced(number: int, line: str) -> list[str]:
    """The record with one line replaced."""
    return [*LINES[:number], line, *LINES[number + 1 :]]


def line_where(text: str) -> int:
    return next(number for number, line in enumerate(LINES) if text in line)


def bad(lines: Sequence[str], *keys: str, **args: object) -> None:
    """The record is refused with a message of one of these keys and, among others, these arguments."""
    with pytest.raises(BadRecord) as refused:
        replayed(lines)
    message = refused.value.message
    assert message.key in keys
    assert args.items() <= message.args.items()


# --- what a record is ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", [toy_euro.TITLE, consent.TITLE, own_pace.TITLE], ids=lambda title: title.name)
def test_a_record_replays_to_the_same_state(title: k.Title[Any]) -> None:
    for seed in ("a", "b", "c"):
        table, lines = played(title, seed)
        again = replayed(lines, title)
        assert again.game.state == table.game.state
        assert again.entries == table.entries
        assert records.state_hash(again.game) == records.state_hash(table.game)


def test_a_record_is_read_back_as_it_was_written() -> None:
    record = records.parse(LINES)
    assert record.header == records.header_for(toy_euro.TITLE, 2, {}, "tea")
    assert record.entries == TABLE.entries
    assert any(entry.kind == "undo" for entry in record.entries)
    assert [mark.entries for mark in record.marks] == list(range(20, len(TABLE.entries) + 1, 20))
    assert record.result == records.result_of(TABLE.game)


def test_a_replay_shows_the_table_before_the_first_and_after_every_entry() -> None:
    done = [len(table.entries) for table in records.replay(toy_euro.TITLE, records.parse(LINES))]
    assert done == list(range(len(TABLE.entries) + 1))


def test_a_recorder_writes_each_choice_once_and_a_hash_every_twenty() -> None:
    header = records.header_for(toy_euro.TITLE, 2, {}, "tea")
    table = records.open_table(toy_euro.TITLE, header)
    recorder = records.Recorder(header, table)
    assert list(recorder.lines()) == []
    for number in range(1, records.HASH_EVERY + 1):
        table.apply(min(table.game.decisions), k.Option("choose", ("wood",)))
        lines = list(recorder.lines())
        assert lines[0] == f'["choice",{(number - 1) % 2},"choose wood"]'
        assert len(lines) == (2 if number == records.HASH_EVERY else 1)
        assert list(recorder.lines()) == []


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    table = replayed(LINES[:10])
    assert len(table.entries) == 9
    assert not table.game.over


# --- what is found out -----------------------------------------------------------------------------------------------


CHOICE = line_where('"choice"')
DREW_OTHERWISE = ("record-refused", "record-state", "record-result")


@pytest.mark.parametrize("text", ["choose castle", "sing", "", "choose", "choose --1", "choose ²", "wood choose"])
def test_a_choice_that_is_not_legal_is_found_out(text: str) -> None:
    line = msgspec.json.encode(Entry("choice", 0, text)).decode()
    bad(replaced(CHOICE, line), "record-refused", entry=1, text=text or "choice")


def test_an_entry_of_the_wrong_seat_or_time_is_found_out() -> None:
    bad(replaced(CHOICE, '["choice",1,"choose wood"]'), "record-refused", entry=1, text="choose wood")
    bad(replaced(CHOICE, '["undo",0]'), "record-refused", entry=1, text="undo")
    bad(replaced(CHOICE, '["rewind",-1,"5"]'), "record-refused", entry=1, text="5")


@pytest.mark.parametrize("line", ['["gossip",0,""]', '["gossip",0,"1"]', '["rewind",-1,"soon"]', '["rewind",-1,""]'])
def test_an_entry_that_makes_no_sense_is_found_out(line: str) -> None:
    bad(replaced(3, line), "record-refused", entry=3)


def test_another_legal_choice_is_found_out_by_the_next_hash() -> None:
    number = max(n for n in range(1, 20) if "choose" in LINES[n] and "undo" not in LINES[n + 1])
    seat = msgspec.json.decode(LINES[number])[1]
    other = "stone" if "wood" in LINES[number] else "wood"
    bad(replaced(number, f'["choice",{seat},"choose {other}"]'), "record-refused", "record-state")


def test_a_changed_hash_is_found_out() -> None:
    bad(changed(line_where('"mark"'), state="0" * 32), "record-state", entry=20)
    bad(changed(line_where('"mark"'), state=""), "record-state", entry=20)


def test_a_hash_that_stands_elsewhere_is_found_out() -> None:
    number = line_where('"mark"')
    bad(changed(number, entries=19), "record-mark-place", line=number + 1)
    bad(changed(number, entries=999), "record-mark-place", line=number + 1)


@pytest.mark.parametrize("fields", [{"scores": [999, 0]}, {"winners": [0, 1]}, {"state": "0" * 32}])
def test_a_changed_result_is_found_out(fields: dict[str, object]) -> None:
    assert records.result_of(TABLE.game).winners != [0, 1]
    bad(changed(len(LINES) - 1, **fields), "record-result")


def test_nothing_may_stand_after_the_result() -> None:
    bad([*LINES, LINES[1]], "record-after-result", line=len(LINES) + 1)
    bad([*LINES, LINES[-1]], "record-after-result", line=len(LINES) + 1)


def test_a_result_of_a_game_that_is_not_over_is_found_out() -> None:
    lines = LINES[:10]
    result = records.result_of(replayed(lines).game)
    bad([*lines, msgspec.json.encode(result).decode()], "record-not-over")


def test_a_changed_seed_is_found_out() -> None:
    bad(changed(0, seed="coffee"), "record-seed")
    bad(changed(0, commitment=commitment("coffee")), "record-seed")
    both = changed(0, seed="coffee", commitment=commitment("coffee"))
    bad(both, *DREW_OTHERWISE)


def test_a_record_of_other_rules_is_refused() -> None:
    bad(changed(0, rules=99), "record-rules-version", rules=99, ours=1)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="chess"):
        replayed(changed(0, game="chess"))


@pytest.mark.parametrize("fields", [{"seats": 9}, {"seats": 0}, {"variant": {"map": "moon"}}])
def test_a_record_of_a_table_that_cannot_be_is_refused(fields: dict[str, object]) -> None:
    bad(changed(0, **fields), "record-refused", entry=0)


def test_another_number_of_seats_is_found_out() -> None:
    bad(changed(0, seats=3), "record-refused", "record-state")


def test_an_empty_record_is_refused() -> None:
    bad([], "record-empty")
    bad([""], "record-line", line=1)


@pytest.mark.parametrize(
    "line", ["", "gossip", '{"type":"gossip"}', '{"type":"mark"}', '["choice"]', '["choice","x","y"]', "[", "7", "null"]
)
def test_a_line_that_makes_no_sense_is_named_by_its_number(line: str) -> None:
    bad(replaced(3, line), "record-line", line=4)


def test_a_record_without_its_header_is_refused() -> None:
    bad(LINES[1:], "record-line", line=1)


def test_a_header_with_something_unknown_is_refused() -> None:
    header = msgspec.json.decode(LINES[0])
    with pytest.raises(BadRecord, match="luck"):
        replayed([msgspec.json.encode({**header, "luck": "good"}).decode(), *LINES[1:]])


# --- nonces ----------------------------------------------------------------------------------------------------------


def test_a_record_with_nonces_replays_to_the_same_state() -> None:
    table, lines = played(toy_euro.TITLE, nonces=["n0", "n1"])
    assert records.parse(lines).header.nonces == ["n0", "n1"]
    assert replayed(lines).game.state == table.game.state


def test_nonces_change_what_is_drawn() -> None:
    def third_draw(nonces: list[str]) -> str:
        table = records.open_table(consent.TITLE, records.header_for(consent.TITLE, 2, {}, "tea", nonces))
        for _ in range(3):
            k.draw(table.game, table.game.state.deck, table.game.state.shown, k.EVERYONE)
        return " ".join(table.game.state.shown)

    drawn = [third_draw(nonces) for nonces in ([], ["a", "b"], ["b", "a"], ["a", "c"], ["a", "b"])]
    assert len(set(drawn)) == 4
    assert drawn[1] == drawn[4]


def test_a_changed_nonce_is_found_out() -> None:
    _, lines = played(toy_euro.TITLE, nonces=["n0", "n1"])
    header = msgspec.json.decode(lines[0])
    bad([msgspec.json.encode({**header, "nonces": ["n0", "n2"]}).decode(), *lines[1:]], *DREW_OTHERWISE)


def bound(nonces: Sequence[str], hashes: Sequence[str], people: Sequence[int] = (0,)) -> list[str]:
    """A record of two seats that says who promised what."""
    header = records.header_for(toy_euro.TITLE, 2, {}, "tea", list(nonces))
    header = msgspec.structs.replace(header, people=list(people), hashes=list(hashes))
    table = records.open_table(toy_euro.TITLE, header)
    return [msgspec.json.encode(header).decode(), *records.Recorder(header, table).lines()]


def test_a_nonce_is_the_one_that_was_promised_or_follows_from_the_seed() -> None:
    own, derived = nonce_hash("mine"), [derived_nonce("tea", seat) for seat in (0, 1)]
    header = records.parse(bound(["mine", derived[1]], [own, ""])).header
    assert (header.bound, header.added(0), header.added(1)) == (True, True, False)
    for nonces in (["mine", derived[1]], derived):  # whoever was not there at the start adds none
        replayed(bound(nonces, [own, ""]))
    for nonces, hashes, people in (
        (["other", derived[1]], [own, ""], [0]),
        (["mine", "ground"], [own, ""], [0]),
        (["mine", "ground"], [own, nonce_hash("ground")], [0]),  # a bot promises nothing
        (["mine", derived[1]], ["", ""], [0]),
        (["mine", derived[0]], [own, ""], [0]),
    ):
        with pytest.raises(BadRecord, match="record-nonce"):
            replayed(bound(nonces, hashes, people))
    for nonces, hashes, people in (
        (["mine"], [own], [0]),
        (["mine", derived[1]], [own, ""], [0, 99]),
        (["mine", derived[1]], [own, ""], [-1, 0]),
        (["mine", derived[1]], [own, ""], [0, 0]),
    ):
        with pytest.raises(BadRecord, match="record-nonces"):
            replayed(bound(nonces, hashes, people))
    half = msgspec.structs.replace(header, hashes=msgspec.UNSET)
    with pytest.raises(BadRecord, match="record-nonces"):
        replayed([msgspec.json.encode(half).decode()])


def test_a_record_of_before_is_read_and_not_bound() -> None:
    header = records.parse(played(toy_euro.TITLE, nonces=["n0", "n1"])[1]).header
    assert not header.bound
    assert "people" not in msgspec.to_builtins(header)
