/** The end of a turn is confirmed: held through a reload, taken back, confirmed; by keyboard and by finger. */
import { expect } from "@playwright/test";

import { type Person, test } from "./people";
import { press, shown } from "./play";
import { ready, together } from "./tables";

const HELD = ".held";

/** What is asked, and how far the turn is: the same question may come several times. */
const stage = ({ page }: Person): Promise<string> =>
    page.evaluate(() => [...document.querySelectorAll(".prompt h1, ol.strip li")].map((e) => e.textContent).join("|"));

/** Choose in this way until a choice is held. */
async function hold(person: Person, choose: () => Promise<void>): Promise<void> {
    const { page } = person;
    for (let number = 0; number < 12; number++) {
        await expect(page.locator(".prompt.asked")).toBeVisible();
        const before = await stage(person);
        await choose();
        await expect.poll(async () => (await stage(person)) !== before).toBe(true);
        if (/^Confirm: /.test(await stage(person))) return expect(page.locator(HELD)).toBeVisible();
    }
    throw new Error("nothing was held");
}

/** Take the first option of the list. */
async function byFinger(person: Person): Promise<void> {
    const { page } = person;
    if (!(await page.locator("aside[data-sheet=options]").count())) await page.keyboard.press("o");
    await press(person, page.locator("[data-panel=options] li button").first());
}

test("a turn is confirmed by keyboard alone", async ({ comes }) => {
    const anna = await comes({ name: "Anna" });
    const bela = await comes({ name: "Béla" });
    const { page } = anna;
    await page.goto("/settings");
    await page.locator("input[name=confirm-turn]:checked").focus();
    for (const name of ["seconds", "always"]) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => page.evaluate(() => localStorage.getItem("confirm"))).toBe(name);
    }
    const table = await together([anna, bela], "imperial_miners");
    await page.goto(`/t/${table}`);
    const byNumber = async (): Promise<void> => {
        await page.keyboard.press("1");
        if ((await page.locator("[data-panel=options] li").count()) >= 10) await page.keyboard.press("Enter");
    };
    await hold(anna, byNumber);
    const sentence = await page.locator(".prompt h1").textContent();
    await page.reload();
    await expect(page.locator(".prompt h1")).toHaveText(sentence ?? "");
    await expect(page.locator(`${HELD} .primary`)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter"); // take back
    await expect(page.locator(HELD)).toBeHidden();
    expect((await shown(anna)).asked).toBe(true);
    await hold(anna, byNumber);
    await expect(page.locator(`${HELD} .primary`)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(HELD)).toBeHidden();
    await expect(page.locator(".prompt.asked")).toBeHidden(); // Béla has not chosen yet
});

test("on a small phone the part of the board opens in which something waits to be confirmed", async ({ comes }) => {
    const anna = await comes({ name: "Anna", size: "phone", still: true });
    const { page } = anna;
    await page.setViewportSize({ width: 360, height: 740 });
    const table = await ready(anna, "imperial_miners", ["random"]);
    await page.addInitScript(() => localStorage.setItem("confirm", "always"));
    await page.goto(`/t/${table}`);
    await hold(anna, () => byFinger(anna));
    await page.reload(); // now the first part is open, and another one has the card
    await expect(page.locator(`${HELD} .primary`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".board .sent").first()).toBeInViewport();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/held.png` });
});

test("on a phone a choice is made by itself when its seconds are over @full", async ({ comes }) => {
    const anna = await comes({ name: "Anna", size: "phone" });
    const { page } = anna;
    const table = await ready(anna, "imperial_miners", ["random"]);
    await page.addInitScript(() => localStorage.setItem("confirm", "seconds"));
    await page.goto(`/t/${table}`);
    await hold(anna, () => byFinger(anna));
    await press(anna, page.locator(`${HELD} button`).last()); // take back
    await expect(page.locator(HELD)).toBeHidden();
    await hold(anna, () => byFinger(anna));
    await expect(page.locator(`${HELD} b`)).toHaveText(/^[1-5]$/);
    const held = await page.locator(".prompt h1").textContent();
    await expect(page.locator(HELD)).toBeHidden({ timeout: 15_000 });
    await expect(page.locator(".prompt h1")).not.toHaveText(held ?? "");
});
