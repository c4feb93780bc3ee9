"""What a link says of its page before it is opened: title, description and picture, in the reader's language.

Whoever draws a preview runs no script, so the server writes it into the page. It tells the game and the kind of page,
and nothing of who sits at a table: whoever holds a link may not be whom it was meant for.
"""

from __future__ import annotations

import html
import re
from collections.abc import Collection

import msgspec

from ..core.game import game_keys, game_of
from ..i18n.words import words_for

TITLE = "<title>Foghorn</title>"  # as index.html has it; the preview takes its place
FALLBACK = "foghorn"  # the picture of pages without a game, and of games without pictures
KEY, ID = r"[a-z0-9-]+", r"[A-Za-z0-9_-]+"
# The page's own addresses, by kind, as its App.svelte knows them.
PAGES: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("home", re.compile(r"/")),
    ("table", re.compile(rf"/t/(?P<table>{ID})")),
    ("replay", re.compile(rf"/replay/(?P<table>{ID})")),
    ("learn", re.compile(rf"/learn(?:/(?P<game>{KEY})(?:/{KEY})?)?")),
    ("solo", re.compile(rf"/solo(?:/(?P<game>{KEY}))?")),
    ("rules", re.compile(rf"/rules(?:/(?P<game>{KEY}))?")),
    ("me", re.compile(r"/me")),
    ("history", re.compile(r"/me/games")),
)


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """What a path of the page is about."""

    kind: str
    game: str | None = None
    table: str | None = None


def place_of(path: str) -> Place | None:
    """Tell which page a path leads to; None if the page knows no such path, or there is no such game."""
    for kind, pattern in PAGES:
        match = pattern.fullmatch(path)
        if match:
            named = match.groupdict()
            known = named.get("game") in (None, *game_keys())
            return Place(kind=kind, game=named.get("game"), table=named.get("table")) if known else None
    return None


def preview(place: Place, language: str, origin: str, path: str, pictures: Collection[str]) -> str:
    """Return the lines of a page's head that a preview is drawn from."""
    words = words_for(language, place.game)
    title, description, picture = "Foghorn", words.say("page-description"), FALLBACK
    if place.game is not None:
        title = words.say(f"preview-{place.kind}", game=game_of(place.game).meta.name)
        if words.has("game-tagline"):
            description = words.say("game-tagline")
        own = (f"{place.game}-{place.kind}", f"{place.game}-table")
        picture = next((name for name in own if f"/previews/{name}.png" in pictures), FALLBACK)
    image = f"{origin}/previews/{picture}.png"
    named = {"description": description, "twitter:card": "summary_large_image"}
    graph = {
        "og:type": "website",
        "og:site_name": "Foghorn",
        "og:title": title,
        "og:description": description,
        "og:url": f"{origin}{path}",
        "og:locale": language,
        "og:image": image,
        "og:image:width": "800",
        "og:image:height": "420",
    }
    lines = [
        f"<title>{html.escape(title)}</title>",
        *(f'<meta name="{name}" content="{html.escape(content)}" />' for name, content in named.items()),
        *(f'<meta property="{name}" content="{html.escape(content)}" />' for name, content in graph.items()),
    ]
    return "\n    ".join(lines)
