/** Fresh proof: what matters most is done only by somebody who has just shown a way home. */
import { Refused } from "$lib/api/calls";

class Proving {
    /** Set while somebody is asked to show a way home. */
    asking = $state.raw<((shown: boolean) => void) | null>(null);

    settle(shown: boolean): void {
        this.asking?.(shown);
        this.asking = null;
    }
}
export const proving = new Proving();

/** Do something; if it takes fresh proof, `Prove.svelte` asks for it over the page, and it is done then. */
export async function proved<T>(work: () => Promise<T>): Promise<T> {
    try {
        return await work();
    } catch (error) {
        if (!(error instanceof Refused) || error.refusal.key !== "prove-first") throw error;
        const shown = await new Promise<boolean>((settle) => void (proving.asking = settle));
        if (!shown) throw error;
        return await work();
    }
}
