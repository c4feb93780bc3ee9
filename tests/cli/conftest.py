"""What holds for everything the terminal says."""

from __future__ import annotations

import pytest

from foghorn.core.errors import Fact
from foghorn.i18n.words import Words


@pytest.fixture(autouse=True)
def nothing_is_said_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message or a fact that is missing is no reason to end a game; in a test it is a mistake of ours."""

    def say(self: Words, message: str, **facts: Fact) -> str:
        sentence = self.sentence(message, **facts)
        assert sentence is not None, f"{message} is missing in {self.language}, or lacks a fact: {facts}"
        return sentence

    monkeypatch.setattr(Words, "say", say)
