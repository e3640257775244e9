// Writes src/lib/api/*.d.ts from the schemas that the server exports; `--check` fails when they differ instead.
// Of named games, those in ASZTAL_GAMES too, it writes theirs alone: `node scripts/types.mjs orchard`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import openapi, { astToString } from "openapi-typescript";
import ts from "typescript";

const root = new URL("../..", import.meta.url);
const asztal = process.env.ASZTAL ?? new URL(".venv/bin/asztal", root).pathname;
const named = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const env = { ...process.env, ...(named.length ? {} : { ASZTAL_GAMES: "" }) };
const cwd = process.env.INIT_CWD; // where npm was called, for the paths in ASZTAL_GAMES
/** What a command prints as JSON. If it fails, it has said why. */
function ask(...words) {
    try {
        return JSON.parse(execFileSync(asztal, words, { env, cwd, maxBuffer: 1 << 26 }).toString());
    } catch (error) {
        if (!error.status) throw error;
        process.exit(error.status);
    }
}
const ours = ({ name }) => existsSync(new URL(`src/asztal/games/${name}`, root)); // not what somebody has installed to try out
const allOurs = () => ask("games", "--json").filter(ours);
const games = named.length ? named : allOurs().map((game) => game.name);

/** A JSON Schema with `$defs` as an OpenAPI document, so that one tool makes all types. */
function document({ title, $defs }) {
    const text = JSON.stringify($defs).replaceAll("#/$defs/", "#/components/schemas/");
    return { openapi: "3.1.0", info: { title, version: "1" }, paths: {}, components: { schemas: JSON.parse(text) } };
}

/** What a board is given, which is the first thing that a game's schema describes, and what that is made of. */
function shown({ title, oneOf: [root], $defs }) {
    const names = new Set();
    const reach = (part) => {
        for (const [, name] of JSON.stringify(part).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
            if (names.has(name)) continue;
            names.add(name);
            reach($defs[name]);
        }
    };
    reach(root);
    return { title, $defs: Object.fromEntries([...names].map((name) => [name, $defs[name]])) };
}

const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const shared = {
    http: () => ({ ...read("docs/openapi.json"), paths: {} }), // a call names the shape that it expects, and no route
    socket: () => document(read("docs/socket.schema.json")),
};
const sources = {
    ...(named.length ? {} : shared),
    ...Object.fromEntries(games.map((game) => [game, () => document(shown(ask("schema", game)))])),
};

/** Sentences get a type of their own, which has nothing that a string could be taken apart with. */
const options = {
    transform: ({ format }) => (format === "said" ? ts.factory.createTypeReferenceNode("Said") : undefined),
    inject: 'import type { Said } from "./said";\n',
};

const checking = process.argv.includes("--check");
let stale = 0;
for (const [name, source] of Object.entries(sources)) {
    const file = new URL(`../src/lib/api/${name}.d.ts`, import.meta.url);
    const text = `// Made by scripts/types.mjs from what the server exports.\n${astToString(await openapi(source(), options))}`;
    if (!checking) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
        console.error(`${file.pathname} is not what the server exports now: run "make webtypes".`);
        stale = 1;
    }
}
process.exit(stale);
