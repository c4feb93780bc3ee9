"""Every page and every state of a table: a scene leads a person there, and its name is the picture's.

No page is animated here; what a game must have been through happens before the page is opened.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Locator, expect

from foghorn.i18n.words import words_for
from tests.browser.dealing import begun_again, deaf_once_asked, dealt_by_the_page
from tests.browser.driving import Game, GameEnded, started
from tests.browser.people import Person
from tests.browser.playing import LONG_GAME, card, opened, still
from tests.browser.sockets import between, cut
from tests.server.visiting import guest
from tests.server.visiting import new_table as new_table_of

GAME = "what-the-fog"
MANY_OPTIONS = "The FOG — Escape from Paradise"
LONGEST = 24  # letters of a name
LONG_NAMES = tuple(f"{letter}{'elisande' * 3}"[:LONGEST] for letter in "BCDE")

# Lets all five players lead every day, which no deal can be relied on for.
EVERYBODY_LEADS = """(message) => {
  const lead = { leaders: [0, 1, 2, 3, 4], influence: [20, 20, 20, 20, 20] };
  if (message.type === "frame" && message.aid) message.aid = message.aid.map((day) => ({ ...day, ...lead }));
  return message;
}"""

Lead = Callable[[Person], None]
SCENES: dict[str, Lead] = {}


def scene(lead: Lead) -> Lead:
    """Register a scene under its name."""
    SCENES[lead.__name__] = lead
    return lead


def says(ada: Person, message: str, game: str = GAME, **facts: str | int) -> str:
    """Return a sentence as Ada's page says it."""
    return words_for(ada.language, game).say(message, **facts)


def seated(ada: Person, game: Game) -> None:
    """Open the page of a table whose game goes on, or is over."""
    game.close()
    still(ada).open(f"/t/{game.table}")
    expect(question(ada)).to_be_visible()


def question(ada: Person) -> Locator:
    return ada.page.get_by_role("region", name=says(ada, "question"))


def ask_for_hint(ada: Person, button: Locator) -> None:
    """Ask until there is a hint with its reasons: a bot whose process is only just beginning may not be in time."""
    reasons, deadline = ada.page.locator(".reasons"), time.monotonic() + LONG_GAME
    while reasons.count() == 0:
        assert time.monotonic() < deadline, "there is no hint"
        button.click()
        expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)


def hand(ada: Person) -> Locator:
    return ada.page.get_by_role("list", name=says(ada, "board-hand")).get_by_role("button")


def asked_to(ada: Person, phase: str, seed: int = 1) -> None:
    """Show a table for four at the moment when Ada must choose in this phase.

    In one game of thirty only others must swap a card: then she plays it differently.
    """
    with started(ada, seed=seed) as game:
        try:
            game.play(lambda game: game.asked() and game.view["phase"] == phase)
        except GameEnded:
            asked_to(ada, phase, seed + 1)
        else:
            seated(ada, game)


@scene
def home(ada: Person) -> None:
    """Show what a guest sees first, with a game under way and one that is over."""
    with started(ada) as game:
        game.play_out()
    opened(ada, 3, listed=True)
    still(ada).open("/")
    expect(ada.page.get_by_role("heading", name=says(ada, "my-over"))).to_be_visible()


@scene
def new_table(ada: Person) -> None:
    """Show the dialog that opens a table, with all the options of the game that has most."""
    card(still(ada).open("/"), MANY_OPTIONS).get_by_role("button", name=says(ada, "home-invite")).click()
    ada.page.get_by_role("dialog").get_by_text(says(ada, "new-table-options")).click()
    expect(ada.page.get_by_role("switch").first).to_be_visible()


@scene
def settings(ada: Person) -> None:
    """Show the settings of the page."""
    still(ada).open("/").get_by_role("button", name=says(ada, "settings"), exact=True).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


@scene
def me(ada: Person) -> None:
    """Show a person's name, private link, and games."""
    with started(ada) as game:
        game.play_out()
    still(ada).open("/me").get_by_role("button", name=says(ada, "private-link-renew")).click()
    expect(ada.page.get_by_role("heading", name=says(ada, "my-over"))).to_be_visible()


@scene
def history(ada: Person) -> None:
    """Show what somebody has played."""
    with started(ada) as game:
        game.play_out()
    still(ada).open("/me/games")
    expect(ada.page.get_by_text(says(ada, "history-exact"))).to_be_visible()
    expect(ada.page.get_by_role("link", name=says(ada, "finished-replay"))).to_be_visible()


