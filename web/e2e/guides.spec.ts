/** The guided first games: every step is reached, and what a step waits for can be done. */
import { expect } from "@playwright/test";

import { dice, test, type Person } from "./people";
import { choose, press, settled, shown } from "./play";

const GATE = ["ginkgopolis", "underwater_cities"];
const MOST = 40; // choices until a step that waits for one of them goes on

/** What the guide's ring is around: a spot to choose, or the tab of the part that it speaks of, which is opened. */
async function pointed(person: Person): Promise<string | undefined> {
    const { page } = person;
    const found = await page.evaluate(() => {
        const ring = document.querySelector(".ring")?.getBoundingClientRect();
        if (!ring) return {};
        const at = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
        return {
            spot: at?.closest<HTMLElement>(".offered[data-spot]")?.dataset.spot,
            tab: at?.closest<HTMLElement>(".board nav [data-area]")?.dataset.area,
        };
    });
    if (found.tab) await press(person, page.locator(`.board nav [data-area="${found.tab}"]`));
    if (found.tab) await page.waitForTimeout(300); // until the ring has come to what is there now
    return found.tab ? pointed(person) : found.spot;
}

for (const { game, size, lang } of [
    { game: "ginkgopolis", size: "phone", lang: "hu" },
    { game: "imperial_miners", size: "laptop", lang: "de" },
    { game: "barrage", size: "phone", lang: "en" },
    { game: "underwater_cities", size: "phone", lang: "de" },
] as const)
    test(`the guide through a first game of ${game} ${GATE.includes(game) ? "" : "@full"}`, async ({ comes }) => {
        const person = await comes({ size, lang });
        const { page } = person;
        await page.goto(`/learn/${game}`);

        const card = page.locator("section.guide");
        await expect(card).toBeVisible(); // nobody has asked for a name
        const chance = dice(5);
        // Read at once: a step that waits goes on by itself.
        const now = (): Promise<{ number: number; waits: boolean }> =>
            page.evaluate(() => ({
                number: parseInt(document.querySelector("section.guide .buttons span")?.textContent ?? "0", 10),
                waits: document.querySelector("section.guide button.on.primary") === null,
            }));
        const number = async (): Promise<number> => (await now()).number;
        const steps = Number((await card.locator(".buttons span").textContent())?.match(/\d+/g)?.at(-1));
        const read: number[] = [];
        for (let choices = 0; ;) {
            const { number: step, waits } = await now();
            if (!step) break;
            if (read.at(-1) !== step) {
                read.push(step);
                choices = 0;
                await expect(card).toBeInViewport({ ratio: 1 });
                expect(await card.locator("p").textContent()).not.toContain("⟦");
            }
            if (!waits) {
                await card.locator("button.on").click();
                continue;
            }
            if ((await shown(person)).asked) {
                expect(++choices, `choices at step ${step}`).toBeLessThan(MOST);
                await page.waitForTimeout(200); // until the ring is there
                const wanted = await pointed(person);
                await choose(person, chance, { board: 0, menu: 0, button: 0, list: 0 }, false, wanted);
                await settled(person);
            }
            await page.waitForTimeout(50);
        }
        // In order to the end; what the game has overtaken meanwhile is passed over.
        expect(read).toEqual([...new Set(read)].sort((one, other) => one - other));
        expect([read[0], read.at(-1)]).toEqual([1, steps]);
        expect(read.length, `steps read of ${steps}`).toBeGreaterThan(steps * 0.75);

        // What was read can be read again, from where it was left.
        await page.locator("button.again").click();
        await expect.poll(number).toBe(steps);
        await card.locator("button.back").click();
        await expect.poll(number).toBe(steps - 1);
        await expect(card.locator("button.on")).toHaveClass(/primary/);
    });

test("a game without a guide says so", async ({ comes }) => {
    const { page } = await comes({ lang: "de" });
    const sent: string[] = [];
    page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
    await page.goto("/learn/orchard");
    await expect(page.getByRole("status")).toContainText("noch keine Anleitung");
    await expect(page.locator("main a")).toHaveAttribute("href", "/");
    expect(sent, "nobody was signed in, no table was opened").toEqual([]);
});

test.describe("a line that is cut", () => {
    test.use({ cut: true });
    test("opens no second guided game", async ({ comes }) => {
        const { page } = await comes({ lang: "hu", size: "phone" });
        const opened: string[] = [];
        page.on("request", (request) => void (request.url().endsWith("/api/tables/now") && opened.push(request.url())));
        await page.goto("/learn/ginkgopolis");
        await expect(page.locator("section.guide")).toBeVisible();
        const table = await page.evaluate(() => localStorage.getItem("learn-ginkgopolis"));
        expect(opened).toHaveLength(1);

        await page.route(`**/api/tables/${table}`, (route) => route.abort("connectionrefused"));
        await page.reload();
        await expect(page.getByRole("status")).toContainText("nem érhető el");
        await page.unroute(`**/api/tables/${table}`);
        await page.getByRole("button", { name: "Újra" }).click();
        await expect(page.locator("section.guide")).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem("learn-ginkgopolis"))).toBe(table);
        expect(opened).toHaveLength(1);
    });
});
