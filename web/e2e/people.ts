/** The people of a test, each with a browser of their own; none of them may see an error in the console. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";

import { house, type House, type Told } from "./house";
import { probed, watch } from "./probe";

export type Lang = "en" | "hu" | "de";
export const LANGUAGES: Lang[] = ["en", "hu", "de"];
export const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
export type Size = keyof typeof SIZES;

export interface Who {
    size?: Size;
    lang?: Lang;
    theme?: "light" | "dark";
    /** Whoever has a name is known to the server already; the others are asked on the page. */
    name?: string;
    /** Things move as for everybody; pictures are taken without. */
    still?: boolean;
    /** How fast what others do is shown; at once, unless the test is about that. */
    beat?: "slow" | "normal" | "instant";
    /** Has not yet said no to recovery words. */
    offered?: boolean;
}
export interface Person {
    page: Page;
    context: BrowserContext;
    finger: boolean;
    lang: Lang;
    /** Leave the network, as in a tunnel; what the console says of that is no error. */
    offline: (away: boolean) => Promise<void>;
}

interface People {
    /** The server itself goes away in this test: what the console says of that is no error. */
    cut: boolean;
    /** The server refuses something in this test on purpose, which the console tells too. */
    refuses: boolean;
    comes: (who?: Who) => Promise<Person>;
}

export const test = base.extend<People>({
    cut: [false, { option: true }],
    refuses: [false, { option: true }],
    comes: async ({ browser, baseURL, cut, refuses, ignoreHTTPSErrors }, use) => {
        const pages: Page[] = [];
        const contexts: BrowserContext[] = [];
        const errors: string[] = [];
        let away = 0;
        const heard = (error: string): void => {
            if (away && /ERR_INTERNET_DISCONNECTED/.test(error)) return;
            if (cut && /ERR_CONNECTION_(REFUSED|RESET)/.test(error)) return;
            if (refuses && /the server responded with a status of 4\d\d/.test(error)) return;
            if (/Cross-Origin-Opener-Policy header has been ignored/.test(error)) return; // a page without https
            errors.push(error);
        };

        await use(
            async ({
                size = "laptop",
                lang = "en",
                theme = "light",
                name,
                still = false,
                beat = "instant",
                offered = false,
            } = {}) => {
                const finger = size === "phone";
                const options: BrowserContextOptions = {
                    baseURL: baseURL ?? "",
                    ignoreHTTPSErrors: ignoreHTTPSErrors ?? false,
                    viewport: SIZES[size],
                    locale: lang,
                    colorScheme: theme,
                    hasTouch: finger,
                    isMobile: finger,
                    reducedMotion: still ? "reduce" : "no-preference",
                };
                const context = await browser.newContext(options);
                contexts.push(context);
                await context.addInitScript(watch);
                await context.addInitScript((pace) => localStorage.setItem("beat", pace), beat);
                if (!offered)
                    await context.addInitScript(() => {
                        for (const offer of ["keep", "days", "back"]) localStorage.setItem(`offer-${offer}`, "no");
                    });
                if (name) {
                    await context.request.post("/api/guest", { data: { name, lang } });
                    await context.addInitScript(() => localStorage.setItem("told", "yes"));
                }
                const page = await context.newPage();
                pages.push(page);
                page.on("console", (message) => void (message.type() === "error" && heard(message.text())));
                page.on("pageerror", (error) => heard(String(error.stack ?? error)));
                const offline = async (gone: boolean): Promise<void> => {
                    away += gone ? 1 : 0;
                    await context.setOffline(gone);
                    if (gone) await page.evaluate(() => window.probe.sockets.at(-1)?.close());
                };
                return { page, context, finger, lang, offline };
            },
        );

        for (const page of pages) {
            const { refused } = await probed(page).catch(() => ({ refused: [] }));
            expect(refused, "refusals").toEqual([]);
        }
        for (const context of contexts) await context.close();
        expect(errors, "errors in the console").toEqual([]);
    },
});

/** The same with a server that no other test loses or hears of. */
export const housed = test.extend<{ own: House; fault: string; told: Told }>({
    fault: ["", { option: true }], // what is wrong with the server on purpose
    told: ["mail", { option: true }],
    own: async ({ fault, told }, use) => {
        const own = await house(fault, told);
        await use(own);
        await own.end();
    },
    baseURL: async ({ own }, use) => use(own.address),
});

/** The same for all tests of a worker, with mail, and reached by https: no test may harm it. */
export const secure = test.extend<object, { own: House }>({
    own: [
        // eslint-disable-next-line no-empty-pattern
        async ({}, use) => {
            const own = await house("", "https");
            await use(own);
            await own.end();
        },
        { scope: "worker", timeout: 180_000 },
    ],
    baseURL: async ({ own }, use) => use(own.address),
    ignoreHTTPSErrors: true, // for requests without a page
    // Chromium has no passkeys where it had to look away from a wrong certificate: here it takes any for a right one.
    launchOptions: async ({ launchOptions }, use) =>
        use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--ignore-certificate-errors"] }),
});

/** Numbers that are the same in every run. */
export function dice(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}
