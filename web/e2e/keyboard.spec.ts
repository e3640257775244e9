/** A whole game without mouse or finger, from the lobby to the scores. */
import { expect, type Page } from "@playwright/test";

import { test } from "./people";
import { settled, shown } from "./play";

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
