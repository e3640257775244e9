"""What a messenger shows of a link to a table: what everybody may see; for an unlisted one only the game's name."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from litestar import Request
from sqlalchemy import Row

from asztal import registry
from asztal.server.denied import Denied
from asztal.server.http.callers import language, service_of
from asztal.server.http.pages import FOLDER
from asztal.server.service import Service
from asztal.server.storage.database import AWAY
from asztal.server.tables.lobby.lists import Listed
from asztal.server.tables.play.seats import UNTIL_RETURN
from asztal.text.wording import Wording, wording_of

PICTURE = "preview-{}.png"  # among the client's files, one for each game and a plain one


async def head(request: Request[Any, Any, Any], page: str, code: str) -> str:
    """The preview tags of a page; none while the database is away: the page works without."""
    service = service_of(request)
    site = service.config.origin or str(request.base_url).rstrip("/")

    def picture(game: str) -> str:
        own = PICTURE.format(game)
        return f"{site}/{own if (FOLDER / own).is_file() else PICTURE.format('generic')}"

    try:
        return await preview(service, language(request), picture, page, code)
    except (Denied, *AWAY):
        return ""


async def preview(service: Service, lang: str, picture: Callable[[str], str], page: str, code: str) -> str:
    """The preview tags for a table ("t") or an invitation to one ("i"); empty where there is none.

    `picture` gives the address of a game's picture.
    """
    table = await (service.lists.one(code) if page == "t" else service.lists.invited(code))
    if table is None:
        return ""
    wording = wording_of(registry.find(table.row.game), lang)
    title = wording.title(table.row.game)
    told = {
        "og:type": "website",
        "og:site_name": "Asztal",
        "og:title": wording.texts.say("preview-title", game=title),
        "og:description": _sentence(table, title, wording, public=page == "t" and table.row.listed),
        "og:image": picture(table.row.game),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())


def _sentence(table: Listed, title: str, wording: Wording, *, public: bool) -> str:
    texts, people = wording.texts, _named(table.taken, wording)
    if not public:
        return texts.say("preview-plain", game=title)
    if table.row.status == "waiting":
        return texts.say("preview-waiting", people=people, free=table.row.seats - len(table.taken))
    if table.row.status == "playing":
        return texts.say("preview-playing", people=people, asked=_named(table.asked, wording))
    if table.row.status == "over":
        winners = _named(table.winners, wording)
        return texts.say("preview-over", people=people, winners=winners, count=len(table.winners))
    return texts.say("preview-ended", people=people)


def _named(seats: Sequence[Row[Any]], wording: Wording) -> str:
    """The names of people, and bots by their number; a bot that stands in has the person's name."""
    named = [seat.name for seat in seats if not seat.bot or seat.why in UNTIL_RETURN]
    bots = len(seats) - len(named)
    if bots:
        named.append(wording.texts.say("preview-bots", count=bots))
    return wording.join(named) or wording.texts.say("preview-nobody")
