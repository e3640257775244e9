/** Passkeys between the server and the browser: bytes are base64url on the wire and buffers in the standard's calls. */
import { post, Refused } from "$lib/api/calls";
import type { Arrived, Me, NewPasskey, PasskeyOptions, SignedPasskey } from "$lib/api/types";
import { say } from "$lib/words/words.svelte";

interface Named {
    id: string;
}
/** What the server sends to make a passkey: as in the standard, with text where that has buffers. */
interface MakeOptions extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
    challenge: string;
    user: Named & Omit<PublicKeyCredentialUserEntity, "id">;
    excludeCredentials: Named[];
}
interface ShowOptions extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
    challenge: string;
    rpId: string;
    allowCredentials?: Named[];
}
/** A passkey was not made or shown, and why. */
export class NoPasskey extends Error {}

export const bytes = (text: string): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
export const text = (buffer: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");

const named = ({ id }: Named): PublicKeyCredentialDescriptor => ({ type: "public-key", id: bytes(id) });

/** Browsers have passkeys on pages that came by https. */
export const supported = (): boolean => "PublicKeyCredential" in window;

/** What the browser answers; why it did not, in the reader's language, is thrown. */
async function answered(host: string, asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
    try {
        return (await asked) as PublicKeyCredential;
    } catch (error) {
        const name = error instanceof DOMException ? error.name : "";
        if (name === "InvalidStateError") throw new NoPasskey(say("passkey-has-one"));
        if (name === "SecurityError") throw new NoPasskey(say("passkey-elsewhere", { host }));
        throw new NoPasskey(say("passkey-none-shown"));
    }
}

/** Make a passkey on this device, or on one that it reaches, for whoever is known here. */
export async function addPasskey(): Promise<Me> {
    const { options } = await post<PasskeyOptions>("/api/me/passkeys/options");
    const asked = options as unknown as MakeOptions;
    const publicKey: PublicKeyCredentialCreationOptions = {
        ...asked,
        challenge: bytes(asked.challenge),
        user: { ...asked.user, id: bytes(asked.user.id) },
        excludeCredentials: asked.excludeCredentials.map(named),
    };
    const made = await answered(asked.rp.id ?? "", navigator.credentials.create({ publicKey }));
    const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
    const sent: NewPasskey = {
        id: text(made.rawId),
        client_data: text(clientDataJSON),
        attestation: text(attestationObject),
    };
    return post<Me>("/api/me/passkeys", sent);
}

/** A passkey that signed what the server asked; it is sent by `comeHome`, again if somebody must be left behind. */
export interface Shown {
    host: string;
    passkey: SignedPasskey;
}

/** Let the reader choose one of the passkeys for this server, of those that the server asks for. */
async function signed(path: string): Promise<Shown> {
    const { options } = await post<PasskeyOptions>(path);
    const asked = options as unknown as ShowOptions;
    const allowCredentials = (asked.allowCredentials ?? []).map(named);
    const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials };
    const shown = await answered(asked.rpId, navigator.credentials.get({ publicKey }));
    const { clientDataJSON, authenticatorData, signature } = shown.response as AuthenticatorAssertionResponse;
    const passkey = {
        id: text(shown.rawId),
        client_data: text(clientDataJSON),
        authenticator_data: text(authenticatorData),
        signature: text(signature),
    };
    return { host: asked.rpId, passkey };
}

export const showPasskey = (): Promise<Shown> => signed("/api/home/passkey/options");

/** Show a passkey of whoever is known here, as fresh proof; nobody becomes somebody else by it. */
export async function proveByPasskey(): Promise<void> {
    const { passkey } = await signed("/api/me/proof/passkey/options");
    await post("/api/me/proof/passkey", passkey);
}

/** Become whose passkey it is. What the server does not know any more, the device need not offer again. */
export async function comeHome({ host, passkey }: Shown, leave: boolean): Promise<Arrived> {
    try {
        return await post<Arrived>("/api/home/passkey", { ...passkey, leave });
    } catch (error) {
        const keys = PublicKeyCredential as {
            signalUnknownCredential?: (gone: { rpId: string; credentialId: string }) => Promise<void>;
        };
        if (error instanceof Refused && error.refusal.key === "unknown-passkey")
            await keys.signalUnknownCredential?.({ rpId: host, credentialId: passkey.id });
        throw error;
    }
}