@scene
def rules(ada: Person) -> None:
    """Show the rulebook, at a given rule."""
    still(ada).open("/rules#3.5")
    expect(ada.page.get_by_role("heading", level=1, name=says(ada, "rulebook-title"))).to_be_visible()


@scene
def nowhere(ada: Person) -> None:
    """Show a page that does not exist."""
    ada.forgive("status of 404")
    still(ada).open("/atlantis")
    expect(ada.page.get_by_role("heading", name=says(ada, "nowhere"))).to_be_visible()


@scene
def join(ada: Person) -> None:
    """Show an invitation to a table."""
    with closing(guest(ada.base, LONG_NAMES[0])) as host:
        answer = new_table_of(host, 3, GAME, listed=True)
    still(ada).open(f"/t/{answer['table']['id']}#join={answer['invitation']}")
    expect(ada.page.get_by_role("button", name=says(ada, "join-sit"))).to_be_visible()


@scene
def lobby(ada: Person) -> None:
    """Show a new table that waits for others."""
    table = opened(ada, 4)["table"]["id"]
    assert ada.context.request.put(f"/api/v1/tables/{table}/bots", data={"seat": 1, "bot": "steady"}).ok
    still(ada).open(f"/t/{table}")
    expect(ada.page.get_by_role("heading", name=says(ada, "lobby"))).to_be_visible()


@scene
def teams(ada: Person) -> None:
    """Show a table for two teams of three with long names, while somebody changes seats."""
    answer = opened(ada, 6, "escape", {"teams": "2x3:total", "hourglass": 60})
    for name in LONG_NAMES[:3]:
        with closing(guest(ada.base, name)) as friend:
            joined = friend.post(f"/tables/{answer['table']['id']}/join", json={"invitation": answer["invitation"]})
            assert joined.is_success
    still(ada).open(f"/t/{answer['table']['id']}")
    ada.page.get_by_role("button", name=says(ada, "lobby-move-me")).click()
    expect(ada.page.get_by_text(says(ada, "lobby-move-asked-me"))).to_be_visible()


@scene
def dealt_again(ada: Person) -> None:
    """Show the question whether Ada takes part in a deal that was begun again."""
    deaf_once_asked(ada)
    _, friend = begun_again([ada], LONG_NAMES[0])
    friend.close()
    expect(ada.page.get_by_role("heading", name=says(ada, "sealing-ask"))).to_be_visible()


@scene
def pick(ada: Person) -> None:
    asked_to(ada, "pick")


@scene
def place(ada: Person) -> None:
    asked_to(ada, "place")


@scene
def hinted(ada: Person) -> None:
    """Show a hint where a token goes, and why it says so."""
    asked_to(ada, "place")
    ask_for_hint(ada, question(ada).get_by_role("button", name=says(ada, "do-hint"), exact=True))


@scene
def swap(ada: Person) -> None:
    asked_to(ada, "swap")


@scene
def reveal(ada: Person) -> None:
    asked_to(ada, "reveal")


@scene
def predict(ada: Person) -> None:
    asked_to(ada, "predict")


@scene
def discard(ada: Person) -> None:
    asked_to(ada, "discard")


@scene
def waiting(ada: Person) -> None:
    """Show a secret choice that is made while others have not made theirs."""
    with started(ada, 3, ("Bo", "Cas")) as game:
        game.play(lambda game: game.asked() and game.view["phase"] == "reveal")
        game.chairs[0].act(game.chairs[0].frame["legal"][0]["action"])
        seated(ada, game)


@scene
def reckoning(ada: Person) -> None:
    """Show who claims which day, counted for everybody at the end of a round."""
    asked_to(ada, "discard")
    hand(ada).first.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


@scene
def crowded(ada: Person) -> None:
    """Show the fullest table there is: seven days, five players, the longest names, everything that can be shown."""
    with started(ada, 5, LONG_NAMES) as game:
        game.play(
            lambda game: (
                game.asked()
                and game.view["round"] == 4
                and game.view["phase"] == "place"
                and sum(len(day["tokens"]) for day in game.view["days"]) >= 20
            )  # of 28; it is Ada's turn once more
        )
        ada.context.add_init_script("localStorage.setItem('foghorn-aid', 'yes')")
        between(ada.context, incoming=EVERYBODY_LEADS)
        seated(ada, game)


