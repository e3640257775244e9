/** A person comes from a laptop to a phone. Every order of requests is tried in `tests/server/test_handover.py`. */
import { expect, type Page } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { LANGUAGES, test, type Lang } from "./people";

const ADD = { en: "Add a device", hu: "Eszköz hozzáadása", de: "Gerät hinzufügen" };
const YES = { en: /^Yes, it shows/, hu: /^Igen/, de: /^Ja, es zeigt/ };
const GO = { en: "Go on here", hu: "Folytatom itt", de: "Hier weiterspielen" };
const REFUSED = "Your other device said no.";

/** The address by which other devices find the server, as at home without https. */
const site = (process.env.ASZTAL_E2E ?? "").replace("127.0.0.1", "asztal.test");

/** Somebody is known under that address. */
async function named(page: Page, name: string): Promise<void> {
    await page.goto(site);
    await page.evaluate(async (name) => {
        const headers = { "content-type": "application/json" };
        await fetch("/api/guest", { method: "POST", headers, body: JSON.stringify({ name, lang: "en" }) });
        localStorage.setItem("told", "yes");
    }, name);
}
/** The link; empty where the page has an address that other devices do not find. */
async function begins(page: Page, lang: Lang = "en"): Promise<string> {
    await page.goto(new URL("/me", page.url()).href);
    await page.getByRole("button", { name: ADD[lang] }).click();
    await expect(page.locator("main .code")).toBeVisible();
    const field = page.locator("main section input");
    return (await field.count()) ? field.inputValue() : "";
}
async function sound(page: Page): Promise<void> {
    expect(await barriers(page)).toEqual([]);
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
}
const narrow = { width: 360, height: 740 };

for (const lang of LANGUAGES)
    test(`a person comes to the phone by a link and says yes, ${lang}`, async ({ comes }) => {
        const laptop = await comes({ lang, still: true });
        await named(laptop.page, "Ada");
        const phone = await comes({ size: "phone", lang, theme: lang === "de" ? "dark" : "light", still: true });
        await phone.page.setViewportSize(narrow);
        const link = await begins(laptop.page, lang);
        expect(link).toMatch(new RegExp(`^${site}/arrive#.{32}$`));
        await expect(laptop.page.locator("main section svg[role=img]")).toBeVisible();
        await sound(laptop.page);
        await laptop.page.screenshot({ path: `test-results/device-begin-${lang}.png`, fullPage: true });

        await phone.page.goto(link);
        await sound(phone.page);
        await phone.page.getByRole("button", { name: GO[lang] }).click();
        const digits = await phone.page.locator(".digits").innerText();
        expect(digits).toMatch(/^[1-9]\d$/);
        expect(new URL(phone.page.url()).hash).toBe("");
        await sound(phone.page);
        await phone.page.screenshot({ path: `test-results/device-digits-${lang}.png`, fullPage: true });
        await phone.page.reload(); // as phones do by themselves
        await expect(phone.page.locator(".digits")).toHaveText(digits);

        const asked = laptop.page.locator("main section > [role=status]");
        await expect(asked).toContainText(digits);
        await sound(laptop.page);
        await laptop.page.screenshot({ path: `test-results/device-asked-${lang}.png`, fullPage: true });
        await laptop.page.getByRole("button", { name: YES[lang] }).click();
        await expect(phone.page).toHaveURL(/\/$/);
        await expect(phone.page.getByRole("button", { name: "Ada" })).toBeVisible();
        await expect(laptop.page.locator("main > ul > li")).toHaveCount(2);
        await sound(laptop.page);
        await laptop.page.screenshot({ path: `test-results/device-done-${lang}.png`, fullPage: true });
    });

test("by a code and the keyboard alone, and the owner starts the game there", async ({ comes }) => {
    const laptop = await comes({ name: "Ada", still: true });
    const phone = await comes({ size: "phone", still: true });
    await phone.page.setViewportSize(narrow);
    const made = await laptop.context.request.post("/api/tables", { data: { game: "ginkgopolis", seats: 2 } });
    const { table } = (await made.json()) as { table: { id: string } };
    await laptop.context.request.post(`/api/tables/${table.id}/join`, { data: { seat: 0 } });
    await laptop.context.request.put(`/api/tables/${table.id}/seats/1/bot`, { data: { bot: "random" } });
    await laptop.page.goto("/");
    expect(await begins(laptop.page)).toBe("");
    const code = (await laptop.page.locator("main .code").innerText()).trim();
    expect(code).toMatch(/^[A-Z]{4}\s+[A-Z]{4}$/);

    await phone.page.goto("/");
    await phone.page.getByRole("link", { name: "I already play here on another device" }).click();
    await phone.page.getByLabel("Code").fill(code.toLowerCase());
    await sound(phone.page);
    await phone.page.screenshot({ path: "test-results/device-code.png", fullPage: true });
    await phone.page.keyboard.press("Enter");
    const digits = await phone.page.locator(".digits").innerText();
    const yes = laptop.page.getByRole("button", { name: `Yes, it shows ${digits}` });
    await yes.focus();
    await laptop.page.keyboard.press("Enter");
    await expect(phone.page).toHaveURL(/\/$/);

    await phone.page.goto(`/t/${table.id}`);
    await phone.page.getByRole("button", { name: "Start" }).click();
    await expect(phone.page.locator("[data-game=ginkgopolis]").first()).toBeVisible();
    await expect
        .poll(async () => {
            const here = await laptop.context.request.get(`/api/tables/${table.id}`);
            return ((await here.json()) as { table: { status: string } }).table.status;
        })
        .toBe("playing");
});

test("a no lets nobody in, and neither does leaving the page", async ({ comes }) => {
    const laptop = await comes({ still: true });
    const phone = await comes({ size: "phone", still: true });
    await named(laptop.page, "Ada");
    await phone.page.goto(await begins(laptop.page));
    await phone.page.getByRole("button", { name: GO.en }).click();
    await laptop.page.getByRole("button", { name: "No", exact: true }).click();
    await expect(phone.page.getByRole("status")).toContainText(REFUSED);
    await phone.page.screenshot({ path: "test-results/device-refused.png", fullPage: true });
    await expect(laptop.page.locator("main > ul > li")).toHaveCount(1);

    await phone.page.goto(await begins(laptop.page));
    await phone.page.getByRole("button", { name: GO.en }).click();
    await expect(phone.page.locator(".digits")).toBeVisible();
    await laptop.page.getByRole("link", { name: "Asztal" }).click();
    await expect(phone.page.getByRole("status")).toContainText(REFUSED);
    expect((await phone.context.cookies()).filter(({ name }) => /asztal/.test(name))).toEqual([]);
});
