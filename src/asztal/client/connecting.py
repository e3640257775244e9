"""How a program finds the socket of a table and says who it is."""

from urllib.parse import urlsplit

from asztal.text import Problem

HELLO = {"type": "hello", "protocol": 3}  # the number of the protocol as we speak it
PATIENCE = 60.0  # seconds for a busy server to accept a connection
AGAIN = 1.0  # seconds before a lost connection, or a server that is busy, is tried again
BUSY = (429, 503)  # what a server refuses with that may have time later
FOR_GOOD = (4401, 4403, 4404)  # codes after which nobody need try again: the token ended, or the table is gone
ACCOUNT = "asztal_"  # how tokens of accounts begin
_LINK = "l"  # what stands before the secret in the path of a return link
_EXAMPLE = "http://127.0.0.1:8000/api/tables/abc"


def socket_address(table: str, option: str) -> str:
    """The web socket of the table with this address, which `option` gave; a table's page will do as well."""
    parts = urlsplit(table.strip())
    names = [name for name in parts.path.split("/") if name and name != "socket"]
    if _LINK in names[:-1]:  # its secret belongs into no log
        table = f"{parts.scheme}://{parts.netloc}/{_LINK}/..."
        names = []
    if parts.scheme not in ("http", "https", "ws", "wss") or not parts.netloc or not names:
        raise Problem("bot-address", option=option, value=table, example=_EXAMPLE)
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{names[-1]}/socket"


def secret_of(token: str) -> str:
    """The secret that somebody gave, alone or as the whole return link."""
    names = [name for name in urlsplit(token.strip()).path.split("/") if name]
    return names[-1] if names[-2:-1] == [_LINK] else token.strip()


def shown(token: str) -> tuple[dict[str, str], str]:
    """Where a token is shown: one of an account to the server at once, in these headers, a seat's to the table."""
    return ({"Authorization": f"Bearer {token}"}, "") if token.startswith(ACCOUNT) else ({}, token)
