"""The page that thanks others names everything that is shipped: packages of the server, and of the browser client."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = tomllib.loads((ROOT / "web/src/third_parties.toml").read_text(encoding="utf-8"))["part"]
NAMED = {part["name"].lower() for part in PARTS}


def plain(name: str) -> str:
    """A package's name as everybody spells it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~;]", name)[0].strip()).lower()


def test_every_part_says_its_licence_and_is_named_once() -> None:
    assert all(part["license"] and part["kind"] in ("font", "client", "server") for part in PARTS)
    assert len(NAMED) == len(PARTS)


def test_every_package_that_a_server_needs_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {plain(name) for name in [*project["dependencies"], *extras["serve"], *extras["home"]]} <= NAMED


@pytest.mark.parametrize("lock", ["run", "serve", "home"])
def test_every_locked_package_is_named(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    locked = {plain(name) for name in re.findall(r"^([\w.\-]+)(?:\[[^\]]*\])?==", text, re.M)}
    assert locked
    assert locked <= NAMED


def test_every_package_in_the_browser_client_is_named() -> None:
    sources = [path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if ".test." not in path.name)
    packages = set(re.findall(r"""(?:from|import) ["']((?:@[\w-]+/)?[a-z][\w-]*)[^"']*["']""", text))
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/inter"} <= packages
    assert packages - {"vitest"} <= NAMED  # a helper of the tests
