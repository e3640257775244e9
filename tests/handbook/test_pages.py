"""Pages of docs become pages of the site: links, lists, clauses, and what the code says of itself."""

import ast
from pathlib import Path

import pytest

from asztal import registry
from asztal.kernel import Game
from tools.handbook.games import aid, rules
from tools.handbook.pages import READERS, ROOT, apart, headed, linked, prose, reader, readers, texts_of
from tools.handbook.reference import PAGES, described, public, signature
from tools.handbook.site import Page, faults, indices

DOCS = ROOT / "docs"


@pytest.mark.parametrize(
    ("link", "becomes"),
    [
        ("[Hosting](hosting.md#limits)", "[Hosting](../hosting.md#limits)"),
        ("[all](decisions/README.md)", "[all](../decisions/index.md)"),
        ("[all](decisions)", "[all](../decisions/index.md)"),
        ("[how](../CONTRIBUTING.md)", "[how](../contributing.md)"),
        ("[schemas](openapi.json)", "[schemas](../reference/http.md)"),
        ("[there](https://example.org)", "[there](https://example.org)"),
        ("[here](#limits)", "[here](#limits)"),
        ("[cli](../src/asztal/cli.py)", '<span class="source" title="src/asztal/cli.py">cli</span>'),
        ("![A table](screenshots/lobby-laptop-light.png)", "*Picture: A table*"),
        ('<img src="screenshots/a.png" width="240" alt="A table">', "*Picture: A table*"),
    ],
)
def test_a_link_leads_within_the_site_or_names_the_source(link: str, becomes: str) -> None:
    assert linked(link, DOCS / "page.md", "games/page.md") == becomes


def test_code_is_left_alone() -> None:
    text = "before\n```\n[a](hosting.md)\n- b\n```\nafter\n"
    assert prose(text, DOCS / "page.md", "page.md") == text


def test_lists_and_tables_begin_after_an_empty_line() -> None:
    assert apart("words:\n- a\n  more\n- b\n\n| a |\n| - |\n") == "words:\n\n- a\n  more\n- b\n\n| a |\n| - |\n"
    assert apart("words:\n| a |\n| - |\n1. one\n2. two\n") == "words:\n\n| a |\n| - |\n\n1. one\n2. two\n"


def test_every_page_of_docs_stands_in_the_list_of_its_readers() -> None:
    pages = {path.relative_to(DOCS).as_posix().replace("README.md", "index.md") for path in DOCS.rglob("*.md")}
    english = {page for page in pages if not page.endswith((".hu.md", ".de.md"))}
    assert {page for page in english if page not in readers()} == {
        page for page in english if page.startswith("decisions/0") or page == "index.md"
    }
    assert set(readers().values()) == set(READERS)
    assert reader("decisions/0001-tools.md") == "for-developers"
    assert reader("rules/barrage.hu.md") == "for-players"


def test_the_words_around_the_pages_are_there_in_every_language() -> None:
    keys = texts_of("en").keys
    assert keys == texts_of("hu").keys == texts_of("de").keys
    assert headed("rules/barrage.hu.md", "").count("Játékosoknak") == 2


def test_every_clause_can_be_linked_to_and_the_aid_links_to_it() -> None:
    assert "- **GIN-CMP-01**{#GIN-CMP-01} There are" in rules("ginkgopolis", "en", texts_of("en"))
    assert "[GIN-ACT-01](../rules/ginkgopolis.hu.md#GIN-ACT-01){.cited}" in aid(registry.find("ginkgopolis"), "hu")


@pytest.mark.parametrize("module", sorted({module for _, modules in PAGES.values() for module in modules}))
def test_the_reference_has_every_public_name(module: str) -> None:
    text = described(module)
    assert all(f"\n### {named.name}\n" in text for named in public(module))


def test_the_reference_says_how_something_is_called_and_what_it_does() -> None:
    text = described("asztal.kernel")
    assert "#### Game.apply\n" in text
    assert (Game.apply.__doc__ or "").splitlines()[0] in text
    assert "_" not in {named.name[0] for named in public("asztal.kernel")}
    [function] = ast.parse("async def ask(self, seat: int = 0, *, late: bool) -> str: ...").body
    assert isinstance(function, ast.AsyncFunctionDef)
    assert signature(function) == "async def ask(seat: int=0, *, late: bool) -> str"


SOUND = (
    '<html lang="en"><body><main><p class="reader">For hosts</p><article><h1 id="a">A</h1>{}</article></main></html>'
)


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        ("<p style='color:red'>", "a style of its own: <p>"),
        ("<style>p{}</style>", "a style of its own: <style>"),
        ("<script>go()</script>", "a script of its own"),
        ("<p onclick='go()'>", "a script in onclick"),
        ("<a href='javascript:go()'>go</a>", "a script in a link"),
        ("<img src='https://example.org/a.png'>", "something from elsewhere: https://example.org/a.png"),
        ("<script src='//example.org/a.js'></script>", "something from elsewhere: //example.org/a.js"),
        ("<a href='b.html'>b</a>", "<a> leads nowhere: b.html"),
        ("<a href='#b'>b</a>", "<a> leads nowhere: #b"),
        ("<a href='/settings'>b</a>", "<a> leads nowhere: /settings"),
    ],
)
def test_what_the_policy_forbids_and_what_leads_nowhere_is_refused(tmp_path: Path, inside: str, fault: str) -> None:
    assert f"a.html: {fault}" in list(faults({"a.html": Page(SOUND.format(inside))}, tmp_path))


def test_a_page_without_a_reader_is_refused(tmp_path: Path) -> None:
    assert list(faults({"a.html": Page(SOUND.format("<a href='#a'>a</a> <a href='/'>b</a>"))}, tmp_path)) == []
    silent = Page(SOUND.format("").replace("For hosts", ""))
    assert list(faults({"a.html": silent}, tmp_path)) == ["a.html: it does not say for whom it is"]


def test_the_search_looks_through_sections_by_language() -> None:
    page = Page(SOUND.format("<p>one</p><h2 id='b'>B <code>c</code></h2><ul><li>two</li><li>three</li></ul>"))
    assert [tuple(each) for each in page.sections] == [("", "A", "one"), ("b", "B c", "two three")]
    found = indices({"a.html": page})
    assert found["hu"] == b"[]"
    assert b'"sections":[["","A","one"],["b","B c","two three"]]' in found["en"]
