"""The worker's queues of jobs that send notices, and letters by which people come home."""

from typing import Any

from procrastinate import RetryStrategy

from asztal.server.config import Config
from asztal.server.notices.sender import Sender
from asztal.server.notices.sign_in_letters import SignInLetters
from asztal.server.storage.jobs import CONFIRM_MAIL, LETTERS, NOTICES, SEND_NOTICES, SIGN_IN_LETTER, Jobs

AT_ONCE = 256  # people who are sent something together: nearly all of the time is spent waiting


async def take_notices(config: Config, sender: Sender, letters: SignInLetters, settings: dict[str, Any]) -> None:
    """Take jobs for ever; `settings` are those of all our workers."""
    app = Jobs(config).app

    # Not tried again by the queue, where another such job may wait by then: whoever looks at the table asks again.
    @app.task(name=SEND_NOTICES, queue=NOTICES)
    async def send_notices(person: int) -> None:
        await sender.send(person)

    @app.task(name=CONFIRM_MAIL, queue=NOTICES, retry=RetryStrategy(max_attempts=6, exponential_wait=4))
    async def confirm_mail(channel: int) -> None:
        await sender.ask_consent(channel)

    # The last try is some six minutes after the first: the letter is still good then.
    @app.task(name=SIGN_IN_LETTER, queue=LETTERS, retry=RetryStrategy(max_attempts=5, exponential_wait=4))
    async def sign_in_letter(letter: int) -> None:
        await letters.send(letter)

    async with app.open_async():
        await app.run_worker_async(queues=[NOTICES, LETTERS], concurrency=AT_ONCE, **settings)
