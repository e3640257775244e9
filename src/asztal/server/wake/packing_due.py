"""Finished games are packed when they are old enough."""

import asyncio

from asztal.server.tables.past.packer import Packer

EVERY = 60.0  # seconds between looks


async def keep_packing(packer: Packer) -> None:
    """Look again and again; any number of processes may. First it waits: what fails fails again, and has time."""
    while True:
        await asyncio.sleep(EVERY)
        await packer.pack_due()
