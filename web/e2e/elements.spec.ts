/** Whatever a drawn board is asked, it has an element for it: questions of random games are shown to a page one after another. */
import { expect } from "@playwright/test";

import { deafened, moments, type Moment, type Setting } from "./moments";
import { test, type Person } from "./people";
import { ready } from "./tables";

interface Drawn {
    game: string;
    variant: Record<string, string>;
    /** The only options that may be buttons, by their kind. */
    buttons: string[];
    settings: Setting[];
    /** In the gate: so many games, and of their questions every so many. */
    games: number;
    every: number;
}
const DRAWN: Drawn[] = [
    {
        game: "barrage",
        variant: { game: "intro" },
        buttons: ["pass", "skip", "decline", "no", "enough", "pay", "machines"],
        settings: [
            ...[2, 3, 4].map((seats): Setting => [seats, { game: "intro" }]),
            ...[2, 3, 4].map((seats): Setting => [seats, { game: "full" }]),
            [1, { automas: "1" }],
            [1, { automas: "3", level: "4" }],
            [2, { automas: "2", level: "2" }],
            [3, { automas: "1", level: "3" }],
        ],
        games: 6,
        every: 14,
    },
    {
        game: "underwater_cities",
        variant: {},
        buttons: ["stop", "done", "end-turn", "decline", "resolve", "pay", "feed", "spend", "again"],
        settings: [
            [1, { start: "1" }],
            [2, { boards: "standard" }],
            [3, { boards: "advanced", contracts: "yes" }],
            ...["2", "3", "4"].map((start): Setting => [1, { start }]),
            ...[3, 4].map((seats): Setting => [seats, { boards: "standard" }]),
            ...[2, 4].map((seats): Setting => [seats, { boards: "advanced", contracts: "yes" }]),
        ],
        games: 3,
        every: 20,
    },
];
/** Shows the questions to the page; what no element stands for, or none that can be seen. */
const missing = ({ page }: Person, shown: Moment[], table: object, buttonKinds: string[]): Promise<string[]> =>
    page.evaluate(
        async ([asked, info, buttons]) => {
            const found: string[] = [];
            for (const { seen, question } of asked) {
                await window.told({ seen, question }, info);
                for (const { option, targets } of question.choices) {
                    if (buttons.includes(option.split(" ")[0] ?? "")) continue;
                    const elements = targets.flatMap((id) => [
                        ...document.querySelectorAll(`.board .offered[data-spot="${CSS.escape(id)}"]`),
                    ]);
                    if (!elements.length) found.push(`${option}: nothing`);
                    else if (!elements.some((element) => element.getClientRects().length))
                        found.push(`${option}: hidden`);
                }
            }
            return found;
        },
        [shown, table, buttonKinds] as const,
    );

for (const drawn of DRAWN)
    for (const { name, games, every } of [
        { name: "a share of some games", games: drawn.games, every: drawn.every },
        { name: "40 games @full", games: 40, every: 1 },
    ])
        test(`${drawn.game}: every option has its element, in ${name}`, async ({ comes }) => {
            const person = await comes({ name: "Anna", still: true });
            const id = await ready(person, drawn.game, ["random"], drawn.variant);
            const { table } = (await (await person.context.request.get(`/api/tables/${id}`)).json()) as {
                table: object;
            };
            await person.page.goto(`/t/${id}`);
            await expect(person.page.locator(".board .offered").first()).toBeVisible();
            await deafened(person);
            const faults = new Map<string, number>();
            let [questions, options] = [0, 0];
            for await (const some of moments(drawn.game, drawn.settings, games, every)) {
                for (const fault of await missing(person, some, table, drawn.buttons))
                    faults.set(fault, (faults.get(fault) ?? 0) + 1);
                questions += some.length;
                options += some.reduce((sum, { question }) => sum + question.choices.length, 0);
            }
            expect(questions).toBeGreaterThan(games * 5);
            console.log(`${drawn.game}: ${options} options of ${questions} questions in ${games} games`);
            expect(Object.fromEntries(faults)).toEqual({});
        });
