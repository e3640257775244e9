"""A table that is opened, as rows to be stored."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from asztal.kernel import Title
from asztal.kernel.chance import commitment
from asztal.server.hashing import new_token
from asztal.server.storage.cells import Cell
from asztal.server.storage.retention import UNUSED

# By seat: sentences read better than with "greedy 2".
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dorka", "Emil", "Flora")


def table_row(
    owner: int,
    title: Title[Any],
    seats: int,
    variant: Mapping[str, str],
    now: datetime,
    *,
    cell: Cell,
    seed: str,
    **more: Any,
) -> dict[str, Any]:
    """A table that waits for people; its secret seed is fixed now, and the commitment to it is public at once."""
    return {
        "id": cell.new_id(),
        "owner": owner,
        "game": title.name,
        "rules": title.rules_version,
        "seats": seats,
        "variant": variant,
        "status": "waiting",
        "invite": new_token(cell.mark),
        "seed": seed,
        "commitment": commitment(seed),
        "seq": 0,
        "version": 1,
        "said": 0,
        "agreed": [],
        "changed": now,
        "wake_at": now + UNUSED,
        **more,
    }


def blank_seats(table_id: str, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Free seats as rows to be stored."""
    return [{"table_id": table_id, "number": n, "name": "", "bot": "", "nonce": ""} for n in numbers]
