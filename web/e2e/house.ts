/** A server with its worker and its own database, whose power can be cut. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const root = new URL("../..", import.meta.url).pathname;

export interface House {
    database: string;
    address: string;
    /** Every process dies; `meanwhile` is done while none is there; then they start again. */
    cut: (meanwhile: () => void) => Promise<void>;
    /** The link in the next mail, whoever gets it. */
    mailed: () => Promise<string>;
    /** Link and code in the next letter by which somebody comes home. */
    letter: () => Promise<{ link: string; code: string }>;
    end: () => Promise<void>;
}

/** How a server can tell people of their turn, or that it is reached by https. */
export type Told = "mail" | "push" | "none" | "https";

/** `fault` is one of those of tests/server/sabotage.py. */
export async function house(fault = "", told: Told = "mail"): Promise<House> {
    const server = spawn(`${root}.venv/bin/python`, ["web/e2e/server.py", fault, told], {
        cwd: root,
        env: {
            ...process.env,
            PYTHONPATH: `${root}:${process.env.PYTHONPATH ?? ""}`,
            ASZTAL_GAMES: `${root}examples/orchard.py`, // a game without a board of its own
        },
        stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = once(server, "exit");
    const lines = createInterface(server.stdout);
    /** The next line that begins like this; what the processes print themselves is passed over. */
    const hear = (start: string): Promise<string> =>
        new Promise((settle, fail) => {
            lines.on("line", (line) => void (line.startsWith(start) && settle(line)));
            lines.once("close", () => fail(new Error(`the server ended before it said ${start}`)));
        });
    const [database, address] = await Promise.all([hear("postgresql"), hear("http")]);
    return {
        database,
        address,
        cut: async (meanwhile) => {
            const dead = hear("cut");
            server.stdin.write("\n");
            await dead;
            meanwhile();
            const back = hear("http");
            server.stdin.write("\n");
            await back;
        },
        mailed: async () => (await hear("mail ")).slice("mail ".length),
        letter: async () => {
            const [, link = "", ...code] = (await hear("letter ")).split(" ");
            return { link, code: code.join(" ") };
        },
        end: async () => {
            server.stdin.end(); // it stops what it started and drops its database
            await ended;
        },
    };
}
