"""`python -m tools.howto GAME RECORD`: stores the positions that the figures of a how-to page show.

They are taken from the record of a real game (`asztal record`) and written to docs/howto/GAME.jsonl. The states are
stored and not the record: a record begins with a shuffle, so a new card would make another game of it.
"""

import argparse
from pathlib import Path

import msgspec

from asztal import registry
from asztal.kernel.record import parse, replay
from asztal.text.howto import figures, howto_text

FOLDER = Path(__file__).parents[1] / "docs" / "howto"


def positions(game: str, record: Path) -> list[bytes]:
    """A line for each position that the page of a game shows."""
    title, moves = registry.find(game), {figure.move for figure in figures(howto_text(game, "en"))}
    tables = enumerate(replay(title, parse(record.read_text("utf-8").splitlines())))
    # In the order in which the state has it: a hand is shown as it was drawn.
    return [
        msgspec.json.encode({"move": move, "rules": title.rules_version, "state": table.game.state.to_data()})
        for move, table in tables
        if move in moves
    ]


def main() -> int:
    """The command, which writes over the positions that a game had."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("record", type=Path)
    args = parser.parse_args()
    lines = positions(args.game, args.record)
    (FOLDER / f"{args.game}.jsonl").write_bytes(b"".join(line + b"\n" for line in lines))
    print(f"{args.game}: {len(lines)} positions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
