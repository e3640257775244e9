/** Worked examples on the board: each opens from its clause and can be stepped through to its end and back. */
import { expect } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { test, type Person } from "./people";

/** From the first step to the last with the keys, and back; every step says something, and the board is there. */
async function walked({ page }: Person, game: string, id: string): Promise<void> {
    await page.goto(`/example/${game}/${id}`);
    await expect(page.locator(`.board[data-game="${game}"] [data-spot]`).first()).toBeAttached();
    const next = page.locator(".ways .primary");
    for (let step = 1; ; step += 1) {
        await expect(page.locator(".told")).toContainText(/\p{L}{2}/u);
        await expect(page.locator(".board [role=alert]")).toHaveCount(0);
        if (await next.isDisabled()) break;
        await page.keyboard.press("ArrowRight");
        await expect(page).toHaveURL(new RegExp(`step=${step + 1}$`));
    }
    await page.keyboard.press("Home");
    await expect(page).not.toHaveURL(/step=/);
    expect(await wordless(page)).toEqual([]);
}

for (const { game, id, size, lang } of [
    { game: "ginkgopolis", id: "GIN-EX-18", size: "phone", lang: "hu" },
    { game: "imperial_miners", id: "IMP-EX-15", size: "laptop", lang: "de" },
    { game: "barrage", id: "BAR-EX-33", size: "laptop", lang: "en" },
    { game: "underwater_cities", id: "UWC-EX-37", size: "phone", lang: "de" },
] as const)
    test(`${id} opens from its clause and is stepped through`, async ({ comes }) => {
        const person = await comes({ size, lang, still: true });
        const { page } = person;
        await page.goto(`/rules/${game}#${id}`);
        await page.locator(`[data-clause="${id}"] a`).first().click();
        await expect(page).toHaveURL(new RegExp(`/example/${game}/${id}$`));
        await walked(person, game, id);
        expect(await clipped(page)).toEqual([]);
        expect(await barriers(page)).toEqual([]);
    });

for (const game of ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"])
    test(`every worked example of ${game} is stepped through @full`, async ({ comes }) => {
        const person = await comes({ still: true });
        const rules = await (await person.context.request.get(`/api/games/${game}/rules`)).json();
        const ids = [...new Set(Object.values(rules.examples as Record<string, string[]>).flat())];
        for (const id of ids) await walked(person, game, id);
        expect(ids.length).toBeGreaterThan(0);
    });
