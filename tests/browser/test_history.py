"""What somebody has played: of one game or another, against whom, and all of it to take home."""

from __future__ import annotations

import io
import zipfile
from datetime import date
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.accessibility import axe, nothing_cut_off
from tests.browser.beach import GAP, play_to_the_end, seated
from tests.browser.conftest import People
from tests.browser.driving import started

BEACH = "The FOG — Escape from Paradise"


def test_games_are_found_by_kind_and_company_and_all_of_them_can_be_taken_home(person: People) -> None:
    ada = person("Ada", phone=True)
    with started(ada) as bots:
        bots.play_out()
    with started(ada, 2, ("Bo",)) as people:
        people.play_out()
    alone = play_to_the_end(seated(ada, **GAP))

    page = ada.open("/me/games")
    played = page.get_by_role("region", name="Finished games")
    replays = played.get_by_role("link", name="Watch the replay")
    expect(replays).to_have_count(3)
    found = [link.get_attribute("href") for link in replays.all()]
    assert found == [f"/replay/{table}" for table in (alone, people.table, bots.table)], "the latest comes first"
    expect(page.get_by_role("region", name="WHAT the FOG?!").get_by_text("Exact predictions")).to_be_visible()
    expect(played).to_contain_text(str(date.today().year))
    axe(page)
    nothing_cut_off(page)

    whom, kind = (played.get_by_role("combobox", name=name) for name in ("Against", "Game"))
    for choice, table in (("People", people.table), ("Bots", bots.table), ("Alone", alone)):
        whom.select_option(choice)
        expect(replays).to_have_count(1)
        expect(replays).to_have_attribute("href", f"/replay/{table}")
    kind.select_option(BEACH)
    expect(replays).to_have_count(1)
    whom.select_option("People")
    expect(played.get_by_text("No such game yet.")).to_be_visible()
    whom.select_option("All")
    expect(replays).to_have_attribute("href", f"/replay/{alone}")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download all games").click()
    assert download.value.suggested_filename == "foghorn-games.zip"
    packed = zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes()))
    for table in (bots.table, people.table, alone):
        [name] = [name for name in packed.namelist() if table in name]
        trace = ada.context.request.get(f"/api/v1/tables/{table}/trace").body()
        assert packed.read(name) == trace


def test_what_was_played_is_found_on_another_device_by_the_private_link(person: People) -> None:
    ada, elsewhere = person("Ada"), person(phone=True)
    with started(ada) as game:
        game.play_out()
    mine = ada.open("/me")
    mine.get_by_role("button", name="Make a new private link").click()
    page = elsewhere.open(mine.get_by_label("Your private link").input_value())
    expect(page.get_by_text("Welcome back!")).to_be_visible()
    page.goto("/me/games")
    expect(page.locator(f'a[href="/replay/{game.table}"]')).to_be_visible()
