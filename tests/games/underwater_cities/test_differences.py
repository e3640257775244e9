"""The table of differences between the two rulebooks: every ruling rests on clauses that exist."""

import re

import pytest

from asztal.text.rules import clauses, rules_text

TEXT = rules_text("underwater_cities", "en")
KNOWN = {clause.id for clause in clauses(TEXT)}
ROWS = re.findall(r"^\| (UWC-DIFF-\d+) \|.*\|([^|]+)\|$", TEXT, re.MULTILINE)
RANGE = re.compile(r"(UWC-[A-Z0-9]+)-(\d+) to \1-(\d+)")


def named(ruling: str) -> list[str]:
    """The clauses that a ruling names, those between the ends of a range included."""
    between = [
        f"{section}-{number:02}"
        for section, first, last in RANGE.findall(ruling)
        for number in range(int(first), int(last) + 1)
    ]
    sections = [f"## {number}. " for number in re.findall(r"section (\d+)", ruling)]
    assert all(section in TEXT for section in sections)
    found = [*re.findall(r"UWC-[A-Z0-9]+-\d+", ruling), *between]
    assert found or sections, ruling
    return found


def test_there_are_thirty_three_differences() -> None:
    assert [name for name, _ in ROWS] == [f"UWC-DIFF-{number:02}" for number in range(1, 34)]


@pytest.mark.parametrize(("name", "ruling"), ROWS)
def test_a_ruling_names_clauses_that_exist(name: str, ruling: str) -> None:
    assert set(named(ruling)) <= KNOWN
