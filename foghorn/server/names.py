"""What people write for others to read: nothing invisible, nothing that turns the writing around, and no name that only
looks like another's."""

from __future__ import annotations

import re
import unicodedata

# What a character class of a regular expression must name: controls, formats (those that turn the writing around, tags,
# joiners), private use, ends of lines and paragraphs, and letters without a picture. Written out, because the name's
# pattern is published; characters beyond the first 65,536 stand as they are, which every reader understands.
HIDDEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180e"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ue000-\uf8ff\ufeff\uffa0\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0001\U000e0020-\U000e007f\U000f0000-\U000ffffd\U00100000-\U0010fffd"
)
VARIATIONS = r"\ufe00-\ufe0f"  # of the character before them; emoji need one
# Something to see, with nothing hidden in it; white space around it does not count.
NAME = rf"^\s*[^\s{HIDDEN}{VARIATIONS}](?:[^{HIDDEN}{VARIATIONS}]{{0,22}}[^\s{HIDDEN}{VARIATIONS}])?\s*$"
_hidden = re.compile(f"[{HIDDEN}]")

# Letters of other scripts, and digits, that look like a Latin one; after case folding.
CYRILLIC = ("аеорсухіјѕһԁԛԝкмтвнг", "aeopcyxljshdqwkmtbhr")
GREEK = ("αονικρτυχεηωγ", "aovlkptuxenwy")
ALIKE = ("01i|", "olll")
LOOKALIKES = str.maketrans(CYRILLIC[0] + GREEK[0] + ALIKE[0], CYRILLIC[1] + GREEK[1] + ALIKE[1])


def without_hidden(text: str) -> str:
    """Return a text without what cannot be seen; an end of a line becomes a space."""
    return _hidden.sub("", re.sub(r"\s", " ", text)).strip()


def plain(name: str) -> str:
    """Return a name as people compare names: small letters, no accents, single spaces."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(each for each in folded if not unicodedata.combining(each)).split())


def imitates(name: str, other: str) -> bool:
    """Tell whether a name looks like another one only because its letters are of another script, or digits."""
    return plain(name) != plain(other) and plain(name).translate(LOOKALIKES) == plain(other).translate(LOOKALIKES)
