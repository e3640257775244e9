/** Notices in a browser: where they go, what the service worker shows, and the page for no network. */
import { expect } from "@playwright/test";

import { barriers, clipped, findings, wordless } from "./looks";
import { dice, housed, LANGUAGES, test, type Size } from "./people";
import { choose, settled, shown } from "./play";
import { together } from "./tables";

const PICTURES = process.env.PICTURES; // a folder to look at them

for (const [size, lang] of [
    ["laptop", "en"],
    ["phone", "hu"],
    ["phone", "de"],
] as [Size, (typeof LANGUAGES)[number]][])
    test(`settings, mailbox and thanks in ${lang} on a ${size}`, async ({ comes }) => {
        const { page } = await comes({ size, lang, name: "Ada", still: true });
        await page.goto("/settings");
        await expect(page.locator("section")).toHaveCount(5);
        await page.locator("summary").click();
        await page.getByLabel("Webhook").fill("https://hooks.example/ada");
        await page.locator("details button").click();
        await expect(page.getByText("https://hooks.example/ada")).toBeVisible();
        await page.locator("section:nth-of-type(2) input[type=checkbox]").last().check();
        await expect(page.locator("input[type=time]")).toHaveCount(2);
        await page.locator("main select").selectOption("3600");
        await page.locator("[aria-labelledby=playing] input[type=checkbox]").first().check();
        await expect(page.locator("[aria-labelledby=playing] input[type=time]")).toHaveCount(14);
        await page.locator("[aria-labelledby=playing] input[type=time]").first().fill("09:30");
        const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
        for (const field of [0, 1]) await page.locator("input[type=date]").nth(field).fill(day);
        await page.locator("[aria-labelledby=playing] form button").click();
        const vacation = page.locator("[aria-labelledby=playing] li button");
        await expect(vacation).toHaveCount(1);
        await page.reload();
        await expect(page.locator("main select")).toHaveValue("3600");
        await expect(page.locator("[aria-labelledby=playing] input[type=time]").first()).toHaveValue("09:30");
        await expect(vacation).toHaveCount(1);
        expect(await findings(page)).toEqual([]);
        expect(await page.locator("body").innerText()).not.toContain("⟦");
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/settings-${size}-${lang}.png`, fullPage: true });
        await vacation.click();
        await expect(vacation).toHaveCount(0);
        await page.goto("/about");
        await expect(page.getByRole("link", { name: "svelte" })).toBeVisible();
        expect(await findings(page)).toEqual([]);
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
    await page.goto("/", { waitUntil: "networkidle" }); // a part of it that still loads would miss the network below
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

    // A tap opens the table here, also where the server does not know its own address, and never anything elsewhere.
    const [worker] = context.serviceWorkers();
    for (const url of [told.url, "http://0.0.0.0:8000/t/xyz", "/t/xyz", "https://elsewhere.example//t/xyz"]) {
        const opened = await worker?.evaluate((url) => {
            interface Here extends EventTarget {
                clients: { openWindow: (to: string) => Promise<null> };
                ExtendableEvent: typeof Event;
            }
            const here = self as unknown as Here;
            const tap = new here.ExtendableEvent("notificationclick");
            return new Promise<string>((settle) => {
                here.clients.openWindow = (to) => Promise.resolve((settle(to), null));
                here.dispatchEvent(Object.assign(tap, { notification: { close: () => undefined, data: { url } } }));
            });
        }, url);
        expect(opened).toBe(`${baseURL}${url.includes("elsewhere") ? "//t/xyz" : "/t/xyz"}`);
    }

    const manifest = (await (await context.request.get("/manifest.webmanifest")).json()) as {
        icons: { src: string }[];
    };
    for (const { src } of manifest.icons) expect((await context.request.get(src)).status()).toBe(200);

    await offline(true);
    await page.goto("/settings").catch(() => undefined);
    await expect(page.getByRole("heading", { name: "No network" })).toBeVisible();
    await offline(false);
    await page.goto("/settings");
    await expect(page.locator("section")).toHaveCount(5);
});

housed("a mailbox is confirmed by the link in a mail, and ended there @full", async ({ comes, own }) => {
    for (const [size, lang, theme] of [
        ["laptop", "en", "light"],
        ["phone", "hu", "dark"],
        ["phone", "de", "light"],
    ] as const) {
        const { page } = await comes({ size, lang, theme, name: "Ada", still: true });
        const address = `ada.${lang}@example.org`;
        const entry = page.locator("section li", { hasText: address });
        await page.goto("/settings");
        await page.locator("input[type=email]").fill(address);
        const mailed = own.mailed();
        await page.locator("form:has(input[type=email]) button").click();
        await expect(entry).toBeVisible();
        const unconfirmed = await entry.innerText();

        // The mail is read on a device that the server does not know.
        const reader = await comes({ size, lang, theme, still: true });
        await reader.page.goto(await mailed);
        const told = reader.page.getByRole("status");
        await expect(told).toContainText(address);
        const asked = await told.innerText();
        await page.reload();
        await expect(entry).toHaveText(unconfirmed, { useInnerText: true }); // opening the link confirms nothing
        expect(await barriers(reader.page)).toEqual([]);
        expect([...(await clipped(reader.page)), ...(await wordless(reader.page))]).toEqual([]);
        if (PICTURES) await reader.page.screenshot({ path: `${PICTURES}/mail-${size}-${lang}.png` });
        await reader.page.locator("main .primary").click();
        await expect(told).not.toHaveText(asked);
        await page.reload();
        await expect(entry).toBeVisible();
        await expect(entry).not.toHaveText(unconfirmed, { useInnerText: true });

        await reader.page.locator("main .choices button").click();
        await expect(reader.page.locator("main .choices")).toHaveCount(0);
        await page.reload();
        await expect(page.locator("section li").first()).toBeVisible();
        await expect(entry).toHaveCount(0); // the address is forgotten
    }
});

test("whoever waits for the first time is asked once whether to be told of their turn @full", async ({ comes }) => {
    const anna = await comes({ name: "Anna", lang: "de", size: "phone" });
    const bela = await comes({ name: "Béla", lang: "hu" });
    for (const { page, context } of [anna, bela]) {
        const devtools = await context.newCDPSession(page);
        const permission = { name: "notifications" };
        await devtools.send("Browser.setPermission", { permission, setting: "prompt" });
    }
    const id = await together([anna, bela], "ginkgopolis");
    const chance = dice(3);
    const question = ({ page }: typeof anna) => page.locator(".notices .ask");
    await anna.page.goto(`/t/${id}`);
    await expect(anna.page.locator(".prompt.asked")).toBeVisible();
    await expect(question(anna)).toHaveCount(0); // nobody is asked on arrival
    while ((await shown(anna)).asked) {
        await choose(anna, chance, { board: 0, menu: 0, button: 0, list: 0 }, true);
        await settled(anna);
    }
    await expect(question(anna)).toBeVisible();
    expect(await barriers(anna.page)).toEqual([]);
    expect([...(await clipped(anna.page)), ...(await wordless(anna.page))]).toEqual([]);
    if (PICTURES) await anna.page.screenshot({ path: `${PICTURES}/ask-phone-de.png` });
    await question(anna).locator("button.quiet").tap();
    await expect(question(anna)).toHaveCount(0);
    await anna.page.reload();
    await expect(anna.page.locator(".prompt h1")).toContainText("Béla");
    await anna.page.waitForTimeout(5000); // longer than the question waits
    await expect(question(anna)).toHaveCount(0);

    // Who agrees is asked by the browser, and not again.
    await bela.page.goto(`/t/${id}`);
    await expect(bela.page.locator(".prompt.asked")).toBeVisible();
    while ((await shown(bela)).asked) {
        await choose(bela, chance, { board: 0, menu: 0, button: 0, list: 0 }, true);
        await settled(bela);
    }
    await expect(question(bela)).toBeVisible();
    await bela.context.grantPermissions(["notifications"]);
    await question(bela).locator("button.primary").click();
    await expect.poll(() => bela.page.evaluate(() => localStorage.getItem("notices"))).toBe("yes");
    await expect(question(bela)).toHaveCount(0);
});
