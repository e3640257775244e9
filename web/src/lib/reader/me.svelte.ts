/** The reader: language, appearance, and the name that the server knows. There is no sign-up. */
import { MediaQuery } from "svelte/reactivity";

import { get, post, Refused } from "$lib/api/calls";
import type { GuestInfo } from "$lib/api/types";
import { LANGUAGES, words, type Lang } from "$lib/words/words.svelte";

import { keep, kept } from "./kept";

type Theme = "auto" | "light" | "dark";
/** How large type is, from the smallest. */
export const TYPES = ["normal", "large", "larger"] as const;
type Type = (typeof TYPES)[number];

const spoken = (code: string | null): Lang | undefined => LANGUAGES.find((lang) => lang === code?.slice(0, 2));

export class Me {
    guest = $state.raw<GuestInfo | null>(null);
    private theme = $state<Theme>("auto");
    type = $state<Type>("normal");
    private readonly night = new MediaQuery("(prefers-color-scheme: dark)");
    private told = kept("told") === "yes"; // the cookie itself cannot be read
    /** Set while somebody is asked for a name. */
    asking = $state.raw<((known: boolean) => void) | null>(null);

    /** Read what this browser keeps; the page waits for it. */
    async start(): Promise<void> {
        this.look((kept("theme") as Theme | null) ?? "auto");
        this.write(TYPES.find((type) => type === kept("type")) ?? "normal");
        const wanted = [new URLSearchParams(location.search).get("lang"), kept("lang"), ...navigator.languages];
        await words.load(wanted.map(spoken).find(Boolean) ?? "en");
        await this.refresh();
    }

    /** Ask the server who we are, if it was ever told; nobody is an answer too. */
    async refresh(): Promise<void> {
        if (!this.told) return;
        try {
            this.guest = await get<GuestInfo>("/api/guest");
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.guest = null;
        }
    }

    async speak(lang: Lang): Promise<void> {
        keep("lang", lang);
        await words.load(lang);
    }

    /** Light or dark, whoever decided it. */
    get seen(): "light" | "dark" {
        return this.theme === "auto" ? this.device : this.theme;
    }
    private get device(): "light" | "dark" {
        return this.night.current ? "dark" : "light";
    }

    look(wanted: Theme): void {
        const theme = wanted === this.device ? "auto" : wanted;
        this.theme = theme;
        keep("theme", theme);
        if (theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
    }

    write(type: Type): void {
        this.type = type;
        keep("type", type);
        if (type === "normal") delete document.documentElement.dataset.type;
        else document.documentElement.dataset.type = type;
    }

    /** The name that somebody gave; nobody has one who was only let in. */
    get name(): string {
        return this.guest && kept("nameless") !== "yes" ? this.guest.name : "";
    }

    /** Resolves when the server knows our name; false when somebody would rather not say one. */
    known(): Promise<boolean> {
        if (this.name) return Promise.resolve(true);
        return new Promise((settle) => void (this.asking = settle));
    }

    /** Resolves when the server knows us at all: alone with bots nobody needs a name. */
    async anybody(): Promise<void> {
        if (this.guest) return;
        await this.rename(words.say("guest-name"));
        keep("nameless", "yes");
    }

    /** The server knows somebody in this browser from now on. */
    async arrive(): Promise<void> {
        this.told = true;
        keep("told", "yes");
        keep("nameless", "no");
        await this.refresh();
    }

    async rename(name: string): Promise<void> {
        await post("/api/guest", { name, lang: words.lang });
        await this.arrive();
    }
}

export const me = new Me();
