"""A game that was left, or killed, goes on as if nothing had happened; its file is a record like any other."""

import io
import os
import re
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from asztal import registry
from asztal.bots.standing import made_again
from asztal.cli import main
from asztal.kernel.record import parse
from asztal.terminal.saving import resume
from asztal.text import Problem

COMMAND = Path(sys.executable).with_name("asztal")
PROMPT = "Your choice (? for help): "


class Keys:
    """Somebody who types 1 or 2, by how much the file holds already; after so many keys the input ends."""

    def __init__(self, file: Path, keys: int = 10**6) -> None:
        self._file, self._left = file, keys

    def readline(self) -> str:
        self._left -= 1
        return f"{1 + len(choices_of(self._file)) % 2}\n" if self._left >= 0 else ""


def choices_of(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line.startswith("[")]


def in_parts(file: Path, game: list[str], keys: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play a game to its end, leaving it after every few keys; how often it was gone on with."""
    for number in count():
        command = ["play", "--resume", str(file)] if number else ["play", *game, "--save", str(file)]
        monkeypatch.setattr("sys.stdin", Keys(file, keys))
        assert main(command) == 0
        if '"type":"result"' in file.read_text():
            return number
    raise AssertionError


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("ginkgopolis", "me:Anna,greedy", id="ginkgopolis", marks=pytest.mark.full),
        pytest.param("imperial_miners", "me:Anna,level1", id="imperial_miners"),
        pytest.param("barrage", "me,level2", id="barrage", marks=pytest.mark.full),
        pytest.param("imperial_miners", "me,level3", id="planner", marks=pytest.mark.slow),
        pytest.param("underwater_cities", "me,me:Zoe", id="underwater_cities", marks=pytest.mark.full),
    ],
)
def test_a_game_that_was_left_again_and_again_is_the_one_that_was_not(
    game: str, seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    asked = [game, "--seats", seats, "--seed=5"]
    monkeypatch.setattr("sys.stdin", Keys(whole))
    assert main(["play", *asked, "--save", str(whole)]) == 0
    assert in_parts(parts, asked, 15, monkeypatch) > 1
    assert parts.read_bytes() == whole.read_bytes()
    assert main(["verify", str(parts)]) == main(["replay", str(parts)]) == 0
    assert f"{parts} holds: {game}" in capsys.readouterr().out
    record, title = parse(parts.read_text().splitlines()), registry.find(game)
    for seat, name in enumerate(seats.split(",")):
        if not name.startswith("me"):
            assert all(own == again for own, again in made_again(title, record, seat, name))


class Player:
    """`asztal play` in a process of its own, whose prompts are waited for."""

    def __init__(self, *words: str) -> None:
        env = os.environ | {"ASZTAL_LANG": "en", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [COMMAND, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
        )

    def until_asked(self) -> str:
        shown = b""
        assert self.process.stdout is not None
        while not shown.decode(errors="ignore").endswith(PROMPT):
            letter = self.process.stdout.read(1)
            assert letter, shown.decode()
            shown += letter
        return shown.decode()

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.mark.slow
def test_nothing_but_the_choice_being_typed_is_lost_by_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    player = Player("ginkgopolis", "--seats=me:Anna,greedy", "--seed=3", "--save", str(file))
    player.until_asked()
    for number in range(4):
        player.type("1")
        shown = player.until_asked()
        player.kill()
        made = choices_of(file)
        if number % 2:  # and the last line was torn
            with file.open("ab") as opened:
                opened.write(b'["choice",0,"card')
        player = Player("--resume", str(file))
        assert player.until_asked().splitlines()[-5:] == shown.splitlines()[-5:]
        assert choices_of(file) == made
    player.kill()
    assert sum('["choice",0' in line for line in choices_of(file)) == 4
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("sign", ["\u2028", "\x85", "\ud800"], ids=["line", "next", "half"])
def test_a_name_with_a_strange_sign_in_it_makes_no_file_unreadable(
    sign: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    monkeypatch.setattr("sys.stdin", Keys(file, 1))
    assert main(["play", "imperial_miners", f"--seats=me:An{sign}na,greedy", "--save", str(file)]) == 0
    saving, _ = resume(file)
    saving.close()
    assert saving.game.seats == ["me:Anna", "greedy"]


@pytest.mark.slow
def test_two_cannot_play_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = Player("ginkgopolis", "--save", str(file))
    first.until_asked()
    again = Player("--resume", str(file))
    _, error = again.process.communicate()
    assert (again.process.returncode, error.decode()) == (2, f"Somebody plays the game in {file} at the moment.\n")
    first.kill()


def left(file: Path, monkeypatch: pytest.MonkeyPatch, keys: int = 4) -> None:
    """A game that was left after a few choices."""
    monkeypatch.setattr("sys.stdin", Keys(file, keys))
    assert main(["play", "ginkgopolis", "--seats=me:Anna,greedy", "--seed=873214", "--save", str(file)]) == 0


def test_leaving_says_how_to_go_on_and_not_what_is_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "the game.jsonl"
    left(file, monkeypatch)
    shown = capsys.readouterr().out
    assert shown.endswith(f"To go on: asztal play --resume '{file}'\n")
    assert "873214" in file.read_text()
    assert "873214" not in shown


def test_without_a_name_the_file_lies_in_the_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for keys in ("", "1\n1\n", "1\n"):  # where nothing was chosen, nothing is kept
        monkeypatch.setattr("sys.stdin", io.StringIO(keys))
        assert main(["play", "ginkgopolis", "--seats=me,random", f"--seed={len(keys)}"]) == 0
    assert len(list((tmp_path / "asztal" / "games").iterdir())) == 2
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--resume"]) == main(["play", "ginkgopolis", "--resume"]) == 0
    assert "Do you lay a tile on your card?" in capsys.readouterr().out  # the last one
    assert main(["play", "barrage", "--resume"]) == 2
    assert capsys.readouterr().err == f"There is no saved game to go on with in {tmp_path}/asztal/games.\n"
    assert main(["play", "--resume", "--seed=1"]) == 2


def test_a_game_that_cannot_be_saved_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "asztal").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\ny\n"))
    assert main(["play", "ginkgopolis", "--seats=me,random"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("From here on the game is not saved: ")
    assert "Leave the game? It is not saved." in shown
    assert main(["play", "ginkgopolis", "--save", str(tmp_path / "asztal" / "game")]) == 2
    assert capsys.readouterr().err.startswith("The game cannot be saved in ")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("", ""), "exists already"),
        ((',"seating":["me:Anna","greedy"]', ""), "does not say who plays"),
        (('["choice",0,', '["choice",1,'), r"does not hold: .*\d"),
        (('"seats":2', '"seats":9'), "does not hold"),
        (('["me:Anna","greedy"]', '["me:Anna"]'), "does not name somebody for each seat"),
        (('["me:Anna","greedy"]', '["me:Anna","nobody"]'), '"nobody"'),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused_in_a_sentence(
    changed: tuple[str, str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "game.jsonl"
    left(file, monkeypatch)
    file.write_text(file.read_text().replace(*changed, 1))
    capsys.readouterr()
    command = ["--resume", str(file)] if changed[0] else ["ginkgopolis", "--save", str(file)]
    assert main(["play", *command]) in (1, 2)
    error = capsys.readouterr().err
    assert re.search(said, error), error
    assert error.count("\n") == 1


def by_other_rules(file: Path) -> None:
    file.write_text(file.read_text().replace('"rules":1,"engine":"', '"rules":99,"engine":"0.1 not '))


def test_other_rules_that_lead_to_the_same_position_go_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    left(file, monkeypatch)
    by_other_rules(file)
    made = len(choices_of(file))
    monkeypatch.setattr("sys.stdin", io.StringIO("u\n1\n"))
    capsys.readouterr()
    assert main(["play", "--resume", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Up to here the game was played by other rules; rules version 1 leads to the same position")
    assert "There is nothing to take back." in shown
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3))
    assert main(["play", "--resume", str(file)]) == 0
    assert "by other rules" not in capsys.readouterr().out
    record = parse(file.read_text().splitlines())
    assert [(each.entries, each.rules) for each in record.segments] == [(0, 99), (made, 1)]
    assert main(["verify", str(file)]) == 1  # the first part needs the other rules
    assert f"entries {made + 1} to {len(record.entries)} hold" in capsys.readouterr().out


def test_other_rules_that_lead_elsewhere_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    left(file, monkeypatch)
    by_other_rules(file)
    file.write_text(re.sub(r'"state":"\w+', '"state":"other', file.read_text()))
    with pytest.raises(Problem, match=r"rules version 99 of Asztal 0\.1 .* installed version 1 does not lead"):
        resume(file)


def test_people_who_play_on_from_a_record_can_save_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    left(file, monkeypatch)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["fork", str(file), "--step=2", "--seats=me,greedy"]) == 0
    [saved] = (tmp_path / "asztal" / "games").iterdir()
    monkeypatch.setattr("sys.stdin", Keys(saved))
    capsys.readouterr()
    assert main(["play", "--resume"]) == main(["verify", str(saved)]) == 0
    assert "The same deal again" not in capsys.readouterr().out
