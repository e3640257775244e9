/** Playing on from a moment of a finished game: three clicks to the table, which says where it comes from. */
import { expect } from "@playwright/test";

import { barriers, calm, clipped } from "./looks";
import { test, type Person, type Size } from "./people";
import { playedOn, ready } from "./tables";

const TABLE = ".frame .board [data-area]:visible";
const pictures = process.env.ASZTAL_PICTURES;

/** A finished game of two, against a bot that chooses anything. */
async function finished(person: Person, game: string): Promise<string> {
    const table = await ready(person, game, ["random"]);
    await playedOn(person, table);
    return table;
}

async function picture({ page }: Person, name: string): Promise<void> {
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** From a moment of the replay to the table. */
async function forked(person: Person, game: string, table: string, size: Size): Promise<void> {
    const { page } = person;
    await page.goto(`/r/${table}?move=20&seat=open`);
    await expect(page.locator(".replay .board [data-area]:visible").first()).toBeVisible();
    await page.getByRole("button", { name: "Play on from here" }).click();
    const dialog = page.getByRole("dialog", { name: "Play on from move 20" });
    await expect(dialog).toContainText("Whoever looks at the replay can know what comes");
    await calm(page);
    expect(await clipped(page)).toEqual([]);
    await picture(person, `fork-${game}-dialog-${size}`);
    await dialog.getByRole("button", { name: "Play on" }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator(TABLE).first()).toBeVisible();
    const origin = page.getByRole("link", { name: "Played on from move 20 of another game" });
    await expect(origin).toHaveAttribute("href", `/r/${table}?move=20&seat=open`);
    await calm(page);
    await picture(person, `fork-${game}-table-${size}`);
}

for (const game of ["ginkgopolis", "barrage", "imperial_miners", "underwater_cities"])
    test(`${game} is played on from a moment, at a laptop and on a phone${game === "ginkgopolis" ? "" : " @full"}`, async ({
        comes,
    }) => {
        const laptop = await comes({ name: "Anna", still: true });
        const table = await finished(laptop, game);
        await forked(laptop, game, table, "laptop");
        expect(await playedOn(laptop, new URL(laptop.page.url()).pathname.slice(3), 3)).toBe(3);
        await forked(await comes({ name: "Bea", size: "phone", still: true }), game, table, "phone");
    });

test("a moment is played on with a friend, as one seat knew it, by the keyboard, and nothing stands in the way", async ({
    comes,
}) => {
    const anna = await comes({ name: "Anna", still: true });
    const { page } = anna;
    const table = await finished(anna, "barrage");
    await page.goto(`/r/${table}?move=12&seat=0`);
    await expect(page.locator(".replay .board [data-area]:visible").first()).toBeVisible();
    await page.getByRole("button", { name: "Play on from here" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: "As Anna knew them" })).toBeChecked();
    await expect(dialog).toContainText("The cards of Anna are the true ones.");
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole("radio", { name: "As Anna knew them" }).focus();
    await page.keyboard.press("ArrowRight"); // within the dialog, not through the moves
    await expect(dialog.getByRole("radio", { name: /^As (?!Anna)/ })).toBeChecked();
    await expect(page).toHaveURL(/move=12/);
    await page.keyboard.press("ArrowLeft");
    await dialog.getByLabel("The other seats").selectOption({ label: "Friends whom I invite" });
    await dialog.getByRole("button", { name: "Play on" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByText("As seat 1 knew it, with new draws")).toBeVisible();
    const invite = await page.getByRole("textbox").first().inputValue();

    const bela = await comes({ name: "Bela", size: "phone", still: true });
    await bela.page.goto(new URL(invite).pathname);
    await expect(bela.page.getByRole("link", { name: "Played on from move 12 of another game" })).toBeVisible();
    await bela.page.getByRole("button", { name: "Sit down" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    for (const each of [page, bela.page]) {
        await expect(each.locator(TABLE).first()).toBeVisible();
        await expect(each.getByText("The result counts for nothing.")).toBeVisible();
    }
    expect(await barriers(page)).toEqual([]);
});
