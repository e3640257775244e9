"""A receipt holds where the same games come out alike, nothing in it can be changed unseen, and forged games are missed
as often as the check itself says."""

import math
import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

from asztal.arena.spread import InThisProcess
from asztal.bots.seating import derived_seed
from asztal.cli import main
from asztal.research import receipt as receipts
from asztal.research.receipt import EvaluationSetting, NotKept, PlayedGame, Receipt

SETTING = EvaluationSetting("ginkgopolis", "random", "random", 2, {"characters": "intro", "hal": "normal"}, None, 40)
PLAYED = receipts.played
DRAWS = 200  # checks of receipts with as many forged games


@pytest.fixture(scope="module")
def receipt() -> Receipt:
    return receipts.evaluated(SETTING, InThisProcess())


@pytest.fixture
def quick(receipt: Receipt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played again once only, however many checks look at it."""
    deals, really = (
        receipts.deals_of(SETTING, receipt.made),
        cache(lambda deals, number: PLAYED(SETTING, deals, number)),
    )

    def played(setting: EvaluationSetting, dealt: int | str, number: int) -> PlayedGame:
        assert (setting, dealt) == (SETTING, deals)
        return really(dealt, number)

    monkeypatch.setattr(receipts, "played", played)


def changed(receipt: Receipt, /, **changes: object) -> Receipt:
    """A receipt with other contents and a hash that fits them."""
    other = msgspec.structs.replace(receipt, **changes)
    return msgspec.structs.replace(other, hash=receipts._hash(other))


def forged(receipt: Receipt, numbers: list[int]) -> Receipt:
    """A receipt in which the bot did better in some games, with figures and a hash that fit."""
    games = [
        PlayedGame(game.points + 9, game.ahead + 9, 1.0) if number in numbers else game
        for number, game in enumerate(receipt.games)
    ]
    won, points, ahead = receipts._rates(games)
    return changed(receipt, games=games, won=won, points=points, ahead=ahead)


def is_missed(receipt: Receipt, again: list[int]) -> bool:
    try:
        return not receipts.check(receipt, receipt.made, again)
    except NotKept as wrong:
        if wrong.key != "receipt-games":
            raise
        return False


def within_two_errors(share: float, chance: float, draws: int) -> bool:
    return abs(share - chance) <= 2 * math.sqrt(chance * (1 - chance) / draws)


def test_what_was_written_is_read_and_holds(receipt: Receipt) -> None:
    assert receipts.read(receipts.written(receipt)) == receipt
    numbers = receipts.drawn(SETTING.games)
    assert len(set(numbers)) == receipts.AGAIN
    assert receipts.check(receipt, receipt.made, numbers) == []


def test_the_bot_sits_at_every_seat_in_turn_and_the_intervals_hold_the_means(receipt: Receipt) -> None:
    assert receipts.played(SETTING, receipts.deals_of(SETTING, receipt.made), 3) == receipt.games[3]
    for rate in (receipt.won, receipt.points, receipt.ahead):
        assert rate.low < rate.mean < rate.high


def test_deals_follow_from_setting_engine_rules_and_weights_alone(receipt: Receipt) -> None:
    def deals(setting: EvaluationSetting = SETTING, **other: object) -> int | str:
        return receipts.deals_of(setting, msgspec.structs.replace(receipt.made, **other))

    turned = msgspec.structs.replace(SETTING, variant=dict(reversed(SETTING.variant.items())))
    assert deals() == deals(turned) == deals(asztal="9", encoding="9")
    more = msgspec.structs.replace(SETTING, games=41)
    assert len({deals(), deals(more), deals(engine="9"), deals(rules=9), deals(weights="9")}) == 5
    assert deals(msgspec.structs.replace(SETTING, seed=0)) == 0


@pytest.mark.parametrize(
    ("players", "other"),
    [(1, {"against": "greedy"}), (2, {"variant": {}}), (2, {"variant": {"characters": "none"}}), (99, {})],
)
def test_a_setting_has_one_way_to_be_written_so_that_nobody_chooses_among_deals(
    receipt: Receipt, players: int, other: dict[str, object]
) -> None:
    setting = msgspec.structs.replace(SETTING, **{"players": players, **other})
    with pytest.raises(NotKept, match="receipt-setting"):
        receipts.check(changed(receipt, setting=setting), receipt.made, [])


def test_a_receipt_of_the_first_kind_is_read_and_its_seed_is_the_authors(receipt: Receipt) -> None:
    setting = msgspec.structs.replace(SETTING, seed=5)
    old = changed(
        receipts.evaluated(msgspec.structs.replace(setting, games=3), InThisProcess()), receipt="asztal-receipt-1"
    )
    assert receipts.read(receipts.written(old)) == old
    assert receipts.check(old, receipt.made, [0, 1, 2]) == []
    assert receipts.played(setting, 5, 2) == old.games[2]
    assert receipts.read(receipts.written(changed(old, receipt="asztal-receipt-0"))) is None
    assert receipts.read(receipts.written(changed(old, games=[]))) is None


def test_a_changed_text_is_noticed(receipt: Receipt) -> None:
    with pytest.raises(NotKept, match="receipt-changed"):
        receipts.check(msgspec.structs.replace(receipt, games=receipt.games[::-1]), receipt.made, [])


def test_figures_that_do_not_follow_are_noticed(receipt: Receipt) -> None:
    with pytest.raises(NotKept, match="receipt-figures"):
        receipts.check(changed(receipt, won=receipts.Rate(0.9, 0.8, 1.0)), receipt.made, [])


@pytest.mark.parametrize("part", receipts.PLAYS)
def test_games_of_another_engine_are_not_judged(receipt: Receipt, part: str) -> None:
    here = msgspec.structs.replace(receipt.made, **{part: 0})
    assert receipts.check(receipt, here, [0, 1]) == [part]


def test_the_chance_to_miss_counts_the_draws_without_a_forged_game() -> None:
    assert receipts.missed(40, 2, 10) == pytest.approx(30 * 29 / (40 * 39))
    assert receipts.missed(40, 20, 10) == pytest.approx(0.000218, abs=1e-6)
    assert receipts.missed(11, 2, 10) == 0
    assert receipts.missed(40, 1, 40) == 0


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("count", [2, 5, 20])
def test_forged_games_are_missed_as_often_as_the_check_says(receipt: Receipt, count: int) -> None:
    chance, source = receipts.missed(SETTING.games, count, receipts.AGAIN), random.Random(count)
    passed = 0
    for _ in range(DRAWS):
        false = forged(receipt, source.sample(range(SETTING.games), count))
        passed += is_missed(false, receipts.drawn(SETTING.games, source))
        with pytest.raises(NotKept, match="receipt-games") as wrong:
            receipts.check(false, receipt.made, range(SETTING.games))
        assert wrong.value.args_of["count"] == count  # --all finds every forgery, and all of it
    assert within_two_errors(passed / DRAWS, chance, DRAWS)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("count", [5, 20])
def test_a_forger_who_tries_hashes_is_caught_as_often_as_anybody(receipt: Receipt, count: int) -> None:
    """The first kind looked at ten games that followed from its own hash: a forger tried until they were true ones."""
    numbers, lucky = list(range(0, SETTING.games, SETTING.games // count)), list[int]()
    false, tries = forged(receipt, numbers), 0
    while not lucky or set(lucky) & set(numbers):
        tries += 1
        false = changed(false, made=msgspec.structs.replace(receipt.made, asztal=f"0.2.{tries}"))
        lucky = sorted(range(SETTING.games), key=lambda number: derived_seed(false.hash, number))[: receipts.AGAIN]
    assert is_missed(false, lucky)  # what the first kind would have looked at
    source, draws = random.Random(count), 400
    passed = sum(is_missed(false, receipts.drawn(SETTING.games, source)) for _ in range(draws))
    chance = receipts.missed(SETTING.games, count, receipts.AGAIN)
    assert within_two_errors(passed / draws, chance, draws)


def told(file: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    code = main(["verify", str(file), *options])
    return code, capsys.readouterr().out


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "receipt.json"
    assert main(["eval", "random", "ginkgopolis", "--games", "12", "--receipt", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "95 %" in printed
    assert "nobody chose them" in printed
    code, said = told(file, capsys)
    assert code == 0
    assert "10 games drawn at random and played again" in said
    assert "1.5% if 2 games are forged; less than 0.1% if 5" in said
    assert "nobody chose them" in said
    code, said = told(file, capsys, "--all")
    assert code == 0
    assert "all 12 games played again" in said
    assert "misses" not in said
    file.write_text(file.read_text("utf-8").replace('"seed": null', '"seed": 1'), "utf-8")
    code, said = told(file, capsys, "--lang", "de")
    assert code == 1
    assert "geändert" in said


def test_verify_says_with_what_it_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str], receipt: Receipt) -> None:
    file, made = tmp_path / "receipt.json", receipt.made
    here = f"Asztal {made.asztal}, engine {made.engine}, rules version {made.rules}, weights -"
    file.write_text(receipts.written(receipt), "utf-8")
    assert f"checked with {here}" in told(file, capsys)[1]
    file.write_text(receipts.written(forged(receipt, list(range(SETTING.games)))), "utf-8")
    code, said = told(file, capsys)
    assert code == 1
    assert "end differently" in said
    assert f"checked with {here}" in said


@pytest.mark.parametrize("other", [{"engine": "0" * 16}, {"weights": "abc"}, {"rules": 99}])
def test_a_receipt_of_which_nothing_can_be_played_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], receipt: Receipt, other: dict[str, object]
) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(receipts.written(changed(receipt, made=msgspec.structs.replace(receipt.made, **other))), "utf-8")
    code, said = told(file, capsys, "--all")
    assert code == 1
    assert said.startswith(f"{file} is not checked: ")
    assert "holds" not in said
    assert "nobody chose" not in said
    assert f"{next(iter(other.values()))}, here " in said
    assert "nem játszhatók újra" in told(file, capsys, "--lang", "hu")[1]


def test_a_seed_given_by_hand_is_named_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "receipt.json"
    assert main(["eval", "random", "ginkgopolis", "--games", "2", "--seed", "0", "--receipt", str(file)]) == 0
    assert "seed chosen by the author: 0" in capsys.readouterr().out
    code, said = told(file, capsys)
    assert code == 0
    assert "seed chosen by the author: 0" in said
