"""Answers that are the same for everybody, such as the rules of a game: made once and kept as they are sent."""

import gzip
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response

from asztal.server.http.pages import File

T = TypeVar("T")
_KEPT: dict[tuple[Any, ...], File] = {}


def kept(make: Callable[..., Any], *about: Hashable) -> File:
    """What `make` returns for these arguments, of which there must be few combinations."""
    key = (make, *about)
    if key not in _KEPT:
        packed = gzip.compress(msgspec.json.encode(make(*about)), mtime=0)
        _KEPT[key] = File(MediaType.JSON, b"", {"gzip": packed})
    return _KEPT[key]


def fixed(request: Request[Any, Any, Any], make: Callable[..., T], *about: Hashable) -> Response[T]:
    """The answer with what `make` returns for these arguments."""
    return cast(Response[T], kept(make, *about).answer(request))
