/** A web socket for tests: nothing happens on it unless the test says so. */
import { vi } from "vitest";

import type { FromServer } from "$lib/api/types";

export class FakeSocket {
    static readonly OPEN = 1;
    static made: FakeSocket[] = [];

    readyState = 0;
    readonly sent: Record<string, unknown>[] = [];
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;

    constructor(readonly url: string) {
        FakeSocket.made.push(this);
    }

    /** Where the browser tells that the network is gone or back. */
    static window = new EventTarget();

    static install(): void {
        FakeSocket.made = [];
        FakeSocket.window = new EventTarget();
        for (const name of ["addEventListener", "removeEventListener"] as const)
            vi.stubGlobal(name, FakeSocket.window[name].bind(FakeSocket.window));
        vi.stubGlobal("WebSocket", FakeSocket);
        vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
    }

    static last(): FakeSocket {
        const found = FakeSocket.made.at(-1);
        if (!found) throw new Error("nobody opened a socket");
        return found;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }

    close(): void {
        this.readyState = 3;
        this.onclose?.();
    }

    open(): void {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.();
    }

    /** The line is cut. */
    drop(): void {
        this.close();
    }

    hear(message: FromServer): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}
