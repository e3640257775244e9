/** The connection of a table as its page uses it: requests one at a time, refusals, and the version of what was heard. */
import type { FromServer, Refusal } from "$lib/api/types";

import { Connection, type Status } from "./connection";

export type Request = Parameters<Connection["ask"]>[0];
interface Hears {
    heard: (message: FromServer) => void;
    /** How many events the page has. */
    events: () => number;
}

const PATIENCE = 300; // milliseconds until buttons show that they wait: most answers are there sooner

export class Wire {
    status = $state<Status>("connecting");
    refusal = $state.raw<Refusal | null>(null);
    /** A request is on its way: nothing else is asked meanwhile. */
    busy = false;
    /** It takes long enough to say so: buttons wait. */
    slow = $state(false);
    /** Of the view that is shown. */
    version = 0;

    private closed = false;
    private visible = true;
    private connection: Connection;

    constructor(
        private readonly id: string,
        private readonly lang: string,
        private readonly hears: Hears,
    ) {
        this.connection = this.connect();
    }

    private connect(): Connection {
        const connection = new Connection(this.id, this.lang, {
            ...this.hears,
            status: (status) => void (this.status = status),
        });
        connection.look(this.visible);
        return connection;
    }

    /** Whether the page is in sight: whoever looks is not called. */
    look(visible: boolean): void {
        this.visible = visible;
        this.connection.look(visible);
    }

    /** Connect anew after `begin`; nothing happens once it was closed. */
    reopen(begin: () => void): void {
        if (this.closed) return;
        this.connection.close();
        this.busy = this.slow = false; // nobody answers what was asked there
        begin();
        this.connection = this.connect();
    }

    close(): void {
        this.closed = true;
        this.connection.close();
    }

    resync(): void {
        this.connection.resync();
    }

    ask = (message: Request): ReturnType<Connection["ask"]> => this.connection.ask(message);

    /** True when it was carried out; a refusal is shown. */
    async request(message: Request): Promise<boolean> {
        if (this.busy) return false;
        this.busy = true;
        const timer = setTimeout(() => (this.slow = true), PATIENCE);
        const done = await this.answered(message);
        clearTimeout(timer);
        this.busy = this.slow = false;
        return done;
    }

    /** The same for what need not wait for other requests. */
    async answered(message: Request): Promise<boolean> {
        this.refusal = null;
        const answer = await this.ask(message);
        if (answer.type === "refused") this.refusal = answer;
        return answer.type !== "refused";
    }
}
