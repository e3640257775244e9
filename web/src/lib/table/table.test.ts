import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FromServer, Question, TableInfo, Update, View } from "$lib/api/types";

import { FakeSocket } from "./fake_socket";
import { Table } from "./table.svelte";

const QUESTION: Question = {
    name: "1-a",
    text: "Which tile?",
    choices: [
        { option: "take a", label: "the first", targets: ["tile-a"], preview: [], links: [], costs: {}, gains: {} },
        { option: "take b", label: "the second", targets: ["tile-b"], preview: [], links: [], costs: {}, gains: {} },
    ],
    about: [],
};
const view = (more: Partial<View> = {}): FromServer => ({
    type: "view",
    seat: 0,
    version: 3,
    view: { view: { gold: 1 }, waiting: [0] },
    first: 0,
    events: [{}, {}],
    log: [{ seat: 0, text: "one", targets: [], clause: "" }],
    question: QUESTION,
    may_undo: false,
    ending: "",
    ...more,
});
const update = (version: number, more: Partial<Update> = {}): FromServer => ({
    type: "update",
    version,
    patch: [{ op: "replace", path: "/view/gold", value: version }] as never,
    events: [{}],
    log: [{ seat: 1, text: `line ${version}`, targets: ["tile-a"], clause: "" }],
    question: null,
    may_undo: true,
    ending: "",
    ...more,
});
const info = (bot: string): FromServer => {
    const seats = [{ number: 0, name: "Anna", bot, taken: true }];
    return { type: "table", status: "playing", seats, back: null, scores: [], winners: [] } as unknown as TableInfo;
};

let table: Table;
let socket: FakeSocket;
beforeEach(() => {
    FakeSocket.install();
    table = new Table("T1", "en");
    socket = FakeSocket.last();
    socket.open();
});
afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
});

it("follows updates and asks for everything again after a gap", () => {
    socket.hear(view());
    socket.hear(update(4));
    expect(table.seen?.view).toEqual({ gold: 4 });
    expect(table.log.map((line) => line.text)).toEqual(["one", "line 4"]);
    expect([table.question, table.mayUndo]).toEqual([null, true]);
    socket.hear(update(6)); // number 5 never came
    expect(table.seen?.view).toEqual({ gold: 4 });
    expect(socket.sent.at(-1)).toEqual({ type: "resync", events: 3 });
    socket.hear(view({ version: 6, first: 3, events: [{}], log: [{ seat: 0, text: "two", targets: [], clause: "" }] }));
    expect(table.log.map((line) => line.text)).toEqual(["one", "line 4", "two"]);
    socket.hear(update(7));
    expect(table.seen?.view).toEqual({ gold: 7 });
});

it("knows how a game alone ended, until the table goes back", () => {
    socket.hear(view());
    expect(table.ending).toBe("");
    socket.hear(update(4, { ending: "A draw." }));
    expect(table.ending).toBe("A draw.");
    socket.hear(update(5));
    expect(table.ending).toBe("");
});

it("asks for everything again when a change does not fit what it has", () => {
    socket.hear(view());
    socket.hear(update(4, { patch: [{ op: "replace", path: "/view/gold/deep/er", value: 1 }] as never }));
    expect(socket.sent.at(-1)).toMatchObject({ type: "resync" });
});

it("answers the question that it shows, once at a time, and shows a refusal", async () => {
    socket.hear(view());
    table.picking.click("tile-a", { x: 0, y: 0 });
    table.picking.click("tile-b", { x: 0, y: 0 });
    expect(socket.sent.slice(1)).toMatchObject([{ type: "act", option: "take a", question: "1-a" }]);
    expect(table.busy).toBe(true);
    const id = socket.sent[1]?.id as string;
    socket.hear({ type: "refused", status: 409, key: "stale", text: "Look again.", clause: "", id });
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(table.refusal?.text).toBe("Look again.");
});

it("shows that it waits only when an answer is late", async () => {
    vi.useFakeTimers();
    socket.hear(view());
    const undone = table.undo();
    expect(await table.undo()).toBe(false); // one at a time
    expect(table.slow).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(table.slow).toBe(true);
    socket.hear({ type: "done", id: socket.sent[1]?.id as string });
    expect(await undone).toBe(true);
    expect([table.busy, table.slow]).toEqual([false, false]);
    vi.useRealTimers();
});

it("asks nothing of somebody whose seat a bot plays, until the seat is taken back", () => {
    socket.hear(info("greedy"));
    socket.hear(view());
    expect([table.away, table.question, table.picking.question]).toEqual([true, null, null]);
    socket.hear(info(""));
    expect([table.away, table.question?.name]).toEqual([false, "1-a"]);
});

it("counts a line of chat once, however often it comes", () => {
    const line = { number: 1, seat: 0, name: "Anna", text: "Hi", at: "2024-01-01T00:00:00+00:00" };
    socket.hear({ type: "chat", lines: [line] });
    socket.hear({ type: "chat", lines: [line, { ...line, number: 2 }] });
    expect(table.chat.map(({ number }) => number)).toEqual([1, 2]);
});

it("comes to the table anew with empty hands", () => {
    socket.hear(view());
    table.reopen();
    FakeSocket.last().open();
    expect(FakeSocket.last()).not.toBe(socket);
    expect(FakeSocket.last().sent).toEqual([{ type: "hello", events: 0, lang: "en", protocol: 1 }]);
});

it("tells whoever proposed to go back that somebody declined, and only then", () => {
    const proposed = (back: TableInfo["back"]): FromServer => ({ ...info(""), back }) as FromServer;
    socket.hear(view());
    socket.hear(proposed({ by: 0, agreed: [0] }));
    socket.hear(proposed(null));
    expect(table.declined).toBe(true);
    socket.hear(update(4)); // the game goes on
    expect(table.declined).toBe(false);

    socket.hear(proposed({ by: 0, agreed: [0] }));
    void table.answerBack(false); // withdrawn
    socket.hear(proposed(null));
    expect(table.declined).toBe(false);

    socket.hear(proposed({ by: 1, agreed: [1] }));
    socket.hear(proposed(null));
    expect(table.declined).toBe(false);
});
