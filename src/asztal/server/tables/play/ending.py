"""The end of a table before its game is over."""

from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from asztal.server.tables.live.change import Change
from asztal.server.tables.play.story import tell

# How a table ends before its game is over: the line of the story, and as what a process of this release tells it.
_ENDED = {
    "agreed": ("ended-agreed", "ended-all"),
    "absent": ("ended-agreed", "ended-absent"),
    "abandoned": ("ended-abandoned", ""),
}


async def end(
    change: Change, connection: AsyncConnection, how: str, unasked: Mapping[str, str | int] | None = None
) -> None:
    """End the table before its game is over: nobody has won, and its secrets are revealed."""
    change.status, change.how, change.proposal = "ended", how, None
    kind, says = _ENDED[how]
    await tell(change, connection, kind, says=says, args=unasked)
