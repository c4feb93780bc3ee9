"""The same four clients at boardgame.io's server: Socket.IO's few words over the same WebSocket."""

from __future__ import annotations

import asyncio

import msgspec

from .pace import SEATS, Pace, Table
from .wire import Http, Listener, WebSocket

SPACE = b"/fog,"


class G(msgspec.Struct):
    """What a trivial client reads of the game."""

    held: str | None
    moves: int


class Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815 (boardgame.io's name)
    gameover: dict[str, str] | None = None


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    _stateID: int  # noqa: N815 (boardgame.io's name)


class Synced(msgspec.Struct):
    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Player(Listener):
    """One page at a match."""

    def __init__(self, match: Match, place: int) -> None:
        self.match, self.place = match, place
        self.credentials = ""
        self.socket: WebSocket | None = None
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, socket: WebSocket, data: bytes) -> None:
        """Engine.IO: 0 open, 2 ping, 4 message; Socket.IO: 0 connect, 2 event."""
        if data.startswith(b'42/fog,["update"'):
            self.match.seen(decode_update(data[7:])[2])
        elif data.startswith(b'42/fog,["sync"'):
            self.match.state = decode_sync(data[7:])[2].state
            self.synced.set_result(None)
        elif data.startswith(b"0{"):
            socket.send(b"40" + SPACE)
        elif data.startswith(b"40" + SPACE):
            emit(socket, "sync", self.match.id, str(self.place), self.credentials, SEATS)
        elif data == b"2":
            socket.send(b"3")

    def lost(self, reason: str) -> None:
        self.match.pace.fail(RuntimeError(f"the server hung up: {reason}"))


def emit(socket: WebSocket, *event: object) -> None:
    """Send a Socket.IO event."""
    socket.send(b"42" + SPACE + msgspec.json.encode(event))


class Match(Table):
    """Four players in turn, one match after the other."""

    def __init__(self, pace: Pace, number: int, port: int) -> None:
        super().__init__(pace, number)
        self.port = port
        self.http = Http(port, {})
        self.players: list[Player] = []
        self.id = ""
        self.state: State | None = None
        self._seen = 0
        self._wanted = 0
        self._heard = 0

    async def open(self) -> None:
        self.id = (await self.http.post("/games/fog/create", {"numPlayers": SEATS}))[0]["matchID"]
        old, self.players = self.players, [Player(self, place) for place in range(SEATS)]
        for player in old:
            if player.socket is not None:
                self._heard += player.socket.bytes_heard
                player.socket.close()
        for player in self.players:
            body = {"playerID": str(player.place), "playerName": f"P{player.place + 1}"}
            player.credentials = (await self.http.post(f"/games/fog/{self.id}/join", body))[0]["playerCredentials"]

        async def connect(player: Player) -> None:
            path = "/socket.io/?EIO=4&transport=websocket"
            player.socket = await WebSocket.connect(self.port, path, {}, player)
            await player.synced

        await asyncio.gather(*(connect(player) for player in self.players))
        self.http.close()
        self.pace.settled(self, moved=False)

    def seen(self, state: State) -> None:
        """Count one more seat that has the state all wait for."""
        if state.G.moves == self._wanted:
            self._seen += 1
            if self._seen == SEATS:
                self.state = state
                over = state.ctx.gameover is not None
                self.pace.settled(self, moved=True, over=over)
                if over:
                    self.pace.ended(self)

    def move(self) -> None:
        state = self.state
        assert state is not None
        player = self.players[int(state.ctx.currentPlayer)]
        kind, most = ("pick", 6) if state.G.held is None else ("place", 8)
        self._wanted, self._seen = state.G.moves + 1, 0
        seat = str(player.place)
        payload = {
            "type": kind,
            "args": [self.choose.randrange(most)],
            "playerID": seat,
            "credentials": player.credentials,
        }
        assert player.socket is not None
        emit(player.socket, "update", {"type": "MAKE_MOVE", "payload": payload}, state._stateID, self.id, seat)

    @property
    def bytes_heard(self) -> int:
        return self._heard + sum(player.socket.bytes_heard for player in self.players if player.socket is not None)

    def close(self) -> None:
        self.http.close()
        for player in self.players:
            if player.socket is not None:
                player.socket.close()
