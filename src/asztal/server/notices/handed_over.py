"""What came of handing a letter to a channel."""

from typing import Literal, NamedTuple

from asztal.server.notices.outgoing import Forbidden, Guard, Silent, Unreachable


class HandedOver(NamedTuple):
    """It was taken; the channel is gone for good; it is to be tried again later; or it was refused.

    `answer` is kept for the person: a number, or a word of ours, never what the other side wrote.
    """

    kind: Literal["taken", "gone", "later", "refused"]
    answer: str
    wait: int = 0  # seconds that the other side asks for
    silent: bool = False  # nothing came within the time


async def post(guard: Guard, url: str, headers: dict[str, str], content: bytes, gone: tuple[int, ...]) -> HandedOver:
    """Post something to a stranger's address; `gone` are the answers after which nobody need try again, ever."""
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
