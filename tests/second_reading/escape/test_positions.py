"""Small hand-made positions, drawn in positions/, with everything that is legal there."""

from __future__ import annotations

import pytest

from tests.second_reading.escape.drawing import Drawing, drawings


@pytest.mark.parametrize("drawing", list(drawings()), ids=lambda drawing: drawing.title)
def test_a_drawn_position_has_exactly_the_actions_written_beside_it(drawing: Drawing) -> None:
    drawing.play()
