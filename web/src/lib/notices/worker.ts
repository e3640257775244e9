/** Registers the service worker once the page is shown, and gives it the page for times without network. */
import { say, words } from "$lib/words/words.svelte";

/** What is shown where there is no network, in the reader's language; it loads nothing, so it needs no permission to. */
function offlinePage(): string {
    const style =
        "body{font:18px/1.5 system-ui,sans-serif;max-width:30em;margin:20vh auto;padding:0 20px;color-scheme:light dark}";
    const title = say("offline-title");
    return `<!doctype html><html lang="${words.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><h1>${title}</h1><p>${say("offline-text")}</p><p><a href="">${say("offline-again")}</a></p></html>`;
}

const HEADERS = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
};

export async function startWorker(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register("/sw.js");
        await (await caches.open("offline")).put("/offline", new Response(offlinePage(), { headers: HEADERS }));
    } catch {
        // a browser that keeps nothing still plays
    }
}
