"""The effects of cards as rows of signs, as a board draws them: a sign is a small picture, a short text or both."""

from typing import assert_never

from asztal.games.imperial_miners import vocabulary as word
from asztal.games.imperial_miners.vocabulary import Gate, Part, Parts, Per, Price, ScopeName, flat
from asztal.text.wording import Icon

_THEN = Icon("then")
_ITEMS = {"gold": "coin", "gem": "gem"}


def icons(effect: Parts) -> list[list[Icon]]:
    """The steps of an effect as signs; after a price comes an arrow, after a gate what it holds back."""
    return [[*_step(part), _THEN] if isinstance(part, Price) else _step(part) for part in flat(effect)]


def _times(n: int) -> list[Icon]:
    return [] if n == 1 else [Icon(text=str(n))]


def _where(on: ScopeName) -> list[Icon]:
    return [] if on == "MINE" else [Icon(on)]


def _less(icon: str, n: int) -> Icon:
    return Icon(icon, f"−{n}", price=True)


def _per(icon: str, part: Per) -> list[Icon]:
    by = [] if part.each == 1 else [Icon(text=str(part.each), small=True)]
    most = Icon(text=f"≤{part.most}", small=True)
    return [Icon(icon, str(word.counted(part))), Icon(text="/"), *by, Icon(part.count), most]


def _step(part: Part) -> list[Icon]:
    match part:
        case word.Gold(n):
            return [Icon("coin", str(n))]
        case word.Gem(n):
            return [Icon("gem", str(n))]
        case word.GoldPer():
            return _per("coin", part)
        case word.GemPer():
            return _per("gem", part)
        case word.Trade(gold, gems, times):
            return [_less("coin", gold), _THEN, Icon("gem", str(gems)), Icon(text=f"×{times}", small=True)]
        case word.Draw(n):
            return [Icon("draw", str(n))]
        case word.DrawPer():
            return _per("draw", part)
        case word.DrawLevel(n, level):
            return [*_times(n), Icon(f"draw{level}")]
        case word.DrawFaction(n, faction):
            return [*_times(n), Icon("draw"), Icon("ANY" if faction == "ANY" else f"FAC_{faction}")]
        case word.Dig(look, keep):
            return [Icon("look"), Icon(text=f"{look}▸"), Icon("draw", str(keep))]
        case word.DiscardUpTo(n):
            return [Icon("discard", f"≤{n}", price=True)]
        case word.Pay(n):
            return [_less("coin", n)]
        case word.PayScot(n):
            return [_less("coin", n), Icon("FAC_SCO")]
        case word.Discard(n):
            return [_less("discard", n)]
        case word.SpendMachine(n):
            return [Icon(text=f"−{n}"), Icon("gear", price=True)]
        case word.Machine(n, on):
            return [*_times(n), Icon("gear"), *_where(on)]
        case word.MachineEach(on):
            return [Icon("gear"), *_where(on)]
        case word.Collapse(n, on):
            return [*_times(n), Icon("rocks"), *_where(on)]
        case word.Clear(n, on):
            return [Icon(text=f"≤{n}", small=True), Icon("clear"), *_where(on)]
        case word.Cart(n, on):
            return [*_times(n), Icon("cart"), *_where(on)]
        case word.Research(n):
            return [Icon("research"), Icon(text=str(n))]
        case word.Activate(n, on):
            return [*_times(n), Icon("spark"), *_where(on)]
        case Gate(counter, least):
            return [Icon(counter), Icon(text=f"≥{least}:", small=True)]
        case word.ModCost(n):
            return [Icon("draw"), Icon("coin", f"−{n}")]
        case word.ModOn(_, item, n):
            return [Icon("spark"), _THEN, Icon(_ITEMS[item], str(n))]
        case word.ModResearch(n):
            return [Icon("research"), Icon(text=f"+{n}")]
        case word.ModSurface(n):
            return [Icon(text=str(n)), Icon("surface")]
        case word.ModBoth():
            return [Icon(text="A+B")]
    assert_never(part)
