"""Many games at once: the arrays are those of the games, one by one."""

from __future__ import annotations

import numpy as np
import pytest

from foghorn import BadOption, Illegal, Unreadable
from foghorn.core.chance import Seeded
from foghorn.core.observation import observation_slices
from foghorn.env.batch import Batch
from foghorn.env.setup import Setup

TABLES = [("what-the-fog", {"players": 3}), ("escape", {"players": 2, "board": "small"})]


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_every_array_is_what_the_games_themselves_say(key: str, options: dict[str, object]) -> None:
    count, seed = 3, 7
    batch, setup = Batch(key, count, "score", **options), Setup(key, "score", **options)
    begun = count
    states = [setup.start(Seeded(seed, number)) for number in range(1, count + 1)]
    step, choose, ended = batch.reset(seed), np.random.default_rng(1), 0
    while ended < 4:
        for game, state in enumerate(states):
            seat = state.turn()
            assert step.seats[game] == seat
            assert (step.observations[game] == setup.observe(state, seat)).all()
            assert (step.action_masks[game] == setup.mask(state, seat)).all()
        actions = [int(choose.choice(np.flatnonzero(mask))) for mask in step.action_masks]
        before = step
        step = batch.step(np.array(actions))
        for game, state in enumerate(states):
            state.apply(before.seats[game], actions[game])
            assert step.terminations[game] == state.over()
            assert step.rewards[game].tolist() == (state.scores() if state.over() else [0] * batch.players)
            if state.over():
                begun += 1
                ended += 1
                states[game] = setup.start(Seeded(seed, begun))


def test_the_same_seed_gives_the_same_arrays_and_another_seed_others() -> None:
    def arrays(seed: int) -> list[bytes]:
        batch = Batch("what-the-fog", 4)
        steps = [batch.reset(seed)]
        steps += [batch.step(batch.sample()) for _ in range(50)]
        return [array.tobytes() for step in steps for array in step]

    assert arrays(1) == arrays(1)
    assert arrays(1) != arrays(2)


def test_an_earlier_step_stays_as_it_was_and_cannot_be_written_to() -> None:
    batch = Batch("what-the-fog", 2)
    first = batch.reset(1)
    kept = [array.copy() for array in first]
    for _ in range(5):
        batch.step(batch.sample())
    assert all((then == now).all() for then, now in zip(kept, first, strict=True))
    assert not any(array.flags.writeable for array in first)


def test_an_illegal_action_is_explained_and_changes_nothing() -> None:
    batch = Batch("what-the-fog", 2)
    step = batch.reset(1)
    legal = batch.sample()
    with pytest.raises(Illegal):
        batch.step([legal[0], int(np.argmin(step.action_masks[1]))])
    with pytest.raises(Unreadable):
        batch.step([legal[0], 10**6])
    with pytest.raises(ValueError, match="2 games"):
        batch.step(legal[:1])
    untouched = Batch("what-the-fog", 2)
    untouched.reset(1)
    assert (batch.step(legal).observations == untouched.step(legal).observations).all()


def test_the_parts_of_an_observation_are_found_by_name() -> None:
    batch = Batch("what-the-fog", 5, players=2)
    hand = observation_slices(batch.setup.game)["hand"]
    assert (batch.reset(3).observations[:, hand].sum(axis=1) == 5).all()


@pytest.mark.parametrize("count", [0, -1, 10**9])
def test_a_number_of_games_that_cannot_be_is_refused(count: int) -> None:
    with pytest.raises(BadOption) as refused:
        Batch("what-the-fog", count)
    assert refused.value.refusal.code == "out-of-range"


def test_games_begin_without_a_reset_too() -> None:
    begun, reset = Batch("what-the-fog", 2), Batch("what-the-fog", 2)
    reset.reset(0)
    actions = begun.sample()
    assert (actions == reset.sample()).all()
    assert (begun.step(actions).observations == reset.step(actions).observations).all()
