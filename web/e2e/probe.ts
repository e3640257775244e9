/** Runs in every page before its own scripts: counts what was asked of the server and when its answer was on the screen. */
import type { Page } from "@playwright/test";

declare global {
    interface Window {
        probe: Probe;
    }
}
export interface Probe {
    /** Choices that were sent. */
    sent: number;
    /** Choices that were answered and whose new view was painted. */
    settled: number;
    /** Refusals, which no test expects. */
    refused: string[];
    /** Milliseconds from the click to the new view, for every choice that was clicked. */
    waits: number[];
    sockets: WebSocket[];
}

export function watch(): void {
    const probe: Probe = { sent: 0, settled: 0, refused: [], waits: [], sockets: [] };
    window.probe = probe;
    const open = new Map<string, { clicked: number; done: boolean; seen: boolean }>();
    const LATE = 200; // milliseconds
    let clicked = -LATE;
    const click = (event: Event): void => void (clicked = event.timeStamp);
    for (const kind of ["click", "keydown"]) addEventListener(kind, click, true);

    const painted = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
    function settle(): void {
        for (const [id, act] of open) {
            if (!act.done || !act.seen) continue;
            open.delete(id);
            painted(() => {
                probe.settled += 1;
                if (act.clicked) probe.waits.push(performance.now() - act.clicked);
            });
        }
    }
    function hear(text: string): void {
        const message = JSON.parse(text) as { type: string; id?: string; key?: string };
        const act = open.get(message.id ?? "");
        if (act && message.type === "done") act.done = true;
        if (act && message.type === "refused") {
            probe.refused.push(message.key ?? "");
            act.done = act.seen = true;
        }
        if (message.type === "update" || message.type === "view") for (const each of open.values()) each.seen = true;
        settle();
    }

    window.WebSocket = class extends WebSocket {
        constructor(address: string | URL, protocols?: string | string[]) {
            super(address, protocols);
            probe.sockets.push(this);
            this.addEventListener("message", (event: MessageEvent<string>) => hear(event.data));
        }
        override send(data: string): void {
            const message = JSON.parse(data) as { type: string; id: string };
            if (message.type === "act" && !open.has(message.id)) {
                probe.sent += 1;
                const fresh = performance.now() - clicked < LATE; // not what waited for a connection
                open.set(message.id, { clicked: fresh ? clicked : 0, done: false, seen: false });
            }
            super.send(data);
        }
    };
}

export const probed = (page: Page): Promise<Omit<Probe, "sockets">> =>
    page.evaluate(() => ({ ...window.probe, sockets: undefined }));
