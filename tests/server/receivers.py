"""Receivers of notices for tests: a real push service, webhooks and a mail server of our own."""

import asyncio
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
import uvicorn
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.clients import free_port


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


async def paused(place: "Web | Mails") -> None:
    """Wait for as long as the place says, until it says otherwise."""
    began = time.monotonic()
    while time.monotonic() < began + place.pause:
        await asyncio.sleep(0.02)


class Browser:
    """A browser's half of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": packed(point(self.key.public_key())), "auth": packed(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, content: bytes) -> Any:
        return json.loads(http_ece.decrypt(content, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Pushed(NamedTuple):
    """What came for a browser."""

    topic: str
    shown: Any
    claims: dict[str, Any]
    answered: int


class Hooked(NamedTuple):
    """What came to a webhook."""

    key: str
    body: Any
    answered: int


class Web:
    """A push service at /push and webhooks at /hook; `answers` are given one after another, then 201.

    Both are asked at once, so `pushes` are answers for the push service alone, before the others.
    """

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.browsers: dict[str, Browser] = {}
        self.pushed: list[Pushed] = []
        self.hooked: list[Hooked] = []
        self.answers: list[int] = []
        self.pushes: list[int] = []
        self.wrong: list[str] = []
        self.pause = 0.0  # seconds before an answer, after the message was taken

    def subscribe(self) -> Browser:
        path = f"/push/{packed(os.urandom(9))}"
        self.browsers[path] = Browser(self.address + path)
        return self.browsers[path]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            part = await receive()
            body, more = body + part.get("body", b""), part.get("more_body", False)
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        push = scope["path"].startswith("/push/")
        answers = self.pushes if push and self.pushes else self.answers
        status = answers.pop(0) if answers else 201
        if push:
            try:
                status = self._push(scope["path"], headers, body, status)
            except Exception as error:
                self.wrong.append(repr(error))
                status = 400
        else:
            self.hooked.append(Hooked(headers["idempotency-key"], json.loads(body), status))
        await paused(self)
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    def _push(self, path: str, headers: dict[str, str], body: bytes, status: int) -> int:
        browser = self.browsers.get(path)
        if browser is None:
            return 410
        claims = self._claims(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 <= int(headers["ttl"]) <= 28 * 86_400
        assert 1 <= len(headers["topic"]) <= 32
        unpacked(headers["topic"])
        self.pushed.append(Pushed(headers["topic"], browser.read(body), claims, status))
        return status

    def _claims(self, authorization: str) -> dict[str, Any]:
        """What the sender says of itself, after its signature was checked."""
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        head, claimed, signature = parts["t"].split(".")
        raw, key = (
            unpacked(signature),
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(parts["k"])),
        )
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(signed, f"{head}.{claimed}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
        claims: dict[str, Any] = json.loads(unpacked(claimed))
        assert claims["aud"] == self.address
        assert 0 < claims["exp"] - time.time() <= 86_400
        assert claims.get("sub", "https:").startswith(("mailto:", "https:"))
        return claims

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Web"]:
        settings = uvicorn.Config(self, port=self.port, lifespan="off", log_config=None)
        server = uvicorn.Server(settings)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        task = asyncio.create_task(server._serve())
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield self
        finally:
            server.should_exit = True
            await task


class Mails:
    """A mail server; `answers` are given one after another, then 250."""

    def __init__(self, port: int = 0) -> None:
        self.port = port or free_port()
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        self.pause = 0.0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - named by aiosmtpd
        answer = self.answers.pop(0) if self.answers else "250 taken"
        if answer.startswith("2"):
            mail = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        await paused(self)
        return answer

    def __enter__(self) -> "Mails":
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._controller.stop()
