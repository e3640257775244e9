"""What a messenger shows of a link to a table: what everybody may see; of an unlisted one its game's name alone."""

from collections.abc import Callable
from html import escape
from typing import Any

from litestar import Request

from asztal import registry
from asztal.server.http.guard import language, service_of
from asztal.server.http.pages import FOLDER
from asztal.server.service import Service
from asztal.server.storage.database import AWAY
from asztal.server.tables.lists import Listed
from asztal.server.tables.sentences import texts_of
from asztal.text.wording import wording_of

PICTURE = "preview-{}.png"  # among the client's files, one for each game and a plain one


async def head(request: Request[Any, Any, Any], page: str, code: str) -> str:
    """What is told in the head of a page; nothing while the database is away: the page itself works without."""
    service = service_of(request)
    site = service.config.origin or str(request.base_url).rstrip("/")

    def picture(game: str) -> str:
        own = PICTURE.format(game)
        return f"{site}/{own if (FOLDER / own).is_file() else PICTURE.format('generic')}"

    try:
        return await preview(service, language(request), picture, page, code)
    except AWAY:
        return ""


async def preview(service: Service, lang: str, picture: Callable[[str], str], page: str, code: str) -> str:
    """The head of the page of a table ("t") or of an invitation to one ("i"); empty where there is none.

    `picture` gives the address of a game's picture.
    """
    table = await (service.lists.one(code) if page == "t" else service.lists.invited(code))
    if table is None:
        return ""
    title = wording_of(registry.find(table.row.game), lang).title(table.row.game)
    told = {
        "og:type": "website",
        "og:site_name": "Asztal",
        "og:title": texts_of(lang).say("preview-title", game=title),
        "og:description": _sentence(table, title, lang, public=page == "t" and table.row.listed),
        "og:image": picture(table.row.game),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())


def _sentence(table: Listed, title: str, lang: str, *, public: bool) -> str:
    texts, people = texts_of(lang), ", ".join(table.taken)
    if not public:
        return texts.say("preview-plain", game=title)
    if table.row.status == "waiting":
        return texts.say("preview-waiting", people=people, free=table.row.seats - len(table.taken))
    if table.row.status == "playing":
        return texts.say("preview-playing", people=people, asked=", ".join(table.asked))
    if table.row.status == "over":
        return texts.say("preview-over", people=people, winners=", ".join(table.winners), count=len(table.winners))
    return texts.say("preview-ended", people=people)
