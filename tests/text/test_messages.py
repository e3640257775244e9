"""Every sentence exists in every language, every one is used, and a missing one is an error."""

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import asztal
from asztal import registry
from asztal.kernel.events import kebab
from asztal.text import LANGUAGES, Problem, Texts, UnknownLanguage

SOURCE = Path(asztal.__file__).parent
FILES = sorted(str(path.relative_to(SOURCE)).removesuffix(".en.ftl") for path in SOURCE.rglob("*.en.ftl"))
COMMON = [file for file in FILES if file.startswith("text/")]
SAME_IN_ENGLISH = {
    "sim-bot",
    "game-name",
    "hal",
    "play-allowed",
    "draw-hand",
    "draw-dome",
    "example-orange",
    "draw-neutral",
}
SAID_BY_GAMES = {"score-points", "game-name", "game-about", "item-count"}  # each game has its own
# Keys that the code makes of a name that it knows: reason-not-in-hand for Reason("not-in-hand").
PREFIXES = {"Denied": "denied-", "Reason": "reason-", "ScoreLine": "score-", "Decision": "ask-"}
# Messages that need another argument in another language: names that English takes from the data, German cases, and
# nouns that a number leaves as they are in Hungarian.
OTHER_ARGUMENTS = {"card-name", "piece-at", "option-upgrade", "option-output", "event-built", "event-upgraded"}
NOUNS = {"item-word", "plain-hidden", "plain-unit"}  # said after a number, which changes no noun in Hungarian
MADE = (
    *("ask-", "bot-", "option-", "event-", "bonus-", "do-", "plain-", "story-", "title-", "notice-", "strength-"),
    *("deed-", "minor-", "denied-passkeys-", "story-claim-", "home-letter", "way-letter", "taken-letter"),
    *("kind-", "source-", "analyse-", "analyse-none-"),
    *PREFIXES.values(),
)


class References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.words = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by Fluent
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by Fluent
        self.words += node.value


