"""`foghorn audit`: a good trace passes, and each kind of damage is named with its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from foghorn.cli import audit as auditing
from foghorn.cli.app import main
from foghorn.i18n.words import LANGUAGES
from foghorn.simulation.series import Series, play_batch

Lines = list[bytes]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")


@pytest.fixture(scope="module")
def trace() -> Lines:
    series = Series(game="what-the-fog", options={"players": 3}, seed=5, games=2, trace=True, decisions=True)
    return play_batch(series, range(2)).trace.splitlines(keepends=True)


def audit(path: Path, lines: Lines, *words: str) -> int:
    file = path / "trace.jsonl"
    file.write_bytes(b"".join(lines))
    return main(["audit", str(file), *words])


def place_of(lines: Lines, kind: str, nth: int = 0) -> int:
    return [at for at, line in enumerate(lines) if json.loads(line)["type"] == kind][nth]


def changed(lines: Lines, at: int, change: Callable[[dict[str, Any]], object]) -> Lines:
    raw = json.loads(lines[at])
    change(raw)
    return [*lines[:at], json.dumps(raw).encode() + b"\n", *lines[at + 1 :]]


def test_a_good_trace_passes(trace: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(tmp_path, trace) == 0
    decisions = sum(b'"type":"decision"' in line for line in trace)
    said = capsys.readouterr()
    assert said.out == f"2 games, {len(trace):,} lines, {decisions} decisions: every line follows from the rules.\n"
    assert said.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_passes_in_every_language(
    language: str, trace: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(tmp_path, trace, "--lang", language) == 0
    assert capsys.readouterr().out.endswith(".\n")


def test_more_fields_more_types_and_blank_lines_are_allowed(trace: Lines, tmp_path: Path) -> None:
    more = changed(trace, place_of(trace, "token_placed"), lambda raw: raw.update(mood="sunny"))
    assert audit(tmp_path, [*more[:9], b'{"type":"chat","text":"hello"}\n', b"\n", *more[9:]]) == 0


def test_standard_input_is_read_too(
    trace: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "trace"
    file.write_bytes(b"".join(trace))
    with file.open(encoding="utf-8") as source:
        monkeypatch.setattr("sys.stdin", source)
        assert main(["audit", "-"]) == 0
    assert capsys.readouterr().out.startswith("2 games")


# What is done to the trace, the place of the first line that cannot be (from 0, in the damaged trace), and words of
# the answer.
Damage = Callable[[Lines], tuple[Lines, int]]


def at(kind: str, change: Callable[[dict[str, Any]], object], nth: int = 0) -> Damage:
    def damage(lines: Lines) -> tuple[Lines, int]:
        place = place_of(lines, kind, nth)
        return changed(lines, place, change), place

    return damage


def without(kind: str, shift: int) -> Damage:
    def damage(lines: Lines) -> tuple[Lines, int]:
        place = place_of(lines, kind)
        return [*lines[:place], *lines[place + 1 :]], place + shift

    return damage


def _other_symbol(symbol: str) -> str:
    return "sun" if symbol != "sun" else "rain"


def _swap_two(lines: Lines) -> tuple[Lines, int]:
    place = place_of(lines, "days_claimed")
    return [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]], place


def _twice(lines: Lines) -> tuple[Lines, int]:
    place = place_of(lines, "round_scored")
    return [*lines[: place + 1], *lines[place:]], place + 1


DAMAGES: dict[str, tuple[Damage, str]] = {
    "another game": (at("game_started", lambda raw: raw.update(game="chess")), "no game called “chess”"),
    "too many players": (at("game_started", lambda raw: raw["options"].update(players=9)), "2 to 5 players, not 9"),
    "an unknown option": (at("game_started", lambda raw: raw["options"].update(wind=1)), "no option “wind”"),
    "a seat too many": (at("game_started", lambda raw: raw["seats"].append("x")), "“seats” must be 3"),
    "other rules": (at("game_started", lambda raw: raw.update(rules_version=99)), "99"),
    "no seats": (at("game_started", lambda raw: raw.pop("seats")), "seats"),
    "a token too many": (at("round_started", lambda raw: raw["piles"][0].append(["sun", "rain"])), ""),
    "a token not in the box": (at("round_started", lambda raw: raw["piles"][0].insert(0, ["sun", "sun"])), "(§1.3)"),
    "a card nobody dealt": (at("round_started", lambda raw: raw["deck"].append("sun")), "(§1.2)"),
    "another supply": (at("round_started", lambda raw: raw.update(supply_size=3)), "“supply_size” must be"),
    "another symbol": (
        at("token_picked", lambda raw: raw.update(symbol=_other_symbol(raw["symbol"]))),
        "“symbol” must be",
    ),
    "an unknown symbol": (at("token_picked", lambda raw: raw.update(symbol="hail")), "token_picked"),
    "another seat": (at("token_placed", lambda raw: raw.update(seat=(raw["seat"] + 1) % 3)), "do not let"),
    "no such seat": (at("token_placed", lambda raw: raw.update(seat=77)), "77"),
    "no such pile": (at("token_picked", lambda raw: raw.update(pile=4)), ""),
    "a full day": (at("token_placed", lambda raw: raw.update(day=7)), "“place 7” there"),
    "another part": (at("token_placed", lambda raw: raw.update(part=4), 3), "“part” must be"),
    "another arrow": (at("predicted", lambda raw: raw.update(arrow=6)), "“arrow” must be"),
    "another claim": (at("days_claimed", lambda raw: raw["days"][0].update(claimed_by=[])), "“days” must be"),
    "other points": (at("round_scored", lambda raw: raw.update(points=[9, 9, 9])), "“points” must be"),
    "another winner": (at("game_ended", lambda raw: raw.update(winners=[])), "“winners” must be"),
    "a missing field": (at("round_scored", lambda raw: raw.pop("totals")), "totals"),
    "a decision too few": (at("decision", lambda raw: raw["legal"].pop()), "missing: "),
    "a decision too many": (at("decision", lambda raw: raw["legal"].append("place 7")), "too many: place 7"),
    "a decision of another": (at("decision", lambda raw: raw.update(seat=(raw["seat"] + 1) % 3)), "nothing to choose"),
    "a lost pick": (without("token_picked", 0), "missing: pick 1"),
    "a lost consequence": (without("days_claimed", 0), "days_claimed must come here"),
    "a lost start": (without("game_started", 0), "no game has started"),
    "a lost ending": (without("game_ended", -1), "game_ended must come next"),
    "two lines swapped": (_swap_two, "days_claimed must come here, but round_scored was found"),
    "a line twice": (_twice, ""),
    "a line that is no JSON": (lambda lines: ([*lines[:7], b"hello\n", *lines[7:]], 7), "not a JSON object"),
    "a line that is a list": (lambda lines: ([*lines[:7], b"[1]\n", *lines[7:]], 7), "not a JSON object"),
    "binary rubbish": (lambda lines: ([*lines[:7], b"\xff\xfe\x00{\x80\n", *lines[7:]], 7), "not a JSON object"),
    "only rubbish": (lambda lines: ([bytes(range(256)) * 50], 0), "Line 1"),
    "a line cut off": (lambda lines: ([*lines[:20], lines[20][:-9]], 20), "breaks off"),
    "a game cut off": (lambda lines: (lines[: place_of(lines, "token_placed")], -1), "has not ended"),
    "deep nesting": (lambda lines: ([*lines[:7], b"[" * 100_000 + b"\n"], 7), "not a JSON object"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_the_first_line_that_cannot_be_is_named(
    name: str, trace: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage, part = DAMAGES[name]
    lines, place = damage(trace)
    place = len(lines) - 1 if place < 0 else place
    assert audit(tmp_path, lines) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert f"ine {place + 1} " in said.err or f"ine {place + 1}:" in said.err or name == "other rules"
    assert part in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_told_in_every_language(
    name: str, language: str, trace: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(tmp_path, DAMAGES[name][0](trace)[0], "--lang", language) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert " (" not in said or "(seat" not in said  # never the bare code with its facts


@pytest.mark.parametrize("content", [b"", b"\n\n", b"   \n"])
def test_an_empty_file_holds_no_game(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(tmp_path, [content]) == 1
    assert capsys.readouterr().err == "There is no game in this file.\n"


@pytest.mark.parametrize("command", ["audit", "replay"])
def test_a_line_that_never_ends_is_no_trace(
    command: str, trace: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(auditing, "LONGEST", max(map(len, trace)))
    assert audit(tmp_path, trace) == 0
    (tmp_path / "long").write_bytes(trace[0] + b"\0" * (auditing.LONGEST + 1))
    capsys.readouterr()
    assert main([command, str(tmp_path / "long")]) == 1
    assert capsys.readouterr().err == "This is not a trace: line 2 is longer than any line of one.\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
@pytest.mark.parametrize(
    ("command", "said"), [("audit", "This is not a trace: line 1 "), ("verify", "This file is too large")]
)
def test_a_device_without_an_end_is_given_up(command: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 1
    assert capsys.readouterr().err.startswith(said)


def test_the_second_game_is_checked_like_the_first(
    trace: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = place_of(trace, "game_ended", 1)
    assert audit(tmp_path, changed(trace, last, lambda raw: raw.update(totals=[0, 0, 99]))) == 1
    assert f"Line {last + 1} " in capsys.readouterr().err
