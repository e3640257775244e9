/** Fresh proof: one window asks for it, by the ways home that somebody has, and what was begun goes on by itself. */
import { expect, type Locator } from "@playwright/test";

import { Authenticator } from "./authenticator";
import type { House } from "./house";
import { unproved } from "./later";
import { barriers, clipped, wordless } from "./looks";
import { secure as test, type Lang, type Person } from "./people";

const SAYS = {
    en: {
        passkey: "Use a passkey",
        go: "It is me",
        mail: "Send a code to",
        add: "Add a passkey",
        other: "Another way",
    },
    hu: {
        passkey: "Azonosítókulcs használata",
        go: "Én vagyok az",
        mail: "Kód küldése ide:",
        add: "Azonosítókulcs hozzáadása",
        other: "Más módon",
    },
    de: {
        passkey: "Passkey benutzen",
        go: "Ich bin es",
        mail: "Code an",
        add: "Passkey hinzufügen",
        other: "Anders zeigen",
    },
};
const window = ({ page }: Person): Locator => page.getByRole("dialog");
const told = ({ page }: Person): Locator => page.locator("main > [role=status]").first();
const everywhere = async ({ page }: Person): Promise<void> => {
    await page.locator("main > button").last().press("Enter");
    await page.locator("main > .sure button").first().press("Enter");
};

async function sound({ page }: Person): Promise<void> {
    expect(await barriers(page)).toEqual([]);
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
}
async function wordsOf({ context }: Person, lang: Lang): Promise<string> {
    const made = await context.request.post("/api/me/words", { data: { lang } });
    return ((await made.json()) as { words: string[] }).words.join(" ");
}
/** A mailbox as a way home, made without the page. */
async function mailboxOf({ context }: Person, own: House, address: string): Promise<void> {
    const letter = own.letter();
    const asked = await context.request.post("/api/me/ways/mail", { data: { address } });
    const { ticket } = (await asked.json()) as { ticket: string };
    const sent = { ticket, code: (await letter).code };
    expect((await context.request.post("/api/me/ways/mail/code", { data: sent })).ok()).toBe(true);
}

test.use({ refuses: true }); // that proof is asked for is a refusal

for (const [lang, size] of [
    ["en", "laptop"],
    ["hu", "phone"],
    ["de", "phone"],
] as const)
    test(`somebody with three ways home is asked for one of them, ${lang}`, async ({ comes, own }) => {
        const said = SAYS[lang];
        const name = `Ada ${lang}`;
        const address = `ada.proof.${lang}@example.org`;
        const ada = await comes({ name, lang, size, still: true });
        await Authenticator.of(ada);
        await mailboxOf(ada, own, address);
        const letter = own.letter();
        const { page } = ada;
        const asking = window(ada);

        // With a mailbox alone, a mailbox is what is asked for.
        unproved(name, own.database);
        await page.goto("/me");
        await page.getByRole("button", { name: said.add }).press("Enter");
        await expect(asking.getByRole("button", { name: said.mail })).toContainText(address);
        await expect(asking.locator("textarea")).toHaveCount(0);
        await expect(asking.getByRole("button", { name: said.passkey })).toHaveCount(0);
        await asking.getByRole("button", { name: said.mail }).press("Enter");
        await expect(asking.locator("input")).toBeFocused();
        await page.keyboard.type("1234 5678");
        await page.keyboard.press("Enter");
        await expect(asking.getByRole("alert").first()).toBeVisible();
        await sound(ada);
        await asking.locator("input").fill((await letter).code);
        await page.keyboard.press("Enter");
        await expect(asking).toHaveCount(0);
        await expect(page.locator("[aria-labelledby=passkeys] li")).toHaveCount(1); // what she had begun
        const words = await wordsOf(ada, lang);

        // Whoever changes their mind does nothing, and goes on where they were.
        unproved(name, own.database);
        await page.reload();
        await everywhere(ada);
        await expect(asking.getByRole("button", { name: said.passkey })).toBeFocused();
        await expect(asking.locator("textarea")).toBeVisible();
        await expect(asking.getByRole("button", { name: said.mail })).toHaveCount(1);
        await sound(ada);
        await page.keyboard.press("Escape");
        await expect(asking).toHaveCount(0);
        await expect(page.locator("main > button").last()).toBeFocused();
        await expect(page.getByRole("alert")).toBeVisible();
        await expect(told(ada)).toBeEmpty();

        await everywhere(ada);
        await expect(asking.getByRole("button", { name: said.passkey })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(asking).toHaveCount(0);
        await expect(told(ada)).not.toBeEmpty();
        await expect(page.locator("main > .sure")).toHaveCount(0);

        // On the page of programs by words, which are read while they are typed.
        unproved(name, own.database);
        await page.goto("/programs");
        await page.locator("form input").first().fill("Mine");
        await page.locator("form input").first().press("Enter");
        await asking.locator("textarea").fill(words.replace(/^\S+/, "qqqq"));
        await expect(asking.getByRole("button", { name: said.go })).toBeDisabled();
        await asking.locator("textarea").fill(words);
        await asking.getByRole("button", { name: said.go }).press("Enter");
        await expect(page.locator(".made")).toBeVisible();
        await expect(page.locator("main > ul > li")).toContainText("Mine");
        await sound(ada);
    });

test("where the window for it is gone from the server, the page says so, and what was begun is not done", async ({
    comes,
    own,
}) => {
    const ada = await comes({ name: "Ada G", still: true });
    await wordsOf(ada, "en");
    unproved("Ada G", own.database);
    await ada.page.route(/Prove-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await ada.page.goto("/me");
    await everywhere(ada);
    await expect(window(ada).getByRole("alert")).toContainText("Load the page again");
    await expect(window(ada).getByRole("button", { name: "Load again" })).toBeVisible();
    await sound(ada);
    await ada.page.keyboard.press("Escape");
    await expect(window(ada)).toHaveCount(0);
    await expect(ada.page.getByRole("alert")).toBeVisible();
    await expect(told(ada)).toBeEmpty();
});

test("on a tablet that two people share, the passkey of one is no proof of the other", async ({ comes, own }) => {
    const ada = await comes({ name: "Ada T" });
    const bela = await comes({ name: "Béla T" });
    const [mine, his] = [await Authenticator.of(ada), await Authenticator.of(bela)];
    for (const { page } of [ada, bela]) {
        await page.goto("/me");
        await page.getByRole("button", { name: SAYS.en.add }).click();
        await expect(page.locator("[aria-labelledby=passkeys] li")).toHaveCount(1);
    }
    unproved("Ada T", own.database);
    const kept = await mine.kept();
    await mine.forget();
    await his.share(mine);
    await everywhere(ada);
    const asking = window(ada);
    await asking.getByRole("button", { name: SAYS.en.passkey }).click();
    await expect(asking.getByRole("alert")).toContainText("No passkey was used");
    await expect(ada.page.locator("main")).toContainText("you are Ada T");

    // With both on the tablet, hers is used.
    for (const credential of kept) await mine.keep(credential);
    await asking.getByRole("button", { name: SAYS.en.passkey }).click();
    await expect(told(ada)).toContainText("You are signed out everywhere else.");
    await expect(ada.page.locator("header")).toContainText("Ada T");
});
