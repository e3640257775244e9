/** 80 bits as eight numbers below 2,048, with eight bits of check; src/asztal/server/recovery/code.py says what it sees. */
export const COUNT = 8; // words
const BITS = 11; // of a word
const CHECK = 8; // bits
const FIELD = 0b1000_0000_0101;
const ELEMENT = 1566;

/** A number times the element, in the field. */
function times(number: number): number {
    let product = 0;
    for (let bit = 0; bit < BITS; bit++) {
        if ((ELEMENT >> bit) & 1) product ^= number;
        number <<= 1;
        if (number >> BITS) number ^= FIELD;
    }
    return product;
}

/** Whether eight numbers have no mistake that the check can see. */
export const holds = (numbers: readonly number[]): boolean =>
    numbers.length === COUNT && numbers.reduce((total, number) => times(total) ^ number, 0) % (1 << CHECK) === 0;
