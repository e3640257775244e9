"""Packages bring games and bots by entry points; one that cannot be used is named and left out, and the rest works."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib import metadata
from pathlib import Path

import pytest

from asztal import bots, registry
from asztal import identity as engine_hashes
from asztal.arena import GameFailed, simulate
from asztal.arena.ladder import ladder
from asztal.identity import NOTHING, Plays, identity
from asztal.kernel import Fast, observe
from asztal.packages import Brought, Packages
from asztal.text import LANGUAGES, Texts
from tests.test_registry import GAME as BLANK
from tests.test_registry import write_game

ROOT = Path(__file__).parents[1]
MAKER = "def make(title, seed, cancelled): ...\n"
GAMES_AT, BOTS_AT = "asztal.games", "asztal.bots"


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packages:
    """Those of a process that has looked at none yet; what else the developer has installed is not there."""
    monkeypatch.setattr(metadata, "distributions", partial(metadata.distributions, path=[str(tmp_path)]))
    packages = Packages()
    for module in (registry, bots):
        monkeypatch.setattr(module, "PACKAGES", packages)
    return packages


@pytest.fixture
def site(packages: Packages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are installed."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("brought_"):
            del sys.modules[name]


def install(site: Path, package: str, group: str, name: str, code: str, *, at: str = "TITLE") -> str:
    """What `pip` leaves behind; gives the name of the module."""
    module = "brought_" + re.sub(r"\W", "_", package.lower())
    (site / f"{module}.py").write_text(code, encoding="utf-8")
    about = site / f"{module}-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {module}:{at}\n", encoding="utf-8")
    return module


def game(name: str) -> str:
    return BLANK.replace("NAME", name)


def left_out(packages: Packages) -> list[str]:
    """What whoever uses the games and bots is told."""
    registry.titles()
    bots.bots()
    return [str(problem) for problem in packages.untold()]


def test_a_package_brings_a_game_and_another_one_a_bot(site: Path, packages: Packages) -> None:
    install(site, "blank-game", GAMES_AT, "blank", game("blank"))
    install(site, "blank-bot", BOTS_AT, "blanker", MAKER, at="make")
    assert registry.titles()["blank"] is registry.find("blank")
    assert list(registry.titles()) == sorted(registry.titles())
    assert "blanker" in bots.bots()
    brought = registry.package_of("blank")
    assert isinstance(brought, Brought)
    assert brought[:2] == ("blank-game", "1.2")
    assert brought.folder == site / "brought_blank_game.py"
    assert registry.package_of("ginkgopolis") is bots.package_of("greedy") is None
    assert left_out(packages) == []


def test_nobody_looks_for_packages_who_wants_what_is_ours(site: Path, packages: Packages) -> None:
    module = install(site, "noisy-game", GAMES_AT, "noisy", "raise RuntimeError\n")
    registry.find("ginkgopolis")
    bots.make_bot("greedy", registry.find("ginkgopolis"), 1)
    assert module not in sys.modules
    assert packages.untold() == []


@pytest.mark.parametrize(
    ("group", "name", "code", "said"),
    [
        (GAMES_AT, "odd", "import nothing_of_the_kind\n", "does not load (ModuleNotFoundError: No module named 'no"),
        (GAMES_AT, "odd", "raise SystemExit('I am leaving')\n", "does not load (SystemExit: I am leaving)"),
        (GAMES_AT, "odd", "OTHER = 1\n", "does not load (AttributeError: module"),
        (GAMES_AT, "odd", "TITLE = 'a word'\n", "is not a Title"),
        (GAMES_AT, "odd", game("even"), 'is called "even"'),
        (GAMES_AT, "odd", game("odd").replace("list[Player]", "list[int]"), "does not load (TypeError: Blank.players"),
        (GAMES_AT, "odd", game("odd").replace("pick=k.Choose(", "pick=k.If(lambda g, f: 1 / 0, "), "does not load ("),
        (GAMES_AT, "Odd-one", game("Odd-one"), "at most 40 small letters"),
        (BOTS_AT, "odd", "TITLE = 7\n", "does not make a bot"),
        (BOTS_AT, "odd", "def TITLE(seed): ...\n", "does not make a bot"),
        (BOTS_AT, "odd", "class TITLE:\n    def __init__(self, *given): ...\n", "does not make a bot"),
        (GAMES_AT, "ginkgopolis", game("ginkgopolis"), "asztal has one of this name already"),
        (GAMES_AT, "toy_euro", game("toy_euro"), "toy_euro.py has one of this name already"),
        (BOTS_AT, "greedy", MAKER, "asztal has one of this name already"),
        (BOTS_AT, "me", MAKER, "asztal has one of this name already"),
    ],
)
def test_what_cannot_be_used_is_named_once_and_the_rest_works(
    site: Path, packages: Packages, *, group: str, name: str, code: str, said: str
) -> None:
    module = install(site, "odd-package", group, name, code)
    install(site, "good-game", GAMES_AT, "good", game("good"))
    install(site, "good-bot", BOTS_AT, "better", MAKER, at="make")
    (told,) = left_out(packages)
    assert f'"{name}" of the package odd-package is left out: ' in told
    assert said in told
    assert module in told or "of this name" in told or "letters" in told
    assert left_out(packages) == []
    found = registry.titles()
    brought = {each: registry.package_of(each) for each in found}  # also by what somebody has installed to try it out
    assert [each for each, by in brought.items() if by and by.folder.is_relative_to(site)] == ["good"]
    assert type(found["ginkgopolis"]).__module__.startswith("asztal.games.")
    assert set(bots.bots()) - bots.BOTS.keys() == {"better"}


def test_of_two_packages_with_the_same_name_neither_is_used(site: Path, packages: Packages) -> None:
    install(site, "first-game", GAMES_AT, "same", game("same"))
    install(site, "second-game", GAMES_AT, "same", game("same"))
    assert "same" not in registry.titles()
    (told,) = left_out(packages)
    assert {"first-game", "second-game"} <= set(told.replace(",", "").split())


def test_of_a_package_that_is_installed_twice_the_first_counts(
    site: Path, packages: Packages, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "some-bot", BOTS_AT, "somebody", MAKER, at="make")
    (site / "before").mkdir()
    install(site / "before", "Some.Bot", BOTS_AT, "somebody", MAKER, at="make")
    monkeypatch.syspath_prepend(site / "before")
    assert "somebody" in bots.bots()
    assert left_out(packages) == []


def test_a_host_runs_no_line_of_a_package_that_is_not_listed(site: Path, packages: Packages) -> None:
    wanted = install(site, "wanted-bot", BOTS_AT, "wanted", MAKER, at="make")
    module = install(site, "other-bot", BOTS_AT, "other", MAKER, at="make")
    taken = install(site, "other-game", GAMES_AT, "ginkgopolis", game("ginkgopolis"))
    packages.let_in(["Wanted_Bot", "missing-bot", ""], "ASZTAL_PACKAGES")
    assert set(bots.bots()) - bots.BOTS.keys() == {"wanted"}
    (told,) = left_out(packages)
    assert told.startswith("ASZTAL_PACKAGES names the package missing-bot, which is not installed")
    assert {"other-bot", "other-game"} <= set(packages.unlisted())
    assert "wanted-bot" not in packages.unlisted()
    assert wanted in sys.modules
    assert not {module, taken} & sys.modules.keys()


def test_where_strangers_play_a_game_has_its_words(site: Path, packages: Packages) -> None:
    silent = game("silent").replace(
        "TITLE = ",
        "from pathlib import Path\nfrom asztal.text.wording import Wording\n\n\n"
        "class Silent(Wording):\n    folder = Path(__file__).parent\n\n\n"
        "class SilentFace(k.Face[Blank]):\n    def wording(self):\n        return Silent\n\n\n"
        "BlankTitle.face = SilentFace()\nTITLE = ",
    )
    install(site, "silent-game", GAMES_AT, "silent", silent)
    packages.let_in(["silent-game"], "ASZTAL_PACKAGES")
    assert "silent" not in registry.titles()
    (told,) = left_out(packages)
    assert "there is no text 'game-name' in 'en'" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_said_in_every_language(site: Path, packages: Packages, lang: str) -> None:
    install(site, "a-game", GAMES_AT, "one", "1 / 0\n")
    install(site, "b-game", GAMES_AT, "two", "TITLE = 1\n")
    install(site, "c-game", GAMES_AT, "three", game("four"))
    install(site, "d-game", GAMES_AT, "five-5", game("five"))
    install(site, "e-game", GAMES_AT, "ginkgopolis", game("five"))
    install(site, "f-game", GAMES_AT, "six", game("six"))
    install(site, "g-game", GAMES_AT, "six", game("six"))
    install(site, "h-bot", BOTS_AT, "seven", "TITLE = 1\n")
    texts = Texts(lang)
    packages.let_in([*(f"{letter}-game" for letter in "abcdefgi"), "h-bot"], "ASZTAL_PACKAGES")
    registry.titles()
    bots.bots()
    told = packages.untold()
    assert {problem.key for problem in told} == {
        "package-bad-name",
        "package-broken",
        "package-name-taken",
        "package-name-twice",
        "package-not-a-bot",
        "package-not-a-game",
        "package-not-there",
        "package-other-name",
    }
    for problem in told:
        assert str(problem.values["package"]) in problem.said(texts)


def test_to_start_a_command_nobody_looks_for_packages() -> None:
    code = "import sys, asztal.cli, asztal.registry, asztal.bots; print('importlib.metadata' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_what_plays_is_hashed_with_the_engine_and_what_else_is_installed_is_not(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = identity(Plays("ginkgopolis", ("greedy",)))
    module = install(site, "hashed-game", GAMES_AT, "hashed", game("hashed"))
    install(site, "hashed-bot", BOTS_AT, "hasher", MAKER, at="make")
    plays = [Plays("hashed", ("greedy",)), Plays("ginkgopolis", ("hasher",)), Plays("hashed", ("hasher", "greedy"))]
    hashes = [bare, *map(identity, plays)]
    assert len(set(hashes)) == 4
    assert [brought.package for brought in plays[2].brought()] == ["hashed-game", "hashed-bot"]
    assert identity(Plays("ginkgopolis", ("greedy",))) == identity(NOTHING) == bare
    (site / f"{module}.py").write_text(game("hashed") + "# another rule\n", encoding="utf-8")
    engine_hashes._hashed.cache_clear()
    again = [bare, *map(identity, plays)]
    assert [one == other for one, other in zip(hashes, again, strict=True)] == [True, False, True, False]


def test_a_game_that_a_file_holds_is_hashed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "filed"
    write_game(folder / "__init__.py", "filed")
    monkeypatch.setenv("ASZTAL_GAMES", str(tmp_path))
    assert registry.file_of("filed") == folder
    first = identity(Plays("filed"))
    (folder / "cards.toml").write_text("count = 1\n", encoding="utf-8")
    engine_hashes._hashed.cache_clear()
    assert len({first, identity(Plays("filed")), identity(NOTHING)}) == 3


ODD_BOTS = """
class Odd:
    def __init__(self, title, seed, cancelled): ...
    def choose(self, decision, observe):
        {}
