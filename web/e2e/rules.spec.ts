/** The rules: contents that lead to sections, words that say what they mean, examples, and a line that looks wrong. */
import { expect } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { test } from "./people";
import { sheet } from "./play";
import { playedOn, ready } from "./tables";

test("the contents of the rules mark where one reads, and a section has a lasting address", async ({ comes }) => {
    const { page } = await comes({ lang: "de", still: true });
    await page.goto("/rules/barrage#BAR-WHL");
    const contents = page.locator("nav.contents");
    await expect(contents.locator("[aria-current]")).toHaveAttribute("href", "#BAR-WHL");
    await expect(page.locator("h3#BAR-WHL")).toBeInViewport();
    await contents.locator('a[href="#BAR-CTR"]').click();
    await expect(page).toHaveURL(/#BAR-CTR$/);
    await expect(page.locator("h3#BAR-CTR")).toBeInViewport();
    await expect(contents.locator("[aria-current]")).toHaveAttribute("href", "#BAR-CTR");
    await expect(contents.locator("[aria-current]")).toBeInViewport();
    await page.locator("button.top").click();
    await expect(page.locator("h1")).toBeInViewport();
    await expect(page.locator("input[type=search]")).toBeFocused();
    expect([await clipped(page), await wordless(page)]).toEqual([[], []]);
});

test("a word says what it means to a keyboard and to a mouse, and leads to its rule", async ({ comes }) => {
    const { page } = await comes({ still: true });
    await page.goto("/rules/ginkgopolis");
    const word = page.locator(".term").first();
    const meaning = page.locator(".meaning");
    await word.focus();
    await expect(meaning).toBeVisible();
    await expect(meaning).toHaveText(/\p{L}{4}.*GIN-/su);
    await expect(word).toHaveAccessibleDescription(/\p{L}{4}/u);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(meaning).toHaveCount(0);
    await expect(word).toBeFocused();
    await page.locator(".term").nth(3).hover();
    await expect(meaning).toBeVisible();
    const rule = meaning.locator("button").first();
    const id = (await rule.textContent()) ?? "";
    await rule.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`[data-clause="${id}"]`)).toHaveClass(/lit/);
});

test("on a phone the contents fold, and a tap tells a word", async ({ comes }) => {
    const { page } = await comes({ size: "phone", lang: "hu", still: true });
    await page.goto("/rules/underwater_cities");
    const contents = page.locator("nav.contents");
    await expect(contents.locator("ol")).toBeHidden();
    await contents.locator("summary").tap();
    await contents.locator('a[href="#UWC-NET"]').tap();
    await expect(page.locator("h3#UWC-NET")).toBeInViewport();
    await expect(contents.locator("ol")).toBeHidden();
    const word = page.locator('[data-clause^="UWC-NET"] .term').first();
    await word.tap();
    await expect(page.locator(".meaning")).toBeInViewport();
    expect([await clipped(page), await barriers(page)]).toEqual([[], []]);
    await page.locator("h3#UWC-NET").tap();
    await expect(page.locator(".meaning")).toHaveCount(0);
});

test("every worked example is in a list", async ({ comes }) => {
    const { page, context } = await comes({ still: true });
    const rules = await (await context.request.get("/api/games/barrage/rules")).json();
    const ids = new Set(Object.values(rules.examples as Record<string, string[]>).flat());
    await page.goto("/rules/barrage");
    await page.locator('main nav a[href="/examples/barrage"]').click();
    await expect(page.locator("main li")).toHaveCount(ids.size);
    expect([await clipped(page), await barriers(page)]).toEqual([[], []]);
    await page.locator("main li h2 a").first().click();
    await expect(page).toHaveURL(/\/example\/barrage\/BAR-EX-01$/);
});

test("whoever still thinks that a line is wrong can report it, and nobody at the table hears of it", async ({
    comes,
}) => {
    const person = await comes({ name: "Anna", still: true });
    const { page } = person;
    const table = await ready(person, "ginkgopolis", ["random"]);
    await playedOn(person, table, 2);
    await page.goto(`/t/${table}`);
    await expect(page.locator("[data-panel=log] .rule").last()).toBeAttached();
    await sheet(person, "log");
    await page.locator("[data-panel=log] .rule").last().click();
    await page.getByRole("button", { name: "I still think this is wrong" }).click();
    await expect(page.getByRole("textbox", { name: "What is wrong" })).toBeFocused();
    const send = page.getByRole("button", { name: "Send the report" });
    await expect(send).toBeDisabled();
    await page.keyboard.type("It should have been two tiles.");
    expect(await barriers(page)).toEqual([]);
    const said = page.waitForResponse((answer) => answer.url().endsWith("/reports"));
    await send.click();
    expect((await said).status()).toBe(201);
    await expect(page.getByText("Thank you!")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".drawer")).toHaveCount(0);
});
