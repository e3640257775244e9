"""The settings are checked before anything starts, and every mistake says what to do."""

from pathlib import Path

import pytest

from asztal.cli import main
from asztal.server.config import Config, has_database, read_config
from asztal.server.notices.push import Vapid
from asztal.text import Problem

DATABASE = {"ASZTAL_DATABASE": "postgresql://somebody@db/asztal"}


def test_the_database_alone_is_enough() -> None:
    assert read_config(DATABASE) == Config(database="postgresql://somebody@db/asztal")


def test_without_a_database_the_problem_names_the_variable() -> None:
    with pytest.raises(Problem, match=r"ASZTAL_DATABASE is not set.*postgresql://"):
        read_config({})


def test_every_setting_is_read_from_its_variable() -> None:
    given = DATABASE | {
        "ASZTAL_PORT": "9000",
        "ASZTAL_ORIGIN": "https://play.example.org/",
        "ASZTAL_BOT_SECONDS": "0.5",
        "ASZTAL_REDIS": "redis://cache",
    }
    config = read_config(given)
    assert (config.port, config.address, config.bot_seconds) == (9000, "https://play.example.org", 0.5)
    assert config.driver_url == "postgresql+psycopg://somebody@db/asztal"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE", "mysql://x"),
        ("REDIS", "cache:6379"),
        ("PREFIX", "Ä"),
        ("PORT", "70000"),
        ("HOST", "two words"),
        ("ORIGIN", "https://play.example.org/path"),
        ("POOL", "1"),
        ("CACHE", "none"),
        ("BOT_SECONDS", "0"),
        ("LIMITS", "-1"),
        ("PROXY", "*"),
        ("PROXY", "proxy.example.org"),
        ("METRICS", "short"),
        ("TRACES", "collector:4317"),
        ("LOG", "xml"),
        ("SMTP", "mail.example.org"),
        ("MAIL_FROM", "nobody"),
        ("VAPID", "short"),
        ("VAPID", "A" * 43),
        ("CONTACT", "me@example.org"),
        ("NETWORKS", "home"),
        ("PACKAGES", "asztal-wary asztal-pebbles"),
    ],
)
def test_a_wrong_value_is_named_with_its_variable(name: str, value: str) -> None:
    with pytest.raises(Problem) as problem:
        read_config(DATABASE | {f"ASZTAL_{name}": value})
    assert f"ASZTAL_{name}" in str(problem.value)
    assert value in str(problem.value)


def test_mails_have_a_sender_and_links_that_lead_here() -> None:
    mails = DATABASE | {"ASZTAL_SMTP": "smtp://mail"}
    with pytest.raises(Problem, match="ASZTAL_MAIL_FROM"):
        read_config(mails)
    mails["ASZTAL_MAIL_FROM"] = "A <a@b.c>"
    with pytest.raises(Problem, match=r"ASZTAL_ORIGIN is not set.*https://"):
        read_config(mails)
    assert read_config(mails | {"ASZTAL_ORIGIN": "http://192.168.1.7:8000"}).smtp == "smtp://mail"


@pytest.mark.parametrize(
    ("given", "contact"),
    [
        ({}, ""),
        ({"ORIGIN": "http://192.168.1.7:8000"}, ""),  # Apple refuses what nobody can reach
        ({"ORIGIN": "https://b.c/"}, "https://b.c"),
        ({"ORIGIN": "https://b.c", "MAIL_FROM": "A <a@b.c>"}, "mailto:a@b.c"),
        ({"MAIL_FROM": "A <a@b.c>", "CONTACT": "https://d.e/about"}, "https://d.e/about"),
    ],
)
def test_push_services_are_told_whom_to_ask_as_far_as_it_is_known(given: dict[str, str], contact: str) -> None:
    key = {"ASZTAL_VAPID": Vapid.new()}
    config = read_config(DATABASE | key | {f"ASZTAL_{name}": value for name, value in given.items()})
    assert config.reached_at == contact


def test_the_command_for_keys_makes_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert [main(["keys"]), main(["keys"])] == [0, 0]
    first, second = (dict([line.split("=", 1)]) for line in capsys.readouterr().out.splitlines())
    assert first != second
    assert read_config(DATABASE | first).vapid == first["ASZTAL_VAPID"]


def test_every_setting_may_be_in_a_file(tmp_path: Path) -> None:
    values = {
        "DATABASE": "postgresql://db/x",
        "METRICS": "a-secret-of-mine",
        "PORT": "9000",
        "LIMITS": "2",
        "LOG": "json",
    }
    given = {}
    for name, value in values.items():
        (tmp_path / name).write_text(f"{value}\n")
        given[f"ASZTAL_{name}_FILE"] = str(tmp_path / name)
    wanted = Config(database="postgresql://db/x", metrics="a-secret-of-mine", port=9000, limits=2.0, log="json")
    assert read_config(given) == wanted
    assert has_database(given)
    assert read_config(given | {"ASZTAL_PORT": "9001"}).port == 9001  # what is said here counts more
    assert read_config(given | {"ASZTAL_PORT": ""}).port == 9000


def test_a_file_that_cannot_be_read_or_holds_nonsense_is_named_and_no_secret_is_shown(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    with pytest.raises(
        Problem, match=r"ASZTAL_METRICS_FILE names the file .*secret, which cannot be read: No such file"
    ):
        read_config(DATABASE | {"ASZTAL_METRICS_FILE": str(secret)})
    secret.write_bytes(b"\xff")
    with pytest.raises(Problem, match="UnicodeDecodeError"):
        read_config(DATABASE | {"ASZTAL_METRICS_FILE": str(secret)})
    secret.write_text("two words")
    with pytest.raises(Problem, match="ASZTAL_METRICS_FILE must be a secret") as problem:
        read_config(DATABASE | {"ASZTAL_METRICS_FILE": str(secret)})
    assert "two words" not in str(problem.value)
