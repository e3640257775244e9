/**
 * The guided first games, walked by somebody who does what the guide asks, and by somebody who never does: both come to its
 * end, whatever a step asks for can be done, and nothing that can be chosen is covered.
 */
import { expect } from "@playwright/test";

import { type Lang, type Size, test } from "./people";
import { taken, walked } from "./guides";
import { press } from "./play";

const GAMES = ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"];

for (const [number, game] of GAMES.entries())
    test(`whoever does something else at every step of ${game} comes to the end of its guide`, async ({ comes }) => {
        const person = await comes({ lang: (["hu", "de", "en", "de"] as const)[number] ?? "en" });
        await walked(person, game, 0, number + 1);
    });

test("whoever does what the guide of Ginkgopolis asks comes to its end, and to a whole game", async ({ comes }) => {
    const person = await comes({ size: "phone", lang: "hu" });
    const { page } = person;
    const { said, steps } = await walked(person, "ginkgopolis", 100, 5);
    expect(
        said.filter((text) => /first|again|new-hand/.test(text)),
        "nothing was to be taken back",
    ).toEqual([]);

    const card = page.locator("section.guide");
    const number = async (): Promise<number> => parseInt((await card.locator(".buttons span").textContent()) ?? "", 10);
    // What was read can be read again, and reopens where it was left.
    await card.locator("button.on").click();
    await page.locator("button.again").click();
    await expect.poll(number).toBe(steps);
    await card.locator("button.back").click();
    await expect.poll(number).toBe(steps - 2);
    await card.locator("button.on").click();
    await expect.poll(number).toBe(steps);
    await card.locator("button.whole").click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator(".board")).toBeVisible();
    await expect(card).toBeHidden();
});

test("what was done instead is taken back from the guide's card", async ({ comes }) => {
    const person = await comes({ lang: "en" });
    const { page } = person;
    await page.goto("/learn/barrage");
    const card = page.locator("section.guide");
    const says = (text: string): Promise<void> => expect(card).toHaveAttribute("data-said", `barrage-guide-${text}`);
    for (const text of ["aim", "water", "dam", "system", "engineers"]) {
        await says(text);
        await press(person, card.locator("button.on"));
    }
    await says("conduit");
    const asked = page.locator(".prompt.asked");
    await expect(asked).toBeVisible();
    const powerhouse = "build powerhouse powerhouse";
    await taken(person, (offers) => offers.find(({ option }) => option === powerhouse));
    await says("other");
    await press(person, card.locator("button.undo"));
    await says("conduit");

    // After the turn is over and the opponent has played, too.
    await expect(asked).toBeVisible();
    await taken(person, (offers) => offers.find(({ option }) => option === powerhouse));
    await taken(person, ([first]) => first);
    await says("powerhouse-first");
    await expect(asked).toBeVisible();
    await press(person, card.locator("button.undo"));
    await says("conduit");
    await expect(asked).toBeVisible();
    expect(await page.evaluate(() => window.probe.choices.map(({ option }) => option))).toContain(powerhouse);
});

const FULL: { game: string; size: Size; lang: Lang }[] = [
    { game: "ginkgopolis", size: "laptop", lang: "de" },
    { game: "imperial_miners", size: "phone", lang: "hu" },
    { game: "barrage", size: "phone", lang: "en" },
    { game: "barrage", size: "laptop", lang: "hu" },
    { game: "underwater_cities", size: "phone", lang: "de" },
];
for (const { game, size, lang } of FULL)
    test(`whoever does what the guide of ${game} asks, ${size} @full`, async ({ comes }) => {
        const { said } = await walked(await comes({ size, lang }), game, 100, 5);
        expect(said.length, "steps that were read").toBeGreaterThan(9);
    });
for (const game of GAMES)
    for (const seed of [11, 12, 13])
        for (const obeys of [0, 50])
            test(`the guide of ${game}, heeded ${obeys} times in 100, seed ${seed} @full`, async ({ comes }) => {
                const size = seed % 2 ? "laptop" : "phone";
                await walked(await comes({ size, lang: "hu" }), game, obeys, seed);
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
