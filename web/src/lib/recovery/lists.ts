/** The three word lists, as src/asztal/server/recovery/word_lists.py reads them; they are loaded when somebody types words. */
import { LANGUAGES, type Lang } from "$lib/words/words.svelte";

export const START = 4; // letters: enough to know a word
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const FILES: Record<Lang, () => Promise<{ default: string }>> = {
    en: () => import("$recovery/en.txt?raw"),
    hu: () => import("$recovery/hu.txt?raw"),
    de: () => import("$recovery/de.txt?raw"),
};

/** Small letters without accents: what two people write who mean one word. */
export const fold = (text: string): string =>
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** How German is written without its dots. */
const spelled = (word: string): string => fold(word.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue"));

/** What differs by one letter that is too many, missing, mistaken or swapped with the next. */
function* slips(typed: string): Generator<string> {
    for (let i = 0; i <= typed.length; i++) {
        const [before, after] = [typed.slice(0, i), typed.slice(i)];
        yield before + after.slice(1);
        yield before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
        for (const letter of LETTERS) {
            yield before + letter + after;
            yield before + letter + after.slice(1);
        }
    }
}

export class WordList {
    private readonly plain: string[];
    private readonly byStart: Map<string, number>;
    private readonly bySpelling: Map<string, number>;

    constructor(
        readonly language: Lang,
        readonly words: readonly string[],
    ) {
        this.plain = words.map(fold);
        this.byStart = new Map(this.plain.map((word, number) => [word.slice(0, START), number]));
        this.bySpelling = new Map(language === "de" ? words.map((word, number) => [spelled(word), number]) : []);
    }

    /** The number of a folded word or of its start of four letters or more. */
    number(typed: string): number | undefined {
        const number = this.byStart.get(typed.slice(0, START));
        return number !== undefined && this.plain[number]?.startsWith(typed) ? number : this.bySpelling.get(typed);
    }

    /** Whether somebody who goes on typing may come to a word. */
    begins = (typed: string): boolean =>
        this.plain.some((word) => word.startsWith(typed)) ||
        [...this.bySpelling.keys()].some((word) => word.startsWith(typed));

    /**
     * The word that was probably meant: with the same start, else one slip away. Rather a whole word than a start, and
     * rather with the first letter right.
     */
    suggestion(typed: string): string | null {
        const same = this.byStart.get(typed.slice(0, START));
        if (same !== undefined) return this.words[same] ?? null;
        let best = Infinity;
        for (const other of slips(typed)) {
            const number = this.number(other);
            if (number === undefined) continue;
            const worse = (other === this.plain[number] ? 0 : 2) + (other[0] === typed[0] ? 0 : 1);
            best = Math.min(best, worse * this.words.length + number);
        }
        return this.words[best % this.words.length] ?? null;
    }
}

/** All lists, in the order in which they are tried. */
export const loadLists = (): Promise<WordList[]> =>
    Promise.all(LANGUAGES.map(async (lang) => new WordList(lang, (await FILES[lang]()).default.trimEnd().split("\n"))));
