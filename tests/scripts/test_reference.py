"""The reference page has every public name, as the source declares it."""

from __future__ import annotations

import foghorn

from . import ROOT, script

REFERENCE = script("reference")


def test_the_reference_page_is_what_the_source_says() -> None:
    assert (ROOT / "docs" / "reference.md").read_text("utf-8") == REFERENCE.page(), "run scripts/reference.py"


def test_every_public_name_is_on_the_page_once() -> None:
    listed = [name for names in REFERENCE.SECTIONS.values() for name in names]
    assert sorted(listed) == sorted(foghorn.__all__)


def test_everything_on_the_page_is_explained() -> None:
    for name in foghorn.__all__:
        _, _, *explained = REFERENCE.entry(name)
        assert any(line and not line.startswith("`") for line in explained), name
