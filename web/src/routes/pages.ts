/** Which page an address shows; every page is loaded when it is first opened. */
import type { Component } from "svelte";

// Each page declares what it takes from its address.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Load = () => Promise<{ default: Component<any> }>;
export interface Page {
    load: Load;
    props: Record<string, string>;
}

const LOBBY: Load = () => import("./Lobby.svelte");
/** By the first part of the address: the page, and what it calls the second part. */
const PAGES: Record<string, { load: Load; takes: string }> = {
    t: { load: () => import("./TablePage.svelte"), takes: "id" },
    i: { load: () => import("./Invited.svelte"), takes: "invite" },
    l: { load: () => import("./ReturnLink.svelte"), takes: "link" },
    rules: { load: () => import("./RulesPage.svelte"), takes: "game" },
};

export function pageOf(path: string): Page {
    const [, first = "", second = ""] = path.split("/");
    const found = PAGES[first];
    if (!found || !second) return { load: LOBBY, props: {} };
    return { load: found.load, props: { [found.takes]: decodeURIComponent(second) } };
}
