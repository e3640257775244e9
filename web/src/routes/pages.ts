/** Which page an address shows; every page is loaded when it is first opened. */
import type { Component } from "svelte";

// Each page declares what it takes from its address.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Load = () => Promise<{ default: Component<any> }>;
export interface Page {
    load: Load;
    props: Record<string, string>;
}

/** By the whole address; what is found nowhere is the lobby. */
const ALONE: Record<string, Load> = {
    "/archive": () => import("./Archive.svelte"),
    "/settings": () => import("./Settings.svelte"),
    "/me": () => import("./Me.svelte"),
    "/programs": () => import("./Programs.svelte"),
    "/back": () => import("./Back.svelte"),
    "/arrive": () => import("./Arrive.svelte"),
    "/about": () => import("./About.svelte"),
};
const LOBBY: Load = () => import("./Lobby.svelte");
// Found by their folders, so that the site works without them.
const MORE = import.meta.glob<{ default: Component }>(["./replay/Replay.svelte", "./guide/Guide.svelte"]);
/** By the first part of the address: the page, and what it calls the second part and the third. */
const PAGES: Record<string, { load: Load | undefined; takes: string; then?: string }> = {
    t: { load: () => import("./TablePage.svelte"), takes: "id" },
    i: { load: () => import("./Invited.svelte"), takes: "invite" },
    l: { load: () => import("./ReturnLink.svelte"), takes: "link" },
    r: { load: MORE["./replay/Replay.svelte"], takes: "id" },
    learn: { load: MORE["./guide/Guide.svelte"], takes: "game" },
    howto: { load: () => import("./howto/Howto.svelte"), takes: "game" },
    aid: { load: () => import("./aid/Aid.svelte"), takes: "game" },
    rules: { load: () => import("./RulesPage.svelte"), takes: "game" },
    examples: { load: () => import("./example/Examples.svelte"), takes: "game" },
    w: { load: () => import("./world/World.svelte"), takes: "id" },
    mail: { load: () => import("./MailPage.svelte"), takes: "code" },
    example: { load: () => import("./example/Example.svelte"), takes: "game", then: "id" },
};

export function pageOf(path: string): Page {
    const [, first = "", second = "", third = ""] = path.split("/");
    const found = PAGES[first];
    if (!found?.load || !second) return { load: ALONE[path] ?? LOBBY, props: {} };
    const more = found.then ? { [found.then]: decodeURIComponent(third) } : {};
    return { load: found.load, props: { [found.takes]: decodeURIComponent(second), ...more } };
}
