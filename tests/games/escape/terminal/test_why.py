"""Every no of The FOG — Escape from Paradise is a sentence, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from foghorn.core.chance import Seeded
from foghorn.core.errors import BadOption, Refusal, Unreadable
from foghorn.core.game import read_options
from foghorn.games.escape.actions import MOVE, MOVES
from foghorn.i18n.words import LANGUAGES, words_for

from . import ESCAPE, walk

pytestmark = pytest.mark.compiled_only


def assert_said(refusal: Refusal) -> None:
    for language in LANGUAGES:
        sentence = words_for(language, "escape").refusal(refusal)
        assert sentence.strip()
        for fact in refusal.facts.values():
            if isinstance(fact, int):
                assert str(fact) in sentence


def test_whatever_an_islander_cannot_do_is_explained_in_words() -> None:
    """All 240 movements of three islanders of the colour to move, and of one of another, now and then."""
    codes = set()
    chance = Seeded(7)
    for table, _ in walk({"players": 3}):
        state: Any = table.state
        if state.over() or table.seq % 12:
            continue
        people = int(state.board_map.islanders)
        own = [islander for islander in range(people) if state.owner[islander] == state.colour] or [0]
        asked = [own[chance.below(len(own))] for _ in range(3)] + [chance.below(people)]
        for islander in asked:
            for move in range(int(MOVES)):
                refusal = ESCAPE.explain(state, state.turn(), int(MOVE) + islander * int(MOVES) + move)
                if refusal is not None and refusal.code not in codes:
                    codes.add(refusal.code)
                    assert_said(refusal)
    assert len(codes) > 20


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("run Z9 B4", "no-such-cell"),
        ("dance C4 B4", "no-such-action"),
        ("select S1", "nobody-there"),
        ("run {0} S1", "too-far"),
        ("squeeze {0} S1", "no-squeeze-there"),
        ("board {0} blue:C1", "boat-out-of-reach"),
        ("shift {0} blue:C1", "not-that-boat"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, code: str) -> None:
    table, _ = next(walk({"players": 2, "board": "small"}))
    far = next(each.cell for each in ESCAPE.view(table.state, 0).islanders if (each.cell or "").startswith("H"))
    with pytest.raises(Unreadable) as raised:
        ESCAPE.parse(table.state, text.format(far))
    assert raised.value.refusal.code == code
    assert_said(raised.value.refusal)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 1}, "solo-scenario"),
        ({"players": 1, "scenario": "nowhere"}, "unknown-scenario"),
        ({"players": 5, "board": "small"}, "board-players"),
        ({"players": 5, "level": "family"}, "family-players"),
        ({"players": 3, "chips": "grey"}, "grey-chips"),
        ({"players": 3, "demanding": True}, "demanding-players"),
        ({"players": 4, "teams": "3x2:total"}, "team-players"),
    ],
)
def test_options_that_do_not_go_together_are_told(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as raised:
        read_options(ESCAPE, options)
    assert raised.value.refusal.code == code
    for language in LANGUAGES:
        assert words_for(language, "escape").error(raised.value.refusal).strip()
