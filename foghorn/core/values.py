"""What a value of a type may be, where the type lists it: options are offered, explained and checked by this."""

from __future__ import annotations

import types
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

OptionValue: TypeAlias = int | bool | str | None


def values_of(kind: Any) -> list[OptionValue]:
    """List the values of a type, None first; nothing if there is no end to them."""
    if kind is bool:
        return [False, True]
    if kind is types.NoneType:
        return [None]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) not in (Union, types.UnionType):
        return []
    parts = [values_of(each) for each in get_args(kind)]
    return sorted((value for part in parts for value in part), key=lambda each: each is not None) if all(parts) else []


def choices_of(kind: Any) -> str:
    """Write down what a value of a type may be: its values, or else the name of the type."""
    return ", ".join(map(str, values_of(kind))) or getattr(kind, "__name__", str(kind))
