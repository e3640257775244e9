/** What the guides of the games say at tables where somebody did something else; each table has only what matters. */
import { expect, test } from "vitest";

import type { GuideStep, Now } from "$lib/board/guide";

import type { Place } from "./course";
import { remarkOf, saidNow, stepNow } from "./course";
import { guided, guideOf } from "./guide";

const stepsOf = async (game: string): Promise<GuideStep[]> => (await guideOf(game))?.steps ?? [];

/** What is said at a step, and whether it can be taken back. */
async function said(game: string, step: string, now: Now, read: string[] = []): Promise<string> {
    const steps = await stepsOf(game);
    const from: Place = { step: steps.findIndex(({ text }) => text.endsWith(`-guide-${step}`)), left: [], read };
    expect(from.step, step).toBeGreaterThanOrEqual(0);
    const place = { ...from, step: stepNow(steps, from, now) };
    const back = remarkOf(steps, place, now)?.back ? " (back)" : "";
    return `${saidNow(steps, place, now)?.text.replace(/^\w+-guide-/, "") ?? ""}${back}`;
}

// --- Barrage ----------------------------------------------------------------------------------------------------------

const EMPTY = { conduit: 0, powerhouse: 0, base: 0, elevation: 0 };
interface Valley {
    round?: number;
    energy?: number;
    placed?: string[];
    conduits?: Record<string, number>;
    powerhouses?: Record<string, number>;
    dams?: Record<string, number>;
    drops?: Record<string, number>;
    /** Where the waiting drops of headstream B will stop. */
    stop?: string;
    ask?: string;
    options?: string[];
}
/** A neutral dam with one drop stands in basin 8, from which the conduit C8A leads to basin 11. */
function valley(given: Valley): Now {
    const {
        round = 1,
        energy = 0,
        placed = [],
        conduits = {},
        powerhouses = {},
        dams = {},
        drops = { D8L: 1 },
    } = given;
    const mine = (owners: Record<string, number>): number =>
        Object.values(owners).filter((owner) => owner === 0).length;
    const built = { ...EMPTY, conduit: mine(conduits), powerhouse: mine(powerhouses), base: mine(dams) };
    const fed = conduits.C8A === 0 && powerhouses["P11-1"] === 0 && drops.D8L;
    const { ask = "action", options = ["build conduit conduit", "build powerhouse powerhouse", "space turbine-1L"] } =
        given;
    const wheel = placed.some((space) => space.startsWith("build")) ? [["conduit", 6, 0]] : [];
    return {
        ask,
        options,
        seat: 0,
        forecast: {
            feeds: fed ? [{ seat: 0, dam: "D8L", drops: 1, energy: 3 }] : [],
            full_bonus_from: 12,
            ways: { HB: { now: ["2", "5", given.stop ?? "D5L"] } },
        },
        view: {
            round,
            conduits,
            powerhouses,
            dam_owner: { D8L: -1, ...dams },
            dam_drops: drops,
            headstreams: { HA: 0, HB: 1 },
            placed: placed.map((space) => [space, 0, 1]),
            players: [{ built, energy, wheel, excavator: 6, passed: false }],
        },
    };
}
const PIPE = { conduits: { C8A: 0 }, placed: ["build-1"] };
const CHAIN = { ...PIPE, powerhouses: { "P11-1": 0 }, placed: ["build-1", "build-2"] };
const SITES = { C: ["site C8A"], P: ["site P11-1"], D: ["site D8U"] };

