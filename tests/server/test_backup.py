"""What is stored goes into one file and comes back from it: records verify, games go on, links lead to their seats."""

import asyncio
import gzip
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from asztal import registry
from asztal.cli import main
from asztal.kernel.record import parse, replay
from asztal.server.config import Config
from asztal.server.storage.backup import backup, restore
from asztal.server.storage.database import upgrade
from asztal.server.storage.schema import METADATA
from asztal.text import Problem
from tests.server.clients import Chair, Person, free_port, process, wait_until_ready
from tests.server.conftest import create, drop, fresh_config, leave
from tests.server.test_home import a_few_moves, open_table

pytestmark = pytest.mark.full  # starts servers and workers of its own: too long for the gate

# What the first revision has, those first to which others refer.
FIRST = ("guest", "game_table", "seat", "holder", "action", "position", "snapshot", "chat")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str, str, str]]:
    """A backup with a finished table and a running one; the guest's cookie and a seat's link."""
    config = fresh_config()
    create(config)
    upgrade(config)
    file = tmp_path_factory.mktemp("backup") / "all.gz"

    async def story(address: str) -> tuple[str, str, str]:
        async with Person(address, 'Ágnes \\ "Ö" 🎲') as owner:
            over, on = await open_table(owner), await open_table(owner)
            async with owner.at(over) as chair:
                await chair.play(random.Random(3))
            async with owner.at(on) as chair:
                await a_few_moves(chair, 3)
                await chair.ask("say", text="two\nlines \\n {}")
            link = (await owner.post(f"/api/tables/{on}/link"))["link"]
            return over, on, link

    async def until_it_is_the_bots_turn(address: str, table: str, token: str) -> None:
        async with Person(address) as guest, Chair(guest, table, token) as chair:
            await chair.until("view")
            while chair.question is not None:
                await chair.ask("act", option=chair.question["choices"][0]["option"])
                await chair.send("resync")
                await chair.until("view")

    try:
        here = replace(config, port=free_port())
        with process(here, "serve"):
            with process(here, "worker"):
                wait_until_ready(here)
                over, on, link = asyncio.run(story(here.address))
            asyncio.run(until_it_is_the_bots_turn(here.address, on, link))
            assert backup(config, str(file))[0] == 2
        yield file, over, on, link
    finally:
        leave(config)


def contents(config: Config) -> dict[str, list[str]]:
    names = [table.name for table in METADATA.sorted_tables]
    with psycopg.connect(config.database) as connection:
        return {
            name: sorted(row for (row,) in connection.execute(f"SELECT row_to_json(t)::text FROM {name} t"))
            for name in names
        }


@pytest.mark.slow
def test_a_restored_game_goes_on_and_a_restored_record_verifies(
    played: tuple[Path, str, str, str], empty: Config, tmp_path: Path
) -> None:
    file, over, on, link = played
    assert file.stat().st_mode & 0o077 == 0
    upgrade(empty)
    assert restore(empty, str(file))[0] == 2
    again = tmp_path / "again.gz"
    backup(empty, str(again))
    assert unwoken(file) == unwoken(again)

    async def story(address: str) -> None:
        async with Person(address, "Somebody new") as guest:  # numbered after the guests that were restored
            chair = Chair(guest, on, token=link)
            async with chair:
                await chair.until("view")
                assert chair.seat == 0
                assert [line["text"] for line in chair.chat] in ([], ["two\nlines \\n {}"])
                await chair.play(random.Random(4))
            for table in (over, on):
                record = parse((await guest.http.get(f"/api/tables/{table}/record")).text.splitlines())
                for _ in replay(registry.find("toy_euro"), record):
                    pass

    here = replace(empty, port=free_port())
    with process(here, "serve"), process(here, "worker"):
        wait_until_ready(here)
        asyncio.run(story(here.address))


def unwoken(file: Path) -> list[bytes]:
    """The lines of a backup, but for the moment at which somebody looks at a table again."""
    return sorted(re.sub(rb'"wake_at":("[^"]*"|null)', b"", line) for line in lines(file)[1:])


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines()


@pytest.mark.slow
def test_the_commands_use_a_database_without_tables(
    played: tuple[Path, str, str, str],
    empty: Config,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ASZTAL_DATABASE", empty.database)
    actions = json.loads(lines(played[0])[-1])["rows"]["action"]
    assert main(["restore", str(played[0])]) == 0
    assert capsys.readouterr().out == f"Restored 2 tables with {actions} actions.\n"
    assert main(["backup", str(tmp_path / "b.gz"), "--lang=de"]) == 0
    assert capsys.readouterr().out.endswith(f"enthält 2 Tische mit {actions} Aktionen.\n")
    before = contents(empty)
    assert main(["restore", str(played[0])]) == 2
    assert capsys.readouterr().err.startswith("The database is not empty.")
    assert contents(empty) == before


@pytest.mark.parametrize("harm", ["cut", "shortened", "text", "foreign", "table"])
def test_a_damaged_file_changes_nothing(
    harm: str, played: tuple[Path, str, str, str], empty: Config, tmp_path: Path
) -> None:
    whole, good = played[0].read_bytes(), lines(played[0])
    made = {
        "cut": whole[: len(whole) // 2],
        "shortened": gzip.compress(b"\n".join(good[:-1]) + b"\n"),
        "text": b"no backup",
        "foreign": gzip.compress(b'{"a": 1}\n'),
        "table": gzip.compress(b"\n".join([good[0], b'["procrastinate_jobs", {}]', good[-1]])),
    }
    file = tmp_path / "damaged.gz"
    file.write_bytes(made[harm])
    with pytest.raises(Problem, match="is not a backup"):
        restore(empty, str(file))
    with psycopg.connect(empty.database) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)


def test_revisions_are_respected(played: tuple[Path, str, str, str], empty: Config, tmp_path: Path) -> None:
    def changed(revision: str) -> str:
        header, *rows, footer = [json.loads(line) for line in lines(played[0])]
        header["revision"] = revision
        kept = sorted((row for row in rows if row[0] in FIRST), key=lambda row: FIRST.index(row[0]))
        footer["rows"] = {name: count for name, count in footer["rows"].items() if name in FIRST}
        file = tmp_path / f"{revision}.gz"
        file.write_bytes(gzip.compress("\n".join(map(json.dumps, [header, *kept, footer])).encode()))
        return str(file)

    with pytest.raises(Problem, match="newer version"):
        restore(empty, changed("9999"))
    assert restore(empty, changed("0001"))[0] == 2  # made as they were then, and brought up to date
    drop(empty)
    create(empty)
    upgrade(empty)
    with pytest.raises(Problem, match="older version"):
        restore(empty, changed("0001"))


def test_a_file_that_is_not_there_and_a_folder_that_cannot_be_written(config: Config, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="cannot be read"):
        restore(config, str(tmp_path / "none.gz"))
    with pytest.raises(Problem, match="cannot be read or written"):
        backup(config, str(tmp_path / "no" / "b.gz"))
