/** Paces of a table, as people choose them and as they read them. */
import type { Pace } from "$lib/api/types";
import { say, words } from "$lib/words/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What can be chosen for a table, by name; null for as much time as anybody wants. */
export const PACES: Readonly<Record<string, Pace | null>> = {
    none: null,
    quick: { kind: "live", bank: 5 * MINUTE, turn: 30 },
    live: { kind: "live", bank: 15 * MINUTE, turn: MINUTE },
    day: { kind: "days", bank: 3 * DAY, turn: DAY },
    week: { kind: "days", bank: 7 * DAY, turn: 2 * DAY },
};
/** Seconds between the moves of bots. */
export const BEATS = [0, 2, 5];
/** Seconds until a bot may play for somebody who is away. */
export const PATIENCES = [3 * MINUTE, 10 * MINUTE, HOUR, DAY];

/** The name of a pace among those that can be chosen; "" for another. */
export const paceName = (pace: Pace | null | undefined): string =>
    Object.entries(PACES).find(([, one]) => one?.kind === pace?.kind && one?.turn === pace?.turn)?.[0] ?? "";

const UNITS = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
] as const;

/** A time in the largest unit that is not too coarse for it, rounded up: 50 hours, not 2 days. */
export function lasting(seconds: number): string {
    const [size, unit] = UNITS.find(([size]) => seconds >= (size === MINUTE ? size : 2 * size)) ?? [
        1,
        "second" as const,
    ];
    const number = Math.ceil(seconds / size);
    return new Intl.NumberFormat(words.lang, { style: "unit", unit, unitDisplay: "long" }).format(number);
}

/** A time that passes, calmly: in minutes until the last one, which is told in seconds. */
export const passing = (seconds: number): string =>
    lasting(seconds < MINUTE ? seconds : Math.ceil(seconds / MINUTE) * MINUTE);

/** A pace in words. */
export const paceWords = (pace: Pace | null | undefined): string =>
    pace
        ? say("pace-words", { kind: pace.kind, turn: lasting(pace.turn), bank: lasting(pace.bank) })
        : say("pace-without");
