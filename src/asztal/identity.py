"""What decides how games go, by hash: the rules, the bots, their weights, and files of other packages."""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from asztal import registry
from asztal.bots import package_of
from asztal.bots.champions import hash_of, weights_of
from asztal.packages import Brought

# The files on which any result depends.
_PLAYS = ("kernel/**/*", "games/**/*", "bots/**/*", "arena/**/*", "training/**/*", "research/**/*")
_KINDS = (".py", ".toml", ".json")


class Plays(NamedTuple):
    """What is played: a game and bots by name, of which some may come from other packages."""

    game: str = ""
    bots: tuple[str, ...] = ()

    def brought(self) -> list[Brought]:
        """What other packages bring of it."""
        game = registry.package_of(self.game) if self.game else None
        return [brought for brought in (game, *map(package_of, dict.fromkeys(self.bots))) if brought is not None]


NOTHING = Plays()


def identity(plays: Plays, files: Sequence[str] = _PLAYS) -> str:
    """A hash of everything here that decides how this is played; what else is installed does not count.

    `files` are patterns below this package: whoever knows that fewer files decide may name those.
    """
    file = registry.file_of(plays.game)
    folders = [*([file] if file else []), *(brought.folder for brought in plays.brought())]
    return _hashed(tuple(files), tuple(dict.fromkeys(folders)))


@cache
def _hashed(files: tuple[str, ...], elsewhere: tuple[Path, ...]) -> str:
    package, found = Path(__file__).parent, blake2b(digest_size=8)
    own = [path for pattern in files for path in package.glob(pattern) if path.suffix in _KINDS]
    parts = [(package, path) for path in sorted(own)]
    for folder in elsewhere:  # all of its files: what a bot has learned may be in any of them
        inside = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        parts += [(folder.parent, path) for path in sorted(inside or [folder])]
    for above, path in parts:
        found.update(f"{path.relative_to(above).as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return found.hexdigest()


def code_of(plays: Plays, more: Sequence[str] = ()) -> str:
    """A hash of what decides how one game goes: kernel, its rules and the bots, but no other game, no weights.

    `more` are files that decide it as well.
    """
    return identity(plays, ("kernel/**/*", f"games/{plays.game}/*", "bots/*", *more))


@cache
def weights_hash(game: str, rules: int, rivals: bool) -> str:
    """What names the weights that serve a game; empty where there are none."""
    weights = weights_of(game, rules, rivals)
    return hash_of(weights) if weights is not None else ""
