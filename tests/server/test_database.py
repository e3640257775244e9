"""The database is brought up to date by one command, and the action log only grows."""

import builtins
import gzip
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from procrastinate.schema import SchemaManager
from sqlalchemy import create_engine

from asztal.cli import main
from asztal.server.config import Config
from asztal.server.storage.backup import backup, backup_before_upgrade
from asztal.server.storage.database import check_database, newest_revision, upgrade
from asztal.server.storage.schema import METADATA
from asztal.text import Problem
from tests.server.clients import PATIENCE, environment, free_port, process, wait_until_ready
from tests.server.conftest import create, fresh_config, leave, prepared


@pytest.mark.slow
def test_db_upgrade_prepares_an_empty_database_and_can_be_run_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    config = fresh_config()
    create(config)
    monkeypatch.setenv("ASZTAL_DATABASE", config.database)
    try:
        assert [main(["db", "upgrade"]), main(["db", "upgrade"])] == [0, 0]
        assert capsys.readouterr().out == f"The database is up to date (revision {newest_revision()}).\n" * 2
    finally:
        leave(config)


@pytest.mark.slow
def test_db_upgrade_three_times_at_once_prepares_a_database_once() -> None:
    config = fresh_config()
    create(config)
    try:
        upgrade_it = [sys.executable, "-m", "asztal", "db", "upgrade"]
        commands = [subprocess.Popen(upgrade_it, env=environment(config)) for _ in range(3)]
        assert [command.wait(PATIENCE) for command in commands] == [0, 0, 0]
        assert check_database(config) == newest_revision()
    finally:
        leave(config)


def test_a_database_that_does_not_answer_is_a_problem_of_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASZTAL_DATABASE", "postgresql://127.0.0.1:1/nothing")
    assert main(["db", "upgrade"]) == 2
    assert capsys.readouterr().err.startswith("The database does not answer: ")


def test_the_migrations_make_what_the_models_say(config: Config) -> None:
    engine = create_engine(config.driver_url)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"include_name": lambda name, kind, _: "procrastinate" not in (name or "")}
        )
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


_MADE = {
    "columns": "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns"
    " WHERE table_name LIKE 'procrastinate%'",
    "indexes": "SELECT indexname, indexdef FROM pg_indexes WHERE tablename LIKE 'procrastinate%'"
    " AND indexname NOT LIKE 'asztal%'",  # those are our own
    "constraints": "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conname ~ 'procrastinate'",
    "functions": "SELECT proname, pg_get_functiondef(oid) FROM pg_proc WHERE proname LIKE 'procrastinate%'",
    "triggers": "SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger"
    " WHERE tgrelid::regclass::text LIKE 'procrastinate%' AND NOT tgisinternal",
    "types": "SELECT typname, typtype, array(SELECT enumlabel::text FROM pg_enum WHERE enumtypid = t.oid"
    " ORDER BY enumsortorder) FROM pg_type t WHERE typname LIKE 'procrastinate%'",
}


def queue_of(config: Config) -> dict[str, list[str]]:
    """Everything of the job queue that there is in a database."""
    with psycopg.connect(config.database) as connection:
        return {kind: sorted(map(str, connection.execute(query.encode()))) for kind, query in _MADE.items()}


def test_the_migrations_make_the_job_queue_that_the_installed_procrastinate_needs(config: Config) -> None:
    theirs = fresh_config()
    create(theirs)
    try:
        with psycopg.connect(theirs.database) as connection:
            connection.execute(SchemaManager.get_schema().encode())
        ours, needed = queue_of(config), queue_of(theirs)
    finally:
        leave(theirs)
    assert all(needed.values())
    assert ours == needed


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE action SET text = 'y'",
        "DELETE FROM action",
        "DELETE FROM game_table",
        "TRUNCATE action",
        "TRUNCATE game_table CASCADE",
    ],
)
def test_an_action_cannot_be_changed_or_deleted(statement: str, config: Config) -> None:
    with psycopg.connect(config.database) as connection:
        connection.execute("INSERT INTO guest (id, session, name, lang) VALUES (-1, 'x', 'A', 'en')")
        connection.execute(
            "INSERT INTO game_table (id, owner, game, rules, seats, variant, listed, status, invite, seed, commitment,"
            " seq, version, said, agreed) VALUES ('t', -1, 'g', 1, 2, '{}', true, 'playing', 'i', 's', 'c', 1, 1,"
            " 0, '[]')"
        )
        connection.execute(
            "INSERT INTO action (table_id, seq, seat, kind, text, request_id, state_hash)"
            " VALUES ('t', 1, 0, 'choice', 'x', '0:a', '')"
        )
        with pytest.raises(psycopg.errors.RaiseException, match="only grows"):
            connection.execute(statement.encode())
        connection.rollback()


NEWER = """
UPDATE alembic_version SET version_num = '9999';
CREATE TABLE later (guest_id integer REFERENCES guest (id));
INSERT INTO guest (id, session, name, lang) VALUES (7, 'x', 'A', 'en');
INSERT INTO later VALUES (7);
UPDATE compatibility SET oldest = %s
"""


def make_newer(config: Config, oldest: str) -> None:
    with psycopg.ClientCursor(psycopg.connect(config.database)) as cursor:
        cursor.execute(NEWER, [oldest])
        cursor.connection.commit()
        cursor.connection.close()


@pytest.mark.slow
def test_an_older_process_runs_on_a_newer_database_that_says_so(tmp_path: Path) -> None:
    with prepared() as config:
        make_newer(config, "0005")
        assert check_database(config) == "9999"
        assert upgrade(config) == "9999"  # nothing is taken back
        assert backup_before_upgrade(config, tmp_path) is None
        backup(config, str(tmp_path / "all.gz"))
        header, *rows = gzip.decompress((tmp_path / "all.gz").read_bytes()).splitlines()
        assert b'"revision":"9999"' in header
        assert b'["later",{"guest_id":7}]' in rows  # also what an older version does not know
        here = replace(config, port=free_port())
        with process(here, "serve"):
            wait_until_ready(here)


@pytest.mark.slow
def test_an_older_process_refuses_a_newer_database_that_is_too_new_for_it(tmp_path: Path) -> None:
    with prepared() as config:
        make_newer(config, "9999")
        for use in (
            lambda: check_database(config),
            lambda: upgrade(config),
            lambda: backup_before_upgrade(config, tmp_path),
            lambda: backup(config, str(tmp_path / "all.gz")),
        ):
            with pytest.raises(Problem, match="newer version"):
                use()
        with psycopg.connect(config.database) as connection:
            connection.execute("DROP TABLE compatibility")
        with pytest.raises(Problem, match="newer version"):
            check_database(config)
        assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_an_older_database_is_still_to_be_upgraded() -> None:
    with prepared() as older:
        with psycopg.connect(older.database) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0004'")
        with pytest.raises(Problem, match="asztal db upgrade"):
            check_database(older)


def test_without_the_packages_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("asztal.server"):
            raise ModuleNotFoundError("No module named 'alembic'", name="alembic")
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["db", "upgrade", "--lang=de"]) == 2
    assert capsys.readouterr().err == (
        'Dieser Befehl braucht weitere Pakete (alembic fehlt). Installieren mit: pip install "asztal[serve]"\n'
    )
