// Writes src/lib/api/*.d.ts, and those of the package for programs in clients/typescript, from the schemas that the server
// exports; `--check` fails when they differ instead.
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

/** What a part of a game's schema is made of: for a board what it is given, which is the first thing described. */
function made({ title, oneOf: [root], $defs }) {
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

/** The same for a program, which has names for what it is shown, and gets the events as well. */
function shown({ title, oneOf: [root, , ...events], $defs }) {
    const text = JSON.stringify($defs).replaceAll(root.$ref.replace("#/$defs/", ""), "Observation");
    const named = { ...JSON.parse(text), Event: { oneOf: events } };
    const both = { oneOf: [{ $ref: "#/$defs/Observation" }, { $ref: "#/$defs/Event" }] };
    return made({ title, oneOf: [both], $defs: named });
}

const schemas = new Map();
const schema = (game) => schemas.get(game) ?? schemas.set(game, ask("schema", game)).get(game);

const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const shared = {
    http: () => ({ ...read("docs/openapi.json"), paths: {} }), // a call names the shape that it expects, and no route
    socket: () => document(read("docs/socket.schema.json")),
};
const sources = {
    ...(named.length ? {} : shared),
    ...Object.fromEntries(games.map((game) => [game, () => document(made(schema(game)))])),
};

/** Sentences get a type of their own, which has nothing that a string could be taken apart with. */
const options = {
    transform: ({ format }) => (format === "said" ? ts.factory.createTypeReferenceNode("Said") : undefined),
    inject: 'import type { Said } from "./said";\n',
};

/** For a program a sentence is a string, and a field that may be missing from older servers is one that may be. */
const forPrograms = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };
const programs = {
    messages: shared.socket,
    ...Object.fromEntries(games.map((game) => [game, () => document(shown(schema(game)))])),
};

const files = Object.entries(sources).map(([name, source]) => [`web/src/lib/api/${name}.d.ts`, source, options]);
for (const [name, source] of named.length ? [] : Object.entries(programs))
    files.push([`clients/typescript/${name}.d.ts`, source, forPrograms]);

const checking = process.argv.includes("--check");
let stale = 0;
for (const [path, source, how] of files) {
    const file = new URL(path, root);
    const text = `// Made by scripts/types.mjs from what the server exports.\n${astToString(await openapi(source(), how))}`;
    if (!checking) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
        console.error(`${file.pathname} is not what the server exports now: run "make webtypes".`);
        stale = 1;
    }
}
process.exit(stale);
