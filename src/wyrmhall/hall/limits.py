"""How much anybody may have or ask for: caps on what is in use, paces for what comes again and again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic

from wyrmhall.hall.errors import CommandRefused

Time = Callable[[], float]


class Cap:
    """So many at once, in all and for each key: an address, a player."""

    def __init__(self, most: int, most_each: int | None = None) -> None:
        self.most = most
        self.most_each = most if most_each is None else most_each
        self.total = 0
        self._held: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Take one, if there is room."""
        held = self._held.get(key, 0)
        if self.total >= self.most or held >= self.most_each:
            return False
        self.total += 1
        self._held[key] = held + 1
        return True

    def leave(self, key: str) -> None:
        """Give back one that was taken."""
        self.total -= 1
        if self._held[key] == 1:
            del self._held[key]
        else:
            self._held[key] -= 1


class Bucket:
    """A bucket of tokens that fills at its pace; each thing done costs one."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def fill(self, rate: float, burst: float, now: float) -> None:
        if now > self.at:
            self.tokens = min(burst, self.tokens + (now - self.at) * rate)
            self.at = now

    def wait(self, rate: float, burst: float, now: float) -> float:
        self.fill(rate, burst, now)
        return max(0.0, (1 - self.tokens) / rate)

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.fill(rate, burst, now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Pace:
    """So many a second, and so many at once, for each key."""

    MANY = 10_000  # keys at most
    FEW = 500  # keys, before those are forgotten that have rested

    def __init__(self, rate: float, burst: float, time: Time = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._time = time
        self._buckets: dict[str, Bucket] = {}
        self._enough = self.FEW  # keys at which to look for those that have rested

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, key: str) -> float:
        """In how many seconds this key may do it once more; 0: now."""
        bucket, now = self._buckets.get(key), self._time()
        return 0.0 if bucket is None else bucket.wait(self.rate, self.burst, now)

    def take(self, key: str) -> bool:
        """Whether this key may do it once more, now."""
        now = self._time()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._enough:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.burst, now)
        return bucket.take(self.rate, self.burst, now)

    def bucket(self) -> Bucket:
        """A bucket of this pace for one who keeps it himself."""
        return Bucket(self.burst, self._time())

    def take_from(self, bucket: Bucket) -> bool:
        return bucket.take(self.rate, self.burst, self._time())

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if that makes little room, the longest unused half."""
        kept = {
            key: each for key, each in self._buckets.items() if each.tokens + (now - each.at) * self.rate < self.burst
        }
        if len(kept) > self.MANY * 0.9:
            newest = sorted(kept, key=lambda key: kept[key].at)[len(kept) // 2 :]
            kept = {key: kept[key] for key in newest}
        self._buckets = kept
        self._enough = min(self.MANY, max(self.FEW, 2 * len(kept)))


class Ration:
    """At most so many within any span of time, for each key."""

    MANY = 10_000  # keys, before those are forgotten that have rested

    def __init__(self, most: int, span: float, time: Time) -> None:
        self.most = most
        self.span = span
        self._time = time
        self._taken: dict[str, deque[float]] = {}  # when, those of the last span; who took last stands last

    def take(self, key: str) -> bool:
        """Whether this key may do it once more, now."""
        now = self._time()
        self._forget(now)
        taken = self._taken.pop(key, None) or deque()
        self._taken[key] = taken
        while taken and taken[0] <= now - self.span:
            taken.popleft()
        if len(taken) >= self.most:
            return False
        taken.append(now)
        return True

    def _forget(self, now: float) -> None:
        """Whoever has rested for a span; if there are too many still, the longest unused."""
        while self._taken:
            oldest = next(iter(self._taken))
            if self._taken[oldest][-1] > now - self.span and len(self._taken) < self.MANY:
                return
            del self._taken[oldest]


class Hints:
    """Who may ask a bot for a hint: each player one at a time, and so many a minute, at all tables together."""

    MOST = 10
    SPAN = 60_000  # milliseconds of hall time

    def __init__(self, now: Callable[[], int]) -> None:
        self._ration = Ration(self.MOST, self.SPAN, now)
        self._asking: set[str] = set()

    def begin(self, player: str) -> None:
        """A bot begins to think for this player; raises CommandRefused."""
        if player in self._asking:
            raise CommandRefused("too_many_hints", "one hint at a time; wait for the one you have asked for")
        if not self._ration.take(player):
            raise CommandRefused("too_many_hints", f"{self.MOST} hints a minute; wait a little")
        self._asking.add(player)

    def end(self, player: str) -> None:
        """It has answered, or given up."""
        self._asking.discard(player)
