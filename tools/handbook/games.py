"""The pages of the games in three languages: how to play, player aid, rules and worked examples."""

import re
from pathlib import Path
from typing import Any

from asztal import registry
from asztal.kernel import Title
from asztal.kernel.example import Example, examples_of
from asztal.text import LANGUAGES, Texts
from asztal.text.aid import CITED, aid_text
from asztal.text.examples import ToldStep, steps_of
from asztal.text.howto import FIGURE, howto_text
from asztal.text.rules import clauses, glossary, readable, rules_text
from asztal.text.wording import Wording, wording_of
from tools.handbook.pages import GAME_PAGES, apart, texts_of, write

_ID = re.compile(r"(?m)^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\*")
_CITED_IN_TABLE = re.compile(r"\b([A-Z]{3}-[A-Z]+-\d+)\b")


def write_games(folder: Path) -> None:
    """All pages of all games."""
    for title in registry.titles().values():
        if title.finished:
            for lang in LANGUAGES:
                _write(folder, title, lang)


def _write(folder: Path, title: Title[Any], lang: str) -> None:
    texts = texts_of(lang)
    made = {
        "howto": howto(title.name, lang, texts),
        "aid": aid(title, lang),
        "rules": rules(title.name, lang, texts),
        "examples": examples(title, lang, texts),
    }
    for kind, text in made.items():
        write(folder, f"{kind}/{file(title.name, lang)}.md", _beside(apart(text), title, kind, texts))


def file(game: str, lang: str) -> str:
    """The name of a game's page in a language, without its ending."""
    return game if lang == "en" else f"{game}.{lang}"


def _beside(text: str, title: Title[Any], kind: str, texts: Texts) -> str:
    """With links to the other pages of the game, and to where the server shows more of the same, below its title."""
    name = file(title.name, texts.lang)
    links = [f"[{texts.say(f'game-{other}')}](../{other}/{name}.md)" for other in GAME_PAGES if other != kind]
    shown = {"howto": "with-pictures", "examples": "step-by-step"}
    if kind in shown:
        links.append(f"[{texts.say(shown[kind])}](/{kind}/{title.name})")
    head, _, rest = text.partition("\n")
    return f"{head}\n\n{wording_of(title, texts.lang).title(title.name)}: {' · '.join(links)}\n{{.beside}}\n{rest}"


def howto(game: str, lang: str, texts: Texts) -> str:
    """The page on how to play; its figures, which the client draws, in words."""
    return FIGURE.sub(lambda found: f"*{texts.say('figure', words=found['words'])}*", howto_text(game, lang))


def aid(title: Title[Any], lang: str) -> str:
    """The player aid, with its numbers and with links to the clauses that it rests on."""
    page = f"../rules/{file(title.name, lang)}.md"

    def cited(found: re.Match[str]) -> str:
        links = " ".join(f"[{clause}]({page}#{clause}){{.cited}}" for clause in found[1].split())
        line = found.string[found.string.rfind("\n", 0, found.start()) + 1 :]
        return f"\n\n{links}" if line.startswith("#") else f" {links}"  # a heading stands in lists as well

    return CITED.sub(cited, aid_text(title, lang))


def rules(game: str, lang: str, texts: Texts) -> str:
    """The rules, in which every clause can be linked to, with the glossary."""
    text = _ID.sub(lambda found: f"- **{found[1]}**{{#{found[1]}}}", readable(rules_text(game, lang), texts))
    return text + _CITED_IN_TABLE.sub(r"[\1](#\1)", glossary(game, texts))


def examples(title: Title[Any], lang: str, texts: Texts) -> str:
    """The worked examples: what each shows, and what happened, step by step."""
    wording = wording_of(title, lang)
    told = {clause.id: readable(clause.text, texts) for clause in clauses(rules_text(title.name, lang))}
    parts = [f"# {texts.say('examples-title', game=wording.title(title.name))}\n\n{texts.say('examples-about')}\n"]
    for example in examples_of(title).values():
        parts.append(f"\n## {example.id}\n\n{told.get(example.id, '')}\n\n")
        parts.append("".join(_step(step, wording, texts) for step in steps_of(example, lang)))
        parts.append(_clauses(example, title.name, lang, texts))
    return "".join(parts)


def _step(step: ToldStep, wording: Wording, texts: Texts) -> str:
    who = step.names[step.shot.seat] if step.shot.seat < len(step.names) else ""
    lines = []
    if step.why:
        lines.append(f"{who}: {texts.say('refused', option=step.text)}. {step.why}")
    elif step.text:
        lines.append(f"{who}: {step.text}")
    lines += [str(said.text) for said in step.log]
    lines += [f"{points}: {text}" for points, text in step.points]
    return "".join(f"- {line}\n" for line in lines if line)


def _clauses(example: Example, game: str, lang: str, texts: Texts) -> str:
    links = [f"[{clause}](../rules/{file(game, lang)}.md#{clause})" for clause in example.clauses]
    return f"\n{texts.say('clauses', list=', '.join(links))}\n"
