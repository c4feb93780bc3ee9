"""Workers: results come in order, whoever closes them ends the work, and what cannot travel is known beforehand."""

from __future__ import annotations

import contextlib
import sys
from functools import partial

import pytest

from foghorn.simulation.workers import Here, main_hidden, travels


def test_work_is_done_in_order_and_only_as_far_as_it_is_wanted() -> None:
    done: list[int] = []

    def work(item: int) -> int:
        done.append(item)
        return item * item

    with contextlib.closing(Here().map(work, range(9))) as results:
        assert [next(results), next(results)] == [0, 1]
    assert done == [0, 1]
    assert list(Here().map(work, range(4))) == [0, 1, 4, 9]


def of_the_program() -> None:
    """Stands for what a script defines itself."""


def test_what_a_module_has_travels_and_what_a_program_or_a_function_has_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def closed_in() -> None:
        """Known to this function alone."""

    assert travels("random")
    assert travels(test_work_is_done_in_order_and_only_as_far_as_it_is_wanted)
    assert not travels(closed_in)
    assert travels(of_the_program)
    monkeypatch.setattr(of_the_program, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "of_the_program", of_the_program, raising=False)
    assert not travels(of_the_program)
    assert not travels(partial(of_the_program))


def test_the_program_is_hidden_for_a_moment_only() -> None:
    main = sys.modules["__main__"]
    with contextlib.suppress(ZeroDivisionError), main_hidden():
        assert not hasattr(sys.modules["__main__"], "__file__")
        raise ZeroDivisionError
    assert sys.modules["__main__"] is main
