"""Friends at browsers of their own, from the invitation to the rematch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.people import Person
from tests.browser.playing import Player, awaited, card, labels, opened, play, reveal, seated, still
from tests.browser.proxy import Cable

SMALL = (1024, 640)  # a long game takes less time to draw on a small screen


def totals(player: Player) -> list[int]:
    """The last line of the score sheet."""
    cells = player.page.get_by_role("table", name="Score sheet").get_by_role("row", name=re.compile("^Total"))
    return [int(cell.replace("−", "-")) for cell in cells.get_by_role("cell").all_inner_texts()]


def invite(host: Person) -> str:
    """From the home page to a table for four and its invitation."""
    page = host.open()
    card(page).get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Whoever opens this link can sit down").input_value()


def sit_down(stranger: Person, link: str, name: str) -> None:
    page = stranger.open(link)
    expect(page.get_by_text("Ada invites you.")).to_be_visible()
    expect(page.get_by_role("heading", name="What was agreed")).to_be_visible()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def seats(page: Page) -> list[str]:
    """Who sits at a table that is not yet dealt."""
    return page.get_by_role("region", name="Seats").get_by_role("listitem").locator("strong").all_inner_texts()


def test_friends_and_bots_play_a_whole_game_by_a_link_agree_on_the_end_and_sit_down_again(person: People) -> None:
    ada, bo = still(person("Ada", size=SMALL)), still(person(size=SMALL))
    link = invite(ada)
    sit_down(bo, link, "Bo")
    expect(ada.page.get_by_text("is here")).to_be_visible()
    ada.page.get_by_role("radio", name="random").check()
    ada.page.get_by_role("button", name="Fill 2 free seats with bots").click()
    ada.page.get_by_role("button", name="Start the game").click()
    players = [Player(ada), Player(bo, luck=2)]
    for player in players:
        expect(player.hand.first).to_be_visible()

    choices = play(players, players[0].rematch.is_visible)
    assert choices > 100
    table = ada.page.url.rsplit("/", 1)[1]
    [mine] = ada.context.request.get("/api/v1/me/tables").json()
    assert totals(players[0]) == totals(players[1]) == mine["totals"]
    assert mine["table"]["id"] == table
    assert mine["table"]["status"] == "finished"
    best = str(max(mine["totals"])).replace("-", "−")
    assert all(f" {best} point" in player.told()[-1] for player in players)
    record = ada.context.request.get(f"/api/v1/tables/{table}/record").json()["record"]
    by_people = [entry for entry in record["entries"] if entry["by"] == "person"]
    assert len(by_people) == choices
    assert ada.context.request.get(f"/api/v1/tables/{table}/check").json()["good"]

    # A rematch is asked for, where everybody is, and who says yes is taken along.
    bo.page.get_by_role("banner").get_by_role("link", name="Foghorn, home page").click()
    expect(bo.page.get_by_role("heading", name="Finished games")).to_be_visible()
    players[0].rematch.click()
    expect(ada.page.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(bo.page.get_by_text("Ada would like a rematch.")).to_be_visible()
    bo.page.get_by_role("button", name="Not now").click()
    expect(ada.page.get_by_text("Not this time: Bo.")).to_be_visible()
    bo.open(f"/t/{table}").get_by_role("button", name="Play again").click()
    for each in (ada, bo):
        expect(each.page.get_by_role("heading", name="The table is set")).to_be_visible()
        expect(each.page.get_by_text("Everyone is here.")).to_be_visible()
    assert ada.page.url == bo.page.url
    assert table not in ada.page.url
    assert [name.split()[0] for name in seats(ada.page)][:2] == ["Ada", "Bo"]
    assert seats(ada.page) == seats(bo.page)


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(person: People) -> None:
    player = awaited(seated([person("Ada"), person("Bo")]))
    player.choose("from pile")  # now the question is where it goes
    held = player.page.get_by_text("Being placed")
    expect(held).to_be_visible()
    before = player.asked(), player.offers(), labels(player.hand), labels(player.piles)
    told = player.told()
    player.page.reload()
    expect(held).to_be_visible()
    expect(player.story.locator("p")).to_have_text(told)
    assert (player.asked(), player.offers(), labels(player.hand), labels(player.piles)) == before
    assert player.choose("^Day")


def test_a_secret_choice_survives_a_reload_and_stays_secret(person: People) -> None:
    ada, bo = players = seated([person("Ada"), person("Bo")])
    reveal(players)
    ada.choose()
    chosen = ada.page.get_by_role("button", name="chosen in secret")
    expect(chosen).to_be_visible()
    before = labels(ada.hand)
    ada.page.reload()
    expect(chosen).to_be_visible()
    assert labels(ada.hand) == before
    assert ada.offers() == []
    assert "Ada has chosen." in bo.told()
    assert not any("Ada reveals" in line for line in bo.told())


def test_a_choice_made_while_the_network_is_gone_is_carried_out_once(person: People, base: str) -> None:
    with Cable(base) as cable:
        ada, bo = players = seated([person("Ada", base=cable.base), person("Bo")])
        ada.person.forgive("WebSocket connection|ERR_")
        while awaited(players) is bo:
            bo.choose()
        piles = labels(ada.piles)

        cable.pull()
        expect(ada.lost).to_be_visible()
        expect(bo.players.get_by_text("away")).to_be_visible()
        ada.piles.first.click()
        ada.piles.first.click()  # nothing seems to happen, so people click again
        assert labels(ada.piles) == piles

        cable.plug()
        expect(ada.lost).to_be_hidden()
        expect(ada.page.get_by_text("Being placed")).to_be_visible()
        expect(bo.players.get_by_text("away")).to_be_hidden()
        assert len([line for line in bo.told() if line.startswith("Ada takes")]) == 1
        # It goes on for both.
        play(players, lambda: ada.told()[-1].startswith("Bo takes"))
        assert bo.told()[-1].replace("You take", "Bo takes") == ada.told()[-1]


def test_an_onlooker_sees_no_hand_and_cannot_choose(person: People) -> None:
    ada, cleo = still(person("Ada")), still(person("Cleo"))
    table = opened(ada, 2)["table"]["id"]
    page = ada.open(f"/t/{table}")
    page.get_by_text("A link for those who only want to watch").click()
    cleo.open(page.get_by_label("Whoever opens this link can watch").input_value())
    expect(cleo.page.get_by_text("the game appears here when it starts")).to_be_visible()
    for each in (ada, cleo):
        expect(each.page.get_by_text("Watching (1): Cleo")).to_be_visible()
    page.get_by_role("button", name="Fill the free seat with a bot").click()
    page.get_by_role("button", name="Start the game").click()

    player, onlooker = Player(ada), Player(cleo)
    expect(player.hand.first).to_be_visible()
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    play([player], lambda: any(line.startswith("Ada places") for line in onlooker.told()))
    awaited([player])
    for parts in (onlooker.hand, onlooker.piles, onlooker.days):
        assert parts.count() == 0
    before = onlooker.told()
    for key in "123ap":
        cleo.page.keyboard.press(key)
    player.choose()
    # One line more; not the player's own words, which may name a card that only its owner sees.
    expect(onlooker.story.locator("p").nth(len(before))).to_be_attached()
    assert onlooker.told()[: len(before)] == before
    assert cleo.page.get_by_role("textbox", name="Say something").count() == 0
    for label in labels(player.hand):
        assert cleo.page.get_by_label(label).count() == 0


def test_two_tabs_of_one_seat_agree(person: People) -> None:
    ada, bo = seated([person("Ada"), person("Bo")])
    other = ada.person.context.new_page()
    other.goto(ada.page.url)
    again = Player(ada.person, other)
    expect(again.hand.first).to_be_visible()
    for tab, twin in ((ada, again), (again, ada)):
        while awaited([ada, bo]) is bo:
            bo.choose()
        assert tab.offers() == twin.offers()
        tab.choose("from pile")
        expect(twin.page.get_by_text("Being placed")).to_be_visible()
        assert tab.offers() == twin.offers() != []
        tab.choose()
        expect(twin.page.get_by_text("Being placed")).to_be_hidden()
        assert labels(tab.days) == labels(twin.days)
