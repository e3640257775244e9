"""What both drawings of Underwater Cities need, the terminal's and the rows."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from asztal.games.underwater_cities.addresses import TURN
from asztal.games.underwater_cities.building import kind_at
from asztal.games.underwater_cities.cards import (
    BUILDINGS,
    CARDS,
    LIMITS,
    PATH,
    SIDES,
    SPACE_BONUS,
    TYPES,
    Slot,
    side_for,
)
from asztal.games.underwater_cities.face.forecast import gains_of
from asztal.games.underwater_cities.face.words import UnderwaterCitiesWording
from asztal.games.underwater_cities.network import connected_cities, connected_metropolises, is_connected
from asztal.games.underwater_cities.production import Feed, after_production, will_ask
from asztal.games.underwater_cities.rounds import LAST_OF_ERA, ROUNDS, track_order
from asztal.games.underwater_cities.scoring import GOAL, city_points, part_points, resource_points, scoring
from asztal.games.underwater_cities.state import NEUTRAL, Ocean, Player, View
from asztal.kernel.rules import ScoreLine
from asztal.text.drawing import NEUTRAL_MARK, Badge, Scene, mark
from asztal.text.pen import Pen as AnyPen


class Food(NamedTuple):
    """How the cities will be fed after the next production: what there will be, and what will be missing."""

    cities: int
    free: int  # cities that a card feeds
    kelp: int
    biomatter: int
    missing: int
    lost: int  # points


class Pieces(NamedTuple):
    """Pieces of one kind on a board: all, and the upgraded ones."""

    kind: str
    built: int
    upgraded: int


class Pen(AnyPen[UnderwaterCitiesWording]):
    """Words for the parts of a table as one seat, or a spectator, sees it.

    `counted` says so many of an item, in short or in whole words; `plus` stands between two things.
    """

    view: View
    table: Ocean
    players: list[Player]

    def __init__(self, scene: Scene, counted: str = "draw-item", plus: str = "+") -> None:
        super().__init__(scene)
        self.say = self.words.texts.say  # ids are told apart by the texts themselves
        self.counted, self.plus = counted, plus

    @property
    def me(self) -> Player:
        """The player who looks; for a spectator the first one."""
        return self.players[self.seats[0]]

    @property
    def alone(self) -> bool:
        """True for the solo game."""
        return len(self.players) == 1

    def turn(self) -> dict[str, Any]:
        """The frame of the running turn, with its seat and the chosen slot; empty between turns."""
        return next((frame for frame in self.scene.seen.position if frame["at"] == TURN), {})

    def head(self) -> list[str]:
        """The game, the era, the round and the turn."""
        if not self.view.round:
            return [self.say("game-name"), self.say("draw-setup")]
        head = [self.say("game-name"), self.say("draw-round", era=self.view.era, round=self.view.round, rounds=ROUNDS)]
        if turn := self.turn():
            head.append(self.say("draw-turn", turn=self.players[turn["seat"]].turns + 1, turns=LIMITS["turns"]))
        return head

    # --- components -------------------------------------------------------------------------------------------------

    def item(self, item: str, count: int) -> str:
        """So many of an item."""
        return self.say(self.counted, item=item, count=count)

    def items(self, amounts: Mapping[str, int]) -> str:
        """Items and how many of each, as one phrase."""
        return self.plus.join(self.item(item, count) for item, count in amounts.items())

    def card(self, card: str) -> str:
        """The name of a card, a metropolis or a contract."""
        return self.words.name_card(card)

    def text(self, card: str) -> str:
        """What a card, a metropolis, a contract or a slot does, in whole sentences."""
        return self.words.name_about(card)

    def colour(self, card: str) -> str:
        """The colour of a card in a word; the Assistant has none."""
        return self.say("draw-colour", colour=CARDS[card].colour) if CARDS[card].colour else ""

    def about(self, card: str) -> str:
        """Colour, type and cost of a card."""
        about = CARDS[card]
        parts = [self.colour(card), self.say("draw-type", type=about.type)]
        parts += [self.item("credit", about.cost)] if about.cost else []
        return ", ".join(filter(None, parts))

    # --- slots ------------------------------------------------------------------------------------------------------

    @property
    def slots(self) -> list[Slot]:
        """The coloured slots of this table, in the order of the ring."""
        return SIDES[side_for(len(self.players))]

    def owners(self, slot: str) -> list[tuple[int | None, str, Badge]]:
        """Whose tiles lie on a slot: seats, names and marks; a neutral tile has its own."""
        return [
            (None, self.say("draw-neutral"), NEUTRAL_MARK) if seat == NEUTRAL else (seat, self.name(seat), mark(seat))
            for seat in self.view.slots.get(slot, [])
        ]

    # --- the Federation track ---------------------------------------------------------------------------------------

    def track(self) -> Iterator[tuple[int, str, list[int]]]:
        """The spaces from the front on: number, bonus, and who stands there, the first in order first."""
        ahead = track_order(self.table)
        for space in reversed(PATH):
            bonus = self.items(SPACE_BONUS[space]) if space else ""
            yield space, bonus, [seat for seat in ahead if self.players[seat].space == space]

    # --- networks ---------------------------------------------------------------------------------------------------

    def connected(self, site: str) -> bool:
        """Whether a city, a metropolis or a tunnel of the looking player counts."""
        me = self.me
        if site in me.cities:
            return is_connected(me, site)
        if site in me.metropolises:
            return me.metropolises[site] in connected_metropolises(me)
        return any(end in me.cities for end in me.layout.tunnels[site])

    def specials(self) -> Iterator[str]:
        """What the special sites of an advanced board do beyond their bonuses and surcharges."""
        for special in self.me.layout.specials:
            sites = special["sites"]
            match special:
                case {"times": count}:
                    yield self.say("draw-times", site=sites[0], count=count)
                case {"kind": "pair_bonus", "gain": gain}:
                    yield self.say("draw-pair", one=sites[0], other=sites[1], gain=self.items(gain))
                case {"kind": "metropolis_bonus", "metropolis": hexagon, "gain": gain}:
                    yield self.say("draw-lifted", site=hexagon, gain=self.items(gain))
                case {"kind": "symbiotic_points", "points": points}:
                    yield self.say("draw-lifted-city", site=sites[0], gain=self.item("point", points))

    def pieces(self, player: Player) -> list[Pieces]:
        """What stands on a board: tunnels and buildings by kind."""
        kinds = [(site, kind_at(player, site)) for site in (*player.tunnels, *player.buildings)]
        return [
            Pieces(
                kind,
                sum(here == kind for _, here in kinds),
                sum(here == kind and site in player.upgraded for site, here in kinds),
            )
            for kind in ("tunnel", *BUILDINGS)
        ]

    # --- cards ------------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        """The cards in hand that the looking seat knows."""
        return [card for card in self.view.players[seat].hand if isinstance(card, str)]

    def looking(self, seat: int) -> list[str]:
        """The cards that the looking seat chooses from."""
        return [card for card in self.view.players[seat].looking if isinstance(card, str)]

    def readiness(self, player: Player, card: str) -> str:
        """Whether an action card can still be used in this era; empty for other cards."""
        return self.say("draw-readiness", used=int(card in player.used)) if CARDS[card].type == "action" else ""

    def claimed(self, player: Player) -> list[str]:
        """The claimed cards, type by type."""
        return sorted(player.cards, key=lambda card: TYPES.index(CARDS[card].type))

    def offered_specials(self) -> list[str]:
        """The special cards that anybody can take: the dear ones and the open one of the deck."""
        return [*self.view.dear_specials, *(card for card in self.view.specials.top[:1] if isinstance(card, str))]

    # --- what comes -------------------------------------------------------------------------------------------------

    @property
    def production_after(self) -> int:
        """The round after which the next production comes."""
        return int(LAST_OF_ERA[self.view.era - 1])

    def _later(self, player: Player) -> Player:
        return after_production(player, gains_of(player))

    def decided(self, seat: int) -> list[str]:
        """Production cards and metropolises that add something which the player decides on then."""
        return will_ask(self.scene.look.g, seat, self._later(self.players[seat]))

    def food(self, player: Player) -> Food:
        """Whether the cities will be fed after the next production as things stand."""
        later = self._later(player)
        cities, free, _, _, unfed, lost = Feed().meal(later)
        return Food(cities, free, later.kelp, later.biomatter, unfed, lost)

    def other_food(self, player: Player) -> list[str]:
        """The cards that will let cities eat something else."""
        return Feed().providers(self._later(player))

    # --- points -----------------------------------------------------------------------------------------------------

    def scored(self, player: Player) -> list[tuple[str, int]]:
        """The points so far by what they were given for."""
        lines = [(why, points) for why, points in player.points_from.items() if points]
        return [(self.words.score(ScoreLine(why, points)), points) for why, points in lines]

    def unscored(self, seat: int) -> list[tuple[str, int]]:
        """What the final scoring would add as things stand, without what can be bought then."""
        player = self.players[seat]

        found = {"brown": 0, "scoring": 0}
        for _, parts, why in scoring(player):
            found[why] += sum(part_points(player, part) for part in parts)
        found |= {"cities": city_points(player), "resources": resource_points(player)}
        return [(self.words.score(ScoreLine(why, count)), count) for why, count in found.items() if count]

    def goal(self) -> str:
        """What the solo game asks for, and how far it is."""
        cities = len(connected_cities(self.me))
        return self.say("draw-goal-of", **GOAL, has=self.me.points, connected=cities)
