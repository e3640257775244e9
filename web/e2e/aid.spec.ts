/** The player aid: beside the board, as a page for everybody, and on paper. */
import { writeFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { barriers, calm, clipped, wordless } from "./looks";
import { LANGUAGES, SIZES, test, type Lang, type Person, type Size } from "./people";
import { press } from "./play";
import { ready } from "./tables";

const GAMES = ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"];
const SHEETS = 2; // of A4, for one aid
const SHOTS = process.env.AID_SHOTS; // a folder for pictures, for whoever wants to look

/** The whole aid is on the page: as many lines and rows as its text has, each row with a heading. */
async function looked({ page, context }: Person, game: string, lang: Lang): Promise<void> {
    await page.goto(`/aid/${game}`);
    const { text } = (await (await context.request.get(`/api/games/${game}/aid?lang=${lang}`)).json()) as {
        text: string;
    };
    const lines = text.split("\n");
    const count = (begin: RegExp): number => lines.filter((line) => begin.test(line)).length;
    await expect(page.locator("section h2")).toHaveCount(count(/^## /));
    await expect(page.locator("section li")).toHaveCount(count(/^(- |\d+\. )/));
    const tables = count(/^\| --- /);
    await expect(page.locator("table thead tr")).toHaveCount(tables);
    await expect(page.locator("tbody th[scope=row]")).toHaveCount(count(/^\|/) - 2 * tables);
    await calm(page);
    expect(await clipped(page), `${game}, ${lang}`).toEqual([]);
    expect(await wordless(page), `${game}, ${lang}`).toEqual([]);
}

/** How many sheets of A4 it takes, by the size that the page itself asks for. */
async function sheets({ page }: Person, name: string): Promise<number> {
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    if (SHOTS) writeFileSync(`${SHOTS}/${name}.pdf`, paper);
    const text = paper.toString("latin1");
    const sizes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) => size.map(Number));
    for (const size of sizes) expect(size.map((side) => Math.round(side / 2.8346))).toEqual([210, 297]); // millimetres
    return sizes.length;
}

for (const lang of LANGUAGES)
    test(`the player aids are whole on the screen and on paper, ${lang}`, async ({ comes }) => {
        for (const [index, game] of GAMES.entries()) {
            const size = index % 2 ? "laptop" : "phone";
            const reader = await comes({ lang, size, theme: "dark", name: "Anna", still: true });
            await looked(reader, game, lang);
            if (!index) expect(await barriers(reader.page), `${game}, ${lang}`).toEqual([]);
            const used = await sheets(reader, `${game}-${lang}`);
            expect(used, `${game}, ${lang}`).toBeGreaterThan(0);
            expect(used, `${game}, ${lang}`).toBeLessThanOrEqual(SHEETS);
            await reader.context.close();
        }
    });

test("paper is black on white, without what only a screen needs", async ({ comes }) => {
    const { page } = await comes({ theme: "dark", name: "Anna", still: true });
    await page.goto("/aid/barrage");
    await expect(page.locator("section h2").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const gone of ["main nav", ".site", ".rules"]) await expect(page.locator(gone).first()).toBeHidden();
    const ink = await page.evaluate(() =>
        ["main", "h2", "thead th", "td", "li"].map((name) => {
            const element = document.querySelector(name);
            return element ? getComputedStyle(element).color : "";
        }),
    );
    expect(new Set(ink)).toEqual(new Set(["rgb(0, 0, 0)"]));
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
});

for (const size of Object.keys(SIZES) as Size[])
    test(`at the table the aid is one tap from the rules, ${size}`, async ({ comes }) => {
        const anna = await comes({ lang: "de", size, name: "Anna", still: true });
        const { page } = anna;
        await page.goto(`/t/${await ready(anna, "underwater_cities", ["random"])}`);
        await press(anna, page.getByRole("button", { name: "Regeln", exact: true }));
        const drawer = page.getByRole("dialog", { name: "Regeln" });
        await press(anna, drawer.getByRole("button", { name: "Spielhilfe" }));
        await expect(drawer.getByRole("heading", { name: "Leicht zu vergessen" })).toBeAttached();
        await calm(page);
        const wide = await drawer.locator(".text").evaluate((text) => text.scrollWidth - text.clientWidth);
        expect(wide).toBe(0);
        expect(await barriers(page)).toEqual([]);
        if (SHOTS) await page.screenshot({ path: `${SHOTS}/drawer-${size}.png` });
        // A clause leads to the rules in the same place, and the aid is still there.
        await press(anna, drawer.getByRole("button", { name: "UWC-FEED-02" }));
        await expect(drawer.locator(".clause.lit")).toContainText("UWC-FEED-02");
        await expect(drawer.locator(".clause.lit")).toBeInViewport();
        await press(anna, drawer.getByRole("button", { name: "Spielhilfe" }));
        await expect(drawer.getByRole("link", { name: "Drucken" })).toHaveAttribute("href", "/aid/underwater_cities");
    });

test("ways to the aid: from the lobby, the page on how to play, the rules and the menu", async ({ comes }) => {
    const anna = await comes({ name: "Anna", still: true });
    const { page } = anna;
    const table = await ready(anna, "ginkgopolis", ["random"]);
    for (const from of ["/", "/howto/ginkgopolis", "/rules/ginkgopolis"]) {
        await page.goto(from);
        await page.locator("a[href='/aid/ginkgopolis']").first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ginkgopolis: player aid");
    }
    await page.getByRole("link", { name: "GIN-CON-10" }).click();
    await expect(page.locator(".clause.lit")).toContainText("GIN-CON-10");
    await page.goto(`/t/${table}`);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("dialog a[href='/aid/ginkgopolis']")).toBeVisible();
});

for (const lang of LANGUAGES)
    test(`the player aid in every size and light, ${lang} @full`, async ({ comes }) => {
        for (const size of Object.keys(SIZES) as Size[])
            for (const theme of ["light", "dark"] as const) {
                const reader = await comes({ lang, size, theme, name: "Anna", still: true });
                for (const game of GAMES) {
                    await looked(reader, game, lang);
                    expect(await barriers(reader.page), `${game}, ${lang}, ${size}, ${theme}`).toEqual([]);
                    if (SHOTS) {
                        const path = `${SHOTS}/${game}-${lang}-${size}-${theme}.png`;
                        await reader.page.screenshot({ path, fullPage: true });
                    }
                }
                await reader.context.close();
            }
    });
