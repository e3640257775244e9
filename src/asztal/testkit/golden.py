"""Golden transcripts: one whole game as text, reviewed in diffs, and counts of positions from fixed points."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from asztal.kernel import Game, Seeded
from asztal.testkit.walk import Setting, Walk

_DEPTH = 2
_WIDTH = 200  # positions with more options than this are counted less deep


def hold(path: Path, text: str) -> None:
    """Fails unless the file says exactly this; `make golden` writes it anew instead."""
    if os.environ.get("ASZTAL_GOLDEN") == "write":
        path.write_text(text, "utf-8")
    assert path.is_file(), "run `make golden` and read the new file"
    assert text == path.read_text("utf-8"), "if it should change, run `make golden` and review the diff"


def transcript(setting: Setting, seed: int = 1) -> str:
    """A random game as text: every decision with its options, the choice, what happened, counts, and the scores."""
    walk = Walk(setting, seed)
    lines = [f"{setting}, seed {seed}"]
    told = 0
    for number, seat in enumerate(walk.steps(), 1):
        lines += _events(walk.game, told)
        told = len(walk.game.events or ())
        if number > 1:
            lines.append(f"  > {walk.table.moments[-1].option}")
        decision = walk.game.decisions[seat]
        waiting = "".join(f" +{other}" for other in sorted(walk.game.decisions) if other != seat)
        lines.append(f"#{number} seat {seat}{waiting} {decision.ask}: {' | '.join(map(str, decision.options))}")
        if number % 10 == 1 and len(decision.options) < _WIDTH:
            lines.append(f"  perft {' '.join(str(perft(walk.game, depth)) for depth in range(1, _DEPTH + 1))}")
    lines += [f"  > {walk.table.moments[-1].option}", *_events(walk.game, told)]
    for seat in walk.game.seats():
        scored = setting.title.score_lines(walk.game.state, seat)
        lines.append(f"seat {seat}: {sum(line.points for line in scored)}" + "".join(map(_score_line, scored)))
    return "\n".join([*lines, f"winners: {setting.title.winners(walk.game.state)}", ""])


def _score_line(line: Any) -> str:
    about = " ".join(str(part) for part in line.args.values())
    return f", {line.key}{f' {about}' if about else ''} {line.points}"


def _events(game: Game[Any], told: int) -> Iterator[str]:
    for mask, event in (game.events or [])[told:]:
        data = msgspec.to_builtins(event)
        seats = "all" if mask & 1 << 15 else ",".join(str(seat) for seat in game.seats() if mask & 1 << seat)
        about = " ".join(f"{name}={part}" for name, part in data.items() if name != "event")
        yield f"  [{seats}] {data['event']} {about}"


def perft(game: Game[Any], depth: int) -> int:
    """How many lines of choices of this length start here, with a fixed chance; it changes only with the rules."""
    if depth == 0 or game.over:
        return 1
    seat = sorted(game.decisions)[0]
    options = game.decisions[seat].options
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        branch = game.clone(Seeded(1))
        branch.apply_unchecked(seat, option)
        total += perft(branch, depth - 1)
    return total
