import { expect, test } from "vitest";

import signs from "../../../../tests/golden/underwater_cities_signs.json";
import { ICONS } from "./icons";

// What the server sends with every effect, written down by its own tests.
const sent: Record<string, { icon?: string; text?: string }[][]> = signs;

test("every sign that is sent can be drawn", () => {
    const icons = Object.values(sent)
        .flat(2)
        .flatMap((sign) => sign.icon ?? []);
    expect(icons.filter((icon) => !ICONS[icon]?.length)).toEqual([]);
});
