"""One folder a game. `FOGHORN_GAMES` may name further folders that hold games."""

import os

__path__ += [folder for folder in os.environ.get("FOGHORN_GAMES", "").split(os.pathsep) if folder]