@scene
def finished(ada: Person) -> None:
    """Show the end of a game: standings, what decided it, and the last round's reckoning."""
    with started(ada) as game:
        game.play_out()
        seated(ada, game)


@scene
def after(ada: Person) -> None:
    """Show the table after the game, once the reckoning is closed."""
    finished(ada)
    ada.page.get_by_role("button", name=says(ada, "reckoning-close")).click()
    expect(ada.page.get_by_role("button", name=says(ada, "ending-again"))).to_be_visible()


@scene
def refused(ada: Person) -> None:
    """Show the explanation of a choice that is not allowed."""
    asked_to(ada, "place")
    hand(ada).first.click(force=True)  # it is marked as disabled, but still explains why
    expect(ada.page.get_by_role("link", name=says(ada, "notice-rule", rule="3"))).to_be_visible()


@scene
def rules_beside(ada: Person) -> None:
    """Show the rule that a refusal names beside the table."""
    refused(ada)
    ada.page.get_by_role("link", name=says(ada, "notice-rule", rule="3")).click()
    expect(ada.page.get_by_role("link", name="§3.1", exact=True)).to_be_focused()


@scene
def help_at_the_table(ada: Person) -> None:
    """Show the goal, what lies on the table, and the keys."""
    asked_to(ada, "place")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name=says(ada, "help"))).to_contain_text(says(ada, "help-goal"))


@scene
def lost(ada: Person) -> None:
    """Show a connection that is lost for a moment."""
    between(ada.context)
    asked_to(ada, "pick")
    cut(ada.page)
    expect(ada.page.get_by_text(says(ada, "connection-lost"))).to_be_visible()


@scene
def keys(ada: Person) -> None:
    """Show what the keys do."""
    asked_to(ada, "pick")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_visible()


@scene
def side(ada: Person) -> None:
    """Show the log and the chat, which are behind a button where there is little room."""
    with started(ada, 3, ("Bo",)) as game:
        game.play(lambda game: game.asked() and game.view["phase"] == "predict")
        seated(ada, game)
    button = ada.page.get_by_role("button", name=says(ada, "side"), exact=True)
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    field = ada.page.get_by_role("textbox", name=says(ada, "chat-write"))
    field.fill("Is it raining where you are? " * 3)
    field.press("Enter")
    expect(ada.page.get_by_text("Is it raining").first).to_be_visible()


@scene
def learn(ada: Person) -> None:
    """Show the first thing that a learner is told."""
    still(ada).open("/learn")
    expect(ada.page.get_by_role("region", name=says(ada, "learn-coach"))).to_be_visible()


@scene
def replay(ada: Person) -> None:
    """Show a finished game, somewhere in its middle."""
    with started(ada) as game:
        game.play_out()
    still(ada).open(f"/replay/{game.table}#step=150&seat=0")
    expect(ada.page.get_by_role("slider")).to_be_visible()


@scene
def check(ada: Person) -> None:
    """Show the check that the deal was fair, with the receipt of this browser's number."""
    still(ada).open(f"/replay/{dealt_by_the_page(ada)}#check")
    expect(ada.page.get_by_text(says(ada, "check-again-good"))).to_be_visible()


@scene
def unseeable(ada: Person) -> None:
    """Show that a game that is still being played cannot be replayed yet."""
    ada.forgive("status of 409")
    with started(ada) as game:
        pass
    still(ada).open(f"/replay/{game.table}")
    expect(ada.page.get_by_text(says(ada, "replay-running"))).to_be_visible()


@scene
def gone(ada: Person) -> None:
    """Show a table that does not exist, or is private."""
    ada.forgive("status of 404")
    still(ada).open("/t/atlantis")
    expect(ada.page.get_by_text(says(ada, "refused-no-such-table"))).to_be_visible()


@scene
def watching(ada: Person) -> None:
    """Show another person's table to a spectator: no hand, and nothing to choose."""
    with started(ada) as game:
        game.play(lambda game: game.asked() and game.view["phase"] == "predict")
    answer = ada.context.request.get(f"/api/v1/tables/{game.table}").json()
    ada.context.clear_cookies()
    still(ada).open(f"/t/{game.table}#watch={answer['watching']}")
    expect(ada.page.get_by_text(says(ada, "watching"))).to_be_visible()
