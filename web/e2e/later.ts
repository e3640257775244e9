/** Time that passes at a table without anybody waiting for it. */
import { execFileSync } from "node:child_process";

const root = new URL("../..", import.meta.url).pathname;

export function later(table: string, seconds: number, database = process.env.ASZTAL_E2E_DATABASE ?? ""): void {
    const what = [`${root}web/e2e/later.py`, database, table, String(seconds)];
    execFileSync(`${root}.venv/bin/python`, what);
}
