/** Water on the map: where it stands at each beat, the paths of drops, and what feeds what. */
import type { components } from "$lib/api/barrage";
import type { GameEvent } from "$lib/api/types";

import type { View } from "../data";
import { BASINS, DAMS, HEADS, PIPES, wayOf } from "./map";

/** What the server says of water ahead. */
export type WaterAhead = Pick<components["schemas"]["Forecast"], "ways" | "feeds" | "capacity">;
export type Feed = components["schemas"]["Feed"];

// --- what stands on the map -----------------------------------------------------------------------------------------

export type Standing = Pick<View, "dam_owner" | "dam_level" | "dam_drops" | "conduits" | "powerhouses" | "headstreams">;

/** One number less far from what it was, for each event that is still to come. */
const towards = (now: number, then: number, later: number): number =>
    now > then ? Math.max(then, now - later) : Math.min(then, now + later);

/**
 * The map without what comes later: fewer drops, and no piece that nobody has built yet. `built` are the places at which
 * a piece has been seen to come in this message.
 */
export function standing(
    view: View,
    before: View | null,
    later: ReadonlyMap<string, number>,
    built: ReadonlySet<string>,
): Standing {
    if (!before || !later.size) return view;
    const waits = (id: string): boolean => later.has(id) && !built.has(id);
    const kept = (now: Record<string, number>, then: Record<string, number>): Record<string, number> => {
        const found = Object.entries(now).filter(([id]) => !waits(id) || id in then);
        return Object.fromEntries(found.map(([id, count]) => [id, waits(id) ? (then[id] ?? count) : count]));
    };
    const counted = (now: Record<string, number>, then: Record<string, number>): Record<string, number> =>
        Object.fromEntries(
            Object.entries(now).map(([id, count]) => [id, towards(count, then[id] ?? 0, later.get(id) ?? 0)]),
        );
    return {
        dam_owner: kept(view.dam_owner, before.dam_owner),
        dam_level: kept(view.dam_level, before.dam_level),
        dam_drops: counted(view.dam_drops, before.dam_drops),
        conduits: kept(view.conduits, before.conduits),
        powerhouses: kept(view.powerhouses, before.powerhouses),
        headstreams: counted(view.headstreams, before.headstreams),
    };
}
export const builtIn = (events: readonly GameEvent[]): string[] =>
    events.filter(({ event }) => event === "built").map(({ space }) => String(space));

// --- drops that run -------------------------------------------------------------------------------------------------

/** A drop on its way: the line it follows, and where it ends. */
export interface Trip {
    path: string;
    end: string;
}

const MOST = 12; // drops that are seen to run in one beat

/** The drops of one beat, in the order in which they run: from a headstream or through a conduit, down to where they end. */
export function tripsOf(events: readonly GameEvent[]): Trip[] {
    const found: Trip[] = [];
    let pipe = "";
    let through = 0; // drops that still come through that pipe
    let stops: string[] = [];
    const end = (last: string): void => {
        const first = Number(stops[0]);
        const head = HEADS.find(({ basin }) => basin === first)?.id ?? "";
        found.push({ path: wayOf(stops, through > 0 ? pipe : head), end: last });
        through -= 1;
        stops = [];
    };
    for (const { event, ...about } of events)
        switch (event) {
            case "produced":
                [pipe, through] = [String(about.conduit), Number(about.drops)];
                break;
            case "drop-ran":
                stops.push(String(about.basin));
                break;
            case "drop-stopped":
                stops.push(String(about.space));
                end(String(about.space));
                break;
            case "drop-left":
                end("");
                break;
        }
    return found.slice(0, MOST);
}

/** When each of so many drops starts and how long it runs, so that the last one arrives when the time is over. */
export function timed(count: number, time: number): { after: number; lasts: number }[] {
    const lasts = time * (count > 1 ? 0.6 : 1);
    const step = count > 1 ? (time - lasts) / (count - 1) : 0;
    return Array.from({ length: count }, (_, n) => ({ after: n * step, lasts }));
}

// --- what lies ahead ------------------------------------------------------------------------------------------------

export interface Line {
    path: string;
    /** Where the water goes: a drop by itself, one after the coming flow, or water in somebody's conduit. */
    kind: "now" | "later" | "feed";
}
export interface Ahead {
    lines: Line[];
    /** Where the drops end. */
    ends: string[];
    feeds: Feed[];
}
const LINES = 6;

/** The productions that a dam, a conduit or a powerhouse is a part of. */
export const feedsOf = (feeds: readonly Feed[], id: string): Feed[] =>
    feeds.filter(({ dam, conduit, houses }) => dam === id || conduit === id || houses.includes(id));

/** What is shown for a headstream, basin, dam, conduit or powerhouse. */
export function aheadOf({ ways, feeds }: WaterAhead, id: string): Ahead {
    const way = ways[id];
    if (way) {
        const from = BASINS.has(Number(id)) ? "" : id;
        const other = way.now.at(-1) !== way.later.at(-1);
        const later: Line[] = other ? [{ path: wayOf(way.later, from), kind: "later" }] : [];
        const lines: Line[] = [...later, { path: wayOf(way.now, from), kind: "now" }]; // the last one lies on top
        const ends = [way.now.at(-1), ...(other ? [way.later.at(-1)] : [])].filter((end) => DAMS.has(end ?? ""));
        return { lines, ends: ends as string[], feeds: [] };
    }
    const fed = feedsOf(feeds, id);
    const dam = DAMS.get(id);
    const pipes = [...new Set(fed.length ? fed.map(({ conduit }) => conduit) : PIPES.has(id) ? [id] : [])];
    const runs = pipes.map((pipe) => ({ pipe, stops: ways[PIPES.get(pipe)?.to ?? 0]?.now ?? [] }));
    const lines = runs.map(({ pipe, stops }): Line => ({ path: wayOf(stops, pipe), kind: "feed" }));
    const own = ways[dam?.basin ?? 0]?.now ?? []; // where a drop goes that comes into its basin
    if (own.length) lines.unshift({ path: wayOf(own), kind: "now" });
    const ends = [own, ...runs.map(({ stops }) => stops)].map((stops) => stops.at(-1) ?? "");
    return { lines: lines.slice(0, LINES), ends: [...new Set(ends.filter((end) => DAMS.has(end)))], feeds: fed };
}
