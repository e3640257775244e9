/** Time that passes without anybody waiting for it. */
import { execFileSync } from "node:child_process";

const root = new URL("../..", import.meta.url).pathname;
const shared = (): string => process.env.ASZTAL_E2E_DATABASE ?? "";
const run = (script: string, ...what: string[]): unknown =>
    execFileSync(`${root}.venv/bin/python`, [`${root}web/e2e/${script}`, ...what], {
        env: { ...process.env, PYTHONPATH: `${root}src:${root}` },
    });

/** At a table. */
export function later(table: string, seconds: number, database = shared()): void {
    run("later.py", database, table, String(seconds));
}
/** Whoever has this name showed a way home more than ten minutes ago. */
export function unproved(name: string, database = shared()): void {
    run("unproved.py", database, name);
}
/** Seven days after somebody of this name asked to be erased. */
export function erased(name: string, database = shared()): void {
    run("erased.py", database, name);
}
/** Everybody in a world has played ten games to the end, or its time is over. */
export function worldIs(what: "ranked" | "closed", world: string, database = shared()): void {
    run("world.py", database, world, what);
}
