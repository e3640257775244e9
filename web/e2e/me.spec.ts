/** The page of one's devices. Several devices of one person are tried in `tests/server/test_sessions.py`. */
import { expect } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { LANGUAGES, test } from "./people";

const HERE = { en: "this device", hu: "ez az eszköz", de: "dieses Gerät" };
const DONE = {
    en: "You are signed out everywhere else.",
    hu: "Minden más eszközön kijelentkeztél.",
    de: "Du bist überall sonst abgemeldet.",
};

for (const lang of LANGUAGES)
    test(`a person sees their devices and signs out everywhere else, ${lang}`, async ({ comes }) => {
        const { page } = await comes({ name: "Ada", lang, size: lang === "en" ? "laptop" : "phone", still: true });
        await page.goto("/me");
        await expect(page.locator("main > ul > li")).toHaveCount(1);
        await expect(page.locator("main > ul > li")).toContainText(HERE[lang]);
        await expect(page.locator("main > ul > li button")).toHaveCount(0);
        await page.locator("main > button").click();
        await expect(page.locator(".sure button").last()).toBeFocused(); // a second Enter does nothing
        expect(await barriers(page)).toEqual([]);
        expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
        await page.locator(".sure button").first().click();
        await expect(page.locator("main > [role=status]")).toContainText(DONE[lang]);
        await expect(page.locator("main > ul > li")).toHaveCount(1);
    });
