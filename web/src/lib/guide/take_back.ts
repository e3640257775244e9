import type { Table } from "$lib/table/table.svelte";

const MOST = 12; // choices that one wrong turn can consist of
const PATIENCE = 5000; // milliseconds until the table has gone back
const LOOK = 30;

/** Take back what the reader chose, one choice after the other, as long as `wrong` says so. Bots agree to everything. */
export async function takeBack(table: Table, wrong: () => boolean): Promise<void> {
    for (let tries = 0; tries < MOST && wrong(); tries += 1) {
        const { version } = table.wire;
        const done = await (table.turn.mayUndo ? table.turn.undo() : table.propose("back"));
        if (!done) return;
        const until = Date.now() + PATIENCE;
        while (table.wire.version === version && Date.now() < until)
            await new Promise((later) => setTimeout(later, LOOK));
    }
}
