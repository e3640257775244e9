/** Notices in a browser: where they go, what the service worker shows, and the page for no network. */
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";

import { LANGUAGES, test, type Size } from "./people";

const PICTURES = process.env.PICTURES; // a folder to look at them

for (const [size, lang] of [
    ["laptop", "en"],
    ["phone", "hu"],
    ["phone", "de"],
] as [Size, (typeof LANGUAGES)[number]][])
    test(`settings, mailbox and thanks in ${lang} on a ${size}`, async ({ comes }) => {
        const { page } = await comes({ size, lang, name: "Ada", still: true });
        await page.goto("/settings");
        await expect(page.locator("section")).toHaveCount(3);
        await page.locator("summary").click();
        await page.getByLabel("Webhook").fill("https://hooks.example/ada");
        await page.locator("details button").click();
        await expect(page.getByText("https://hooks.example/ada")).toBeVisible();
        await page.locator("section:nth-of-type(2) input[type=checkbox]").last().check();
        await expect(page.locator("input[type=time]")).toHaveCount(2);
        await page.locator("main select").selectOption("3600");
        await page.reload();
        await expect(page.locator("main select")).toHaveValue("3600");
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        expect(await page.locator("body").innerText()).not.toContain("⟦");
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/settings-${size}-${lang}.png`, fullPage: true });
        await page.goto("/about");
        await expect(page.getByRole("link", { name: "svelte" })).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/about-${size}-${lang}.png` });
    });

test("a push is shown, leads to its table, and without a network there is a page of ours", async ({
    comes,
    baseURL,
}) => {
    const { page, context, offline } = await comes({ name: "Ada" });
    await context.grantPermissions(["notifications"]);
    const devtools = await context.newCDPSession(page);
    const found = new Promise<{ registrationId: string }>((settle) =>
        devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
            if (registrations[0]) settle(registrations[0]);
        }),
    );
    await devtools.send("ServiceWorker.enable");
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const { registrationId } = await found;
    const told = {
        tag: "abc",
        title: "Barrage: it is your turn.",
        body: "With Béla.",
        lang: "en",
        url: `${baseURL}/t/xyz`,
    };
    const shown = (): Promise<(string | undefined)[][]> =>
        page.evaluate(async () => {
            const here = await navigator.serviceWorker.ready;
            return (await here.getNotifications()).map(({ title, body, tag, data }) => [
                title,
                body,
                tag,
                (data as { url?: string }).url,
            ]);
        });
    for (let time = 0; time < 2; time += 1)
        await devtools.send("ServiceWorker.deliverPushMessage", {
            origin: baseURL ?? "",
            registrationId,
            data: JSON.stringify(told),
        });
    await expect.poll(shown).toEqual([[told.title, told.body, "abc", told.url]]); // a repeat takes its place

    const manifest = (await (await context.request.get("/manifest.webmanifest")).json()) as {
        icons: { src: string }[];
    };
    for (const { src } of manifest.icons) expect((await context.request.get(src)).status()).toBe(200);

    await offline(true);
    await page.goto("/settings").catch(() => undefined);
    await expect(page.getByRole("heading", { name: "No network" })).toBeVisible();
    await offline(false);
    await page.goto("/settings");
    await expect(page.locator("section")).toHaveCount(3);
});
