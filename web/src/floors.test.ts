import { expect, test } from "vitest";

import { FLOORS, importsOf, refused } from "../scripts/floors.js";

const SOURCES = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.d.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const src = new URL(".", import.meta.url).pathname;

test.each([
    ["lib/kit/Mark.svelte", "$lib/table/table.svelte", /not below/],
    ["lib/kit/Mark.svelte", "../table/table.svelte", /not below/],
    ["lib/table/Result.svelte", "../../routes/router.svelte", /not below/],
    ["lib/guide/Steps.svelte", "$lib/still/Still.svelte", /not below/],
    ["lib/board/camera.svelte.ts", "$lib/news/news", /on no floor/],
    ["games/barrage/Board.svelte", "$lib/stage/AtSpot.svelte", /board of a game/],
    ["games/barrage/Board.svelte", "$lib/api/calls", /board of a game/],
    ["games/barrage/Board.svelte", "../ginkgopolis/facts", /board of a game/],
    ["lib/stage/BoardHost.svelte", "$games/barrage/Board.svelte", /by its folder/],
])("%s does not import %s", (file, from, why) => {
    expect(refused(src + file, from)).toMatch(why);
});

test.each([
    ["lib/table/Frame.svelte", "$lib/board/areas.svelte"],
    ["games/barrage/map/Map.svelte", "../data"],
    ["lib/stage/BoardHost.svelte", "$games/index"],
    ["routes/About.svelte", "../third_parties.toml"],
    ["lib/words/words.svelte.ts", "@fluent/bundle"],
])("%s may import %s", (file, from) => {
    expect(refused(src + file, from)).toBeNull();
});

test("every folder is on a floor, and no floor is empty", () => {
    const rooms = Object.keys(SOURCES).map((path) => /^\.\/(?:lib\/)?([^/]+)\//.exec(path)?.[1] ?? "app");
    expect(new Set(rooms)).toEqual(new Set(FLOORS.flat()));
});

test("no module imports itself by way of others", () => {
    const found = (path: string): string[] => importsOf(src + path, SOURCES[path] ?? "");
    const files = new Map(Object.keys(SOURCES).map((path) => [path.replace(/^\.\/|\.ts$/g, ""), path]));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (path: string, way: string[]): void => {
        if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" > "));
        if (done.has(path) || way.includes(path)) return;
        for (const next of found(path)) {
            const file = files.get(next) ?? files.get(`${next}/index`);
            if (file) walk(file, [...way, path]);
        }
        done.add(path);
    };
    for (const path of files.values()) walk(path, []);
    expect(files.size).toBeGreaterThan(200);
    expect(circles).toEqual([]);
});
