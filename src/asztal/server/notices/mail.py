"""Mail: text and HTML in the reader's language, with one-click unsubscription (RFC 8058)."""

import asyncio
import secrets
import ssl
from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from html import escape
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from asztal.server.notices.handed_over import HandedOver
from asztal.server.notices.letters import Letter
from asztal.server.tables.play.sentences import texts_of

SECONDS = 30.0  # for handing a mail over
QUICK = 5.0  # for saying that it could be


class SignIn(NamedTuple):
    """What a letter brings: the secret of a link, a code of eight digits, and how many minutes they are good."""

    secret: str
    code: str
    minutes: int


class Post:
    """Writes mails and hands them to the server in `ASZTAL_SMTP`."""

    def __init__(self, smtp: str, sender: str, origin: str) -> None:
        self._server, self._sender, self._origin = urlsplit(smtp), sender, origin
        self._domain = parseaddr(sender)[1].rpartition("@")[2]

    def notice(self, address: str, code: str, letter: Letter) -> EmailMessage:
        """The mail with a letter."""
        say = texts_of(letter.lang).say
        lines = [(letter.line(item), item.url, say("mail-open" if item.table else "mail-me")) for item in letter.items]
        mail = self._mail(address, letter.title, letter.id, letter.made)
        stop = f"{self._origin}/mail/{code}"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        why = say("mail-why", address=self._origin)
        self._write(mail, letter.lang, [], lines, [(why, ""), (say("mail-stop"), stop)])
        return mail

    def confirmation(self, address: str, code: str, lang: str, made: float) -> EmailMessage:
        """The mail that asks the owner of a mailbox for consent."""
        say = texts_of(lang).say
        mail = self._mail(address, say("mail-confirm-subject"), f"confirm-{code[:12]}", made)
        asked, page = [say("mail-confirm-asked", address=self._origin)], f"{self._origin}/mail/{code}"
        how = [(say("mail-confirm-how"), page, say("mail-confirm-answer"))]
        self._write(mail, lang, asked, how, [(say("mail-confirm-not"), page)])
        return mail

    def way_back(self, address: str, lang: str, sign_in: SignIn) -> EmailMessage:
        """The mail by which somebody comes home: whoever asked is not known, so it names nobody."""
        return self._letter("home-letter", address, lang, f"/back#mail={sign_in.secret}", sign_in)

    def way_wanted(self, address: str, lang: str, sign_in: SignIn) -> EmailMessage:
        """The mail that asks the owner of a mailbox whether it shall be a way home."""
        return self._letter("way-letter", address, lang, f"/back#mailbox={sign_in.secret}", sign_in)

    def way_taken(self, address: str, lang: str) -> EmailMessage:
        """The mail to a mailbox that is a way home already: that is told to its owner only, not to whoever asked."""
        return self._letter("taken-letter", address, lang, "/back")

    def _letter(self, kind: str, address: str, lang: str, page: str, sign_in: SignIn | None = None) -> EmailMessage:
        say, name = texts_of(lang).say, f"home-{secrets.token_hex(12)}"
        mail = self._mail(address, say(f"{kind}-subject"), name, datetime.now(UTC).timestamp())
        asked = [say(f"{kind}-asked", address=self._origin)]
        if sign_in is not None:
            code = f"{sign_in.code[:4]} {sign_in.code[4:]}"
            asked += [say(f"{kind}-code", code=code), say("letter-lasts", minutes=sign_in.minutes)]
        link = (say(f"{kind}-link"), f"{self._origin}{page}", say(f"{kind}-open"))
        self._write(mail, lang, asked, [link], [(say(f"{kind}-not"), "")])
        return mail

    def _mail(self, address: str, subject: str, name: str, made: float) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, address, subject
        mail["Message-ID"] = f"<{name}@{self._domain}>"
        mail["Date"] = format_datetime(datetime.fromtimestamp(made, UTC))
        mail["Auto-Submitted"] = "auto-generated"
        return mail

    def _write(
        self,
        mail: EmailMessage,
        lang: str,
        asked: Sequence[str],
        lines: Sequence[tuple[str, str, str]],
        small: Sequence[tuple[str, str]],
    ) -> None:
        """Write the text twice: plain, and as HTML that loads nothing from elsewhere.

        `lines` have an address and the text of its button.
        """
        text = [
            *asked,
            *(f"{line}\n{url}" for line, url, _ in lines),
            "-- \n" + "\n".join(" ".join(part) for part in small),
        ]
        mail.set_content("\n\n".join(text) + "\n")
        rows = [f"<p>{escape(line)}</p>" for line in asked]
        rows += [
            f'<p>{escape(line)}<br><a href="{escape(url)}">{escape(button)}</a></p>' for line, url, button in lines
        ]
        notes = [f'<a href="{escape(url)}">{escape(line)}</a>' if url else escape(line) for line, url in small]
        page = (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(mail["Subject"])}</title>'
            f'<body style="font: 16px/1.5 sans-serif">{"".join(rows)}'
            f'<p style="font-size: 14px; color: #555">{"<br>".join(notes)}</p></body></html>'
        )
        mail.add_alternative(page, subtype="html")

    def _how(self) -> dict[str, Any]:
        """How the server is reached."""
        server = self._server
        secure = server.scheme == "smtps"
        return {
            "hostname": server.hostname,
            "port": server.port or (465 if secure else 25),
            "username": unquote(server.username) if server.username else None,
            "password": unquote(server.password) if server.password else None,
            "use_tls": secure,
            "start_tls": True if server.username and not secure else None,  # no password is sent in the open
        }

    async def answers(self) -> bool:
        """True when the server lets us in and says that it works."""
        try:
            async with asyncio.timeout(QUICK), aiosmtplib.SMTP(**self._how(), timeout=QUICK) as server:
                await server.noop()
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, ValueError):
            return False
        return True

    async def send(self, mail: EmailMessage) -> HandedOver:
        """Hand a mail over to the server."""
        try:
            async with asyncio.timeout(SECONDS):
                await aiosmtplib.send(mail, **self._how(), timeout=SECONDS)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            return HandedOver("refused" if all(code >= 500 for code in codes) else "later", str(codes[0]))
        except aiosmtplib.SMTPResponseException as error:
            return HandedOver("refused" if error.code >= 500 else "later", str(error.code))
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError, ValueError):
            return HandedOver("later", "unreachable")
        return HandedOver("taken", "250")
