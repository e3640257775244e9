/** "This is me": somebody lost the browser of a seat and asks for it; the others, or the old browser, decide. */
import { expect, type Locator } from "@playwright/test";

import { later } from "./later";
import { barriers, clipped, wordless } from "./looks";
import { test, type Person, type Who } from "./people";
import { sheet } from "./play";

const GAME = "ginkgopolis";
const SMALL = { width: 360, height: 740 };
const ASK = { name: "Béla", lang: "hu", size: "phone", still: true } as const;

/** A table of three that is played, at which the second one has not been for a while. */
async function begun(people: Person[]): Promise<string> {
    const [owner] = people as [Person];
    const post = async ({ context }: Person, path: string, data: unknown): Promise<unknown> => {
        const answer = await context.request.post(path, { data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return answer.json();
    };
    const wish = { game: GAME, seats: people.length, listed: false };
    const { table, invite } = (await post(owner, "/api/tables", wish)) as { table: { id: string }; invite: string };
    for (const [seat, person] of people.entries()) await post(person, `/api/tables/${table.id}/join`, { seat, invite });
    await post(owner, `/api/tables/${table.id}/start`, {});
    later(table.id, 300);
    return table.id;
}

const asked = ({ page }: Person): Locator => page.locator("[data-claimed='1']");
const told = ({ page }: Person): Locator => page.locator("[data-panel=log] .story");
const seat = async ({ context }: Person, id: string): Promise<unknown> =>
    ((await (await context.request.get(`/api/tables/${id}`)).json()) as { seat: unknown }).seat;

interface Asking {
    id: string;
    people: Person[];
    again: Person;
}
/** Everybody, and the one who asks from another browser; one test looks at the dialog closely. */
async function asking(comes: (who?: Who) => Promise<Person>, look = false): Promise<Asking> {
    const anna = await comes({ name: "Anna", lang: "en", still: true });
    const bela = await comes(ASK);
    const cili = await comes({ name: "Cili", lang: "de", still: true });
    const id = await begun([anna, bela, cili]);
    for (const { page } of [anna, cili]) await page.goto(`/t/${id}`);
    const again = await comes({ ...ASK, name: "Béla telefonja" });
    await again.page.setViewportSize(SMALL);
    await again.page.goto(`/t/${id}`);
    await sheet(again, "people");
    await expect(again.page.locator("[data-claim]")).toHaveCount(3);
    await again.page.locator("[data-claim='1']").focus();
    await again.page.keyboard.press("Enter");
    const dialog = again.page.getByRole("dialog");
    await expect(dialog).toContainText("Te vagy Béla?");
    if (look) {
        expect(await barriers(again.page)).toEqual([]);
        expect([...(await clipped(again.page)), ...(await wordless(again.page))]).toEqual([]);
        await again.page.screenshot({ path: test.info().outputPath("dialog.png") });
    }
    await dialog.getByRole("button", { name: "Megkérdezem a többieket" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(asked(again)).toContainText("kéred a helyet");
    await expect(asked(anna)).toContainText("Only say yes if you know that it is really Béla.");
    await expect(asked(cili)).toContainText("Sag nur Ja, wenn du weißt, dass es wirklich Béla ist.");
    return { id, people: [anna, bela, cili], again };
}

test("everybody agrees, and after the wait the seat is handed over; the old browser takes it back", async ({
    comes,
}) => {
    const { id, people, again } = await asking(comes, true);
    const [anna, bela, cili] = people as [Person, Person, Person];
    expect(await barriers(anna.page)).toEqual([]);
    await anna.page.screenshot({ path: test.info().outputPath("asked.png") });
    await asked(anna).getByRole("button", { name: "Yes, that is Béla" }).click();
    await expect(asked(anna)).toContainText("Still to answer: Cili.");
    await asked(cili).getByRole("button", { name: "Ja, das ist Béla" }).click();
    for (const person of [anna, cili, again]) await expect(asked(person)).toContainText("10");
    expect(await barriers(again.page)).toEqual([]);
    expect([...(await clipped(again.page)), ...(await wordless(again.page))]).toEqual([]);
    await again.page.screenshot({ path: test.info().outputPath("waits.png") });
    expect(await seat(again, id)).toBe(null);
    await expect(again.page.locator(".prompt.asked")).toHaveCount(0);
    later(id, 600);
    await expect(again.page.locator("li.mine")).toContainText("Béla");
    expect(await seat(again, id)).toBe(1);
    await expect(asked(anna)).toHaveCount(0);
    await sheet(anna, "log");
    await expect(told(anna).last()).toContainText("plays the seat of Béla from now on");

    await bela.page.goto("/");
    await expect(again.page.locator("li.mine")).toHaveCount(0);
    expect(await seat(again, id)).toBe(null);
    await bela.page.goto(`/t/${id}`);
    await expect(bela.page.locator("[data-kept=claim-back]")).toContainText("újra a tiéd");
    await bela.page.screenshot({ path: test.info().outputPath("back.png") });
    await expect(told(anna).last()).toContainText("Béla came back and has the seat again");
});

test("one of the others says no", async ({ comes }) => {
    const { id, people, again } = await asking(comes);
    const [anna, , cili] = people as [Person, Person, Person];
    await asked(anna).getByRole("button", { name: "Yes" }).click();
    await asked(cili).getByRole("button", { name: "Nein" }).click();
    for (const person of [anna, cili, again]) await expect(asked(person)).toHaveCount(0);
    await sheet(anna, "log");
    await expect(told(anna).last()).toContainText("Cili said no: Béla telefonja does not get the seat of Béla.");
    expect(await seat(again, id)).toBe(null);
});

test("the old browser opens the lobby, which is a no", async ({ comes }) => {
    const { id, people, again } = await asking(comes);
    const [anna, bela, cili] = people as [Person, Person, Person];
    await asked(anna).getByRole("button", { name: "Yes" }).click();
    await asked(cili).getByRole("button", { name: "Ja" }).click();
    await bela.page.goto("/");
    for (const person of [anna, cili, again]) await expect(asked(person)).toHaveCount(0);
    await sheet(anna, "log");
    await expect(told(anna).last()).toContainText("Béla is here: Béla telefonja does not get the seat");
    await bela.page.goto(`/t/${id}`);
    const line = bela.page.locator("[data-kept=claim-returned]");
    await expect(line).toContainText("semmi sem változik");
    expect(await barriers(bela.page)).toEqual([]);
    await bela.page.screenshot({ path: test.info().outputPath("kept.png") });
    await line.getByRole("button").click();
    await expect(line).toHaveCount(0);
    await bela.page.reload();
    await expect(bela.page.locator(".prompt")).toBeVisible();
    await expect(line).toHaveCount(0);
    expect(await seat(again, id)).toBe(null);
});
