/** The animations for the events of one message: a step for each thing that somebody does. */
import type { GameEvent } from "$lib/api/types";
import type { Flight } from "$lib/board/flight";

import type { Gains, Item } from "./facts";

const STEP = 240; // milliseconds from one action to the next
const LONGEST = 1500; // a long chain of actions is told faster

export interface Reveal {
    seat: number;
    card: string;
    tile: string;
    /** What it brought. */
    gains: Gains;
    after: number;
}

export interface Moves {
    flights: Flight[];
    reveals: Reveal[];
    /** When the new top of a cell comes down. */
    floors: ReadonlyMap<string, number>;
}

export const stock = (seat: number, item: Item): string => `${item}-${seat}`;

/** The events in the order of time; `Hal` and people alike are seats. */
export function movesOf(events: GameEvent[]): Moves {
    const actions = events.filter((event) => event.event === "revealed").length;
    const step = Math.min(STEP, LONGEST / Math.max(1, actions));
    const moves = { flights: [] as Flight[], reveals: [] as Reveal[], floors: new Map<string, number>() };
    let after = 0;
    const fly = (item: Item, count: number, from: string, to: string): void => {
        if (count > 0) moves.flights.push({ item, count, from, to, after });
    };
    for (const [index, event] of events.entries()) {
        const seat = event.seat ?? 0;
        switch (event.event) {
            case "revealed":
                if (moves.reveals.length) after += step;
                moves.reveals.push({ seat, card: String(event.card), tile: String(event.tile), gains: {}, after });
                break;
            case "gained": {
                const item = event.item as Item;
                const gains = moves.reveals.findLast((reveal) => reveal.seat === seat)?.gains;
                if (gains) gains[item] = (gains[item] ?? 0) + Number(event.count);
                fly(item, Number(event.count), item === "tile" ? "supply" : `bank-${seat}`, stock(seat, item));
                break;
            }
            case "urbanized":
            case "constructed": {
                const cell = String(event.cell);
                moves.floors.set(cell, after);
                fly("resource", Number(event.height ?? 1), stock(seat, "resource"), `cell-${cell}`);
                break;
            }
            case "returned": {
                const built = events.slice(index).find((later) => later.event === "constructed");
                const from = built ? `cell-${String(built.cell)}` : "city";
                fly("resource", Number(event.count), from, stock(seat, "resource"));
                fly("point", Number(event.points), from, stock(seat, "point"));
                break;
            }
            case "paid":
                fly("resource", Number(event.resources), stock(seat, "resource"), `bank-${seat}`);
                fly("point", Number(event.points), stock(seat, "point"), "city");
                break;
        }
    }
    return moves;
}
