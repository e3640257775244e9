/** Minutes that run out, and a question that is asked again and again meanwhile. */
const EVERY = 2000; // milliseconds between questions
const SECOND = 1000;

export class Countdown {
    private left = $state(0); // milliseconds

    constructor(private readonly until: number) {
        this.left = until - Date.now();
    }

    static of(seconds: number): Countdown {
        return new Countdown(Date.now() + seconds * SECOND);
    }

    /** As on a kitchen clock: 9:05. */
    get said(): string {
        const seconds = Math.max(0, Math.ceil(this.left / SECOND));
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }

    /** Ask while the page is seen and there is time left, one question at a time; returns how to stop. */
    ask(question: () => Promise<void>, late: () => void): () => void {
        let busy = false;
        let asked = Date.now();
        const timer = setInterval(() => {
            this.left = this.until - Date.now();
            if (this.left <= 0) {
                clearInterval(timer);
                return late();
            }
            if (busy || document.hidden || Date.now() - asked < EVERY) return;
            busy = true;
            asked = Date.now();
            void question().finally(() => (busy = false));
        }, SECOND);
        return () => clearInterval(timer);
    }
}
