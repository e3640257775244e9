import { FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";

import { LANGUAGES, sayIn, words } from "./words.svelte";

const TEXTS = import.meta.glob<string>("../../**/*.{ftl,svelte,ts}", { query: "?raw", import: "default", eager: true });
const FILES = Object.keys(TEXTS);
const read = (file: string): string => TEXTS[file] ?? "";
const keys = (file: string): string[] => new FluentResource(read(file)).body.map((message) => message.id);
const written = (file: string): number => read(file).match(/^[a-z][\w-]* =/gm)?.length ?? 0;

const STEMS = FILES.filter((file) => /(^|[./])en\.ftl$/.test(file)).map((file) => file.replace(/en\.ftl$/, ""));

it.each(STEMS)("%s has the same words in every language, and every line is read", (stem) => {
    for (const lang of LANGUAGES) {
        expect(keys(`${stem}${lang}.ftl`), lang).toEqual(keys(`${stem}en.ftl`));
        expect(written(`${stem}${lang}.ftl`), lang).toBe(new Set(keys(`${stem}en.ftl`)).size);
    }
});

const PARTS = [
    "account",
    "claim",
    "confirm",
    "deal",
    "device",
    "fork",
    "lookback",
    "mailway",
    "me",
    "menu",
    "notes",
    "others",
    "paper",
    "passkey",
    "programs",
    "prove",
    "recovery",
    "rules",
    "settings",
    "ways",
    "world",
    "erase",
];
const FRAME = ["", ...PARTS.map((part) => `${part}.`)].flatMap((part) => keys(`./${part}en.ftl`));

it("every word of the frame is said somewhere, and every word that is said exists", () => {
    const code = FILES.filter((file) => /\.(svelte|ts)$/.test(file) && !/games\/|\.test\./.test(file));
    const text = code.map(read).join("\n");
    const literals = new Set([...text.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map(([, key]) => key as string));
    const made = [...text.matchAll(/`([a-z]+-[a-z-]*)\$\{/g)].map(([, stem]) => stem as string);
    const known = new Set(FRAME);
    const unused = [...known].filter((key) => !literals.has(key) && !made.some((stem) => key.startsWith(stem)));
    expect(unused).toEqual([]);
    const said = [...text.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map(([, key]) => key as string);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
});

it.each(STEMS.filter((stem) => stem.includes("games/")))("every word that the board of %s says exists", (stem) => {
    const code = FILES.filter((file) => file.startsWith(stem.replace(/words\.$/, "")) && /\.(svelte|ts)$/.test(file));
    const said = [
        ...code
            .map(read)
            .join("\n")
            .matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g),
    ].map(([, key]) => key as string);
    const known = new Set([...keys("./en.ftl"), ...keys(`${stem}en.ftl`)]);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
});

it.each(STEMS.filter((stem) => stem.includes("games/")))("%s says the frame's words in its own way", (stem) => {
    const game = /games\/(\w+)\//.exec(stem)?.[1] ?? "";
    const own = keys(`${stem}en.ftl`).filter((key) => key.endsWith(`-in-${game}`));
    const known = new Set(FRAME);
    expect(own.filter((key) => !known.has(key.replace(`-in-${game}`, "")))).toEqual([]);
});

it("what one game calls a round another calls a turn", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.load("hu", "ginkgopolis");
    expect(sayIn("ginkgopolis", "replay-round", { round: 3 })).toBe("3. kör");
    expect(sayIn("barrage", "replay-round", { round: 3 })).toBe("3. forduló");
    vi.unstubAllGlobals();
});
