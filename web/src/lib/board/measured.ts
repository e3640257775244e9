/** Measuring makes the browser lay out the page: all that has to be measured is measured once, before the next picture. */
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
