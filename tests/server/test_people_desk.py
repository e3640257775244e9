"""The host erases somebody at once, by name or number, and nobody by mistake."""

import io
from collections.abc import Callable

import pytest

from asztal.cli import main
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.text import LANGUAGES
from tests.server.erased import MARK, SECRET, Left, finish, found, lived
from tests.server.people import with_service
from tests.server.test_sessions import change

Said = Callable[..., str]


@pytest.fixture
def said(alone: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """What the command says; `typed` is what the host answers."""
    monkeypatch.setenv("ASZTAL_DATABASE", alone.database)

    def say(*words: str, code: int = 0, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["people", "erase", *words]) == code
        return capsys.readouterr().out

    return say


def people(config: Config) -> list[str]:
    return [name for (name,) in change(config, "SELECT name FROM guest ORDER BY id")]


def test_the_host_erases_somebody_at_once_and_everywhere(alone: Config, said: Said) -> None:
    left = list[Left]()

    async def lives(service: Service) -> None:
        left.append(await lived(service))
        await service.accounts.take_name(left[0].person, MARK)

    async def goes_on(service: Service) -> None:
        assert await service.deeds.take_up() == 0  # a request of hers may be under way
        await finish(service)
        assert found(alone, MARK, SECRET) == {}
        async with service.changes.reading(left[0].running) as warm:
            assert warm.stored.places[0].why == "gone"

    with_service(alone, lives)
    number = str(left[0].person.id)
    assert f"{number}: {MARK} (account)" in said(MARK.upper().replace(" ", ""), "--now", typed=f"{number}\n")
    assert people(alone) == ["Friend"]
    with_service(alone, goes_on)
    assert "nobody" in said(MARK, "--now", "--yes", code=1)


def test_nobody_is_erased_without_a_clear_word(alone: Config, said: Said) -> None:
    numbers = list[int]()

    async def lives(service: Service) -> None:
        numbers.extend([(await service.sessions.welcome(name, "en"))[0] for name in ("Zoli", "Zoli", "Bea")])

    with_service(alone, lives)
    first, second, bea = map(str, numbers)
    said("Bea", "--yes", code=2)  # not at once: then it is the person's own affair
    for typed in ("", "yes\n", f"{second}\n"):
        assert said("Bea", "--now", typed=typed, code=1).endswith("Nobody was erased.\n")
    several = said("Zoli", "--now", "--yes", code=1)
    assert all(f"{number}: Zoli (guest)" in several for number in (first, second))
    for nobody in ("zoli", "0", "99999999999999", "@"):
        assert "nobody of that name" in said(nobody, "--now", "--yes", code=1)
    assert people(alone) == ["Zoli", "Zoli", "Bea"]
    said(second, "--now", "--yes")
    assert change(alone, "SELECT id FROM guest ORDER BY id") == [(int(first),), (int(bea),)]


def test_a_name_of_digits_is_not_taken_for_a_number(alone: Config, said: Said) -> None:
    numbers = list[int]()

    async def lives(service: Service) -> None:
        numbers.append((await service.sessions.welcome("Bea", "en"))[0])
        numbers.append((await service.sessions.welcome(str(numbers[0]), "en"))[0])

    with_service(alone, lives)
    several = said(str(numbers[0]), "--now", "--yes", code=1)
    assert all(f"{number}: " in several for number in numbers)
    assert people(alone) == ["Bea", str(numbers[0])]
    said(str(numbers[1]), "--now", "--yes")
    assert people(alone) == ["Bea"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str, alone: Config, said: Said) -> None:
    assert said("Nobody", "--now", "--lang", lang, code=1)
