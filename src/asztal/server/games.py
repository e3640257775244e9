"""The games and bots that there are, as somebody reads them who wants to open a table."""

from itertools import product
from typing import Any

from asztal.bots import BOTS
from asztal.kernel import Refused, Title
from asztal.server.shapes import BotInfo, GameInfo
from asztal.server.voice import texts_of
from asztal.text.wording import wording_of


def game_info(title: Title[Any], lang: str) -> GameInfo:
    """A game with its variants in words."""
    wording = wording_of(title, lang)
    return GameInfo(
        title.name,
        wording.title(title.name),
        wording.about(),
        title.source,
        list(title.seats),
        {name: list(values) for name, values in title.variants.items()},
        {seats: setups(title, seats) for seats in title.seats},
        {name: {value: wording.variant(name, value) for value in values} for name, values in title.variants.items()},
        title.rules_version,
        title.finished,
    )


def setups(title: Title[Any], seats: int) -> list[dict[str, str]]:
    """Every variant that can be played with so many seats, the usual one first."""
    found = [title.full_variant(seats, {})]
    for values in product(*title.variants.values()):
        try:
            full = title.full_variant(seats, dict(zip(title.variants, values, strict=True)))
        except Refused:
            continue
        if full not in found:
            found.append(full)
    return found


def bot_infos(lang: str) -> list[BotInfo]:
    """The bots that can take a seat."""
    return [BotInfo(name, texts_of(lang).say(f"bot-{name}")) for name in BOTS]