test.each<[string, Valley, string]>([
    ["conduit", {}, "conduit"],
    ["conduit", { ask: "site", options: SITES.C }, "conduit-site"],
    ["conduit", { ask: "site", options: SITES.P }, "other (back)"],
    ["conduit", { ask: "site", options: SITES.D }, "other (back)"],
    ["conduit", { powerhouses: { "P11-1": 0 }, placed: ["build-1"] }, "powerhouse-first (back)"],
    ["conduit", { dams: { D9L: 0 }, placed: ["build-1"] }, "base-first (back)"],
    ["conduit", { placed: ["bank"] }, "away (back)"],
    ["conduit", { options: ["bank 1"], placed: [] }, "missing"],
    ["conduit", { round: 2 }, "flow"],
    ["conduit-site", { ask: "site", options: SITES.C }, "conduit-site"],
    ["conduit-site", { ask: "site", options: SITES.C, drops: {} }, "conduit-none"],
    ["conduit-site", {}, "conduit"],
    ["conduit-site", PIPE, "wheel"],
    ["conduit-site", { conduits: { C10A: 0 }, placed: ["build-1"] }, "conduit-dry (back)"],
    ["powerhouse", PIPE, "powerhouse"],
    ["powerhouse", { ...PIPE, placed: ["build-1", "water-1L"] }, "away (back)"],
    ["powerhouse", { ...PIPE, ask: "site", options: SITES.D }, "other (back)"],
    ["powerhouse-site", { ...PIPE, powerhouses: { "P9-1": 0 } }, "apart (back)"],
    ["powerhouse-site", CHAIN, "produce"],
    ["powerhouse-site", { ...CHAIN, drops: {} }, "empty"],
    ["produce", CHAIN, "produce"],
    ["produce", { ...CHAIN, ask: "produce", options: ["produce D8L C8A 1"] }, "drops"],
    ["produce", { ...CHAIN, placed: ["build-1", "build-2", "bank"] }, "away-water (back)"],
    ["produce", { ...CHAIN, energy: 5, ask: "fulfil", options: ["fulfil S1"] }, "contract"],
    ["produce", { ...CHAIN, energy: 2 }, "energy"],
    ["produce", { ...CHAIN, drops: {} }, "empty"],
    ["rest", { round: 3 }, "flow"],
    ["second", { round: 2 }, "second"],
    ["second", { round: 3 }, "end"],
])("Barrage at %s: %o", async (step, table, text) => expect(await said("barrage", step, valley(table))).toBe(text));

test.each<[Valley, string]>([
    [{ ...CHAIN, round: 2 }, "now"],
    [{ ...CHAIN, round: 2, drops: {}, stop: "D8L" }, "comes"],
    [{ ...CHAIN, round: 2, drops: {} }, "dry"],
    [{ ...PIPE, round: 2 }, "missing"],
    [{ ...CHAIN, round: 2, energy: 4 }, "section"],
    [{ ...CHAIN, round: 2, energy: 4, options: ["bank 1"] }, "machines"],
    [{ ...CHAIN, round: 2, energy: 14 }, ""],
    [{ ...CHAIN, round: 2, ask: "" }, ""],
])("the second round of Barrage: %o", async (table, text) => {
    const number = (await stepsOf("barrage")).findIndex(({ quiet }) => quiet);
    expect(await said("barrage", "second", valley(table), [`${number} barrage-guide-second`])).toBe(text);
});

// --- the others -------------------------------------------------------------------------------------------------------

interface City {
    round?: number;
    ask?: string;
    me?: object;
    owner?: Record<string, number>;
}
const city = ({ round = 1, ask = "commit-card", me = {}, owner = { "0,0": -1 } }: City): Now => ({
    ask,
    options: [],
    seat: 0,
    forecast: null,
    view: {
        round,
        owner,
        top: { "0,0": "b01" },
        districts: [],
        players: [{ hand: ["B01"], tiles: ["r06"], laid: [], sealed: [], new_hand_tokens: 2, resources: 4, ...me }],
    },
});
test.each<[string, City, string]>([
    ["choose", {}, "choose"],
    ["choose", { me: { new_hand_tokens: 1 } }, "new-hand (back)"],
    ["choose", { ask: "lay-tile", me: { sealed: ["B01"] } }, "alone"],
    ["alone", {}, "choose"],
    ["alone", { ask: "", me: { sealed: ["B01"], laid: ["r06"] } }, "tile-first (back)"],
    ["alone", { round: 2, owner: { "0,0": 0 } }, "tile-first (back)"],
    ["alone", { ask: "take-one" }, "turned"],
    ["alone", { round: 2 }, "pass"],
    ["tile", { round: 2 }, "tile"],
    ["tile", { round: 2, ask: "take-one" }, "alone-again (back)"],
    ["tile", { round: 3 }, "alone-again (back)"],
    ["tile", { round: 2, me: { tiles: [] } }, "districts"],
    ["tile", { round: 4 }, "districts"],
    ["tile", { round: 3, owner: { "0,0": 0 } }, "districts"],
    ["second", { round: 6 }, "end"],
])("Ginkgopolis at %s: %o", async (step, table, text) =>
    expect(await said("ginkgopolis", step, city(table))).toBe(text),
);

