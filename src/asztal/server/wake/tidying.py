"""What was kept long enough is deleted now and then."""

import asyncio
from contextlib import AsyncExitStack

from asztal.server.storage.cells import LOOK, Cells
from asztal.server.storage.retention import tidy
from asztal.server.storage.statements import borrowed

EVERY = 3600.0  # seconds between deletions


async def keep_tidy(cells: Cells) -> None:
    """Delete for ever what is old, in all cells: while one is away nobody knows who has a seat there."""
    while True:
        while cells.missing:
            await asyncio.sleep(LOOK)
        async with AsyncExitStack() as open_cells:
            people, *tables = [await open_cells.enter_async_context(borrowed(cell.stores)) for cell in cells.all]
            await tidy(people, tables)
        await asyncio.sleep(EVERY)
