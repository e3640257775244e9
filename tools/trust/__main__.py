"""Plays what is missing of a plan, and prints the figures of what is complete."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from asztal.arena.spread import on_this_machine
from asztal.measuring.tables import write_between
from tools import trust
from tools.trust import plan as plans
from tools.trust.measured import TitleFiles
from tools.trust.tables import BEGIN, END, markdown, rows


def main(given: Sequence[str] | None = None) -> int:
    """Measure the titles that are asked for, and say what is known of all."""
    parser = argparse.ArgumentParser(prog="python -m tools.trust", description=trust.__doc__)
    parser.add_argument("plan", type=Path, help="the plan, a TOML file; lines come into a folder of its name beside it")
    parser.add_argument("--only", action="append", metavar="NAME", help="play for this title only")
    parser.add_argument("--jobs", type=int, default=1, help="processes; with 0 nothing is played (%(default)s)")
    parser.add_argument("--table", type=Path, metavar="PAGE", help="write the figures into this page")
    args: Any = parser.parse_args(given)
    plan, found = plans.read(args.plan), []
    for title in plan.title:
        tested, folder = plans.Tested(plan, title), args.plan.with_suffix("")
        if args.jobs and (not args.only or title.name in args.only):
            TitleFiles(tested, folder).measure(on_this_machine(args.jobs))
            print(f"{title.name}: CPU minutes up to here {sum(os.times()[:4]) / 60:.1f}", flush=True)
        found.append((title.name, rows(tested, TitleFiles(tested, folder).whole())))
    said = markdown(found)
    print(said)
    if args.table:
        write_between(args.table, (BEGIN, END), f"\n{said}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
