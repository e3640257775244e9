/** Worlds: two accounts play the same game apart from each other; whoever has ended sees how it went. */
import { expect, type Page } from "@playwright/test";

import { worldIs } from "./later";
import { barriers, clipped, wordless } from "./looks";
import { LANGUAGES, test, type Lang, type Person } from "./people";
import { playedOn } from "./tables";

const WORDS = {
    en: { play: "Play it", menu: "Menu", leave: "Leave the table", sure: "End my game" },
    hu: { play: "Kipróbálom", menu: "Menü", leave: "Elhagyom az asztalt", sure: "Befejezem a játszmámat" },
    de: { play: "Spielen", menu: "Menü", leave: "Den Tisch verlassen", sure: "Meine Partie beenden" },
};
const LONG = "Bruno: Vereinigte Staaten mit Viktor Fiesler · Startvertrag 2 (3 Hydro)"; // what a bot chose, on a phone
const SAID = "0,16"; // how far results on equal deals go together

const looksGood = async (page: Page): Promise<void> => {
    expect(await barriers(page)).toEqual([]);
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
};
const picture = (page: Page, name: string): Promise<Buffer> =>
    page.screenshot({ path: `test-results/worlds-${name}.png`, fullPage: true });

/** Somebody with a name for good, whom no other test knows. */
async function account(person: Person): Promise<Person> {
    const letters = String.fromCharCode(...[1, 2, 3, 4, 5, 6].map(() => 97 + Math.random() * 26));
    await person.context.request.post("/api/me/words", { data: { lang: "en" } });
    const made = await person.context.request.post("/api/me/account", { data: { name: `Ada ${letters}` } });
    expect(made.ok(), await made.text()).toBe(true);
    return person;
}
async function clubWorld({ context }: Person, game: string): Promise<string> {
    const made = await context.request.post("/api/worlds", { data: { game, bots: ["level1"], days: 1 } });
    expect(made.ok(), await made.text()).toBe(true);
    return ((await made.json()) as { world: { id: string } }).world.id;
}
/** From the world's page to the table. */
async function enters({ page }: Person, world: string, lang: Lang): Promise<string> {
    await page.goto(`/w/${world}`);
    await page.getByRole("button", { name: WORDS[lang].play }).click();
    await expect(page.locator(".entry a")).toHaveAttribute("href", `/w/${world}`);
    return page.url().split("/t/")[1] ?? "";
}
/** The page of a world once the server has read all entries. */
async function told({ page }: Person, world: string, entries: number): Promise<void> {
    await expect(async () => {
        await page.goto(`/w/${world}`);
        await expect(page.locator("tbody a[href^='/r/']")).toHaveCount(entries, { timeout: 5000 });
        await expect(page.getByText(/could not be worked out|nicht auswerten/)).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 120_000 });
}

/** Who has played ten games has a place; once the world is closed, everything of everybody's game can be seen. */
async function rankedAndClosed(people: Person[], world: string, table: string, game: string): Promise<void> {
    worldIs("ranked", world);
    for (const [number, { page }] of people.entries()) {
        await page.goto(`/w/${world}`);
        await expect(page.locator("[aria-labelledby=world-places] tbody tr")).toHaveCount(2);
        await expect(page.locator("[aria-labelledby=world-places] td").first()).toHaveText("1.");
        await looksGood(page);
        await picture(page, `${game}-ranked-${number}`);
    }
    worldIs("closed", world);
    for (const [number, { page }] of people.entries()) {
        await expect(async () => {
            await page.goto(`/w/${world}`);
            await expect(page.locator("main")).toContainText(/closed|geschlossen/i, { timeout: 5000 });
        }).toPass({ timeout: 60_000 });
        await expect(page.locator("[aria-labelledby=world-places] tbody tr")).toHaveCount(2);
        await looksGood(page);
        await picture(page, `${game}-closed-${number}`);
    }
    for (const { page } of people.slice(1)) {
        await page.goto(`/r/${table}`);
        await expect(page.locator(".replay fieldset label")).toHaveCount(3); // both seats, and all of it
    }
}

