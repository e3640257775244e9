"""The shapes of what the person behind a cookie is told and says. HTTP requests and answers, see `shapes`."""

from datetime import date
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from asztal.server.wire.shapes import Code, Name, TableLine

PasskeyPart = Annotated[str, Meta(max_length=12_000, pattern="^[A-Za-z0-9_-]+$")]
Minutes = Annotated[list[int], Meta(min_length=2, max_length=2)]  # of a day: the first, and the one after the last


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who introduces themselves."""

    name: Name
    lang: Code = "en"


class GuestInfo(Struct, frozen=True):
    """Who the server takes you for, and the tables at which you have a seat. A `guest` has no name of their own."""

    name: str
    lang: str
    tables: list[TableLine]
    guest: bool = True


class PlayingHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody plays: for each day from Monday the first minute and the one after the last, in a time zone."""

    zone: Annotated[str, Meta(max_length=60)]
    week: Annotated[list[Minutes], Meta(max_length=7)]


class NewVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """The first and the last day of a vacation."""

    first: date
    last: date


class VacationLine(Struct, frozen=True):
    """A vacation that was announced."""

    id: int
    first: date
    last: date


class Vacations(Struct, frozen=True):
    """The vacations that are not over; `left` are the days left this year."""

    left: int
    vacations: list[VacationLine]


class SessionInfo(Struct, frozen=True):
    """A device on which you are known; `current` is the one that asks. Times are right to the hour.

    `device` is browser and system, as "Firefox, Windows", and empty where it is unknown. `came` is how it became yours:
    "guest" by giving a name, "words" by recovery words, "device" from another device.
    """

    id: int
    device: str
    came: str
    first_seen: str
    last_seen: str
    current: bool


class WayInfo(Struct, frozen=True):
    """A way home, by which you are recognised without a cookie: "words" on paper, a "passkey", or "mail" to an
    `address`.

    `used_at` is when somebody came home by it last, empty for never. `device` is where a passkey was made, as
    "Firefox, Windows", and empty where it is unknown.
    """

    id: int
    kind: str
    made_at: str
    used_at: str
    device: str
    address: str = ""


class Me(Struct, frozen=True):
    """Who you are, the devices on which you are known, and your ways home. An `account` has a name of its own.

    `offered` says of the ways home that a server may lack why it has none, empty where it has: of "passkey" this is
    "no-https" or "no-name", for browsers keep passkeys only for a name and https, and of "mail" it is "no-smtp".
    `erase_at` is when you will be erased, a time in ISO 8601; empty unless you asked for it.
    """

    name: str
    lang: str
    sessions: list[SessionInfo]
    ways: list[WayInfo]
    account: bool
    offered: dict[str, str]
    erase_at: str


class AccountName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that an account wants to have."""

    name: Name


class ProofByWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Your recovery words as you typed them, to show that it is you; `lang` is the language that you read."""

    words: Annotated[str, Meta(max_length=1000)]
    lang: Code = "en"


class MergeOffer(Struct, frozen=True):
    """The guest whom this browser knew before you came, and the guest's tables, which you may bring along.

    Both are empty where there is none.
    """

    name: str
    tables: list[TableLine]


class Merge(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of the guest that you bring along."""

    tables: Annotated[
        list[Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]], Meta(min_length=1, max_length=200)
    ]


class KeptSeat(Struct, frozen=True):
    """A table at which you have a seat of your own: the guest's stays the guest's, and `link` leads back to it.

    It is told once.
    """

    table: str
    link: str


class Merged(Struct, frozen=True):
    """What became of the tables that you wanted to bring along.

    `brought` are yours now. At `kept` you play yourself, from `barred` you were sent away, and `later` come as soon as
    they can be changed.
    """

    brought: list[str]
    kept: list[KeptSeat]
    barred: list[str]
    later: list[str]


class HomeOffers(Struct, frozen=True):
    """Which ways home this server has, for somebody who comes back; `offered` as in `Me`."""

    offered: dict[str, str]


class PasskeyOptions(Struct, frozen=True):
    """What a browser needs to make or to use a passkey, in the standard's JSON form. It is good once, for minutes."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that an authenticator has made: its id and the standard's answer, in base64url."""

    id: PasskeyPart
    client_data: PasskeyPart
    attestation: PasskeyPart


class SignedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that signed what it was asked: its id and the standard's answer, in base64url."""

    id: PasskeyPart
    client_data: PasskeyPart
    authenticator_data: PasskeyPart
    signature: PasskeyPart


class ShownPasskey(SignedPasskey, frozen=True, forbid_unknown_fields=True):
    """A passkey to come home by. `leave` says to leave whom this browser knows."""

    leave: bool = False


class NewWords(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language somebody wants recovery words; in their own without it."""

    lang: Code = ""


class RecoveryWords(Struct, frozen=True):
    """Eight words to write down, which are told once."""

    words: list[str]


class TypedWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Recovery words as somebody typed them, who reads this language. `leave` says to leave whom this browser knows."""

    words: Annotated[str, Meta(max_length=1000)]
    lang: Code = "en"
    leave: bool = False


class Arrived(Struct, frozen=True):
    """Who you are in this browser now."""

    name: str
    lang: str


class HandoverMade(Struct, frozen=True):
    """For another device: the secret of the link `/arrive#SECRET`, and a code to type; one of them is used, once.

    They last so many seconds.
    `address` is where other devices find the server, if it knows; pages under an address that they know ignore it.
    """

    number: int
    secret: str
    code: str
    seconds: int
    address: str


class HandoverInfo(Struct, frozen=True):
    """How far it is: from "asked" on there is a device, which shows these digits.

    It is "gone" when the time is over, when it was replaced, and for all but the device that made it; it is "done" when
    the new device is yours.
    """

    state: Literal["waiting", "asked", "yes", "no", "done", "gone"]
    device: str
    digits: int


class ArrivalClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or a code. With `leave`, whoever this browser knows is left behind, tables and all."""

    secret: Annotated[str, Meta(max_length=100)]
    leave: bool = False


class ArrivalTicket(Struct, frozen=True):
    """What to ask with whether the other device has said yes, the digits that it shows too, and the seconds left."""

    ticket: str
    digits: int
    seconds: int


class ArrivalQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Has the other device said yes?"""

    ticket: Annotated[str, Meta(max_length=100)]
    leave: bool = False


class ArrivalAnswer(Struct, frozen=True):
    """What the other device said: "here" means yes, and who you are in this browser now."""

    state: Literal["waiting", "no", "gone", "here"]
    name: str = ""


class Export(Struct, frozen=True):
    """Everything that is stored about you, by relation: rows about you as a person, and about you at tables.

    Times are in ISO 8601, bytes are in hexadecimal. `records` are the addresses of the records of your finished games.
    """

    made: str
    people: dict[str, list[dict[str, Any]]]
    tables: dict[str, list[dict[str, Any]]]
    records: list[str]
