"""The files of a training run, which only grow, so that any machine can go on where the last one stopped.

`games/0007.jsonl` has the games of the seventh iteration, one per line; a line that was cut short is left out and
played again. `weights/` has every candidate by its iteration, `start.json` those that it began with if it did,
`champion.json` the best one, `log.jsonl` one line for each iteration that is over. `games/start.jsonl` are games that
were played elsewhere and teach too.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from asztal.bots.model import Model
from asztal.training.games import Kept


class Shards:
    """The files of one game, alone or with rivals."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for part in ("games", "weights"):
            (folder / part).mkdir(parents=True, exist_ok=True)

    def games(self, iteration: int) -> dict[tuple[str, int], Kept]:
        """The games of an iteration by kind and number."""
        shard = self._shard(iteration)
        found: dict[tuple[str, int], Kept] = {}
        for line in shard.read_bytes().splitlines() if shard.exists() else ():
            try:
                kept = msgspec.json.decode(line, type=Kept)
            except msgspec.DecodeError:
                continue
            found[kept.kind, kept.number] = kept
        return found

    def keep(self, iteration: int, kept: Kept) -> None:
        """Add one more game to the file of an iteration."""
        shard = self._shard(iteration)
        torn = shard.exists() and not shard.read_bytes().endswith(b"\n")
        with shard.open("ab") as file:
            file.write((b"\n" if torn else b"") + msgspec.json.encode(kept) + b"\n")

    def log(self) -> list[dict[str, Any]]:
        """What became of the iterations that are over."""
        log = self._folder / "log.jsonl"
        return [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []

    def note(self, entry: dict[str, Any]) -> None:
        """An iteration is over."""
        with (self._folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def candidate(self, iteration: int) -> str:
        """The weights that an iteration found, as text; empty before it did."""
        return _text(self._folder / "weights" / f"{iteration:04}.json")

    def propose(self, iteration: int, model: Model) -> None:
        """Weights that are to pass the gate."""
        _write(self._folder / "weights" / f"{iteration:04}.json", model.text())

    def start(self) -> str:
        """The weights that play until there is a candidate, as text; empty where the hand-made value does."""
        return _text(self._folder / "start.json")

    def begin(self, text: str) -> None:
        """Begin with weights, unless something has been played already."""
        if not self.start() and not self.games(0):
            _write(self._folder / "start.json", text)

    def learn_from(self, games: Sequence[Kept]) -> None:
        """Games that were played elsewhere teach too, from the first fit on; unless there are such games already."""
        file = self._folder / "games" / "start.jsonl"
        if not file.exists():
            _write(file, b"".join(msgspec.json.encode(kept) + b"\n" for kept in games).decode())

    def given(self) -> list[Kept]:
        """The games that were played elsewhere."""
        return [
            msgspec.json.decode(line, type=Kept) for line in _text(self._folder / "games" / "start.jsonl").splitlines()
        ]

    def champion(self) -> str:
        """The best weights so far, as text; empty while the hand-made value is the best."""
        return _text(self._folder / "champion.json")

    def crown(self, text: str) -> None:
        """Weights that passed the gate."""
        _write(self._folder / "champion.json", text)

    def _shard(self, iteration: int) -> Path:
        return self._folder / "games" / f"{iteration:04}.jsonl"


def _text(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def _write(file: Path, text: str) -> None:
    """Whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(file)
