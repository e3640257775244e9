/** Whoever runs the server cannot choose the deal unseen: an honest player's browser says so at the end. */
import { expect, type Locator } from "@playwright/test";

import { barriers } from "./looks";
import { housed, test, type Person } from "./people";

const GAME = "ginkgopolis";

/** Play against a bot at once, as a press in the lobby does; gives the table. */
async function playNow({ page }: Person): Promise<string> {
    await page.goto("/");
    await page.locator(".games button.primary").first().click();
    await page.waitForURL(/\/t\//);
    await expect(page.locator(".prompt")).toBeVisible();
    return page.url().split("/").at(-1) ?? "";
}

/** End the table by the menu, and see what is said of the deal. */
async function ended({ page }: Person, answers: Person[] = []): Promise<Locator> {
    await page.locator("header button[aria-label], .menu button").first().waitFor();
    await page.evaluate(
        (id) =>
            new Promise<void>((done) => {
                const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
                socket.onopen = () => socket.send(JSON.stringify({ type: "hello", events: 0, lang: "en" }));
                socket.onmessage = ({ data }: MessageEvent<string>) => {
                    const { type } = JSON.parse(data) as { type: string };
                    if (type === "presence") socket.send(JSON.stringify({ type: "propose", id: "end", kind: "end" }));
                    if (type === "done") {
                        socket.close();
                        done();
                    }
                };
            }),
        page.url().split("/").at(-1) ?? "",
    );
    for (const other of answers) await other.page.locator("[data-proposal=end] button.primary").click();
    return page.locator("[data-deal]");
}

test("an honest deal holds, for two people and a bot and on another device", async ({ comes }) => {
    const anna = await comes({ name: "Anna", lang: "en" });
    const bela = await comes({ name: "B\u00e9la", lang: "hu", size: "phone" });
    const post = async ({ context }: Person, path: string, data: unknown = {}): Promise<unknown> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return answer.json();
    };
    const opened = await post(anna, "/api/tables", { game: GAME, seats: 3, listed: true });
    const { id } = (opened as { table: { id: string } }).table;
    for (const { page } of [anna, bela]) {
        await page.goto(`/t/${id}`);
        await page.locator(".seats button.primary").first().click();
        await expect(page.locator(".seats li.taken", { hasText: /you|te/i })).toBeVisible();
    }
    const free = anna.page.locator(".seats li:not(.taken) select").first();
    await free.selectOption({ index: 1 });
    await anna.page.locator("button.start").click();
    for (const { page } of [anna, bela]) await expect(page.locator(".prompt")).toBeVisible();
    const { link } = (await post(bela, `/api/tables/${id}/link`)) as { link: string };
    const deal = await ended(anna, [bela]);
    await expect(deal).toHaveAttribute("data-deal", "holds");
    await deal.locator("summary").click();
    await expect(deal).toContainText("asztal verify");
    expect(await deal.textContent()).not.toContain("added no number");
    expect(await barriers(anna.page)).toEqual([]);
    await expect(bela.page.locator("[data-deal=holds]")).toBeVisible();

    const again = await comes({ name: "B\u00e9la", lang: "de" });
    await again.page.goto(`/l/${link}`);
    await expect(again.page.locator("[data-deal=unchecked]")).toContainText("nicht gepr\u00fcft");
});

housed.describe("a host who cheats", () => {
    housed.use({ fault: "a_host_who_cheats" });
    housed("is found out by the honest player's browser", async ({ comes }) => {
        const cheats = { nonce: "swapped", seed: "committed", late: "committed", bot: "another seat" };
        for (const [cheat, words] of Object.entries(cheats)) {
            const honest = await comes({ name: cheat });
            await playNow(honest);
            const deal = await ended(honest);
            await expect(deal).toHaveAttribute("data-deal", "broken");
            await expect(deal).toContainText(words);
        }
        const fair = await comes({ name: "fair" });
        await playNow(fair);
        await expect(await ended(fair)).toHaveAttribute("data-deal", "holds");
    });
});
