"""Files are read to their end, and no further than a game can go, and written whole or not at all."""

from __future__ import annotations

import io
import os
import stat
from pathlib import Path

import pytest

from foghorn.core import files
from foghorn.core.errors import BadOption, InvalidFile


def test_a_file_is_read_to_its_end() -> None:
    assert files.read_whole(io.BytesIO(b"a game")) == b"a game"


def test_a_file_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 6)
    assert files.read_whole(io.BytesIO(b"a game")) == b"a game"
    with pytest.raises(InvalidFile) as refused:
        files.read_whole(io.BytesIO(b"a game and more"))
    assert refused.value.refusal.code == "file-too-large"


def test_a_file_takes_the_place_and_the_permissions_of_an_older_one(tmp_path: Path) -> None:
    target, link = tmp_path / "results", tmp_path / "link"
    target.write_bytes(b"old")
    target.chmod(0o640)
    link.symlink_to(target)
    files.write_whole(link, b"new")
    assert (target.read_bytes(), stat.S_IMODE(target.stat().st_mode)) == (b"new", 0o640)
    assert link.is_symlink()
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    """A device must not be replaced, and nobody but root could make one here: a pipe is no file either."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    files.check_target(pipe)
    files.write_whole(pipe, b"new")
    assert os.read(reader, 9) == b"new"
    os.close(reader)
    assert pipe.is_fifo()
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.parametrize(("name", "code"), [("", "not-a-file"), ("no/such/file", "no-such-folder")])
def test_where_no_file_can_be_is_known_beforehand(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        files.check_target(tmp_path / name)
    assert refused.value.refusal.code == code


def test_a_file_that_cannot_be_written_leaves_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    target = tmp_path / "results"
    target.write_bytes(b"old")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.write_whole(target, b"new")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"old"]
