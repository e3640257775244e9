"""The push key of a home server is made once, is for its owner only, and goes with the backup."""

import gzip
import json
from pathlib import Path

import pytest

from asztal.cli import main
from asztal.server.config import Config, read_config
from asztal.server.home.key import FILE, keep_key, keyed, make_key
from asztal.server.notices.push import Vapid
from asztal.server.storage.backup import restore
from asztal.text import Problem
from tests.server.conftest import prepared


def key_of(folder: Path, **given: str) -> str:
    settings = {"ASZTAL_DATABASE": "postgresql://x"} | {f"ASZTAL_{name}": value for name, value in given.items()}
    make_key(settings, folder)
    return read_config(keyed(settings, folder)).vapid


def test_the_key_is_made_at_the_first_start_and_stays(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "home"
    first = key_of(folder)
    assert len(first) == 43
    assert key_of(folder) == first
    assert [file.name for file in folder.iterdir()] == [FILE]
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600
    assert key_of(tmp_path / "another") != first


def test_a_key_of_the_settings_counts_more_and_none_is_made_beside_it(tmp_path: Path) -> None:
    mine, file = Vapid.new(), tmp_path / "secret"
    file.write_text(f"{mine}\n")
    for given in ({"VAPID": mine}, {"VAPID_FILE": str(file)}):
        assert key_of(tmp_path / "home", **given) == mine
    assert not (tmp_path / "home").exists()
    assert key_of(tmp_path / "home") != mine
    assert key_of(tmp_path / "home", VAPID=mine) == mine


def test_a_folder_that_cannot_keep_it_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem, match=r"The push key cannot be kept in .*file/home: Not a directory"):
        make_key({}, tmp_path / "file" / "home")


def told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


@pytest.mark.slow
def test_a_backup_carries_the_key_and_its_restoration_says_which_setting_it_is(
    empty: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, key, home = str(tmp_path / "all.gz"), Vapid.new(), tmp_path / "home"
    keep_key(home, key)
    with prepared() as made:
        monkeypatch.setenv("ASZTAL_DATABASE", made.database)
        assert main(["backup", file, "--data", str(home)]) == 0
    assert json.loads(gzip.decompress(Path(file).read_bytes()).splitlines()[0])["vapid"] == key
    monkeypatch.setenv("ASZTAL_DATABASE", empty.database)
    told(capsys)
    assert main(["restore", file, "--data", str(tmp_path / "new")]) == 0
    done, said = told(capsys)
    assert done == "Restored 0 tables with 0 actions."
    assert said.endswith(f"set ASZTAL_VAPID={key}")
    assert not (tmp_path / "new").exists()
    monkeypatch.setenv("ASZTAL_VAPID", key)
    assert main(["restore", file]) == 0  # nobody was there, so it may be filled again
    assert told(capsys) == [done]


def test_a_backup_with_nonsense_for_a_key_is_no_backup(empty: Config, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    header = {"format": "asztal-backup-1", "revision": "0001", "version": "0", "made": "2026-01-01T00:00:00Z"}
    lines = [json.dumps(header | {"vapid": "nonsense"}), json.dumps({"rows": {}})]
    file.write_bytes(gzip.compress("\n".join([*lines, ""]).encode()))
    with pytest.raises(Problem, match="not a backup"):
        restore(empty, str(file))
