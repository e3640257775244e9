import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { offered } from "$lib/api/offered";
import type { Choice, FromServer, Question, Step } from "$lib/api/types";

import type { FakeSocket } from "./fake_socket";
import { opened } from "./fake_table";
import type { Table } from "./table.svelte";

const HERE = { x: 1, y: 2 };
const slot = (id: string, ...leads: string[]): Choice =>
    offered({ kind: "slot", ids: [id], label: `slot ${id}`, targets: [id], leads });
const card = (id: string, kind = "card"): Choice => offered({ kind, ids: [id], label: `${kind} ${id}`, targets: [id] });
const question = (name: string, ...choices: Choice[]): Question => ({ name, text: `${name}?`, choices, about: [] });
const SLOTS = question("slot", slot("green", "leaf", "stone"), slot("dear", "stone"));
const steps = (...choices: Choice[]): Step[] => choices.map(({ label, targets }) => ({ label, targets }));

let table: Table;
let socket: FakeSocket;
let version = 3;
beforeEach(() => {
    ({ table, socket } = opened());
    const seen = { view: { view: {}, waiting: [0] }, first: 0, events: [], log: [], may_undo: false, steps: [] };
    socket.hear({ type: "view", seat: 0, version, ending: "", holds: true, question: SLOTS, ...seen });
});
afterEach(() => {
    table.wire.close();
    vi.unstubAllGlobals();
    version = 3;
});

const asked = (next: Question | null, ...taken: Choice[]): void => {
    const more = { patch: [], events: [], log: [], ending: "", may_undo: true };
    const message = { type: "update", version: (version += 1), question: next, steps: steps(...taken), ...more };
    socket.hear(message as FromServer);
};
const acts = (): unknown[] => socket.sent.filter(({ type }) => type === "act").map(({ option }) => option);
const done = (): Promise<void> => {
    socket.hear({ type: "done", id: socket.sent.at(-1)?.id as string });
    return vi.waitFor(() => expect(table.wire.busy).toBe(false));
};

it.each(["answer", "view"])(
    "answers the next question with what was chosen early, whether its %s comes first",
    async (first) => {
        const { picking } = table.turn;
        picking.click("leaf", HERE, false, "Leaf");
        picking.click("green", HERE);
        const next = question("card", card("leaf"), card("stone"));
        if (first === "answer") await done();
        asked(next, slot("green"));
        if (first === "view") socket.hear({ type: "done", id: socket.sent.at(-1)?.id as string });
        await vi.waitFor(() => expect(acts()).toEqual(["slot green", "card leaf"]));
        expect([picking.early, picking.sent?.option]).toEqual([null, "card leaf"]);
        asked(question("order", offered({ option: "card-first" })), slot("green"), card("leaf"));
        await done();
        expect(table.turn.taken.map(({ kind }) => kind)).toEqual(["slot", "card"]);

        void table.turn.undo();
        expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 2 });
    },
);

it("takes back what came after alone, and both choices then", async () => {
    table.turn.picking.click("leaf", HERE);
    table.turn.picking.click("green", HERE);
    await done();
    asked(question("card", card("leaf"), card("stone")), slot("green"));
    asked(question("order", card("leaf", "order")), slot("green"), card("leaf"));
    await done();
    asked(question("site"), slot("green"), card("leaf"), card("leaf", "order"));
    void table.turn.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 1 });
    await done();
    asked(question("order"), slot("green"), card("leaf"));
    void table.turn.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 2 });
    await done();
    asked(SLOTS);
    asked(question("card", card("leaf")), slot("green"));
    asked(question("order"), slot("green"), card("leaf")); // one after the other by hand
    void table.turn.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 1 });
});

it("asks as always, and says so, where what was chosen early is not offered", async () => {
    const { picking } = table.turn;
    picking.click("leaf", HERE, false, "Leaf");
    picking.click("dear", HERE);
    await done();
    asked(question("card", card("stone")), slot("dear"));
    expect([acts(), picking.missed, picking.early]).toEqual([["slot dear"], "Leaf", null]);
    expect(socket.sent.at(-1)).toMatchObject({ type: "why-not", target: "leaf" });
});

it("asks how it is meant where that is open, and forgets what was refused", async () => {
    const { picking } = table.turn;
    picking.click("leaf", HERE);
    picking.click("green", HERE);
    const id = socket.sent.at(-1)?.id as string;
    socket.hear({ type: "refused", status: 409, key: "stale", text: "Look again.", clause: "", id });
    await vi.waitFor(() => expect(table.wire.busy).toBe(false));
    expect(picking.early?.id).toBe("leaf");
    picking.click("green", HERE);
    await done();
    asked(question("card", card("leaf"), card("leaf", "mismatch")), slot("green"));
    expect(picking.menu?.choices.map(({ kind }) => kind)).toEqual(["card", "mismatch"]);
    expect(acts()).toEqual(["slot green", "slot green"]);
});
