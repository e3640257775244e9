/** A finished game of which the moves are gone: the page says so, and tells how it ended. */
import { execFileSync } from "node:child_process";

import { expect } from "@playwright/test";

import { calm } from "./looks";
import { test } from "./people";

const root = new URL("../..", import.meta.url).pathname;
let table = "";

test.beforeAll(() => {
    const what = [`${root}web/e2e/gone.py`, process.env.ASZTAL_E2E_DATABASE ?? ""];
    const env = { ...process.env, PYTHONPATH: `${root}src:${root}` };
    table = execFileSync(`${root}.venv/bin/python`, what, { env }).toString().trim();
});

for (const { size, lang, says } of [
    { size: "laptop", lang: "hu", says: "már nincsenek meg" },
    { size: "phone", lang: "de", says: "nicht mehr gibt" },
] as const)
    test(`on a ${size} a game without moves tells its result`, async ({ comes }, info) => {
        const { page } = await comes({ size, lang });
        await page.goto(`/r/${table}`);
        await expect(page.getByRole("status")).toContainText(says);
        await expect(page.locator("tbody tr")).toHaveCount(3);
        await expect(page.locator("tbody tr").first().locator("td").first()).toHaveText("1.");
        expect(await page.locator("time").textContent()).toContain(String(new Date().getFullYear()));
        expect(await page.locator("main").textContent()).not.toContain("⟦");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, "nothing to scroll sideways").toBeLessThanOrEqual(0);
        await calm(page);
        await page.screenshot({ path: info.outputPath("gone.png") });

        await page.locator("main button").click(); // the last position is still there
        await expect(page.locator(".replay .board")).toBeVisible();
    });
