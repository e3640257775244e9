"""The words in which the cards, events, research spaces and surface effects are written: a closed vocabulary.

The number that a word is given is how many; `count` is a counter, of which `each` so many bring once what is said, up
to `most` in all; `on` says which cards of the own mine are meant.
"""

from typing import Literal, TypeAlias, get_args

from asztal.kernel.rules import Vocabulary, Word

Faction: TypeAlias = Literal["SCO", "BAR", "EGY", "JAP", "ATL", "ROM"]
Item: TypeAlias = Literal["gold", "gem"]
CounterName: TypeAlias = Literal[
    "FAC_SCO",
    "FAC_BAR",
    "FAC_EGY",
    "FAC_JAP",
    "FAC_ATL",
    "FAC_ROM",
    "FACTIONS",
    "LEVELS",
    "PLAYED_LEVEL",
    "ABOVE",
    "SIDES",
    "NEIGHBOURS",
    "MACHINES_HERE",
    "MACHINES",
    "MACHINE_CARDS",
    "COLLAPSES",
    "CARTS",
    "CARTS_HERE",
    "RESEARCH_POS",
    "BOARDS_DONE",
    "DONE",
]
ScopeName: TypeAlias = Literal[
    "SELF", "OTHERS", "MINE", "LEVEL1", "LEVEL2", "LEVEL3", "ROW", "SIDES", "ABOVE", "NEIGHBOURS"
]


class Parts(tuple["Part", ...]):
    """An effect: its parts, carried out one after another."""


# --- gains ----------------------------------------------------------------------------------------------------------


class Gold(Word, frozen=True):
    """Gain this much gold."""

    gold: int


class Gem(Word, frozen=True):
    """Gain this many gems."""

    gem: int


class GoldPer(Word, frozen=True):
    """Gain gold for each of something, or for every `each` of it; at most `most` gold in all."""

    gold_per: int
    count: CounterName
    most: int
    each: int = 1


class GemPer(Word, frozen=True):
    """Gain gems for each of something, or for every `each` of it; at most `most` gems in all."""

    gem_per: int
    count: CounterName
    most: int
    each: int = 1


class Trade(Word, frozen=True):
    """Swap this much gold for `gems`, up to `times` times."""

    trade: int
    gems: int
    times: int


# --- cards of the hand ----------------------------------------------------------------------------------------------


class Draw(Word, frozen=True):
    """Draw cards of levels 1 to 3."""

    draw: int


class DrawPer(Word, frozen=True):
    """Draw cards for each of something, or for every `each` of it; at most `most` cards in all."""

    draw_per: int
    count: CounterName
    most: int
    each: int = 1


class DrawLevel(Word, frozen=True):
    """Draw cards of one level."""

    draw_level: int
    level: int


class DrawFaction(Word, frozen=True):
    """Turn cards over until one of the faction appears, this many times."""

    draw_faction: int
    faction: Faction | Literal["ANY"]


class Dig(Word, frozen=True):
    """Look at this many cards of one deck and `keep` some of them."""

    dig: int
    keep: int


class DiscardUpTo(Word, frozen=True):
    """Discard as many cards as the player likes, up to a number."""

    discard_upto: int


# --- prices: what follows one is bought by it -----------------------------------------------------------------------


class Pay(Word, frozen=True):
    """Pay this much gold."""

    pay: int


class PayScot(Word, frozen=True):
    """Pay gold, one less for each Scot card in the mine."""

    pay_scot: int


class Discard(Word, frozen=True):
    """Discard this many cards."""

    discard: int


class SpendMachine(Word, frozen=True):
    """Return machines from any cards of the mine."""

    spend_machine: int


# --- the mine and the research boards -------------------------------------------------------------------------------


class Machine(Word, frozen=True):
    """Put machines on cards."""

    machine: int
    on: ScopeName = "MINE"


class MachineEach(Word, frozen=True):
    """Put a machine on each of the cards meant."""

    machine_each: ScopeName


class Collapse(Word, frozen=True):
    """Put collapses on cards."""

    collapse: int
    on: ScopeName = "MINE"


class Clear(Word, frozen=True):
    """Remove collapses, as many as the player likes up to a number."""

    clear: int
    on: ScopeName = "MINE"


class Cart(Word, frozen=True):
    """Put cart tokens on half-full joints."""

    cart: int
    on: ScopeName = "MINE"


class Research(Word, frozen=True):
    """Climb a research board by up to this many spaces."""

    research: int


class Activate(Word, frozen=True):
    """Activate cards that were not activated this round."""

    activate: int
    on: ScopeName = "MINE"


class Gate(Word, frozen=True):
    """`then` happens only if a counter is at least `least`; always the last part."""

    gate: CounterName
    least: int
    then: Parts


# --- modifiers of a round, on events --------------------------------------------------------------------------------


class ModCost(Word, frozen=True):
    """Mine cards, all of them or those of one level, cost this much less to play."""

    mod_cost: int
    level: int | None = None


class ModOn(Word, frozen=True):
    """Gain `n` of something whenever this happens."""

    mod_on: Literal["CHAIN_CARD"]
    item: Item
    n: int


class ModResearch(Word, frozen=True):
    """Every research may go this much further."""

    mod_research: int


class ModSurface(Word, frozen=True):
    """This many different surface effects instead of one."""

    mod_surface: int


class ModBoth(Word, frozen=True):
    """Both effects of the card that is placed."""

    mod_both: Literal[True]


Per: TypeAlias = GoldPer | GemPer | DrawPer
Price: TypeAlias = Pay | PayScot | Discard | SpendMachine
Modifier: TypeAlias = ModCost | ModOn | ModResearch | ModSurface | ModBoth
Part: TypeAlias = (
    Gold
    | Gem
    | Trade
    | Draw
    | DrawLevel
    | DrawFaction
    | Dig
    | DiscardUpTo
    | Machine
    | MachineEach
    | Collapse
    | Clear
    | Cart
    | Research
    | Activate
    | Gate
    | Per
    | Price
    | Modifier
)
WORDS: Vocabulary[Parts] = Vocabulary(Parts, *get_args(Part))


def word_of(part: Part) -> str:
    """The word that a part is: its effect is named after it."""
    return part.__struct_fields__[0]


def counted(part: Per) -> int:
    """How many a part gives for each of something."""
    number: int = getattr(part, word_of(part))
    return number


def flat(parts: Parts) -> list[Part]:
    """All parts in order, those that a gate holds back after it."""
    return [found for part in parts for found in (part, *(flat(part.then) if isinstance(part, Gate) else ()))]
