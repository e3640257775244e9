"""Worlds: the next ones are made, those whose time is over are closed, and ended entries are followed."""

import asyncio

from asztal.server.tables.lobby.worlds import SharedWorlds
from asztal.server.tables.past.world_pages import WorldPages

EVERY = 5.0  # seconds between looks


async def keep_worlds(worlds: SharedWorlds, pages: WorldPages) -> None:
    """Look again and again; any number of processes may."""
    while True:
        await look_at_worlds(worlds, pages)
        await asyncio.sleep(EVERY)


async def look_at_worlds(worlds: SharedWorlds, pages: WorldPages) -> None:
    """Do what is due now. First it is closed: an entry that ends in the same moment was in time."""
    await worlds.close_due()
    await worlds.make_due()
    await pages.follow_due()
