/** Splits the events of Barrage into beats: what flies in each, and how the table looked before those to come. */
import type { GameEvent } from "$lib/api/types";
import type { Telling } from "$lib/board/beats.svelte";
import { elementsBefore, playersBefore } from "$lib/board/earlier";
import type { Flight } from "$lib/board/flight";

import { ROUNDS, type View } from "./data";

export const telling: Telling<View> = {
    begins: ["engineers", "passed", "automa-turn", "drops-placed", "produced", "ranked", "round-began"],
    acts: ["engineers", "passed", "automa-turn"],
    round: ({ round }) => round,
    banner: ({ event, round }) => {
        if (event === "ranked") return { key: "scoring" };
        if (event !== "round-began") return null;
        return round === ROUNDS ? { key: "last" } : { key: "round", values: { round: Number(round) } };
    },
};

type ById = Readonly<Record<string, number>>;

/**
 * The table without what comes later: players, pieces, water and spaces that it is about are as they were. `round` is the
 * last one that was told to begin.
 */
export function earlier(view: View, before: View | null, later: ReadonlyMap<string, number>, round: number): View {
    if (!before || !later.size) return view;
    const kept = (now: ById, then: ById): Record<string, number> => elementsBefore(now, then, later);
    const slots = (now: readonly string[], then: readonly string[]): string[] =>
        now.map((id, place) => (later.has(id) || later.has(then[place] ?? "") ? (then[place] ?? "") : id));
    const old = before.round < view.round && round < view.round;
    return {
        ...view,
        players: playersBefore(view.players, before.players, later),
        dam_owner: kept(view.dam_owner, before.dam_owner),
        dam_level: kept(view.dam_level, before.dam_level),
        dam_drops: kept(view.dam_drops, before.dam_drops),
        headstreams: kept(view.headstreams, before.headstreams),
        conduits: kept(view.conduits, before.conduits),
        powerhouses: kept(view.powerhouses, before.powerhouses),
        display: slots(view.display, before.display),
        patents: slots(view.patents, before.patents),
        ...(old
            ? { round: before.round, order: before.order, bonuses: before.bonuses, placed: before.placed }
            : {
                  placed: [
                      ...view.placed.filter(([space]) => !later.has(space)),
                      ...before.placed.filter(([space]) => later.has(space) && before.round === view.round),
                  ],
              }),
    };
}

/** Machines, tiles, credits and energy on their way between the spaces, the players and their wheels. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
    const found: Flight[] = [];
    const from = new Map<number, string>(); // where each seat's engineers went last
    const fly = (item: string, count: number, start: string, to: string): void => {
        if (count > 0) found.push({ item, count, from: start, to, after: 0 });
    };
    for (const { event, seat = -1, ...about } of events) {
        const count = Number(about.count ?? 0);
        const item = String(about.item ?? "");
        const [excavators, mixers] = [Number(about.excavators ?? 0), Number(about.mixers ?? 0)];
        switch (event) {
            case "engineers":
                from.set(seat, String(about.space));
                fly("engineer", count, `engineer-${seat}`, String(about.space));
                break;
            case "gained":
                if (count > 0) fly(item, count, from.get(seat) ?? "map", `${item}-${seat}`);
                else fly(item, -count, `${item}-${seat}`, "map");
                break;
            case "paid":
                fly(item, count, `${item}-${seat}`, from.get(seat) ?? "map");
                break;
            case "laid":
                if (about.tile) fly(String(about.tile), 1, `tiles-${seat}`, `wheel-open-${seat}`);
                fly("excavator", excavators, `excavator-${seat}`, `wheel-open-${seat}`);
                fly("mixer", mixers, `mixer-${seat}`, `wheel-open-${seat}`);
                break;
            case "returned":
                if (about.tile) fly(String(about.tile), 1, `wheel-open-${seat}`, `tiles-${seat}`);
                fly("excavator", excavators, `wheel-open-${seat}`, `excavator-${seat}`);
                fly("mixer", mixers, `wheel-open-${seat}`, `mixer-${seat}`);
                break;
            case "produced":
                from.set(seat, String(about.conduit));
                break;
            case "built":
                fly(String(about.structure), 1, `row-${String(about.structure)}-${seat}`, String(about.space));
                break;
            case "took":
            case "patented":
                fly(
                    event === "took" ? "contract" : String(about.tile),
                    1,
                    String(about.contract ?? about.tile),
                    event === "took" ? `contracts-${seat}` : `wheel-open-${seat}`,
                );
                break;
        }
    }
    return found;
}
