/** Small comforts at a table: private notes, an only option that is taken by itself, and the next game. */
import { expect, type Locator } from "@playwright/test";

import { barriers } from "./looks";
import { test, type Person } from "./people";
import { ready, together } from "./tables";

const notes = ({ page }: Person): Locator => page.locator("textarea");

test("notes are kept for the seat, and nobody else has them", async ({ comes }) => {
    const anna = await comes({ name: "Anna" });
    const bela = await comes({ name: "Béla", size: "phone" });
    const id = await together([anna, bela], "ginkgopolis");
    await anna.page.addInitScript(() => localStorage.setItem("aside", "yes"));
    await anna.page.goto(`/t/${id}`);
    await anna.page.getByRole("tab", { name: "Notes" }).click();
    await notes(anna).fill("blue, then nine");
    await expect(anna.page.locator("[data-stored=true]")).toContainText("Saved");
    expect(await barriers(anna.page)).toEqual([]);
    await anna.page.reload(); // the tab is remembered, and so is the text
    await expect(notes(anna)).toHaveValue("blue, then nine");

    // On a phone they are in the menu.
    await bela.page.goto(`/t/${id}`);
    await bela.page.locator("header .tools button").last().tap();
    await bela.page.getByRole("button", { name: "Notes" }).tap();
    await expect(notes(bela)).toBeEnabled();
    await expect(notes(bela)).toHaveValue("");
});

test("an only option is taken by itself: not on coming, once, and not again after an undo", async ({ comes }) => {
    const anna = await comes({ name: "Anna" });
    const { page } = anna;
    const id = await ready(anna, "underwater_cities", []);
    await page.addInitScript(() => {
        localStorage.setItem("aside", "yes");
        localStorage.setItem("tab", "options");
    });
    // The first two questions are told with one of their options.
    const cut: string[] = [];
    let acts = 0;
    await page.routeWebSocket(/socket$/, (here) => {
        const server = here.connectToServer();
        here.onMessage((data) => {
            acts += Number((JSON.parse(String(data)) as { type: string }).type === "act");
            server.send(data);
        });
        server.onMessage((data) => {
            const message = JSON.parse(String(data)) as { question?: { choices: { option: string }[] } | null };
            if (message.question) {
                const options = message.question.choices.map(({ option }) => option).join();
                if (cut.length < 2 && !cut.includes(options)) cut.push(options);
                if (cut.includes(options)) message.question.choices.splice(1);
            }
            here.send(JSON.stringify(message));
        });
    });
    await page.goto(`/t/${id}`);
    const option = page.locator("[data-panel=options] li button");
    await expect(option).toHaveCount(1);
    await page.locator("header .tools button").last().click();
    await page.getByRole("checkbox", { name: /Take the only option/ }).check();
    await page.keyboard.press("Escape");
    await page.waitForTimeout(2500);
    expect(acts).toBe(0); // what was found on coming
    await option.click();
    await expect.poll(() => acts).toBe(2);
    await page.waitForTimeout(2500);
    expect(acts).toBe(2);
    const undo = page.locator(".undo button").first();
    if (!(await undo.isEnabled())) return; // the deal let something be learned
    await undo.click();
    await expect(option).toHaveCount(1);
    await page.waitForTimeout(2500);
    expect(acts).toBe(2);
});

test("the same people play again: one opens the table, the other joins with a click", async ({ comes }) => {
    const anna = await comes({ name: "Anna" });
    const bela = await comes({ name: "Béla", size: "phone" });
    const id = await together([anna, bela], "ginkgopolis", { bots: ["level1"] });
    for (const { page } of [anna, bela]) await page.goto(`/t/${id}`);
    await anna.page.locator("header .tools button").last().click();
    await anna.page.getByRole("button", { name: "End the game…" }).click();
    await anna.page.locator("dialog button.primary").click();
    await bela.page.locator("[data-proposal=end] button.primary").tap();
    await anna.page.getByRole("button", { name: "Again with these people" }).click();
    await expect(anna.page.locator(".seats li").first()).toContainText("Anna");
    await bela.page.getByRole("button", { name: "Join the next game" }).tap();
    await expect(anna.page.locator(".seats li")).toContainText(["Anna", "Béla", "bot: easy"]);
    await expect(bela.page.locator(".seats li").nth(1)).toContainText("you");
    expect(bela.page.url()).toBe(anna.page.url());
});
