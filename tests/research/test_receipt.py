"""A receipt holds where the same games come out alike, and nothing in it can be changed unseen."""

from pathlib import Path

import msgspec
import pytest

from asztal.arena.spread import Here
from asztal.cli import main
from asztal.research import receipt as receipts
from asztal.research.receipt import Game, NotKept, Receipt, Setting

SETTING = Setting("ginkgopolis", "random", "random", 2, {"characters": "intro", "hal": "normal"}, 5, 14)


@pytest.fixture(scope="module")
def receipt() -> Receipt:
    return receipts.evaluated(SETTING, Here())


def forged(receipt: Receipt, **changes: object) -> Receipt:
    """A receipt with other contents and a hash that fits them."""
    changed = msgspec.structs.replace(receipt, **changes)
    return msgspec.structs.replace(changed, hash=receipts._hash(changed))


def test_what_was_written_is_read_and_holds(receipt: Receipt) -> None:
    again = receipts.read(receipts.written(receipt))
    assert again == receipt
    numbers, here = receipts.check(receipt)
    assert (len(numbers), here) == (receipts.AGAIN, None)


def test_the_bot_sits_at_every_seat_in_turn_and_the_intervals_hold_the_means(receipt: Receipt) -> None:
    assert receipts.played(SETTING, 3) == receipt.games[3]
    for rate in (receipt.won, receipt.points, receipt.ahead):
        assert rate.low < rate.mean < rate.high


def test_a_changed_text_is_noticed(receipt: Receipt) -> None:
    with pytest.raises(NotKept, match="receipt-changed"):
        receipts.check(msgspec.structs.replace(receipt, games=receipt.games[::-1]))


def test_figures_that_do_not_follow_are_noticed(receipt: Receipt) -> None:
    with pytest.raises(NotKept, match="receipt-figures"):
        receipts.check(forged(receipt, won=receipts.Rate(0.9, 0.8, 1.0)))


def test_invented_games_are_noticed(receipt: Receipt) -> None:
    games = [Game(game.points + 9, game.ahead + 9, 1.0) for game in receipt.games]
    won, points, ahead = receipts._rates(games)
    with pytest.raises(NotKept, match="receipt-game"):
        receipts.check(forged(receipt, games=games, won=won, points=points, ahead=ahead))


def test_games_of_another_engine_are_not_judged(receipt: Receipt) -> None:
    other = msgspec.structs.replace(receipt.made, engine="0" * 16)
    numbers, here = receipts.check(forged(receipt, made=other))
    assert numbers == []
    assert here == receipt.made


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], receipt: Receipt) -> None:
    file = tmp_path / "receipt.json"
    assert main(["eval", "random", "ginkgopolis", "--games", "3", "--receipt", str(file)]) == 0
    assert "95 %" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    assert "3 games played again" in capsys.readouterr().out
    file.write_text(file.read_text("utf-8").replace('"seed": 0', '"seed": 1'), "utf-8")
    assert main(["verify", str(file), "--lang", "de"]) == 1
    assert "geändert" in capsys.readouterr().out
    other = forged(receipt, made=msgspec.structs.replace(receipt.made, engine="0" * 16))
    file.write_text(receipts.written(other), "utf-8")
    assert main(["verify", str(file), "--lang", "hu"]) == 1
    assert "nem játszhatók újra" in capsys.readouterr().out
