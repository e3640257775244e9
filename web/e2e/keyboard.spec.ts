/** A whole game without mouse or finger, from the lobby to the scores. */
import { expect, type Page } from "@playwright/test";

import { test } from "./people";
import { settled, shown } from "./play";
import { ready } from "./tables";

/** Tab until the focus is on something; whoever tabs sees where they are. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
    for (let count = 0; count < most; count++) {
        const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
        if (there) return;
        await page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${selector} by Tab`);
}

for (const game of ["imperial_miners", "barrage", "underwater_cities"])
    test(`${game} alone, by keyboard @full`, async ({ comes }) => {
        const person = await comes({ lang: "en" });
        const { page } = person;
        await page.goto("/");
        await expect(page.locator(`article[data-game=${game}]`)).toBeVisible();
        await tabTo(page, `article[data-game=${game}] button.open`);
        await page.keyboard.press("Enter");
        await tabTo(page, "dialog input[name=seats]");
        const alone = page.locator("dialog input[name=seats][value='1']");
        for (let count = 0; count < 5 && !(await alone.isChecked()); count++) await page.keyboard.press("ArrowLeft");
        await expect(alone).toBeChecked();
        await tabTo(page, "dialog button[type=submit]");
        await page.keyboard.press("Enter");
        await page.keyboard.type("Anna");
        await page.keyboard.press("Enter");
        await expect(page.locator(".prompt.asked")).toBeVisible();

        let undone = false;
        for (let number = 0; !(await shown(person)).over; number++) {
            const { asked, text } = await shown(person);
            if (!asked) continue;
            if (number === 4) {
                // what glows is reached by Tab, and Enter takes it or opens its menu
                await tabTo(page, ".offered[data-spot], .prompt .loose button, [data-panel=options] li button");
                await page.keyboard.press("Enter");
                await page.waitForTimeout(300);
                if (await page.locator("[role=menu]").count()) await page.keyboard.press("Enter");
            } else {
                await page.keyboard.press("1");
                if ((await page.locator("[data-panel=options] li").count()) >= 10) await page.keyboard.press("Enter");
            }
            await settled(person);
            if (!undone && (await page.locator(".undo button").first().isEnabled())) {
                await tabTo(page, ".undo button:first-child");
                await page.keyboard.press("Enter");
                await expect(page.locator(".prompt h1")).toHaveText(text);
                undone = true;
            }
            expect(number).toBeLessThan(400);
        }
        expect(undone).toBe(true);
        await expect(page.locator(".scores li").first()).toBeVisible();
    });

test("reading, prices and larger type by keyboard", async ({ comes }) => {
    const person = await comes({ name: "Anna", lang: "en", still: true });
    const { page } = person;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto("/");
    await tabTo(page, "button.type");
    const before = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--type"));
    await page.keyboard.press("Enter");
    await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--type")))
        .not.toBe(before);

    await page.goto(`/t/${await ready(person, "underwater_cities", ["random"])}`);
    await expect(page.locator(".board .offered").first()).toBeVisible();
    // Whatever has the focus is read in the line above the board, and nothing is chosen by that.
    await tabTo(page, ".board .offered[data-spot]");
    await expect(page.locator(".reading")).not.toBeEmpty();
    const first = await page.locator(".reading").textContent();
    await page.keyboard.press("Tab");
    await expect(page.locator(".reading")).not.toHaveText(first ?? "");
    await tabTo(page, ".prices");
    await expect(page.locator(".float")).toContainText(/tunnel/i);
    expect(await page.evaluate(() => window.probe.sent)).toBe(0);
});
