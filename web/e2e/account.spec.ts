/** A guest becomes an account; an account brings along one of three tables of the guest whom the browser knew. */
import { expect, type Page } from "@playwright/test";

import { unproved } from "./later";
import { barriers, clipped, wordless } from "./looks";
import { LANGUAGES, test, type Person } from "./people";

const TAKE = { en: "Take this name", hu: "Legyen ez a nevem", de: "Diesen Namen nehmen" };
const MADE = { en: "You have an account now.", hu: "Mostantól van fiókod", de: "Du hast jetzt ein Konto." };
const GUEST = { en: "guest", hu: "vendég", de: "Gast" };
const PROGRAM = { en: "program", hu: "program", de: "Programm" };
const BROUGHT = {
    en: "One table is yours now.",
    hu: "Egy asztal mostantól a tiéd.",
    de: "Ein Tisch gehört jetzt dir.",
};

const looksGood = async (page: Page): Promise<void> => {
    expect(await barriers(page)).toEqual([]);
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
};

/** Recovery words, made without the page. */
const wordsOf = async ({ context }: Person): Promise<string> => {
    const made = await context.request.post("/api/me/words", { data: { lang: "en" } });
    return ((await made.json()) as { words: string[] }).words.join(" ");
};

/** A name that no other test has taken. */
const own = (lang: string): string =>
    `Ada ${lang} ${String.fromCharCode(...[1, 2, 3, 4, 5].map(() => 97 + Math.random() * 26))}`;

for (const lang of LANGUAGES)
    test(`a guest becomes an account and others are told guests from it, ${lang}`, async ({ comes }) => {
        const size = lang === "en" ? "laptop" : "phone";
        const ada = await comes({ name: "Somebody", lang, size, still: true });
        await ada.page.goto("/me");
        await expect(ada.page.locator("#account-name")).toHaveCount(0); // first she needs a way home
        await expect(ada.page.locator("section .first")).toBeVisible();
        await wordsOf(ada);
        await ada.page.reload();
        const name = own(lang);
        await ada.page.locator("#account-name").fill(name);
        await looksGood(ada.page);
        await ada.page.locator("#account-name").press("Enter");
        await expect(ada.page.locator("main > [role=status]")).toContainText(MADE[lang]);
        await expect(ada.page.getByRole("button", { name: TAKE[lang] })).toHaveCount(0);
        await expect(ada.page.locator("header")).toContainText(name);
        await looksGood(ada.page);

        const made = await ada.context.request.post("/api/tables", { data: { game: "orchard", seats: 2 } });
        const { id } = ((await made.json()) as { table: { id: string } }).table;
        await ada.context.request.post(`/api/tables/${id}/join`, { data: {} });
        const guest = await comes({ name: "Gina", lang, size, still: true });
        await guest.context.request.post(`/api/tables/${id}/join`, { data: {} });
        for (const { page } of [ada, guest]) await page.goto(`/t/${id}`);
        await expect(ada.page.locator(".seats li").nth(1)).toContainText(GUEST[lang]);
        await expect(guest.page.locator(".seats li").nth(0)).toContainText(name);
        await expect(guest.page.locator(".seats li").nth(0)).not.toContainText(GUEST[lang]);
        await looksGood(ada.page);
        await ada.context.request.put("/api/me/program", { data: { program: true } });
        await expect(guest.page.locator(".seats li").nth(0)).toContainText(PROGRAM[lang]);
        await expect(guest.page.locator(".seats li").nth(1)).not.toContainText(PROGRAM[lang]);
    });

for (const [lang, size] of [
    ["en", "laptop"],
    ["hu", "phone"],
    ["de", "phone"],
] as const)
    test(`one of three tables of a guest comes along, ${lang}`, async ({ comes }) => {
        const home = await comes({ name: "Home", lang, size });
        const words = await wordsOf(home);
        await home.context.request.post("/api/me/account", { data: { name: own(lang) } });
        const tablet = await comes({ name: "Gina", lang, size, still: true });
        const tables = [];
        for (const bots of [["random"], ["random", "random"], ["random"]]) {
            const made = await tablet.context.request.post("/api/tables/now", { data: { game: "orchard", bots } });
            tables.push(((await made.json()) as { table: string }).table);
        }
        // What the server refuses is an error in the console; so the page comes when the guest has been left.
        await tablet.context.request.post("/api/home/words", { data: { words, lang, leave: true } });
        const { page } = tablet;
        await page.goto("/me");
        const offered = page.locator(".merge input");
        await expect(offered).toHaveCount(3);
        for (const box of await offered.all()) await expect(box).not.toBeChecked();
        const go = page.locator(".merge button.primary");
        await expect(go).toBeDisabled();
        await looksGood(page);
        await page.locator(`.merge input[value="${tables[1] ?? ""}"]`).press("Space");
        await go.press("Enter");
        await expect(page.locator(".merge").getByRole("status")).toContainText(BROUGHT[lang]);
        await looksGood(page);
        const mine = await tablet.context.request.get("/api/guest");
        const lines = ((await mine.json()) as { tables: { id: string }[] }).tables;
        expect(lines.map(({ id }) => id)).toEqual([tables[1]]);
    });

test.describe("fresh proof", () => {
    test.use({ refuses: true });
    test("where there are words alone, words are asked for, and those of others are not taken", async ({ comes }) => {
        const name = own("en");
        const petra = await comes({ name, still: true });
        const eve = await comes({ name: own("de") });
        const [words, others] = [await wordsOf(petra), await wordsOf(eve)];
        unproved(name);
        const { page } = petra;
        await page.goto("/me");
        await page.getByRole("button", { name: "Sign out everywhere else" }).click();
        await page.getByRole("button", { name: "Yes, sign out everywhere else" }).click();
        const asking = page.getByRole("dialog");
        await expect(asking.locator("textarea")).toBeFocused();
        await expect(asking.getByRole("button")).toHaveCount(2); // with the cross
        await asking.locator("textarea").fill(others);
        await page.getByRole("button", { name: "It is me" }).click();
        await expect(asking.getByRole("alert")).toContainText("These are not your recovery words.");
        await looksGood(page);
        await asking.locator("textarea").fill(words);
        await page.getByRole("button", { name: "It is me" }).click();
        await expect(page.locator("main > [role=status]").first()).toContainText("You are signed out everywhere else.");
        await expect(asking).toHaveCount(0);
    });
});
