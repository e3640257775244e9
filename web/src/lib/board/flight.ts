/** What flies over a board, which says from where to where and draws it; places are named by `data-place`. */
export interface Flight {
    item: string;
    count: number;
    from: string;
    to: string;
    /** Milliseconds until it starts. */
    after: number;
}
