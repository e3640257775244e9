/** What the pages of worlds work out from what the server tells of one. */
import { botOf } from "$lib/api/bots";
import type { EntryInfo, GameInfo, RoundPoints, WorldInfo, WorldPage } from "$lib/api/types";
import { listed, say, words } from "$lib/words/words.svelte";

import { open } from "../setup";

export const DONE = ["over", "ended"]; // tables that nobody plays at any more

export const time = (at: string): string =>
    new Intl.DateTimeFormat(words.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

/** A day by its date, a week by its number. */
export function when({ kind, period }: Pick<WorldInfo, "kind" | "period">): string {
    if (kind === "week") return String(Number(period.split("W")[1] ?? 0));
    if (kind !== "day") return "";
    return new Intl.DateTimeFormat(words.lang, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(period));
}

/** The bots of the other seats, each strength once. */
export function botsSaid(world: WorldInfo, game: GameInfo | undefined): string {
    const others = world.bots.filter(Boolean).map((bot) => botOf(game, [], bot)?.title ?? bot);
    const kinds = [...new Set(others)];
    return listed(kinds.map((title) => `${others.filter((other) => other === title).length} × ${title}`));
}

export const variantSaid = ({ bots, variant }: WorldInfo, game: GameInfo | undefined): string =>
    open(game?.setups[String(bots.length)] ?? [], game?.variants ?? {}, variant)
        .map(([name]) => game?.words[name]?.[variant[name] ?? ""] ?? variant[name])
        .join(" · ");

/** Where the reader's line left those of the others; nothing for the first who ended. */
export interface Parting {
    said: string;
    /** The choices before which somebody was in the same position. */
    crossings: WorldPage["crossings"];
}
export function parting({ crossings, entries }: Pick<WorldPage, "crossings" | "entries">): Parting {
    const last = crossings.at(-1);
    if (!last) return { said: say("world-tree-first"), crossings: [] };
    const { turn, together, taken, own } = last;
    const mine = taken[own] ?? 1;
    const values = { turn: turn + 1, together, count: mine, others: together - 1 };
    const whole = last.number + 1 >= (entries.find((entry) => entry.own)?.choices ?? Infinity);
    if (mine > 1) return { said: say(whole ? "world-tree-same" : "world-tree-left", values), crossings };
    return { said: say("world-tree-alone", values), crossings };
}

/** Points by source at the end of a round: of the reader, and on average. */
export interface SourceRow {
    source: string;
    own: number | null;
    average: number;
}
const at = ({ rounds }: Pick<EntryInfo, "rounds">, round: number): RoundPoints | undefined =>
    rounds.findLast((each) => each.round <= round);

export const roundsOf = (entries: readonly Pick<EntryInfo, "rounds">[]): number[] =>
    [...new Set(entries.flatMap(({ rounds }) => rounds.map(({ round }) => round)))].toSorted((a, b) => a - b);

/** Every source that brought somebody points, the richest first. */
export function sourcesAt(entries: readonly Pick<EntryInfo, "rounds" | "own">[], round: number): SourceRow[] {
    const had = entries.filter(({ rounds }) => rounds.length);
    const points = had.map((entry) => at(entry, round)?.points ?? {});
    const own = had.findIndex((entry) => entry.own);
    return [...new Set(points.flatMap((each) => Object.keys(each)))]
        .map((source) => ({
            source,
            own: own < 0 ? null : (points[own]?.[source] ?? 0),
            average: points.reduce((sum, each) => sum + (each[source] ?? 0), 0) / had.length,
        }))
        .toSorted((a, b) => b.average - a.average);
}
