import { expect, test, vi } from "vitest";

import signs from "../../../../tests/golden/imperial_miners_signs.json";
import { FACTIONS, type PlayerView } from "./data";
import { Climb, climbs } from "./climb.svelte";
import { layout, type Step } from "$lib/board/signs";
import { ICONS } from "./icons";
import { box, chain, corner, free, joints, wholeCarts } from "./mine";

const player = (given: Partial<PlayerView>): PlayerView => ({
    hand: [],
    sealed: [],
    gold: 0,
    gems: 0,
    mine: {},
    machines: {},
    collapses: [],
    carts: [],
    activated: [],
    card: "",
    placed: "",
    board: "",
    space: 0,
    boards_done: 0,
    climbed: [],
    looking: [],
    ...given,
});
// What the server sends with every effect, written down by its own tests.
const sent: Record<string, Step[]> = signs;

test("every sign that is sent has a picture, and every picture is sent or drawn by the board itself", () => {
    const icons = new Set(
        Object.values(sent)
            .flat(2)
            .flatMap((sign) => sign.icon ?? []),
    );
    const own = ["draw1", "draw2", "draw3", "hand", "lamp", ...FACTIONS.map((faction) => `FAC_${faction}`)];
    expect([...icons].filter((icon) => !(icon in ICONS))).toEqual([]);
    expect(Object.keys(ICONS).filter((icon) => !icons.has(icon) && !own.includes(icon))).toEqual([]);
});

test("every effect fits into its ledge of a card and stays large enough to see", () => {
    for (const [effect, icons] of Object.entries(sent)) {
        const drawn = layout(icons, 138, 39, 30);
        expect(drawn.size, effect).toBeGreaterThan(11);
        for (const sign of drawn.signs) expect(sign.x, effect).toBeGreaterThanOrEqual(-0.01);
    }
});

test("rows are offset by half a card", () => {
    expect(corner("2,1").x).toBe((corner("1,0").x + corner("1,2").x) / 2);
    expect(box(["1,0", "2,1"]).width).toBe(corner("2,1").x + 180);
});

test("two full halves are a whole cart, a token completes a half one", () => {
    // I-31 is full at R and BR, I-32 at L and BL, II-07 at neither top edge
    const mine = { "1,0": "I-31", "1,2": "I-32", "2,1": "II-07" };
    const found = Object.fromEntries(joints(mine).flatMap((joint) => (joint.id ? [[joint.id, joint.halves]] : [])));
    expect(found).toEqual({ "1,0|1,2": ["near", "far"], "1,0|2,1": ["near"], "1,2|2,1": ["near"] });
    expect(wholeCarts(mine, [])).toBe(1);
    expect(wholeCarts(mine, ["1,0|2,1"])).toBe(2);
});

test("a half cart without a neighbour belongs to no joint", () => {
    expect(joints({ "1,0": "I-03" }).map((joint) => [joint.id, joint.halves])).toEqual([["", ["near"]]]);
});

test("free places are those of the row of the card", () => {
    expect(free({}, 1)).toEqual(["1,0"]);
    expect(free({ "1,0": "I-01" }, 1)).toEqual(["1,-4", "1,-2", "1,2", "1,4"]);
    expect(free({ "1,0": "I-01", "2,1": "II-01" }, 2)).toEqual(["2,-1"]);
});

test("the chain is followed from the placed card upwards", () => {
    const mine = { "1,0": "I-01", "1,2": "I-02", "2,1": "II-01", "3,0": "III-01" };
    expect(chain(player({ mine, placed: "3,0", activated: [] }))).toEqual([]);
    expect(chain(player({ mine, placed: "3,0", activated: ["3,0", "2,1", "1,2"] }))).toEqual(["3,0", "2,1", "1,2"]);
    // what the event activated before is not on the way
    expect(chain(player({ mine, placed: "3,0", activated: ["1,0", "3,0", "2,1"] }))).toEqual(["3,0", "2,1"]);
    // unless the chain has passed over it
    expect(chain(player({ mine, placed: "3,0", activated: ["2,1", "3,0", "1,2"] }))).toEqual(["3,0", "2,1", "1,2"]);
    // what the card at work activates above itself comes later
    expect(chain(player({ mine, placed: "3,0", activated: ["3,0", "2,1", "1,2"] }), "2,1")).toEqual(["3,0", "2,1"]);
});

test("the lights of a chain come in the order of what happened", () => {
    const view = { players: [player({}), player({ mine: { "1,0": "I-01", "2,1": "II-01" } })] };
    const told = [
        { event: "placed", seat: 1, card: "II-01", at: "2,1" },
        { event: "activated", seat: 1, card: "II-01", effect: "B" },
        { event: "gained", seat: 1, item: "gold", count: 4 },
        { event: "skipped", seat: 1, card: "I-01" },
        { event: "surfaced", seat: 1, effect: "gold" },
    ];
    expect([...climbs(told, view as never)]).toEqual([[1, ["2,1", "1,0", "surface.gold"]]]);
});

test("a chain that is told in pieces climbs at its own pace", () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const view = { players: [player({ mine: { "1,0": "I-01", "2,1": "II-01" } })] } as never;
    const climb = new Climb();
    climb.play([{ event: "activated", seat: 0, card: "II-01", effect: "A" }], view);
    climb.play([{ event: "activated", seat: 0, card: "I-01", effect: "A" }], view);
    climb.play([{ event: "surfaced", seat: 0, effect: "gold" }], view);
    expect(climb.of(0)).toEqual({ lit: ["2,1"], dark: ["1,0", "surface.gold"], surface: "" });
    vi.advanceTimersByTime(200);
    expect(climb.of(0).lit).toEqual(["2,1", "1,0"]);
    vi.advanceTimersByTime(200);
    expect(climb.of(0).surface).toBe("surface.gold");
    climb.skip();
    expect(climb.of(0)).toEqual({ lit: [], dark: [], surface: "" });
    vi.useRealTimers();
    vi.unstubAllGlobals();
});
