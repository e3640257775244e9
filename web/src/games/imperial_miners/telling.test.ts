import { describe, expect, it } from "vitest";

import type { View } from "./data";
import { earlier, roundsOf, telling } from "./telling";

/** A table in some round, with so many events left. */
const at = (round: number, left: number): View =>
    ({ round, event: `EV-${round}`, events: { top: [], bottom: [], pools: { event: left } }, players: [] }) as never;

describe("the rounds of Imperial Miners", () => {
    it("are as many as there are events", () => {
        expect([at(0, 10), at(3, 7), at(10, 0), at(2, 6)].map(roundsOf)).toEqual([10, 10, 10, 8]);
    });

    it("end with one that is called the last", () => {
        const revealed = (round: number) => ({ event: "event-revealed", round }) as never;
        expect(telling.banner?.(revealed(8), at(8, 0))).toEqual({ key: "last" });
        expect(telling.banner?.(revealed(8), at(8, 2))).toEqual({ key: "round", values: { round: 8 } });
        expect(telling.banner?.({ event: "placed" } as never, at(8, 0))).toBeNull();
    });

    it("stay as many while an event is still to come", () => {
        expect(roundsOf(earlier(at(4, 6), at(3, 7), new Map([["EV-4", 1]])))).toBe(10);
    });
});
