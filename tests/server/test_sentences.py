"""The server's own sentences about a game."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from asztal import registry
from asztal.games.ginkgopolis import TITLE
from asztal.kernel import Title, observe
from asztal.server.tables.live.cache import Warm
from asztal.server.tables.play.remembered import MOVES, SAID, Remembered
from asztal.server.tables.play.sentences import Voice
from asztal.server.wire.client_messages import WhyNot
from asztal.testkit.walk import Setting, Walk
from asztal.text.wording import wording_of

OWN = [title for title in registry.titles().values() if title.finished]


def test_how_a_game_alone_ended_is_said_when_it_is_over() -> None:
    walk, voice = Walk(Setting(TITLE, 1, TITLE.full_variant(1, {})), seed=5), Voice(TITLE, "de", ["Anna"])
    for _ in walk.steps():
        assert voice.ending(walk.game) == ""
    assert voice.ending(walk.game).startswith("Hal besiegt Anna mit ")


def test_of_several_players_the_winners_are_all_there_is() -> None:
    walk, voice = Walk(Setting(TITLE, 2, TITLE.full_variant(2, {})), seed=5), Voice(TITLE, "de", ["Anna", "Béla"])
    for _ in walk.steps():
        pass
    assert voice.ending(walk.game) == ""


def test_a_winner_without_a_seat_is_named() -> None:
    title = registry.find("barrage")
    walk, voice = Walk(Setting(title, 1, title.full_variant(1, {})), seed=5), Voice(title, "de", ["Anna"])
    for _ in walk.steps():
        assert voice.ending(walk.game) == ""
    assert title.winners(walk.game.state) == [1]
    assert voice.ending(walk.game) == "Automa 1 gewinnt."


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_every_line_of_the_log_points_at_the_events_that_it_tells(title: Title[Any], seats: int) -> None:
    """Also where one message holds several moves, and where a choice is followed by what an Automa does."""
    walk = Walk(Setting(title, seats, title.full_variant(seats, {})), seed=3)
    voice, since, lines = Voice(title, "en", ["Anna", "Béla", "Cili"][:seats]), 0, 0
    for number, _ in enumerate(walk.steps()):
        if number % 3:
            continue
        moves = walk.table.heard(0, since)
        since, events = len(walk.game.events or ()), [event for move in moves for event in move]
        for line in voice.log(moves):
            assert 0 <= line.start < line.end <= len(events)
            told = [msgspec.to_builtins(event) for event in events[line.start : line.end]]
            assert line.seat is None or line.seat in [event.get("seat") for event in told]
            assert all(f'"{found}"' in msgspec.json.encode(told).decode() for found in line.targets)
            lines += 1
    assert lines > 20


def test_a_refusal_for_the_price_says_what_is_missing() -> None:
    title = registry.find("barrage")
    walk, voice = Walk(Setting(title, 2, title.full_variant(2, {})), seed=3), Voice(title, "en", ["Anna", "Béla"])
    warm, told = Warm("x"), Counter[str]()
    warm.table = walk.table
    for seat in walk.steps():
        top = walk.game.stack[-1]
        for option in title.book[top.at].candidates(walk.game, top):
            answer = voice.because(warm, seat, WhyNot("1", option=str(option)))
            for said, count in zip(answer.missing, answer.costs.values(), strict=True):
                assert said.startswith(f"{count} ")
            if answer.costs:
                told[answer.key] += 1
                assert not answer.allowed
                there = voice.because(warm, seat, WhyNot("2", target=str(option.ids[0])))
                assert there.key != answer.key or there.costs
        assert voice.because(warm, 1 - seat, WhyNot("3", option="bank 1")).costs == {}  # who is not asked
        if told.total() > 50:
            break
    assert len(told) > 1


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_tables_share_sentences_but_no_names(title: Title[Any]) -> None:
    SAID.clear()
    MOVES.clear()
    walk = Walk(Setting(title, 3, title.full_variant(3, {})), seed=3)
    names = ["Anna", "Béla", "Cili"], ["Xaver", "Yvette", "Zoltán"]
    voices, told, asked = [Voice(title, "en", each) for each in names], 0, 0
    for _, seat in zip(range(60), walk.steps(), strict=False):
        moves = walk.table.heard(seat, told)
        told = len(walk.game.events or ())
        lines = [[line.text for line in voice.log(moves)] for voice in voices]
        questions = [voice.asked("q", observe(walk.game, seat)) for voice in voices]
        said = [
            msgspec.json.encode([*line, question]).decode() for line, question in zip(lines, questions, strict=True)
        ]
        for number, mine in enumerate(names):
            fresh = wording_of(title, "en", mine)
            assert lines[number] == [line.text for move in moves for line in fresh.told(move)]
            assert not any(name in said[number] for name in names[1 - number])
        asked += sum(question is not None for question in questions)
    kept = len(SAID)
    assert asked > 60
    assert len(MOVES) > 20
    again, other = Walk(Setting(title, 3, title.full_variant(3, {})), seed=3), Voice(title, "en", ["P", "Q", "R"])
    for _, seat in zip(range(60), again.steps(), strict=False):
        other.asked("q", observe(again.game, seat))
    assert len(SAID) - kept < kept / 10  # nearly all were there


def test_what_nobody_says_any_more_is_forgotten() -> None:
    kept: Remembered[str] = Remembered(100)
    for number in range(1000):
        kept.put(b"%d" % number, "said")
        assert kept.get(b"0") == "said"  # it is said again and again
        assert len(kept) <= 100
    assert kept.get(b"500") is None
    assert kept.get(b"990") == "said"
