/** What flies over a board: a board says from where to where, and draws what flies. */
export interface Point {
    x: number;
    y: number;
}

/** Something goes from one place of the board to another; places are named by `data-place`. */
export interface Flight {
    item: string;
    count: number;
    from: string;
    to: string;
    /** Milliseconds until it starts. */
    after: number;
}
