"""Answers that are the same for everybody, such as the rules of a game: made once and kept as they are sent."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Response

T = TypeVar("T")
_KEPT: dict[tuple[Any, ...], bytes] = {}


def fixed(make: Callable[..., T], *about: Hashable) -> Response[T]:
    """The answer with what `make` says about this; there must be few things that it can be asked about."""
    key = (make, *about)
    if key not in _KEPT:
        _KEPT[key] = msgspec.json.encode(make(*about))
    return cast(Response[T], Response(_KEPT[key], media_type=MediaType.JSON))
