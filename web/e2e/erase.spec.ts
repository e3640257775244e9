/** Whoever wants it gets everything that is stored about them, and is erased in seven days unless it is taken back. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { erased } from "./later";
import { barriers, clipped, wordless } from "./looks";
import { dice, LANGUAGES, test } from "./people";
import { choose, settled, shown } from "./play";

const root = new URL("../..", import.meta.url).pathname;
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

test.describe("when it is done", () => {
    test.use({ refuses: true }); // whoever was erased is nobody
    test("the others see nothing of the erased, a bot plays on, and the game can be verified @full", async ({
        comes,
    }, info) => {
        const name = `Xanthippe ${info.workerIndex}${Date.now() % 1e6}`;
        const ada = await comes({ name });
        const ben = await comes({ name: "Ben", size: "phone", lang: "de" });
        const post = async (who: typeof ada, path: string, data = {}): Promise<unknown> => {
            const answer = await who.context.request.post(path, { data });
            expect(answer.ok(), await answer.text()).toBe(true);
            return answer.json();
        };
        const { table } = (await post(ada, "/api/tables", { game: "orchard", seats: 2 })) as { table: { id: string } };
        for (const who of [ada, ben]) await post(who, `/api/tables/${table.id}/join`);
        await post(ada, `/api/tables/${table.id}/start`);
        await ben.page.goto(`/t/${table.id}`);
        await expect(ben.page.locator("body")).toContainText(name);

        await ada.page.goto("/me");
        await ada.page.getByRole("button", { name: ERASE.en, exact: true }).click();
        await ada.page.getByRole("button", { name: YES.en }).click();
        await expect(ada.page.locator(".when")).toBeVisible();
        erased(name);
        await expect(ben.page.locator("body")).toContainText("N. N.");
        await ben.page.reload(); // what a page has told before, it keeps
        await expect(ben.page.locator("body")).toContainText("N. N.");
        await expect(ben.page.locator("body")).not.toContainText(name);
        await ada.page.reload();
        await expect(ada.page.getByRole("dialog")).toBeVisible(); // nobody is known here: she is asked for a name

        // The game goes on with a bot to its end.
        const chance = dice(5);
        const over = async (): Promise<boolean> => {
            const here = await ben.context.request.get(`/api/tables/${table.id}`);
            return ((await here.json()) as { table: { status: string } }).table.status === "over";
        };
        for (;;) {
            await expect.poll(async () => (await over()) || (await shown(ben)).asked).toBe(true);
            if (await over()) break;
            await choose(ben, chance, { board: 0, menu: 0, button: 0, list: 0 }, true);
            await settled(ben);
        }
        for (const path of ["/", "/archive", `/r/${table.id}`]) {
            await ben.page.goto(path);
            await expect(ben.page.locator("main")).toBeVisible();
            await expect(ben.page.locator("body")).not.toContainText(name);
        }
        const record = await (await ben.context.request.get(`/api/tables/${table.id}/record`)).text();
        expect(record).not.toContain(name);
        const env = { ...process.env, ASZTAL_GAMES: `${root}examples/orchard.py` };
        execFileSync(`${root}.venv/bin/asztal`, ["verify", "-"], { input: record, env }); // which fails if it does not hold
    });
});
