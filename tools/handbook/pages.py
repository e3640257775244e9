"""The pages of docs as the site needs them: with their readers, with links within the site, with lists set apart."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from functools import cache
from os.path import relpath
from pathlib import Path
from typing import Any

import yaml

from asztal.text import Texts

ROOT = Path(__file__).parents[2]
WORDS = Path(__file__).parent
BESIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code_of_conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
# What is a file for programs is a page for people.
AS_PAGES = {"docs/openapi.json": "reference/http.md", "docs/socket.schema.json": "reference/socket.md"}
CHROME = ("handbook", "menu", "on-page", "search-in", "search-none", "search-other", "before", "after")
READERS = ("for-players", "for-hosts", "for-bots", "for-research", "for-games", "for-developers")
GAME_PAGES = ("howto", "aid", "rules", "examples")
NAMES = {"en": "English", "hu": "Magyar", "de": "Deutsch"}  # each in itself
_LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
# A picture of a table, which is large; whoever reads this at a server sees tables there.
_PHOTO = re.compile(r'!\[(?P<words>[^\]]+)\]\([^()\s]+\.png\)|<img src="[^"]+\.png"[^>]* alt="(?P<alt>[^"]+)">')
_FENCED = re.compile(r"(?ms)^(```.*?^```[^\n]*\n)")


@cache
def readers() -> Mapping[str, str]:
    """For whom each page is that the navigation lists: the name of its list."""
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    nav = yaml.safe_load(re.sub(r"!!python/\S+", "", config))["nav"]  # without what it calls in Python
    return {page: name for entry in nav if isinstance(entry, dict) for name in entry for page in _listed(entry[name])}


def _listed(entries: list[Any]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        else:
            for more in entry.values():
                yield from _listed(more)


@cache
def texts_of(lang: str) -> Texts:
    """The words of the site, and all others."""
    return Texts(lang, WORDS)


def language(page: str) -> str:
    """In which language a page is written."""
    found = re.search(r"\.(hu|de)\.md$", page)
    return found[1] if found else "en"


def reader(page: str) -> str:
    """For whom a page is: in every language for the same."""
    known = readers()
    plain = re.sub(r"\.(hu|de)\.md$", ".md", page)
    return known.get(plain) or known.get(f"{plain.split('/')[0]}/index.md") or "for-players"


def headed(page: str, text: str) -> str:
    """A page with what its template needs to know."""
    texts = texts_of(language(page))
    folder, _, name = page.partition("/")
    others = {}
    if folder in GAME_PAGES and name != "index.md":
        stem = name.removesuffix(".md").removesuffix(".hu").removesuffix(".de")
        others = {"en": f"{stem}.html", "hu": f"{stem}.hu.html", "de": f"{stem}.de.html"}
    words = (*CHROME, *READERS, *(f"game-{kind}" for kind in GAME_PAGES))
    about = {
        "lang": texts.lang,
        "reader": "" if page == "index.md" else texts.say(reader(page)),
        "up": "../" * page.count("/"),
        "others": [{"lang": lang, "url": url, "name": NAMES[lang]} for lang, url in others.items()],
        "server": texts.say("to-server"),
        "words": {word.replace("-", "_"): texts.say(word) for word in words},
    }
    head = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in about.items())
    return f"---\n{head}---\n{text}"


def place(path: Path) -> str | None:
    """Where a file of the repository stands in the site: none if it is no page or picture of it."""
    if not path.is_relative_to(ROOT):
        return None
    name = path.relative_to(ROOT).as_posix()
    if name in AS_PAGES or name in BESIDE:
        return AS_PAGES.get(name) or BESIDE[name]
    if name.startswith("docs/") and path.suffix in (".md", ".svg"):
        return re.sub(r"(^|/)README\.md$", r"\1index.md", name.removeprefix("docs/"))
    if path.is_dir() and (path / "README.md").is_file():
        return place(path / "README.md")
    return None


def linked(text: str, source: Path, page: str) -> str:
    """With links as they lead within the site; what leads to the sources becomes a name with its place beside it,
    and a photograph of a table its words.
    """

    def changed(found: re.Match[str]) -> str:
        words, target = found[1], found[2]
        if re.match(r"https?:|mailto:|#|/", target):
            return found[0]
        file, mark, heading = target.partition("#")
        path = (source.parent / file).resolve()
        there = place(path)
        if there is None:
            name = path.relative_to(ROOT).as_posix()
            return f'<span class="source" title="{name}">{words}</span>'
        return f"[{words}]({relpath(there, str(Path(page).parent))}{mark}{heading})"

    def told(found: re.Match[str]) -> str:
        return f"*{texts_of(language(page)).say('figure', words=found['words'] or found['alt'])}*"

    return _LINK.sub(changed, _PHOTO.sub(told, text))


def apart(text: str) -> str:
    """With an empty line before every list and table: Markdown of Python begins none within a paragraph."""
    made: list[str] = []
    for line in text.splitlines():
        before = made[-1] if made else ""
        begins = re.match(r"[-*] |1\. |\|", line)
        goes_on = re.match(r"\s|\|" if line.startswith("|") else r"\s|[-*] |\d+\. ", before)
        if begins and before.strip() and not goes_on:
            made.append("")
        made.append(line)
    return "\n".join(made) + "\n"


def prose(text: str, source: Path, page: str) -> str:
    """The text of a page, its code left alone."""
    return "".join(
        part if part.startswith("```") else apart(linked(part, source, page)) for part in _FENCED.split(text) if part
    )


def write(folder: Path, page: str, text: str) -> None:
    """Write a page with its head."""
    file = folder / page
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(headed(page, text), encoding="utf-8")


def write_docs(folder: Path) -> None:
    """Every page and picture of docs but those of the games, which are written by `games`."""
    for path in sorted((ROOT / "docs").rglob("*")):
        where = place(path) if path.is_file() else None
        if where is None or (path.parent.name in GAME_PAGES and path.name != "README.md"):
            continue
        if path.suffix == ".md":
            write(folder, where, prose(path.read_text("utf-8"), path, where))
        elif path.suffix == ".svg":
            (folder / where).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / where)
    for name, where in BESIDE.items():
        write(folder, where, prose((ROOT / name).read_text("utf-8"), ROOT / name, where))
