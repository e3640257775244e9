"""The shapes of notices over HTTP; the OpenAPI document is made from these classes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Address = Annotated[str, Meta(max_length=1000)]
Key = Annotated[str, Meta(max_length=200)]


class ChannelInfo(Struct, frozen=True):
    """A way to reach you: "push" (a browser; `address` is its push service), "mail" or "webhook".

    Nothing is sent to a mailbox before its owner `confirmed` it. `failing` is the time since which nothing could be
    sent.
    """

    id: int
    kind: str
    address: str
    confirmed: bool
    failing: str


class MyChannels(Struct, frozen=True):
    """Your channels, and what this server can do: send mails, and push with this key (empty: it cannot)."""

    channels: list[ChannelInfo]
    mails: bool
    push_key: str


class Ways(Struct, frozen=True):
    """How this server can reach people who are elsewhere: by mail, and by push with this key (empty: it cannot).

    Browsers accept pushes only for pages that came over https, or from their own machine.
    """

    mails: bool
    push_key: str


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's push subscription."""

    p256dh: Key
    auth: Key


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to reach you; `keys` are for a browser."""

    kind: Literal["push", "mail", "webhook"]
    address: Address
    keys: PushKeys | None = None


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, rename={"begin": "from", "end": "to"}):
    """Hours in which nothing is sent, such as from "22:00" to "07:00", in a time zone such as "Europe/Budapest"."""

    begin: Annotated[str, Meta(pattern="^[0-2][0-9]:[0-5][0-9]$", max_length=5)]
    end: Annotated[str, Meta(pattern="^[0-2][0-9]:[0-5][0-9]$", max_length=5)]
    zone: Annotated[str, Meta(max_length=60)]


class MySettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be told: of a turn after so many seconds (null: never), and for which `reasons` at all.

    Reasons are "turn", "alarm" (of a clock), "remind" (by the others), "taken" (a bot plays for you) and "ended".
    """

    turn_after: Annotated[int, Meta(ge=60, le=604_800)] | None = 60
    reasons: Annotated[list[Key], Meta(max_length=10)] = []
    quiet: Quiet | None = None


class DeliveryInfo(Struct, frozen=True):
    """How often a notice was handed to a channel, and the answer: "taken", "later", "refused" or "gone", and why."""

    kind: str
    tries: int
    answer: str


class NoticeInfo(Struct, frozen=True):
    """A notice of a table, or without one of what was done in your name, and why it was not sent if it was not.

    `state` is "due", "sending", "sent", "dropped" or "failed"; `why_not` of a dropped one is "over" (it was no longer
    your turn), "looking" (you were looking at the table) or "no-channel". Times are in ISO 8601.
    """

    id: str
    table: str
    reason: str
    made: str
    state: str
    why_not: str
    deliveries: list[DeliveryInfo]


class Mailbox(Struct, frozen=True):
    """A mailbox, as its owner sees it by a link in a mail."""

    address: str
    confirmed: bool
