/** What people at one table do besides playing: being waited for, going back by consent, leaving, coming back. */
import { expect, type Locator } from "@playwright/test";

import { dice, test, type Person } from "./people";
import { choose, press, settled, sheet, shown } from "./play";
import { together } from "./tables";

const banner = ({ page }: Person): Locator => page.locator(".notices .banner");
const tab = ({ page }: Person): Promise<string | null> => page.locator("link[rel=icon]").getAttribute("href");

/** Both choose until `person` has made a choice that cannot be taken back any more. */
async function beyondUndo(person: Person, other: Person, chance: (below: number) => number): Promise<void> {
    const undo = person.page.locator(".undo button");
    for (let made = 0; ;) {
        if (made && (await undo.last().isEnabled())) return;
        for (const each of [person, other])
            if ((await shown(each)).asked) {
                await choose(each, chance, { board: 0, menu: 0, button: 0, list: 0 }, true);
                await settled(each);
                made += Number(each === person);
            }
        await person.page.waitForTimeout(100);
    }
}

test("two people wait for each other, go back by consent, leave and come back", async ({ comes }) => {
    const chance = dice(3);
    const anna = await comes({ name: "Anna", lang: "en" });
    const bela = await comes({ name: "Béla", lang: "hu", size: "phone" });
    const id = await together([anna, bela], "ginkgopolis");

    // The lobby and the tab say that a table waits.
    await anna.page.goto("/");
    const mine = anna.page.locator(".mine a").first();
    await expect(mine).toContainText("your turn");
    await expect(anna.page).toHaveTitle(/^\(1\) /);
    expect(await tab(anna)).toBe("/icon-turn.svg");
    await mine.click();
    await expect(anna.page).toHaveTitle(/^Your turn: /);
    await bela.page.goto(`/t/${id}`);

    // "Is this right?": a line of the log opens the rules that it rests on.
    await sheet(anna, "log");
    await anna.page.locator("[data-panel=log] .rule").last().click();
    const rules = anna.page.getByRole("dialog", { name: "Rules" });
    await expect(rules.locator(".asked .clause").first()).toContainText(/^GIN-[A-Z]{3}-\d\d/);
    await rules.locator(".asked .id").first().click();
    await expect(rules.locator(".clause.lit")).toBeInViewport();
    await anna.page.keyboard.press("Escape");

    await beyondUndo(anna, bela, chance);
    const ask = async (): Promise<void> => {
        await anna.page.locator(".undo button").last().click();
        await expect(anna.page.locator("dialog")).toContainText("would be lost");
        await anna.page.locator("dialog button.primary").click();
    };
    const before = await anna.page.locator("[data-panel=log] p").count();
    await ask();
    await expect(banner(anna).getByRole("button")).toHaveText("Withdraw");
    await press(bela, banner(bela).getByRole("button").last());
    await expect(banner(anna)).toContainText("Not everybody agreed");
    await ask();
    await press(bela, banner(bela).getByRole("button").first());
    await expect(banner(anna)).toHaveCount(0);
    await expect.poll(() => anna.page.locator("[data-panel=log] p").count()).toBeGreaterThan(before);

    // A bot plays for whoever leaves, until they take their seat back.
    const seat = anna.page.locator("[data-panel=people] li").nth(1);
    await press(bela, bela.page.locator("header .tools button").last());
    await press(bela, bela.page.locator("dialog > button").nth(-2));
    await press(bela, bela.page.locator("dialog > button.primary")); // asked whether he means it
    await expect(anna.page.locator(".news")).toContainText("Béla left.");
    await expect(banner(bela).getByRole("button")).toBeVisible();
    await expect(seat).toContainText(/bot|thinks/);
    await press(bela, banner(bela).getByRole("button"));
    await expect(banner(bela)).toHaveCount(0);
    await expect(seat).not.toContainText(/bot|thinks/);

    // Whoever was away sees in the log what is new.
    const lines = bela.page.locator("[data-panel=log] p");
    const known = await lines.count();
    await anna.page.goto("/");
    for (const { context } of [anna, bela])
        await context.request.post(`/api/tables/${id}/leave`, { data: { bot: "random" } });
    await expect.poll(() => lines.count()).toBeGreaterThan(known + 3);
    await anna.context.request.post(`/api/tables/${id}/return`);
    await anna.page.goto(`/t/${id}`);
    await sheet(anna, "log");
    await expect(anna.page.locator(".since")).toBeInViewport();
    await anna.page.locator(".since button").click(); // and can have it played on the board
    await expect(anna.page.locator("main[data-beat=playing]")).toBeVisible();
});
