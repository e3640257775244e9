/** What others do is shown move by move, can be seen again, and the steps of a turn can be taken back one by one. */
import { expect, type Locator } from "@playwright/test";

import { dice, test, type Person } from "./people";
import { choose, press, settled, shown } from "./play";
import { ready } from "./tables";

const NO_WAYS = { board: 0, menu: 0, button: 0, list: 0 };
const steps = ({ page }: Person): Locator => page.locator("ol.strip button");
const since = ({ page }: Person): Locator => page.locator("ul.strip button:enabled");

/** Choose at random until something holds. */
async function until(person: Person, holds: () => Promise<boolean>): Promise<void> {
    const chance = dice(5);
    for (let made = 0; made < 60; made += 1) {
        await expect.poll(async () => (await shown(person)).asked || (await holds()), { intervals: [50] }).toBe(true);
        if (await holds()) return;
        await choose(person, chance, { ...NO_WAYS }, true);
        await settled(person);
    }
    throw new Error("it never came to that");
}

for (const size of ["laptop", "phone"] as const)
    test(`the strip takes back to any step of the turn, on a ${size}`, async ({ comes }) => {
        const anna = await comes({ name: "Anna", size });
        await anna.page.goto(`/t/${await ready(anna, "ginkgopolis", ["random"])}`);
        await until(anna, async () => (await steps(anna).count()) >= 1);
        const first = await anna.page.locator(".prompt h1").textContent();
        const made = await steps(anna).count();
        await expect(anna.page.locator("ol.strip [aria-current=step]")).toHaveText(first ?? "");
        await press(anna, steps(anna).first());
        await expect(steps(anna)).toHaveCount(0);
        await expect(anna.page.locator(".prompt h1")).not.toHaveText(first ?? "");
        expect(made).toBeGreaterThan(0);
    });

test("what a bot does holds the board for a beat, and a click ends it before it chooses", async ({ comes }) => {
    const anna = await comes({ name: "Anna", beat: "slow" });
    const { page } = anna;
    await page.goto(`/t/${await ready(anna, "ginkgopolis", ["random", "random"])}`);
    const playing = (): Promise<boolean> => page.locator("main[data-beat=playing]").isVisible();
    await until(anna, playing);
    await expect.poll(async () => (await shown(anna)).asked).toBe(true);
    const asked = await page.locator(".prompt h1").textContent();
    // In one breath: a show that ends between the look and the click would leave the click to choose something.
    const clicked = await page.evaluate(() => {
        const building = document.querySelector("main[data-beat=playing] .building"); // nothing glows yet
        if (!building) return false;
        const { x: clientX, y: clientY } = building.getBoundingClientRect();
        return building.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
    });
    if (clicked) {
        await expect(page.locator("main[data-beat=playing]")).toHaveCount(0);
        await expect(page.locator(".prompt h1")).toHaveText(asked ?? "");
        await page.keyboard.press("Escape"); // where the board could be clicked already, it says why not
    }

    // What happened since can be seen again, and ends with the table as it is.
    // Asked, and nothing being shown any more: a click would end that first.
    await until(anna, async () => (await shown(anna)).asked && !(await playing()) && (await since(anna).count()) > 0);
    const next = await page.locator(".prompt h1").textContent();
    // Looked for from before the click on: it may last less than a second.
    await Promise.all([page.waitForSelector("main[data-beat=playing]"), since(anna).first().click()]);
    await expect(page.locator("main[data-beat=playing]")).toHaveCount(0);
    await expect(page.locator(".prompt h1")).toHaveText(next ?? "");
});
