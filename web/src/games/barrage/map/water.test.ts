import { describe, expect, test } from "vitest";

import type { View } from "../data";
import { aheadOf, builtIn, feedsOf, standing, timed, tripsOf, type Feed, type WaterAhead } from "./water";

const table = (some: Partial<View>): View =>
    ({
        dam_owner: {},
        dam_level: {},
        dam_drops: {},
        conduits: {},
        powerhouses: {},
        headstreams: { HA: 0 },
        ...some,
    }) as View;
const none: ReadonlySet<string> = new Set();

describe("while later beats come, the map shows less", () => {
    const before = table({ dam_owner: { D5L: -1 }, dam_level: { D5L: 2 }, dam_drops: { D5L: 1 } });
    const after = table({
        dam_owner: { D5L: -1, D9U: 2 },
        dam_level: { D5L: 2, D9U: 1 },
        dam_drops: { D5L: 2, D9U: 1 },
        conduits: { C5A: 0 },
        headstreams: { HA: 2 },
    });
    test("nothing later: everything stands", () => {
        expect(standing(after, before, new Map(), none)).toBe(after);
        expect(standing(after, null, new Map([["D5L", 1]]), none)).toBe(after);
    });
    test("a drop that stops later is not there yet", () => {
        expect(standing(after, before, new Map([["D5L", 1]]), none).dam_drops).toEqual({ D5L: 1, D9U: 1 });
        expect(standing(after, before, new Map([["HA", 1]]), none).headstreams).toEqual({ HA: 1 });
    });
    test("never fewer than before", () => {
        expect(standing(after, before, new Map([["D5L", 5]]), none).dam_drops.D5L).toBe(1);
    });
    test("drops that are used later are still there", () => {
        const dry = table({ dam_owner: { D5L: -1 }, dam_level: { D5L: 2 }, dam_drops: { D5L: 0 } });
        expect(standing(dry, before, new Map([["D5L", 1]]), none).dam_drops).toEqual({ D5L: 1 });
    });
    test("a piece that is built later does not stand, unless it was seen to be built", () => {
        const later = new Map([
            ["D9U", 2],
            ["C5A", 1],
        ]);
        expect(standing(after, before, later, none).dam_owner).toEqual({ D5L: -1 });
        expect(standing(after, before, later, none).conduits).toEqual({});
        expect(standing(after, before, later, new Set(["D9U"])).dam_owner).toEqual({ D5L: -1, D9U: 2 });
    });
    test("what a beat builds", () => {
        expect(builtIn([{ event: "built", seat: 1, structure: "base", space: "D9U" }, { event: "passed" }])).toEqual([
            "D9U",
        ]);
    });
});

describe("drops that run", () => {
    test("from their headstream, past full dams, to where they stop", () => {
        const trips = tripsOf([
            { event: "drops-placed", headstream: "HD", count: 1 },
            { event: "drop-ran", basin: 4 },
            { event: "drop-ran", basin: 7 },
            { event: "drop-passed", space: "D7U" },
            { event: "drop-stopped", space: "D7L" },
        ]);
        expect(trips.map(({ end }) => end)).toEqual(["D7L"]);
        expect(trips[0]?.path).toMatch(/^M865 54 .*L865 348$/);
    });
    test("through a conduit as many as are produced with, then from headstreams again", () => {
        const trips = tripsOf([
            { event: "produced", seat: 0, energy: 4, drops: 1, dam: "D1L", conduit: "C1B" },
            { event: "drop-ran", basin: 5 },
            { event: "drop-ran", basin: 9 },
            { event: "drop-ran", basin: 11 },
            { event: "drop-left", basin: 11 },
            { event: "drop-ran", basin: 1 },
            { event: "drop-stopped", space: "D1U" },
        ]);
        expect(trips.map(({ path }) => path.slice(0, 8))).toEqual(["M188 134", "M140 54 "]);
        expect(trips.map(({ end }) => end)).toEqual(["", "D1U"]);
    });
    test("all within the time of a beat", () => {
        expect(timed(1, 700)).toEqual([{ after: 0, lasts: 700 }]);
        for (const { after, lasts } of timed(8, 700)) expect(after + lasts).toBeLessThanOrEqual(700.1);
    });
    test("at most twelve are seen", () => {
        const one = [
            { event: "drop-ran", basin: 1 },
            { event: "drop-stopped", space: "D1U" },
        ];
        expect(tripsOf(Array.from({ length: 20 }, () => one).flat())).toHaveLength(12);
    });
});

describe("what lies ahead", () => {
    const feed = (some: Partial<Feed>): Feed => ({
        seat: 0,
        dam: "D9L",
        conduit: "C9A",
        houses: ["P11-1"],
        drops: 1,
        energy: 1,
        fee: 0,
        owner: 0,
        ...some,
    });
    const ahead: WaterAhead = {
        ways: {
            HB: { now: ["2", "5", "D5L"], later: ["2", "5", "9", "D9L"] },
            "9": { now: ["9", "D9U"], later: ["9", "11"] },
            "11": { now: ["11"], later: ["11"] },
            "12": { now: ["12"], later: ["12"] },
        },
        feeds: [feed({ drops: 2, energy: 2 }), feed({ seat: 1, conduit: "C9B", houses: ["P12-1"], fee: 1 })],
        capacity: {},
    };
    test("a headstream: now, and after the coming flow where that differs", () => {
        const shown = aheadOf(ahead, "HB");
        expect(shown.lines.map(({ kind }) => kind)).toEqual(["later", "now"]);
        expect(shown.ends).toEqual(["D5L", "D9L"]);
    });
    test("the last basin: off the map", () => {
        const shown = aheadOf(ahead, "11");
        expect(shown.lines).toHaveLength(1);
        expect(shown.ends).toEqual([]);
    });
    test("a dam: every powerhouse that it feeds", () => {
        expect(feedsOf(ahead.feeds, "D9L").map(({ seat, energy }) => [seat, energy])).toEqual([
            [0, 2],
            [1, 1],
        ]);
        const shown = aheadOf(ahead, "D9L");
        expect(shown.lines.map(({ kind }) => kind)).toEqual(["now", "feed", "feed"]);
        expect(shown.ends).toEqual(["D9U"]); // where the next drop of the basin stops
    });
    test("a conduit and a powerhouse: what comes to them", () => {
        expect(aheadOf(ahead, "C9B").feeds.map(({ seat }) => seat)).toEqual([1]);
        expect(aheadOf(ahead, "P11-1").feeds).toHaveLength(1);
        expect(aheadOf(ahead, "C1A").lines).toHaveLength(1); // where it would lead
        expect(aheadOf(ahead, "P5-1").lines).toEqual([]);
    });
});
