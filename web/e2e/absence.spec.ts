/** Somebody closes the browser in the middle of a game: the others play on, and nothing is lost. */
import { expect, type Locator } from "@playwright/test";

import { later } from "./later";
import { barriers } from "./looks";
import { dice, test, type Person } from "./people";
import { choose, press, settled, sheet, shown, type Ways } from "./play";

const GAME = "ginkgopolis";
const ways: Ways = { board: 0, menu: 0, button: 0, list: 0 };

/** A table with everybody at it that has begun: its id, and the return link of the second seat. */
async function begun([owner, second, ...more]: [Person, Person, ...Person[]]): Promise<{ id: string; link: string }> {
    const post = async ({ context }: Person, path: string, data: unknown): Promise<unknown> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return answer.json();
    };
    const wish = { game: GAME, seats: 2 + more.length, listed: false, patience: 60 };
    const { table, invite } = (await post(owner, "/api/tables", wish)) as { table: { id: string }; invite: string };
    const path = `/api/tables/${table.id}`;
    const sit = (person: Person, seat: number): Promise<unknown> =>
        post(person, `${path}/join`, { seat, invite, nonce: "e2e" });
    await sit(owner, 0);
    const { link } = (await sit(second, 1)) as { link: string };
    for (const [index, person] of more.entries()) await sit(person, 2 + index);
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

const told = ({ page }: Person): Locator => page.locator("[data-panel=log] .story");

test("a browser is closed, a bot plays on, the person comes back on another device and takes over", async ({
    comes,
}) => {
    const chance = dice(5);
    const anna = await comes({ name: "Anna", lang: "en" });
    const bela = await comes({ name: "Béla", lang: "hu", size: "phone" });
    const cili = await comes({ name: "Cili", lang: "de" });
    const { id, link } = await begun([anna, bela, cili]);
    for (const { page } of [anna, bela, cili]) await page.goto(`/t/${id}`);
    await expect(bela.page.locator(".prompt.asked")).toBeVisible();
    await choose(bela, chance, ways, true);
    await settled(bela);
    await bela.context.close();

    // The table waits for him; ten minutes later the others come back from the lobby.
    await sheet(anna, "people");
    await expect(anna.page.locator("[data-panel=people] li").nth(1)).toContainText("away since");
    for (const person of [anna, cili]) await playOn(person, chance);
    for (const { page } of [anna, cili]) await page.goto("/");
    later(id, 600);
    await expect(anna.page.locator(".mine a").first()).toContainText("Béla to move");
    for (const { page } of [anna, cili]) await page.locator(".mine a").first().click();
    const absent = cili.page.locator("[data-absent='1']");
    await expect(absent).toContainText("Béla ist seit");
    expect(await barriers(cili.page)).toEqual([]);

    // Cili proposes a bot, Anna agrees.
    await absent.getByRole("button", { name: "Vorschlagen" }).click();
    const asked = anna.page.locator("[data-proposal=bot]");
    await expect(asked).toContainText("Cili asks to let a bot play for Béla");
    await asked.locator("button.primary").click();
    await sheet(anna, "people");
    await expect(anna.page.locator("[data-panel=people] li").nth(1)).toContainText("a bot plays until they return");
    await expect.poll(async () => (await shown(anna)).asked || (await shown(cili)).asked).toBe(true);
    const lines = await anna.page.locator("[data-panel=log] p:not(.story)").count();

    // Another device: opening the page takes nothing from the bot, a press does.
    const again = await comes({ name: "Béla", lang: "hu" });
    await again.page.goto(`/l/${link}`);
    const away = again.page.locator(".notices .banner", { hasText: "Gép játszik helyetted" });
    await expect(away).toBeVisible();
    await expect(anna.page.locator("[data-panel=people] li").nth(1)).toContainText("a bot plays until they return");
    await press(again, away.getByRole("button"));
    await expect(away).toHaveCount(0);
    // The bot had chosen already: the others go on until he is asked.
    const untilAsked = async (): Promise<boolean> => {
        for (const person of [anna, cili]) await playOn(person, chance);
        return (await shown(again)).asked;
    };
    await expect.poll(untilAsked).toBe(true);
    await choose(again, chance, ways, true);
    await settled(again);

    // Nothing is lost, and all of it is told.
    expect(await anna.page.locator("[data-panel=log] p:not(.story)").count()).toBeGreaterThanOrEqual(lines);
    for (const line of ["Cili asks to let a bot play for Béla", "Béla is away", "Béla is back"])
        await expect(told(anna).filter({ hasText: line })).toHaveCount(1);
    await sheet(again, "log");
    expect(await told(again).count()).toBe(await told(anna).count());
});
