"""HTTP endpoints described once, by the types of their handlers.

What msgspec decodes and encodes here is what the OpenAPI page says, because both read the same types. A handler names
what it needs: `Request`, `LiveTables`, `Guest` (who asks; without one the answer is 401), `body`, parts of the path;
any other parameter is of the query. It returns its answer, None for "no content", or a `Response` of its own.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus
from types import NoneType
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..store.rows import Guest
from .auth import current_guest, live_tables_of
from .errors import Invalid, NotFound
from .live_tables import LiveTables

JSON = "application/json"
REFUSED = (400, 401, 403, 404, 409, 413, 421, 422, 429, 500, 503)
AS_RETURNED: Any = object()

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[object]])
_encoder = msgspec.json.Encoder()


def json_response(value: object, status: int = 200) -> Response:
    """Return a response with a value as JSON."""
    return Response(_encoder.encode(value), status, media_type=JSON)


async def _itself(request: Request) -> Request:
    return request


# By type, in the order of lookup: authentication comes before validation of the request.
GIVEN: dict[Any, Callable[[Request], Awaitable[object]]] = {
    Request: _itself,
    LiveTables: live_tables_of,
    Guest: current_guest,
}


class Parameter:
    """A part of the path or of the query."""

    def __init__(self, name: str, place: str, kind: Any, default: Any) -> None:
        self.name, self.place = name, place
        self.required = default is inspect.Parameter.empty
        self.default = default
        self.kind = _without_none(kind)  # a client omits such a parameter; it cannot send null

    def read(self, request: Request) -> object:
        """Return its value in a request; raises `NotFound` for the path and `Invalid` for the query."""
        given = request.path_params if self.place == "path" else request.query_params
        if self.name not in given and not self.required:
            return self.default
        try:
            return msgspec.convert(given[self.name], self.kind, strict=False)
        except (KeyError, msgspec.ValidationError) as error:
            if self.place == "path":
                raise NotFound("no-such-table") from error
            raise Invalid(f"query.{self.name}") from error


class Endpoint:
    """One method of one path: a handler, what it takes and what it answers."""

    def __init__(
        self,
        route: str,
        handler: Callable[..., Awaitable[object]],
        *,
        tag: str,
        status: int,
        answers: Any,
        media_type: str,
        also: tuple[int, ...],
        refused: tuple[int, ...],
    ) -> None:
        self.method, self.path = route.split(" ")
        self.handler, self.tag, self.media_type, self.also, self.refused = handler, tag, media_type, also, refused
        self.name, self.description = handler.__name__, inspect.getdoc(handler) or ""
        types = get_type_hints(handler, include_extras=True)
        returned = types.pop("return")
        if answers is not AS_RETURNED:
            returned = answers
        self.answer = _without_none(returned)
        self.status = 204 if self.answer in (None, NoneType) else status
        self.statuses = {self.status, 204} if NoneType in get_args(returned) else {self.status}
        defaults = inspect.signature(handler).parameters
        self.parameters: list[Parameter] = []
        self.body: Any = types.pop("body", None)
        self._given: dict[str, Callable[[Request], Awaitable[object]]] = {}
        for kind, give in GIVEN.items():
            self._given |= {name: give for name, each in types.items() if each is kind}
        for name, kind in types.items():
            if name not in self._given:
                place = "path" if f"{{{name}}}" in self.path else "query"
                self.parameters.append(Parameter(name, place, kind, defaults[name].default))
        # Not strict, because 3.0 is an integer in JSON Schema.
        self._decoder = msgspec.json.Decoder(self.body, strict=False) if self.body else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        values = {name: await give(request) for name, give in self._given.items()}
        for parameter in self.parameters:
            values[parameter.name] = parameter.read(request)
        if self._decoder is not None:
            values["body"] = await _read_body(request, self._decoder)
        answer = await self.handler(**values)
        if answer is None:
            answer = Response(status_code=204)
        elif not isinstance(answer, Response):
            answer = json_response(answer, self.status)
        await answer(scope, receive, send)


class Endpoints(list[Endpoint]):
    """The endpoints of a module; an instance decorates its handlers."""

    def __init__(self, prefix: str, refused: tuple[int, ...] = REFUSED) -> None:
        super().__init__()
        self.prefix, self.refused = prefix, refused

    def __call__(
        self,
        route: str,
        *,
        tag: str,
        status: int = 200,
        answers: Any = AS_RETURNED,
        media_type: str = JSON,
        also: tuple[int, ...] = (),
    ) -> Callable[[Handler], Handler]:
        """Add a handler for a route such as `GET /games`; `answers` is the type of what its own `Response` carries."""

        def add(handler: Handler) -> Handler:
            endpoint = Endpoint(
                route.replace(" ", f" {self.prefix}"),
                handler,
                tag=tag,
                status=status,
                answers=answers,
                media_type=media_type,
                also=also,
                refused=self.refused,
            )
            self.append(endpoint)
            return handler

        return add


class Resource:
    """All methods of one path, as an ASGI application."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.methods = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        endpoint = self.methods.get(scope["method"])
        if endpoint is None:
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED, headers={"Allow": ", ".join(self.methods)})
        await endpoint(scope, receive, send)


def routes_of(endpoints: list[Endpoint]) -> list[Route]:
    """Return a route for each path."""
    paths = dict.fromkeys(endpoint.path for endpoint in endpoints)
    return [Route(path, Resource(each for each in endpoints if each.path == path)) for path in paths]


async def _read_body(request: Request, decoder: msgspec.json.Decoder[Any]) -> object:
    """Return a request's body; raises `Invalid`. It must be JSON, which other origins cannot send unless allowed to."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON and not (kind.startswith("application/") and kind.endswith("+json")):
        raise Invalid("body")
    try:
        return decoder.decode(await request.body())
    except ClientDisconnect as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST) from error
    except msgspec.ValidationError as error:
        raise Invalid(f"body{_place_in(str(error))}") from error
    except (ValueError, RecursionError) as error:
        raise Invalid("body") from error


def _place_in(message: str) -> str:
    """Return the path that an error message of msgspec names, such as `.settings.seconds`."""
    path = re.search(r" - at `\$(.*?)`$", message)
    field = re.search(r"(?:missing required|contains unknown) field `(.*?)`", message)
    return (path[1] if path else "") + (f".{field[1]}" if field else "")


def _without_none(kind: Any) -> Any:
    parts = get_args(kind)
    if NoneType not in parts:
        return kind
    found: Any = None
    for part in parts:
        if part is not NoneType:
            found = part if found is None else found | part
    return found
