/** `make screenshots`: pictures of every page to look at, and for the documents. Bots play for the person in them. */
import { expect } from "@playwright/test";

import { calm } from "./looks";
import { SIZES, test, type Person } from "./people";
import { playedOn, ready } from "./tables";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url).pathname;
const THEMES = ["light", "dark"] as const;
const SEATS: Record<string, number[]> = { barrage: [2, 3, 4] };
const FOR_MOST = [1, 2, 4];
const MIDDLE: Record<string, number> = { ginkgopolis: 9, imperial_miners: 6, barrage: 3, underwater_cities: 6 }; // the round of the picture

/** The round that a table has reached; nothing once the game is over. */
const roundOf = ({ page }: Person, id: string): Promise<number | null> =>
    page.evaluate(
        (table) =>
            new Promise<number | null>((done) => {
                const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
                let over = false;
                socket.onopen = () => socket.send(JSON.stringify({ type: "hello", events: 0, lang: "en" }));
                socket.onmessage = ({ data }: MessageEvent<string>) => {
                    const message = JSON.parse(data) as {
                        type: string;
                        status?: string;
                        view?: { view: { round: number } };
                    };
                    over ||= message.status === "over";
                    if (message.type !== "view") return;
                    socket.close();
                    done(over ? null : (message.view?.view.round ?? 0));
                };
            }),
        id,
    );

/** Let a bot play the person's seat until a round, or to the end. */
async function played(person: Person, id: string, until = Infinity): Promise<void> {
    const { request } = person.context;
    expect((await request.post(`/api/tables/${id}/leave`, { data: { bot: "greedy" } })).ok()).toBe(true);
    for (;;) {
        const round = await roundOf(person, id);
        if (round === null) return;
        if (round >= until) break;
        await person.page.waitForTimeout(200);
    }
    expect((await request.post(`/api/tables/${id}/return`)).ok()).toBe(true);
}

/** A move in mid-game of which there is something to tell. */
async function telling({ context }: Person, id: string): Promise<number> {
    const answer = await context.request.get(`/api/tables/${id}/moves`);
    const { moves } = (await answer.json()) as { moves: { number: number; log: unknown[] }[] };
    return moves.find(({ number, log }) => number > 60 && log.length > 3)?.number ?? 60;
}

/** Light and dark, on a laptop and on a phone; `opens` goes on from the page. */
async function pictured(
    { page }: Person,
    name: string,
    path: string,
    shows: string,
    opens?: () => Promise<void>,
): Promise<void> {
    for (const theme of THEMES)
        for (const [size, viewport] of Object.entries(SIZES)) {
            await page.emulateMedia({ colorScheme: theme });
            await page.setViewportSize(viewport);
            await page.goto(path);
            await expect(page.locator(shows).first()).toBeVisible();
            await page.waitForLoadState("networkidle");
            await calm(page);
            await page.mouse.move(0, 0);
            await opens?.();
            await page.screenshot({ path: `${FOLDER}${name}-${size}-${theme}.png` });
        }
}

const person = { name: "Anna", lang: "en", still: true } as const;

for (const game of Object.keys(MIDDLE))
    for (const seats of SEATS[game] ?? FOR_MOST)
        test(`${game}, ${seats}`, async ({ comes }) => {
            const anna = await comes(person);
            await anna.page.goto("/");
            const bots = Array<string>(seats - 1).fill("greedy");
            const [start, middle, end] = [
                await ready(anna, game, bots),
                await ready(anna, game, bots),
                await ready(anna, game, bots),
            ];
            await pictured(anna, `${game}-${seats}-start`, `/t/${start}`, ".prompt.asked");
            await played(anna, middle, MIDDLE[game]);
            await pictured(anna, `${game}-${seats}-middle`, `/t/${middle}`, ".prompt.asked");
            if (seats === 4) {
                const emil = await comes({ ...person, name: "Emil" });
                await pictured(emil, `${game}-watched`, `/t/${middle}`, ".board [data-area]");
            }
            await played(anna, end);
            await pictured(anna, `${game}-${seats}-end`, `/t/${end}`, ".scores li");
            if (seats === 2) {
                const move = await telling(anna, end);
                await pictured(
                    anna,
                    `${game}-replay`,
                    `/r/${end}?move=${move}&seat=open`,
                    ".replay .board [data-area]",
                );
            }
        });

test("ginkgopolis, what turns cost", async ({ comes }) => {
    const anna = await comes(person);
    const { page } = anna;
    const id = await ready(anna, "ginkgopolis", []);
    await playedOn(anna, id);
    await pictured(anna, "ginkgopolis-closer", `/r/${id}?move=0&seat=open`, ".replay .board [data-area]", async () => {
        await page.getByRole("button", { name: "How it went" }).click();
        await page.getByRole("button", { name: "Look closer" }).click();
        const best = page.locator(".ways button").first();
        await best.scrollIntoViewIfNeeded();
        await best.focus();
    });
});

test("orchard, the board in words", async ({ comes }) => {
    const anna = await comes(person);
    const id = await ready(anna, "orchard", ["random"]);
    await playedOn(anna, id, 2);
    await pictured(anna, "orchard-2-middle", `/t/${id}`, ".prompt.asked");
});

for (const game of Object.keys(MIDDLE))
    test(`${game}, guide`, async ({ comes }) => {
        const anna = await comes(person);
        await pictured(anna, `${game}-guide`, `/learn/${game}`, "section.guide");
    });

test("lobby", async ({ comes }) => {
    const anna = await comes(person);
    await anna.context.request.post("/api/tables", { data: { game: "imperial_miners", seats: 4, listed: true } });
    await pictured(anna, "lobby", "/", "article");
});
