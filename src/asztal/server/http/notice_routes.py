"""The HTTP interface of notices: how the caller can be reached, what for, and what was sent or not."""

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from asztal.server.denied import Denied
from asztal.server.http.callers import CALLER, HTTP, Caller, Id, limits_of, refusals, visitor_of
from asztal.server.limits.prices import CHANGE, CONSTANT, READ, priced
from asztal.server.notices.channels import ChannelRow, Channels
from asztal.server.notices.settings import Wishes, checked_wishes
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


@get("/api/ways", tags=["notices"], opt=priced(CONSTANT), responses=refusals())
async def ways(request: HTTP) -> Ways:
    """How people can be told of their tables here; for anybody, before they choose a game over days."""
    channels = _channels(request)
    return Ways(channels.mails, channels.push_key)


@get("/api/me/channels", tags=["notices"], opt=priced(READ), dependencies=CALLER, responses=refusals(401))
async def my_channels(request: HTTP, caller: NamedDependency[Caller]) -> MyChannels:
    """How you can be reached."""
    return await _mine(request, caller)


@post("/api/me/channels", tags=["notices"], opt=priced(CHANGE), dependencies=CALLER, responses=refusals(401, 409))
async def add_channel(request: HTTP, data: JSONBody[NewChannel], caller: NamedDependency[Caller]) -> ChannelInfo:
    """Another way to reach you. To a mailbox goes a question first, which its owner has to answer."""
    channels, limits, visitor = _channels(request), limits_of(request), visitor_of(request)
    share = limits.share(visitor)
    if data.kind == "mail":
        await limits.count(visitor, mails=1)
        return _info(await channels.add_mail(caller.id, data.address, share))
    if data.kind == "webhook":
        return _info(await channels.add_webhook(caller.id, data.address, share))
    if data.keys is None:
        raise Denied("bad-subscription", 422)
    return _info(await channels.add_push(caller.id, data.address, data.keys.p256dh, data.keys.auth, share))


@delete(
    "/api/me/channels/{channel:int}",
    tags=["notices"],
    opt=priced(CHANGE),
    status_code=200,
    dependencies=CALLER,
    responses=refusals(401, 404),
)
async def remove_channel(request: HTTP, channel: Number, caller: NamedDependency[Caller]) -> MyChannels:
    """Nothing is sent there any more."""
    await _channels(request).remove(caller.id, channel)
    return await _mine(request, caller)


def _said(wishes: Wishes) -> MySettings:
    quiet = None if wishes.quiet is None else Quiet(wishes.quiet["from"], wishes.quiet["to"], wishes.quiet["zone"])
    return MySettings(wishes.turn_after, list(wishes.reasons), quiet)


@get("/api/me/settings", tags=["notices"], opt=priced(READ), dependencies=CALLER, responses=refusals(401))
async def my_settings(request: HTTP, caller: NamedDependency[Caller]) -> MySettings:
    """What you want to be told."""
    return _said(await _channels(request).wishes(caller.id))


@put("/api/me/settings", tags=["notices"], opt=priced(CHANGE), dependencies=CALLER, responses=refusals(401))
async def change_settings(request: HTTP, data: JSONBody[MySettings], caller: NamedDependency[Caller]) -> MySettings:
    """What you want to be told from now on."""
    quiet = None if data.quiet is None else msgspec.to_builtins(data.quiet)
    wishes = checked_wishes(data.turn_after, data.reasons, quiet)
    await _channels(request).wish(caller.id, wishes)
    return _said(wishes)


@get("/api/me/notices", tags=["notices"], opt=priced(READ), dependencies=CALLER, responses=refusals(401))
async def my_notices(request: HTTP, caller: NamedDependency[Caller]) -> list[NoticeInfo]:
    """What you were told lately, and what not and why."""
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


@get("/api/mail/{code:str}", tags=["notices"], opt=priced(READ), responses=refusals(404))
async def read_mailbox(request: HTTP, code: Id) -> Mailbox:
    """The mailbox that the link in a mail is about."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    return Mailbox(*await _channels(request).mailbox(code))


@post("/api/mail/{code:str}", tags=["notices"], opt=priced(CHANGE), status_code=200, responses=refusals(404))
async def confirm_mailbox(request: HTTP, code: Id) -> Mailbox:
    """Its owner agrees: notices may come."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    return Mailbox(*await _channels(request).mailbox(code, confirm=True))


@delete("/api/mail/{code:str}", tags=["notices"], opt=priced(CHANGE), status_code=204, responses=refusals())
async def end_mails(request: HTTP, code: Id) -> None:
    """No more mails come, and the address is forgotten."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await _channels(request).end_mails(code)


@post("/mail/{code:str}", opt=priced(CHANGE), include_in_schema=False, status_code=200)
async def one_click(request: HTTP, code: Id) -> Response[None]:
    """The same by the button of a mail program (RFC 8058); the page behind the same address asks first."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await _channels(request).end_mails(code)
    return Response(None, status_code=200)


ROUTES = [
    ways,
    my_channels,
    add_channel,
    remove_channel,
    my_settings,
    change_settings,
    my_notices,
    read_mailbox,
    confirm_mailbox,
    end_mails,
    one_click,
]
