"""Whatever the OpenAPI page allows, and much that it does not, is answered as the page says."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import requests
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable

from tests.server.running import Server
from tests.server.visiting import new_address

if TYPE_CHECKING:
    from schemathesis import Case

EXAMPLES = 8
_turns = itertools.count()


class Caller:
    """A guest with a table; both made anew when a request did away with them."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.session = requests.Session()
        self.seen: Counter[int] = Counter()
        self.arrive()

    def arrive(self) -> None:
        self.session.cookies.clear()
        self._post("/guests", {"nickname": "Thesis"})
        self.table = self._post("/tables", {"game": "lighthouse"})["table"]["id"]

    def _post(self, path: str, body: dict[str, str]) -> dict[str, dict[str, str]]:
        headers = {"X-Forwarded-For": new_address()}
        answer: dict[str, dict[str, str]] = self.session.post(
            f"{self.base}/api/v1{path}", json=body, headers=headers
        ).json()
        return answer

    def call(self, case: Case[Any]) -> None:
        if "table" in (case.path_parameters or {}) and next(_turns) % 2:
            case.path_parameters["table"] = self.table
        from schemathesis.specs.openapi.checks import positive_data_acceptance

        # Options belong to a game, and may be valid one by one and not go together, which no schema says.
        takes_options = case.path.endswith(("/tables", "/options", "/terms"))
        excluded: list[Any] = [positive_data_acceptance] if takes_options else []
        # Each from an address of its own, or most would only learn that they are too many.
        headers = {"X-Forwarded-For": new_address()}
        answer = case.call_and_validate(session=self.session, headers=headers, excluded_checks=excluded)
        self.seen[answer.status_code] += 1
        if case.path.endswith(("/me", "/leave")) and case.method in ("DELETE", "POST"):
            self.arrive()


@pytest.fixture
def caller(server: Server) -> Caller:
    return Caller(server.base)


@pytest.mark.parametrize(("mode", "expected"), [("positive", {200, 201, 204, 404, 409}), ("negative", {404, 422})])
def test_the_server_keeps_to_its_openapi_page(server: Server, caller: Caller, mode: str, expected: set[int]) -> None:
    import schemathesis  # takes seconds, so only in the worker that runs this
    from schemathesis.core.result import Ok

    page = schemathesis.openapi.from_dict(httpx.get(f"{server.base}/api/openapi.json").json())
    page.config.update(base_url=server.base)
    operations = [found.ok() for found in page.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 20
    for operation in operations:

        @seed(1)
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode)))
        def keeps_to_it(case: Case[Any]) -> None:
            caller.call(case)

        try:
            keeps_to_it()
        except Unsatisfiable:  # nothing can be wrong with a request that takes nothing
            assert mode == "negative", operation.label
    # It really got through to the server's rooms, and was not only turned away at the door.
    assert expected <= set(caller.seen)
    assert not {429, 500, 503} & set(caller.seen)
