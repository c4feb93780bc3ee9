"""Save files: nothing whole is ever lost, and nothing damaged is ever touched."""

from __future__ import annotations

import errno
import os
import resource
from pathlib import Path

import pytest

from foghorn.cli.play import run
from foghorn.cli.saves import NotSaved, SaveFile, SaveHeading, games_folder, new_path, newest_unfinished, read_save
from foghorn.core.audit import audit
from foghorn.core.entry import Entry
from foghorn.core.errors import BadOption, InvalidFile
from foghorn.core.record import SeededDeal
from foghorn.i18n.words import LANGUAGES, words_for

from . import RESUME, Room, first_of_the_menu, lines, new_game, resume, trace_in

HEADING = SaveHeading(
    game="what-the-fog",
    rules_version=1,
    options={"players": 2, "long_game": False},
    seats=["Ada", "Bo"],
    deal=SeededDeal(1),
    humans=1,
    bots=["steady"],
    bots_seed=1,
    language="en",
)


def entry(seq: int) -> Entry:
    return Entry(seq, f"m{seq}", seq % 2, "act", "pick 1", "person", float(seq))


def saved_game(path: Path, entries: int) -> bytes:
    """A save with that many entries; its bytes."""
    save = SaveFile.create(path, HEADING)
    for seq in range(1, entries + 1):
        save.append(entry(seq))
    save.close()
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_what_was_written_is_read_again(path: Path) -> None:
    saved_game(path, 3)
    saved = read_save(path)
    assert saved.record.heading == saved.heading == HEADING
    assert saved.record.entries == [entry(1), entry(2), entry(3)]
    assert not saved.cut


def test_a_line_cut_off_anywhere_is_read_over_and_gives_way_to_the_next_entry(path: Path) -> None:
    whole = saved_game(path, 2)
    full = saved_game(path.with_name("longer.jsonl"), 3)
    for length in range(len(whole) + 1, len(full) - 1):
        path.write_bytes(full[:length])
        save, saved = SaveFile.open(path)
        assert saved.cut
        assert saved.record.entries == [entry(1), entry(2)]
        assert path.read_bytes() == full[:length], "opening changes nothing"
        save.append(entry(3))
        save.close()
        assert path.read_bytes() == full


def test_a_tail_longer_than_the_next_entry_leaves_nothing_behind(path: Path) -> None:
    path.write_bytes(saved_game(path, 1) + b"\0" * 4096)
    save, saved = SaveFile.open(path)
    assert saved.cut
    save.append(entry(2))
    save.close()
    assert read_save(path).record.entries == [entry(1), entry(2)]


def test_a_whole_last_line_counts_even_without_its_line_end(path: Path) -> None:
    content = saved_game(path, 2)
    path.write_bytes(content[:-1])
    save, saved = SaveFile.open(path)
    assert not saved.cut
    save.append(entry(3))
    save.close()
    assert read_save(path).record.entries == [entry(1), entry(2), entry(3)]