interface Mine {
    round?: number;
    ask?: string;
    options?: string[];
    me?: object;
}
const mine = ({ round = 1, ask = "choose-card", options = [], me = {} }: Mine): Now => ({
    ask,
    options,
    seat: 0,
    forecast: null,
    view: {
        round,
        players: [{ hand: ["I-20", "II-01"], gold: 0, card: "", sealed: [], collapses: [], mine: {}, ...me }],
    },
});
test.each<[string, Mine, string]>([
    ["choose", {}, "choose"],
    ["choose", { ask: "machine" }, "asked"],
    ["choose", { ask: "", me: { sealed: ["I-20"] } }, "works"],
    ["works", { ask: "choose-effect", me: { card: "I-20" } }, "effect"],
    ["works", { ask: "surface", me: { card: "I-20" } }, "surface"],
    ["works", { round: 2 }, "supplies"],
    ["deeper", { round: 2, options: ["card I-20", "card II-01"], me: { gold: 2 } }, "deeper"],
    ["deeper", { round: 2, options: ["card I-20"] }, "no-deeper"],
    ["deeper", { round: 2, ask: "place", me: { card: "I-20", gold: 2 } }, "shallow (back)"],
    ["deeper", { round: 2, ask: "place", me: { card: "I-20", gold: 1 } }, "place"],
    ["deeper", { round: 2, ask: "choose-effect", me: { card: "II-01" } }, "chain"],
    ["chain", { round: 3 }, "research"],
    ["second", { round: 5 }, "end"],
])("Imperial Miners at %s: %o", async (step, table, text) =>
    expect(await said("imperial_miners", step, mine(table))).toBe(text),
);

interface Ocean {
    round?: number;
    ask?: string;
    slot?: string;
    played?: string[];
    hand?: string[];
    turns?: number;
}
const ocean = ({ round = 1, ask = "slot", slot = "", played = [], hand = [], turns = 0 }: Ocean): Now => ({
    ask,
    options: [],
    seat: 0,
    forecast: { players: [{ connected: ["C1"], feeding: null }] },
    view: {
        round,
        slot,
        played,
        slots: { "12-G1": slot === "12-G1" ? [0] : [], "12-R1": [] },
        players: [{ hand, turns, cities: { C1: "nonsymbiotic_city" }, buildings: {} }],
    },
});
const green = ["C002", "C004", "C007"];
const red = ["C001", "C006", "C010"];
test.each<[string, Ocean, string]>([
    ["first", { round: 0, ask: "place-metropolis" }, "first"],
    ["first", { round: 0, ask: "lay-aside", hand: [...green, ...red] }, "deal"],
    ["deal", { round: 0, ask: "lay-aside", hand: [...green, ...red] }, "deal"],
    ["deal", { hand: green }, "alike (back)"],
    ["deal", { hand: [...green.slice(1), ...red.slice(2)] }, "slots"],
    ["slot", { hand: green }, "slot"],
    ["slot", { ask: "card", slot: "12-G1", hand: green }, "card"],
    ["card", { ask: "card", slot: "12-G1", hand: red }, "no-match"],
    ["card", { ask: "build", slot: "12-G1", played: red.slice(1), hand: green }, "mismatch (back)"],
    ["card", { ask: "build", slot: "12-G1", played: green.slice(1), hand: green }, "effects"],
    ["card", { hand: green }, "slot"],
    ["effects", { turns: 1, hand: green }, "city"],
    ["effects", { round: 2, hand: green }, "city"],
    ["round", { round: 2, hand: green }, "second"],
    ["second", { round: 3, hand: green }, "end"],
])("Underwater Cities at %s: %o", async (step, table, text) =>
    expect(await said("underwater_cities", step, ocean(table))).toBe(text),
);

test("no guide asks for something without saying until when, and every one ends with words that are always true", async () => {
    expect(guided()).toHaveLength(4);
    for (const game of guided()) {
        const steps = await stepsOf(game);
        for (const { text, until, when, quiet, remarks = [] } of steps) {
            if (until) expect(when, text).toBeDefined();
            if (quiet) expect(remarks.length, text).toBeLessThanOrEqual(6);
        }
        expect(steps.at(-1)).not.toHaveProperty("when");
        expect(steps.at(-1)).not.toHaveProperty("until");
    }
});
