"""Pages of elsewhere, and names that are not ours."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest

from tests.server.playing import PATIENCE
from tests.server.raw import everything_from, handshake
from tests.server.running import Server
from tests.server.visiting import code_of, stranger


@pytest.mark.parametrize("origin", ["null", "http://[", "https://elsewhere.example", "https://", "own, but https"])
def test_a_page_of_another_origin_opens_no_socket(server: Server, origin: str) -> None:
    given = server.base.replace("http", "https") if origin.startswith("own") else origin
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    with closing(line):
        request = handshake(f"127.0.0.1:{server.port}").replace(b"\r\n\r\n", f"\r\nOrigin: {given}\r\n\r\n".encode())
        line.sendall(request)
        assert b" 403 " in everything_from(line).split(b"\r\n")[0]
    answer = stranger(server.base).post("/guests", json={"nickname": "Ada"}, headers={"Origin": given})
    assert (answer.status_code, code_of(answer)) == (403, "origin")


@pytest.mark.parametrize("host", ["rebound.example", "rebound.example:8000", "127.0.0.1.rebound.example", "[", ""])
def test_a_name_that_is_not_ours_is_refused(server: Server, host: str) -> None:
    answer = stranger(server.base).get("/games", headers={"Host": host})
    assert (answer.status_code, code_of(answer)) == (421, "host")
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    with closing(line):
        line.sendall(handshake(host))
        assert b" 403 " in everything_from(line).split(b"\r\n")[0]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:9", "[::1]:8000", "192.0.2.7"])
def test_addresses_and_this_machines_name_are_ours(server: Server, host: str) -> None:
    assert stranger(server.base).get("/games", headers={"Host": host}).status_code == 200
