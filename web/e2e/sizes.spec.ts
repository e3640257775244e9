/** The drawn boards at every size in the middle of a game, part by part where there is little room. */
import { expect, type Page } from "@playwright/test";

import { calm } from "./looks";
import { deafened, moments, type Moment, type Setting } from "./moments";
import { test } from "./people";
import { crowded, SCREENS, unreadable } from "./sizes";
import { playedOn, ready } from "./tables";

const SETTINGS: Record<string, Setting[]> = {
    ginkgopolis: [1, 2, 3, 4].map((seats) => [seats, {}]),
    imperial_miners: [1, 2, 3, 4].map((seats) => [seats, {}]),
    barrage: [
        [2, { game: "intro" }],
        [4, { game: "full" }],
        [1, { automas: "2" }],
        [3, { game: "full" }],
    ],
    underwater_cities: [
        [1, {}],
        [2, {}],
        [4, { boards: "advanced", contracts: "yes" }],
        [3, {}],
    ],
};

const POSITIONS = 30;

/** What lies side by side in Barrage, beside a panel as well as in the whole window. */
const BARRAGE = [
    ".board [data-area=map]",
    ".board .side",
    ".yard > .wheel",
    ".yard > .work",
    ".yard .card",
    ".yard .row",
    ".side [data-area=actions]",
    ".side [data-area=contracts]",
    ".side .energy",
    ".side .bonuses",
    ".side table",
];
const LAPTOP = { width: 1366, height: 768 };

async function sized(page: Page, viewport: { width: number; height: number }): Promise<void> {
    await page.setViewportSize(viewport);
    const narrow = viewport.width <= 760 || viewport.height <= 560;
    await expect(page.locator(".frame > nav")).toBeVisible({ visible: narrow });
    await calm(page);
    if (narrow) expect(await page.locator(".board nav button").count()).toBeGreaterThan(1);
}

/** What cannot be read in any part of the board, as it is. */
async function unreadableParts(page: Page): Promise<string[]> {
    const tabs = page.locator(".board nav button");
    const parts = await tabs.count();
    const problems: string[] = [];
    for (let part = 0; part < Math.max(1, parts); part += 1) {
        if (parts) await tabs.nth(part).click();
        await calm(page);
        problems.push(...(await unreadable(page)).map((found) => `${part}: ${found}`));
    }
    return problems;
}

