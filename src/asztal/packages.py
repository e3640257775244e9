"""Games and bots of other packages: what `pip install` brought is found by its entry points.

A package declares them in the groups `asztal.games` and `asztal.bots`. One that cannot be used is left out, with a
sentence that says why, and everything else works.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from asztal.text import Problem

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAME, BOT = "game", "bot"
_GROUPS = {"asztal.games": GAME, "asztal.bots": BOT}
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # what command lines, addresses and the database take
_LONGEST = 200  # letters of a reason


class LeftOut(Problem):
    """Why something that a package brings is not used, and what to do."""


class Unfit(Exception):
    """What an entry point leads to is no game or no bot; the key of the sentence that says so."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key, self.values = key, values


class Brought(NamedTuple):
    """What a package brings: what its entry point leads to, and the files that decide what that does."""

    package: str
    version: str
    made: Any
    folder: Path


class _Declared(NamedTuple):
    what: str
    name: str
    package: str
    version: str
    entry: "EntryPoint"

    def left_out(self, key: str, **values: str) -> LeftOut:
        return LeftOut(key, what=self.what, name=self.name, package=self.package, entry=self.entry.value, **values)


class Packages:
    """The packages of one process: those that are installed, or of them those that a host lists."""

    def __init__(self) -> None:
        self._listed: frozenset[str] | None = None
        self._declared: list[_Declared] | None = None
        self._brought: dict[_Declared, Brought | LeftOut] = {}
        self._untold: dict[str, LeftOut] = {}
        self._told: set[str] = set()

    @property
    def hosted(self) -> bool:
        """Whether strangers play here: then what is let in is looked at more closely."""
        return self._listed is not None

    def let_in(self, listed: Iterable[str], setting: str) -> None:
        """From now on nothing but these packages; no line of any other is run. `setting` is where they are listed."""
        named = {_plain(name): name for name in listed if name}
        self._listed, self._declared = frozenset(named), None
        self._brought.clear()
        found = {_plain(each.package) for each in self._all()}
        for plain, name in named.items():
            if plain not in found:
                self._leave_out(LeftOut("package-not-there", package=name, variable=setting))

    def brought(self, what: str, holder: Callable[[str], str], check: Callable[[str, Any], None]) -> dict[str, Brought]:
        """What can be used, by name; `holder` says who has a name already, `check` raises where something is wrong."""
        by_name: dict[str, list[_Declared]] = {}
        for each in self._all():
            if each.what == what:
                by_name.setdefault(each.name, []).append(each)
        found: dict[str, Brought] = {}
        for name, declared in sorted(by_name.items()):
            first, *others = declared
            if taken := holder(name):
                for each in declared:
                    self._leave_out(each.left_out("package-name-taken", other=taken))
            elif others:  # which of them is meant nobody can know, and the order of folders must not decide
                packages = [each.package for each in others]
                self._leave_out(first.left_out("package-name-twice", other=", ".join(packages)))
            else:
                if first not in self._brought:
                    self._brought[first] = _loaded(first, check)
                one = self._brought[first]
                if isinstance(one, LeftOut):
                    self._leave_out(one)
                else:
                    found[name] = one
        return found

    def unlisted(self) -> list[str]:
        """The installed packages that bring games or bots and that the host does not list; no line of them is run."""
        named = {each.package for each in _installed(None)} if self._listed is not None else set[str]()
        return sorted(name for name in named if _plain(name) not in (self._listed or ()))

    def untold(self) -> list[LeftOut]:
        """What was left out and nobody has been told of yet: whoever asks says it."""
        untold = list(self._untold.values())
        self._told |= self._untold.keys()
        self._untold.clear()
        return untold

    def _leave_out(self, problem: LeftOut) -> None:
        said = repr((problem.key, problem.values))
        if said not in self._told:
            self._untold[said] = problem

    def _all(self) -> list[_Declared]:
        if self._declared is None:
            self._declared = list(_installed(self._listed))
        return self._declared


PACKAGES = Packages()


def _installed(listed: frozenset[str] | None) -> Iterator[_Declared]:
    """Every entry point of the groups; of a package that is installed twice the one that Python finds first."""
    from importlib.metadata import distributions  # only where somebody looks for packages: it takes a while

    seen = set[str]()
    for package in distributions():
        declared = package.read_text("entry_points.txt") or ""
        if not any(f"[{group}]" in declared for group in _GROUPS):  # quicker than to take all of them apart
            continue
        name = str(package.name)
        if _plain(name) in seen or (listed is not None and _plain(name) not in listed):
            continue
        seen.add(_plain(name))
        for entry in package.entry_points:
            if entry.group in _GROUPS:
                yield _Declared(_GROUPS[entry.group], entry.name, name, package.version, entry)


def _plain(name: str) -> str:
    """The name of a package as `pip` compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _loaded(declared: _Declared, check: Callable[[str, Any], None]) -> Brought | LeftOut:
    if not _NAME.fullmatch(declared.name):
        return declared.left_out("package-bad-name")
    try:
        made = declared.entry.load()
        check(declared.name, made)
        return Brought(declared.package, declared.version, made, _folder(declared.entry.module))
    except Unfit as unfit:
        return declared.left_out(unfit.key, **unfit.values)
    except (Exception, SystemExit) as error:  # whatever its code does, the others are to work
        reason = f"{type(error).__name__}: {error}".splitlines()[0][:_LONGEST]
        return declared.left_out("package-broken", reason=reason)


def _folder(module: str) -> Path:
    """All files of the package that has this module, or the module where it stands alone."""
    top = import_module(module.partition(".")[0])
    file = Path(str(top.__file__ or import_module(module).__file__))  # a namespace that packages share has no file
    return file.parent if file.stem == "__init__" else file
