import { spawnSync } from "node:child_process";

import { expect, it } from "vitest";

const LONG = 60_000; // milliseconds: each call starts Python

it.each([
    ["orchard", 1, /api\/orchard\.d\.ts is not what the server exports/], // it has no board here, and so no types
    ["orchid", 2, /orchid.*barrage.*orchard/], // which games there are, and no trace of calls
])(
    "scripts/types.mjs looks for %s among the games of Asztal and one's own",
    (game, code, says) => {
        const env = { ...process.env, INIT_CWD: "..", ASZTAL_GAMES: "examples/orchard.py" };
        const { status, stderr } = spawnSync("node", ["scripts/types.mjs", "--check", game], { env });
        expect([status, String(stderr).trim()]).toEqual([code, expect.stringMatching(says)]);
        expect(String(stderr)).not.toContain("types.mjs:");
    },
    LONG,
);
