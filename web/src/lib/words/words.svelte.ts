/** The client's own words in the reader's language; a game's sentences come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "hu", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
type Load = () => Promise<{ default: string }>;

const FILES = import.meta.glob<{ default: string }>(["./*.ftl", "../../games/*/words.*.ftl"], { query: "?raw" });

export class Words {
    lang = $state<Lang>("en");
    private bundle = $state.raw(new FluentBundle("en"));

    private readonly parts = new Set<string>();
    private latest: Promise<FluentBundle> | null = null;

    /** Read the words of a language and, from when it is shown, of a game's board or of a part of the site. */
    async load(lang: Lang, ...parts: string[]): Promise<void> {
        for (const part of parts) this.parts.add(part);
        let reading = (this.latest = this.read(lang));
        const bundle = await reading;
        if (this.latest === reading) {
            this.bundle = bundle;
            this.lang = lang;
            document.documentElement.lang = lang;
        }
        // Whoever asked later has these parts too: theirs is shown, whichever was read first.
        while (this.latest !== reading) await (reading = this.latest);
    }

    private async read(lang: Lang): Promise<FluentBundle> {
        const bundle = new FluentBundle(lang, { useIsolating: false });
        const named = (part: string): string[] => [`./${part}.${lang}.ftl`, `../../games/${part}/words.${lang}.ftl`];
        const paths = [`./${lang}.ftl`, ...[...this.parts].flatMap(named)];
        for (const load of paths.map((path) => FILES[path] as Load | undefined))
            if (load) bundle.addResource(new FluentResource((await load()).default));
        return bundle;
    }

    /** A sentence; a key that does not exist is shown as it is, and the tests look for such keys. */
    say = (key: string, values: Record<string, FluentVariable> = {}): string => {
        const message = this.bundle.getMessage(key);
        return message?.value ? this.bundle.formatPattern(message.value, values) : `⟦${key}⟧`;
    };

    /** A sentence of the frame in a game's own words, where it has some: what others call a round may be a turn there. */
    sayIn = (game: string, key: string, values: Record<string, FluentVariable> = {}): string => {
        const own = `${key}-in-${game}`;
        return this.say(this.bundle.hasMessage(own) ? own : key, values);
    };
}

export const words = new Words();
export const say = words.say;
export const sayIn = words.sayIn;

/** Anna, Béla and Clara. */
export const listed = (names: readonly string[]): string =>
    new Intl.ListFormat(words.lang, { type: "conjunction" }).format(names);
