/** What happens in Imperial Miners, beat by beat, what flies, and how the table stood before what is still to come. */
import type { GameEvent } from "$lib/api/types";
import type { Telling } from "$lib/board/beats.svelte";
import { playersBefore } from "$lib/board/earlier";
import type { Flight } from "$lib/board/flight";
import { sizeOf } from "$lib/board/slots";

import type { View } from "./data";

/** How many rounds the game has: the ones so far, and one for each event that is left (IMP-ROUND-04). */
export const roundsOf = (view: View): number => view.round + sizeOf(view.events);

export const telling: Telling<View> = {
    begins: ["event-revealed", "placed"],
    acts: ["card-revealed", "placed"],
    round: ({ round }) => round,
    banner: ({ event, round }, view) => {
        if (event !== "event-revealed") return null;
        return round === roundsOf(view) ? { key: "last" } : { key: "round", values: { round: Number(round) } };
    },
};

/** The table without what comes later: players that it is about are as they were. */
export function earlier(view: View, before: View | null, later: ReadonlyMap<string, number>): View {
    if (!before || !later.size) return view;
    const players = playersBefore(view.players, before.players, later);
    const { round, event, events } = later.has(view.event) ? before : view;
    return { ...view, players, round, event, events };
}

/** Gold and gems fly from the card that brings them to whoever gets them. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
    const from = new Map<number, string>();
    const found: Flight[] = [];
    for (const { event, seat = -1, ...about } of events) {
        if (event === "activated") from.set(seat, `card-${String(about.card)}`);
        if (event !== "gained") continue;
        const item = String(about.item);
        const count = Number(about.count);
        found.push({ item, count, from: from.get(seat) ?? "event", to: `${item}-${seat}`, after: 0 });
    }
    return found;
}
