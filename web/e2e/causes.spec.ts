/** Whoever clicks on what is not offered is told why, and what the answer speaks of lights up, uncovered. */
import { expect, type Page } from "@playwright/test";

import { calm } from "./looks";
import { test } from "./people";
import { read, readable } from "./reading";
import { SCREENS } from "./sizes";
import { playedOn, ready } from "./tables";

const SOME = 24; // spots of a board, of which those that are offered are left out
const CLICKS = 8;

interface Answer {
    type: string;
    allowed: boolean;
    causes: string[];
    targets: string[];
}

/** The answers that the page hears, from now on. */
function heard(page: Page): Answer[] {
    const answers: Answer[] = [];
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const message = JSON.parse(String(payload)) as Answer;
            if (message.type === "because") answers.push(message);
        }),
    );
    return answers;
}
/** The answer that comes after so many, or none: the spot belongs to another player, of whose things nobody asks. */
const told = (answers: Answer[], before: number): Promise<Answer | undefined> =>
    expect
        .poll(() => answers.length, { timeout: 3000 })
        .toBeGreaterThan(before)
        .then(
            () => answers.at(-1),
            () => undefined,
        );
const choosable = (page: Page, { x, y }: { x: number; y: number }): Promise<boolean> =>
    page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(".offered, .leading")), [x, y] as const);
const dark = (page: Page, targets: string[]): Promise<string[]> =>
    page.evaluate(
        (ids) => ids.filter((id) => !document.querySelector(`.board [data-spot="${CSS.escape(id)}"].lit`)),
        targets,
    );

for (const game of ["barrage", "underwater_cities", "ginkgopolis @full", "imperial_miners @full"])
    test(`${game}: what a reason speaks of is lit, and nothing covers it`, async ({ comes }) => {
        const person = await comes({ name: "Anna", still: true });
        const { page } = person;
        await page.setViewportSize(SCREENS.small);
        const table = await ready(person, game.replace(" @full", ""), ["random"]);
        await playedOn(person, table, 8);
        const answers = heard(page);
        await page.goto(`/t/${table}`);
        await expect(page.locator(".board .offered").first()).toBeVisible();
        await calm(page);
        let clicks = 0;
        for (const spot of await readable(page, SOME)) {
            if (clicks === CLICKS || (await choosable(page, spot))) continue;
            const before = answers.length;
            await page.mouse.click(spot.x, spot.y);
            if (!(await page.evaluate(() => window.probe.sent))) clicks += 1;
            const answer = await told(answers, before);
            if (!answer) continue;
            await expect(page.locator(".float .why, .reading.why")).toBeVisible();
            await expect.poll(() => dark(page, answer.targets)).toEqual([]);
            for (const cause of answer.causes) await expect(page.getByText(cause)).toBeVisible();
            expect((await read(page, spot)).covered, spot.id).toEqual([]);
            await page.keyboard.press("Escape");
            await expect.poll(() => dark(page, answer.targets)).toEqual(answer.targets);
        }
        expect(answers.length).toBeGreaterThan(2);
        expect(await page.evaluate(() => window.probe.sent), "asking chooses nothing").toBe(0);
    });

test("on a phone the tab of a part is marked in which a cause lies, and opens with the reason", async ({ comes }) => {
    const anna = await comes({ name: "Anna", size: "phone", still: true });
    const { page } = anna;
    await page.setViewportSize({ width: 360, height: 740 });
    const table = await ready(anna, "barrage", ["random"]);
    await playedOn(anna, table, 8);
    const answers = heard(page);
    await page.goto(`/t/${table}`);
    await expect(page.locator(".board .offered").first()).toBeVisible();
    await calm(page);
    const marked = page.locator(".board nav button[data-blamed]");
    for (const area of ["Actions", "Map", "Company"]) {
        await page.locator(".board nav").getByRole("button", { name: area }).tap();
        for (const spot of await readable(page, SOME)) {
            if (await choosable(page, spot)) continue;
            const before = answers.length;
            await page.touchscreen.tap(spot.x, spot.y);
            if (!(await told(answers, before))) continue;
            const reason = page.locator(".float .why, .reading.why");
            await expect(reason).toBeVisible();
            if (await marked.count()) break;
            await page.keyboard.press("Escape"); // it may lie over the next tab
            await expect(reason).toHaveCount(0);
        }
        if (await marked.count()) break;
    }
    await expect(marked.first().getByRole("img", { name: "what the reason is about is here" })).toBeVisible();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/cause-marked.png` });
    const name = await marked.first().getAttribute("data-area");
    await marked.first().tap({ timeout: 2000 }); // nothing covers it
    await expect(page.locator(`.board section[data-area=${name}] .lit`).first()).toBeVisible();
    await expect(page.locator(".float .why, .reading.why")).toBeVisible();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/cause-opened.png` });
    expect(await page.evaluate(() => window.probe.sent), "asking chooses nothing").toBe(0);
});
