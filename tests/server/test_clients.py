"""The clients for programs, in Python and TypeScript, with the examples that use them."""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from asztal import __version__
from asztal.server.config import Config
from tests.server.clients import PATIENCE, Person
from tests.server.test_own_bot import result

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]  # starts servers and workers

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bots" / "typed.ts"
PACKAGE, WEB = ROOT / "clients" / "typescript", ROOT / "web"
TSC = WEB / "node_modules" / ".bin" / "tsc"
TYPES = ["--types", "node", "--typeRoots", str(WEB / "node_modules" / "@types")]
STRICT = ["--strict", "--noUncheckedIndexedAccess", "--module", "nodenext", "--target", "es2023", *TYPES]
OLDER = ["--experimental-websocket"]  # Node 20 has it behind this flag; newer ones take the flag too


def run(*words: object, where: Path) -> str:
    done = subprocess.run(list(map(str, words)), cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example in TypeScript, compiled where the packed package is installed."""
    folder = tmp_path_factory.mktemp("typescript")
    packed = run("npm", "pack", "--silent", "--pack-destination", folder, where=PACKAGE).strip()
    (installed := folder / "node_modules" / "asztal-client").mkdir(parents=True)
    run("tar", "xzf", packed, "-C", installed, "--strip-components=1", where=folder)
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "typed.ts").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    run(TSC, *STRICT, "typed.ts", where=folder)
    return folder / "typed.js"


def test_the_package_fits_its_types_and_its_version() -> None:
    run(TSC, "-p", ".", where=PACKAGE)
    about = json.loads((PACKAGE / "package.json").read_text("utf-8"))
    assert about["version"] == __version__
    assert not {name for name in about if "ependencies" in name}
    sources = [*PACKAGE.glob("client.*"), PACKAGE / "patch.js", EXAMPLE]
    run("node_modules/.bin/prettier", "--config", ".prettierrc", "--check", *sources, where=WEB)


def test_a_wrong_use_of_a_shape_is_found_before_it_runs(compiled: Path) -> None:
    wrong = (compiled.parent / "typed.ts").read_text("utf-8").replace("me.resources", "me.resource")
    (compiled.parent / "wrong.ts").write_text(wrong, "utf-8")
    words = [str(TSC), *STRICT, "--noEmit", "wrong.ts"]
    told = subprocess.run(words, cwd=compiled.parent, capture_output=True, text=True, check=False).stdout
    assert "Property 'resource' does not exist" in told


async def table_of_two(address: str) -> tuple[str, list[str]]:
    """A table of Ginkgopolis that has begun, with the secrets of both seats."""
    async with Person(address) as owner, Person(address) as guest:
        table = (await owner.post("/api/tables", game="ginkgopolis", seats=2))["table"]["id"]
        links = [(await each.post(f"/api/tables/{table}/join"))["link"] for each in (owner, guest)]
        await owner.post(f"/api/tables/{table}/start")
    return f"{address}/api/tables/{table}", links


def test_the_examples_play_a_whole_game_against_each_other(live: Config, compiled: Path) -> None:
    table, links = asyncio.run(table_of_two(live.address))
    blocks = re.findall(r"```bash\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.S)
    [shown] = [block for block in blocks if "typed.py" in block]
    programs = [shown, f'node {" ".join(OLDER)} --no-warnings {compiled} "$TABLE" "$TOKEN"']
    paths = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    started = [
        subprocess.Popen(
            ["bash", "-c", f"exec {program}"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PATH": paths, "TABLE": table, "TOKEN": link},
        )
        for program, link in zip(programs, links, strict=True)
    ]
    try:
        told = [program.communicate(timeout=2 * PATIENCE) for program in started]
    finally:
        for program in started:
            program.kill()
    here = asyncio.run(result(table))
    scores = " ".join(map(str, here["scores"])) + "\n"
    assert told == [(scores, ""), (scores, "")]
    assert here["status"] == "over"


def test_the_package_says_why_it_cannot_play(live: Config, compiled: Path) -> None:
    table, _ = asyncio.run(table_of_two(live.address))
    for address, token, says in (
        (table, "wrong", "This link does not lead to a seat"),
        (table, "", "the token is not for a seat"),
        ("http://127.0.0.1:1/api/tables/abc", "x", "no connection"),
    ):
        words = ["node", *OLDER, "--no-warnings", str(compiled), address, token]
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 1
        assert says in done.stderr
