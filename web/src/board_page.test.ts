/** The page on drawing a board: what it shows can be compiled, and what it imports is there for boards. */
import { FluentResource } from "@fluent/bundle";
import { compile } from "svelte/compiler";
import { expect, it, test } from "vitest";

import { refused } from "../scripts/floors.js";

const [PAGE = ""] = Object.values(
    import.meta.glob<string>("../../docs/games/board.md", { query: "?raw", import: "default", eager: true }),
);
const SOURCES = import.meta.glob<string>(["./lib/**/*.ts", "./lib/**/*.svelte", "!./**/*.d.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const shown = (kind: string): string[] =>
    [...PAGE.matchAll(RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\``, "gms"))].map(([, text]) => text as string);
const BLOCKS = shown("svelte");
const [FIRST = ""] = BLOCKS;
const OWN = /^\.|^\$lib\/api\/pebbles$/; // its own files, and the types that are made for it

it.each(BLOCKS.map((text, index) => [index, text] as const))("component %i compiles without a warning", (_, text) => {
    expect(compile(text, { filename: "Board.svelte" }).warnings).toEqual([]);
});

const IMPORTS = BLOCKS.flatMap((text) => [...text.matchAll(/import (.+?) from "([^"]+)"/g)])
    .map(([, names, from]) => [from, names] as [string, string])
    .filter(([from]) => !OWN.test(from));

it.each(IMPORTS)("%s gives a board %s", (from, names) => {
    expect(refused(new URL("games/pebbles/Board.svelte", import.meta.url).pathname, from)).toBeNull();
    const path = from.replace("$lib/", "./lib/");
    const source = SOURCES[`${path}.ts`] ?? SOURCES[path];
    expect(source).toBeDefined();
    for (const name of /\{(.*)\}/.exec(names)?.[1]?.split(",") ?? [])
        expect(source).toMatch(RegExp(`^export .*\\b${name.trim()}\\b`, "m"));
});

test("every word of the first board is there in three languages", () => {
    const words = shown("ftl").map((text) => new FluentResource(text).body.map(({ id }) => id));
    expect(words).toHaveLength(3);
    for (const keys of words) expect(keys).toEqual(words[0]);
    const said = [...FIRST.matchAll(/\bsay\("([a-z-]+)"/g)].map(([, key]) => key);
    expect(words[0]).toEqual(expect.arrayContaining([...said, "pebbles-red", "pebbles-green", "pebbles-blue"]));
});