@pytest.mark.parametrize("rubbish", [b"", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"seq":2}', b"pick 1"])
def test_rubbish_in_the_middle_is_told_with_its_line_and_left_alone(path: Path, rubbish: bytes) -> None:
    lines = saved_game(path, 3).split(b"\n")
    lines[2] = rubbish
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    with pytest.raises(InvalidFile) as raised:
        SaveFile.open(path)
    assert raised.value.line == 3
    assert path.read_bytes() == before


def test_entries_out_of_order_or_of_nobody_are_damage(path: Path) -> None:
    lines = saved_game(path, 3).split(b"\n")
    for swapped in (
        [*lines[:1], lines[2], lines[1], *lines[3:]],
        [*lines[:2], lines[2].replace(b'"seat":0', b'"seat":7'), *lines[3:]],
    ):
        path.write_bytes(b"\n".join(swapped))
        with pytest.raises(InvalidFile):
            read_save(path)


@pytest.mark.parametrize("content", [b"", b"\n", b"{", b'{"type":"game_started"}\n', b"{}\n"])
def test_a_file_that_never_was_a_save_is_damaged_in_line_1(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(InvalidFile) as raised:
        read_save(path)
    assert raised.value.line == 1


def test_a_heading_whose_seats_do_not_add_up_is_damaged(path: Path) -> None:
    path.write_bytes(saved_game(path, 1).replace(b'"humans":1', b'"humans":2'))
    with pytest.raises(InvalidFile) as raised:
        read_save(path)
    assert raised.value.line == 1
    assert raised.value.refusal.code == "save-seats"


def test_a_missing_file_is_not_found(path: Path) -> None:
    for reading in (read_save, SaveFile.open):
        with pytest.raises(BadOption) as raised:
            reading(path)
        assert raised.value.refusal.code == "save-not-found"


def test_a_full_disk_refuses_the_entry_and_keeps_every_other(path: Path) -> None:
    before = saved_game(path, 2)
    save, _ = SaveFile.open(path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, hard))  # room for a part of the line
        with pytest.raises(NotSaved) as raised:
            save.append(entry(3))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert raised.value.refusal.code == "disk"
    assert raised.value.refusal.facts["reason"] == "full"
    assert path.read_bytes() == before
    save.append(entry(3))
    save.close()
    assert len(read_save(path).record.entries) == 3


def test_an_entry_that_does_not_reach_the_disk_is_not_in_the_save(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved_game(path, 2)
    save, _ = SaveFile.open(path)

    def fail(descriptor: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(NotSaved) as raised:
            save.append(entry(3))
    assert raised.value.refusal.facts["reason"] == "other"
    assert path.read_bytes() == before
    save.close()


def test_a_second_writer_is_refused_until_the_first_has_left(path: Path) -> None:
    saved_game(path, 1)
    first, _ = SaveFile.open(path)
    with pytest.raises(NotSaved) as raised:
        SaveFile.open(path)
    assert raised.value.refusal.code == "save-in-use"
    first.close()
    SaveFile.open(path)[0].close()


def test_a_new_save_never_replaces_a_file(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(BadOption) as raised:
        SaveFile.create(path, HEADING)
    assert raised.value.refusal.code == "save-exists"
    assert path.read_text() == "mine"
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_new_save_that_cannot_be_written_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(NotSaved):
        SaveFile.create(path, HEADING)
    assert list(path.parent.iterdir()) == []


def test_a_copy_holds_all_that_is_saved_and_replaces_nothing(path: Path) -> None:
    content = saved_game(path, 2)
    path.write_bytes(content + b'{"seq":3,')
    save, _ = SaveFile.open(path)
    copy = path.with_name("copy.jsonl")
    assert save.copy_to(copy) == copy
    assert copy.read_bytes() == content
    for taken in (copy, path.parent, Path("/")):
        with pytest.raises(BadOption) as raised:
            save.copy_to(taken)
        assert raised.value.refusal.code == "save-exists"
    save.close()


def test_resuming_finds_the_game_last_written_to_that_is_not_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path))
    with pytest.raises(BadOption) as raised:
        newest_unfinished(None)
    assert raised.value.refusal.code == "nothing-to-resume"
    old, new = SaveFile.create(new_path("what-the-fog"), HEADING), SaveFile.create(new_path("what-the-fog"), HEADING)
    os.utime(old.path, (1, 1))
    assert newest_unfinished(None) == newest_unfinished("what-the-fog") == new.path
    with pytest.raises(BadOption):
        newest_unfinished("escape")
    kept = new.finish()
    assert kept.exists()
    assert newest_unfinished(None) == old.path
    old.close()


def test_a_finished_game_stays_in_the_file_a_person_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGHORN_DATA", str(path.parent / "data"))
    assert SaveFile.create(path, HEADING).finish() == path


def test_games_are_kept_where_the_platform_keeps_data() -> None:
    home = Path.home()
    assert games_folder({"FOGHORN_DATA": "/data"}) == Path("/data/games")
    assert games_folder({}, "linux") == home / ".local/share/foghorn/games"
    assert games_folder({"XDG_DATA_HOME": "/xdg"}, "linux") == Path("/xdg/foghorn/games")
    assert games_folder({}, "darwin") == home / "Library/Application Support/foghorn/games"
    assert games_folder({"APPDATA": "/roaming"}, "win32") == Path("/roaming/foghorn/games")


# And the same from the chair of a person who plays.


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Room:
    return Room(tmp_path, monkeypatch, capsys)


def test_a_game_cut_off_goes_on_from_what_is_whole_with_a_sentence(room: Room) -> None:
    room.play(new_game(), first_of_the_menu)
    path = room.finished()
    whole = trace_in(path)
    path.write_bytes(path.read_bytes()[:-20])
    room.printed()
    assert room.play(resume(path), first_of_the_menu) is None
    assert words_for("en").say("play-cut") in room.printed()
    assert trace_in(path) == whole


def test_an_entry_the_rules_do_not_allow_is_damage_and_the_file_stays(room: Room) -> None:
    room.play(new_game(), lines("1", "1", "1", "1"))
    path = newest_unfinished(None)
    saved = path.read_bytes().splitlines(keepends=True)
    at = next(at for at, line in enumerate(saved) if b'"place' in line)
    saved[at] = saved[at].replace(b'"place', b'"pick')
    path.write_bytes(b"".join(saved))
    with pytest.raises(InvalidFile) as raised:
        run(RESUME)
    assert raised.value.line == at + 1
    assert path.read_bytes() == b"".join(saved)
    SaveFile.open(path)[0].close()  # and nobody holds it


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seed":3', b'"seed":99999999999999999999'),
        (b'"bots_seed":3', b'"bots_seed":99999999999999999999'),
        (b'"players":2', b'"players":9'),
        (b'{"type":"seeded","seed":3,"stream":0}', b'{"type":"sealed","secret":"xyz"}'),
        (b'{"type":"seeded","seed":3,"stream":0}', b'{"type":"scripted","draws":[1,2]}'),
    ],
)
def test_a_heading_that_cannot_be_dealt_is_damage_in_line_1(room: Room, old: bytes, new: bytes) -> None:
    room.play(new_game(), lines())
    path = newest_unfinished(None)
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    with pytest.raises(InvalidFile) as raised:
        run(RESUME)
    assert raised.value.line == 1


def test_a_full_disk_refuses_choices_until_there_is_room_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = os.fsync, iter(range(100_000))

    def every_third_fails(descriptor: int) -> None:
        if next(calls) % 3 == 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", every_third_fails)
    assert room.play(new_game(), first_of_the_menu) is None
    assert "no room left on the disk" in room.printed()
    audit(trace_in(room.finished()).splitlines(keepends=True))


def test_a_folder_that_cannot_be_made_is_told_before_the_game_starts(room: Room) -> None:
    room.games.write_text("a file where the folder should be")
    with pytest.raises(NotSaved) as raised:
        run(new_game())
    for language in LANGUAGES:
        assert str(room.games) in words_for(language).error(raised.value.refusal)


def test_two_windows_cannot_play_the_same_game(room: Room) -> None:
    room.play(new_game(), lines("1"))
    save, _ = SaveFile.open(newest_unfinished(None))
    before = save.path.read_bytes()
    with pytest.raises(NotSaved) as raised:
        run(RESUME)
    assert raised.value.refusal.code == "save-in-use"
    assert save.path.read_bytes() == before
    save.close()
