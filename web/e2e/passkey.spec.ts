/** Passkeys with the browser's own virtual authenticators, at a server that is reached by https. */
import { expect } from "@playwright/test";

import { Authenticator, madeWithZero } from "./authenticator";
import { barriers, clipped, wordless } from "./looks";
import { LANGUAGES, secure as test } from "./people";

const SAYS = {
    en: {
        add: "Add a passkey",
        added: "The passkey is added.",
        come: "Come back with a passkey",
        none: "No passkey was used",
        unknown: "Nobody here has this passkey",
        one: "This device already has a passkey",
        remove: "Remove",
    },
    hu: {
        add: "Azonosítókulcs hozzáadása",
        added: "Az azonosítókulcs elkészült.",
        come: "Visszatérés azonosítókulccsal",
        none: "Nem használtál azonosítókulcsot",
        unknown: "Ez az azonosítókulcs itt senkié",
        one: "Ezen az eszközön már van azonosítókulcsod",
        remove: "Törlés",
    },
    de: {
        add: "Passkey hinzufügen",
        added: "Der Passkey ist hinzugefügt.",
        come: "Mit einem Passkey zurückkommen",
        none: "Es wurde kein Passkey benutzt",
        unknown: "Diesen Passkey hat hier niemand",
        one: "Dieses Gerät hat schon einen Passkey",
        remove: "Entfernen",
    },
};

test.describe.configure({ mode: "default" }); // one server for all of them

for (const lang of LANGUAGES)
    test(`a passkey is added, brings its person back elsewhere, and is removed, ${lang}`, async ({ comes }) => {
        const said = SAYS[lang];
        const size = lang === "en" ? "laptop" : "phone";
        const ada = await comes({ name: "Ada", lang, size, still: true });
        const key = await Authenticator.of(ada);
        await ada.page.goto("/me");
        await ada.page.getByRole("button", { name: said.add }).click();
        await expect(ada.page.locator("main > [role=status]")).toContainText(said.added);
        expect(await key.kept()).toHaveLength(1);
        expect(await barriers(ada.page)).toEqual([]);
        expect([...(await clipped(ada.page)), ...(await wordless(ada.page))]).toEqual([]);

        // Another browser, that nobody knows: with the passkey it is Ada's.
        const phone = await comes({ lang, size, still: true });
        const other = await Authenticator.of(phone);
        await key.share(other);
        await phone.page.goto("/back");
        const come = phone.page.getByRole("button", { name: said.come });
        await come.focus();
        await phone.page.keyboard.press("Enter");
        await expect(phone.page).toHaveURL(/\/$/);
        await phone.page.goto("/me");
        await expect(phone.page.locator("main > ul > li")).toHaveCount(2);

        // A way home was just shown there: the passkey can be removed, and opens nothing any more.
        const passkeys = phone.page.locator("section", { has: phone.page.locator("#passkeys") });
        await passkeys.getByRole("button", { name: said.remove }).click();
        await expect(passkeys.locator("li")).toHaveCount(0);
    });

test("a synced passkey says 0 each time, and brings its person back each time", async ({ comes }) => {
    const said = SAYS.en;
    const ada = await comes({ name: "Ada" });
    await madeWithZero(ada);
    const key = await Authenticator.of(ada);
    await ada.page.goto("/me");
    await ada.page.getByRole("button", { name: said.add }).click();
    await expect(ada.page.locator("main > [role=status]")).toContainText(said.added);
    for (let time = 2; time <= 3; time++) {
        const phone = await comes();
        const other = await Authenticator.of(phone);
        await key.share(other);
        await other.countAnew();
        const counted = phone.page.waitForRequest("**/api/home/passkey");
        await phone.page.goto("/back");
        await phone.page.getByRole("button", { name: said.come }).click();
        const { authenticator_data } = (await counted).postDataJSON() as { authenticator_data: string };
        expect(Buffer.from(authenticator_data, "base64url").readUInt32BE(33)).toBe(0);
        await expect(phone.page).toHaveURL(/\/$/);
        await phone.page.goto("/me");
        await expect(phone.page.locator("main > ul > li")).toHaveCount(time);
    }
});

test.describe("what is refused", () => {
    test.use({ refuses: true });
    test("a device that lost its passkey, or has one that was removed here, is told so", async ({ comes }) => {
        const said = SAYS.en;
        const ada = await comes({ name: "Ada" });
        const key = await Authenticator.of(ada);
        await ada.page.goto("/me");
        await ada.page.getByRole("button", { name: said.add }).click();
        await expect(ada.page.locator("main > [role=status]")).toContainText(said.added);

        // Her device says that it has one.
        await ada.page.getByRole("button", { name: said.add }).click();
        await expect(ada.page.getByRole("alert")).toContainText(said.one);

        const phone = await comes();
        const other = await Authenticator.of(phone);
        await key.share(other);
        await phone.page.goto("/back");
        await other.forget();
        await phone.page.getByRole("button", { name: said.come }).click();
        await expect(phone.page.getByRole("alert")).toContainText(said.none);

        await key.share(other);
        const passkeys = ada.page.locator("section", { has: ada.page.locator("#passkeys") });
        await passkeys.getByRole("button", { name: said.remove }).click();
        await expect(passkeys.locator("li")).toHaveCount(0);
        await phone.page.getByRole("button", { name: said.come }).click();
        await expect(phone.page.getByRole("alert")).toContainText(said.unknown);
    });
});
