import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FromServer } from "$lib/api/types";

import { Connection, type Status } from "./connection";
import { FakeSocket } from "./fake_socket";

let heard: FromServer[];
let statuses: Status[];
let events: number;

const open = (): Connection =>
    new Connection("T1", "hu", {
        heard: (message) => void heard.push(message),
        status: (status) => void statuses.push(status),
        events: () => events,
    });

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.install();
    [heard, statuses, events] = [[], [], 0];
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

it("greets with what it has and in the reader's language", () => {
    events = 7;
    open();
    const socket = FakeSocket.last();
    expect(socket.url).toBe("ws://table.test/api/tables/T1/socket");
    socket.open();
    expect(socket.sent).toEqual([{ type: "hello", events: 7, lang: "hu", protocol: 3 }]);
});

it("asks again over a new socket when the line is dead without being closed", async () => {
    const connection = open();
    const first = FakeSocket.last();
    first.open();
    await vi.advanceTimersByTimeAsync(60_000); // nobody asks, so nobody waits
    expect(FakeSocket.last()).toBe(first);
    void connection.ask({ type: "act", option: "pass", question: "q" });
    await vi.advanceTimersByTimeAsync(10_000);
    first.hear({ type: "chat", lines: [] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.last()).toBe(first);
    await vi.advanceTimersByTimeAsync(10_000);
    const second = FakeSocket.last();
    expect(second).not.toBe(first);
    second.open();
    expect(second.sent[1]).toEqual(first.sent[1]);
    second.hear({ type: "done", id: second.sent[1]?.id as string });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.last()).toBe(second);
});

it("keeps a promise over a lost connection and sends the request again with the same id", async () => {
    const connection = open();
    const first = FakeSocket.last();
    first.open();
    const answer = connection.ask({ type: "act", option: "pass", question: "q" });
    const request = first.sent[1];
    expect(request).toMatchObject({ type: "act", option: "pass", question: "q" });
    first.drop();
    expect(statuses.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(600);
    const second = FakeSocket.last();
    expect(second).not.toBe(first);
    second.open();
    expect(second.sent).toEqual([{ type: "hello", events: 0, lang: "hu", protocol: 3 }, request]);
    second.hear({ type: "done", id: request?.id as string });
    expect(await answer).toMatchObject({ type: "done" });
    expect(statuses.at(-1)).toBe("open");
    second.drop();
    await vi.advanceTimersByTimeAsync(600);
    FakeSocket.last().open();
    expect(FakeSocket.last().sent).toHaveLength(1); // what was answered is not sent again
});

it("waits longer after every try in vain, and not at all after it was closed", async () => {
    const connection = open();
    for (let tries = 0; tries < 8; tries += 1) {
        FakeSocket.last().drop();
        await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(FakeSocket.made).toHaveLength(9);
    FakeSocket.last().drop();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(FakeSocket.made).toHaveLength(9);
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(9);
});

it("comes back at another moment than others who were cut off with it", async () => {
    for (const [luck, wait] of [
        [0, 250],
        [0.999, 749],
    ] as const) {
        vi.mocked(Math.random).mockReturnValue(luck);
        open();
        FakeSocket.last().open();
        FakeSocket.last().drop();
        const made = FakeSocket.made.length;
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(FakeSocket.made).toHaveLength(made);
        await vi.advanceTimersByTimeAsync(2);
        expect(FakeSocket.made).toHaveLength(made + 1);
    }
});

it("notices at once that the network is gone, and comes back at once with it", () => {
    const connection = open();
    FakeSocket.last().open();
    FakeSocket.window.dispatchEvent(new Event("offline"));
    expect(statuses.at(-1)).toBe("lost");
    FakeSocket.window.dispatchEvent(new Event("online"));
    FakeSocket.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    connection.close();
    FakeSocket.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
});

it("sends again by itself what the server could not store just now", async () => {
    const connection = open();
    const socket = FakeSocket.last();
    socket.open();
    const answer = connection.ask({ type: "undo", everything: false, choices: 1 });
    const id = socket.sent[1]?.id as string;
    socket.hear({ type: "refused", status: 503, key: "database-away", text: "…", clause: "", id });
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.sent[2]).toEqual(socket.sent[1]);
    socket.hear({ type: "refused", status: 422, key: "nothing-to-undo", text: "Nothing.", clause: "", id });
    expect(await answer).toMatchObject({ status: 422 });
});

it("asks for a reload when the server speaks a newer protocol, and tries again when it speaks an older one", async () => {
    open();
    const refusal = { type: "refused", status: 503, key: "newer-client", text: "", clause: "", id: "" } as const;
    FakeSocket.last().open();
    FakeSocket.last().hear(refusal);
    FakeSocket.last().drop();
    await vi.advanceTimersByTimeAsync(600);
    const second = FakeSocket.last();
    second.open();
    second.hear({ ...refusal, status: 426, key: "older-client" });
    expect(statuses.at(-1)).toBe("outdated");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.last()).toBe(second);
    expect(heard).toEqual([]);
});
