/** How the seats are told apart: a shape, a colour and the initial of the player's name; never the colour alone. */
export interface Mark {
    letter: string;
    shape: "circle" | "triangle" | "square" | "diamond" | "star";
    colour: string; // a CSS colour that fits the light and the dark page
}

const SHAPES = ["circle", "triangle", "square", "diamond", "star"] as const;

/** The marks of all seats of a table by their players' names. Of two with the same initial the later gets its next letter. */
export function marks(names: readonly string[]): Mark[] {
    const taken = new Set<string>();
    return names.map((name, seat) => {
        const letters = [...name.toLocaleUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
        const letter = letters.length ? ([...letters, String(seat + 1)].find((one) => !taken.has(one)) ?? "") : "";
        taken.add(letter);
        const number = seat % SHAPES.length;
        return { letter, shape: SHAPES[number] ?? "circle", colour: `var(--seat-${number})` };
    });
}
