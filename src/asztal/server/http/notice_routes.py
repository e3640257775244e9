"""The HTTP interface of notices: how the caller can be reached and for what, and what became of each notice."""

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from asztal.server.denied import Denied
from asztal.server.http.callers import HTTP, Id, for_all, for_caller, limits_of, routes_in, visitor_of
from asztal.server.limits.prices import CHANGE, CONSTANT, READ, priced
from asztal.server.notices.channels import ChannelRow, Channels
from asztal.server.notices.settings import Wishes, checked_wishes
from asztal.server.people.sessions import Caller
from asztal.server.wire.notice_shapes import (
    ChannelInfo,
    DeliveryInfo,
    Mailbox,
    MyChannels,
    MySettings,
    NewChannel,
    NoticeInfo,
    Quiet,
    Ways,
)

Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


def _channels(request: HTTP) -> Channels:
    found = request.app.state.channels
    assert isinstance(found, Channels)
    return found


def _info(row: ChannelRow) -> ChannelInfo:
    address = urlsplit(row.address).netloc if row.kind == "push" else row.address
    failing = row.failing_since.isoformat() if row.failing_since else ""
    return ChannelInfo(row.id, row.kind, address, row.confirmed_at is not None, failing)


async def _mine(request: HTTP, caller: Caller) -> MyChannels:
    channels = _channels(request)
    return MyChannels(list(map(_info, await channels.mine(caller.id))), channels.mails, channels.push_key)


@get("/api/ways", **for_all("notices", priced(CONSTANT)))
async def ways(request: HTTP) -> Ways:
    """How this server can notify people; for anybody, before they choose a game over days."""
    channels = _channels(request)
    return Ways(channels.mails, channels.push_key)


@get("/api/me/channels", **for_caller("notices", priced(READ)))
async def my_channels(request: HTTP, caller: NamedDependency[Caller]) -> MyChannels:
    """The ways in which you can be reached."""
    return await _mine(request, caller)


@post("/api/me/channels", **for_caller("notices", priced(CHANGE), 409))
async def add_channel(request: HTTP, data: JSONBody[NewChannel], caller: NamedDependency[Caller]) -> ChannelInfo:
    """Add a way to reach you. The owner of a mailbox is asked by mail first."""
    channels, limits, visitor = _channels(request), limits_of(request), visitor_of(request)
    share = limits.share(visitor)
    if data.kind == "mail":
        await limits.count(visitor, mails=1)
        return _info(await channels.add_mail(caller.id, data.address, share))
    if data.kind == "webhook":
        return _info(await channels.add_webhook(caller.id, data.address, share, session=caller.session))
    if data.keys is None:
        raise Denied("bad-subscription", 422)
    keys = data.keys
    return _info(
        await channels.add_push(caller.id, data.address, keys.p256dh, keys.auth, share, session=caller.session)
    )


@delete("/api/me/channels/{channel:int}", **for_caller("notices", priced(CHANGE), 404, status_code=200))
async def remove_channel(request: HTTP, channel: Number, caller: NamedDependency[Caller]) -> MyChannels:
    """Remove a way to reach you."""
    await _channels(request).remove(caller.id, channel)
    return await _mine(request, caller)


def _said(wishes: Wishes) -> MySettings:
    quiet = None if wishes.quiet is None else Quiet(wishes.quiet["from"], wishes.quiet["to"], wishes.quiet["zone"])
    return MySettings(wishes.turn_after, list(wishes.reasons), quiet)


@get("/api/me/settings", **for_caller("notices", priced(READ)))
async def my_settings(request: HTTP, caller: NamedDependency[Caller]) -> MySettings:
    """What you want to be notified of."""
    return _said(await _channels(request).wishes(caller.id))


@put("/api/me/settings", **for_caller("notices", priced(CHANGE)))
async def change_settings(request: HTTP, data: JSONBody[MySettings], caller: NamedDependency[Caller]) -> MySettings:
    """Set what you want to be notified of."""
    quiet = None if data.quiet is None else msgspec.to_builtins(data.quiet)
    wishes = checked_wishes(data.turn_after, data.reasons, quiet)
    await _channels(request).set_wishes(caller.id, wishes)
    return _said(wishes)


@get("/api/me/notices", **for_caller("notices", priced(READ)))
async def my_notices(request: HTTP, caller: NamedDependency[Caller]) -> list[NoticeInfo]:
    """Your latest notices, and for those that were not sent, why."""
    return [
        NoticeInfo(
            row.id,
            row.table,
            row.reason,
            row.made_at.isoformat(),
            row.state,
            row.why_not,
            [DeliveryInfo(*delivery) for delivery in row.deliveries],
        )
        for row in await _channels(request).notices(caller.id)
    ]


# --- by a link in a mail ------------------------------------------------------------------------------------------


@get("/api/mail/{code:str}", **for_all("notices", priced(READ), 404))
async def read_mailbox(request: HTTP, code: Id) -> Mailbox:
    """The mailbox that the link in a mail is about."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    return Mailbox(*await _channels(request).mailbox(code))


@post("/api/mail/{code:str}", **for_all("notices", priced(CHANGE), 404, status_code=200))
async def confirm_mailbox(request: HTTP, code: Id) -> Mailbox:
    """Confirm a mailbox: notices may be sent to it."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    return Mailbox(*await _channels(request).confirm_mailbox(code))


@delete("/api/mail/{code:str}", **for_all("notices", priced(CHANGE), status_code=204))
async def end_mails(request: HTTP, code: Id) -> None:
    """Send no more mails there, and forget the address."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await _channels(request).end_mails(code)


@post("/mail/{code:str}", opt=priced(CHANGE), include_in_schema=False, status_code=200)
async def one_click(request: HTTP, code: Id) -> Response[None]:
    """End mails by the button of a mail program (RFC 8058). The page at the same address asks first."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await _channels(request).end_mails(code)
    return Response(None, status_code=200)


ROUTES = routes_in(globals())
