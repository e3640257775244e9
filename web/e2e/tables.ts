/** Tables that are made ready for a test without clicking: opened over HTTP, played on over a socket of the page. */
import { expect } from "@playwright/test";

import type { Person } from "./people";

/** Open a table at which `person` has the first seat, and begin. */
export async function ready(
    { context }: Person,
    game: string,
    bots: string[],
    variant: Record<string, string> = {},
): Promise<string> {
    const post = async (path: string, data: unknown = {}): Promise<Record<string, unknown>> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    };
    const opened = await post("/api/tables", { game, seats: bots.length + 1, listed: false, variant });
    const { id } = opened.table as { id: string };
    await post(`/api/tables/${id}/join`, { seat: 0, nonce: "e2e" });
    for (const [index, bot] of bots.entries())
        expect((await context.request.put(`/api/tables/${id}/seats/${index + 1}/bot`, { data: { bot } })).ok()).toBe(
            true,
        );
    await post(`/api/tables/${id}/start`);
    return id;
}

/** Open a table at which everybody sits, the first of them its owner, bots behind them, and begin. */
export async function together(
    people: Person[],
    game: string,
    { bots = [], variant = {} }: { bots?: string[]; variant?: Record<string, string> } = {},
): Promise<string> {
    const post = async ({ context }: Person, path: string, data: unknown = {}): Promise<unknown> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return answer.json();
    };
    const [owner] = people;
    if (!owner) throw new Error("nobody came");
    const seats = people.length + bots.length;
    const opened = await post(owner, "/api/tables", { game, seats, listed: false, variant });
    const { table, invite } = opened as { table: { id: string }; invite: string };
    for (const [seat, person] of people.entries())
        await post(person, `/api/tables/${table.id}/join`, { seat, invite, nonce: "e2e" });
    for (const [index, bot] of bots.entries()) {
        const seat = `/api/tables/${table.id}/seats/${people.length + index}/bot`;
        expect((await owner.context.request.put(seat, { data: { bot } })).ok()).toBe(true);
    }
    await post(owner, `/api/tables/${table.id}/start`);
    return table.id;
}

/** Let the first seat choose by `way` for so many choices, or to the end; resolves with the choices made. */
export async function playedOn({ page }: Person, id: string, most = 10_000, seed = 12345): Promise<number> {
    if (page.url() === "about:blank") await page.goto("/");
    return page.evaluate(
        ([table, count, first]) =>
            new Promise<number>((done, failed) => {
                const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
                let made = 0;
                let asked = "";
                let state = first;
                const finish = (): void => {
                    socket.close();
                    done(made);
                };
                const random = (below: number): number => {
                    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
                    return Math.floor((state / 2 ** 32) * below);
                };
                socket.onopen = () => socket.send(JSON.stringify({ type: "hello", events: 0, lang: "en" }));
                socket.onerror = () => failed(new Error("no connection"));
                socket.onmessage = ({ data }: MessageEvent<string>) => {
                    const message = JSON.parse(data) as {
                        type: string;
                        status?: string;
                        question?: { name: string; choices: { option: string }[] } | null;
                    };
                    if (message.type === "table" && message.status === "over") return finish();
                    const question = message.question;
                    if (!question || question.name === asked) return;
                    if (made >= count) return finish();
                    asked = question.name;
                    made += 1;
                    const option = question.choices[random(question.choices.length)]?.option;
                    socket.send(
                        JSON.stringify({ type: "act", id: `${table}-${made}-${Date.now()}`, option, question: asked }),
                    );
                };
            }),
        [id, most, seed] as const,
    );
}
