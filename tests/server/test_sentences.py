"""What the server says of a game in its own words."""

from asztal.games.ginkgopolis import TITLE
from asztal.server.tables.sentences import Voice
from asztal.testkit.walk import Setting, Walk


def test_how_a_game_alone_ended_is_said_when_it_is_over() -> None:
    walk, voice = Walk(Setting(TITLE, 1, TITLE.full_variant(1, {})), seed=5), Voice(TITLE, "de", ["Anna"])
    for _ in walk.steps():
        assert voice.ending(walk.game) == ""
    assert voice.ending(walk.game).startswith("Hal besiegt Anna mit ")


def test_of_several_players_the_winners_are_all_there_is() -> None:
    walk, voice = Walk(Setting(TITLE, 2, TITLE.full_variant(2, {})), seed=5), Voice(TITLE, "de", ["Anna", "Béla"])
    for _ in walk.steps():
        pass
    assert voice.ending(walk.game) == ""
