/** How a finished game went: its curve in the replay, a turning point, and a turn that is tried again. */
import { expect, type Locator } from "@playwright/test";

import { barriers, calm, clipped } from "./looks";
import { test, type Lang, type Person, type Size } from "./people";
import { playedOn, ready } from "./tables";

const pictures = process.env.ASZTAL_PICTURES;
interface Said {
    open: string;
    points: string;
    again: RegExp;
    fork: RegExp;
    hint: string;
    closer: string;
    cost: string;
    sources: string;
    when: string;
    usual: string;
}
const SAID: Record<Lang, Said> = {
    en: {
        open: "How it went",
        points: "Turning points",
        again: /^Try again from move/,
        fork: /^Play on/,
        hint: "a hint",
        closer: "Look closer",
        cost: "worse than the best that was found",
        sources: "Where the points came from",
        when: "When",
        usual: "Usual",
    },
    hu: {
        open: "Hogyan alakult",
        points: "Fordulópontok",
        again: /^Újra innen/,
        fork: /^Továbbjátszás innen/,
        hint: "nem ítélet",
        closer: "Nézzük meg közelebbről",
        cost: "ponttal rosszabb a legjobbnál",
        sources: "Miből lett a pont",
        when: "Mikor",
        usual: "Szokásos",
    },
    de: {
        open: "Wie es lief",
        points: "Wendepunkte",
        again: /noch einmal$/,
        fork: /weiterspielen$/,
        hint: "Hinweis",
        closer: "Genauer hinsehen",
        cost: "schlechter als das Beste",
        sources: "Wofür es Punkte gab",
        when: "Wann",
        usual: "Üblich",
    },
};
const moveOf = (page: Person["page"]): string => new URL(page.url()).searchParams.get("move") ?? "";

async function picture({ page }: Person, name: string): Promise<void> {
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** See what points were for, at the end of the game and after its first round. */
async function pointsTold(person: Person, panel: Locator, name: string): Promise<void> {
    const said = SAID[person.lang];
    await expect(panel.getByRole("heading", { name: said.sources })).toBeVisible();
    const table = panel.getByRole("table").last();
    await expect(table.getByRole("columnheader", { name: said.usual })).toBeVisible();
    const all = table.getByRole("row").last().getByRole("cell").first();
    const end = Number.parseInt(await all.innerText());
    await table.scrollIntoViewIfNeeded();
    await picture(person, `points-${name}`);
    await panel.getByRole("combobox", { name: said.when }).selectOption({ index: 0 });
    await expect.poll(async () => Number.parseInt(await all.innerText())).not.toBe(end);
}

/** Open the replay, see the curve, go to a turning point, and begin to try again what is told there. */
async function lookedBack(person: Person, table: string, name: string): Promise<void> {
    const { page, lang } = person;
    const said = SAID[lang];
    await page.goto(`/r/${table}?move=3&seat=open`);
    await expect(page.locator(".replay .board [data-area]:visible").first()).toBeVisible();
    const open = page.getByRole("button", { name: said.open });
    await open.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: said.open });
    await expect(panel).toContainText(said.hint);
    await expect(panel.locator("figure svg path").first()).toBeVisible();
    await expect(panel.getByRole("table")).toHaveCount(2); // what the curve says, for whoever does not see it; points
    await pointsTold(person, panel, name);
    await calm(page);
    expect(await clipped(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await picture(person, `lookback-${name}`);
    await expect(panel.getByRole("heading", { name: said.points })).toBeVisible();
    const point = panel.locator("ol button").last();
    await point.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toHaveCount(person.finger ? 0 : 1); // on a phone it gives way to the board
    await expect(page.locator(".replay .board [data-area]:visible").first()).toBeVisible();
    if (person.finger) await open.click();
    await expect(point).toHaveAttribute("aria-current", "step");
    await expect.poll(() => moveOf(page)).not.toBe("3");
    await calm(page);
    await picture(person, `lookback-${name}-point`);
    const again = panel.getByRole("button", { name: said.again }).first();
    const move = /\d+/.exec((await again.textContent()) ?? "")?.[0] ?? "none";
    await again.scrollIntoViewIfNeeded();
    await picture(person, `lookback-${name}-again`);
    await again.click();
    const dialog = page.getByRole("dialog", { name: new RegExp(`\\b${move}\\b`) });
    await expect(dialog).toBeVisible();
    expect(moveOf(page)).toBe(move);
    await dialog.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator(".frame .board [data-area]:visible").first()).toBeVisible();
}

