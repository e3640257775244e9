/** Who is away and for how long, and how much time a clock has left. */
import type { Clock, Presence } from "$lib/api/types";
import type { Person } from "$lib/kit/people";
import { words } from "$lib/words/words.svelte";

/** Somebody who should play and is not here. */
export interface Absent {
    seat: number;
    name: string;
    since: Date;
}

/** The people, without the reader, for whom no bot plays and who are not connected. */
export const absent = (presence: Presence | null, people: readonly Person[], reader: number | null): Absent[] =>
    Object.entries(presence?.away ?? {}).flatMap(([number, since]) => {
        const person = people[Number(number)];
        if (!person || person.bot || person.seat === reader) return [];
        return [{ seat: person.seat, name: person.name, since: new Date(since) }];
    });

const DAY = 86_400_000; // milliseconds

/** The hour of a moment of the last day, with its date where it is longer ago. */
export const moment = (at: Date, now: number): string =>
    new Intl.DateTimeFormat(
        words.lang,
        Math.abs(now - at.getTime()) < DAY ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
    ).format(at);

/** Seconds that a clock has left by the server's time: until it is up while it runs, else what it has in reserve. */
export const left = (clock: Clock, serverNow: number): number =>
    clock.until && clock.since ? Math.max(0, (new Date(clock.until).getTime() - serverNow) / 1000) : clock.bank;
