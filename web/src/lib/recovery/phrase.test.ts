import { beforeAll, expect, it, vi } from "vitest";

import { LANGUAGES, type Lang, words } from "$lib/words/words.svelte";

import golden from "../../../../tests/golden/recovery.json";

import { loadLists, type WordList } from "./lists";
import { faultsSaid, readPhrase, sentPhrase } from "./phrase";

let lists: WordList[];
beforeAll(async () => {
    lists = await loadLists();
    vi.stubGlobal("document", { documentElement: {} });
    await words.load("en", "recovery");
    return () => vi.unstubAllGlobals();
});

const PHRASE = golden.given[3]?.words.en ?? "";
const read = (text: string): ReturnType<typeof readPhrase> => readPhrase(text, lists, "en");

it.each(golden.given)("the words of $secret are read as they were given out", (given) => {
    for (const lang of LANGUAGES) {
        const phrase = given.words[lang];
        for (const reader of LANGUAGES) {
            const found = readPhrase(phrase, lists, reader);
            expect([found.fault, found.language, sentPhrase(found)]).toEqual(["", lang, phrase]);
        }
    }
});

it.each(golden.read)("the server and the browser read the same: $kind", (row) => {
    const found = readPhrase(row.typed, lists, row.reader as Lang);
    expect(found.fault).toBe(row.fault);
    expect(found.language).toBe(row.language);
    expect(
        found.words.map(({ typed, word, suggestion }) => `${typed} / ${word ?? "-"} / ${suggestion ?? "-"}`),
    ).toEqual(row.words);
    expect(sentPhrase(found) !== "").toBe(row.secret !== "");
    expect(faultsSaid(found).length > 0).toBe(!["", "empty"].includes(row.fault));
});

it("a word that is still being typed is not called unknown", () => {
    const typed = PHRASE.split(" ").slice(0, 3).join(" ");
    expect(faultsSaid(read(`${typed} la`))).toEqual(["That is 3 words so far; there are eight."]);
    expect(faultsSaid(read("la"))).toEqual(["There are eight words."]);
    expect(faultsSaid(read(`${typed} la `))).toEqual([
        "Word 4, “la”, is not on the list. Is that how it is spelled on your paper?",
    ]);
    expect(faultsSaid(read(`${PHRASE} la`))).toEqual(["That is 9 words; there are only eight."]);
});

it("a slip is told with its place and the word that was probably meant", () => {
    expect(faultsSaid(read(PHRASE.replace("group", "goup")))).toEqual([
        "Word 1, “goup”, is not on the list. Do you mean “group”?",
    ]);
    expect(faultsSaid(read(PHRASE.replace("group veil", "veil group")))[0]).toMatch(/^All eight words are on the list/);
});
