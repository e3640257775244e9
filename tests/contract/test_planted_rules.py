"""The comparison with stored games finds changed rules, and reports nothing that is not a rule."""

import importlib
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from asztal.games import ginkgopolis, underwater_cities
from asztal.games.ginkgopolis import choosing, gains, hal, setup
from asztal.games.ginkgopolis.deck import discard_top
from asztal.games.ginkgopolis.events import Exhausted
from asztal.games.ginkgopolis.state import City, G
from asztal.games.underwater_cities.cards import SCORING
from asztal.kernel import Message, Option, Title
from asztal.kernel.rules import Frame, draw
from asztal.testkit import corpus
from asztal.testkit.corpus import FOLDER, check_number, file_of, missing, read, write
from asztal.testkit.numbers import differences
from asztal.testkit.walk import ContractBroken
from tests.kernel.minis.toy_euro import ToyEuro

RULES = Path(__file__).parent.parent.parent / FOLDER
GAMES = 20  # of the stored ones: two of every setting of Ginkgopolis

pytestmark = pytest.mark.slow
Patch = pytest.MonkeyPatch


def found(title: Title[Any]) -> list[str]:
    """The differences in the first stored games of a title."""
    return differences(title, read(file_of(RULES, title, "walks"))[:GAMES])


# --- rules ------------------------------------------------------------------------------------------------------------


def test_an_option_that_is_no_longer_offered_is_found(monkeypatch: Patch) -> None:
    offer = gains.Offer.legal

    def one_tile_at_most(self: gains.Offer, g: G, f: Frame) -> list[Option]:
        return offer(self, g, f)[:2]

    monkeypatch.setattr(gains.Offer, "legal", one_tile_at_most)
    lines = found(ginkgopolis.TITLE)
    assert lines
    assert all("hand-in" in line for line in lines)
    assert re.match(r"ginkgopolis-\d-\w+-\w+ seed \d+, after \d+ choices, now seat \d: ", lines[0])


def test_a_score_that_counts_differently_is_found_though_it_comes_last(monkeypatch: Patch) -> None:
    monkeypatch.setitem(SCORING, "resources", 2 * SCORING["resources"])
    lines = found(underwater_cities.TITLE)
    alone = [line for line in lines if line.startswith("underwater_cities-1-")]
    assert alone
    assert all("the end, won by" in line for line in alone)


def test_one_more_draw_is_found(monkeypatch: Patch) -> None:
    def one_more(g: G) -> None:
        discard_top(g)
        if g.state.seats <= 3:
            draw(g, g.state.deck, g.state.discard, 0)

    monkeypatch.setattr(setup, "discard_top", one_more)
    lines = found(ginkgopolis.TITLE)
    assert {line.split("-")[1] for line in lines} == {"1", "2", "3"}


def test_a_rule_of_a_variant_is_found_where_it_is_played(monkeypatch: Patch) -> None:
    def never(g: G, original: str, extra: str) -> bool:
        return False

    monkeypatch.setattr(hal, "better", never)
    lines = found(ginkgopolis.TITLE)
    assert lines
    assert all(line.startswith("ginkgopolis-1-intro-expert ") for line in lines)


def test_who_wins_with_the_same_scores_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(ginkgopolis.TITLE), "places", lambda title, state: [0] * state.seats)
    assert any("the end, won by []" in line for line in found(ginkgopolis.TITLE))


def test_a_variant_that_is_gone_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(ginkgopolis.TITLE), "variants", {"characters": ("intro",), "hal": ("normal", "expert")})
    lines = found(ginkgopolis.TITLE)
    assert lines
    assert all("-draft-" in line and "cannot be played any more" in line for line in lines)


def test_the_message_says_what_to_do(monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(ginkgopolis.TITLE), "score", lambda title, state, seat: 0)
    with pytest.raises(ContractBroken, match="raise `rules_version` of the title, run `make corpus`") as broken:
        check_number(RULES, ginkgopolis.TITLE)
    assert "CHANGELOG.md" in str(broken.value)
    assert "200 of 200 games" in str(broken.value)


# --- what is no rule --------------------------------------------------------------------------------------------------


