/** A game over days: a browser is closed, the clock runs out while the server itself falls and rises, and nothing is lost. */
import { expect, type Locator } from "@playwright/test";

import { later } from "./later";
import { barriers } from "./looks";
import { dice, housed as test, type Person } from "./people";
import { choose, press, settled, sheet, shown, type Ways } from "./play";

const DAY = 86_400; // seconds
const PACE = { kind: "days", bank: 3 * DAY, turn: DAY };
const ways: Ways = { board: 0, menu: 0, button: 0, list: 0 };

test.use({ cut: true });

/** A table of two over days that has begun: its id, and the return link of the second seat. */
async function begun(owner: Person, second: Person): Promise<{ id: string; link: string }> {
    const post = async ({ context }: Person, path: string, data: unknown): Promise<unknown> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return answer.json();
    };
    const wish = { game: "ginkgopolis", seats: 2, listed: false, pace: PACE };
    const { table, invite } = (await post(owner, "/api/tables", wish)) as { table: { id: string }; invite: string };
    const path = `/api/tables/${table.id}`;
    await post(owner, `${path}/join`, { seat: 0, invite, nonce: "e2e" });
    const { link } = (await post(second, `${path}/join`, { seat: 1, invite, nonce: "e2e" })) as { link: string };
    await post(owner, `${path}/start`, {});
    return { id: table.id, link };
}

/** Choose while one is asked, until the table waits for others. */
async function playOn(person: Person, chance: (below: number) => number): Promise<void> {
    while ((await shown(person)).asked) {
        await choose(person, chance, ways, true);
        await settled(person);
    }
}

const seat = ({ page }: Person, number: number): Locator => page.locator("[data-panel=people] li").nth(number);
const told = ({ page }: Person): Locator => page.locator("[data-panel=log] .story");
const log = ({ page }: Person): Promise<string[]> => page.locator("[data-panel=log] p:not(.story)").allInnerTexts();

test("over days: time runs out, every process is cut off, a bot plays on, the person returns by link @full", async ({
    comes,
    own,
}) => {
    const chance = dice(8);
    const anna = await comes({ name: "Anna", lang: "en" });
    const bela = await comes({ name: "Béla", lang: "hu", size: "phone" });
    const { id, link } = await begun(anna, bela);
    for (const { page } of [anna, bela]) await page.goto(`/t/${id}`);
    await expect(bela.page.locator(".prompt.asked")).toBeVisible();
    await playOn(anna, chance);
    await sheet(anna, "people");
    await expect(seat(anna, 1)).toContainText("4 days left");

    // All processes die, days pass, they start again. Béla's page comes back by itself and says that his time is low.
    await own.cut(() => later(id, 3.4 * DAY, own.database));
    await expect(bela.page.locator(".news")).toContainText("Az időd nagy része elfogyott: még 15 óra.");
    await expect(bela.page.locator(".prompt .clock")).toContainText("már csak 15 óra");
    await expect(seat(anna, 1)).toContainText("15 hours left"); // an alarm is nobody else's
    expect(await barriers(bela.page)).toEqual([]);
    await choose(bela, chance, ways, true);
    await settled(bela);
    await sheet(bela, "log");
    const his = await log(bela);
    await bela.context.close();
    await playOn(anna, chance);
    const before = await log(anna);

    // The same again, and nobody comes: Anna's page tells what happened.
    await own.cut(() => later(id, DAY, own.database));
    await expect(told(anna).filter({ hasText: "The time of Béla is up" })).toHaveCount(1);
    await expect(seat(anna, 1)).toContainText("time was up; a bot plays until they return");
    await expect.poll(async () => (await shown(anna)).asked).toBe(true);
    await playOn(anna, chance);
    await expect.poll(async () => (await log(anna)).length).toBeGreaterThan(before.length);
    expect((await log(anna)).slice(0, before.length)).toEqual(before);
    expect(await barriers(anna.page)).toEqual([]);

    // Another device: he reads why a bot plays, takes over, and has the free time of a turn again.
    const again = await comes({ name: "Béla", lang: "hu" });
    await again.page.goto(`/l/${link}`);
    const away = again.page.locator(".notices .banner", { hasText: "Lejárt az időd" });
    await expect(away).toBeVisible();
    expect(await barriers(again.page)).toEqual([]);
    await press(again, away.getByRole("button"));
    await expect(away).toHaveCount(0);
    const untilAsked = async (): Promise<boolean> => {
        await playOn(anna, chance);
        return (await shown(again)).asked;
    };
    await expect.poll(untilAsked).toBe(true);
    await sheet(again, "people");
    await expect(seat(again, 1)).toContainText("24 óra");
    await choose(again, chance, ways, true);
    await settled(again);

    // Nothing is lost, and all of it is told, on every device alike.
    expect((await log(again)).slice(0, his.length)).toEqual(his);
    for (const line of ["The time of Béla is up", "Béla is back"])
        await expect(told(anna).filter({ hasText: line })).toHaveCount(1);
    expect(await told(again).count()).toBe(await told(anna).count());
});
