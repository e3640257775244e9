/** What happens to people at a table besides choosing. */
import { expect } from "@playwright/test";

import type { Person } from "./people";
import { choose, press, settled, sheet, shown, type Dice, type Ways } from "./play";
import { probed } from "./probe";

/** Choose, take it back, and be asked the same again. */
export async function takenBack(person: Person, chance: Dice): Promise<boolean> {
    const { page } = person;
    const before = await shown(person);
    const lines = await page.locator("[data-panel=options] li").allTextContents();
    await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 }, true);
    await settled(person);
    const undo = page.locator(".undo button").first();
    if (!(await undo.isEnabled())) return false;
    await press(person, undo);
    await expect(page.locator(".prompt h1")).toHaveText(before.text);
    await expect.poll(() => page.locator("[data-panel=options] li").allTextContents()).toEqual(lines);
    return true;
}

/** Go back to the first choice of the turn by the strip of its steps, where there is one. */
export async function steppedBack(person: Person): Promise<boolean> {
    const { page } = person;
    const steps = page.locator("ol.strip button");
    if (!(await steps.count())) return false;
    await press(person, steps.first());
    await expect(page.locator("ol.strip")).toHaveCount(0);
    await expect.poll(async () => (await shown(person)).asked).toBe(true);
    await settled(person);
    return true;
}

/** Come to a table and see this part of its board. */
export async function seated(people: Person[], table: string, game: string, area: string): Promise<void> {
    for (const { page } of people) {
        await page.goto(`/t/${table}`);
        await expect(page.locator(`.board[data-game=${game}] [data-area=${area}]`).first()).toBeAttached();
    }
}

/** Everything was chosen where it lies, or by a button beside it; the list was never needed. */
export function onTheBoard(ways: Ways[], game: string): void {
    for (const [index, used] of ways.entries()) {
        console.log(`${game}, person ${index + 1}: ${JSON.stringify(used)}`);
        expect(used.list, "choices from the list").toBe(0);
        expect(used.board + used.menu, "choices on the board").toBeGreaterThan(used.button);
    }
}

/** Load the page anew, and be asked the same. */
export async function reloaded(person: Person): Promise<void> {
    const { page } = person;
    const before = await shown(person);
    const log = await page.locator("[data-panel=log] [role=log] p").count();
    await page.reload();
    await expect(page.locator(".prompt h1")).toHaveText(before.text);
    await expect.poll(() => page.locator("[data-panel=log] [role=log] p").count()).toBeGreaterThanOrEqual(log);
}

/** What is chosen without a connection is done when it is back. */
export async function cutOff(person: Person, chance: Dice): Promise<void> {
    const { page } = person;
    await person.offline(true);
    const banner = page.locator(".notices .banner");
    await expect(banner).toBeVisible();
    await expect(page.locator("[data-panel=options] li button").first()).toBeAttached();
    await sheet(person, "options");
    const options = page.locator("[data-panel=options] li button");
    await press(person, options.nth(chance(await options.count())));
    await sheet(person, "board");
    await page.waitForTimeout(500);
    const { sent } = await probed(page);
    await person.offline(false);
    await expect.poll(async () => (await probed(page)).sent).toBeGreaterThan(sent);
    await settled(person);
    await expect(banner).toBeHidden();
}

/** The points of all who play, each with what they were given for. */
export async function explained({ page }: Person, players = 3): Promise<number[]> {
    await expect(page.locator(".scores section")).toHaveCount(players);
    await expect(page.locator(".scores section").first().locator("li").first()).toBeVisible();
    return (await page.locator(".scores h3 > b").allTextContents()).map(Number);
}

/** From the result to the replay, to a moment of it, and to somebody else's eyes. */
export async function lookedBack(person: Person, other: Person, table: string): Promise<void> {
    const { page } = person;
    await page.locator(".result a.button").click();
    const slider = page.locator("input[type=range]");
    const last = Number(await slider.getAttribute("max"));
    expect(last).toBeGreaterThan(40);
    await slider.focus();
    await slider.fill(String(Math.floor(last / 2)));
    await expect(page).toHaveURL(new RegExp(`move=${Math.floor(last / 2)}&`));
    await page.locator(".steps button").nth(4).click();
    const moment = Math.floor(last / 2) + 1;
    await expect(page).toHaveURL(new RegExp(`${table.replace("/t/", "/r/")}\\?move=${moment}&seat=open`));
    await page.locator("fieldset label").nth(1).click();
    await expect(page).toHaveURL(/seat=0/);
    await expect(page.locator(`[data-move="${moment}"]`)).toHaveAttribute("aria-current", "step");

    await other.page.goto(page.url());
    await expect(other.page.locator("input[type=range]")).toHaveValue(String(moment));
    await expect(other.page.locator(".board[data-game]")).toBeVisible();
    const told = (who: Person): Promise<string | null> => who.page.locator("footer p").textContent();
    if (other.lang === person.lang)
        await expect.poll(async () => (await told(other)) === (await told(person)), "the same is told").toBe(true);
}
