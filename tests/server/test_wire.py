"""What travels over the socket: typed once, strict, and every code has a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foghorn.core.errors import Refusal
from foghorn.core.frame import SCHEMA, Frame
from foghorn.i18n.words import LANGUAGES, words_for
from foghorn.server import wire
from foghorn.server.schema import wire_schema

PACKAGE = Path(wire.__file__).parents[1]
GOOD = [
    {"type": "hello", "schema": SCHEMA},
    {"type": "aid", "on": True},
    {"type": "hello", "schema": SCHEMA, "watch": "secret"},
    {"type": "act", "id": "a-1", "decision": 3, "action": "pick 2"},
    {"type": "undo", "id": "a-2"},
    {"type": "say", "id": "a-3", "text": "hello"},
    {"type": "promise", "commitment": "0" * 64, "hash": "0" * 64},
    {"type": "open", "number": "f" * 64},
    {"type": "decline", "commitment": "0" * 64},
    {"type": "back", "id": "x"},
    {"type": "ask", "id": "q-1", "question": {"type": "hint"}},
]
BAD = [
    {},
    {"type": "shout"},
    {"type": "hello"},
    {"type": "hello", "schema": "1"},
    {"type": "hello", "schema": SCHEMA, "seat": 2},
    {"type": "act", "id": "a", "decision": 1, "action": "pick 1", "seat": 3},
    {"type": "act", "id": "", "decision": 1, "action": "pick 1"},
    {"type": "act", "id": "a b", "decision": 1, "action": "pick 1"},
    {"type": "act", "id": "a\n", "decision": 1, "action": "pick 1"},
    {"type": "act", "id": "a" * 41, "decision": 1, "action": "pick 1"},
    {"type": "act", "id": "a", "decision": 1.5, "action": "pick 1"},
    {"type": "act", "id": "a", "decision": 1, "action": "p" * 81},
    {"type": "say", "id": "a", "text": "x" * 501},
    {"type": "say", "id": "a", "text": ""},
    {"type": "promise", "hash": "0" * 64},
    {"type": "promise", "commitment": "0" * 64, "hash": "0" * 63},
    {"type": "promise", "commitment": "0" * 64, "hash": "G" * 64},
    {"type": "decline"},
    {"type": "open", "number": "F" * 64},
    {"type": "ask", "id": "q-1"},
    {"type": "ask", "question": {"type": "hint"}},
    {"type": "frame"},
    [],
    "hello",
    None,
]


@pytest.mark.parametrize("message", GOOD, ids=str)
def test_a_good_message_is_read_and_fits_the_schema(message: object) -> None:
    read = wire.read_message(msgspec.json.encode(message))
    assert msgspec.json.decode(msgspec.json.encode(read)) == message | (  # type: ignore[operator]  # all are dicts
        {"watch": None} if isinstance(read, wire.Hello) and read.watch is None else {}
    )
    schema = wire_schema()
    jsonschema.validate(message, schema["incoming"] | {"components": schema["components"]})


@pytest.mark.parametrize("message", BAD, ids=str)
def test_anything_else_is_no_message(message: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        wire.read_message(msgspec.json.encode(message))


@given(st.binary(max_size=200))
def test_bytes_that_mean_nothing_are_refused_in_one_way(data: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        wire.read_message(data)


def test_what_the_server_says_fits_the_schema() -> None:
    said: list[wire.Outgoing] = [
        Frame(seq=1, decision=None, view={}, events=[], legal=[], undo=False),
        wire.Done(id="a", seq=1),
        wire.Answer(id="a", seq=1, answer=msgspec.Raw(b'{"action":"end"}')),
        wire.Rejected(id=None, refusal=Refusal("unreadable")),
        wire.ChatMessage(number=1, seat=None, name="Ada", text="hello", at=1.5),
        wire.Bye(code="too-slow"),
    ]
    schema = wire_schema()
    for message in said:
        raw = msgspec.json.decode(wire.encode(message))
        jsonschema.validate(raw, schema["outgoing"] | {"components": schema["components"]})


def test_frames_and_tables_carry_the_schema_version() -> None:
    components = wire_schema()["components"]["schemas"]
    for name in ("Frame", "TableState"):
        assert components[name]["properties"]["schema"]["default"] == SCHEMA
    assert "schema" in components["Hello"]["required"]


def said_codes() -> set[str]:
    """Every code that the server and the store write down, whatever it is said with."""
    text = "\n".join(path.read_text("utf-8") for room in ("server", "store") for path in (PACKAGE / room).glob("*.py"))
    sayers = (
        "Illegal|NotSignedIn|Forbidden|NotFound|Conflict|TooMany|StoreRefused|NoSuchRow|Refusal|drop|refusal|say_bye"
    )
    said = rf"(?:{sayers})\(\s*(?:socket, |[0-9]+, )?\"([a-z-]+)\""
    tables = r"(?:SQLITE_\w+|\"[0-9P]{5}\"|[0-9]{3}): \"([a-z-]+)\""
    everywhere = r"_disconnect\w*\([^)]*\"([a-z-]+)\"\)"
    return {code for pattern in (said, tables, everywhere) for code in re.findall(pattern, text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    codes = said_codes()
    assert {"too-slow", "database-locked", "no-guest", "origin", "link-renewed", "mistake", "no-such-page"} <= codes
    words = words_for(language)
    assert [code for code in sorted(codes) if not words.has(f"refused-{code}")] == []
