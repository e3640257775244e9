/** Playing hours: for each day from Monday the first minute and the one after the last. */
export const DAY = 1440; // minutes
const week = (first: number, last: number): number[][] => Array.from({ length: 7 }, () => [first, last]);

export const WHOLE_WEEK = week(0, DAY);
/** What is offered to whoever does not play at night. */
export const USUAL = week(8 * 60, 22 * 60);

/** A minute of the day as a field for times has it; the end of the day is midnight. */
export const time = (minute: number): string =>
    [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The same back. */
export function minutes(time: string): number {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * 60 + minute;
}
