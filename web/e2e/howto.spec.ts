/** The pages on how to play: every figure is drawn with all its marks, and can be read by everybody. */
import { expect } from "@playwright/test";

import { barriers, calm, clipped, wordless } from "./looks";
import { LANGUAGES, SIZES, test, type Lang, type Person, type Size } from "./people";

const GAMES = ["ginkgopolis", "imperial_miners", "barrage", "underwater_cities"];

interface Howto {
    text: string;
}

async function looked({ page, context }: Person, game: string, lang: Lang): Promise<void> {
    await page.goto(`/howto/${game}`);
    const answer = await context.request.get(`/api/games/${game}/howto?lang=${lang}`);
    const { text } = (await answer.json()) as Howto;
    const figures = [...text.matchAll(/^!\[.*\]\((.*)\)$/gm)].map(([, look = ""]) => look);
    await expect(page.locator("figure")).toHaveCount(figures.length);
    for (const figure of await page.locator("figure").all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator("[data-drawn]")).toHaveCount(1);
    }
    const marks = figures.map((look) => /mark=(\S+)/.exec(look)?.[1]?.split(",") ?? []);
    const drawn = await page.evaluate(() =>
        [...document.querySelectorAll(".still")].map((still) =>
            [...still.querySelectorAll<HTMLElement>("[data-mark]")].map((ring) => ring.dataset.mark),
        ),
    );
    expect(drawn, `${game}, ${lang}`).toEqual(marks);
    await calm(page);
    expect(await clipped(page), `${game}, ${lang}`).toEqual([]);
    expect(await wordless(page), `${game}, ${lang}`).toEqual([]);
}

test("the pages on how to play show what they speak of", async ({ comes }) => {
    for (const [index, game] of GAMES.entries()) {
        const lang = LANGUAGES[index % LANGUAGES.length] ?? "en";
        const reader = await comes({ lang, size: index % 2 ? "laptop" : "phone", name: "Anna", still: true });
        await looked(reader, game, lang);
        if (!index) expect(await barriers(reader.page), game).toEqual([]);
        await reader.context.close();
    }
});

test("figures are drawn when they come into sight, and all of them for paper", async ({ comes }) => {
    const { page } = await comes({ name: "Anna", still: true });
    await page.goto("/howto/barrage");
    const figures = page.locator("main figure");
    await expect(figures.locator("[data-drawn]").first()).toBeVisible();
    const count = await figures.count();
    expect(await page.locator("main figure > [role=img]").count()).toBe(count);
    expect(await figures.locator(".still").count()).toBeLessThan(count / 2);
    await page.evaluate(() => void (window.print = () => void document.body.setAttribute("data-printed", "")));
    await page.keyboard.press("Control+p");
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await expect(figures.locator("[data-drawn]")).toHaveCount(count);
});

for (const lang of LANGUAGES)
    test(`how to play, in every size and light, ${lang} @full`, async ({ comes }) => {
        for (const size of Object.keys(SIZES) as Size[])
            for (const theme of ["light", "dark"] as const) {
                const reader = await comes({ lang, size, theme, name: "Anna", still: true });
                for (const game of GAMES) {
                    await looked(reader, game, lang);
                    expect(await barriers(reader.page), `${game}, ${lang}, ${size}, ${theme}`).toEqual([]);
                }
                await reader.context.close();
            }
    });
