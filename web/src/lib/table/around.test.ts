import { expect, it } from "vitest";

import type { ChatLine, FromServer } from "$lib/api/types";

import { Around } from "./around.svelte";

const line = (number: number, name: string, text: string): ChatLine => ({ number, seat: 1, name, text }) as ChatLine;
const told = (...lines: ChatLine[]): FromServer => ({ type: "chat", lines }) as FromServer;

it("forgets what somebody said who was erased", () => {
    const around = new Around();
    around.hear(told(line(1, "Ada", "hello"), line(2, "Béla", "hi")), 0, true);
    around.hear(told(line(1, "N. N.", ""), line(2, "Béla", "hi"), line(3, "Béla", "bye")), 0, true);
    expect(around.chat.map(({ number, name, text }) => [number, name, text])).toEqual([
        [1, "N. N.", ""],
        [2, "Béla", "hi"],
        [3, "Béla", "bye"],
    ]);
});
