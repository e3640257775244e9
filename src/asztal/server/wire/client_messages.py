"""The messages that a client sends over a table's web socket; `messages` are the answers."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1_000_000)]


PROTOCOL = 3  # another number where a client of before would misunderstand what it is told, or be misunderstood


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client; the answer carries the same `id`."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. `events` is how many events the client has already; `token` is a seat's return link.

    `protocol` is the number of the protocol that the client speaks; one that names none takes what it gets.
    """

    events: Count = 0
    token: str = ""
    lang: str = ""
    protocol: Count = PROTOCOL


class Act(FromClient, frozen=True, tag="act"):
    """Choose an option; `question` is the name of the question that it answers.

    With `hold`, a choice that ends the turn is held for so many seconds before it is made; with 0 until it is
    confirmed.
    """

    id: str
    option: str
    question: str = ""
    hold: Annotated[int, Meta(ge=0, le=60)] | None = None


class Confirm(FromClient, frozen=True, tag="confirm"):
    """Make my choice now that is held; `request` is the id with which it was sent."""

    id: str
    request: str


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back my last choices: one unless told how many, or everything that can be taken back."""

    id: str
    everything: bool = False
    choices: Count = 1


class Propose(FromClient, frozen=True, tag="propose"):
    """Ask everybody to go back to before my last choices, to let a bot play for `seat`, or to end the table."""

    id: str
    kind: Literal["back", "bot", "end"]
    choices: Count = 1
    seat: Count | None = None


class AnswerProposal(FromClient, frozen=True, tag="answer"):
    """Agree to the proposal or decline it; with `number`, only if it is that one."""

    id: str
    agree: bool
    number: Count = 0


class Remind(FromClient, frozen=True, tag="remind"):
    """Remind an absent person of the table."""

    id: str
    seat: Count


class Looking(FromClient, frozen=True, tag="looking"):
    """Say whether the page is in sight: no notices are sent to somebody who looks at the table."""

    visible: bool


class WhyNot(FromClient, frozen=True, tag="why-not"):
    """Ask why I may not choose this option, or anything at this element of the board."""

    id: str
    option: str = ""
    target: str = ""


class AskScore(FromClient, frozen=True, tag="score"):
    """Ask where a seat's points come from; those of another seat only after the end."""

    id: str
    seat: Count


class ReadOut(FromClient, frozen=True, tag="read-out"):
    """Ask for the table in words, as this seat may see it."""

    id: str


class Say(FromClient, frozen=True, tag="say"):
    """Say something in the chat."""

    id: str
    text: str


class Resync(FromClient, frozen=True, tag="resync"):
    """Send the whole view again, with the events after the first `events`."""

    events: Count = 0


Message = (
    Hello
    | Act
    | Confirm
    | Undo
    | Propose
    | AnswerProposal
    | Remind
    | Looking
    | WhyNot
    | AskScore
    | ReadOut
    | Say
    | Resync
)

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(data: str | bytes) -> Message:
    """A client's message from its bytes; raises `msgspec.MsgspecError`."""
    return _decoder.decode(data)
