"""The HTTP interface of fresh proof: you show a way home of yours in the browser that knows you already.

Those of others make nobody of you, as coming home by them would: what you began is done as you, or not at all.
"""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.denied import Denied
from asztal.server.http.callers import HTTP, for_caller, limits_of, routes_in, service_of, visitor_of
from asztal.server.limits.prices import CHANGE, priced
from asztal.server.people.sessions import Caller
from asztal.server.people.ways_home import WORDS
from asztal.server.recovery.phrases import read_phrase, stored_hash
from asztal.server.wire.letter_shapes import LetterCode
from asztal.server.wire.person_shapes import PasskeyOptions, ProofByWords, SignedPasskey


@post("/api/me/proof", **for_caller("me", priced(CHANGE), 403, status_code=204))
async def prove_by_words(request: HTTP, data: JSONBody[ProofByWords], caller: NamedDependency[Caller]) -> None:
    """Show your recovery words: for ten minutes you may do what asks for fresh proof."""
    phrase, service = read_phrase(data.words, data.lang), service_of(request)
    if phrase.secret is None:
        raise Denied("bad-words", 422)  # a slip is no guess
    await limits_of(request).count(visitor_of(request), words_tried=1)
    secret_hash = stored_hash(phrase.secret)
    if await service.ways_home.whose(WORDS, secret_hash) != caller.id:
        raise Denied("not-your-words", 403)
    await service.sessions.prove(
        caller, lambda connection: service.ways_home.use(connection, WORDS, secret_hash, tell=False)
    )


@post("/api/me/proof/passkey/options", **for_caller("me", priced(CHANGE), 409, status_code=200))
async def ask_for_own_passkey(request: HTTP, caller: NamedDependency[Caller]) -> PasskeyOptions:
    """Begin to show one of your passkeys; your browser offers no other ones."""
    await limits_of(request).count(visitor_of(request), passkeys=1)
    return PasskeyOptions(await service_of(request).passkeys.options_to_show(caller.session, caller.id))


@post("/api/me/proof/passkey", **for_caller("me", priced(CHANGE), 403, 404, 409, status_code=204))
async def prove_by_passkey(request: HTTP, data: JSONBody[SignedPasskey], caller: NamedDependency[Caller]) -> None:
    """Show a passkey of yours: for ten minutes you may do what asks for fresh proof."""
    service = service_of(request)
    await service.passkeys.recognise(data, caller.session, caller.id)
    await service.sessions.prove(
        caller, lambda connection: service.passkeys.check_kept(connection, data.id, tell=False)
    )


@post("/api/me/proof/mail", **for_caller("me", priced(CHANGE), 404, status_code=204))
async def prove_by_letter(request: HTTP, data: JSONBody[LetterCode], caller: NamedDependency[Caller]) -> None:
    """Show the code in a letter to a mailbox of yours, which you asked for by `POST /api/home/mail`.

    For ten minutes you may do what asks for fresh proof.
    """
    await limits_of(request).count(visitor_of(request), guesses=1)
    service = service_of(request)
    letter, person = await service.mail_home.by_code(data.ticket, data.code)
    if person != caller.id:
        raise Denied("wrong-letter-code", 422)
    await service.sessions.prove(caller, service.mail_home.spending(letter, tell=False))


ROUTES = routes_in(globals())
