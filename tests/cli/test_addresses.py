"""Addresses, origins, proxies and databases: what is wrong with one is said where it is given."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from foghorn.cli import addresses
from foghorn.cli.app import main
from foghorn.core.errors import FoghornError
from foghorn.i18n.words import LANGUAGES

# An option, what is given, the exit code and a part of the sentence.
BAD = [
    ("host", "999.999.1.1", 2, "“999.999.1.1” is neither an address nor a host’s name"),
    ("host", "127.1", 2, "neither an address nor a host’s name"),
    ("host", "::x", 2, "neither an address nor a host’s name"),
    ("host", "[::1]", 2, "neither an address nor a host’s name"),
    ("host", "http://localhost", 2, "neither an address nor a host’s name"),
    ("host", "two words", 2, "neither an address nor a host’s name"),
    ("host", "foghorn.invalid", 2, "no address can be found for the name “foghorn.invalid”"),
    ("host", "a" * 64 + ".invalid", 2, "no address can be found"),
    ("host", "192.0.2.1", 2, "192.0.2.1 is not an address of this machine"),
    ("host", "2001:db8::1", 2, "2001:db8::1 is not an address of this machine"),
    ("port", "65536", 2, "from 0 to 65535, not 65536"),
    ("port", "-1", 2, "from 0 to 65535, not -1"),
    ("port", "http", 2, "a whole number, not “http”"),
    ("origins", "games.example.org", 2, "“games.example.org” is not an origin"),
    ("origins", "https://games.example.org/", 2, "is not an origin"),
    ("origins", "https://games.example.org/play", 2, "is not an origin"),
    ("origins", "https://games.example.org?x", 2, "is not an origin"),
    ("origins", "ftp://games.example.org", 2, "is not an origin"),
    ("origins", "https://ada@games.example.org", 2, "is not an origin"),
    ("origins", "https://games.example.org:65536", 2, "is not an origin"),
    ("origins", "https://games.example.org:", 2, "is not an origin"),
    ("origins", "https://games.example.org; script-src *", 2, "is not an origin"),
    ("origins", "https://one.example,two.example", 2, "“two.example” is not an origin"),
    ("trusted-proxies", "localhost", 2, "“localhost” is neither an address"),
    ("trusted-proxies", "10.0.0.1/8", 2, "“10.0.0.1/8” is neither an address"),
    ("trusted-proxies", "10.0.0.0/33", 2, "neither an address"),
    ("trusted-proxies", "10.0.0.7,*", 2, "“*” is neither an address"),
    ("database", "mysql://localhost/tables", 2, "“mysql://” is not a kind of database"),
    ("database", "sqlite://", 2, "names no file"),
    ("database", "sqlite:///", 2, "names no file"),
    ("database", ":memory:", 2, "names no file"),
    ("database", "postgresql://ada:hush@localhost:port/tables", 2, "cannot be read as the address of a database"),
    ("database", "/dev/null/tables.sqlite", 3, "the database /dev/null/tables.sqlite cannot be reached or opened"),
    ("database", "/", 2, "names no file"),
    ("database", "~nobody-at-all/tables.sqlite", 2, "names no file"),
    ("database", "postgresql://ada:hush@127.0.0.1:1/tables", 3, "the database postgresql://127.0.0.1:1 cannot be"),
    ("thinkers", "0", 2, "from 1 to 64, not 0"),
    ("log-level", "loud", 2, "debug, info, warning, error"),
]


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOGHORN_LANG", "en")
    monkeypatch.setenv("FOGHORN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("FOGHORN_PORT", "0")


@pytest.mark.parametrize(("option", "given", "code", "part"), BAD)
def test_a_bad_value_is_answered_with_its_option_and_its_variable(
    option: str,
    given: str,
    code: int,
    part: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", f"--{option}", given]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"--{option}")
    assert part in said.err
    assert "hush" not in said.err
    assert said.err.count("\n") == 1
    variable = f"FOGHORN_{option.upper().replace('-', '_')}"
    monkeypatch.setenv(variable, given)
    assert main(["serve"]) == code
    assert capsys.readouterr().err == said.err.replace(f"--{option}", variable, 1)


@pytest.mark.parametrize(("option", "given", "code", "part"), BAD)
def test_every_language_has_a_sentence_of_its_own(
    option: str, given: str, code: int, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sentences = set()
    for language in LANGUAGES:
        assert main(["serve", f"--{option}", given, "--lang", language]) == code
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert f"--{option}" in said
        assert (part in said) or language != "en"
        sentences.add(said)
    assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_backup_names_the_variable_of_its_database(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copy").touch()
    monkeypatch.setenv("FOGHORN_DATABASE", "mysql://localhost")
    assert main([command, str(tmp_path / "copy")]) == 2
    assert capsys.readouterr().err.startswith("FOGHORN_DATABASE: “mysql://”")


def test_a_port_that_is_taken_and_one_that_is_not_ours_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    with addresses.listen("--host", "127.0.0.1", "--port", 0) as listener:
        port = listener.getsockname()[1]
        with pytest.raises(FoghornError) as taken:
            addresses.listen("--host", "127.0.0.1", "--port", port)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(FoghornError) as privileged:
        addresses.listen("--host", "127.0.0.1", "FOGHORN_PORT", 80)
    assert taken.value.refusal.code == "port-taken"
    assert privileged.value.refusal.code == "port-privileged"
    assert privileged.value.refusal.facts == {"name": "FOGHORN_PORT", "port": "80"}


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost"])
def test_addresses_and_names_of_this_machine_are_listened_on(host: str) -> None:
    with addresses.listen("--host", host, "--port", 0) as listener:
        assert listener.family == socket.AF_INET
        assert listener.getsockname()[1] > 0


def test_origins_are_spelt_as_browsers_spell_them() -> None:
    given = "https://Games.Example.org:443, http://localhost:8080,http://[::1]:80,https://xn--bcher-kva.example"
    assert addresses.origins("--origins", given) == (
        "https://games.example.org",
        "http://localhost:8080",
        "http://[::1]",
        "https://xn--bcher-kva.example",
    )
    assert addresses.origins("--origins", "") == ()


@pytest.mark.parametrize("given", ["", "*", "127.0.0.1", "10.0.0.0/8,192.0.2.7", "::1,2001:db8::/32"])
def test_addresses_and_networks_of_proxies_are_taken(given: str) -> None:
    assert addresses.proxies("--trusted-proxies", given) == given
