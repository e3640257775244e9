/** What opens at a spot: one box at a time, in nobody's way, and never by itself where somebody has just answered. */
import { expect, type Page } from "@playwright/test";

import { test } from "./people";
import { settled } from "./play";
import { playedOn, ready } from "./tables";

const box = ".float";
const SHOWN = 1200; // milliseconds: longer than anything waits before it opens

/** The things that a box covers. */
const covered = (page: Page, things: string): Promise<string[]> =>
    page.evaluate((names) => {
        const at = document.querySelector(".float")?.getBoundingClientRect();
        if (!at) return ["there is no box"];
        return [...document.querySelectorAll(names)]
            .filter((element) => {
                const { left, right, top, bottom, width } = element.getBoundingClientRect();
                return (
                    width > 0 &&
                    Math.min(at.right, right) - Math.max(at.left, left) > 1 &&
                    Math.min(at.bottom, bottom) - Math.max(at.top, top) > 1
                );
            })
            .map((element) => element.getAttribute("data-spot") ?? element.className);
    }, things);

for (const { game, card } of [
    { game: "ginkgopolis", card: ".dock .card.offered" },
    { game: "imperial_miners", card: ".hand .card.offered" },
])
    test(`${game}: a mouse reads large what it rests on, in one box that covers nothing to choose`, async ({
        comes,
    }) => {
        const person = await comes({ name: "Anna" });
        const { page } = person;
        const table = await ready(person, game, ["random"], game === "ginkgopolis" ? { characters: "intro" } : {});
        await page.goto(`/t/${table}`);
        const first = page.locator(card).first();
        await first.hover();
        await expect(page.locator(`${box} .picture`)).toBeVisible();
        await page.waitForTimeout(SHOWN);
        await expect(page.locator(box)).toHaveCount(1);
        expect(await covered(page, ".offered")).toEqual([]);

        // Whoever has chosen is left in peace until they move.
        await first.click();
        await settled(person);
        await page.waitForTimeout(SHOWN);
        await expect(page.locator(box)).toHaveCount(0);
        await page.mouse.move(2, 2);
        await page.locator("[data-glass]").filter({ visible: true }).last().hover();
        await expect(page.locator(`${box} .picture`)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.locator(box)).toHaveCount(0);
    });

test("a finger that holds reads and chooses nothing; one that taps is offered a button above the hand", async ({
    comes,
}) => {
    const person = await comes({ name: "Anna", size: "phone" });
    const { page, context } = person;
    const table = await ready(person, "ginkgopolis", ["random"], { characters: "intro" });
    await playedOn(person, table, 0);
    await page.goto(`/t/${table}`);
    const card = page.locator(".dock .card.offered").first();
    const at = await card.boundingBox();
    if (!at) throw new Error("no card to choose");
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const touch = await context.newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await expect(page.locator(`${box} .picture`)).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => window.probe.sent)).toBe(0);
    await expect(page.locator(`${box} [role=menuitem]`)).toHaveCount(0);

    await card.tap();
    const take = page.locator(`${box} [role=menuitem]`);
    await expect(take).toHaveText(/Choose: /);
    await expect(page.locator(`${box} .picture`)).toHaveCount(0);
    expect(await covered(page, ".dock")).toEqual([]);
    await take.tap();
    await expect.poll(() => page.evaluate(() => window.probe.sent)).toBe(1);
});

test("the guide is never covered, and the keyboard reads too", async ({ comes }) => {
    const person = await comes({ name: "Anna" });
    const { page } = person;
    await page.goto("/learn/imperial_miners");
    await expect(page.locator("section.guide")).toBeVisible();
    await expect(page.locator(".offered").first()).toBeVisible();
    const parts = await page.locator("[data-glass]").filter({ visible: true }).all();
    for (const part of parts.filter((_, index) => index % 4 === 0)) {
        await part.hover({ force: true, timeout: 5000 }).catch(() => undefined);
        await page.waitForTimeout(300);
        if (await page.locator(box).count()) expect(await covered(page, "section.guide")).toEqual([]);
    }
    await page.mouse.move(2, 2);
    const cards = await ready(person, "ginkgopolis", ["random"], { characters: "intro" }); // whose first question is about them
    await page.goto(`/t/${cards}`);
    await expect(page.locator(".offered[data-glass]").first()).toBeVisible();
    await page.evaluate(() => document.querySelector<HTMLElement>(".offered[data-glass]")?.focus());
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator(`${box} .picture`)).toBeVisible();
});

test("an amount is stepped to, by mouse and by keyboard", async ({ comes }) => {
    const person = await comes({ name: "Anna" });
    const { page } = person;
    await page.goto(`/t/${await ready(person, "barrage", ["random"], { game: "intro" })}`);
    const bank = page.locator("[data-spot=bank].offered");
    await bank.click();
    const amount = page.getByRole("spinbutton");
    await expect(amount).toBeFocused();
    await expect(amount).toHaveText("1");
    await page.locator(".stepper .amount button").last().click();
    await expect(amount).toHaveText("2");
    await page.keyboard.press("Escape");
    await expect(amount).toHaveCount(0);

    await bank.focus();
    await page.keyboard.press("Enter");
    await expect(amount).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect(amount).toHaveText("11");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => window.probe.sent)).toBe(1);
    await settled(person);
    await expect(page.locator("[data-spot=bank]")).toHaveAccessibleName(/11/);
});
