"""A device in a few words that its owner recognises. Nothing else of what a browser says about itself is stored."""

# The first that is found counts: nearly every browser also names those that it wants to be taken for.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "FxiOS": "Firefox",
    "Firefox/": "Firefox",
    "CriOS": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
LONGEST = 1000  # characters that are looked at


def device_of(agent: str) -> str:
    """Browser and system of a User-Agent header, as "Firefox, Windows"; empty for a program that names neither."""
    read = agent[:LONGEST]
    found = (next((said for sign, said in known.items() if sign in read), "") for known in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, found))