def other_words(monkeypatch: Patch) -> None:
    monkeypatch.setattr(choosing.CommitCard, "ask", "play-a-card")
    monkeypatch.setattr(type(ginkgopolis.TITLE.face), "label", lambda face, look, option: Message("something-else"))


def another_event(monkeypatch: Patch) -> None:
    collect = gains.Collect.enter

    def telling(self: gains.Collect, g: G, f: Frame) -> Any:
        g.tell(Exhausted, 3)
        return collect(self, g, f)

    monkeypatch.setattr(gains.Collect, "enter", telling)


def another_order(monkeypatch: Patch) -> None:
    offered = choosing.CommitCard.offered

    def backwards(self: choosing.CommitCard, g: G, f: Frame) -> list[Option]:
        return offered(self, g, f)[::-1]

    monkeypatch.setattr(choosing.CommitCard, "offered", backwards)


@pytest.mark.parametrize("change", [other_words, another_event, another_order])
def test_what_is_no_rule_may_change(change: Callable[[Patch], None], monkeypatch: Patch) -> None:
    change(monkeypatch)
    assert found(ginkgopolis.TITLE) == []


def test_a_field_of_the_state_may_be_renamed(monkeypatch: Patch, tmp_path: Path) -> None:
    copy = tmp_path / "renamed_ginkgopolis"
    shutil.copytree(Path(ginkgopolis.__file__).parent, copy)
    for path in copy.glob("*.py"):
        text = path.read_text("utf-8").replace("asztal.games.ginkgopolis", copy.name)
        path.write_text(re.sub(r"\bhanded_in\b", "once_empty", text), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        title: Title[City] = importlib.import_module(copy.name).TITLE
        assert "once_empty" in title.new(2).state.to_data()
        assert found(title) == []
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == copy.name]:
            del sys.modules[name]


# --- the corpus -------------------------------------------------------------------------------------------------------


class NextToy(ToyEuro):
    rules_version = 2


class WiderToy(NextToy):
    variants = {"wood": ("usual", "more")}


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.gz"))}


def test_a_number_without_a_corpus_is_refused_until_it_is_written(tmp_path: Path) -> None:
    title = NextToy()
    with pytest.raises(ContractBroken, match="toy_euro, rules_version 2 has no corpus, run `make corpus`"):
        check_number(tmp_path, title)
    assert len(write(tmp_path, title)) == 3
    assert list(contents(tmp_path)) == [f"2/toy_euro.{kind}.jsonl.gz" for kind in ("positions", "tables", "walks")]
    check_number(tmp_path, title)
    for kind in ("positions", "tables"):
        shape = read(file_of(RULES, ginkgopolis.TITLE, kind))[0]
        assert all(list(line) == list(shape) for line in read(file_of(tmp_path, title, kind)))
    for kind in ("walks", "positions", "tables"):
        path = file_of(tmp_path, title, kind)
        kept = path.read_bytes()
        path.unlink()
        assert missing(tmp_path, title)
        assert write(tmp_path, title) == [path]
        assert path.read_bytes() == kept


def test_what_is_stored_of_a_number_stays(tmp_path: Path, monkeypatch: Patch) -> None:
    write(tmp_path, NextToy())
    before = contents(tmp_path)
    monkeypatch.setattr(ToyEuro, "score_lines", lambda title, state, seat: [])
    assert write(tmp_path, NextToy()) == []
    assert contents(tmp_path) == before


def test_settings_that_are_new_are_added_behind_what_is_stored(tmp_path: Path) -> None:
    write(tmp_path, NextToy())
    before = contents(tmp_path)
    assert missing(tmp_path, WiderToy())[0] == "walks of toy_euro-2-more"
    assert [path.name.split(".")[1] for path in write(tmp_path, WiderToy())] == ["walks", "positions"]
    after = contents(tmp_path)
    assert all(after[name].startswith(data) for name, data in before.items())
    check_number(tmp_path, WiderToy())


def test_the_command_refuses_when_every_number_has_its_corpus(
    tmp_path: Path, monkeypatch: Patch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["corpus"])
    monkeypatch.setattr(corpus, "numbered", lambda: [NextToy()])
    assert corpus.main() == 0
    assert corpus.main() == 1
    assert "needs a new rules_version" in capsys.readouterr().out