test("a game against a bot is looked back at and tried again, in three languages, at a laptop and on a phone", async ({
    comes,
}) => {
    const anna = await comes({ name: "Anna", still: true });
    const table = await ready(anna, "ginkgopolis", ["random"]);
    await playedOn(anna, table);
    await lookedBack(anna, table, "en-laptop");
    const [bela, clara] = [
        await comes({ name: "Béla", lang: "hu", size: "phone" satisfies Size, still: true }),
        await comes({ name: "Clara", lang: "de", theme: "dark", still: true }),
    ];
    await lookedBack(bela, table, "hu-phone");
    await lookedBack(clara, table, "de-laptop");
});

/** What turns cost: a closer look, what would have been better, and a turn that is tried again. */
async function lookedCloser(person: Person, table: string, name: string): Promise<void> {
    const { page, lang } = person;
    const said = SAID[lang];
    await page.goto(`/r/${table}?move=3&seat=open`);
    await page.getByRole("button", { name: said.open }).click();
    const panel = page.getByRole("region", { name: said.open });
    const closer = panel.getByRole("button", { name: said.closer });
    await closer.focus();
    await page.keyboard.press("Enter");
    const turn = panel.locator("ol > li").filter({ hasText: said.cost }).first();
    await expect(turn).toBeVisible({ timeout: 30_000 });
    await expect(closer).toHaveCount(0);
    await calm(page);
    expect(await clipped(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await turn.scrollIntoViewIfNeeded();
    await picture(person, `closer-${name}`);
    const best = turn.locator(".ways button").first();
    await best.focus();
    await page.keyboard.press("Enter");
    if (person.finger) await page.getByRole("button", { name: said.open }).click();
    await expect(turn.locator("[aria-current=step]")).toHaveCount(1);
    await best.hover();
    await picture(person, `closer-${name}-best`);
    const again = turn.getByRole("button", { name: said.again });
    const move = /\d+/.exec((await again.textContent()) ?? "")?.[0] ?? "none";
    await again.click();
    await expect(page.getByRole("dialog", { name: new RegExp(`\\b${move}\\b`) })).toBeVisible();
    expect(moveOf(page)).toBe(move);
}

test("what turns cost alone is told in three languages, at a laptop and on a phone", async ({ comes }) => {
    const anna = await comes({ name: "Anna", still: true });
    const alone = await ready(anna, "ginkgopolis", []);
    await playedOn(anna, alone);
    await lookedCloser(anna, alone, "en-laptop");
    await lookedCloser(await comes({ name: "Béla", lang: "hu", size: "phone", still: true }), alone, "hu-phone");
    await lookedCloser(await comes({ name: "Clara", lang: "de", theme: "dark", still: true }), alone, "de-laptop");
});

test("a game alone is looked back at on a phone, without causes in Barrage, and one without a curve says why", async ({
    comes,
}) => {
    const anna = await comes({ name: "Anna", size: "phone", lang: "de", still: true });
    const alone = await ready(anna, "imperial_miners", []);
    await playedOn(anna, alone);
    await lookedBack(anna, alone, "de-phone");
    const river = await ready(anna, "barrage", []);
    await playedOn(anna, river);
    await anna.page.goto(`/r/${river}`);
    await anna.page.getByRole("button", { name: SAID.de.open }).click();
    await expect(anna.page.getByRole("heading", { name: SAID.de.points })).toBeVisible();
    await picture(anna, "lookback-de-phone-barrage");
    await expect(anna.page.getByRole("button", { name: SAID.de.again })).toHaveCount(0);
    const other = await ready(anna, "barrage", ["random"]);
    await playedOn(anna, other);
    await anna.page.goto(`/r/${other}`);
    await anna.page.getByRole("button", { name: SAID.de.open }).click();
    await expect(anna.page.getByText("Es gibt keine Kurve")).toBeVisible();
    await pointsTold(anna, anna.page.getByRole("region", { name: SAID.de.open }), "de-phone-barrage");
    await calm(anna.page);
    expect(await clipped(anna.page)).toEqual([]);
    expect(await barriers(anna.page)).toEqual([]);
});
