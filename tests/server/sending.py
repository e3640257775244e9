"""`python -m tests.server.sending PERSON`: a process that sends what is due to somebody, and may be killed over it."""

import asyncio
import sys

from asztal.server.config import read_config
from asztal.server.notices.guard import Guard
from asztal.server.notices.sender import Sender
from asztal.server.service import Service


async def send(person: int) -> None:
    config = read_config()
    async with Service(config) as service:
        await Sender(config, service.stores, service.stores, service.jobs, Guard(config.networks)).send(person)


if __name__ == "__main__":
    asyncio.run(send(int(sys.argv[1])))
