/** How the seats are told apart: a letter, a shape and a colour, the same as in the terminal; never the colour alone. */
export interface Mark {
    letter: string;
    shape: "circle" | "triangle" | "square" | "diamond" | "star";
    colour: string; // a CSS colour that fits the light and the dark page
}

const MARKS: Mark[] = [
    { letter: "T", shape: "circle", colour: "var(--seat-0)" },
    { letter: "U", shape: "triangle", colour: "var(--seat-1)" },
    { letter: "V", shape: "square", colour: "var(--seat-2)" },
    { letter: "W", shape: "diamond", colour: "var(--seat-3)" },
    { letter: "X", shape: "star", colour: "var(--seat-4)" },
];

export const mark = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark;
