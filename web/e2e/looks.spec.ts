/** Every page in three languages and both sizes; light and dark for axe. */
import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { barriers, calm, clipped, sentences, wordless } from "./looks";
import { LANGUAGES, SIZES, test, type Lang, type Person } from "./people";
import { playedOn, ready } from "./tables";

interface Sight {
    name: string;
    path: string;
    /** What is there when the page is ready. */
    shows: string;
    open?: (person: Person) => Promise<void>;
}

const WHOLE = ["ginkgopolis", "imperial_miners"];
const GAMES = [...WHOLE, "barrage", "underwater_cities"];

const MIXED = ["greedy", "random", "greedy"];
const QUICK = ["random", "random", "random"]; // where greedy bots think for long

/** A table at which something is asked and shown. */
const TABLE = ".frame:has(.prompt.asked) .board [data-area]:visible";

/** Pages beside the tables of games. */
async function pages({ context }: Person): Promise<Sight[]> {
    const room = (await (
        await context.request.post("/api/tables", { data: { game: "ginkgopolis", seats: 4, listed: true } })
    ).json()) as { table: { id: string } };
    await context.request.post(`/api/tables/${room.table.id}/join`, { data: { seat: 1, nonce: "e2e" } });
    return [
        { name: "lobby", path: "/", shows: "article" },
        {
            name: "new table",
            path: "/",
            shows: "article[data-game=barrage]",
            open: async ({ page }) => {
                await page.locator("article[data-game=barrage] button.open").click();
                await expect(page.locator("dialog li select").first()).toBeVisible();
            },
        },
        {
            name: "play now",
            path: "/",
            shows: "article[data-game=barrage]",
            open: async ({ page }) => {
                await page.locator("article[data-game=barrage] .now .icon").click();
                await expect(page.locator("dialog .strength").first()).toBeVisible();
            },
        },
        { name: "waiting room", path: `/t/${room.table.id}`, shows: ".seats li" },
        { name: "rules", path: "/rules/ginkgopolis", shows: ".clause" },
    ];
}

/** A `whole` game is played to the end, of others the middle is seen. */
async function tables(person: Person, game: string, whole = true): Promise<Sight[]> {
    const middle = await ready(person, game, whole ? MIXED : QUICK);
    await playedOn(person, middle, 25);
    const found = [{ name: `${game}, middle`, path: `/t/${middle}`, shows: TABLE }];
    if (!whole) return found;
    const end = await ready(person, game, ["random"]);
    await playedOn(person, end);
    return [
        ...found,
        { name: `${game}, end`, path: `/t/${end}`, shows: ".scores li" },
        {
            name: `${game}, looking back`,
            path: `/r/${end}?move=60&seat=0`,
            shows: ".replay .board [data-area]:visible",
        },
    ];
}

/** What is called the same in every language: some games, and the people and places on cards whose text is translated. */
async function namesEverywhere({ context }: Person): Promise<Set<string>> {
    interface Card {
        id: string;
        name: string;
        text: string;
    }
    const asked = async <T>(path: string): Promise<T> => (await (await context.request.get(path)).json()) as T;
    const facts = readFileSync(new URL("../../src/asztal/games/barrage/cards.toml", import.meta.url), "utf8");
    const names = new Set([...facts.matchAll(/^ceo = "(.*)"/gm)].map(([, name]) => name ?? "")); // on company cards
    for (const { name, title } of await asked<{ name: string; title: string }[]>("/api/games")) {
        names.add(title);
        const [english, other] = await Promise.all(
            ["en", "de"].map((lang) => asked<Card[]>(`/api/games/${name}/cards?lang=${lang}`)),
        );
        for (const [index, card] of (english ?? []).entries())
            if (card.text !== other?.[index]?.text) names.add(card.name.split(" (")[0] ?? "");
    }
    return names;
}

async function opened(person: Person, { path, shows, open }: Sight, lang: Lang): Promise<void> {
    const { page } = person;
    const [address, query] = path.split("?");
    await page.goto(`${address}?lang=${lang}${query ? `&${query}` : ""}`);
    await expect(page.locator(shows).first()).toBeVisible();
    await open?.(person);
    await calm(page);
}

for (const [turn, part] of ["pages", ...GAMES].entries())
    test(`${part} in every language: words are there and whole, and axe finds no barrier`, async ({ comes }) => {
        const person = await comes({ name: "Anna", still: true });
        const { page } = person;
        const problems: string[] = [];
        const same = await namesEverywhere(person);
        const sights = part === "pages" ? await pages(person) : await tables(person, part, WHOLE.includes(part));
        for (const [number, sight] of sights.entries()) {
            const said: Partial<Record<Lang, string[]>> = {};
            const note = (where: string, wrong: string[]): void =>
                void problems.push(...wrong.map((problem) => `${sight.name}, ${where}: ${problem}`));
            for (const lang of LANGUAGES) {
                for (const [size, viewport] of Object.entries(SIZES)) {
                    const [first, theme] = size === "laptop" ? ([true, "light"] as const) : ([false, "dark"] as const);
                    await page.emulateMedia({ colorScheme: theme });
                    await page.setViewportSize(viewport);
                    if (first) await opened(person, sight, lang);
                    else await page.waitForTimeout(300); // the parts of a board find their places
                    await calm(page);
                    note(`${lang}, ${size}`, [...(await wordless(page)), ...(await clipped(page))]);
                    // One size of each, in turn; the full run looks at all.
                    if (lang === "de" && first === ((turn + number) % 2 === 0))
                        note(`${size}, ${theme}`, await barriers(page));
                }
                said[lang] = await sentences(page);
            }
            for (const lang of ["hu", "de"] as const) {
                const english = said[lang]?.filter((text) => said.en?.includes(text) && !same.has(text)) ?? [];
                note(
                    lang,
                    english.map((text) => `"${text}" is English`),
                );
            }
        }
        expect(problems).toEqual([]);
    });

for (const { size, theme } of [
    { size: "laptop", theme: "dark" },
    { size: "laptop", theme: "light" },
    { size: "phone", theme: "dark" },
    { size: "phone", theme: "light" },
] as const)
    test(`axe finds no barrier, ${size}, ${theme} @full`, async ({ comes }) => {
        const person = await comes({ name: "Anna", still: true, theme, size });
        const problems: string[] = [];
        const sights = await pages(person);
        for (const game of GAMES) sights.push(...(await tables(person, game)));
        for (const sight of sights) {
            await opened(person, sight, "hu");
            problems.push(...(await barriers(person.page)).map((problem) => `${sight.name}: ${problem}`));
        }
        expect(problems).toEqual([]);
    });
