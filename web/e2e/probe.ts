/** Runs in every page before its own scripts: counts what was asked of the server and when its answer was on the screen. */
import type { Page } from "@playwright/test";

declare global {
    interface Window {
        probe: Probe;
    }
}
/** Milliseconds that one choice took. */
export interface Wait {
    /** From the click until it was sent. */
    send: number;
    /** From then until the server's answer and the new view were there. */
    answer: number;
    /** From then until the page had drawn it. */
    paint: number;
}
export interface Probe {
    /** Choices that were sent. */
    sent: number;
    /** Choices that were answered and whose new view was painted. */
    settled: number;
    /** Refusals, which no test expects. */
    refused: string[];
    /** For every choice that was clicked. */
    waits: Wait[];
    /** What is asked now. */
    choices: { option: string; targets: string[]; preview: string[] }[];
    sockets: WebSocket[];
}

export function watch(): void {
    interface Act {
        clicked: number;
        sent: number;
        question: string;
        done: boolean;
        seen: boolean;
    }
    const probe: Probe = { sent: 0, settled: 0, refused: [], waits: [], choices: [], sockets: [] };
    window.probe = probe;
    const open = new Map<string, Act>();
    const LATE = 200; // milliseconds
    let clicked = -LATE;
    const click = (event: Event): void => void (clicked = event.timeStamp);
    for (const kind of ["click", "keydown"]) addEventListener(kind, click, true);

    const painted = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
    function settle(): void {
        for (const [id, act] of open) {
            if (!act.done || !act.seen) continue;
            open.delete(id);
            const answered = performance.now();
            painted(() => {
                probe.settled += 1;
                if (act.clicked)
                    probe.waits.push({
                        send: act.sent - act.clicked,
                        answer: answered - act.sent,
                        paint: performance.now() - answered,
                    });
            });
        }
    }
    function hear(text: string): void {
        const message = JSON.parse(text) as {
            type: string;
            id?: string;
            key?: string;
            question?: { name: string; choices: Probe["choices"] };
        };
        const act = open.get(message.id ?? "");
        if (act && message.type === "done") act.done = true;
        if (act && message.type === "refused") {
            probe.refused.push(message.key ?? "");
            act.done = act.seen = true;
        }
        // What others did meanwhile is no answer: the question that was answered is gone from the new view.
        if (message.type === "update" || message.type === "view") {
            probe.choices = message.question?.choices ?? [];
            for (const each of open.values()) each.seen ||= message.question?.name !== each.question;
        }
        settle();
    }

    window.WebSocket = class extends WebSocket {
        constructor(address: string | URL, protocols?: string | string[]) {
            super(address, protocols);
            probe.sockets.push(this);
            this.addEventListener("message", (event: MessageEvent<string>) => hear(event.data));
        }
        override send(data: string): void {
            const message = JSON.parse(data) as { type: string; id: string; question: string };
            if (message.type === "act" && !open.has(message.id)) {
                probe.sent += 1;
                const sent = performance.now();
                const fresh = sent - clicked < LATE; // not what waited for a connection
                const { id, question } = message;
                open.set(id, { clicked: fresh ? clicked : 0, sent, question, done: false, seen: false });
            }
            super.send(data);
        }
    };
}

export const probed = (page: Page): Promise<Omit<Probe, "sockets">> =>
    page.evaluate(() => ({ ...window.probe, sockets: undefined }));

/** p50 and p95 of all choices, and of the parts that they consist of. */
export function summed(waits: Wait[]): { p95: number; text: string } {
    const share = (times: number[], part: number): number =>
        times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? NaN;
    const line = (name: string, times: number[]): string =>
        `${name} p50 ${share(times, 0.5).toFixed(0)} ms, p95 ${share(times, 0.95).toFixed(0)} ms`;
    const whole = waits.map(({ send, answer, paint }) => send + answer + paint);
    const parts = (["send", "answer", "paint"] as const).map((part) =>
        line(
            part,
            waits.map((wait) => wait[part]),
        ),
    );
    return {
        p95: share(whole, 0.95),
        text: `${line("click to view", whole)} of ${waits.length} choices (${parts.join("; ")})`,
    };
}
