"""Answers that are the same for everybody, such as the rules of a game: made once and kept as they are sent."""

import gzip
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response

T = TypeVar("T")
_KEPT: dict[tuple[Any, ...], tuple[bytes, bytes]] = {}  # plain and packed


def kept(make: Callable[..., Any], *about: Hashable) -> tuple[bytes, bytes]:
    """What `make` says about this, plain and packed; there must be few things that it can be asked about."""
    key = (make, *about)
    if key not in _KEPT:
        plain = msgspec.json.encode(make(*about))
        _KEPT[key] = plain, gzip.compress(plain, mtime=0)
    return _KEPT[key]


def fixed(request: Request[Any, Any, Any], make: Callable[..., T], *about: Hashable) -> Response[T]:
    """The answer with what `make` says about this, packed for whoever can unpack it."""
    plain, packed = kept(make, *about)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        plain = packed
    return cast(Response[T], Response(plain, media_type=MediaType.JSON, headers=headers))
