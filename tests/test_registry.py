"""The registry finds installed games and those that an author names, and says clearly what is wrong."""

import os
import sys
from pathlib import Path

import pytest

from asztal import games, registry

MINIS = Path(__file__).parent / "kernel" / "minis"
GAME = """
from dataclasses import dataclass

from asztal.kernel import rules as k


@dataclass(slots=True)
class Player(k.Data):
    coins: int = 0


@dataclass(slots=True)
class Blank(k.State):
    players: list[Player]


class BlankTitle(k.Title[Blank]):
    name, state, player = "NAME", Blank, Player
    effects = {"game": k.Seq[Blank](pick=k.Choose(left=k.Do(lambda g, f: None), right=k.Do(lambda g, f: None)))}


TITLE = BlankTitle()
"""


def write_game(path: Path, name: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(GAME.replace("NAME", name), encoding="utf-8")
    return path


def named(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    monkeypatch.setenv("ASZTAL_GAMES", os.pathsep.join(map(str, paths)))


def test_a_folder_stands_for_every_game_in_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_game(tmp_path / "b.py", "beta")
    write_game(tmp_path / "a.py", "alpha")
    (tmp_path / "__init__.py").write_text("", encoding="utf-8")
    named(monkeypatch, tmp_path)
    found = registry.titles()
    assert [name for name in found if name in ("alpha", "beta")] == ["alpha", "beta"]
    assert list(found) == sorted(found)
    assert len(found["alpha"].new(2).decisions) == 1


def test_a_package_in_a_folder_is_a_game_and_finds_its_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_game(tmp_path / "boxed" / "rules.py", "boxed")
    (tmp_path / "boxed" / "__init__.py").write_text("from .rules import TITLE as TITLE\n", encoding="utf-8")
    named(monkeypatch, tmp_path)
    assert registry.find("boxed").name == "boxed"


def test_files_and_folders_can_be_named_together(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = write_game(tmp_path / "folder" / "one.py", "one").parent
    file = write_game(tmp_path / "two.py", "two")
    named(monkeypatch, folder, file)
    assert {"one", "two"} <= registry.titles().keys()


def test_a_file_that_is_named_twice_is_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    named(monkeypatch, MINIS, MINIS / "toy_euro.py")
    assert registry.find("toy_euro").name == "toy_euro"


def test_a_subpackage_of_games_is_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_game(tmp_path / "packages" / "boxed" / "__init__.py", "boxed")
    monkeypatch.setattr(games, "__path__", [str(tmp_path / "packages")])
    named(monkeypatch, write_game(tmp_path / "loose.py", "loose"))
    try:
        assert list(registry.titles()) == ["boxed", "loose"]
    finally:
        sys.modules.pop("asztal.games.boxed", None)


def test_an_unknown_game_is_refused_with_a_list_of_what_exists(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named(monkeypatch, write_game(tmp_path / "a.py", "alpha"))
    with pytest.raises(registry.UnknownGame, match=r'no game called "omega"; choose one of .*alpha'):
        registry.find("omega")


def test_two_games_of_one_name_are_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named(monkeypatch, write_game(tmp_path / "first.py", "same"), write_game(tmp_path / "second.py", "same"))
    with pytest.raises(registry.TwoGames, match=r'Two games are called "same": .*first\.py and .*second\.py'):
        registry.titles()


def test_a_path_that_does_not_exist_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named(monkeypatch, tmp_path / "nowhere")
    with pytest.raises(registry.NotAGame, match=r"nowhere is not a game: .* what ASZTAL_GAMES names"):
        registry.titles()


def test_a_file_without_a_title_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("TITLE = 'a word'\n", encoding="utf-8")
    named(monkeypatch, tmp_path)
    with pytest.raises(registry.NotAGame, match=r"helper\.py is not a game"):
        registry.titles()


def test_a_game_that_fails_to_load_fails_again_the_next_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("raise RuntimeError('in the rules')\n", encoding="utf-8")
    named(monkeypatch, path)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="in the rules"):
            registry.titles()


def test_three_seats_are_usual_where_the_game_allows_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named(monkeypatch, write_game(tmp_path / "a.py", "alpha"))
    title = registry.find("alpha")
    counts = {}
    for allowed in (range(2, 5), range(1, 3), range(4, 7)):
        monkeypatch.setattr(title, "seats", allowed)
        counts[allowed] = registry.usual_seats(title)
    assert counts == {range(2, 5): 3, range(1, 3): 2, range(4, 7): 6}
