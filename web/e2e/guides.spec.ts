/** The guided first games: every step is reached, and what a step waits for can be done. */
import { expect } from "@playwright/test";

import { dice, test } from "./people";
import { choose, settled, shown } from "./play";

const MOST = 40; // choices until a step that waits for one of them goes on

for (const { game, size, lang } of [
    { game: "ginkgopolis", size: "phone", lang: "hu" },
    { game: "imperial_miners", size: "laptop", lang: "de" },
] as const)
    test(`the guide through a first game of ${game}`, async ({ comes }) => {
        const person = await comes({ size, lang });
        const { page } = person;
        await page.goto(`/learn/${game}`);
        await page.locator("dialog input").fill("Anna");
        await page.locator("dialog button[type=submit]").click();

        const card = page.locator("section.guide");
        await expect(card).toBeVisible();
        const chance = dice(5);
        const number = async (): Promise<number> => {
            const counted = await card.locator(".buttons span").allTextContents();
            return counted.length ? parseInt(counted[0] ?? "", 10) : 0;
        };
        const steps = Number((await card.locator(".buttons span").textContent())?.match(/\d+/g)?.at(-1));
        const read: number[] = [];
        for (let choices = 0; ;) {
            const step = await number();
            if (!step) break;
            if (read.at(-1) !== step) {
                read.push(step);
                choices = 0;
                const box = await card.boundingBox();
                expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
                expect(await card.locator("p").textContent()).not.toContain("⟦");
            }
            const on = card.locator("button.on");
            if (((await on.getAttribute("class")) ?? "").includes("primary")) {
                await on.click();
                continue;
            }
            if ((await shown(person)).asked) {
                expect(++choices, `choices at step ${step}`).toBeLessThan(MOST);
                await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 });
                await settled(person);
            }
            await page.waitForTimeout(50);
        }
        expect(read).toEqual(Array.from({ length: steps }, (_, index) => index + 1));
    });
