"""The front door: a match from Python, with the rules enforced and every error explained."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import foghorn
from foghorn import Match
from foghorn.core.audit import audit
from foghorn.core.chance import Chance

pytestmark = pytest.mark.usefixtures("sentences")


GAMES = [("what-the-fog", {"players": 3}), ("escape", {"players": 2, "board": "small"}), ("lighthouse", {"players": 2})]
each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])


def finished(match: Match) -> Match:
    """The match, played to its end by bots."""
    while not match.over:
        match.play(match.ask("random"))
    return match


@each_game
def test_a_match_is_played_to_its_end(game: str, options: dict[str, Any]) -> None:
    match = foghorn.new(game, seed=1, **options)
    assert match.turn is not None
    assert match.winners == []
    finished(match)
    assert match.turn is None
    assert not match.waiting
    assert not match.legal
    assert match.winners
    assert max(match.scores[seat] for seat in match.winners) == max(match.scores)
    assert "over" in repr(match)


@each_game
def test_the_same_seed_deals_the_same_and_no_seed_a_new_game(game: str, options: dict[str, Any]) -> None:
    first, second = (finished(foghorn.new(game, seed=5, **options)) for _ in range(2))
    assert first.trace() == second.trace()
    seeds = {foghorn.new(game, **options).record().heading.deal for _ in range(3)}
    assert len(seeds) == 3


def test_legal_actions_print_themselves_and_are_found_by_notation() -> None:
    match = foghorn.new("what-the-fog", seed=1)
    assert [str(action) for action in match.legal] == ["pick 1", "pick 2", "pick 3"]
    assert repr(match.legal[1]) == "<pick 2>"
    assert f"{match.legal[1]:>8}" == "  pick 2"
    notation: list[object] = ["pick 2", "place 2"]
    assert [text in match.legal for text in notation] == [True, False]
    assert match.legal[1] in match.legal
    assert match.legal_for(match.turn) == match.legal


@pytest.mark.parametrize("how", ["text", "action", "number"])
def test_an_action_is_played_by_notation_as_it_is_or_by_number(how: str) -> None:
    match = foghorn.new("what-the-fog", seed=1)
    chosen = match.legal[1]
    (event,) = match.play({"text": "pick 2", "action": chosen, "number": int(chosen)}[how])  # type: ignore[arg-type]
    assert (type(event).__name__, len(match)) == ("TokenPicked", 1)


@pytest.mark.parametrize(
    ("action", "kind", "sentence"),
    [
        ("pick 9", foghorn.Unreadable, "§2.4"),
        ("place 1", foghorn.Illegal, "§3.1"),
        ("fly", foghorn.Unreadable, "fly"),
        (-1, foghorn.Unreadable, "-1"),
        (True, foghorn.Unreadable, "True"),
        (10**30, foghorn.Unreadable, "10000"),
        (1.5, foghorn.Unreadable, "1.5"),
        (None, foghorn.Unreadable, "None"),
    ],
)
def test_a_bad_action_explains_itself_and_changes_nothing(action: Any, kind: type[Exception], sentence: str) -> None:
    match = foghorn.new("what-the-fog", seed=1)
    before = match.trace()
    with pytest.raises(kind) as refused:
        match.play(action)
    assert sentence in str(refused.value)
    assert str(refused.value)[0].isupper() or str(refused.value)[0] in "“-1TN"
    assert " " in str(refused.value)
    assert (match.trace(), len(match)) == (before, 0)


def test_an_error_speaks_the_matchs_language() -> None:
    match = foghorn.new("what-the-fog", seed=1, language="nl")
    match.play("pick 1")
    with pytest.raises(foghorn.Illegal, match="eerst"):
        match.play("pick 1")


def test_who_is_not_waiting_may_not_choose() -> None:
    match = foghorn.new("what-the-fog", seed=1)
    assert match.turn is not None
    other = (match.turn + 1) % 4
    assert match.legal_for(other) == ()
    with pytest.raises(
        foghorn.Illegal, match=f"Seat {other} has nothing to choose now: it is seat {match.turn}’s turn"
    ):
        match.play("pick 1", seat=other)
    with pytest.raises(foghorn.BadOption):
        match.play("pick 1", seat=77)


def test_after_the_end_nothing_is_played_or_asked() -> None:
    match = finished(foghorn.new("lighthouse", seed=1, players=1))
    for late in (lambda: match.play("climb 1"), lambda: match.ask("random")):
        with pytest.raises(foghorn.Refused, match="over"):
            late()


@each_game
def test_undo_takes_everything_back_and_the_same_draws_follow(game: str, options: dict[str, Any]) -> None:
    match = finished(foghorn.new(game, seed=2, **options))
    trace, choices = match.trace(), [entry.action for entry in match.record().entries]
    for _ in choices:
        match.undo()
    assert len(match) == 0
    with pytest.raises(foghorn.Refused, match="take back"):
        match.undo()
    for choice in choices:
        match.play(choice)
    assert match.trace() == trace


@each_game
@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_goes_on_by_itself_with_the_same_draws(game: str, options: dict[str, Any], how: Any) -> None:
    match = foghorn.new(game, seed=3, language="de", **options)
    for _ in range(7):
        match.play(match.ask("random"))
    other: Match = how(match)
    assert (other.trace(), other.language, repr(other)) == (match.trace(), "de", repr(match))
    finished(other)
    assert len(match) == 7
    assert finished(match).trace() == other.trace()


@each_game
def test_matches_are_equal_that_were_played_alike(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    match, again = foghorn.new(game, seed=3, **options), foghorn.new(game, seed=3, language="de", **options)
    again.names[:] = [name.upper() for name in again.names]
    assert match == again == copy.copy(match) == copy.deepcopy(match) == pickle.loads(pickle.dumps(match))
    assert match != foghorn.new(game, seed=4, **options)
    choice = match.legal[-1]
    match.play(choice)
    assert match != again
    again.play(str(choice))
    assert match == again
    match.save(tmp_path / "match.json")
    assert match == foghorn.load(tmp_path / "match.json")
    match.undo()
    assert match != again
    again.undo()
    assert match == again


def test_a_match_is_unlike_another_game_other_options_and_other_things() -> None:
    match = foghorn.new("what-the-fog", seed=3, players=2)
    assert match != foghorn.new("what-the-fog", seed=3, players=3)
    assert match != foghorn.new("what-the-fog", seed=3, players=2, long_game=True)
    assert match != foghorn.new("escape", seed=3, players=2)
    assert match != "what-the-fog"


def test_a_match_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(foghorn.new("what-the-fog", seed=3))


@each_game
def test_a_saved_match_is_loaded_and_goes_on(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    match = foghorn.new(game, seed=3, names=[f"Player {seat}" for seat in range(options["players"])], **options)
    for _ in range(5):
        match.play(match.ask("random"))
    match.save(tmp_path / "match.json")
    other = foghorn.load(str(tmp_path / "match.json"))
    assert (other.names, other.trace()) == (match.names, match.trace())
    assert finished(other).trace() == finished(match).trace()


def test_a_terminals_save_and_a_tables_record_are_loaded_too(tmp_path: Path) -> None:
    match = finished(foghorn.new("lighthouse", seed=3))
    record = msgspec.to_builtins(match.record())
    heading = {**record["heading"], "humans": 1, "bots": ["random"], "bots_seed": 1, "language": "en"}
    (tmp_path / "save.jsonl").write_text("\n".join(map(json.dumps, [heading, *record["entries"]])) + "\n")
    (tmp_path / "record.json").write_text(json.dumps({"digest": "0", "record": {"table": "t", **record}}))
    for name in ("save.jsonl", "record.json"):
        assert foghorn.load(tmp_path / name).trace() == match.trace()


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff", b'{"type":"game_started"}', b"null", b"[" * 9999])
def test_a_file_that_is_no_match_says_so(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(foghorn.InvalidFile, match="not a match"):
        foghorn.load(tmp_path / "file")


def test_a_trace_is_one_the_audit_accepts() -> None:
    match = finished(foghorn.new("what-the-fog", seed=4, players=2))
    assert audit(match.trace(decisions=True).splitlines(keepends=True)).decisions == len(match)


def test_a_view_has_what_a_seat_may_see_and_a_board_is_drawn_from_it() -> None:
    match = foghorn.new("what-the-fog", seed=1, names=["Ada", "Ben"], players=2)
    hands = [match.view(seat).hand for seat in (0, 1, None)]  # type: ignore[attr-defined]  # the game's own view
    assert hands[0]
    assert hands[1]
    assert hands[2] == []
    assert match.draw(0) != match.draw(1) != match.draw()
    assert str(match) == match.draw(match.turn)
    assert "Ada" in str(match)
    assert max(map(len, match.draw(width=80).splitlines())) <= 80
    assert "\x1b" not in str(match)


def test_a_bot_of_ones_own_is_a_function_whose_choices_print_themselves() -> None:
    seen: list[str] = []

    def last(view: Any, choices: Sequence[foghorn.Action], chance: Chance) -> foghorn.Action:
        seen.extend(map(str, choices))
        return choices[-1]

    def in_words(view: Any, choices: Sequence[foghorn.Action], chance: Chance) -> Any:
        return "pick 2"

    def wrong(view: Any, choices: Sequence[foghorn.Action], chance: Chance) -> int:
        return 9999

    match = foghorn.new("what-the-fog", seed=1)
    assert match.ask(last) == match.legal[-1]
    assert str(match.ask(in_words)) == "pick 2"
    assert seen == ["pick 1", "pick 2", "pick 3"]
    with pytest.raises(foghorn.BadOption, match=r"wrong.*9999"):
        match.ask(wrong)


def test_games_are_told_by_key_in_their_own_order() -> None:
    games = foghorn.games()
    assert list(games)[:2] == ["what-the-fog", "escape"]
    assert games["escape"].seats == (1, 6)
    with pytest.raises(foghorn.BadOption, match="chess"):
        foghorn.new("chess")


def test_a_playout_from_a_match_leaves_it_alone() -> None:
    match = foghorn.new("what-the-fog", seed=1)
    state = match.state(foghorn.Seeded(7))
    assert foghorn.play_out(state, foghorn.Seeded(8)) > 100
    assert state.over()
    assert len(match) == 0
    assert not match.over


# What a docstring of something that is done may not begin with: it tells what is done, not what comes of it.
NO_VERBS = {
    "A",
    "All",
    "An",
    "Every",
    "Everything",
    "How",
    "If",
    "It",
    "Raises",
    "The",
    "What",
    "Whether",
    "Which",
    "Why",
}


def test_every_public_name_has_a_docstring_and_what_is_done_begins_with_a_verb() -> None:
    compiled = {"Chance", "Seeded", "State", "play_out"}  # mypyc keeps no docstrings
    for name in set(foghorn.__all__) - compiled:
        public = getattr(foghorn, name)
        assert public.__doc__, name
        done = {name: public} if inspect.isroutine(public) else {}
        for each, member in vars(public).items() if inspect.isclass(public) else ():
            if not each.startswith("_") and (inspect.isroutine(member) or isinstance(member, property)):
                assert member.__doc__, f"{name}.{each}"
                done |= {} if isinstance(member, property) else {f"{name}.{each}": member}
        for each, function in done.items():
            assert (function.__doc__ or "").split()[0] not in NO_VERBS, each


def test_every_public_name_is_offered_and_its_signature_is_typed() -> None:
    for name in foghorn.__all__:
        assert name in dir(foghorn)
    for function in (foghorn.new, foghorn.load, foghorn.game, foghorn.tournament, *vars(Match).values()):
        if inspect.isfunction(function):
            signature = inspect.signature(function)
            assert signature.return_annotation is not inspect.Signature.empty, function.__qualname__
            untyped = [each.name for each in signature.parameters.values() if each.annotation is each.empty]
            assert untyped in ([], ["self"]), function.__qualname__
