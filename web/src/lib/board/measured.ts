/** Batches measurements: each makes the browser lay out the page, so all are taken at once, before the next frame. */
let waiting: (() => (() => void) | undefined)[] = [];

/** `read` measures when everything is drawn, and gives what is written with that when all others have measured too. */
export function measured(read: () => (() => void) | undefined): void {
    if (!waiting.length)
        requestAnimationFrame(() => {
            const reads = waiting;
            waiting = [];
            for (const write of reads.map((each) => each())) write?.();
        });
    waiting.push(read);
}
