/** Bots as people choose them: by strength, at once or at a table that waits. */
import { expect } from "@playwright/test";

import { test } from "./people";

const GAME = "ginkgopolis";

test("a game against bots begins with the strength and the players that were chosen last", async ({ comes }) => {
    const { page, context } = await comes({ name: "Anna" });
    await page.goto("/");
    const card = page.locator(`article[data-game=${GAME}]`);
    await expect(card.locator(".now")).toContainText("3 players, medium");
    await card.locator(".now .icon").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "2" }).check({ force: true });
    await dialog.getByRole("radio", { name: /^hard/ }).check();
    await dialog.getByRole("button", { name: "Start playing" }).click();
    await page.waitForURL(/\/t\//);
    await expect(page.locator("[data-panel=people] li").nth(1)).toContainText(/bot: hard|thinking/);
    const id = page.url().split("/").at(-1) ?? "";
    const { table } = (await (await context.request.get(`/api/tables/${id}`)).json()) as {
        table: { seats: { bot: string }[] };
    };
    expect(table.seats.map(({ bot }) => bot)).toEqual(["", "level3"]);

    // This browser remembers both, the strength for every game.
    await page.goto("/");
    await expect(card.locator(".now")).toContainText("2 players, hard");
    await expect(page.locator("article[data-game=barrage] .now")).toContainText("3 players, hard");
});

test("a waiting room offers strengths, and names what sits there from before", async ({ comes }) => {
    const { page, context } = await comes({ name: "Anna" });
    const opened = await context.request.post("/api/tables", { data: { game: GAME, seats: 4, listed: false } });
    const { table } = (await opened.json()) as { table: { id: string } };
    for (const [seat, bot] of ["search", "greedy"].entries())
        expect((await context.request.put(`/api/tables/${table.id}/seats/${seat}/bot`, { data: { bot } })).ok()).toBe(
            true,
        );
    await page.goto(`/t/${table.id}`);
    const seat = page.locator(".seats li");
    await expect(seat.nth(0)).toContainText("bot: very hard");
    await expect(seat.nth(1)).toContainText("bot: steady");
    const strengths = ["bot: easy", "bot: medium", "bot: hard", "bot: very hard"];
    await expect(seat.nth(0).locator("option")).toHaveText(["Remove the bot", ...strengths]);
    await expect(seat.nth(1).locator("option")).toHaveText(["Remove the bot", ...strengths, "bot: steady"]);
    await expect(seat.nth(3).locator("option")).toHaveText(["add a bot…", ...strengths]);
    await seat.nth(3).locator("select").selectOption("bot: easy");
    await expect(seat.nth(3)).toContainText("tries very few turns");
});
