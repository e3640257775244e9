/** The handbook in a browser: found from the lobby, read and searched, with nothing from elsewhere and nothing refused. */
import { expect, test } from "@playwright/test";

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } };

for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the handbook answers on a ${size}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ viewport, locale: "en", baseURL: baseURL ?? "" });
        const page = await context.newPage();
        const wrong: string[] = [];
        page.on("console", (message) => {
            if (message.type() === "error" || message.type() === "warning") wrong.push(message.text());
        });
        page.on("pageerror", (error) => wrong.push(error.message));
        page.on("requestfailed", (request) => {
            const why = request.failure()?.errorText ?? "";
            if (why !== "net::ERR_ABORTED") wrong.push(`${why}: ${request.url()}`); // a page that was left asks no more
        });
        page.on("request", (request) => {
            if (new URL(request.url()).origin !== baseURL) wrong.push(`elsewhere: ${request.url()}`);
        });
        page.on("response", (response) => {
            if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
        });

        await page.goto("/");
        await page.getByRole("link", { name: "Handbook" }).click();
        await expect(page).toHaveURL("/handbook/index.html");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");

        // The keyboard alone, as soon as there is something to type into.
        await expect(page.getByRole("combobox")).toBeVisible();
        await page.keyboard.press("/");
        await page.keyboard.type("put it behind nginx with https");
        const first = page.locator("#found a").first();
        await expect(first).toContainText("Hosting");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/\/handbook\/hosting\.html/);
        await expect(page.locator(".reader")).toHaveText("For hosts");

        // From a deeper page, in another language.
        await page.goto("/handbook/rules/ginkgopolis.hu.html");
        await page.getByRole("combobox").fill("mikor ér véget");
        await expect(page.locator("#found a").first()).toBeVisible();
        await page.locator("#found button", { hasText: "Deutsch" }).click();
        await page.getByRole("combobox").fill("Turbinenhaus");
        await page.locator("#found a", { hasText: "Barrage" }).first().click();
        await expect(page).toHaveURL(/\/handbook\/\w+\/barrage\.de\.html/);
        await page.getByRole("combobox").fill("qqqq");
        await expect(page.locator("#found p").first()).toHaveText("Nichts gefunden.");
        await page.keyboard.press("Escape");

        // Nothing is wider than the window, and the widest pages are readable.
        for (const name of [
            "reference/http",
            "reference/kernel",
            "scale",
            "rules/barrage",
            "decisions/index",
            "players",
        ]) {
            await page.goto(`/handbook/${name}.html`);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(wide, name).toBeLessThanOrEqual(0);
        }
        if (size === "phone") {
            await page.getByText("Pages", { exact: true }).click();
            await page.getByText("For hosts", { exact: true }).last().click();
            await page.locator("nav.pages").getByRole("link", { name: "Scale" }).click();
            await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scale");
        }
        expect(wrong).toEqual([]);
        await context.close();
    });
}
