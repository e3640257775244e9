/** Pieces that fly over a board. The board says from where to where and draws them; `data-place` names the places. */
export interface Flight {
    item: string;
    count: number;
    from: string;
    to: string;
    /** Milliseconds until it starts. */
    after: number;
}
