/** The panels beside a board: tabs by keyboard, a log that stands at its newest line, and a way to skip what is shown. */
import { expect, type Page } from "@playwright/test";

import { barriers, calm } from "./looks";
import { test } from "./people";
import { choose, settled, sheet, shown } from "./play";
import { ready } from "./tables";

/** Pixels of the log below what is seen of it. */
const below = (page: Page): Promise<number> =>
    page
        .locator("[data-panel=log] [role=log]")
        .evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));

test("log, chat, options and player aid are tabs, and the log is found at its newest line", async ({ comes }) => {
    const anna = await comes({ name: "Anna", still: true });
    const { page } = anna;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/t/${await ready(anna, "barrage", ["random", "random"])}`);
    for (let made = 0; made < 6; made += 1) {
        await expect.poll(async () => (await shown(anna)).asked, { intervals: [50] }).toBe(true);
        await choose(anna, () => 0, { board: 0, menu: 0, button: 0, list: 0 }, true);
        await settled(anna);
    }
    await sheet(anna, "log");
    const log = page.locator("[data-panel=log] [role=log]");
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
    expect((await log.boundingBox())?.height).toBeGreaterThan(400);

    // Closed and opened again it stands at its end; whoever reads further up is told of the way back.
    const side = page.locator(".frame > header .tools .wide");
    await side.click();
    await side.click();
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
    await log.evaluate((lines) => void (lines.scrollTop = 0));
    await page.getByRole("button", { name: "To the newest line" }).click();
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
    await log.evaluate((lines) => void (lines.scrollTop = 0));
    await page.locator("#tab-chat").click();
    await page.locator("#tab-log").click();
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1);

    // By keyboard: arrows go round, and one tab at a time is on the way of the Tab key.
    await page.locator("#tab-log").focus();
    for (const name of ["chat", "options", "notes", "aid", "log"]) {
        await page.keyboard.press("ArrowRight");
        await expect(page.locator(`#tab-${name}`)).toBeFocused();
        await expect(page.locator("[role=tab][aria-selected=true]")).toHaveCount(1);
        await expect(page.locator("[role=tab][tabindex='0']")).toHaveAttribute("id", `tab-${name}`);
        await expect(page.locator(`#panel-${name}[role=tabpanel]`)).toBeVisible();
        await calm(page);
        expect(await barriers(page), name).toEqual([]);
    }
    await page.keyboard.press("End");
    await expect(page.locator("#tab-aid")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    await expect(log).toBeFocused();

    // The key for the options turns to them.
    await page.keyboard.press("o");
    await expect(page.locator("[data-panel=options] li button").first()).toBeFocused();

    // The names of places stand on the map for whoever wants them, also after a new visit.
    await expect(page.locator(".names text")).toHaveCount(0);
    await page.keyboard.press("n");
    await expect(page.locator(".names text", { hasText: "C9A" })).toBeVisible();
    await page.reload();
    await expect(page.locator(".names text", { hasText: "C9A" })).toBeVisible();
});

test("what others do can be skipped by a button or a key", async ({ comes }) => {
    const anna = await comes({ name: "Anna", beat: "slow" });
    const { page } = anna;
    await page.goto(`/t/${await ready(anna, "ginkgopolis", ["random", "random"])}`);
    const playing = page.locator("main[data-beat=playing]");
    /** Skips what is shown now, in one breath: it may be over at the next look. */
    const skipped = (way: string): Promise<string | null> =>
        page.evaluate((by) => {
            const skip = document.querySelector<HTMLElement>(".frame:has(main[data-beat=playing]) .skip");
            if (by === "button") skip?.click();
            else if (skip) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
            return skip?.title ?? null;
        }, way);
    for (const way of ["button", "key"])
        for (let made = 0; ; made += 1) {
            await expect
                .poll(async () => (await shown(anna)).asked || (await playing.count()) > 0, { intervals: [50] })
                .toBe(true);
            const title = await skipped(way);
            if (title !== null) {
                expect(title).toMatch(/click on the board/);
                await expect(playing).toHaveCount(0);
                break;
            }
            await choose(anna, () => 0, { board: 0, menu: 0, button: 0, list: 0 }, true);
            await settled(anna);
            expect(made).toBeLessThan(60);
        }
});
