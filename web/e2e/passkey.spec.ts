/**
 * Passkeys with the browser's own virtual authenticators, at a server that is reached by https. These always count; those
 * that say 0 each time, as synced ones do, are tried in `tests/server/test_passkeys.py`.
 */
import { expect, type CDPSession } from "@playwright/test";

import { barriers, clipped, wordless } from "./looks";
import { housed as test, LANGUAGES, type Person } from "./people";

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

// Chromium has no passkeys where it had to look away from a wrong certificate: here it takes any for a right one.
test.use({
    told: "https",
    ignoreHTTPSErrors: true, // for requests without a page
    launchOptions: {
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--ignore-certificate-errors"],
    },
});

type Credentials = { credentialId: string; isResidentCredential: boolean; privateKey: string; signCount: number }[];

/** A phone or a key at this browser, which keeps passkeys. */
class Authenticator {
    private constructor(
        private readonly line: CDPSession,
        private readonly id: string,
    ) {}

    static async of({ page, context }: Person): Promise<Authenticator> {
        const line = await context.newCDPSession(page);
        await line.send("WebAuthn.enable");
        const { authenticatorId } = await line.send("WebAuthn.addVirtualAuthenticator", {
            options: {
                protocol: "ctap2",
                transport: "internal",
                hasResidentKey: true,
                hasUserVerification: true,
                isUserVerified: true,
                automaticPresenceSimulation: true,
            },
        });
        return new Authenticator(line, authenticatorId);
    }

    /** Give all passkeys to another one, as devices of one person do. */
    async share(other: Authenticator): Promise<void> {
        for (const credential of await this.kept())
            await other.line.send("WebAuthn.addCredential", { authenticatorId: other.id, credential });
    }

    async forget(): Promise<void> {
        await this.line.send("WebAuthn.clearCredentials", { authenticatorId: this.id });
    }

    async kept(): Promise<Credentials> {
        const { credentials } = await this.line.send("WebAuthn.getCredentials", { authenticatorId: this.id });
        return credentials;
    }
}

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
