"""The shapes of coming home by mail. HTTP requests and answers, see `shapes`."""

from typing import Annotated

from msgspec import Meta, Struct

from asztal.server.wire.shapes import Code


class WantedLetter(Struct, frozen=True, forbid_unknown_fields=True):
    """A mailbox by which somebody wants to come home, who reads this language."""

    address: Annotated[str, Meta(max_length=300)]
    lang: Code = "en"


class NewMailWay(Struct, frozen=True, forbid_unknown_fields=True):
    """A mailbox that shall be a way home."""

    address: Annotated[str, Meta(max_length=300)]


class LetterAsked(Struct, frozen=True):
    """If there is a letter, it is on its way. The code in it is good together with this ticket, for so many minutes."""

    ticket: str
    minutes: int


class LetterTicket(Struct, frozen=True, forbid_unknown_fields=True):
    """The ticket of whoever asked for a letter."""

    ticket: Annotated[str, Meta(max_length=100)]


class LetterState(Struct, frozen=True):
    """True while the mail server does not answer, whoever the letter would be for."""

    stuck: bool


class LetterCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in a letter, with the ticket of whoever asked for it."""

    ticket: Annotated[str, Meta(max_length=100)]
    code: Annotated[str, Meta(max_length=40)]


class TypedLetterCode(LetterCode, frozen=True, forbid_unknown_fields=True):
    """The code in a letter, to come home by. `leave` says to leave whom this browser knows."""

    leave: bool = False


class LetterLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret in the link of a letter. `leave` says to leave whom this browser knows, when somebody comes home."""

    secret: Annotated[str, Meta(max_length=100)]
    leave: bool = False


class MailboxHome(Struct, frozen=True):
    """The mailbox that is a way home now."""

    address: str