@cache
def messages(file: str, lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((SOURCE / f"{file}.{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def references(message: ftl.Message) -> References:
    found = References()
    found.visit(message)
    return found


def trees(folder: Path) -> Iterator[ast.AST]:
    """Every node of the code in a folder; of a game only when the folder is its own."""
    for path in folder.rglob("*.py"):
        if folder != SOURCE or not path.is_relative_to(SOURCE / "games"):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


@cache
def literals() -> set[str]:
    """Every string in the code, and the kinds of events."""
    nodes = (*trees(SOURCE), *trees(SOURCE / "games"))
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return strings | {kebab(node.name) for node in nodes if isinstance(node, ast.ClassDef)}


@cache
def asked_for(folder: Path) -> set[str]:
    """The keys that the code asks for by name: say("key"), Message("key"), about="key", Reason("x"); events."""
    found = set()
    for node in trees(folder):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            keys = node.args[:1] if name in ("say", "Problem", "Message", *PREFIXES) else []
            if name == "Decision":
                keys = node.args[1:2]
            keys += [keyword.value for keyword in node.keywords if keyword.arg == "about"]
            prefix = PREFIXES.get(name, "")
            found |= {
                prefix + key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
            }
        elif isinstance(node, ast.ClassDef) and "Event" in map(ast.unparse, node.bases):
            found.add(f"event-{kebab(node.name)}")
    return found


def games() -> list[Path]:
    return sorted((SOURCE / file).parent.parent for file in FILES if file not in COMMON)


def common() -> set[str]:
    return {key for file in COMMON for key in messages(file, "en")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_message_with_the_same_arguments(file: str, lang: str) -> None:
    beside = [each for each in FILES if Path(each).parent == Path(file).parent]

    def arguments(all_of: dict[str, ftl.Message], key: str) -> set[str]:
        found = references(all_of[key])
        return found.variables.union(*(arguments(all_of, other) for other in found.messages))

    def all_in(lang: str) -> dict[str, ftl.Message]:
        return {key: message for each in beside for key, message in messages(each, lang).items()}

    english, other = messages(file, "en"), messages(file, lang)
    assert list(other) == list(english)
    differing = (OTHER_ARGUMENTS if "underwater" in file else set()) | (NOUNS if lang == "hu" else set())
    same = [key for key in english if key not in differing]
    ours, theirs = all_in("en"), all_in(lang)
    assert {key: arguments(theirs, key) for key in same} == {key: arguments(ours, key) for key in same}


@pytest.mark.parametrize("lang", ["hu", "de"])
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_translated(file: str, lang: str) -> None:
    english = messages(file, "en")
    same = {key for key, message in messages(file, lang).items() if message.equals(english[key])}
    assert {key for key in same if any(map(str.isalpha, references(english[key]).words))} <= SAME_IN_ENGLISH


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    known, english = {name.removeprefix("event-") for name in literals()} | literals(), messages(file, "en")
    used = known | {f"{prefix}{name}" for prefix in MADE for name in known}
    for title in registry.titles().values():
        for name, values in title.variants.items():
            used |= {f"variant-{name}", *(f"variant-{name}-{value}" for value in values)}
    used |= {key for message in english.values() for key in references(message).messages}
    assert not english.keys() - used


def test_every_message_that_the_code_asks_for_exists() -> None:
    asked = asked_for(SOURCE)
    assert {"sim-summary", "no-such-file", "help-seed", "reason-not-your-turn", "event-took-back"} <= asked
    assert asked - common() == SAID_BY_GAMES


@pytest.mark.parametrize("folder", games(), ids=lambda folder: folder.name)
def test_every_message_that_a_game_asks_for_exists(folder: Path) -> None:
    own = {key for file in FILES if (SOURCE / file).is_relative_to(folder) for key in messages(file, "en")}
    assert asked_for(folder) & own
    assert not asked_for(folder) - own - common()


def test_a_sentence_follows_the_grammar_and_the_figures_of_its_language() -> None:
    def said(lang: str, seats: int) -> str:
        return Texts(lang).say("bad-seat-count", game="toy", seats=seats, allowed="2-4")

    assert said("en", 1) == "toy cannot be played with 1 seat; it allows 2-4."
    assert said("de", 5) == "toy lässt sich nicht mit 5 Plätzen spielen; erlaubt: 2-4."
    assert said("hu", 5) == "toy: 5 hellyel nem játszható; megengedett: 2-4."
    assert [Texts(lang).say("figure-decimal", value=1234.5) for lang in ("en", "de")] == ["1,234.50", "1.234,50"]


def test_a_game_may_have_no_winner() -> None:
    said = [Texts(lang).say("play-winners", count=0, winners="") for lang in LANGUAGES]
    assert said == ["Nobody wins.", "Nincs győztes.", "Niemand gewinnt."]


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(LookupError, match="there is no text 'no-such-key' in 'hu'"):
        Texts("hu").say("no-such-key")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"the text 'replay-choice' in 'en'.*seat"):
        Texts("en").say("replay-choice", number="1", option="pass")


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match='no texts in "fr"; choose one of en, hu, de'):
        Texts("fr")


def test_hungarian_has_one_word_for_a_way_home() -> None:
    """It was "visszaút" in one place and "visszatérési mód" in the next, as if there were two things."""
    files = [*SOURCE.rglob("*.hu.ftl"), *(SOURCE.parents[1] / "web" / "src").rglob("*.hu.ftl")]
    other = re.compile("visszaút|visszaut(?!as)", re.IGNORECASE)
    assert [path.name for path in files if other.search(path.read_text("utf-8"))] == []


def test_a_folder_adds_its_own_texts(tmp_path: Path) -> None:
    (tmp_path / "cards.en.ftl").write_text("card-forest = Forest\n", encoding="utf-8")
    (tmp_path / "cards.de.ftl").write_text("card-forest = Wald\n", encoding="utf-8")
    texts = Texts("de", tmp_path)
    assert (texts.say("card-forest"), texts.say("games-yes")) == ("Wald", "ja")


def test_what_all_texts_of_a_language_share_is_parsed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With five games a server once parsed its own sentences seven times in each language, for seconds."""
    (tmp_path / "cards.de.ftl").write_text("card-forest = Wald\n", encoding="utf-8")
    Texts("de")
    parsed: list[str] = []
    parse = FluentParser.parse

    def noted(self: FluentParser, source: str) -> ftl.Resource:
        parsed.append(source)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", noted)
    texts = Texts("de", tmp_path)
    assert parsed == ["card-forest = Wald\n"]
    assert (texts.say("card-forest"), "card-forest" in Texts("de")) == ("Wald", False)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("card-forest Forest\n", r"cards\.en\.ftl has a line that is not Fluent: 'card-forest Forest'"),
        ("games-yes = yes\n", r"cards\.en\.ftl has games-yes, which another message is called already"),
    ],
)
def test_a_broken_file_is_an_error(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "cards.en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=message):
        Texts("en", tmp_path)


def test_a_problem_can_be_said_in_any_language_also_after_it_crossed_a_process() -> None:
    problem = pickle.loads(pickle.dumps(Problem("unknown-bot", name="x", known="greedy")))
    assert str(problem) == 'There is no bot called "x"; choose from greedy.'
    assert problem.said(Texts("de")) == "Es gibt keinen Bot namens „x“; zur Auswahl: greedy."
