"""`make fuzz`: the contract's checks on ever new seeds; a seed that breaks one is kept as a fixture for ever."""

import argparse
import itertools
import json
import time
from pathlib import Path

from asztal import registry
from asztal.kernel import Refused
from asztal.kernel.rules import BudgetExceeded, DeadEnd
from asztal.testkit.contract import check_contract
from asztal.testkit.trace import repository
from asztal.testkit.walk import ContractBroken, Setting, settings

FIXTURES = Path("tests") / "fixtures" / "seeds.jsonl"


def fixtures(path: Path) -> list[tuple[Setting, int]]:
    """The seeds that once broke a check, each with its setting."""
    found = []
    for line in path.read_text("utf-8").splitlines():
        data = json.loads(line)
        setting = Setting(registry.find(data["game"]), data["seats"], data["variant"])
        found.append((setting, data["seed"]))
    return found


def fuzz(game: str | None, seconds: float, first: int, path: Path) -> list[str]:
    """Run the checks until the time is up; gives what broke, after writing its seeds to the fixtures."""
    titles = [registry.find(game)] if game else list(registry.titles().values())
    ways = [setting for title in titles for setting in settings(title)]
    broken: list[str] = []
    until = time.monotonic() + seconds
    for seed in itertools.count(first):
        for setting in ways:
            if time.monotonic() > until:
                return broken
            try:
                check_contract(setting, first=seed)
            except (ContractBroken, DeadEnd, BudgetExceeded, Refused) as error:
                broken.append(f"{setting} seed {seed}: {error}")
                _keep(path, setting, seed)
    return broken


def _keep(path: Path, setting: Setting, seed: int) -> None:
    data = {"game": setting.title.name, "seats": setting.seats, "variant": dict(setting.variant)}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**data, "seed": seed}) + "\n")


def main() -> int:
    """The command; exit code 1 when something broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--first", type=int, default=1_000, help="the first seed; the tests use the seeds below it")
    args = parser.parse_args()
    broken = fuzz(args.game, args.seconds, args.first, repository(Path.cwd()) / FIXTURES)
    for line in broken:
        print(line)
    print(f"{len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
