"""The games and bots of this server, as somebody reads of them who wants to open a table."""

from itertools import product
from typing import Any

import msgspec

from asztal import registry
from asztal.bots import BOTS, bots, package_of
from asztal.bots.levels import LEARNED
from asztal.bots.strengths import WORDS, strengths, usual_bot
from asztal.kernel import Refused, Title, schema, shown
from asztal.kernel.example import examples_of
from asztal.server.http.fixed import kept
from asztal.server.tables.play.sentences import Voice, texts_of
from asztal.server.wire.catalogue_shapes import (
    Aid,
    BotInfo,
    ExampleStep,
    GameInfo,
    Howto,
    Rules,
    TermInfo,
    WorkedExample,
)
from asztal.server.wire.messages import PointsLine
from asztal.text import LANGUAGES
from asztal.text.aid import aid_source, aid_text
from asztal.text.examples import ToldStep, steps_of
from asztal.text.howto import howto_text, stills
from asztal.text.rules import clauses, glossary, meanings, readable, rules_language, rules_text
from asztal.text.wording import CardText, wording_of


def game_info(title: Title[Any], lang: str) -> GameInfo:
    """A game with its variants, in words."""
    wording = wording_of(title, lang)
    return GameInfo(
        title.name,
        wording.title(title.name),
        wording.about(),
        title.source,
        list(title.seats),
        {name: list(values) for name, values in title.variants.items()},
        {seats: setups(title, seats) for seats in title.seats},
        {name: wording.variant_name(name) for name in title.variants},
        {name: {value: wording.variant(name, value) for value in values} for name, values in title.variants.items()},
        title.rules_version,
        title.finished,
        [page for page, text in _pages(title.name, lang).items() if text],
        list(title.minutes),
        title.age,
        title.weight,
        _offered(title, lang),
    )


def _pages(game: str, lang: str) -> dict[str, str]:
    return {"howto": howto_text(game, lang), "aid": aid_source(game, lang), "rules": rules_text(game, lang)}


def game_infos(lang: str) -> list[GameInfo]:
    """Every game that can be played here."""
    return [game_info(title, lang) for title in registry.titles().values()]


def rules(game: str, lang: str) -> Rules:
    """The rules of a game."""
    text, written = rules_text(game, lang), rules_language(game, lang)
    of: dict[str, list[str]] = {}
    for made in examples_of(registry.find(game)).values():
        for clause in made.clauses:
            of.setdefault(clause, []).append(made.id)
    texts = texts_of(written)
    words = [
        TermInfo(term[written], dict(term.names), meaning, list(term.clauses), written in term.everyday)
        for term, meaning in meanings(game, texts)
    ]
    return Rules(written, readable(text, texts) + glossary(game, texts), clauses(text), of, words)


def example(game: str, name: str, lang: str) -> WorkedExample:
    """A worked example of the rules of a game, step by step."""
    made, written = examples_of(registry.find(game))[name], rules_language(game, lang)
    told = {clause.id: readable(clause.text, texts_of(written)) for clause in clauses(rules_text(game, lang))}
    steps = list(steps_of(made, lang))
    return WorkedExample(name, written, told.get(name, ""), steps[0].names, [_step(step, lang) for step in steps])


def _step(step: ToldStep, lang: str) -> ExampleStep:
    shot, title = step.shot, step.shot.game.title
    voice = Voice(title, lang, step.names)
    return ExampleStep(
        shot.table,
        shot.kind,
        shot.seat,
        shot.option,
        step.text,
        voice.log([step.events]),
        step.events,
        [PointsLine(points, text) for points, text in step.points],
        step.why,
        step.clause,
        voice.asked(step.seen.decision.ask, step.seen) if step.seen.decision else None,
        msgspec.to_builtins(shown(title, step.seen)),
        voice.rows(step.seen),
    )


def howto(game: str, lang: str) -> Howto:
    """How to play a game."""
    text = howto_text(game, lang)
    seen = stills(registry.find(game), text)
    return Howto(text, {name: msgspec.to_builtins(still) for name, still in seen.items()})


def aid(game: str, lang: str) -> Aid:
    """The player aid of a game."""
    return Aid(aid_text(registry.find(game), lang))


def cards(game: str, lang: str) -> list[CardText]:
    """What every card of a game does."""
    return wording_of(registry.find(game), lang).cards()


def schema_of(game: str) -> dict[str, Any]:
    """The JSON Schema of a game's views, options and events."""
    return schema(registry.find(game))


def read_texts() -> None:
    """Read every text that somebody may ask for, so that nobody has to wait for it later."""
    for lang in LANGUAGES:
        kept(game_infos, lang)
        for name in registry.titles():
            kept(rules, name, lang)
            kept(cards, name, lang)


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
    """The bots that can take a seat, by the names that people read."""
    texts, words = texts_of(lang), {LEARNED[bot]: word for bot, word in WORDS.items()}
    found = []
    for name in BOTS:
        word = words.get(LEARNED[name]) if name in LEARNED else None
        title = texts.say(f"bot-{name}") if word is None else texts.say(f"strength-{word}")
        found.append(BotInfo(name, title, texts.say("bot-about", bot=name)))
    return [*found, *_brought(lang)]


def _offered(title: Title[Any], lang: str) -> list[BotInfo]:
    """What people choose from at a table of this game: its strengths, then the bots of packages."""
    texts, usual = texts_of(lang), usual_bot(title.name)
    own = [
        BotInfo(bot, texts.say(f"strength-{word}"), texts.say("bot-about", bot=plays), same, bot == usual, word)
        for word, bot, plays, same in strengths(title)
    ]
    return [*own, *_brought(lang)]


def _brought(lang: str) -> list[BotInfo]:
    about = {name: package_of(name) for name in bots()}
    say = texts_of(lang).say
    return [BotInfo(name, name, say("bot-of", package=each.package)) for name, each in about.items() if each]
