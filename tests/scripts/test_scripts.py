"""The scripts that look after the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from . import ROOT, script

RULES_MAP = script("rules_map")
MUTATE = script("mutate")
KERNELS = list(MUTATE.KERNELS.values())
KERNEL = KERNELS[-1].sources()


def test_every_rule_has_a_test() -> None:
    assert RULES_MAP.main(["--brief"]) == 0


def test_a_citation_may_be_a_number_a_section_or_a_range() -> None:
    assert RULES_MAP.cited_in("§3.4, then §6 and §5.1 to §5.3.") == {"§3.4", "§6", "§5.1", "§5.2", "§5.3"}
    assert RULES_MAP.cited_in("rule 3.4 of 10") == set()


def test_only_tests_can_cite_a_rule(tmp_path: Path) -> None:
    file = tmp_path / "test_example.py"
    file.write_text(
        '"""§1.1"""\n'
        "def helper():\n"
        '    """§1.2"""\n'
        "def test_by_docstring():\n"
        '    """§1.3"""\n'
        "def test_by_comment():\n"
        "    pass  # §1.4\n"
    )
    assert dict(RULES_MAP.tests_in(file)) == {"test_by_docstring": {"§1.3"}, "test_by_comment": {"§1.4"}}


def test_a_rule_without_a_test_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    missing = RULES_MAP.report("game", {"§1": "one", "§2": "two"}, {"§1": ["test"]}, True)
    assert missing == ["game §2: no test cites it (two)"]
    assert "one" in capsys.readouterr().out


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_change_to_a_kernel_can_still_be_read_and_is_a_change(kernel: Any) -> None:
    for file, source in kernel.sources().items():
        for mutant in MUTATE.Sites(file, source).all()[::5]:
            assert mutant.apply(source) != source
            compile(mutant.apply(source), file, "exec")


def test_the_kernel_can_be_changed_in_every_way() -> None:
    mutants = [(mutant, source) for file, source in KERNEL.items() for mutant in MUTATE.Sites(file, source).all()]
    assert len(mutants) > 300
    changes = {(source[mutant.start : mutant.end].decode(), mutant.new.decode()) for mutant, source in mutants}
    assert changes >= {
        ("<", "<="),
        ("==", "!="),
        ("and", "or"),
        ("+", "-"),
        ("1", "2"),
        ("False", "True"),
    }
    assert any(source[mutant.start : mutant.start + 2] == b"+=" for mutant, source in mutants), "a count turned round"
    assert any(new == "pass" for _, new in changes), "a statement dropped"
    assert any(new.startswith("(not (") for _, new in changes), "a condition turned round"


@pytest.mark.parametrize("kernel", KERNELS)
def test_every_explained_survivor_is_still_a_change_that_could_be_made(kernel: Any) -> None:
    possible = {
        mutant.fingerprint(source)
        for file, source in kernel.sources().items()
        for mutant in MUTATE.Sites(file, source).all()
    }
    assert kernel.known().keys() <= possible
    assert all(len(reason) > 20 for reason in kernel.known().values())


@pytest.mark.parametrize("kernel", KERNELS)
def test_the_tests_that_should_notice_a_change_are_there(kernel: Any) -> None:
    for name in (name for stage in kernel.stages for name in stage):
        assert (ROOT / kernel.tests / f"test_{name}.py").is_file()
