// Writes src/lib/api/*.d.ts from the schemas that the server exports; `--check` fails when they differ instead.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapi, { astToString } from "openapi-typescript";
import ts from "typescript";

const root = new URL("../..", import.meta.url);
const asztal = process.env.ASZTAL ?? new URL(".venv/bin/asztal", root).pathname;
const env = { ...process.env, ASZTAL_GAMES: "" }; // the installed games, not those that somebody tries out
const ask = (...words) => JSON.parse(execFileSync(asztal, words, { env, maxBuffer: 1 << 26 }).toString());
const games = ask("games", "--json").map((game) => game.name);

/** A JSON Schema with `$defs` as an OpenAPI document, so that one tool makes all types. */
function document(schema) {
    const text = JSON.stringify(schema.$defs).replaceAll("#/$defs/", "#/components/schemas/");
    const info = { title: schema.title, version: "1" };
    return { openapi: "3.1.0", info, paths: {}, components: { schemas: JSON.parse(text) } };
}

const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const sources = {
    http: () => read("docs/openapi.json"),
    socket: () => document(read("docs/socket.schema.json")),
    ...Object.fromEntries(games.map((game) => [game, () => document(ask("schema", game))])),
};

/** Sentences get a type of their own, which has nothing that a string could be taken apart with. */
const options = {
    transform: ({ format }) => (format === "said" ? ts.factory.createTypeReferenceNode("Said") : undefined),
    inject: 'import type { Said } from "./said";\n',
};

let stale = 0;
for (const [name, source] of Object.entries(sources)) {
    const file = new URL(`../src/lib/api/${name}.d.ts`, import.meta.url);
    const text = `// Made by scripts/types.mjs from what the server exports.\n${astToString(await openapi(source(), options))}`;
    if (!process.argv.includes("--check")) writeFileSync(file, text);
    else if (readFileSync(file, "utf8") !== text) {
        console.error(`${file.pathname} is not what the server exports now: run "make webtypes".`);
        stale = 1;
    }
}
process.exit(stale);
