"""The finished site: what must hold of it, what the search looks through, and the files that the server shows.

It is served under a policy that allows scripts, styles and pictures from files of the same server only, so a page with
anything else is refused here and not in a browser. Links lead to pages and headings that exist.
"""

import gzip
import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple

from asztal.text import LANGUAGES
from tools.handbook.pages import GAME_PAGES, texts_of

_HEADINGS = ("h1", "h2", "h3", "h4")
_BREAKS = ("p", "li", "td", "th", "dt", "dd", "pre", "br", "tr", *_HEADINGS)
_ALONE = ("meta", "link", "img", "input", "br", "hr", "col", "wbr")
_DATA = ("a", "img", "link", "script")  # what names an address
# What a page counts in the search, by how its address begins: lists of links, what only says why or when something
# came, and what is looked up by name come after what explains.
_COUNTS = {"index.html": 0.3, "decisions/": 0.6, "changelog": 0.6, "reference/": 0.75, "words": 0.75}
# Pages of the server beside the handbook, to which it may link.
_SERVER = re.compile(r"/$|/(?:howto|examples)/\w+$|/api(?:/openapi/openapi\.json)?$")
_OUTSIDE = re.compile(r"(?:https?|mailto):")


class Section(NamedTuple):
    """A part of a page that can be linked to."""

    anchor: str
    heading: str
    text: str


class Page(HTMLParser):
    """What one page has: names to link to, addresses, faults, and its text by sections."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.lang, self.title, self.reader = "", "", ""
        self.ids: set[str] = set()
        self.addresses: list[tuple[str, str]] = []
        self.faults: list[str] = []
        self._open: list[str] = []
        self._sections: list[tuple[str, list[str], list[str]]] = []
        self._in_heading = self._in_reader = False
        self.feed(text)

    @property
    def sections(self) -> list[Section]:
        """In order; spaces are single."""
        return [
            Section(anchor, " ".join("".join(heading).split()), " ".join("".join(text).split()))
            for anchor, heading, text in self._sections
        ]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in _ALONE:
            self._open.append(tag)
        if tag == "html":
            self.lang = given.get("lang", "")
        if "id" in given:
            self.ids.add(given["id"])
        self._look_for_faults(tag, given)
        address = given.get("href") or given.get("src")
        if tag in _DATA and address:
            self.addresses.append((tag, address))
        self._in_reader |= given.get("class") == "reader" and not self._sections
        if "article" in self._open and "id" in given and (tag in (*_HEADINGS, "article") or tag == "strong"):
            self._sections.append((given["id"] if tag != "h1" else "", [], []))
            self._in_heading = tag in _HEADINGS or tag == "strong"
        if tag in _BREAKS:
            self._add(" ")

    def _look_for_faults(self, tag: str, given: Mapping[str, str]) -> None:
        if tag == "style" or "style" in given:
            self.faults.append(f"a style of its own: <{tag}>")
        if tag == "script" and not given.get("src"):
            self.faults.append("a script of its own")
        self.faults += [f"a script in {name}" for name in given if name.startswith("on")]
        if given.get("href", "").startswith("javascript:"):
            self.faults.append("a script in a link")
        source = given.get("src") or (given.get("href", "") if tag == "link" else "")
        if re.match(r"\w+:|//", source):
            self.faults.append(f"something from elsewhere: {source}")

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass
        if tag in (*_HEADINGS, "strong"):
            self._in_heading = False
        self._in_reader = self._in_reader and tag != "p"

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] == "title":
            self.title += data
        if self._in_reader:
            self.reader += data
        if "article" in self._open:
            self._add(data)

    def _add(self, text: str) -> None:
        if self._sections:
            _, heading, said = self._sections[-1]
            (heading if self._in_heading else said).append(text)


def read(site: Path) -> dict[str, Page]:
    """Every page of the site by its address."""
    files = sorted(site.rglob("*.html"))
    return {
        file.relative_to(site).as_posix(): Page(file.read_text("utf-8")) for file in files if file.name != "404.html"
    }


def faults(pages: Mapping[str, Page], site: Path) -> Iterator[str]:
    """What must be put right before the site is served."""
    for name, page in pages.items():
        yield from (f"{name}: {fault}" for fault in page.faults)
        if not page.reader.strip() and name != "index.html":
            yield f"{name}: it does not say for whom it is"
        for tag, address in page.addresses:
            if not _leads(name, address, pages, site):
                yield f"{name}: <{tag}> leads nowhere: {address}"


def _leads(name: str, address: str, pages: Mapping[str, Page], site: Path) -> bool:
    if _OUTSIDE.match(address) or _SERVER.match(address):
        return True
    file, _, anchor = address.partition("#")
    there = normpath(join(dirname(name), file)) if file else name
    if there in pages:
        return not anchor or anchor in pages[there].ids
    return not anchor and (site / there).is_file()


def indices(pages: Mapping[str, Page]) -> dict[str, bytes]:
    """What the search looks through, for each language."""
    return {lang: _index({name: page for name, page in pages.items() if page.lang == lang}) for lang in LANGUAGES}


def _index(pages: Mapping[str, Page]) -> bytes:
    found = [
        {
            "url": name,
            "title": page.sections[0].heading,
            "reader": page.reader.partition("·")[0].strip(),
            "kind": _kind(name, page.lang),
            "counts": next((counts for begin, counts in _COUNTS.items() if name.startswith(begin)), 1),
            "sections": [[each.anchor, each.heading, each.text] for each in page.sections],
        }
        for name, page in pages.items()
        if page.sections
    ]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def _kind(name: str, lang: str) -> str:
    """What a page of a game is, as its readers call it."""
    kind = name.partition("/")[0]
    return texts_of(lang).say(f"game-{kind}") if kind in GAME_PAGES else ""


def pack(site: Path, target: Path, pages: Mapping[str, Page]) -> None:
    """Write what is served: packed files, and what pages share below a name that changes with its content."""
    shutil.rmtree(target, ignore_errors=True)
    shared = {file.name: file.read_bytes() for file in sorted((site / "assets").iterdir())}
    shared |= {f"search.{lang}.json": index for lang, index in indices(pages).items()}
    mark = sha256(b"".join(shared.values())).hexdigest()[:12]
    for name, content in shared.items():
        _write(target / "assets" / mark / name, content)
    for file in sorted(site.rglob("*")):
        where = file.relative_to(site)
        if (
            file.is_file()
            and where.parts[0] != "assets"
            and file.suffix in (".html", ".svg")
            and file.name != "404.html"
        ):
            content = file.read_bytes()
            if file.suffix == ".html":
                content = _marked(content, mark)
            _write(target / where, content)


def _marked(page: bytes, mark: str) -> bytes:
    return re.sub(rb'((?:href|src)="(?:\.\./)*assets/)', rb"\g<1>" + mark.encode() + b"/", page)


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(content, mtime=0))


def size(target: Path) -> tuple[int, int]:
    """How many files are served and how many bytes they have."""
    files: Sequence[Path] = [file for file in target.rglob("*") if file.is_file()]
    return len(files), sum(file.stat().st_size for file in files)
