import { expect, it } from "vitest";

import type { Clock, Presence } from "$lib/api/types";
import { peopleOf } from "$lib/kit/people";

import { absent, left, moment } from "./presence";

const AT = "2026-01-05T14:06:00Z";
const clock: Clock = { seat: 0, bank: 900, free: 60, since: "", until: "", vacation: "" } as Clock;

it("names the others who are away and for whom no bot plays", () => {
    const people = peopleOf(
        ["Ada", "Béla", "Cili"].map((name, number) => ({ number, name, bot: number === 2 ? "greedy" : "" })),
    );
    const presence = { away: { 0: AT, 1: AT, 2: AT } } as unknown as Presence;
    expect(absent(presence, people, 0)).toEqual([{ seat: 1, name: "Béla", since: new Date(AT) }]);
    expect(absent(null, people, 0)).toEqual([]);
});

it("counts a running clock down to its end and shows what a standing one has in reserve", () => {
    const now = new Date(AT).getTime();
    expect(left(clock, now)).toBe(900);
    const running = { ...clock, since: AT, until: "2026-01-05T14:08:00Z" };
    expect(left(running, now)).toBe(120);
    expect(left(running, now + 500_000)).toBe(0);
});

it("says the hour of today and the date of longer ago", () => {
    const now = new Date(AT).getTime();
    expect(moment(new Date(AT), now)).not.toContain("2026");
    expect(moment(new Date("2026-01-01T10:00:00Z"), now)).toContain("2026");
});
