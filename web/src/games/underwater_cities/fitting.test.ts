import { expect, it } from "vitest";

import type { EffectText } from "$lib/api/types";

import { fitting, together } from "./fitting";

const effect = (...icons: EffectText["icons"]): EffectText => ({ id: "card.C001", mark: "", text: "", icons });

it("keeps a plus with what it gives", () => {
    const [kelp, plus, star] = [{ icon: "kelp", text: "−1" }, { text: "+" }, { icon: "point", text: "2" }];
    expect(together([kelp, { icon: "then" }, plus, star])).toEqual([[kelp], [{ icon: "then" }], [plus, star]]);
});

it("makes signs as small as the box needs, and no smaller than can be told apart", () => {
    const steps = Array.from({ length: 6 }, () => [{ icon: "build" }, { icon: "tunnel" }]);
    const size = (wide: number, high: number): number => fitting([effect(...steps)], { wide, high }, 24);
    expect(size(400, 30)).toBe(24);
    expect(size(120, 60)).toBeLessThan(24);
    expect(size(120, 60)).toBeGreaterThan(size(120, 36));
    expect(size(40, 20)).toBe(12);
});
