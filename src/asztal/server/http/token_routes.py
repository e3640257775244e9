"""The HTTP interface of tokens: a person makes and revokes them in the browser. No token reaches it."""

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from asztal.server.http.callers import HTTP, for_caller, routes_in, service_of
from asztal.server.http.me_routes import Number
from asztal.server.limits.prices import CHANGE, READ, priced
from asztal.server.people.sessions import Caller
from asztal.server.wire.token_shapes import MyTokens, NewToken, ProgramMark, TokenInfo


async def _mine(request: HTTP, caller: Caller, made: str = "") -> MyTokens:
    tokens = service_of(request).tokens
    infos = [
        TokenInfo(
            token.id,
            token.label,
            list(token.scopes),
            token.made_at.isoformat(),
            token.used_at.isoformat(),
            token.ends_at.isoformat(),
        )
        for token in await tokens.mine(caller.id)
    ]
    return MyTokens(await tokens.is_program(caller.id), infos, made)


@get("/api/me/tokens", **for_caller("tokens", priced(READ)))
async def list_tokens(request: HTTP, caller: NamedDependency[Caller]) -> MyTokens:
    """Your tokens for programs, the newest first."""
    return await _mine(request, caller)


@post("/api/me/tokens", **for_caller("tokens", priced(CHANGE), 403, 409))
async def make_token(request: HTTP, data: JSONBody[NewToken], caller: NamedDependency[Caller]) -> MyTokens:
    """Make a token for a program; its secret is in this answer and nowhere else. Needs fresh proof."""
    made = await service_of(request).tokens.make(caller, data.label, data.scopes, data.days)
    return await _mine(request, caller, made)


@delete("/api/me/tokens/{token:int}", **for_caller("tokens", priced(CHANGE), 404, status_code=200))
async def revoke_token(request: HTTP, token: Number, caller: NamedDependency[Caller]) -> MyTokens:
    """Revoke a token of yours: its connections end."""
    await service_of(request).sessions.revoke(caller, token)
    return await _mine(request, caller)


@put("/api/me/program", **for_caller("tokens", priced(CHANGE), 403, 409))
async def mark_program(request: HTTP, data: JSONBody[ProgramMark], caller: NamedDependency[Caller]) -> MyTokens:
    """Say whether your account is a program: it may have tokens to play, and is shown as one at tables."""
    await service_of(request).tokens.mark(caller, program=data.program)
    return await _mine(request, caller)


ROUTES = routes_in(globals())
