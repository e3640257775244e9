/** Starts the server that all tests of a run share; the tests find its address in the environment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export default async function setUp(): Promise<() => Promise<void>> {
    const root = new URL("../..", import.meta.url).pathname;
    const server = spawn(`${root}.venv/bin/python`, ["web/e2e/server.py"], {
        cwd: root,
        env: {
            ...process.env,
            PYTHONPATH: `${root}:${process.env.PYTHONPATH ?? ""}`,
            ASZTAL_GAMES: `${root}examples/orchard.py`, // a game without a board of its own
        },
        stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = once(server, "exit");
    for await (const line of createInterface(server.stdout))
        if (line.startsWith("postgresql")) process.env.ASZTAL_E2E_DATABASE = line;
        else if (line.startsWith("http")) {
            process.env.ASZTAL_E2E = line;
            break;
        }
    if (!process.env.ASZTAL_E2E) throw new Error("the server did not start");
    server.stdout.resume();
    return async () => {
        server.stdin.end(); // it stops what it started and drops its database
        await ended;
    };
}
