"""The HTTP interface of coming home by mail: asking for a letter, and spending the link or the code in it."""

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.denied import Denied
from asztal.server.http.arriving import arrive, check_leaving
from asztal.server.http.callers import (
    HTTP,
    for_all,
    for_caller,
    known_caller,
    limits_of,
    routes_in,
    service_of,
    visitor_of,
)
from asztal.server.http.me_routes import me_now
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.mail_home import LASTS, checked_mailbox, mailbox_of
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import MAIL
from asztal.server.wire.letter_shapes import (
    LetterAsked,
    LetterCode,
    LetterLink,
    LetterState,
    LetterTicket,
    MailboxHome,
    NewMailWay,
    TypedLetterCode,
    WantedLetter,
)
from asztal.server.wire.person_shapes import Arrived, Me

_MINUTES = round(LASTS.total_seconds() / 60)


async def _may_write(request: HTTP, address: str) -> str:
    """The address as it is written to; raises `Denied` if no letter may be sent, whoever's it is."""
    service, visitor = service_of(request), visitor_of(request)
    if not service.config.smtp:
        raise Denied("no-mail-here", 409)
    checked = checked_mailbox(address)
    mailbox = f"{mailbox_of(checked).hex()} {visitor.address}"
    await limits_of(request).count(visitor._replace(mailbox=mailbox), letters_home=1)
    return checked


@post("/api/home/mail", **for_all("me", priced(CHANGE), 409, status_code=200))
async def ask_letter(request: HTTP, data: JSONBody[WantedLetter]) -> LetterAsked:
    """Ask for a letter by which your mailbox brings you home. The answer is the same whether it is known here or not.

    The link in the letter serves the browser in which it is tapped, the code the one that has the ticket.
    """
    address, caller = await _may_write(request, data.address), await known_caller(request)
    ticket = await service_of(request).mail_home.ask(address, data.lang, caller.id if caller else None)
    return LetterAsked(ticket, _MINUTES)


@post("/api/home/mail/state", **for_all("me", priced(READ), status_code=200))
async def letter_state(request: HTTP, data: JSONBody[LetterTicket]) -> LetterState:
    """Whether the mail server does not answer, so that no letter can be sent to anybody; it is tried again."""
    return LetterState(await service_of(request).mail_home.is_stuck(data.ticket))


@post("/api/home/mail/link", **for_all("me", priced(CHANGE), 404, 409, status_code=200))
async def come_by_link(request: HTTP, data: JSONBody[LetterLink]) -> Response[Arrived]:
    """Come home by the link in a letter, in this browser: the answer sets the cookie that identifies you.

    In a browser that is somebody else with seats and no way home it is refused, unless told to `leave` them.
    """
    await limits_of(request).count(visitor_of(request), guesses=1)
    await check_leaving(request, leave=data.leave)
    mail_home = service_of(request).mail_home
    letter, person = await mail_home.by_link(data.secret)
    return await arrive(request, person, MAIL, mail_home.spending(letter), proved=True)


@post("/api/home/mail/code", **for_all("me", priced(CHANGE), 404, 409, status_code=200))
async def come_by_code(request: HTTP, data: JSONBody[TypedLetterCode]) -> Response[Arrived]:
    """Come home by the code in a letter, in the browser that asked for it. Five tries; the link stays good."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await check_leaving(request, leave=data.leave)
    mail_home = service_of(request).mail_home
    letter, person = await mail_home.by_code(data.ticket, data.code)
    return await arrive(request, person, MAIL, mail_home.spending(letter), proved=True)


# --- a mailbox becomes a way home -----------------------------------------------------------------------------------


@post("/api/me/ways/mail", **for_caller("me", priced(CHANGE), 403, 409, status_code=200))
async def ask_mail_way(request: HTTP, data: JSONBody[NewMailWay], caller: NamedDependency[Caller]) -> LetterAsked:
    """Ask for a letter by which a mailbox becomes your way home. Needs fresh proof, if you have a way home already.

    The answer is the same for a mailbox that brings somebody home already: only its owner is told so.
    """
    address = await _may_write(request, data.address)
    return LetterAsked(await service_of(request).mail_home.ask_adding(caller, address), _MINUTES)


@post("/api/me/ways/mail/code", **for_caller("me", priced(CHANGE), 404, status_code=200))
async def confirm_mail_way(request: HTTP, data: JSONBody[LetterCode], caller: NamedDependency[Caller]) -> Me:
    """Make a mailbox your way home by the code in its letter."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await service_of(request).mail_home.confirm_by_code(caller, data.ticket, data.code)
    return await me_now(request, caller)


@post("/api/home/mailbox", **for_all("me", priced(CHANGE), 404, 409, status_code=200))
async def confirm_by_letter(request: HTTP, data: JSONBody[LetterLink]) -> MailboxHome:
    """Say yes to the mailbox being a way home of whoever asked, by the link in its letter; it signs nobody in."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    here = await known_caller(request)
    return MailboxHome(await service_of(request).mail_home.confirm_by_link(data.secret, here.id if here else None))


@post("/api/home/mailbox/refuse", **for_all("me", priced(CHANGE), 404, status_code=204))
async def refuse_by_letter(request: HTTP, data: JSONBody[LetterLink]) -> None:
    """Say no to it: the owner of the mailbox is asked for nothing again."""
    await limits_of(request).count(visitor_of(request), guesses=1)
    await service_of(request).mail_home.refuse(data.secret)


ROUTES = routes_in(globals())
