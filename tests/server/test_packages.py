"""Games and bots of packages on a server: what the host lists is offered, and nothing of it holds up the rest."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from asztal.server.bots.thinking import Thinkers
from asztal.server.processes import NotThought
from tests.server.test_thinking import question

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "packages"
GAME = "own_pace"
LOADING = """
import sys
from asztal.server import packages
from asztal.server.config import Config
from asztal.server.http.catalogue import bot_infos, game_infos
from asztal.server.logs import set_up_logs

config = Config(database="postgresql://localhost/none", packages=sys.argv[1], log="json")
set_up_logs(config)
packages.load(config)
print(*(game.title for game in game_infos("hu")), sep="|")
print(*(f"{bot.name}: {bot.about}" for bot in bot_infos("de")), sep="|")
print("asztal_wary" in sys.modules, "asztal_pebbles" in sys.modules)
"""
ODD = ("raising", "silent", "leaving")
TALKATIVE = """
import random, sys

def make(title, seed, cancelled):
    print("a word that is no answer")
    return Talkative()

class Talkative:
    def choose(self, decision, look):
        print("choose nothing")
        sys.stdout.flush()
        return decision.options[-1]

class Odd:
    def __init__(self, title, seed, cancelled): ...
    def choose(self, decision, observe):
        return self.fails()

class Raising(Odd):
    def fails(self):
        raise ValueError("too hard")

class Silent(Odd):
    def fails(self): ...

class Leaving(Odd):
    def fails(self):
        sys.exit(3)
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example packages as `pip install --editable` has them, and a bot that prints."""
    for package, group, name, value in (
        ("asztal-pebbles", "asztal.games", "pebbles", "asztal_pebbles:TITLE"),
        ("asztal-wary", "asztal.bots", "wary", "asztal_wary:WaryBot"),
        ("talkative", "asztal.bots", "talkative", "talkative:make"),
        *((f"odd-{name}", "asztal.bots", name, f"talkative:{name.title()}") for name in ODD),
        ("second-wary", "asztal.bots", "random", "asztal_wary:WaryBot"),
    ):
        about = tmp_path / f"{package.replace('-', '_')}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[{group}]\n{name} = {value}\n", encoding="utf-8")
    (tmp_path / "talkative.py").write_text(TALKATIVE, encoding="utf-8")
    paths = [tmp_path, EXAMPLES / "pebbles", EXAMPLES / "wary", ROOT / "src"]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
    return tmp_path


def loaded(listed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LOADING, listed]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True, cwd=ROOT)


@pytest.mark.slow
@pytest.mark.usefixtures("site")
def test_a_server_offers_what_the_host_lists_and_its_log_says_what_it_leaves_out() -> None:
    done = loaded("asztal-wary,asztal-pebbles,second-wary,gone-game")
    games, bots, modules = done.stdout.splitlines()
    assert "Kavicsok" in games.split("|")
    assert "wary: kommt aus dem Paket asztal-wary" in bots.split("|")
    assert not [bot for bot in bots.split("|") if bot.startswith("talkative")]
    assert modules == "True True"
    lines = [msgspec.json.decode(line) for line in done.stderr.splitlines()]
    told = {line["package"]: line for line in lines if line["level"] == "warning"}
    assert {line["package"] for line in lines} - told.keys() >= {"talkative"}
    assert told.keys() == {"second-wary", "gone-game"}
    assert {line["why"].partition(".")[0] for line in told.values()} == {
        'The bot "random" of the package second-wary is left out: asztal has one of this name already',
        "ASZTAL_PACKAGES names the package gone-game, which is not installed or brings neither games nor bots",
    }


@pytest.mark.slow
@pytest.mark.usefixtures("site")
def test_a_server_without_a_list_runs_no_line_of_any_package() -> None:
    done = loaded("")
    games, bots, modules = done.stdout.splitlines()
    assert "Kavicsok" not in games
    assert "wary" not in bots
    assert modules == "False False"
    lines = [msgspec.json.decode(line) for line in done.stderr.splitlines()]
    assert {line["package"] for line in lines} >= {"asztal-pebbles", "asztal-wary", "talkative", "second-wary"}
    assert {line["event"] for line in lines} == {"installed, but ASZTAL_PACKAGES does not list it"}


@pytest.mark.usefixtures("site")
def test_bots_of_packages_think_where_all_do_and_what_they_print_is_no_answer() -> None:
    offered = question(GAME, "wary").offered

    async def story() -> list[str]:
        thinkers = Thinkers(60, 1, "talkative,asztal-wary")
        try:
            asked = ("talkative", "nobody", "talkative", "wary")
            return [(await thinkers.choose(question(GAME, bot), b"")).option for bot in asked]
        finally:
            await thinkers.close()

    *talked, wary = asyncio.run(story())
    assert talked == [offered[-1], "", offered[-1]]
    assert wary in offered


async def _why_not(thinkers: Thinkers, bot: str) -> str:
    try:
        return (await thinkers.choose(question(GAME, bot), b"")).why
    except NotThought as error:
        return str(error)


@pytest.mark.usefixtures("site")
def test_a_host_is_told_why_a_bot_of_a_package_gave_no_answer() -> None:
    async def story() -> list[str]:
        thinkers = Thinkers(60, 1, ",".join(f"odd-{name}" for name in ODD))
        try:
            return [await _why_not(thinkers, bot) for bot in ODD]
        finally:
            await thinkers.close()

    raising, silent, leaving = asyncio.run(story())
    assert raising == "ValueError: too hard"
    assert silent.startswith(
        "NoOption: the bot \"silent\" of the package odd-silent was asked choose and answered 'None'"
    )
    assert leaving == "the process in which it thought has ended"
