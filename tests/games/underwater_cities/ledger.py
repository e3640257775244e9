"""The ledger of Underwater Cities: somebody beside the table who writes down what is told and knows the rulebook.

This last part of it has Production, feeding and final scoring, and holds the books against the game.
"""

from collections import Counter
from typing import Any

import asztal.games.underwater_cities.events as told
from asztal.kernel import Game
from tests.games.underwater_cities.ledger_data import (
    BIOMATTER_SOLD,
    CARDS,
    CITIES,
    GOAL_CITIES,
    GOAL_POINTS,
    PRODUCTION_AFTER,
    PURPLE_DOMES,
    RESOURCES,
    TILES,
    TUNNELS,
    UNFED,
    UNITS_FOR_A_POINT,
    WHITE_DOMES,
    Part,
)
from tests.games.underwater_cities.ledger_pieces import Pieces
from tests.games.underwater_cities.ledger_player import Player
from tests.games.underwater_cities.ledger_reading import OF_A_CARD, Offer, Reader


class UnderwaterCitiesLedger(Pieces):
    """Everything that lies open, worked out from what everybody is told."""

    def check_produced(self, event: told.Produced, me: Player) -> None:
        self.check("no Production", not self.turns and self.round in PRODUCTION_AFTER, event)
        me.producing, me.produced = True, me.production()
        ours: Counter[str] = Counter()
        for (_, item), count in me.produced.items():
            ours[item] += count
        me.produced.update({("card", item): -count for item, count in ours.items()})  # whatever is gained beyond that
        theirs = {item: count for item, count in event.gains.items() if count}
        self.same(f"the production of seat {event.seat}", dict(ours), theirs)
        reader = self.readers[event.seat]
        reader.add(reader.dues(ours, Offer("", None, line="production")))
        for tile in me.metropolises():
            reader.add(reader.opened(TILES[tile].get("production", []), Offer("", None, line="metropolises")))
        for card in me.cards:
            if CARDS[card]["type"] == "production":
                self.open_production(reader, card)

    def open_production(self, reader: Reader, card: str) -> None:
        """A production card gives its plain gains of itself; any other may be left out as a whole."""
        standing = ("extra_output", "feed_free", "feed_with")
        parts = [part for part in CARDS[card]["effect"] if not any(verb in part for verb in standing)]
        plain = all("gain_per" in part or "federation" not in part.get("gain", {"federation": 1}) for part in parts)
        reader.add(reader.opened(parts, OF_A_CARD) if plain else [Offer("effect", parts)])

    def check_fed(self, event: told.Fed, me: Player) -> None:
        self.same("action cards used", [], me.used)
        me.producing = False
        reader = self.readers[event.seat]
        other = 0
        food = next((dict(reading.paid) for reading in reader.readings if reading.paid), {})
        if food:
            able = [
                part
                for _, part in me.parts("feed_with")
                for n in range(1, part["n"] + 1)
                if {item: count * n for item, count in part["feed_with"].items()} == food
            ]
            self.check(f"no such food {food}", bool(able), event)
            item = next(iter(food))
            other = food[item] // able[0]["feed_with"][item]
            reader.readings = [reading._replace(paid=()) for reading in reader.readings]
        hungry = len(me.connected()) - sum(part["feed_free"] for _, part in me.parts("feed_free")) - other
        kelp = min(max(hungry, 0), me.stock["kelp"])
        biomatter = min(max(hungry, 0) - kelp, me.stock["biomatter"])
        lost = min(UNFED * (max(hungry, 0) - kelp - biomatter), me.stock["point"])
        self.same(f"food of seat {event.seat}", (kelp, biomatter, lost), (event.kelp, event.biomatter, event.points))
        me.stock.subtract({"kelp": kelp, "biomatter": biomatter, "point": lost})
        me.lines["unfed"] -= lost

    def check_scored(self, event: told.Scored, me: Player) -> None:
        reader, done = self.readers[event.seat], self.scored[event.seat]
        tile = event.card in TILES
        self.check("scored already", self.round == PRODUCTION_AFTER[-1] and event.card not in done, event)
        self.check("not there to score", event.card in (me.metropolises() if tile else me.cards), event)
        done.append(event.card)
        parts = TILES[event.card]["scoring"] if tile else CARDS[event.card]["effect"]
        if "spend" in parts[0]:
            self.spend(event, parts[0], reader)
        else:
            self.same(f"{event.card} of seat {event.seat}", sum(me.points(part) for part in parts), event.count)
        reader.add(reader.dues({"point": event.count}, Offer("", None, line="brown" if tile else "scoring")))

    def spend(self, event: told.Scored, part: Part, reader: Reader) -> None:
        """A card buys points: units of any kind are paid afterwards, all else has been paid."""
        times = event.count // part["points"]
        self.check("not so often", 0 < times <= part["max_times"] and times * part["points"] == event.count, event)
        if "any" in part["spend"]:
            reader.add([Offer("give", None, left=times * part["spend"]["any"], must=True)])
            return
        price = tuple((item, count * times) for item, count in part["spend"].items())
        paid = [reading for reading in reader.readings if reading.paid == price]
        self.check("not paid for", bool(paid), event)
        reader.readings = [reading._replace(paid=()) for reading in paid]

    def check_network_scored(self, event: told.NetworkScored, me: Player) -> None:
        done, reader = self.scored[event.seat], self.readers[event.seat]
        self.same("what is left to score", [], [each for each in me.to_score() if each not in done])
        self.check("the network twice", "network" not in done, event)
        done.append("network")
        self.check("something is due before", reader.rest(), event)
        units = (
            sum(me.stock[item] for item in RESOURCES if item != "biomatter") + BIOMATTER_SOLD * me.stock["biomatter"]
        )
        ours = (me.city_points(), units // UNITS_FOR_A_POINT)
        self.same(f"the network of seat {event.seat}", ours, (event.cities, event.resources))
        for line, points in zip(("cities", "resources"), ours, strict=True):
            reader.add(reader.dues({"point": points}, Offer("", None, line=line)))

    # --- against the game ---------------------------------------------------------------------------------------

    def compare(self, game: Game[Any]) -> None:
        """Everything open is the same; a question about the next turn ends the running one."""
        state = game.state
        asked = {decision.ask for decision in game.decisions.values()}
        for seat, (me, theirs) in enumerate(zip(self.players, state.players, strict=True)):
            self.compare_player(f"seat {seat}", seat, me, theirs)
        if asked & {"slot", "discard"}:
            self.end_turn()
            self.compare_decks(state)
        self.same("joined metropolises", [], self.joining)
        self.same("round and era", (self.round, self.era), (state.round, state.era))
        self.same("contracts", sorted(self.contracts), sorted(state.contracts))
        self.same("3-credit cards", self.table.dear, state.dear_specials)
        if self.order:
            self.same("play order", self.order, state.order)
            self.same("Federation stacks", self.arrivals, state.arrivals)
            self.same("tiles", self.table.tiles, state.slots)
            self.same("action-cloning tile", self.cloned, state.cloned)
            self.compare_supply(state)

    def compare_player(self, who: str, seat: int, me: Player, theirs: Any) -> None:
        """One player's things."""
        self.same(
            f"board of {who}", (me.board, me.cities), (theirs.board, theirs.cities) if me.board else (0, me.cities)
        )
        pieces = (me.tunnels, me.buildings, me.upgraded)
        self.same(f"pieces of {who}", pieces, (theirs.tunnels, theirs.buildings, theirs.upgraded))
        for item in RESOURCES:
            self.same(f"{item} of {who}", me.stock[item], getattr(theirs, item))
        self.same(f"points of {who}", me.stock["point"], theirs.points)
        self.compare_lines(who, seat, theirs.points_from)
        self.same(f"cards of {who}", (me.cards, sorted(me.used)), (theirs.cards, sorted(theirs.used)))
        self.same(f"contracts of {who}", me.contracts, theirs.contracts)
        self.same(f"special cards paid by {who}", me.special_paid, theirs.special_paid)
        self.same(f"space of {who}", me.space, theirs.space)
        self.same(f"cities with all types of {who}", sorted(me.completed), sorted(theirs.completed))
        self.same(f"metropolises from cards of {who}", me.gained, theirs.gained_metropolises)
        if self.order:
            self.same(f"metropolises of {who}", me.hexes, theirs.metropolises)
        if not theirs.looking.cards:
            self.same(f"hand of {who}", me.hand, len(theirs.hand.cards) + len(theirs.sealed.cards))

    def compare_lines(self, who: str, seat: int, theirs: dict[str, int]) -> None:
        """The score line by line; a reading with other lines was a wrong one."""
        lines = {line: points for line, points in theirs.items() if points}
        readings, ways = self.readers[seat].readings, []
        for reading in readings:
            ours = Counter(reading.lines)
            ours.update(self.players[seat].lines)
            ways.append({line: points for line, points in ours.items() if points})
        if lines not in ways:
            self.same(f"score of {who}", ways[0], lines)
        self.readers[seat].readings = [reading for reading, way in zip(readings, ways, strict=True) if way == lines]

    def compare_decks(self, state: Any) -> None:
        """Between two turns every card lies where it belongs.

        When the discard pile was shuffled in the turn, the card of the turn and action cards that were given up may
        have been part of it or not: that depends on when they were done with, of which nobody is told.
        """
        for card in self.shuffled:
            ours, theirs = card in self.table.discard, card in state.discard.cards
            if ours and not theirs:
                self.table.discard.remove(card)
            elif theirs and not ours:
                self.table.discard.append(card)
            self.table.deck += ours - theirs
        self.shuffled = []
        for seat, me in enumerate(self.players):
            self.same(f"cards under the board of seat {seat}", me.under, state.players[seat].under)
        self.same("era deck", self.table.deck, len(state.deck.cards))
        self.same("discard pile", sorted(self.table.discard), sorted(state.discard.cards))
        self.same("deck of special cards", self.table.cheap, len(state.specials.cards))

    def compare_supply(self, state: Any) -> None:
        """Tunnels and domes: what is not on a board is in the supply."""
        domes = Counter(kind for me in self.players for kind in me.cities.values())
        tunnels = sum(len(me.tunnels) for me in self.players)
        purple = PURPLE_DOMES[self.seats] - domes[CITIES[1]] if self.seats > 1 else -1
        ours = (TUNNELS - tunnels, WHITE_DOMES - domes[CITIES[0]], purple)
        self.same("supply", ours, (state.tunnels_left, state.nonsymbiotic_left, state.symbiotic_left))
        self.same("more pieces than there are", False, min(ours[:2]) < 0 or purple < -1)

    def finish(self, game: Game[Any]) -> None:
        """The score of everybody line by line, and who came where."""
        self.rest()
        self.same("the last round", PRODUCTION_AFTER[-1], self.round)
        for seat, me in enumerate(self.players):
            self.same(f"final scoring of seat {seat}", True, "network" in self.scored[seat])
            lines = {line.key: line.points for line in game.title.score_lines(game.state, seat)}
            self.compare_lines(f"seat {seat}", seat, lines)
            self.same(f"points of seat {seat}", me.stock["point"], sum(lines.values()))
        if self.seats == 1:
            (me,) = self.players
            places = [1 if me.stock["point"] >= GOAL_POINTS and len(me.connected()) >= GOAL_CITIES else 0]
        else:  # sorting leaves those with the same points in the order of play
            best_first = sorted(self.order, key=lambda seat: -self.players[seat].stock["point"])
            places = [best_first.index(seat) + 1 for seat in range(self.seats)]
        self.same("places", places, game.title.places(game.state))


LEDGER = UnderwaterCitiesLedger
