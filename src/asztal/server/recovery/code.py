"""80 bits as eight numbers below 2,048, with eight bits of check.

Seven numbers and three bits of the eighth are the secret, the last eight bits the check. The numbers are taken as
elements of the field of 2,048 elements; the check makes the last eight bits of their sum, each times a power of one
element, zero. This needs no hash, which browsers have over https only, and it is better than one, because what it lets
through is counted and not drawn:

* of the 2,047 wrong numbers at any one place it lets seven through (0.34 %), none of them closer than 67 lines to the
  right one, so a slip to a neighbour in the list is always seen;
* of two different numbers that changed places, wherever they stand, it lets seven differences of 2,047 through;
* of phrases made up at random it lets through one in 256.

The element is the one of all for which those seven are farthest away.
"""

from collections.abc import Sequence

COUNT = 8  # words
BITS = 11  # of a word
CHECK = 8  # bits
SECRET = (COUNT * BITS - CHECK) // 8  # bytes
_FIELD = 0b1000_0000_0101  # x**11 + x**2 + 1
_ELEMENT = 1566


def _product(number: int) -> int:
    """A number times the element, in the field."""
    product = 0
    for bit in range(BITS):
        if _ELEMENT >> bit & 1:
            product ^= number
        number <<= 1
        if number >> BITS:
            number ^= _FIELD
    return product


_PRODUCTS = [_product(number) for number in range(1 << BITS)]


def _remainder(numbers: Sequence[int]) -> int:
    """What the check looks at; zero where nothing is wrong."""
    total = 0
    for number in numbers:
        total = _PRODUCTS[total] ^ number
    return total % (1 << CHECK)


def to_numbers(secret: bytes) -> list[int]:
    """The eight numbers of a secret of ten bytes."""
    bits = int.from_bytes(secret, "big") << CHECK
    numbers = [bits >> BITS * place & (1 << BITS) - 1 for place in reversed(range(COUNT))]
    return [*numbers[:-1], numbers[-1] | _remainder(numbers)]


def from_numbers(numbers: Sequence[int]) -> bytes | None:
    """The secret of eight numbers; None when the check finds a mistake."""
    if len(numbers) != COUNT or _remainder(numbers):
        return None
    bits = 0
    for number in numbers:
        bits = bits << BITS | number
    return (bits >> CHECK).to_bytes(SECRET, "big")