"""


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise ValueError('too hard')", r"ValueError: too hard This comes from .* when it was asked "),
        ("return None", r"NoOption: .* and answered 'None', which is not among its \d+ options"),
        ("return 0", r"NoOption: .* and answered '0', which"),
        ("return 'fly 1'", r"NoOption: .* and answered 'fly 1', which"),
    ],
)
def test_what_goes_wrong_in_a_bot_of_a_package_is_said_to_be_its_own(
    site: Path, packages: Packages, *, body: str, said: str
) -> None:
    install(site, "odd-bot", BOTS_AT, "odd", ODD_BOTS.format(body), at="Odd")
    title = registry.find("ginkgopolis")
    with pytest.raises(GameFailed, match=said) as failed:
        simulate(title, 1, ["odd", "random"])
    assert 'the bot "odd" of the package odd-bot' in str(failed.value)
    with pytest.raises(GameFailed, match=r"^ginkgopolis, odd against random: deal 0 of seed 0 .*--games 2\)"):
        ladder(title, ["odd", "random"], 2, variant={}, seed=0)
    assert left_out(packages) == []


def test_a_bot_that_cannot_be_made_is_named(site: Path, packages: Packages) -> None:
    install(site, "odd-bot", BOTS_AT, "odd", "def make(title, seed, cancelled): raise OSError('no weights')", at="make")
    with pytest.raises(GameFailed, match='no weights This comes from the bot "odd" of the package odd-bot'):
        simulate(registry.find("ginkgopolis"), 1, ["odd", "random"])
    assert left_out(packages) == []


def test_the_text_of_an_option_is_an_answer_too(site: Path, packages: Packages) -> None:
    install(site, "text-bot", BOTS_AT, "texter", ODD_BOTS.format("return str(decision.options[0])"), at="Odd")
    game = registry.find("ginkgopolis").new(1, None, Fast(1))
    chosen = bots.make_bot("texter", game.title, 1).choose(game.decisions[0], lambda: observe(game, 0))
    assert chosen == game.decisions[0].options[0]
    assert left_out(packages) == []
