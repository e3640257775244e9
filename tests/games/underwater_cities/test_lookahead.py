"""The quick answers of the look-ahead say what its search would say."""

import pytest

from asztal.bots.seating import Seating
from asztal.games.underwater_cities import lookahead, turn
from asztal.games.underwater_cities.state import G
from asztal.games.underwater_cities.title import TITLE
from asztal.kernel import Fast


@pytest.mark.parametrize(("seats", "boards"), [(3, "standard"), (2, "advanced")])
def test_what_is_refused_quickly_the_search_refuses_too(
    monkeypatch: pytest.MonkeyPatch, seats: int, boards: str
) -> None:
    quick, opens_nothing, refused = lookahead.could_help, lookahead._opens_nothing, []

    def both(g: G, seat: int, slot: str, card: str) -> bool:
        found = quick(g, seat, slot, card)
        monkeypatch.setattr(lookahead, "_opens_nothing", lambda me, card, slot: False)
        assert quick(g, seat, slot, card) is found, (slot, card, g.state.players[seat])
        monkeypatch.setattr(lookahead, "_opens_nothing", opens_nothing)
        refused.append(not found and opens_nothing(g.state.players[seat], card, slot))
        return found

    monkeypatch.setattr(turn, "could_help", both)
    for number in range(4):
        game = TITLE.new(seats, {"boards": boards}, Fast(number), loud=False)
        seating = Seating(game, ["random"] * seats, number)
        while game.decisions:
            game.apply_unchecked(*seating.next())
    assert any(refused)
