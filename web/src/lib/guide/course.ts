/** Decides by what is on the table which step of a guide is shown, and what it says. */
import type { GuideStep, Now, Remark, Words } from "$lib/board/guide";

/** How far a reader is in a guide. */
export interface Place {
    step: number;
    /** Waiting steps that the reader has put off: nobody is led back to them. */
    left: readonly number[];
    /** Remarks, and the words of quiet steps, that were read. */
    read: readonly string[];
}

/** What was kept of it; a release before kept the number of the step alone. */
export function placeOf(kept: string | null, steps: number): Place {
    const found = JSON.parse(kept ?? "0") as Partial<Place> | number;
    const { step = 0, left = [], read = [] } = typeof found === "number" ? { step: found } : found;
    return { step: Math.min(step, steps - 1), left, read };
}

const keyOf = (step: number, { text }: Words): string => `${step} ${text}`;

const holds = (step: GuideStep, now: Now): boolean => step.when?.(now) ?? true;
const fulfilled = (step: GuideStep, now: Now): boolean => step.until?.(now) ?? false;

/** What a step says instead of its own words. What can be read away is said until it was, and a quiet step speaks first. */
export function remarkOf(steps: readonly GuideStep[], { step, read }: Place, now: Now): Remark | undefined {
    const about = steps[step];
    if (!about || (about.quiet && !read.includes(keyOf(step, about)))) return undefined;
    return about.remarks?.find((remark) => {
        const away = (remark.back ?? about.quiet) && read.includes(keyOf(step, remark));
        return !away && remark.when(now);
    });
}

/** What is said; nothing while a quiet step has nothing to say. */
export function saidNow(steps: readonly GuideStep[], place: Place, now: Now): Words | Remark | undefined {
    const remark = remarkOf(steps, place, now);
    const step = steps[place.step];
    if (remark || !step) return remark;
    return step.quiet && place.read.includes(keyOf(place.step, step)) ? undefined : step;
}

/** A step goes on as long as its words are true, or somebody should hear a remark that can be answered. */
const goesOn = (steps: readonly GuideStep[], place: Place, now: Now): boolean => {
    const step = steps[place.step];
    if (!step || fulfilled(step, now)) return false;
    return holds(step, now) || remarkOf(steps, place, now)?.back === true;
};

/** The step from `from` on that has something true to say; the last one always has. */
function onward(steps: readonly GuideStep[], place: Place, from: number, now: Now): number {
    const last = steps.length - 1;
    const speaks = (step: number): boolean => !place.left.includes(step) && goesOn(steps, { ...place, step }, now);
    const found = steps.findIndex((_, step) => step >= from && speaks(step));
    return found < 0 ? last : found;
}

/**
 * The step that fits the table. What a step asked for leads on; where its words have become untrue, somebody has taken
 * something back, and an earlier step waits again, or the game has gone on, and so does the guide.
 */
export function stepNow(steps: readonly GuideStep[], place: Place, now: Now): number {
    const step = steps[place.step];
    if (!step || goesOn(steps, place, now)) return place.step;
    if (!fulfilled(step, now)) {
        const again = (one: GuideStep, number: number): boolean =>
            number < place.step &&
            !!one.until &&
            !place.left.includes(number) &&
            holds(one, now) &&
            !fulfilled(one, now);
        const back = steps.findLastIndex(again);
        if (back >= 0) return back;
    }
    return onward(steps, place, place.step + 1, now);
}

/** The place after the reader has pressed Next, Later or Go on like this; null at the end. */
export function readOn(steps: readonly GuideStep[], place: Place, now: Now): Place | null {
    const step = steps[place.step];
    if (!step || place.step === steps.length - 1) return null;
    const remark = remarkOf(steps, place, now);
    if (remark && (remark.back ?? step.quiet)) return { ...place, read: [...place.read, keyOf(place.step, remark)] };
    if (step.quiet) return { ...place, read: [...place.read, keyOf(place.step, step)] };
    const left = step.until ? [...place.left, place.step] : place.left;
    return { ...place, left, step: onward(steps, place, place.step + 1, now) };
}

/** What a quiet step has said is not said again; other remarks stay as long as they hold. */
export const heard = (place: Place, said: Words): Place =>
    place.read.includes(keyOf(place.step, said)) ? place : { ...place, read: [...place.read, keyOf(place.step, said)] };

/** What this step has said can be said again. */
export const unread = (place: Place): Place => ({
    ...place,
    read: place.read.filter((key) => !key.startsWith(`${place.step} `)),
});

/** The nearest earlier step whose words are still true; -1 where there is none. */
export const readAgain = (steps: readonly GuideStep[], place: Place, now: Now): number =>
    steps.findLastIndex((step, number) => number < place.step && !step.until && holds(step, now));
