"""The outcome of handing a letter to a channel, and posting one to a stranger's address."""

from typing import Literal, NamedTuple

from asztal.server.notices.outgoing import Forbidden, Guard, Silent, Unreachable


class HandedOver(NamedTuple):
    """A letter was taken, or refused, or is to be tried again later, or its channel is gone for good.

    `answer` is kept for the person: a status, or a word of ours, never what the other side wrote.
    """

    kind: Literal["taken", "gone", "later", "refused"]
    answer: str
    wait: int = 0  # seconds that the other side asks for
    silent: bool = False  # nothing came within the time


async def post(guard: Guard, url: str, headers: dict[str, str], content: bytes, gone: tuple[int, ...]) -> HandedOver:
    """Post to a stranger's address; answers in `gone` mean that the address will never work again."""
    try:
        status, wait = await guard.post(url, headers, content)
    except Forbidden:
        return HandedOver("refused", "forbidden")
    except Unreachable as error:
        return HandedOver("later", "unreachable", silent=isinstance(error, Silent))
    answer = str(status)
    if 200 <= status < 300:
        return HandedOver("taken", answer)
    if status in gone:
        return HandedOver("gone", answer)
    if status in (408, 429) or status >= 500:
        return HandedOver("later", answer, min(int(wait), 3600) if wait.isdecimal() else 0)
    return HandedOver("refused", answer)
