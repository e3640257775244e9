"""`asztal analyse`: the same bytes in one process and in two, and after a run was cut off; errors say what to do."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from asztal import registry
from asztal.analysis import Cost, Depth, Weighed
from asztal.arena import Seating
from asztal.cli import main
from asztal.commands.parts import PartsFile, PartsHeading
from asztal.kernel.record import Recorder, header_for, open_table
from asztal.text import Problem

BUDGET = ["--leaves", "100", "--pairs", "2"]
HEADING = PartsHeading("record", "engine", "weights", Depth())


def record_in(folder: Path, game: str = "ginkgopolis", seats: int = 1) -> Path:
    """A game of bots that need no time, in a file."""
    title = registry.find(game)
    header = header_for(title, seats, {}, "analysed")
    table = open_table(title, header)
    recorder = Recorder(header, table)
    seating = Seating(table.game, ["level2"] * seats, 1)
    while table.game.decisions:
        table.apply(*seating.next())
    file = folder / f"{game}.jsonl"
    file.write_text("\n".join([recorder.start(), *recorder.lines(), recorder.end()]) + "\n")
    return file


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return record_in(tmp_path_factory.mktemp("record"))


@pytest.fixture(scope="module")
def whole(record: Path, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """All parts, made in one go in one process."""
    parts = tmp_path_factory.mktemp("whole") / "parts"
    assert main(["analyse", str(record), "--deep", "--out", str(parts), *BUDGET]) == 0
    return parts.read_bytes()


def weighed(leg: int) -> Weighed:
    return Weighed(leg, Cost(0.5, 0.1, 0.9, True), [], 2, 10)


# --- the file ---------------------------------------------------------------------------------------------------------


def test_parts_are_read_back_and_a_line_that_was_cut_off_goes(tmp_path: Path) -> None:
    file = tmp_path / "parts"
    with PartsFile(file, HEADING).adding():
        pass
    assert PartsFile(file, HEADING).look is None
    file.write_bytes(file.read_bytes() + b'{"record": "cut of')
    assert PartsFile(file, HEADING).look is None
    with PartsFile(file, HEADING).adding():
        assert file.read_bytes().endswith(b"}\n")


def test_parts_of_another_analysis_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "parts"
    with PartsFile(file, HEADING).adding():
        pass
    with pytest.raises(Problem, match="another analysis"):
        PartsFile(file, PartsHeading("record", "engine", "weights", Depth(pairs=8)))
    file.write_text("{}\n")
    with pytest.raises(Problem, match="does not hold"):
        PartsFile(file, HEADING)


def test_a_file_with_something_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    for text in ("notes without an end of the line", "notes\n"):
        file.write_text(text)
        with pytest.raises(Problem, match="notes"), PartsFile(file, HEADING).adding():
            pass
        assert file.read_text() == text
    file.write_text('{"record":"rec')  # our own beginning
    with PartsFile(file, HEADING).adding():
        pass
    assert file.read_text().startswith('{"record":"record","engine"')


def test_two_processes_do_not_write_the_same_parts(tmp_path: Path) -> None:
    parts = PartsFile(tmp_path / "parts", HEADING)
    with (
        parts.adding(),
        pytest.raises(Problem, match="another process"),
        PartsFile(tmp_path / "parts", HEADING).adding(),
    ):
        pass


def test_without_a_file_nothing_is_kept() -> None:
    parts = PartsFile(None, HEADING)
    with parts.adding():
        parts.add(weighed(3))
    assert parts.weighed == [weighed(3)]


# --- the command ------------------------------------------------------------------------------------------------------


def test_what_cannot_be_judged_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record_in(tmp_path, "underwater_cities", 2)
    assert main(["analyse", str(file)]) == 1
    assert "no curve" in capsys.readouterr().out
    rows = file.read_text().splitlines()
    file.write_text("\n".join(rows[:5]))
    assert main(["analyse", str(file)]) == 2
    assert "play it to its end" in capsys.readouterr().err
    file.write_text("\n".join([json.dumps({**json.loads(rows[0]), "rules": 1}), *rows[1:]]))
    assert main(["analyse", str(file), "--json"]) == 2
    assert "Only the Asztal that has those rules" in capsys.readouterr().err
    file.write_text("\n".join([rows[0], '["choice",0,"nothing"]', rows[-1]]))
    assert main(["analyse", str(file)]) == 1
    assert "does not hold" in capsys.readouterr().err


@pytest.mark.slow
def test_the_json_has_all_of_it(record: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["analyse", str(record), "--deep", "--json", *BUDGET]) == 0
    found = json.loads(capfdbinary.readouterr().out)
    free = [leg["number"] for leg in found["look"]["legs"] if leg["free"]]
    assert [each["leg"] for each in found["weighed"]] == free
    assert found["depth"] == {"pairs": 2, "leaves": 100}
    assert found["look"]["curves"][0]["reckoning"]["weighed"] == len(free)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "hu", "de"])
def test_it_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["--lang", lang, "analyse", str(record), "--deep", *BUDGET]) == 0
    told = capsys.readouterr().out
    words = {"en": "The largest changes", "hu": "a legnagyobb változások", "de": "die größten Änderungen"}
    assert words[lang].lower() in told.lower()


@pytest.mark.slow
def test_two_processes_come_to_the_same_bytes(record: Path, whole: bytes, tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    assert main(["analyse", str(record), "--deep", "--out", str(parts), "--jobs", "2", *BUDGET]) == 0
    assert parts.read_bytes() == whole


@pytest.mark.slow
@pytest.mark.parametrize("share", [0.01, 0.3, 0.5, 0.97])
def test_cut_off_anywhere_it_comes_to_the_same_bytes(record: Path, whole: bytes, tmp_path: Path, share: float) -> None:
    parts = tmp_path / "parts"
    parts.write_bytes(whole[: int(share * len(whole))])
    assert main(["analyse", str(record), "--deep", "--out", str(parts), *BUDGET]) == 0
    assert parts.read_bytes() == whole


@pytest.mark.slow
def test_killed_it_goes_on_and_comes_to_the_same_bytes(record: Path, whole: bytes, tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    command = [sys.executable, "-m", "asztal", "analyse", str(record), "--deep", "--out", str(parts), *BUDGET]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while running.poll() is None and (not parts.exists() or parts.read_bytes().count(b"\n") < 5):
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    left = parts.read_bytes()
    assert left.count(b"\n") >= 5
    assert whole.startswith(left[: left.rfind(b"\n") + 1])
    assert main(["analyse", str(record), "--deep", "--out", str(parts), *BUDGET]) == 0
    assert parts.read_bytes() == whole


@pytest.mark.slow
def test_after_the_first_look_the_deep_one_goes_on_with_it(record: Path, whole: bytes, tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    assert main(["analyse", str(record), "--out", str(parts), *BUDGET]) == 0
    assert parts.read_bytes() == b"".join(whole.splitlines(keepends=True)[:2])
    assert main(["analyse", str(record), "--deep", "--out", str(parts), *BUDGET]) == 0
    assert parts.read_bytes() == whole
