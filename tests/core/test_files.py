"""Files of games are read to their end, and no further than a game can go."""

from __future__ import annotations

import io

import pytest

from foghorn.core import files
from foghorn.core.errors import InvalidFile


def test_a_file_is_read_to_its_end() -> None:
    assert files.read_whole(io.BytesIO(b"a game")) == b"a game"


def test_a_file_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 6)
    assert files.read_whole(io.BytesIO(b"a game")) == b"a game"
    with pytest.raises(InvalidFile) as refused:
        files.read_whole(io.BytesIO(b"a game and more"))
    assert refused.value.refusal.code == "file-too-large"
