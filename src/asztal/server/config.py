"""The settings of a server: one struct, read from the environment and checked before anything starts."""

import os
import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from email.utils import parseaddr
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from asztal.text import Problem

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
_DATABASE = r"postgres(ql)?://\S+"
_POSTGRES = re.compile(r"postgres(?:ql)?://")


class Config(Struct, frozen=True, kw_only=True):
    """Every setting with its default; `docs/hosting.md` explains them.

    The environment calls `port` ASZTAL_PORT, or ASZTAL_PORT_FILE where a file holds it.
    """

    database: str
    cells: str = ""  # the databases in which new tables are stored; empty: in `database`, with all the rest
    redis: str = ""  # where it is empty, PostgreSQL alone tells the processes of each other's moves
    prefix: str = "asztal"  # of keys and channels in Redis, so that several services can share one
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""  # the address that people type; empty for http://host:port
    pool: int = 8  # connections to PostgreSQL per process
    cache: int = 200  # tables that a process keeps ready to play
    bot_seconds: float = 60.0  # of CPU time for one choice, after which a bot hangs
    pack_days: int = 30  # since a finished game was last changed, until it is packed; 0: never
    limits: float = 1.0  # how generous the limits of asztal.server.limits.limits are; 0: nothing is limited
    proxy: str = "127.0.0.1,::1"  # the proxies that are believed when they say for whom they ask
    traces: str = ""  # where spans of moves are sent to (OTLP over HTTP); empty: none are made
    metrics: str = ""  # the token with which /metrics is read; empty: nobody reads it
    log: str = "text"  # or json
    smtp: str = ""  # the server that takes mails; empty: no mails are sent
    mail_from: str = ""  # who mails are from
    vapid: str = ""  # the secret by which push services know this server; empty: nothing is pushed
    contact: str = ""  # how push services reach whoever runs the server; empty for `mail_from`, else an https `origin`
    networks: str = ""  # networks that webhooks may reach besides the internet
    packages: str = ""  # the packages whose games and bots are offered; empty: none but our own

    @property
    def address(self) -> str:
        """The public address of the server, without a slash at the end."""
        return self.origin or f"http://{self.host}:{self.port}"

    @property
    def passkey_host(self) -> str:
        """The name for which browsers keep passkeys; empty where `no_passkeys` says why there is none."""
        return "" if self.no_passkeys else urlsplit(self.address).hostname or ""

    @property
    def no_passkeys(self) -> str:
        """Why browsers would refuse passkeys here, "no-https" or "no-name"; empty where they work."""
        parts = urlsplit(self.address)
        if parts.scheme != "https":
            return "no-https"
        return "no-name" if _is_number(parts.hostname or "") else ""

    @property
    def reached_at(self) -> str:
        """The address at which push services can reach whoever runs the server; empty where there is none."""
        sender = parseaddr(self.mail_from)[1]
        site = self.origin if self.origin.startswith("https:") else ""  # some services refuse what nobody can reach
        return self.contact or (f"mailto:{sender}" if sender else site)

    @property
    def databases(self) -> "list[Config]":
        """The settings of every cell by its number; cell 0 also stores people. None of them knows of the others."""
        further = [url for url in self.cells.split() if url != self.database]
        return [replace(self, database=url, cells="") for url in (self.database, *further)]

    @property
    def open_cells(self) -> list[int]:
        """The numbers of the cells in which new tables are stored."""
        wanted = self.cells.split() or [self.database]
        return [number for number, each in enumerate(self.databases) if each.database in wanted]

    @property
    def driver_url(self) -> str:
        """The address of the database in SQLAlchemy's form."""
        return _POSTGRES.sub("postgresql+psycopg://", self.database, count=1)


def read_config(environment: Mapping[str, str] | None = None) -> Config:
    """Read the settings; a `Problem` says which variable is wrong and what it should be."""
    given = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for name, (check, problem) in _CHECKS.items():
        variable = f"ASZTAL_{name.upper()}"
        text = shown = given.get(variable, "")
        if not text and (file := given.get(f"{variable}_FILE", "")):
            text, shown, variable = _contents(f"{variable}_FILE", file), "...", f"{variable}_FILE"
        if text:
            value = check(text)
            if value is None:
                raise Problem(problem, variable=variable, value=shown)
            values[name] = value
    if "database" not in values:
        raise Problem("config-no-database", variable="ASZTAL_DATABASE", example="postgresql://localhost/asztal")
    config = Config(**values)
    if config.smtp and not config.mail_from:
        raise Problem("config-no-sender", variable="ASZTAL_MAIL_FROM", example="Asztal <asztal@example.org>")
    if config.smtp and not config.origin:
        raise Problem("config-no-origin", variable="ASZTAL_ORIGIN", example="https://play.example.org")
    return config


