/**
 * Reads recovery words while somebody types them, so that a slip is seen here and costs no guess at the server. It reads as
 * src/asztal/server/recovery/phrases.py does; tests/golden/recovery.json holds both to it.
 */
import { type Lang, say } from "$lib/words/words.svelte";

import { COUNT, holds } from "./code";
import { fold, type WordList } from "./lists";

const LONGEST = 400; // signs that are looked at: eight words with much around them

export type Fault = "" | "empty" | "unknown" | "few" | "many" | "check";

/** A word as it was typed, folded: which word of the list it is, or which one was probably meant. */
export type TypedWord = { typed: string; word: string | null; suggestion: string | null };

export type Phrase = {
    fault: Fault;
    language: Lang;
    words: TypedWord[];
    /** The last word is still being typed: it is the beginning of one, and nothing follows it yet. */
    unfinished: boolean;
};

/** What stands between anything that is no letter: spaces, commas, hyphens, new lines, the numbers of a list. */
const typedWords = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

const knows = (list: WordList, typed: readonly string[]): number =>
    typed.filter((each) => list.number(each) !== undefined).length;

/** Whether all these words are known in a language and its check finds nothing. */
function reads(list: WordList, typed: readonly string[]): boolean {
    const numbers = typed.map((each) => list.number(each));
    return numbers.every((number) => number !== undefined) && holds(numbers);
}

function faultOf(list: WordList, typed: readonly string[]): Fault {
    if (!typed.length) return "empty";
    if (knows(list, typed) < typed.length) return "unknown";
    if (typed.length === COUNT) return "check";
    return typed.length < COUNT ? "few" : "many";
}

/** Understand what somebody typed who reads this language, which matters only where the words do not tell. */
export function readPhrase(text: string, lists: readonly WordList[], language: Lang): Phrase {
    const cut = [...text].slice(0, LONGEST).join("");
    const typed = typedWords(cut);
    const tried = lists.toSorted((a, b) => Number(a.language !== language) - Number(b.language !== language));
    const whole = tried.find((list) => reads(list, typed));
    const list = whole ?? tried.reduce((best, other) => (knows(other, typed) > knows(best, typed) ? other : best));
    const words = typed.map((each) => {
        const number = list.number(each);
        if (number !== undefined) return { typed: each, word: list.words[number] ?? null, suggestion: null };
        return { typed: each, word: null, suggestion: list.suggestion(each) };
    });
    const last = words.at(-1);
    const unfinished = last?.word === null && /\p{L}\p{M}*$/u.test(cut) && list.begins(last.typed);
    return { fault: whole ? "" : faultOf(list, typed), language: list.language, words, unfinished };
}

/** The words in full, to be sent; "" while there is a fault. */
export const sentPhrase = ({ fault, words }: Phrase): string => (fault ? "" : words.map(({ word }) => word).join(" "));

const countSaid = (count: number, unfinished: number): string =>
    count > COUNT ? say("recovery-many", { count }) : say("recovery-few", { count: count - unfinished });

/** What is wrong, in sentences, one for each word that is not known. */
export function faultsSaid({ fault, words, unfinished }: Phrase): string[] {
    if (fault === "few" || fault === "many") return [countSaid(words.length, 0)];
    if (fault === "check") return [say("recovery-check")];
    if (fault !== "unknown") return [];
    const said = words.flatMap(({ typed, word, suggestion }, i) => {
        if (word !== null || (unfinished && i === words.length - 1)) return [];
        const values = { place: i + 1, typed, suggestion: suggestion ?? "" };
        return [say(suggestion === null ? "recovery-unknown" : "recovery-unknown-near", values)];
    });
    return said.length ? said : [countSaid(words.length, 1)];
}
