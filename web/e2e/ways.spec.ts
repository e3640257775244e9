/** Whether people can be told of their turn at all, and who says so where they cannot. */
import { expect, type Locator, type Page } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { housed, LANGUAGES, test, type Lang, type Person } from "./people";

const PICTURES = process.env.PICTURES; // a folder to look at them
const VIEWS = { laptop: [1366, 768], tablet: [820, 1180], phone: [390, 844] } as const;
const HTTPS: Record<Lang, string> = {
    en: "Browsers accept notices over https only",
    hu: "A böngészők csak https-en fogadnak értesítést",
    de: "Browser nehmen Benachrichtigungen nur über https an",
};
const SET_UP: Record<Lang, string> = {
    en: "This server cannot send notices yet.",
    hu: "Ez a szerver még nem tud értesítést küldeni.",
    de: "Dieser Server kann noch keine Benachrichtigungen verschicken.",
};
const UNTOLD: Record<Lang, string> = {
    en: "Nobody is told here",
    hu: "Itt senki sem kap értesítést",
    de: "Hier bekommt niemand Bescheid",
};

/** The same server by a name, as in a network without https. */
const unsafe = (address: string): string => address.replace("127.0.0.1", "asztal.test");
const pace = (page: Page): Locator => page.locator("label:has(option[value=day]) select");
const pushes = (page: Page): Locator => page.locator("[aria-labelledby=where] button.primary");

async function introduced({ page }: Person, name: string): Promise<void> {
    await page.locator("dialog input").last().fill(name);
    await page.locator("dialog button[type=submit]").last().click();
}

/** Whatever stands there can be read by everybody; looked at in three sizes if somebody wants pictures. */
async function sound({ page, lang }: Person, name: string): Promise<void> {
    for (const [size, [width, height]] of PICTURES ? Object.entries(VIEWS) : []) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            const path = `${PICTURES}/${name}-${lang}-${size}-${colorScheme}.png`;
            await page.screenshot({ path, fullPage: name === "settings" });
        }
    }
    expect(await barriers(page)).toEqual([]);
    expect([...(await clipped(page)), ...(await wordless(page))]).toEqual([]);
}

/** Choose a table over days in the dialog. */
async function overDays({ page }: Person, address: string): Promise<Locator> {
    await page.goto(address);
    await page.locator("article[data-game=barrage] button.open").click();
    const told = page.locator("dialog .terms [role=status]");
    await expect(told).toHaveCount(0);
    await pace(page).selectOption("day");
    return told;
}

housed.describe("a server with a key and without https", () => {
    housed.use({ told: "push" });
    housed("pushes to its own machine, and tells everybody else what is missing", async ({ comes, own }) => {
        const host = await comes({ name: "Ada", still: true });
        await host.page.goto("/settings");
        await expect(pushes(host.page)).toHaveText("Notices in this browser");
        await expect(host.page.getByText(HTTPS.en)).toHaveCount(0);
        await expect(await overDays(host, "/")).toContainText(`${UNTOLD.en} when it is their turn`); // her friends

        const friends: Person[] = [];
        for (const [lang, size] of [
            ["hu", "phone"],
            ["de", "laptop"],
            ["en", "laptop"],
        ] as const) {
            const friend = await comes({ lang, size, still: true });
            friends.push(friend);
            await friend.page.goto(`${unsafe(own.address)}/settings`);
            await introduced(friend, "Béla");
            await expect(friend.page.getByText(HTTPS[lang])).toBeVisible();
            await expect(pushes(friend.page)).toHaveCount(0);
            await sound(friend, "settings");

            const told = await overDays(friend, unsafe(own.address));
            await expect(told).toContainText(UNTOLD[lang]);
            await expect(told).toContainText(HTTPS[lang]);
            await sound(friend, "new");
            await pace(friend.page).selectOption("live");
            await expect(told).toHaveCount(0);
        }

        // In the waiting room the owner chooses, and whoever is invited reads it as well.
        const [owner, invited] = friends as [Person, Person];
        await pace(owner.page).selectOption("week");
        await owner.page.locator("dialog button[type=submit]").click();
        const told = owner.page.locator(".about [role=status]");
        await expect(told).toContainText(HTTPS.hu);
        await sound(owner, "room");
        await invited.page.goto(await owner.page.locator("main input[readonly]").inputValue());
        await expect(invited.page.locator(".about [role=status]")).toContainText(HTTPS.de);
        await sound(invited, "room");
        await pace(owner.page).selectOption("none");
        for (const { page } of [owner, invited]) await expect(page.locator(".about [role=status]")).toHaveCount(0);
    });
});

test("a server with nothing but webhooks says what whoever runs it has to turn on", async ({ comes }) => {
    for (const lang of LANGUAGES) {
        const somebody = await comes({ name: "Ada", lang, still: true });
        await somebody.page.goto("/settings");
        await expect(somebody.page.getByText(SET_UP[lang])).toBeVisible();
        await sound(somebody, "settings-none");
        const told = await overDays(somebody, "/");
        await expect(told).toContainText(UNTOLD[lang]);
        await expect(told).toContainText(SET_UP[lang]);
        await sound(somebody, "new-none");
    }
});

housed("a server that sends mails has nothing to say beside a pace over days @full", async ({ comes }) => {
    const somebody = await comes({ name: "Ada" });
    const known = somebody.page.waitForResponse((answer) => answer.url().endsWith("/api/ways"));
    const told = await overDays(somebody, "/");
    expect((await known).ok()).toBe(true);
    await expect(told).toHaveText("");
    await somebody.page.goto("/settings");
    await expect(somebody.page.locator("input[type=email]")).toBeVisible();
    await expect(somebody.page.getByText(SET_UP.en)).toHaveCount(0);
});