for (const [game, settings] of Object.entries(SETTINGS)) {
    test(`${game}: no text lies on another or is too small, at any size`, async ({ comes }) => {
        const person = await comes({ name: "Anna", still: true });
        const { page } = person;
        const id = await ready(person, game, ["random", "random", "random"]);
        await playedOn(person, id, 22);
        await page.goto(`/t/${id}`);
        await expect(page.locator(".board [data-area]:visible").first()).toBeVisible();
        const problems: string[] = [];
        for (const [size, viewport] of Object.entries(SCREENS)) {
            await sized(page, viewport);
            problems.push(...(await unreadableParts(page)).map((found) => `${size}, ${found}`));
        }
        expect(problems).toEqual([]);
    });

    test(`${game}: larger type breaks nothing on a laptop, a tablet and a phone`, async ({ comes }) => {
        const person = await comes({ name: "Anna", still: true, lang: "de" });
        const { page, context } = person;
        await context.addInitScript(() => localStorage.setItem("type", "larger"));
        const id = await ready(person, game, ["random", "random"]);
        await playedOn(person, id, 16);
        await page.goto(`/t/${id}`);
        await expect(page.locator(".board [data-area]:visible").first()).toBeVisible();
        const asked = page.locator(".prompt h1");
        expect(await asked.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(20);
        const problems: string[] = [];
        for (const size of ["laptop", "tablet", "phone"] as const) {
            await sized(page, SCREENS[size]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (wide > 1) problems.push(`${size}: the page is ${wide} pixels wider than the window`);
            problems.push(...(await unreadableParts(page)).map((found) => `${size}, ${found}`));
        }
        expect(problems).toEqual([]);
    });

    test(`${game}: no text lies on another in any of many positions @full`, async ({ comes }) => {
        const person = await comes({ name: "Anna", still: true });
        const { page } = person;
        const id = await ready(person, game, ["random"], settings[1]?.[1]);
        const { table } = (await (await person.context.request.get(`/api/tables/${id}`)).json()) as { table: object };
        await page.goto(`/t/${id}`);
        await expect(page.locator(".board [data-area]:visible").first()).toBeVisible();
        await deafened(person);
        const positions: Moment[] = [];
        for await (const some of moments(game, settings, 8, 11)) positions.push(...some);
        const every = Math.ceil(positions.length / POSITIONS);
        const faults = new Map<string, number>();
        for (const [size, viewport] of Object.entries(SCREENS)) {
            await sized(page, viewport);
            for (const position of positions.filter((_, number) => number % every === 0)) {
                await page.evaluate(([moment, info]) => window.told(moment, info), [position, table] as const);
                for (const found of await unreadableParts(page)) {
                    const fault = `${size}, ${found}`;
                    faults.set(fault, (faults.get(fault) ?? 0) + 1);
                }
            }
        }
        console.log(
            `${game}: ${Math.ceil(positions.length / every)} positions at ${Object.keys(SCREENS).length} sizes`,
        );
        expect(Object.fromEntries(faults)).toEqual({});
    });
}

test("barrage: nothing is covered or cut in an example", async ({ comes }) => {
    const { page } = await comes({ name: "Anna", still: true, lang: "hu" });
    await page.setViewportSize(LAPTOP);
    await page.goto("/example/barrage/BAR-EX-01");
    await expect(page.locator(".board [data-area]:visible").first()).toBeVisible();
    await calm(page);
    expect([...(await crowded(page, BARRAGE)), ...(await unreadable(page))]).toEqual([]);
});

// Where there is less height, the column beside the map scrolls; nothing of one's own does.
const OWN = BARRAGE.filter((part) => !part.includes("side"));
for (const [games, some, sizes] of [
    [2, 10, { laptop: LAPTOP }],
    [8, 60, { laptop: LAPTOP, small: SCREENS.small }],
] as const)
    test(`barrage: nothing is covered or cut beside an open panel, in ${some} positions ${games > 2 ? "@full" : ""}`, async ({
        comes,
    }) => {
        const person = await comes({ name: "Anna", still: true, lang: "hu" });
        const { page } = person;
        const id = await ready(person, "barrage", ["random"], { game: "full" });
        const { table } = (await (await person.context.request.get(`/api/tables/${id}`)).json()) as { table: object };
        await page.setViewportSize(LAPTOP);
        await page.goto(`/t/${id}`);
        await page.locator(".frame.alone > header .tools .wide").click();
        await expect(page.locator(".board [data-area]:visible").first()).toBeVisible();
        await deafened(person);
        const positions: Moment[] = [];
        for await (const more of moments("barrage", SETTINGS.barrage?.filter(([seats]) => seats > 2) ?? [], games, 11))
            positions.push(...more);
        const every = Math.ceil(positions.length / some);
        const faults = new Map<string, number>();
        for (const [size, viewport] of Object.entries(sizes)) {
            await page.setViewportSize(viewport);
            for (const position of positions.filter((_, number) => number % every === 0)) {
                await page.evaluate(([moment, info]) => window.told(moment, info), [position, table] as const);
                await calm(page);
                // Buttons above the board take its height: what the others have scrolls then.
                const buttons = await page.locator(".prompt .loose button").count();
                const parts = size === "small" || buttons ? OWN : BARRAGE;
                for (const found of [...(await crowded(page, parts)), ...(await unreadable(page))])
                    faults.set(`${size}, ${found}`, (faults.get(`${size}, ${found}`) ?? 0) + 1);
            }
        }
        expect(Object.fromEntries(faults)).toEqual({});
    });
