"""Recovery words: made, typed in another browser, and guessed; and how any way home is removed."""

from asztal.server.recovery.phrases import new_secret, phrase_of
from tests.server.identity import Deed, Life
from tests.server.identity_model import TRIES


def make_words(life: Life, browser: int | None = None) -> None:
    browser = life.some() if browser is None else browser
    lang = life.chance.choice(["en", "de", "hu"])
    answer = life.ask(browser, "POST", "me/words", {"lang": lang})
    who = life.people.who(browser)
    if life.told("make words", browser, answer, life.people.proved(browser, lambda _: "")):
        assert who is not None
        words = " ".join(answer["words"])
        life.people.persons[who].words = words
        life.people.persons[who].made += 1
        life.people.all_words.append(words)
        life.people.show_way(browser)


def remove_way(life: Life) -> None:
    """Of one's own or of somebody else, or one that is gone."""
    browser = life.some()
    ways = life.street.query("SELECT id FROM way_home ORDER BY id")
    mine = {way["id"]: way for way in life.ask(browser, "GET", "me").get("ways", [])}
    way = life.chance.choice([*mine, *(way for (way,) in ways), 999_999])
    answer = life.ask(browser, "DELETE", f"me/ways/{way}")

    def remove(who: int) -> str:
        someone = life.people.persons[who]
        if way not in mine:
            return "no-such-way"
        if someone.account and someone.ways == 1:
            return "last-way"
        if mine[way]["kind"] == "words":
            someone.words = ""
        someone.passkeys = [passkey for passkey in someone.passkeys if passkey.way != way]
        mailbox = mine[way]["address"].lower()
        life.people.letters.parted |= {mailbox} & someone.mailboxes
        someone.mailboxes.discard(mailbox)
        life.people.letters.drop(lambda letter: letter.owner == who and letter.mailbox == mailbox)
        return ""

    about = mine.get(way, {}).get("kind", "")
    life.told(f"remove {about or 'way'}", browser, answer, life.people.proved(browser, remove), way)


def come_home(life: Life) -> None:
    """By words that somebody has, or had, or nobody."""
    browser, leave = life.some(known=False), life.chance.random() < 0.5
    now = [someone.words for someone in life.people.persons if someone.words]
    kind, words = life.chance.random(), ""
    if now and kind < 0.75:
        words = life.chance.choice(now)
    elif life.people.all_words and kind < 0.85:
        words = life.chance.choice(life.people.all_words)
    elif kind < 0.95:
        words = " ".join(phrase_of(new_secret(), "en"))
    type_words(life, browser, words, leave=leave)


def guess_words(life: Life) -> None:
    """Somebody tries on and on: as nobody, as somebody, with another cookie each time."""
    browser = life.some(known=False)
    for _ in range(life.chance.randint(2, TRIES + 1)):
        type_words(life, browser, " ".join(phrase_of(new_secret(), "en")), leave=True)
        if life.chance.random() < 0.5:
            life.browsers[browser].http.cookies.clear()
            life.people.carried[browser] = None


def type_words(life: Life, browser: int, words: str, *, leave: bool) -> None:
    people = life.people
    person = next((n for n, someone in enumerate(people.persons) if words and someone.words == words), None)
    body = {"words": words or "abandon slip", "lang": "en", "leave": leave}
    answer = life.ask(browser, "POST", "home/words", body, sign=bool(words))
    wanted = "" if words else "bad-words"
    wanted = wanted or ("" if leave else life.may_leave(browser))
    wanted = wanted or people.count_try(browser, life.address(browser))
    wanted = wanted or ("" if person is not None else "unknown-words")
    if life.told("come home", browser, answer, wanted, (person, leave)) and person is not None:
        life.show_way(browser, person)


def move(life: Life) -> None:
    """A browser is in another network from now on."""
    browser = life.chance.randrange(len(life.browsers))
    life.street.give_address(life.browsers[browser])


DEEDS = {
    "make words": Deed(5, make_words),
    "remove way": Deed(3, remove_way),
    "come home": Deed(9, come_home),
    "guess words": Deed(2, guess_words),
    "move": Deed(3, move),
}
