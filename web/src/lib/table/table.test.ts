import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { offered } from "$lib/api/offered";
import type { Choice, FromServer, LogLine, Question, TableInfo, Update, View } from "$lib/api/types";

import { FakeSocket } from "./fake_socket";
import { opened } from "./fake_table";
import type { Table } from "./table.svelte";

const QUESTION: Question = {
    name: "1-a",
    text: "Which tile?",
    choices: [
        offered({ option: "take a", label: "the first", targets: ["tile-a"] }),
        offered({ option: "take b", label: "the second", targets: ["tile-b"] }),
    ],
    about: [],
};
const line = (seat: number, text: string, targets: string[] = []): LogLine => ({
    seat,
    text,
    targets,
    clause: "",
    start: 0,
    end: 1,
    clauses: [],
    deed: "",
    minor: false,
});
const view = (more: Partial<View> = {}): FromServer => ({
    type: "view",
    seat: 0,
    version: 3,
    view: { view: { gold: 1 }, waiting: [0] },
    first: 0,
    events: [{}, {}],
    log: [line(0, "one")],
    question: QUESTION,
    may_undo: false,
    steps: [],
    ending: "",
    holds: true,
    ...more,
});
const update = (version: number, more: Partial<Update> = {}): FromServer => ({
    type: "update",
    version,
    patch: [{ op: "replace", path: "/view/gold", value: version }] as never,
    events: [{}],
    log: [line(1, `line ${version}`, ["tile-a"])],
    question: null,
    may_undo: true,
    steps: [],
    ending: "",
    ...more,
});
const info = (bot: string): FromServer => {
    const seats = [{ number: 0, name: "Anna", bot, taken: true }];
    return { type: "table", status: "playing", seats, proposal: null, scores: [], winners: [] } as unknown as TableInfo;
};

let table: Table;
let socket: FakeSocket;
beforeEach(() => {
    ({ table, socket } = opened());
});
afterEach(() => {
    table.wire.close();
    vi.unstubAllGlobals();
});

