"""What only ever grows: a copy shares what both have in common, however long that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar, overload

from wyrmhall.hall import entries as e
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.state import Event

T = TypeVar("T")


class History(Sequence[T], Generic[T]):
    """A list to which one can only append.

    Of a history and its copies, one goes on at a time: what another copy had added since is dropped then, as with a
    table whose copy was rehearsed but not saved.
    """

    __slots__ = ("_length", "_shared")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._shared = list(items)
        self._length = len(self._shared)

    def copy(self) -> History[T]:
        twin: History[T] = History.__new__(History)
        twin._shared, twin._length = self._shared, self._length
        return twin

    def up_to(self, length: int) -> History[T]:
        """Its first items, as a copy that has gone back."""
        twin = self.copy()
        twin._length = min(length, self._length)
        return twin

    def append(self, item: T) -> None:
        if len(self._shared) > self._length:
            self._shared = self._shared[: self._length]
        self._shared.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._shared[number] for number in range(*place.indices(self._length))]
        return self._shared[range(self._length)[place]]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return self[:] == (other[:] if isinstance(other, History) else other)

    def __repr__(self) -> str:
        return repr(self[:])

    __hash__ = None  # type: ignore[assignment]  # it changes


class Told(NamedTuple):
    """A line of the log that people read: an event of the game, or what the hall or somebody says."""

    seat: int
    wall: int
    event: Event | None = None  # of the game,
    said: Said | None = None  # or what the hall says,
    text: str = ""  # or somebody at the table


class Taken(NamedTuple):
    """A choice that was made."""

    seat: int
    option: Option
    by: e.Whose
    thought: int  # milliseconds it took
    is_open: bool = False  # whether everybody was told what was chosen
