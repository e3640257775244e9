"""`python -m tests.server.sending PERSON`: a process that sends what is due to somebody, and may be killed over it."""

import asyncio
import sys

from asztal.server.background import Background
from asztal.server.cluster.asking import Asking
from asztal.server.cluster.peers import Peers
from asztal.server.cluster.publishing import publish
from asztal.server.config import Config, read_config
from asztal.server.notices.sender import Sender
from asztal.server.service import Service


def made_sender(config: Config, service: Service, background: Background) -> Sender:
    """As a worker makes it."""
    peers = Peers()
    asking = Asking(config, peers, publish(config, service, background, peers).send)
    background.start("asking", asking.listen)
    return Sender(config, service.cells, service.jobs, asking.looking)


async def send(person: int) -> None:
    config = read_config()
    async with Service(config) as service, Background() as background:
        await made_sender(config, service, background).send(person)


if __name__ == "__main__":
    asyncio.run(send(int(sys.argv[1])))