async function twoInOneWorld(comes: (who?: object) => Promise<Person>, game: string): Promise<void> {
    const ada = await account(await comes({ name: "Ada", still: true }));
    const ben = await account(await comes({ name: "Ben", lang: "de", size: "phone", still: true }));
    const world = await clubWorld(ada, game);
    const first = await enters(ada, world, "en");
    await playedOn(ada, first, 10_000, 1);
    await told(ada, world, 1);
    await ben.page.goto(`/w/${world}`);
    await expect(ben.page.locator("tbody")).toHaveCount(0); // nothing of Ada's before his own end
    await expect(ben.page.locator("main")).toContainText(SAID);
    const second = await enters(ben, world, "de");
    await playedOn(ben, second, 10_000, 2);
    for (const person of [ada, ben]) {
        await told(person, world, 2);
        await expect(person.page.locator(".said")).not.toBeEmpty();
        await looksGood(person.page);
    }
    await picture(ada.page, `${game}-laptop`);
    await picture(ben.page, `${game}-phone`);
    await ben.page.locator(`tbody a[href="/r/${first}"]`).click(); // Ada's replay, as she saw it
    await expect(ben.page.locator(".replay fieldset label")).toHaveCount(1);
    await expect(ben.page.locator(".replay .board[data-game]")).toBeVisible();
    await expect(ben.page.locator(".replay header .share")).toHaveCount(1); // a link to it, but nothing to play on from
    await picture(ben.page, `${game}-replay`);
    await rankedAndClosed([ada, ben], world, first, game);
}

test("two accounts in one world see each other's game after their own", ({ comes }) =>
    twoInOneWorld(comes, "imperial_miners"));
for (const game of ["ginkgopolis", "barrage", "underwater_cities"])
    test(`two accounts in one world of ${game} @full`, ({ comes }) => twoInOneWorld(comes, game));

for (const lang of LANGUAGES)
    test(`an entry is left for good, and a club's world is made by hand, ${lang}`, async ({ comes }) => {
        const size = lang === "en" ? "laptop" : "phone";
        const ada = await account(await comes({ name: "Ada", lang, size, still: true }));
        const { page } = ada;
        if (size === "phone") await page.setViewportSize({ width: 360, height: 740 });
        await page.goto("/");
        const shared = page.locator("section[aria-labelledby=worlds]");
        await expect(shared.locator("article").first()).toBeVisible();
        await expect(shared.locator("article").first().locator("li")).toHaveCount(2);
        await looksGood(page);
        await shared.scrollIntoViewIfNeeded();
        await picture(page, `lobby-${lang}`);
        await shared.locator("[aria-haspopup=dialog]").click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.locator("select").first()).toBeVisible();
        await looksGood(page);
        await page.screenshot({ path: `test-results/worlds-new-${lang}.png` });
        await dialog.locator("button[type=submit]").click();
        await dialog.locator("a.primary").click();
        await expect(page.locator("h1 small")).toBeVisible();
        await looksGood(page);
        await picture(page, `world-${lang}`);
        const world = page.url().split("/w/")[1] ?? "";
        const table = await enters(ada, world, lang);
        await expect(page.locator(".undo button")).toHaveCount(2); // nobody is asked to go back
        await expect(page.locator(".board .offered").first()).toBeVisible();
        const said = page.locator("ul.strip .told").first();
        // Whoever begins has heard nothing yet, for as long as a bot has not chosen.
        await expect(async () => {
            if ((await said.count()) === 0) await playedOn(ada, table, 1);
            await said.evaluate((told, text) => (told.textContent = text), LONG, { timeout: 2000 });
        }).toPass({ timeout: 60_000 });
        await page.screenshot({ path: `test-results/worlds-table-${lang}.png` });
        await page.getByRole("button", { name: WORDS[lang].menu, exact: true }).click();
        await page.getByRole("button", { name: WORDS[lang].leave }).click();
        await expect(dialog.locator("input[type=checkbox][id]")).toHaveCount(0);
        await looksGood(page);
        await page.screenshot({ path: `test-results/worlds-leave-${lang}.png` });
        await page.getByRole("button", { name: WORDS[lang].sure }).click();
        await expect(page.locator(".ended")).toBeVisible();
        await told(ada, world, 1);
        await expect(page.locator("tbody small")).toBeVisible(); // why there is no place
    });
