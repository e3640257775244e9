/** One web socket to a table. It reconnects by itself, resends what was not answered, and asks for the whole view after a gap. */
import type { Because, FromClient, FromServer, Refusal, ScoreTold } from "$lib/api/types";

/** `outdated`: the server speaks another protocol by now, and the page has to be loaded again. */
export type Status = "connecting" | "open" | "lost" | "closed" | "outdated";
type Answer = Extract<FromServer, { type: "done" | "rows" }> | Because | ScoreTold | Refusal;
type Sent = Extract<FromClient, { id: string }>;
/** A process of the release before does not know `hold`: whoever wants nothing held leaves it out. */
type Request = Exclude<Sent, { type: "act" }> | (Omit<Extract<Sent, { type: "act" }>, "hold"> & { hold?: number });
type WithoutId = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

interface Pending {
    message: Request;
    settle: (answer: Answer) => void;
}

const LONGEST_WAIT = 10_000; // milliseconds between two tries
const SILENCE = 15_000; // milliseconds without a word while something is asked: a line can die without being closed
const PROTOCOL = 3; // as this page speaks it; a server of another version says what to do

export interface Listener {
    heard(message: FromServer): void;
    status(status: Status): void;
    /** How many events the reader has already. */
    events(): number;
}

export class Connection {
    private socket: WebSocket | null = null;
    private readonly pending = new Map<string, Pending>();
    private tries = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private silence: ReturnType<typeof setTimeout> | undefined;
    private closed = false;
    private count = 0;
    private visible = true; // as a server takes it until it is told
    private readonly prefix = crypto.getRandomValues(new Uint32Array(3)).join("-"); // randomUUID needs https

    constructor(
        private readonly table: string,
        private readonly lang: string,
        private readonly listener: Listener,
    ) {
        addEventListener("offline", this.cutOff);
        addEventListener("online", this.reachable);
        this.open();
    }

    /** Send a request; the promise is kept however often the connection is lost, because its id makes it count once. */
    ask(message: WithoutId): Promise<Answer> {
        const whole = { ...message, id: `${this.prefix}-${++this.count}` } as Request;
        return new Promise((settle) => {
            this.pending.set(whole.id, { message: whole, settle });
            this.send(whole);
            this.listen();
        });
    }

    /** Say whether the page is in sight; nobody answers that. */
    look(visible: boolean): void {
        if (visible !== this.visible) this.send({ type: "looking", visible });
        this.visible = visible;
    }

    /** Ask for the whole view again. */
    resync(): void {
        this.send({ type: "resync", events: this.listener.events() });
    }

    close(): void {
        this.closed = true;
        removeEventListener("offline", this.cutOff);
        removeEventListener("online", this.reachable);
        clearTimeout(this.timer);
        clearTimeout(this.silence);
        this.socket?.close();
        this.listener.status("closed");
    }

    private open(): void {
        this.listener.status(this.tries ? "lost" : "connecting");
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
        this.socket = socket;
        socket.onopen = () => {
            const hello = { type: "hello", events: this.listener.events(), lang: this.lang, protocol: PROTOCOL };
            socket.send(JSON.stringify(hello));
            if (!this.visible) this.send({ type: "looking", visible: false });
            for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
            this.listen();
        };
        socket.onmessage = (event: MessageEvent<string>) => {
            if (this.tries || socket === this.socket) this.listener.status("open");
            this.tries = 0;
            this.hear(JSON.parse(event.data) as FromServer);
            this.listen();
        };
        socket.onclose = () => {
            if (socket === this.socket) this.lost();
        };
    }

    private lost(): void {
        if (this.closed) return;
        this.socket = null;
        this.tries += 1;
        this.listener.status("lost");
        clearTimeout(this.timer);
        const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries);
        this.timer = setTimeout(() => this.open(), wait * (0.5 + Math.random())); // or everybody would come at once
    }

    /** Whoever asked something and hears nothing at all asks again over a new socket. */
    private listen(): void {
        clearTimeout(this.silence);
        if (this.pending.size && this.socket && !this.closed) this.silence = setTimeout(this.cutOff, SILENCE);
    }

    /** The device has left the network: the socket itself would notice only minutes later. */
    private readonly cutOff = (): void => {
        const socket = this.socket;
        this.lost();
        socket?.close();
    };
    /** The network is back: do not wait for the next try. */
    private readonly reachable = (): void => {
        if (this.closed || this.socket) return;
        clearTimeout(this.timer);
        this.open();
    };

    private send(message: FromClient | Request): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    private hear(message: FromServer): void {
        if (message.type === "refused" && message.key === "older-client") {
            this.close();
            this.listener.status("outdated");
            return;
        }
        if (message.type === "refused" && message.key === "newer-client") {
            this.socket?.close(); // an older process answered: the next try may find a newer one
            return;
        }
        if ("id" in message && message.type !== "table") {
            const waiting = this.pending.get(message.id ?? "");
            const away = message.type === "refused" && message.status === 503;
            if (waiting && away) setTimeout(() => this.send(waiting.message), 1000);
            else if (waiting) {
                this.pending.delete(waiting.message.id);
                waiting.settle(message);
            }
            if (waiting) return;
        }
        this.listener.heard(message);
    }
}
