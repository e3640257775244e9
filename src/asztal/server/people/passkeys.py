"""Passkeys as a way home: a browser or a security key signs a challenge of ours, which nobody can do elsewhere.

Only where the settings name an https address with a host name: browsers keep passkeys for that name, and it is never
taken from what a request says.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, NamedTuple

import webauthn
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from webauthn.helpers import base64url_to_bytes as _read
from webauthn.helpers import bytes_to_base64url as _written
from webauthn.helpers import options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from asztal.server.config import Config
from asztal.server.denied import Denied
from asztal.server.people.devices import device_of
from asztal.server.people.proof import check_proved
from asztal.server.people.sessions import Caller, lock_for, note_proof
from asztal.server.people.ways_home import PASSKEY, WaysHome, add_way
from asztal.server.storage.people import Challenge, WayHome
from asztal.server.storage.retention import CHALLENGES
from asztal.server.wire.person_shapes import NewPasskey, SignedPasskey

MOST = 10  # passkeys of a person
HANDLE = 64  # bytes by which an authenticator knows the person: the standard wants them random
_WAIT = round(CHALLENGES.total_seconds() * 1000)
# What the libraries say of nonsense.
_ODD = (ValueError, TypeError, LookupError, AttributeError)
_NO_PASSKEY = (WebAuthnException, InvalidSignature, UnsupportedAlgorithm, *_ODD)


class GivenChallenge(NamedTuple):
    """A challenge that was given out, and the handle for the passkey that is made with it."""

    challenge: bytes
    handle: bytes | None


class Passkeys:
    """Makes passkeys and recognises people by them."""

    def __init__(self, engine: AsyncEngine, config: Config, ways: WaysHome) -> None:
        self._engine, self._config, self._ways = engine, config, ways

    def check_offered(self) -> None:
        """Raise `Denied` where browsers would refuse passkeys."""
        if reason := self._config.no_passkeys:
            raise Denied(f"passkeys-{reason}", 409)

    # --- making one -------------------------------------------------------------------------------------------------

    async def options_to_add(self, caller: Caller) -> dict[str, Any]:
        """What the caller's browser needs to make a passkey. An authenticator that has one already makes no other."""
        self.check_offered()
        challenge = secrets.token_bytes(32)
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            known = await _about(connection, caller.id)
            handle = _read(known[0]["handle"]) if known else secrets.token_bytes(HANDLE)
            await _ask(connection, challenge, caller.session, handle)
        options = webauthn.generate_registration_options(
            rp_id=self._config.passkey_host,
            rp_name="Asztal",
            user_name=caller.name,
            user_id=handle,
            challenge=challenge,
            timeout=_WAIT,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to say who comes home
                require_resident_key=True,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(_read(one["id"])) for one in known],
        )
        return options_to_json_dict(options)

    async def add(self, caller: Caller, made: NewPasskey, agent: str) -> None:
        """Store a passkey that the caller's browser has made."""
        self.check_offered()
        asked = await self._spend(made.client_data, caller.session, adding=True)
        with _understanding():
            answer = AuthenticatorAttestationResponse(_read(made.client_data), _read(made.attestation))
            verified = webauthn.verify_registration_response(
                credential=RegistrationCredential(made.id, _read(made.id), answer),
                expected_challenge=asked.challenge,
                expected_rp_id=self._config.passkey_host,
                expected_origin=self._config.address,
                require_user_verification=True,
            )
        about = {
            "id": _written(verified.credential_id),
            "key": _written(verified.credential_public_key),
            "count": verified.sign_count,
            "handle": _written(asked.handle or b""),
            "device": device_of(agent),
        }
        async with self._engine.begin() as connection:
            await lock_for(connection, caller)
            await check_proved(connection, caller)
            if len(await _about(connection, caller.id)) >= MOST:
                raise Denied("passkeys-full", 409, most=MOST)
            try:
                await add_way(connection, caller.id, PASSKEY, _hashed(verified.credential_id), about)
            except IntegrityError:
                raise Denied("passkey-taken", 409) from None
            await note_proof(connection, caller)  # whoever made it has it
            await self._ways.tell(connection, caller.id, "passkey-made")

    # --- coming home by one -----------------------------------------------------------------------------------------

    async def options_to_show(self, session: int | None, only: int | None = None) -> dict[str, Any]:
        """What a browser needs to show a passkey: any that it has for this server, or `only` those of a person."""
        self.check_offered()
        challenge = secrets.token_bytes(32)
        async with self._engine.begin() as connection:
            await _ask(connection, challenge, session, None)
            known = [] if only is None else await _about(connection, only)
        options = webauthn.generate_authentication_options(
            rp_id=self._config.passkey_host,
            challenge=challenge,
            timeout=_WAIT,
            allow_credentials=[PublicKeyCredentialDescriptor(_read(one["id"])) for one in known],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def recognise(self, shown: SignedPasskey, session: int | None, only: int | None = None) -> int:
        """Whose passkey it is, `only` a person's own if given; raises `Denied` unless it signed what was asked here."""
        self.check_offered()
        asked = await self._spend(shown.client_data, session, adding=False)
        async with self._engine.begin() as connection:
            query = select(WayHome.person, WayHome.about).where(_known_by(shown.id)).with_for_update()
            found = (await connection.execute(query)).one_or_none()
            if found is None or found.about is None:
                raise Denied("unknown-passkey", 404)
            person, about = int(found.person), dict(found.about)
            if only not in (None, person):
                raise Denied("not-your-passkey", 403)
            with _understanding():
                answer = AuthenticatorAssertionResponse(
                    _read(shown.client_data), _read(shown.authenticator_data), _read(shown.signature)
                )
                verified = webauthn.verify_authentication_response(
                    credential=AuthenticationCredential(shown.id, _read(shown.id), answer),
                    expected_challenge=asked.challenge,
                    expected_rp_id=self._config.passkey_host,
                    expected_origin=self._config.address,
                    credential_public_key=_read(about["key"]),
                    credential_current_sign_count=0,  # compared below, after the signature
                    require_user_verification=True,
                )
            copied = _goes_back(about["count"], verified.new_sign_count)
            if copied:
                await self._ways.tell(connection, person, "passkey-copied")
            else:
                used = {"about": about | {"count": verified.new_sign_count}, "used_at": func.now()}
                await connection.execute(update(WayHome).where(_known_by(shown.id)).values(used))
        if copied:
            raise Denied("passkey-copied", 409)
        return person

    async def check_kept(self, connection: AsyncConnection, credential: str, *, tell: bool) -> None:
        """Raise `Denied` if the passkey was removed meanwhile; `tell` its person that somebody came home by it."""
        person = await connection.scalar(select(WayHome.person).where(_known_by(credential)))
        if person is None:
            raise Denied("unknown-passkey", 404)
        if tell:
            await self._ways.tell(connection, person, "passkey-used")

    async def _spend(self, client_data: str, session: int | None, *, adding: bool) -> GivenChallenge:
        """Use up the challenge that was signed; raises `Denied` if this session was not asked it lately."""
        with _understanding():
            challenge = parse_client_data_json(_read(client_data)).challenge
        asked = (Challenge.hash == _hashed(challenge)) & Challenge.session.is_not_distinct_from(session)
        asked &= Challenge.handle.is_not(None) if adding else Challenge.handle.is_(None)
        asked &= Challenge.made_at > func.now() - CHALLENGES
        async with self._engine.begin() as connection:
            spent = await connection.execute(delete(Challenge).where(asked).returning(Challenge.handle))
            row = spent.one_or_none()
        if row is None:
            raise Denied("stale-passkey", 409, minutes=round(CHALLENGES.total_seconds() / 60))
        return GivenChallenge(challenge, row.handle)


def _goes_back(before: int, now: int) -> bool:
    """True if an authenticator that counts did not go on: there are two of it. Synced passkeys always say 0."""
    return bool(before or now) and now <= before


@contextmanager
def _understanding() -> Iterator[None]:
    """Raise `Denied` for what is not made or signed as it should be. Nobody is told more of it, and no log either."""
    try:
        yield
    except _NO_PASSKEY:
        raise Denied("bad-passkey", 422) from None


def _known_by(credential: str) -> ColumnElement[bool]:
    with _understanding():
        return and_(WayHome.kind == PASSKEY, WayHome.hash == _hashed(_read(credential)))


def _hashed(given: bytes) -> bytes:
    return sha256(given).digest()


async def _ask(connection: AsyncConnection, challenge: bytes, session: int | None, handle: bytes | None) -> None:
    asked = insert(Challenge).values(hash=_hashed(challenge), session=session, handle=handle)
    try:
        await connection.execute(asked)
    except IntegrityError:
        raise Denied("no-session", 401) from None  # it ended at this moment


async def _about(connection: AsyncConnection, person: int) -> list[dict[str, Any]]:
    """What is stored about a person's passkeys."""
    query = select(WayHome.about).where(WayHome.person == person, WayHome.kind == PASSKEY).order_by(WayHome.id)
    return [dict(about) for about in await connection.scalars(query) if about]
