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

for (const { game, id, size, lang, whole } of [
    { game: "ginkgopolis", id: "GIN-EX-18", size: "phone", lang: "hu", whole: true },
    { game: "imperial_miners", id: "IMP-EX-15", size: "laptop", lang: "de", whole: false },
    { game: "barrage", id: "BAR-EX-33", size: "laptop", lang: "en", whole: true },
    { game: "underwater_cities", id: "UWC-EX-37", size: "phone", lang: "de", whole: false },
] as const)
    test(`${id} is stepped through on the board`, async ({ comes }) => {
        const person = await comes({ size, lang, still: true });
        await walked(person, game, id);
        if (whole) expect([await clipped(person.page), await barriers(person.page)]).toEqual([[], []]);
    });

test("an example opens from its clause", async ({ comes }) => {
    const { page } = await comes({ still: true });
    await page.goto("/rules/imperial_miners#IMP-EX-15");
    await page.locator('[data-clause="IMP-EX-15"] a').click();
    await expect(page).toHaveURL(/\/example\/imperial_miners\/IMP-EX-15$/);
});

for (const game of ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"])
    test(`every worked example of ${game} is stepped through @full`, async ({ comes }) => {
        const person = await comes({ still: true });
        const rules = await (await person.context.request.get(`/api/games/${game}/rules`)).json();
        const ids = [...new Set(Object.values(rules.examples as Record<string, string[]>).flat())];
        for (const id of ids) await walked(person, game, id);
        expect(ids.length).toBeGreaterThan(0);
    });
