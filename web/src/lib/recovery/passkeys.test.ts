import { expect, it } from "vitest";

import { bytes, text } from "./passkeys";

it("bytes are written in base64url and read again, of any length", () => {
    for (let length = 0; length < 300; length++) {
        const raw = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
        const written = text(raw.buffer);
        expect(written).toMatch(/^[A-Za-z0-9_-]*$/);
        expect([...bytes(written)]).toEqual([...raw]);
    }
    expect(text(Uint8Array.from([251, 255, 191]).buffer)).toBe("-_-_");
});
