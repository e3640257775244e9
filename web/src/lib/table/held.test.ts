/** A choice that is held: by whom it is asked for, what the page shows of it, and what taking back means then. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { offered } from "$lib/api/offered";
import type { FromServer, Question, Step } from "$lib/api/types";

import { confirming } from "./confirming.svelte";
import type { FakeSocket } from "./fake_socket";
import { opened } from "./fake_table";
import type { Table } from "./table.svelte";

const FISH = offered({ option: "take fish", label: "fish", targets: ["fish"] });
const QUESTION: Question = { name: "1-a", text: "What?", choices: [FISH], about: [] };
const STEP: Step = { label: "first", targets: [] };
const seen = { view: { view: {}, waiting: [0] }, first: 0, events: [], log: [], may_undo: false, ending: "" };
const view = (more: object = {}): FromServer =>
    ({ type: "view", seat: 0, version: 1, question: QUESTION, steps: [], holds: true, ...seen, ...more }) as FromServer;
const held = (more: object = {}): FromServer =>
    ({ type: "held", request: "r", asked: "1-a", option: "take fish", left: null, ...more }) as FromServer;

let table: Table;
let socket: FakeSocket;
beforeEach(() => {
    ({ table, socket } = opened());
});
afterEach(() => {
    confirming.choose("off");
    table.wire.close();
    vi.unstubAllGlobals();
});
const done = async (): Promise<void> => {
    socket.hear({ type: "done", id: socket.sent.at(-1)?.id as string });
    await Promise.resolve();
    await vi.waitFor(() => expect(table.wire.busy).toBe(false));
};

it.each([
    ["off", true, undefined],
    ["seconds", true, 5],
    ["always", true, 0],
    ["always", false, undefined], // by a process of the release before
] as const)("asks for it as the reader wants: %s, %s", (name, holds, hold) => {
    confirming.choose(name);
    socket.hear(view({ holds }));
    void table.turn.act(FISH);
    expect(socket.sent.at(-1)).toMatchObject({ type: "act", option: "take fish" });
    expect(socket.sent.at(-1)?.hold).toBe(hold);
});

it("shows what is held and offers nothing else, until it is confirmed", async () => {
    socket.hear(view());
    socket.hear(held({ left: 5 }));
    const { turn } = table;
    expect([turn.held?.label, turn.picking.question, turn.picking.sent?.option]).toEqual(["fish", null, "take fish"]);
    expect([turn.mayUndo, Math.round(((turn.until ?? 0) - performance.now()) / 1000)]).toEqual([true, 5]);
    void turn.confirm();
    expect(socket.sent.at(-1)).toMatchObject({ type: "confirm", request: "r" });
    await done();
    socket.hear({ ...view({ question: null, version: 2, patch: [] }), type: "update" } as FromServer);
    expect([turn.held, turn.mayUndo]).toEqual([null, false]);
});

it("takes back what is held first, then the steps before it", async () => {
    socket.hear(view({ steps: [STEP, STEP], may_undo: true }));
    socket.hear(held());
    const { turn } = table;
    void turn.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 1, everything: false });
    await done();
    socket.hear(held({ option: "" }));
    expect([turn.held, turn.picking.sent, turn.picking.question?.name]).toEqual([null, null, "1-a"]);
    socket.hear(held());
    void turn.undo({ choices: 2 }); // to the first step, in the strip
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 3 });
});

it("forgets what is held when another question comes", () => {
    socket.hear(view());
    socket.hear(held());
    socket.hear(view({ question: { ...QUESTION, name: "2-b" } }));
    expect([table.turn.held, table.turn.picking.sent, table.turn.picking.question?.name]).toEqual([null, null, "2-b"]);
});
