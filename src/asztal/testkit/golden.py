"""Golden files, which are reviewed in diffs: one whole game as text, counts of positions, figures of clauses."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from asztal.kernel import Game, Seeded
from asztal.testkit.walk import Setting, Walk

_DEPTH = 2
_WIDTH = 200  # positions with more options than this are counted less deep


def hold(path: Path, text: str) -> None:
    """Fails unless the file says exactly this; `make golden` writes it anew instead."""
    hold_all({path: text})


def hold_all(files: Mapping[Path, str]) -> None:
    """Fails unless each file says exactly this, and names all that do not; `make golden` writes them anew instead."""
    if os.environ.get("ASZTAL_GOLDEN") == "write":
        for path, text in files.items():
            path.write_text(text, "utf-8")
    found = {path: path.read_text("utf-8") if path.is_file() else "" for path in files}
    wrong = [path for path in files if found[path] != files[path]]
    for path in wrong:
        names = ", ".join(each.name for each in wrong)
        told = "if this should change, run `make card` (for cards) or `make golden`, and review the diff"
        assert files[path] == found[path], f"{told}: {names}"


def with_figures(folder: Path, clauses: Mapping[str, Sequence[int]]) -> dict[Path, str]:
    """The rules files in which these clauses are, in every language, with these numbers in the clauses."""
    texts = {path: path.read_text("utf-8") for path in sorted(folder.glob("*.md"))}
    found = {}
    for clause, figures in clauses.items():
        line = re.compile(rf"^- \*\*{clause}\*\*(.*)$", re.MULTILINE)
        for path, text in texts.items():
            if match := line.search(text):
                first, *rest = re.split(r"\d+", match[1])
                assert len(rest) == len(figures), f"{path.name}: {clause} should have these numbers: {figures}"
                said = "".join(f"{figure}{words}" for figure, words in zip(figures, rest, strict=True))
                found[path] = texts[path] = text[: match.start(1)] + first + said + text[match.end(1) :]
        assert any(line.search(text) for text in found.values()), f"{clause} is in no rules file"
    return found


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
