"""Finds the games; all code above reaches a game only through it.

A game is a subpackage of `asztal.games`; a Python file that the environment variable `ASZTAL_GAMES` names (a folder
stands for every file and package in it), so that an author can try a game without installing it; or what another
package brings by an entry point. The first two have a `TITLE`, and a mistake in them is an error: somebody named them.
"""

import importlib
import importlib.util
import os
import pkgutil
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from asztal import games
from asztal.kernel import Title
from asztal.packages import GAME, PACKAGES, Brought, Unfit
from asztal.text import LANGUAGES, Problem

VARIABLE = "ASZTAL_GAMES"
_PACKAGE = "__init__.py"


class UnknownGame(Problem):
    """No game has this name; says which there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("unknown-game", name=name, count=len(known), known=", ".join(known))


class NotAGame(Problem):
    """A file or package that should be a game does not exist or has no `TITLE`."""

    def __init__(self, path: str) -> None:
        super().__init__("not-a-game", path=path, variable=VARIABLE)


class TwoGames(Problem):
    """Two games have the same name."""

    def __init__(self, name: str, one: str, other: str) -> None:
        super().__init__("two-games", name=name, one=one, other=other)


def titles() -> dict[str, Title[Any]]:
    """Every game there is, sorted by name."""
    own = _found(tuple(_files()))
    return dict(sorted({**own, **{name: brought.made for name, brought in _brought(own).items()}}.items()))


def find(name: str) -> Title[Any]:
    """The game of this name; raises `UnknownGame`. Other packages are looked at only where it is none of ours."""
    own = _found(tuple(_files()))
    if name in own:
        return own[name]
    known = titles()
    if name not in known:
        raise UnknownGame(name, list(known))
    return known[name]


def package_of(name: str) -> Brought | None:
    """The package that brings a game; None for one of ours, or that a file is."""
    own = _found(tuple(_files()))
    return None if name in own else _brought(own).get(name)


def file_of(name: str) -> Path | None:
    """The file that `ASZTAL_GAMES` names and that holds a game, or the folder of its package; else None."""
    for file in _files():
        if _load(file).TITLE.name == name:
            return file.parent if file.name == _PACKAGE else file
    return None


def usual_seats(title: Title[Any]) -> int:
    """How many seats a game has when nobody says: three, or as many as it allows."""
    return 3 if 3 in title.seats else title.seats[-1]


def _brought(own: Mapping[str, Title[Any]]) -> dict[str, Brought]:
    """The games of other packages."""
    return PACKAGES.brought(GAME, lambda name: str(file_of(name) or "asztal") if name in own else "", _check)


def _check(name: str, title: Any) -> None:
    """Whether it is a game that begins; where strangers play, also whether it can be said in every language."""
    if not isinstance(title, Title):
        raise Unfit("package-not-a-game")
    if title.name != name:
        raise Unfit("package-other-name", own=title.name)
    title.new(title.seats[0])
    if PACKAGES.hosted:  # one that fails there would take the list of all games with it
        _check_words(name, title)


def _check_words(name: str, title: Title[Any]) -> None:
    from asztal.text.wording import wording_of  # where nobody hosts, nobody need load it

    for lang in LANGUAGES:
        wording = wording_of(title, lang)
        wording.title(name)
        wording.about()
        for variant, values in title.variants.items():
            wording.variant_name(variant)
            for value in values:
                wording.variant(variant, value)


def _files() -> Iterator[Path]:
    for part in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        path = Path(part).resolve()
        if path.is_dir():
            yield from sorted(file for file in path.glob("*.py") if file.name != _PACKAGE)
            yield from sorted(path.glob(f"*/{_PACKAGE}"))
        elif path.is_file():
            yield path
        else:
            raise NotAGame(part)


@cache
def _found(files: tuple[Path, ...]) -> dict[str, Title[Any]]:
    found: dict[str, Title[Any]] = {}
    origin: dict[str, str] = {}
    for module in (*map(_load, dict.fromkeys(files)), *_packages()):
        title, where = getattr(module, "TITLE", None), str(module.__file__)
        if not isinstance(title, Title):
            raise NotAGame(where)
        if title.name in found:
            raise TwoGames(title.name, origin[title.name], where)
        found[title.name], origin[title.name] = title, where
    return dict(sorted(found.items()))


def _packages() -> Iterator[ModuleType]:
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            yield importlib.import_module(f"{games.__name__}.{module.name}")


def _load(path: Path) -> ModuleType:
    name = "asztal_game" + re.sub(r"\W", "_", str(path))
    if name not in sys.modules:
        parts = [str(path.parent)] if path.name == _PACKAGE else None  # a package finds its modules beside it
        spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=parts)
        if spec is None or spec.loader is None:
            raise NotAGame(str(path))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # where dataclasses and annotations look up their names
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
