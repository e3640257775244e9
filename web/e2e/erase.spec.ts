/** Whoever wants it gets everything that is stored about them, and is erased in seven days unless it is taken back. */
import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { LANGUAGES, test } from "./people";

const EXPORT = { en: "Download the file", hu: "A fájl letöltése", de: "Datei herunterladen" };
const ERASE = { en: "Erase me", hu: "Töröljetek", de: "Mich löschen" };
const YES = {
    en: "Yes, erase me in seven days",
    hu: "Igen, töröljetek hét nap múlva",
    de: "Ja, in sieben Tagen löschen",
};
const STAY = { en: "Do not erase me", hu: "Mégse töröljetek", de: "Mich nicht löschen" };

for (const lang of LANGUAGES)
    test(`everything about oneself as a file, and being erased, taken back, ${lang}`, async ({ comes }) => {
        const ada = await comes({ name: "Ada", lang, size: lang === "en" ? "laptop" : "phone", still: true });
        const button = (name: string) => ada.page.getByRole("button", { name, exact: true });
        await ada.page.goto("/me");
        const downloading = ada.page.waitForEvent("download");
        await button(EXPORT[lang]).click();
        const stored = JSON.parse(readFileSync(await (await downloading).path(), "utf8")) as {
            people: { guest: { name: string }[] };
        };
        expect(stored.people.guest[0]?.name).toBe("Ada");
        await button(ERASE[lang]).press("Enter");
        await expect(button(YES[lang])).toBeVisible();
        expect(await barriers(ada.page)).toEqual([]);
        await button(YES[lang]).press("Enter");
        await expect(ada.page.locator(".when")).toBeVisible();
        expect([...(await barriers(ada.page)), ...(await clipped(ada.page)), ...(await wordless(ada.page))]).toEqual(
            [],
        );
        await ada.page.reload();
        await button(STAY[lang]).click();
        await expect(button(ERASE[lang])).toBeVisible();
        await expect(ada.page.locator("main > [role=status]")).toBeInViewport(); // although the button is far below
    });
