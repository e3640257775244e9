"""`make release`: builds the wheel and the sdist, the lists of their contents, and checksums.

They are built and checked in build/release and moved into dist together, when every check holds. The same commit gives
the same wheel and sdist, whoever builds them.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.checks import check_research, check_server, check_terminal
from tools.environments import Environment

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
BACKUP = ROOT / "tests" / "fixtures" / "backup_0_2_0.gz"


def main() -> None:
    """Build, check, and put everything into dist."""
    began = time.monotonic()
    version, made = read_version(), commit_time()
    os.environ["SOURCE_DATE_EPOCH"] = str(made)
    out = ROOT / "build" / "release" / "dist"
    shutil.rmtree(out, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="asztal-") as made_folder:
        folder = Path(made_folder)
        with step("wheel and sdist"):
            build(ROOT, out, "wheel", "sdist")
        wheel, sdist = out / f"asztal-{version}-py3-none-any.whl", out / f"asztal-{version}.tar.gz"
        with step("the same wheel from the sdist"):
            check_sdist(sdist, wheel, folder)
        core, serve, home, research = (
            Environment(folder / name) for name in ("core", "serve", "serve-home", "research")
        )
        with step("plain install: a game in the terminal"):
            core.install(str(wheel))
            check_terminal(core)
        with step("[research]: the lines of docs/research.md"):
            research.install(f"{wheel}[research]")
            check_research(research, ROOT / "docs" / "research.md")
        with step("[serve], and [serve,home] from its lock file: asztal up and serve, games, a backup of 0.2.0"):
            serve.install(f"{wheel}[serve]")
            home.install("--no-deps", "--require-hashes", "--requirement", str(LOCKS / "home.txt"))
            home.install("--no-deps", "--no-index", "--find-links", str(out), f"asztal=={version}")
            check_server(home, serve, BACKUP, ROOT / "examples" / "bots" / "first.py", folder)
        with step("lists of what is in them"):
            write_list(out / f"asztal-{version}.python.cdx.json", python_list(home, version), folder)
            write_list(out / f"asztal-{version}.web.cdx.json", web_list(version, folder), folder)
        for each in (core, serve, home, research):
            print(f"{each.size():6.0f} MiB  {each.name}")
    write_sums(out)
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    out.rename(ROOT / "dist")
    for file in sorted((ROOT / "dist").iterdir()):
        print(f"{file.stat().st_size:10,} bytes  dist/{file.name}")
    print(f"in {time.monotonic() - began:.0f} s")


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is done, and how long it took."""
    print(f"{what} ... ", end="", flush=True)
    began = time.monotonic()
    yield
    print(f"ok, {time.monotonic() - began:.0f} s", flush=True)


def read_version() -> str:
    """The version, from the one place where it stands."""
    [found] = re.findall(r'(?m)^__version__ = "(.+)"$', (ROOT / "src" / "asztal" / "__init__.py").read_text("utf-8"))
    return str(found)


def commit_time() -> int:
    """When the commit was made that is built; a tree with other changes is none, and refused."""
    if changed := git("status", "--porcelain"):
        sys.exit(f"A release is built from a commit, and these are not committed:\n{changed}")
    return int(git("log", "-1", "--format=%ct"))


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def build(tree: Path, out: Path, *targets: str) -> None:
    """Pack; without the browser client hatch_build.py refuses to."""
    chosen = [word for target in targets for word in ("--target", target)]
    words = [sys.executable, "-m", "hatchling", "build", "--directory", str(out), *chosen]
    subprocess.run(words, cwd=tree, check=True, stdout=subprocess.PIPE)


def check_sdist(sdist: Path, wheel: Path, folder: Path) -> None:
    """The sdist is complete and the build repeatable: the same wheel comes of it, byte for byte."""
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    build(folder / sdist.name.removesuffix(".tar.gz"), folder / "again", "wheel")
    if (folder / "again" / wheel.name).read_bytes() != wheel.read_bytes():
        sys.exit("The sdist gives another wheel than the tree.")


# --- what is in them ----------------------------------------------------------------------------------------------


def python_list(home: Environment, version: str) -> Any:
    """The packages of a home server, as its lock file pins them."""
    words = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--short-PURLs"]
    words += ["--pyproject", str(ROOT / "pyproject.toml"), str(home.python)]
    found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    found["metadata"]["component"]["version"] = version  # pyproject.toml only says where it stands
    return found


def web_list(version: str, folder: Path) -> Any:
    """The packages of the browser client, those that only build and test it included: it is bundled from them."""
    place = folder / "asztal-web"  # npm names the list by its folder
    place.mkdir()
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8")) | {"version": version}
    (place / "package.json").write_text(json.dumps(package), encoding="utf-8")
    shutil.copy(ROOT / "web" / "package-lock.json", place)
    words = ["npm", "sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--loglevel", "error"]
    found = json.loads(subprocess.run(words, cwd=place, check=True, capture_output=True, text=True).stdout)
    del found["serialNumber"]  # another one each time
    return found


def write_list(file: Path, found: Any, folder: Path) -> None:
    """Write it as of the commit, and without where this machine has the packages from."""
    made = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
    found["metadata"]["timestamp"] = f"{made:%Y-%m-%dT%H:%M:%SZ}"
    for each in (found["metadata"]["component"], *found["components"]):
        links = [link for link in each.pop("externalReferences", ()) if link["type"] != "distribution"]
        if links:
            each["externalReferences"] = links
    text = json.dumps(found, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
    for local in (str(folder), str(ROOT), "file:"):
        if local in text:
            sys.exit(f"{file.name} names a place on this machine: {local}")
    file.write_text(text, encoding="utf-8")


def write_sums(out: Path) -> None:
    """In the format of `sha256sum --check`."""
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(out.iterdir())]
    (out / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


if __name__ == "__main__":
    main()