it("follows updates and asks for everything again after a gap", () => {
    socket.hear(view());
    socket.hear(update(4));
    expect(table.seen?.view).toEqual({ gold: 4 });
    expect(table.history.lines.map((line) => line.text)).toEqual(["one", "line 4"]);
    expect([table.turn.question, table.turn.mayUndo]).toEqual([null, true]);
    socket.hear(update(6)); // number 5 never came
    expect(table.seen?.view).toEqual({ gold: 4 });
    expect(socket.sent.at(-1)).toEqual({ type: "resync", events: 3 });
    socket.hear(
        view({
            version: 6,
            first: 3,
            events: [{}],
            log: [line(0, "two")],
        }),
    );
    expect(table.history.lines.map((line) => line.text)).toEqual(["one", "line 4", "two"]);
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

it("plays with a process of the release before, which does not say what options lead to", () => {
    const choices = QUESTION.choices.map((choice) => ({ ...choice, leads: undefined }) as unknown as Choice);
    socket.hear(view({ question: { ...QUESTION, choices } }));
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    expect(socket.sent.slice(1)).toMatchObject([{ type: "act", option: "take a", question: "1-a" }]);
});

it("answers the question that it shows, once at a time, and shows a refusal", async () => {
    socket.hear(view());
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    table.turn.picking.click("tile-b", { x: 0, y: 0 });
    expect(socket.sent.slice(1)).toMatchObject([{ type: "act", option: "take a", question: "1-a" }]);
    expect(table.wire.busy).toBe(true);
    const id = socket.sent[1]?.id as string;
    socket.hear({ type: "refused", status: 409, key: "stale", text: "Look again.", clause: "", id });
    await vi.waitFor(() => expect(table.wire.busy).toBe(false));
    expect(table.wire.refusal?.text).toBe("Look again.");
});

it("shows what was chosen until the answer is seen, and takes nothing else meanwhile", async () => {
    socket.hear(view());
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    expect(table.turn.picking.sent?.option).toBe("take a");
    socket.hear({ type: "done", id: socket.sent[1]?.id as string });
    await vi.waitFor(() => expect(table.wire.busy).toBe(false));
    table.turn.picking.click("tile-b", { x: 0, y: 0 }); // the view is still on its way
    expect(socket.sent).toHaveLength(2);
    socket.hear(update(4));
    expect(table.turn.picking.sent).toBeNull();
});

it("offers a choice again when it was refused", async () => {
    socket.hear(view());
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    const id = socket.sent[1]?.id as string;
    socket.hear({ type: "refused", status: 409, key: "no", text: "No.", clause: "", id });
    await vi.waitFor(() => expect(table.turn.picking.sent).toBeNull());
    table.turn.picking.click("tile-b", { x: 0, y: 0 });
    expect(socket.sent[2]).toMatchObject({ type: "act", option: "take b" });
});

it("shows that it waits only when an answer is late", async () => {
    vi.useFakeTimers();
    socket.hear(view());
    const undone = table.turn.undo();
    expect(await table.turn.undo()).toBe(false); // one at a time
    expect(table.wire.slow).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(table.wire.slow).toBe(true);
    socket.hear({ type: "done", id: socket.sent[1]?.id as string });
    expect(await undone).toBe(true);
    expect([table.wire.busy, table.wire.slow]).toEqual([false, false]);
    expect(await table.turn.undo()).toBe(false); // nor twice from what is shown: its steps are gone
    vi.useRealTimers();
});

it("asks nothing of somebody whose seat a bot plays, until the seat is taken back", () => {
    socket.hear(info("greedy"));
    socket.hear(view());
    expect([table.away, table.turn.question, table.turn.picking.question]).toEqual([true, null, null]);
    socket.hear(info(""));
    expect([table.away, table.turn.question?.name]).toEqual([false, "1-a"]);
});

it("counts a line of chat once, however often it comes", () => {
    const line = { number: 1, seat: 0, name: "Anna", text: "Hi", at: "2024-01-01T00:00:00+00:00" };
    socket.hear({ type: "chat", lines: [line] });
    socket.hear({ type: "chat", lines: [line, { ...line, number: 2 }] });
    expect(table.around.chat.map(({ number }) => number)).toEqual([1, 2]);
});

it("comes to the table anew with empty hands", () => {
    socket.hear(view());
    table.reopen();
    FakeSocket.last().open();
    expect(FakeSocket.last()).not.toBe(socket);
    expect(FakeSocket.last().sent).toEqual([{ type: "hello", events: 0, lang: "en", protocol: 3 }]);
});

it("tells whoever proposed something that somebody declined, and only then", () => {
    const seats = (bot: string): TableInfo["seats"] =>
        ["", bot].map((by, number) => {
            const empty = { name: "", why: "", hash: "", chance: "", guest: false, program: false };
            return { ...empty, number, bot: by, taken: true };
        });
    const proposed = (more: Partial<TableInfo["proposal"]> | null, bot = ""): FromServer => {
        const proposal = more && { kind: "back", by: 0, seat: null, asked: [0, 1], agreed: [0], ...more };
        return { ...info(""), seats: seats(bot), proposal } as FromServer;
    };
    socket.hear(view());
    socket.hear(proposed({}));
    socket.hear(proposed(null));
    expect(table.around.declined?.kind).toBe("back");
    socket.hear(update(4)); // the game goes on
    expect(table.around.declined).toBe(null);

    socket.hear(proposed({}));
    void table.answer(false); // withdrawn
    expect(socket.sent.at(-1)).toMatchObject({ type: "answer", agree: false });
    socket.hear(proposed(null));
    expect(table.around.declined).toBe(null);

    socket.hear(proposed({ by: 1, agreed: [1] }));
    socket.hear(proposed(null));
    expect(table.around.declined).toBe(null);

    void table.propose("bot", 1);
    socket.hear(proposed({ kind: "bot", seat: 1 }));
    socket.hear(proposed(null, "greedy")); // the bot plays: everybody agreed
    expect(table.around.declined).toBe(null);
});

it("puts a line of the story where the reader was when it happened, and tells what is new", () => {
    const told = (number: number, after: number, text = "Béla has left."): FromServer =>
        ({ type: "story", lines: [{ number, at: "", kind: "left", seat: 1, text, after }] }) as FromServer;
    socket.hear(view());
    socket.hear(told(1, 1));
    expect(table.around.news).toBe(null); // it was so before the reader came
    socket.hear({ type: "presence", seats: [0], watching: 0, away: {} });
    socket.hear(update(4));
    socket.hear(told(2, 2, "Béla is back."));
    expect(table.around.news).toMatchObject({ kind: "story", text: "Béla is back." });
    socket.hear(told(2, 2, "Béla is back."));
    expect(table.around.story.map(({ number }) => number)).toEqual([1, 2]);
    expect(table.history.lines.at(-1)).toMatchObject({ start: 2, end: 3 });
});

it("says once for every turn that most of the own time is used", () => {
    const clocks = (since: string, alarm: boolean, seat = 0): FromServer => {
        const now = "2026-01-05T14:00:00Z";
        const until = "2026-01-05T14:12:00Z";
        return { type: "clocks", now, seats: [{ seat, bank: 900, free: 60, since, until, vacation: "", alarm }] };
    };
    const said = (): boolean => {
        const told = table.around.news?.kind === "clock";
        table.around.news = null;
        return told;
    };
    socket.hear(view());
    socket.hear(clocks("A", false));
    expect(said()).toBe(false);
    socket.hear(clocks("A", true));
    expect(said()).toBe(true);
    socket.hear(clocks("A", true));
    expect(said()).toBe(false);
    socket.hear(clocks("", true)); // a bot plays
    socket.hear(clocks("B", false));
    expect(said()).toBe(false);
    socket.hear(clocks("C", true));
    expect(said()).toBe(true);
    socket.hear(clocks("D", true, 1)); // somebody else's, which no server tells
    expect(said()).toBe(false);
});

it("knows the steps of the turn, marks what they were about, and takes back to any of them", async () => {
    const steps = [
        { label: "card K", targets: ["K"] },
        { label: "blue 20", targets: ["b20"] },
    ];
    socket.hear(view({ steps }));
    expect(table.turn.steps).toEqual(steps);
    expect([...table.turn.picking.picked]).toEqual(["K", "b20"]);
    const undone = table.turn.undo({ choices: 2 });
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", choices: 2, everything: false });
    const id = socket.sent.at(-1)?.id as string;
    socket.hear({ type: "refused", status: 409, key: "not-alone", text: "Others saw it.", clause: "", id });
    expect(await undone).toBe(false);
    expect(table.wire.refusal?.text).toBe("Others saw it.");
    socket.hear(update(4));
    expect([table.turn.steps, table.turn.picking.picked.size]).toEqual([[], 0]);
});

it("a click on the board first ends what is being shown", () => {
    socket.hear(view({ question: null }));
    socket.hear(update(4, { events: [{ event: "took", seat: 1 }], question: QUESTION }));
    expect(table.beats.playing).toBe(true);
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    expect(socket.sent).toHaveLength(1);
    expect(table.beats.playing).toBe(false);
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    expect(socket.sent.at(-1)).toMatchObject({ type: "act", option: "take a" });
});

it("a question that is open stays open while others go on, and closes while the board shows something again", () => {
    socket.hear(view({ question: null }));
    socket.hear(update(4, { events: [{ event: "took", seat: 1 }], question: QUESTION }));
    expect([table.beats.playing, table.turn.picking.open]).toEqual([true, null]);
    table.beats.finish();
    expect(table.turn.picking.open?.name).toBe(QUESTION.name);
    socket.hear(update(5, { events: [{ event: "took", seat: 1 }], question: QUESTION }));
    expect([table.beats.playing, table.turn.picking.open?.name]).toEqual([true, QUESTION.name]);
    table.beats.replay();
    expect(table.turn.picking.open).toBeNull();
    table.beats.finish();
    socket.hear(update(6, { events: [{ event: "took", seat: 1 }], question: QUESTION }));
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    expect(socket.sent.at(-1)).toMatchObject({ type: "act", option: "take a" });
});

it("counts from the reader’s own choice what is new, as soon as others do something", () => {
    socket.hear(view());
    expect(table.history.chosenAt).toBe(1);
    socket.hear(update(4, { question: QUESTION }));
    expect(table.history.chosenAt).toBe(1);
    table.turn.picking.click("tile-a", { x: 0, y: 0 });
    expect(table.history.chosenAt).toBe(1);
    socket.hear(update(5, { events: [{ event: "took", seat: 0 }] }));
    expect(table.history.chosenAt).toBe(1);
    socket.hear(update(6, { events: [{ event: "took", seat: 1 }] }));
    expect([table.history.chosenAt, table.beats.past.length]).toEqual([2, 1]);
});

it("tells what others say, but not what was said before", () => {
    const line = { number: 1, seat: 1, name: "Béla", text: "Hi", at: "2024-01-01T00:00:00+00:00" };
    socket.hear(view());
    socket.hear({ type: "chat", lines: [line] });
    expect(table.around.news).toBe(null);
    socket.hear({ type: "presence", seats: [0, 1], watching: 0, away: {} });
    socket.hear({ type: "chat", lines: [{ ...line, number: 2, text: "Your turn!" }] });
    expect(table.around.news).toEqual({ kind: "chat", name: "Béla", text: "Your turn!" });
});

it("says whether the page is in sight, and says it again over a new line when it is not", () => {
    table.wire.look(false);
    expect(socket.sent.at(-1)).toEqual({ type: "looking", visible: false });
    table.reopen();
    FakeSocket.last().open();
    expect(FakeSocket.last().sent).toContainEqual({ type: "looking", visible: false });
    table.wire.look(true);
    expect(FakeSocket.last().sent.at(-1)).toEqual({ type: "looking", visible: true });
});

it("knows how what somebody did last began", () => {
    socket.hear(view());
    expect([table.history.lastOf(0)?.text, table.history.roundOf(0)]).toEqual(["one", 0]);
    table.beats.telling = { begins: [], round: () => 3 };
    socket.hear(update(4, { log: [line(0, "plays"), line(0, "pays"), line(1, "plays too"), line(1, "takes")] }));
    expect([table.history.lastOf(0)?.text, table.history.lastOf(1)?.text]).toEqual(["plays", "plays too"]);
    expect([table.history.roundOf(0), table.history.roundOf(2)]).toEqual([3, 0]);
    expect(table.history.lastOf(2)).toBeUndefined();
});
