/** The browser's own virtual authenticators: phones and keys that keep passkeys. */
import type { CDPSession } from "@playwright/test";

import type { Person } from "./people";

type Credentials = { credentialId: string; isResidentCredential: boolean; privateKey: string; signCount: number }[];
const BEFORE_ZERO = -1; // the next count is one more, as 32 bits

/** A phone or a key at this browser, which keeps passkeys. */
export class Authenticator {
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
        for (const credential of await this.kept()) await other.keep(credential);
    }

    /** Say 0 as the next count. Virtual authenticators count; synced passkeys say 0 each time. */
    async countAnew(): Promise<void> {
        const kept = await this.kept();
        await this.forget();
        for (const credential of kept) await this.keep({ ...credential, signCount: BEFORE_ZERO });
    }

    async forget(): Promise<void> {
        await this.line.send("WebAuthn.clearCredentials", { authenticatorId: this.id });
    }

    async kept(): Promise<Credentials> {
        const { credentials } = await this.line.send("WebAuthn.getCredentials", { authenticatorId: this.id });
        return credentials;
    }

    async keep(credential: Credentials[number]): Promise<void> {
        await this.line.send("WebAuthn.addCredential", { authenticatorId: this.id, credential });
    }
}

/** Passkeys are made with the count 0, as synced ones are. It is not signed: there is no attestation. */
export const madeWithZero = ({ context }: Person): Promise<unknown> =>
    context.addInitScript(() => {
        const create = navigator.credentials.create.bind(navigator.credentials);
        const SIGNED = 37; // a hash, flags, and the count
        navigator.credentials.create = async (options) => {
            const made = (await create(options)) as PublicKeyCredential;
            const { clientDataJSON, attestationObject, getAuthenticatorData } =
                made.response as AuthenticatorAttestationResponse;
            const bytes = new Uint8Array(attestationObject.slice());
            const data = new Uint8Array(getAuthenticatorData.call(made.response)).slice(0, SIGNED);
            const at = bytes.findIndex((_, start) => data.every((byte, place) => bytes[start + place] === byte));
            bytes.fill(0, at + SIGNED - 4, at + SIGNED);
            const response = { clientDataJSON, attestationObject: bytes.buffer };
            return { rawId: made.rawId, response } as unknown as PublicKeyCredential;
        };
    });
