"""The pages lead somewhere: links to files and headings that exist, one door to all of docs, an index of decisions."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DOOR, DECISIONS = DOCS / "README.md", DOCS / "decisions"
BESIDE = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CODE_OF_CONDUCT", "SECURITY")]
PAGES = [*BESIDE, *sorted(DOCS.rglob("*.md"))]


class Lead(NamedTuple):
    """Where a link leads: to a file or folder, and there to a heading or nowhere in particular."""

    path: Path
    heading: str


def prose(page: Path) -> str:
    """The page without what is shown as code: fenced, indented below an empty line, or within a line."""
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text("utf-8"))
    text = re.sub(r"(?m)(?<=\n\n)(?: {4}.*\n)+", "", text)
    return re.sub(r"`[^`\n]*`", "", text)


def leads(page: Path) -> Iterator[Lead]:
    """Where the links and pictures of a page lead within the sources; a figure with its settings is no file."""
    for target in re.findall(r"\]\(([^()\s]+)\)", prose(page)):
        if not re.match(r"https?:|mailto:", target):
            path, _, heading = target.partition("#")
            yield Lead((page.parent / unquote(path)).resolve() if path else page, heading)


def headings(page: Path) -> set[str]:
    """The names by which the headings of a page are linked to."""
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text("utf-8"))
    found = re.findall(r"(?m)^#+ +(.+?) *$", text)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    found = list(leads(page))
    lost = [str(lead.path) for lead in found if not lead.path.exists()]
    assert not lost, "\n".join(lost)
    named = [lead for lead in found if lead.heading and lead.path.suffix == ".md"]
    lost = [f"{lead.path}#{lead.heading}" for lead in named if lead.heading not in headings(lead.path)]
    assert not lost, "\n".join(lost)


def test_links_are_found() -> None:
    """Else a page without any would pass for one whose links are all right."""
    found = [lead for page in PAGES for lead in leads(page)]
    assert len(found) > 250
    assert Lead(DOCS / "hosting.md", "limits") in found
    assert "the-kernel-in-one-sitting" in headings(DOCS / "kernel.md")


def test_every_page_can_be_reached_from_the_door() -> None:
    reached, ahead = {DOOR}, [DOOR]
    while ahead:
        new = {lead.path for lead in leads(ahead.pop()) if lead.path.suffix == ".md" and DOCS in lead.path.parents}
        ahead += new - reached
        reached |= new
    assert {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md") if page not in reached} == set()


def test_the_front_page_leads_to_the_door_and_to_the_map() -> None:
    assert {lead.path for lead in leads(ROOT / "README.md")} >= {DOOR, DOCS / "architecture.md"}


def test_the_index_has_every_decision_with_its_title_once() -> None:
    rows = re.findall(
        r"(?m)^\| \[(\d{4})\]\((\S+)\) \| (.+?) \| (.+?) \| (.*?) ?\|$", (DECISIONS / "README.md").read_text("utf-8")
    )
    titles = set()
    for path in DECISIONS.glob("0*.md"):
        head = re.match(r"# (?:\d+\.?) (.+)\n", path.read_text("utf-8"))
        assert head, path.name
        titles.add((path.name, head[1]))
    assert {(file, title) for _, file, title, _, _ in rows} ^ titles == set()
    assert [file for number, file, *_ in rows if not file.startswith(f"{number}-")] == []
    numbers = {number for number, *_ in rows}
    assert len(numbers) == len(rows)
    assert [row for row in rows if not set(re.findall(r"\d{4}", row[4])) <= numbers - {row[0]}] == []
