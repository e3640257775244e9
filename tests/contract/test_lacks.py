"""What a refusal says is missing is what is missing: with it, the price is no reason any more."""

import random
from collections import Counter
from typing import Any

import pytest

from asztal import registry
from asztal.kernel import Decision, Fast, Game, Look, Option, Refusing, Title, observe, recall
from asztal.kernel.offers import WhyRefused
from asztal.kernel.together import stack_at

OWN = [title for title in registry.titles().values() if title.finished]
PRICES = {"too-few-engineers", "too-few-credits", "too-few-machines", "too-little-gold", "cannot-pay"}
NEVER = {"ginkgopolis"}  # whoever cannot pay may choose the tile, and gets what the card brings alone


def given(look: Look[Any], more: dict[str, int]) -> Game[Any]:
    """The same game for a richer seat."""
    game = look.g.clone(Refusing())
    me = game.state.players[look.seat]
    for item, count in more.items():
        setattr(me, item, getattr(me, item) + count)
    game.stack = stack_at(game.state.stack, game.path_of(look.seat))
    return game


def why_still_not(game: Game[Any], option: Option) -> str:
    top = game.stack[-1]
    effect, asked = game.title.book[top.at], game.title.book[top.at].enter(game, top.clone())
    listed = isinstance(asked, Decision) and option in asked.options
    return "" if listed else effect.why_not(game, top, option).key


def refusals(look: Look[Any]) -> list[tuple[Option, WhyRefused]]:
    assert look.frame is not None
    meant = look.g.title.book[look.frame.at].candidates(look.g, look.frame)
    reasons = [(option, look.g.why_not(look.seat, option)) for option in meant]
    return [(option, WhyRefused.of(look, option, reason)) for option, reason in reasons if reason is not None]


@pytest.mark.slow
@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_with_what_is_missing_the_price_is_no_reason_any_more(title: Title[Any]) -> None:
    told, rng = Counter[str](), random.Random(title.name)
    for seed in range(6):
        game = title.new(registry.usual_seats(title), {}, Fast(seed))
        while game.decisions:
            seat = rng.choice(sorted(game.decisions))
            if rng.random() < 0.15:
                look = recall(title, observe(game, seat))
                for option, (reason, lacks, _) in refusals(look):
                    assert not lacks or reason.key in PRICES
                    assert all(count > 0 for count in lacks.values())
                    told[f"{option.kind} {reason.key} {'told' if lacks else 'not told'}"] += 1
                    if lacks:
                        why = why_still_not(given(look, dict(lacks)), option)
                        assert why not in PRICES, (option, reason, lacks, why)
            game.apply(seat, rng.choice(game.decisions[seat].options))
    assert any(key.endswith(" told") and "not told" not in key for key in told) != (title.name in NEVER), told
