"""HTTP under /api/v1: the games there are, what a table of theirs may have, and what can be learned of them."""

from __future__ import annotations

from functools import cache

import msgspec

from ..bots.bot import bot_names, default_bot
from ..core.game import game_of, games_in_order, read_options
from ..core.lesson import lessons_of
from ..core.offers import OfferedOption, offers, usual_options
from .endpoints import Endpoints
from .models import ChosenOptions, GameAnswer, LessonAnswer, PresetAnswer

endpoint = Endpoints("/api/v1")


@endpoint("GET /games", tag="games")
async def games() -> list[GameAnswer]:
    """List the games, with their options as JSON schema."""
    return [_game(game.meta.key) for game in games_in_order()]


@cache
def _game(key: str) -> GameAnswer:
    game = game_of(key)
    return GameAnswer(
        key=game.meta.key,
        name=game.meta.name,
        seats=game.meta.seats,
        rules_version=game.meta.rules_version,
        options=msgspec.json.schema(game.options),
        usual=offers(game, usual_options(game)),
        presets=[
            PresetAnswer(name=name, options=msgspec.to_builtins(read_options(game, options)))
            for name, options in game.presets.items()
        ],
        bots=bot_names(game),
        default_bot=default_bot(game),
        strengths=dict(game.strengths),
        lesson=len(lessons_of(game.meta.key)) > 0,
        scenarios=len(game.scenarios()),
    )


@endpoint("POST /games/{game}/options", tag="games")
async def options(game: str, body: ChosenOptions) -> list[OfferedOption]:
    """List the values that each option could have beside these options, and why some could not."""
    found = game_of(game)
    return offers(found, {**usual_options(found), **body.options})


@endpoint("GET /games/{game}/lessons", tag="games")
async def lessons(game: str) -> list[LessonAnswer]:
    """List a game's lessons, with the choices that each suggests to the learner."""
    return [
        LessonAnswer(name=lesson.name, goals=lesson.goals, suggested=lesson.suggested) for lesson in lessons_of(game)
    ]
