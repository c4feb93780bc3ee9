"""Whole games at one keyboard, and every way of leaving them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foghorn.bots.bot import Bot
from foghorn.cli.interruptions import Interruptions, Terminated
from foghorn.cli.play import Request, run
from foghorn.cli.saves import FINISHED, newest_unfinished, read_save
from foghorn.cli.screen import WIPE
from foghorn.core.audit import audit
from foghorn.core.chance import Chance
from foghorn.core.errors import BadOption
from foghorn.core.game import AnyGame
from foghorn.core.record import SealedDeal, trace_of
from foghorn.core.state import State
from foghorn.games.what_the_fog.levels import Searcher
from foghorn.i18n.words import LANGUAGES, words_for

from . import GAME, RESUME, Room, first_of_the_menu, lines, new_game, resume, trace_in

ENGLISH = words_for("en", GAME)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Room:
    return Room(tmp_path, monkeypatch, capsys)


def test_a_whole_game_is_played_kept_and_passes_the_audit(room: Room) -> None:
    room.use_real_board()
    assert room.play(new_game(3), first_of_the_menu) is None
    record = read_save(room.finished()).record
    audit(trace_of(record).splitlines(keepends=True))
    assert {entry.by for entry in record.entries if entry.seat == 0} == {"person"}
    assert {entry.by for entry in record.entries if entry.seat > 0} == {"bot"}
    assert f"foghorn replay {room.finished()}" in room.printed()
    with pytest.raises(BadOption, match="nothing-to-resume"):
        run(RESUME)


def test_lines_fit_80_columns_in_every_language(room: Room) -> None:
    room.use_real_board()
    for language in LANGUAGES:
        room.play(new_game(5, language=language), lines("1", "help", "rules", "log", "why pick 1", "hint", "undo"))
        printed = room.printed().splitlines()
        assert [line for line in printed if len(line) > 80 and "--resume" not in line] == []


def test_a_hint_tells_what_a_bot_would_do_and_why_and_the_save_notes_it(room: Room) -> None:
    room.use_real_board()
    room.play(new_game(language="de"), lines("tipp", "1", "1"))
    said = room.printed()
    german = words_for("de", GAME)
    assert german.say("play-hinted", action="").strip() in said
    assert "deine Chance" in said
    mine = [entry.by for entry in room.left().entries if entry.seat == 0]
    assert mine[:2] == ["hinted", "person"]


def test_bots_are_called_by_names_in_the_language_of_the_game(room: Room) -> None:
    room.play(new_game(4, bots=("steady", "random"), names=("Ada",), language="nl"), lines("1"))
    assert read_save(newest_unfinished(None)).heading.seats == ["Ada", "Bedaard 2", "Vlaag 3", "Bedaard 4"]


def test_a_game_left_and_resumed_anywhere_ends_as_if_never_left(room: Room) -> None:
    room.play(new_game(bots=("random",)), first_of_the_menu)
    whole = trace_in(room.finished())
    heading, *saved = room.finished().read_bytes().splitlines(keepends=True)
    for k in range(0, len(saved), 31):
        again = room.games.parent / f"from-{k}.jsonl"
        again.write_bytes(b"".join([heading, *saved[:k]]))
        assert room.play(resume(again), first_of_the_menu) is None
        assert trace_in(again) == whole


def test_leaving_after_every_choice_loses_nothing(room: Room) -> None:
    whole = room.games.parent / "whole.jsonl"
    room.play(new_game(file=whole), first_of_the_menu)
    code = room.play(new_game(), lines("1"))
    while code is not None:
        code = room.play(RESUME, lines("1"))
    assert trace_in(room.finished()) == trace_in(whole)


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt, 130), (EOFError, 0), (Terminated(15), 143)])
def test_every_way_of_leaving_keeps_all_and_says_how_to_go_on(room: Room, error: BaseException, code: int) -> None:
    script = iter(["1", "1", "1"])

    def answer() -> str:
        for line in script:
            return line
        raise error

    assert room.play(new_game(), answer) == code
    assert room.printed().rstrip().endswith("foghorn play --resume")
    assert sum(entry.by == "person" for entry in room.left().entries) == 3
    assert room.play(RESUME, first_of_the_menu) is None


def test_ctrl_c_while_a_bot_chooses_keeps_all(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = iter(range(10))

    def choose(bot: Bot, game: AnyGame, state: State, seat: int, chance: Chance) -> int:
        if next(choices, None) is None:
            raise KeyboardInterrupt
        return state.legal(seat)[0]

    with monkeypatch.context() as interrupted:
        interrupted.setattr(Bot, "choose", choose)
        assert room.play(new_game(3), first_of_the_menu) == 130
    assert sum(entry.by == "bot" for entry in room.left().entries) == 10
    assert room.play(RESUME, first_of_the_menu) is None


def test_a_bot_that_searches_is_hurried(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def within(bot: Searcher, seconds: float) -> Searcher:
        asked.append(seconds)
        return bot.with_playouts(1)

    monkeypatch.setattr(Searcher, "within", within)
    room.play(new_game(2, bots=("patient",)), lines("1"))
    assert asked == [10.0]


@pytest.mark.usefixtures("room")
def test_sigterm_at_the_question_is_answered_with_a_sentence_and_143() -> None:
    code = f"from foghorn.cli.play import Request, run; run(Request({GAME!r}, {{'players': 2}}, seed=1))"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, stderr=pipe) as child:
        assert child.stdout is not None
        printed = b""
        while not printed.endswith(b"\n> "):
            printed += os.read(child.stdout.fileno(), 65536)
        child.send_signal(signal.SIGTERM)
        rest, errors = child.communicate(timeout=120)
    assert child.returncode == 143
    assert errors == b""
    assert rest.rstrip().endswith(b"foghorn play --resume")


@pytest.mark.usefixtures("room")
def test_without_a_name_the_game_is_the_one_the_surroundings_ask_for(tmp_path: Path) -> None:
    environment = os.environ | {"FOGHORN_DATA": str(tmp_path), "FOGHORN_GAME": "lighthouse"}
    command = [sys.executable, "-m", "foghorn", "play", "--bots", "random", "--seed", "1"]
    typed = "climb 1\n" * 10
    subprocess.run(command, capture_output=True, text=True, check=True, env=environment, input=typed)
    (save,) = (tmp_path / "games" / FINISHED).iterdir()
    assert read_save(save).heading.game == "lighthouse"


def test_a_scripted_game_through_pipes_ends_with_its_input() -> None:
    code = f"from foghorn.cli.play import Request, run; run(Request({GAME!r}, {{'players': 2}}, seed=1))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"1\nwhy pick 9\n\xff\n", capture_output=True, timeout=120
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"> why pick 9\n" in done.stdout


def test_a_signal_waits_for_the_entry_that_is_being_written() -> None:
    done = []
    interruptions = Interruptions()

    def write(number: int, trouble: Exception | None) -> None:
        with interruptions.held():
            os.kill(os.getpid(), number)
            done.append(number)
            if trouble is not None:
                raise trouble

    with interruptions:
        with pytest.raises(Terminated):
            write(signal.SIGTERM, None)
        with pytest.raises(KeyboardInterrupt):
            write(signal.SIGINT, OSError())
    assert done == [signal.SIGTERM, signal.SIGINT]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_signal_that_python_ignored_is_raised_after_the_next_work() -> None:
    class Ending:
        def __del__(self) -> None:
            os.kill(os.getpid(), signal.SIGTERM)  # heard in here, where no error gets out

    with Interruptions() as interruptions:
        Ending()
        with pytest.raises(Terminated), interruptions.held():
            pass


def test_people_at_one_keyboard_never_see_each_others_cards(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert room.play(new_game(3, humans=2, names=("Ada", "Bo")), first_of_the_menu) is None
    sitting, handed_over, covered = None, 0, False
    for screen in room.screens[:-1]:  # the last is the end, with everything open
        if "VIEW" not in screen:  # a hand-over
            assert screen.startswith(WIPE)
            assert "EVENT" not in screen
            sitting = 0 if ENGLISH.say("play-hand-over", name="Ada") in screen else 1
            handed_over, covered = handed_over + 1, True
            continue
        assert screen.startswith(WIPE) == covered
        covered = False
        assert msgspec.json.decode(screen.split("VIEW ")[1].splitlines()[0])["seat"] == sitting
        for told in screen.split("EVENT ")[1:]:
            assert_may_be_told(msgspec.json.decode(told.splitlines()[0]), sitting)
    assert handed_over > 10


def assert_may_be_told(event: dict[str, Any], seat: int | None) -> None:
    """§7 for the events that have secrets."""
    for owner, hand in enumerate(event.get("hands", [])):
        assert (hand is not None) == (owner == seat)
    if event["type"] == "card_swapped":
        assert ("drawn" in event) == (event["seat"] == seat)
    if event["type"] == "cards_discarded":
        assert [owner for owner, card in enumerate(event["cards"]) if card] == [seat]


def test_a_hand_over_screen_of_the_real_board_shows_no_symbol(room: Room) -> None:
    room.use_real_board()
    room.play(new_game(humans=2), lines(*["1"] * 30))
    symbols = [ENGLISH.say(f"word-{symbol}") for symbol in ("rain", "snow", "fog", "clouds", "thunder", "sun")]
    covers = [screen for screen in room.screens[:-1] if len(screen.splitlines()) < 5]
    assert len(covers) > 5
    assert not [screen for screen in covers for symbol in symbols if symbol in screen]


def test_who_leaves_the_keyboard_can_take_a_secret_choice_back(room: Room) -> None:
    hints = [ENGLISH.say("play-hand-over-undo", name=f"Player {seat}") for seat in (1, 2)]
    undone: list[int] = []

    def answer() -> str:
        if any(hint in room.screens[-1] for hint in hints) and not undone:
            undone.append(len(room.left().entries))
            return "undo"
        return "quit" if undone and len(room.left().entries) > undone[0] + 1 else "1"

    assert room.play(new_game(humans=2), answer) == 0
    before, undo, after = room.left().entries[-3:]
    assert (before.kind, undo.kind, after.kind) == ("act", "undo", "act")
    assert before.seat == undo.seat == after.seat


def test_with_one_person_there_is_no_hand_over(room: Room) -> None:
    room.play(new_game(4), first_of_the_menu)
    assert all("VIEW" in screen for screen in room.screens)


def test_a_deal_without_a_seed_is_sealed_and_never_the_same(room: Room) -> None:
    for _ in range(2):
        room.play(new_game(seed=None), lines())
    deals = [read_save(path).record.heading.deal for path in room.games.glob("*.jsonl")]
    assert all(isinstance(deal, SealedDeal) for deal in deals)
    assert deals[0] != deals[1]


def test_a_game_can_be_saved_where_the_person_says(room: Room, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "ours.jsonl"
    room.play(new_game(file=file), lines("1"))
    assert f"foghorn play --resume --file {file}" in room.printed()
    assert room.play(resume(file), first_of_the_menu) is None
    assert file.exists()
    assert room.play(resume(file), first_of_the_menu) is None, "a finished game shows its end again"


def test_a_game_goes_on_in_its_own_language_unless_another_is_asked_for(room: Room) -> None:
    room.play(new_game(language="fr"), lines())
    for asked, spoken in (("en", "fr"), ("de", "de")):
        room.printed()
        room.play(Request(None, {}, resume=True, language=asked), lines())
        assert words_for(spoken).say("play-resumed") in room.printed()


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"humans": 0}, "humans"),
        ({"humans": 3}, "humans"),
        ({"bots": ("nobody",)}, "unknown-bot"),
        ({"names": ("A", "B", "C")}, "too-many-names"),
        ({"names": ("A", "A")}, "name-twice"),
        ({"names": ("",)}, "player-name"),
        ({"names": ("\x1b[2J",)}, "player-name"),
        ({"names": ("x" * 21,)}, "player-name"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_written(room: Room, more: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as raised:
        run(new_game(**more))
    assert raised.value.refusal.code == code
    for language in LANGUAGES:
        assert words_for(language).error(raised.value.refusal)
    assert not room.games.exists()
