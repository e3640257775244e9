"""Making recovery words, reading what somebody typed, and what is stored of them.

A phrase is in one language, and which one is found out: it is read in the language in which all its words are known.
Some words are in two lists, so a phrase could be known in two languages; then the check decides. Both checks would
agree for about one secret in three million, and such a secret is never given out: what was given out is read in one way
only.
`web/src/lib/recovery` reads in the same way while people type; `tests/golden/recovery.json` holds both to it.
"""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal, NamedTuple

from asztal.server.recovery.code import COUNT, SECRET, from_numbers, to_numbers
from asztal.server.recovery.word_lists import START, WordList, fold, typed_words, word_list, word_lists

LONGEST = 400  # signs that are looked at: eight words with much around them
Fault = Literal["", "empty", "unknown", "few", "many", "check"]


class TypedWord(NamedTuple):
    """A word as somebody typed it, folded: which word of the list it is, or which one was probably meant."""

    typed: str
    word: str | None
    suggestion: str | None


class Phrase(NamedTuple):
    """What somebody typed, as it was understood. Without a fault there is a secret."""

    fault: Fault
    language: str
    words: Sequence[TypedWord]
    secret: bytes | None


def new_secret() -> bytes:
    """A secret that nobody guesses, and whose words can be read in one way only."""
    while is_twofold(secret := secrets.token_bytes(SECRET)):
        pass
    return secret


def phrase_of(secret: bytes, language: str) -> list[str]:
    """The eight words of a secret in a language."""
    return [word_list(language).words[number] for number in to_numbers(secret)]


def read_phrase(text: str, language: str) -> Phrase:
    """Understand what somebody typed who reads this language, which matters only where the words do not tell."""
    typed = typed_words(text[:LONGEST])
    lists = sorted(word_lists(), key=lambda words: words.language != language)
    for words in lists:
        if (secret := _secret(typed, words)) is not None:
            return _phrase("", words, typed, secret)
    words = max(lists, key=lambda words: sum(words.number(each) is not None for each in typed))
    return _phrase(_fault(typed, words), words, typed, None)


def stored_hash(secret: bytes) -> bytes:
    """The hash that is stored in place of a secret, and by which the secret's person is found.

    Nobody is asked for a name, so the hash cannot have a salt of the person's. It is fast, as for cookies and links:
    slow hashes make up for secrets that people choose, and this one is 80 bits of chance. Who stole a database with a
    thousand people and tries ten thousand million secrets a second finds one of them after some 3,800 years; who has
    to ask the server is slower by far. Its purpose is in the hash, so it is never taken for the hash of anything else.
    """
    return blake2b(secret, digest_size=32, person=b"recovery words").digest()


def is_twofold(secret: bytes) -> bool:
    """Whether the words of this secret, whole or by their starts, say something in another language too."""
    phrases = {words: [fold(word)[:START] for word in phrase_of(secret, words.language)] for words in word_lists()}
    return any(_secret(phrase, other) for own, phrase in phrases.items() for other in phrases if other is not own)


def _secret(typed: Sequence[str], words: WordList) -> bytes | None:
    numbers = [number for each in typed if (number := words.number(each)) is not None]
    return from_numbers(numbers) if len(numbers) == len(typed) else None


def _fault(typed: Sequence[str], words: WordList) -> Fault:
    if not typed:
        return "empty"
    if any(words.number(each) is None for each in typed):
        return "unknown"
    if len(typed) == COUNT:
        return "check"
    return "few" if len(typed) < COUNT else "many"


def _phrase(fault: Fault, words: WordList, typed: Sequence[str], secret: bytes | None) -> Phrase:
    found: list[TypedWord] = []
    for each in typed:
        number = words.number(each)
        if number is None:
            found.append(TypedWord(each, None, words.suggestion(each)))
        else:
            found.append(TypedWord(each, words.words[number], None))
    return Phrase(fault, words.language, found, secret)
