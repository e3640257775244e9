"""The shapes of tokens for programs. HTTP requests and answers, see `shapes`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Scope = Literal["read", "tables", "play"]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token that somebody wants: what it is for, in their own words and as purposes, and for how many days."""

    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=365)] = 90


class TokenInfo(Struct, frozen=True):
    """A token of yours; its secret is told only when it is made."""

    id: int
    label: str
    scopes: list[str]
    made_at: str
    used_at: str
    ends_at: str


class MyTokens(Struct, frozen=True):
    """Your tokens, and whether you are a program. `made` is the secret of the one that was made now, else empty."""

    program: bool
    tokens: list[TokenInfo]
    made: str = ""


class ProgramMark(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether your account is a program, which everybody is told at tables."""

    program: bool
