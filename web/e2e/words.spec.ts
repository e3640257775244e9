/** Recovery words: made at a table over days, typed in another browser. Races and limits are tried in `test_ways_home.py`. */
import { expect, type Page } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { dice, LANGUAGES, type Person, SIZES, test } from "./people";
import { choose, settled, shown, type Ways } from "./play";

const DAY = 86_400; // seconds
const ways: Ways = { board: 0, menu: 0, button: 0, list: 0 };
const SAYS = {
    en: { made: "Recovery words", right: "belong together", near: /Do you mean “/ },
    hu: { made: "Helyreállító szavak", right: "összetartozik", near: /Nem erre gondoltál: „/ },
    de: { made: "Wörter zur Wiederherstellung", right: "gehören zusammen", near: /Meinst du „/ },
};
/** As somebody types on a keyboard without accents. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

async function sound(page: Page): Promise<void> {
    expect(await barriers(page)).toEqual([]);
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
}

/** A table of two over days that has begun. */
async function overDays(owner: Person, second: Person): Promise<string> {
    const post = async ({ context }: Person, path: string, data: unknown): Promise<unknown> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return answer.json();
    };
    const wish = { game: "ginkgopolis", seats: 2, listed: false, pace: { kind: "days", bank: 3 * DAY, turn: DAY } };
    const { table, invite } = (await post(owner, "/api/tables", wish)) as { table: { id: string }; invite: string };
    for (const [seat, person] of [owner, second].entries())
        await post(person, `/api/tables/${table.id}/join`, { seat, invite, nonce: "e2e" });
    await post(owner, `/api/tables/${table.id}/start`, {});
    return table.id;
}

/** Make words on the page of devices; they are shown once. */
async function written(page: Page): Promise<string[]> {
    await page.locator(".home button").first().click();
    await expect(page.locator(".fresh li")).toHaveCount(8);
    const words = await page.locator(".fresh li").allInnerTexts();
    await sound(page);
    await page.locator(".fresh button.primary").click();
    await expect(page.locator(".fresh")).toHaveCount(0);
    return words;
}

for (const lang of LANGUAGES)
    test(`words made at a table on a laptop bring somebody home on a phone, ${lang}`, async ({ comes }) => {
        const chance = dice(8);
        const ada = await comes({ name: "Ada", lang, still: true, offered: true });
        const ben = await comes({ name: "Ben", lang });
        const id = await overDays(ada, ben);
        await ada.page.goto(`/t/${id}`);
        await expect(ada.page.locator(".prompt.asked")).toBeVisible();
        await expect(ada.page.locator("[data-offer]")).toHaveCount(0); // nothing before the first move
        while ((await shown(ada)).asked) {
            await choose(ada, chance, ways, true);
            await settled(ada);
        }
        const offer = ada.page.locator("[data-offer=days]");
        await expect(offer).toBeVisible();
        await sound(ada.page);
        await offer.getByRole("link").click();

        await expect(ada.page.locator(".warned")).toBeVisible();
        await sound(ada.page);
        const words = await written(ada.page);
        await expect(ada.page.locator(".home li")).toContainText(SAYS[lang].made);
        await ada.page.locator(`.home a[href="/t/${id}"]`).click();
        await expect(ada.page.locator(".prompt")).toBeVisible();
        await expect(offer).toHaveCount(0);
        await ada.context.clearCookies();
        await ada.context.close();

        // Another browser, in which nobody is known: the table is only watched.
        const phone = await comes({ lang, size: "phone", still: true, offered: true });
        await phone.page.goto(`/t/${id}`);
        const back = phone.page.locator("[data-offer=back]");
        await expect(back).toBeVisible();
        await sound(phone.page);
        await back.getByRole("link").click();
        const field = phone.page.locator("textarea");
        const typed = plain(words.join(" ")).toUpperCase();
        await field.fill(typed.replace(/^(.)./, "$1"));
        await expect(phone.page.locator(".read")).toContainText(SAYS[lang].near);
        await expect(phone.page.locator("form button")).toBeDisabled();
        await sound(phone.page);
        await field.fill(typed);
        await expect(phone.page.locator(".read")).toContainText(SAYS[lang].right);
        await phone.page.locator("form button").click();
        await expect(phone.page).toHaveURL(new RegExp(`^[^?]*/t/${id}$`));
        const here = await (await phone.context.request.get(`/api/tables/${id}`)).json();
        expect([here.seat, here.owner]).toEqual([0, true]);
        await phone.page.goto("/me");
        await expect(phone.page.locator(".home li")).toContainText(SAYS[lang].made);
        await expect(phone.page.locator("main > ul li")).toHaveCount(2); // the laptop too
        await sound(phone.page);
    });

test("the line that offers words goes for good when somebody says no, and stays away from those who have some", async ({
    comes,
}) => {
    const ada = await comes({ name: "Ada", offered: true });
    const ben = await comes({ name: "Ben", size: "phone", offered: true });
    const id = await overDays(ada, ben);
    expect((await ben.context.request.post("/api/me/words", { data: {} })).ok()).toBe(true);
    for (const person of [ada, ben]) {
        await person.page.goto(`/t/${id}`);
        await expect(person.page.locator(".prompt.asked")).toBeVisible();
        while ((await shown(person)).asked) {
            await choose(person, dice(8), ways, true);
            await settled(person);
        }
    }
    const offer = ada.page.locator("[data-offer]");
    await offer.getByRole("button").click();
    await expect(offer).toHaveCount(0);
    await expect(ben.page.locator("[data-offer]")).toHaveCount(0);
    expect(await ada.page.evaluate(() => localStorage.getItem("offer-days"))).toBe("no");
});

test("unknown words are told, and whoever has seats is not left behind unasked", async ({ browser, baseURL }) => {
    // What the server refuses is an error in the console, which others may not have.
    const options = { baseURL: baseURL ?? "", viewport: SIZES.phone, locale: "en" };
    const [ada, ben] = [await browser.newContext(options), await browser.newContext(options)];
    for (const [context, name] of [
        [ada, "Ada"],
        [ben, "Ben"],
    ] as const) {
        await context.request.post("/api/guest", { data: { name, lang: "en" } });
        await context.addInitScript(() => localStorage.setItem("told", "yes"));
    }
    const old = (await (await ada.request.post("/api/me/words", { data: {} })).json()).words as string[];
    const { words } = (await (await ada.request.post("/api/me/words", { data: {} })).json()) as { words: string[] };
    const page = await ben.newPage();
    await page.goto("/");
    await page.locator("main a[href='/back']").click();
    await page.locator("textarea").fill(old.join(" "));
    await page.locator("form button").click();
    await expect(page.getByRole("alert")).toContainText("Nobody here has these words.");

    await ben.request.post("/api/tables/now", { data: { game: "ginkgopolis", bots: ["random"] } });
    await page.locator("textarea").fill(words.join("\n"));
    await page.locator("form button").click();
    await expect(page.getByRole("alert")).toContainText("In this browser you are Ben, with one table");
    await sound(page);
    expect((await (await ben.request.get("/api/me")).json()).name).toBe("Ben");
    await page.getByRole("button", { name: "Leave Ben behind and come back" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("header button").first()).toContainText("Ada");
    for (const context of [ada, ben]) await context.close();
});
