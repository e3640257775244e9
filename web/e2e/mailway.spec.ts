/** A mailbox as a way home, through a real mail server. Who may do what is tried in `test_mail_sign_in.py`. */
import { expect, type Page } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { housed, LANGUAGES, test, type Lang } from "./people";

const PICTURES = process.env.PICTURES; // a folder to look at them

async function sound(page: Page, picture = "", lang: Lang = "en"): Promise<void> {
    if (lang === "en") expect(await barriers(page)).toEqual([]); // the pages are the same in all languages
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
    expect(await page.locator("body").innerText()).not.toContain("⟦");
    if (PICTURES && picture) await page.screenshot({ path: `${PICTURES}/mailway-${picture}.png`, fullPage: true });
}

housed.use({ refuses: true });

housed("a mailbox brings somebody back, by the link in one browser and the code in another", async ({ comes, own }) => {
    for (const lang of LANGUAGES) {
        const address = `ada.${lang}@example.org`;
        const ada = await comes({ name: `Ada ${lang}`, lang, still: true });
        await ada.page.goto("/me");
        const ways = ada.page.locator("[aria-labelledby=mailboxes]");
        await ways.locator("#way-address").fill(address);
        await sound(ada.page, `me-${lang}`, lang);
        let letter = own.letter();
        await ways.locator("#way-address").press("Enter");
        await expect(ways.locator("#way-code")).toBeFocused();
        await ada.page.keyboard.type((await letter).code);
        await ada.page.keyboard.press("Enter");
        await expect(ways.locator("li")).toContainText(address);
        await sound(ada.page, `added-${lang}`, lang);

        // The letter is asked for on a phone, and its link is opened in another browser.
        const phone = await comes({ size: "phone", lang, still: true });
        await phone.page.goto("/back");
        const asking = phone.page.locator("[aria-labelledby=by-mail]");
        await asking.locator("#home-address").fill(address);
        await sound(phone.page, `ask-${lang}`, lang);
        letter = own.letter();
        await asking.locator("button").click();
        await expect(asking.locator("#home-code")).toBeFocused();
        await sound(phone.page, `asked-${lang}`, lang);
        const { link, code } = await letter;

        const other = await comes({ lang, still: true });
        await other.page.goto(link);
        const tap = other.page.locator("main button.primary");
        await expect(tap).toBeVisible();
        await other.page.reload(); // opening a link spends nothing
        await sound(other.page, `tap-${lang}`, lang);
        await tap.click();
        await expect(other.page).not.toHaveURL(/back/);
        await other.page.goto("/me");
        await expect(other.page.locator("main")).toContainText(`Ada ${lang}`);

        // Either spends both; and the one that asked is nobody until it shows a code of its own.
        await phone.page.keyboard.type(code);
        await phone.page.keyboard.press("Enter");
        await expect(asking.locator("p[role=alert]")).toBeVisible();
        await sound(phone.page, `wrong-${lang}`, lang);
        await asking.locator("button.quiet").tap();
        letter = own.letter();
        await asking.locator("#home-address").press("Enter");
        await asking.locator("#home-code").fill((await letter).code);
        await asking.locator("button.primary").tap();
        await expect(phone.page).not.toHaveURL(/back/);
        await phone.page.goto("/me");
        await expect(phone.page.locator("main")).toContainText(`Ada ${lang}`);
        await expect(phone.page.locator("main > ul li")).toHaveCount(3);
    }
});

housed(
    "whoever reads a mailbox says yes or no to it, and a browser with seats is asked first @full",
    async ({ comes, own }) => {
        const ada = await comes({ name: "Ada", still: true });
        await ada.page.goto("/me");
        const ways = ada.page.locator("[aria-labelledby=mailboxes]");
        for (const [address, yes] of [
            ["no@example.org", false],
            ["yes@example.org", true],
        ] as const) {
            await ways.locator("#way-address").fill(address);
            const letter = own.letter();
            await ways.locator("button").last().click();
            const reader = await comes({ size: "phone", lang: "de", still: true });
            await reader.page.goto((await letter).link);
            await sound(reader.page, `shall-${address}`);
            await reader.page
                .locator(".choices button")
                .nth(yes ? 0 : 1)
                .tap();
            await expect(reader.page.locator(".choices")).toHaveCount(0);
            await ada.page.reload();
            await expect(ways.locator("li")).toHaveCount(yes ? 1 : 0);
        }

        const ben = await comes({ name: "Ben", still: true });
        const made = await ben.context.request.post("/api/tables", { data: { game: "orchard", seats: 2 } });
        const { table } = (await made.json()) as { table: { id: string } };
        await ben.context.request.post(`/api/tables/${table.id}/join`, { data: {} });
        await ben.page.goto("/back");
        await ben.page.locator("#home-address").fill("yes@example.org");
        const letter = own.letter();
        await ben.page.locator("#home-address").press("Enter");
        await ben.page.goto((await letter).link);
        await ben.page.locator("main button.primary").click();
        await expect(ben.page.getByRole("alert")).toContainText("Ben");
        await sound(ben.page);
        await ben.page.locator("main section button").click(); // leaves Ben behind
        await expect(ben.page).not.toHaveURL(/back/);
        await ben.page.goto("/me");
        await expect(ben.page.locator("main")).toContainText("you are Ada");
    },
);

test("where no mails are sent, the pages say so", async ({ comes }) => {
    const { page } = await comes({ name: "Ada", lang: "hu", size: "phone", still: true });
    await page.goto("/me");
    await expect(page.locator("[aria-labelledby=mailboxes]")).toContainText("nem küld leveleket");
    await expect(page.locator("#way-address")).toHaveCount(0);
    await sound(page);
    await page.goto("/back");
    await expect(page.locator("[aria-labelledby=by-mail]")).toContainText("nem küld leveleket");
    await sound(page, "no-smtp");
});
