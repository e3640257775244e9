/** HTTP requests to the server; a refusal is thrown with its sentence in the reader's language. */
import { say } from "$lib/words/words.svelte";

import { aloud } from "./said";
import type { Refusal } from "./types";

export class Refused extends Error {
    constructor(readonly refusal: Refusal) {
        super(aloud(refusal.text));
    }
}

/** No answer came at all: no network, or no server. */
export class Unreachable extends Error {
    constructor() {
        super(say("unreachable"));
    }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { "accept-language": document.documentElement.lang, "content-type": "application/json" };
    const answer = await fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
        throw new Unreachable();
    });
    const data: unknown = answer.headers.get("content-type")?.includes("json")
        ? await answer.json()
        : await answer.text();
    if (!answer.ok) throw new Refused(data as Refusal);
    return data as T;
}

export const get = <T>(path: string): Promise<T> => call("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => call("DELETE", path);
