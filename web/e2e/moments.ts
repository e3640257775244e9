/** Positions of random games, shown to a page one after another without playing them. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import type { Person } from "./people";

declare global {
    interface Window {
        /** Show a position of a table; resolves when it is drawn. */
        told: (moment: Moment, table: object) => Promise<void>;
    }
}
export interface Moment {
    seen: { seat: number; variant: Record<string, string>; seats: number };
    question: { name: string; choices: { option: string; targets: string[] }[] };
}
export type Setting = [seats: number, variant: Record<string, string>];

const AT_ONCE = 20;

/** The questions of so many random games, every so many of them, some at a time. */
export async function* moments(
    game: string,
    settings: Setting[],
    games: number,
    every: number,
): AsyncGenerator<Moment[]> {
    const root = new URL("../..", import.meta.url).pathname;
    const all = Array.from({ length: games }, (_, number) => settings[number % settings.length]);
    const made = spawn(`${root}.venv/bin/python`, ["web/e2e/moments.py", game, String(every), JSON.stringify(all)], {
        cwd: root,
        env: { ...process.env, PYTHONPATH: `${root}src` },
        stdio: ["ignore", "pipe", "inherit"],
    });
    let some: Moment[] = [];
    for await (const line of createInterface(made.stdout)) {
        some.push(JSON.parse(line) as Moment);
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
    }
    yield some;
}

/** From now on the page hears only what it is told; it believes that people sit on all seats. */
export async function deafened({ page }: Person): Promise<void> {
    await page.evaluate(() => {
        const socket = window.probe.sockets.at(-1);
        const heard = socket?.onmessage;
        if (!socket || !heard) throw new Error("no connection");
        socket.onmessage = null;
        const hear = (message: unknown): unknown =>
            heard.call(socket, new MessageEvent("message", { data: JSON.stringify(message) }));
        let number = 0;
        window.told = async ({ seen, question }, table) => {
            const seats = Array.from({ length: seen.seats }, (_, seat) => ({
                number: seat,
                name: ["Anna", "Béla", "Clara", "Dávid"][seat],
                taken: true,
                bot: "",
            }));
            hear({ ...table, type: "table", status: "playing", variant: seen.variant, seats });
            hear({
                type: "view",
                seat: seen.seat,
                view: seen,
                version: 1,
                first: 0,
                events: [],
                log: [],
                steps: [],
                may_undo: false,
                ending: "",
                question: { ...question, name: `${Date.now()} ${++number}` },
            });
            await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        };
    });
}
