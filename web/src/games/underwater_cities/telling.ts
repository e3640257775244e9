/** Splits the events of Underwater Cities into beats: what flies in each, and how the table looked before those to come. */
import type { GameEvent } from "$lib/api/types";
import type { Telling } from "$lib/board/beats.svelte";
import { playersBefore } from "$lib/board/earlier";
import type { Flight } from "$lib/board/flight";

import { FACTS, ITEMS, type View } from "./facts";

const LAST = FACTS.setup.rounds.reduce((sum, count) => sum + count, 0);

export const telling: Telling<View> = {
    begins: ["tile-placed", "slot-cloned", "round-began", "produced", "fed", "scored"],
    acts: ["tile-placed", "slot-cloned"],
    round: ({ round }) => round,
    banner: ({ event, round }) => {
        if (event === "era-ended") return { key: "income" };
        if (event === "network-scored") return { key: "scoring" };
        if (event !== "round-began") return null;
        return round === LAST ? { key: "last" } : { key: "round", values: { round: Number(round) } };
    },
};

/**
 * The table without what comes later: players, slots and offers that it is about are as they were. `round` is the last
 * one that was told to begin.
 */
export function earlier(view: View, before: View | null, later: ReadonlyMap<string, number>, round: number): View {
    if (!before || !later.size) return view;
    const players = playersBefore(view.players, before.players, later);
    if (before.round < view.round && round < view.round) {
        const { era, order, slots, cloned, neutral, arrivals } = before;
        return { ...view, players, round: before.round, era, order, slots, cloned, neutral, arrivals };
    }
    const slots =
        before.round === view.round
            ? Object.fromEntries(
                  Object.entries(view.slots).map(([id, seats]) => [
                      id,
                      later.has(id) ? (before.slots[id] ?? []) : seats,
                  ]),
              )
            : view.slots;
    const offered = (now: readonly string[], then: readonly string[]): string[] =>
        then.some((id) => later.has(id)) ? [...then] : [...now];
    return {
        ...view,
        players,
        slots,
        dear_specials: offered(view.dear_specials, before.dear_specials),
        contracts: offered(view.contracts, before.contracts),
    };
}

const KEPT: readonly string[] = [...ITEMS, "point"];

/** Resources and points fly from the slot or card that brings them to whoever gets them, and what is paid back there. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
    const from = new Map<number, string>();
    const found: Flight[] = [];
    for (const { event, seat = -1, ...about } of events) {
        if (typeof about.slot === "string") from.set(seat, about.slot);
        else if (typeof about.card === "string") from.set(seat, `card-${about.card}`);
        const item = String(about.item);
        if (!KEPT.includes(item)) continue;
        const [there, here] = [from.get(seat) ?? "ALW", `${item}-${seat}`];
        const count = Number(about.count);
        if (event === "gained") found.push({ item, count, from: there, to: here, after: 0 });
        if (event === "paid") found.push({ item, count, from: here, to: there, after: 0 });
    }
    return found;
}