def has_setting(environment: Mapping[str, str], setting: str) -> bool:
    """True when a setting is given, directly or by a file."""
    return any(environment.get(f"ASZTAL_{setting.upper()}{end}") for end in ("", "_FILE"))


def has_database(environment: Mapping[str, str]) -> bool:
    """True when a database is given."""
    return has_setting(environment, "database")


def _contents(variable: str, file: str) -> str:
    """The contents of a file without the final newline. It may be a secret, so no `Problem` shows it."""
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else ""
        raise Problem("config-file", variable=variable, file=file, reason=reason or type(error).__name__) from None


def _matching(pattern: str) -> Callable[[str], str | None]:
    return lambda text: text if re.fullmatch(pattern, text) else None


def _number(least: int, most: int) -> Callable[[str], int | None]:
    return lambda text: int(text) if re.fullmatch(r"\d{1,9}", text) and least <= int(text) <= most else None


def _seconds(text: str) -> float | None:
    return float(text) if re.fullmatch(r"\d{1,4}(\.\d{1,3})?", text) and float(text) > 0 else None


def _factor(text: str) -> float | None:
    return float(text) if re.fullmatch(r"\d{1,4}(\.\d{1,3})?", text) else None


def _databases(text: str) -> str | None:
    """Addresses of databases, each once."""
    words = text.split()
    sound = all(re.fullmatch(_DATABASE, word) for word in words) and len(set(words)) == len(words)
    return " ".join(words) if sound else None


def _networks(text: str) -> str | None:
    """Addresses and networks, but not `*`, with which anybody could claim any address."""
    names = [name.strip() for name in text.split(",")]
    try:
        for name in names:
            ip_network(name)
    except ValueError:
        return None
    return ",".join(names)


def _is_number(host: str) -> bool:
    """True for an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _packages(text: str) -> str | None:
    """Packages as `pip` names them."""
    names = [name.strip() for name in text.split(",")]
    sound = all(re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?", name) for name in names)
    return ",".join(names) if sound else None


def _sender(text: str) -> str | None:
    """A mail address, with a name or without."""
    _, address = parseaddr(text)
    return text if re.fullmatch(r"[^\s@<>]+@[^\s@<>]+", address) and text.isprintable() else None


def checked_vapid(text: str) -> str | None:
    """A private key of the curve P-256: 32 bytes, as `asztal keys` writes them."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{43}", text):
        return None
    return text if 0 < int.from_bytes(urlsafe_b64decode(text + "="), "big") < _ORDER else None


def _origin(text: str) -> str | None:
    parts = urlsplit(text)
    sound = parts.scheme in ("http", "https") and parts.netloc and not (parts.path.strip("/") or parts.query)
    return text.rstrip("/") if sound else None


_CHECKS: dict[str, tuple[Callable[[str], Any], str]] = {
    "database": (_matching(_DATABASE), "config-database"),
    "cells": (_databases, "config-cells"),
    "redis": (_matching(r"rediss?://\S+"), "config-redis"),
    "prefix": (_matching(r"[a-z0-9_-]{1,40}"), "config-prefix"),
    "host": (_matching(r"\S+"), "config-host"),
    "port": (_number(1, 65535), "config-port"),
    "origin": (_origin, "config-origin"),
    "pool": (_number(2, 200), "config-pool"),
    "cache": (_number(1, 100_000), "config-cache"),
    "bot_seconds": (_seconds, "config-seconds"),
    "pack_days": (_number(0, 36_500), "config-days"),
    "limits": (_factor, "config-limits"),
    "proxy": (_networks, "config-proxy"),
    "traces": (_matching(r"https?://[^\s/?#]+(/\S*)?"), "config-traces"),
    "metrics": (_matching(r"\S{8,200}"), "config-metrics"),
    "log": (_matching(r"text|json"), "config-log"),
    "smtp": (_matching(r"smtps?://[^\s/?#]+/?"), "config-smtp"),
    "mail_from": (_sender, "config-mail-from"),
    "vapid": (checked_vapid, "config-vapid"),
    "contact": (_matching(r"mailto:[^\s@]+@\S+|https://\S+"), "config-contact"),
    "networks": (_networks, "config-networks"),
    "packages": (_packages, "config-packages"),
}
