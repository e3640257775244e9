"""Shapes for what is around the game at a table: seats, proposals, time, chat and story."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from asztal.text.messages import Said


class SeatInfo(Struct, frozen=True):
    """A seat: who sits there, which bot plays it if one does, and why.

    `why` is "bot" where a bot sits; "away", "time" or "left" where one plays until the person returns; "gone" where the
    person gave the seat up; otherwise empty. `hash` is that of the nonce that a person promised on sitting down;
    `chance` says, once the game has begun, whether it is in the deal: "own", or "none" where the person gave none.
    `guest` is set where a guest sits: names of accounts are theirs alone, those of guests anybody may give.
    `program` where an account sits that is a program.
    """

    number: int
    name: str
    bot: str
    taken: bool
    why: str = ""
    hash: str = ""
    chance: str = ""
    guest: bool = False
    program: bool = False


class OriginInfo(Struct, frozen=True):
    """The moment at which a table begins: after `step` moves of another `table`, which may be gone by now.

    `way` is "true" with the cards of then and the draws that would have come, which whoever looks at the other table
    can know; "known" as `seat` knew it, with everything else dealt anew. `rules` are those of then. The result counts
    for nothing.
    """

    table: str
    step: int
    way: Literal["true", "known"]
    rules: int
    seat: int | None = None


class ProposalInfo(Struct, frozen=True):
    """A proposal to everybody: kind "back", "bot" (for `seat`) or "end".

    `asked` are the seats that have to agree, `agreed` those that did; `passed` those of people who were silent for so
    long that they are not asked about the end. The answer carries `number`.
    """

    kind: str
    by: int
    seat: int | None
    asked: list[int]
    agreed: list[int]
    number: int = 0
    passed: list[int] = []


class ClaimInfo(Struct, frozen=True):
    """Somebody who watches under this `name` says to be the person of a seat and asks for it.

    `asked` are the seats that have to agree, `agreed` those that did; the answer carries `number`. `until` is empty
    until the last one agrees, and then the time when the seat is handed over, unless its person shows up before.
    """

    seat: int
    name: str
    number: int
    asked: list[int]
    agreed: list[int]
    until: str = ""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the seats have, in seconds: free for every turn, and once for the whole game.

    "live" counts all the time, "days" only the playing hours of the person who is asked.
    """

    kind: Literal["live", "days"]
    bank: Annotated[int, Meta(ge=0, le=10_000_000)]
    turn: Annotated[int, Meta(ge=10, le=10_000_000)]


class Revealed(Struct, frozen=True):
    """What was secret until the end; together with the record it proves every draw."""

    seed: str
    nonces: list[str]


class ChatLine(Struct, frozen=True):
    """A line of chat; `at` is the time in ISO 8601."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class ClockInfo(Struct, frozen=True):
    """A seat's clock: seconds left in its bank, and of its free time when it began to run. Without `since` it stands.

    `until` is when it will reach zero as things are now, playing hours included; `vacation` when the vacation ends.
    `alarm` is sent to the seat itself only: most of its time is used.
    """

    seat: int
    bank: float
    free: float
    since: str = ""
    until: str = ""
    vacation: str = ""
    alarm: bool = False


class StoryLine(Struct, frozen=True):
    """A line about what happened around the game: somebody left, returned or was replaced, or a table ended.

    `after` is the number of events that the reader had been told by then.
    """

    number: int
    at: str
    kind: str
    seat: int | None
    text: Said
    after: int
