import { afterEach, expect, it, vi } from "vitest";

import { Turns } from "./turn";

/** What was done: tones, badges and notifications. */
function world(hidden: boolean, sound = "yes"): { done: string[] } {
    const done: string[] = [];
    const tone = {
        frequency: { value: 0 },
        connect: (to: unknown) => to,
        start: () => done.push("tone"),
        stop: () => 0,
    };
    const ramp = (): void => undefined;
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
    vi.stubGlobal("AudioContext", function () {
        const loud = { gain, connect: () => undefined };
        return { currentTime: 0, destination: {}, createOscillator: () => tone, createGain: () => loud };
    });
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "sound" ? sound : null) });
    vi.stubGlobal("document", { hidden });
    const shows = (title: string): Promise<void> => Promise.resolve(void done.push(title));
    vi.stubGlobal("navigator", {
        setAppBadge: () => Promise.resolve(void done.push("badge")),
        clearAppBadge: () => Promise.resolve(),
        serviceWorker: { getRegistration: () => Promise.resolve({ showNotification: shows }) },
    });
    vi.stubGlobal("window", { Notification: {} });
    vi.stubGlobal("Notification", { permission: "granted" });
    return { done };
}

afterEach(() => vi.unstubAllGlobals());

it("is silent when the table opens with a question, and after a short wait", () => {
    const { done } = world(false);
    let now = 0;
    const turns = new Turns("t", () => now);
    turns.asked(true, "Your turn");
    turns.asked(false, "");
    now = 4000;
    turns.asked(true, "Your turn");
    expect(done).toEqual([]);
});

it("sounds after a long wait, and not at all for whoever wants none", () => {
    for (const [sound, tones] of [
        ["yes", ["tone", "tone"]],
        ["no", []],
    ] as const) {
        const { done } = world(false, sound);
        let now = 0;
        const turns = new Turns("t", () => now);
        turns.asked(false, "");
        now = 6000;
        turns.asked(true, "Your turn");
        turns.asked(true, "Your turn");
        expect(done.filter((one) => one === "tone").slice(0, 2)).toEqual(tones);
        expect(done).not.toContain("badge");
    }
});

it("marks the app and shows a notification while the page is out of sight", async () => {
    const { done } = world(true);
    const turns = new Turns("t", () => 0);
    turns.asked(false, "");
    turns.asked(true, "Your turn");
    await vi.waitFor(() => expect(done).toContain("Your turn"));
    expect(done).toContain("badge");
});
