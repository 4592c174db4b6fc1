"""Bots think in processes of their own, which may be killed, hang or lie without hurting the hall."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.hall.pool import MAGIC_DRAGON, dealt, job, open_pool, run, strange, until
from tests.patience import PATIENCE
from tests.stranger import install
from tests.toy.relay import RELAY
from wyrmhall import _native
from wyrmhall.bots import LEVELS, bot
from wyrmhall.bots.bot import Deadline
from wyrmhall.hall.bot_worker import set_up
from wyrmhall.hall.bots import BotWorkers
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import look

ROOT = Path(__file__).parent.parent.parent
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes as Unix does")


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        if Path("/proc/self").exists():
            return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# --- what they are for -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_a_round_with_legal_options(level: str) -> None:
    async def work() -> None:
        s = dealt()
        async with open_pool(BotWorkers(2)) as pool:
            for _ in range(18):
                [seat] = owing(s)
                option = await pool.choose(job(s, level), PATIENCE)
                assert option in [offered.text for offered in options(s, seat)]
                choose(s, seat, option)
            assert pool.counts.jobs == 18
            assert pool.counts.seconds > 0
            assert not pool.counts.failures

    run(work)


def test_the_same_seed_chooses_the_same() -> None:
    async def work() -> None:
        s = dealt()
        async with open_pool(BotWorkers(2)) as pool:
            chosen = await asyncio.gather(*[pool.choose(job(s, "random"), PATIENCE) for _ in range(12)])
            assert len(set(chosen)) == 1
            assert chosen[0] is not None

    run(work)


def test_a_game_of_strangers_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what is installed, as everywhere: secret choices, teams, pieces and unseen sizes travel."""
    install(tmp_path, "", "relay = tests.toy.relay:RELAY")
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([*before.split(os.pathsep)] * bool(before) + [str(ROOT), str(tmp_path)])
    )

    async def work() -> None:
        s = RELAY.start(4, seed=3)
        async with open_pool(BotWorkers(1)) as pool:
            while s.waiting:
                seat = owing(s)[0]
                option = await pool.choose(job(s, "random"), PATIENCE)
                assert option in [offered.text for offered in options(s, seat)]
                choose(s, seat, option)
            assert not pool.counts.failures

    run(work)


def test_cards_of_ones_own_travel_with_the_job() -> None:
    text = MAGIC_DRAGON.book_of(None).table.text.replace("green", "teal")

    async def work() -> None:
        s = MAGIC_DRAGON.start(2, seed=1, house={"first_dealer": "A"}, cards=CardTable("own", text))
        async with open_pool(BotWorkers(1)) as pool:
            for _ in range(6):
                option = await pool.choose(job(s, cards=text), PATIENCE)
                assert option is not None
                choose(s, owing(s)[0], option)
        async with open_pool(BotWorkers(1)) as pool:
            assert await pool.choose(job(s), PATIENCE) is None  # the game's own cards are not those
            assert pool.counts.failures == {"bot": 1}

    run(work)


def test_another_set_up_is_refused() -> None:
    said = MAGIC_DRAGON.set_up(3, house={"bid_bonus": "0,0,0,0,0", "spells_optional": "true"}).to_data()
    assert set_up(said, None).to_data() == said
    for part, other in {"rules": "0", "cards": "0" * 64, "house": "final_tie=share"}.items():
        with pytest.raises(BadSetup):
            set_up({**said, part: other}, None)


# --- without a thought -----------------------------------------------------------------------------


def test_a_thinking_bot_without_time_plays_as_the_games_strategy_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its strategy's pick, in a world that it imagines; it is never just the first option."""
    s = game("storm-dragons").start(3, seed=4)
    picks: list[str] = []

    class Noting(type(s.setup.game.strategy())):  # type: ignore[misc]
        def pick(self, world: State, decision: Any, options: list[Any], chance: Any) -> Any:
            picked = super().pick(world, decision, options, chance)
            picks.append(picked.text)
            return picked

    monkeypatch.setattr(type(s.setup.game), "strategy", lambda self: Noting())
    others = 0
    for number in range(60):
        seat = owing(s)[0]
        view, over = look(s, seat), Deadline(0)
        chosen = bot("thinking", f"seed {number}").choose(view, over)
        assert chosen in view.options
        if len(view.options) > 1:
            assert picks == [chosen.text]
            assert bot("thinking", f"seed {number}").glance(view) in view.options
            others += chosen != view.options[0]
        picks.clear()
        choose(s, seat, chosen)
    assert others > 10


def test_a_glance_needs_no_worker_and_may_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        pool = BotWorkers(1)
        wanted = job(dealt(), "random")
        assert await pool.glance(wanted) == bot("random", "seed").glance(look(dealt(), owing(dealt())[0])).text
        monkeypatch.setattr("wyrmhall.bots.random.RandomBot.glance", lambda self, view: 1 / 0)
        assert await pool.glance(wanted) is None
        await pool.close()
        assert await pool.glance(wanted) is None

    run(work)


# --- what a worker knows ---------------------------------------------------------------------------


def test_a_worker_imports_nothing_that_knows_more(tmp_path: Path) -> None:
    program = "import sys, wyrmhall.hall.bot_worker; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert {name for name in loaded if name.startswith("wyrmhall.hall.")} == {"wyrmhall.hall.bot_worker"}
    heavy = {"asyncio", "litestar", "sqlalchemy", "sqlite3", "uvicorn", "ssl", "wyrmhall.cli"}
    assert not heavy & set(loaded)


def test_a_worker_gets_the_view_of_its_seat_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYRMHALL_SECRET", "the hall's own")
    s = dealt()
    [seat] = owing(s)

    async def work() -> None:
        with socket.socket() as listening, open(tmp_path / "log", "w") as log:
            listening.set_inheritable(True)
            os.set_inheritable(log.fileno(), True)
            async with open_pool(BotWorkers(1, command=strange("tells", tmp_path))) as pool:
                assert await pool.choose(job(s), PATIENCE) is not None

    run(work)
    told = json.loads((tmp_path / "notes").read_text())
    assert set(told["job"]) == {"setup", "cards", "view", "level", "seed", "seconds"}
    assert told["job"]["view"] == json.loads(json.dumps(view_to_data(look(s, seat))))
    assert told["job"]["setup"] == s.setup.to_data()
    assert "the hall's own" not in told["environment"].values()
    assert set(told["environment"]) <= {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "WYRMHALL_PLAIN",
                                        "LD_LIBRARY_PATH", "LC_CTYPE"}  # fmt: skip
    assert told["files"] == []
    assert told["nice"] >= min(os.nice(0) + 10, 19)
    assert told["compiled"] == _native.how()[0]


# --- what may go wrong -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("sleeps", "late"),
        ("loops", "late"),
        ("floods", "nonsense"),
        ("talks", "nonsense"),
        ("garbles", "nonsense"),
        ("cheats", "nonsense"),
        ("knows nothing", "bot"),
        ("exits", "died"),
        ("dies", "died"),
        ("eats", "died"),
    ],
)
def test_a_strange_worker_costs_one_job(how: str, reason: str, tmp_path: Path) -> None:
    """None comes in time, every time, and the pool lives on; 'eats' shows that the limit of memory holds."""
    seconds = 0.3 if reason == "late" else PATIENCE

    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange(how, tmp_path))) as pool:
            await until(lambda: pool.counts.starts)
            for asked in range(1, 4):
                await until(lambda: pool._idle)
                assert await pool.choose(job(dealt(), seconds=seconds), PATIENCE) is None
                assert pool.counts.failures == {reason: asked}
            assert pool.counts.starts in ([1] if reason == "bot" else [3, 4])  # the next may be on its way
        assert not (tmp_path / "notes").exists()
        assert not pool.pids()

    run(work)


def test_a_worker_may_eat_what_it_is_granted(tmp_path: Path) -> None:
    """So it is the limit that stopped it above."""

    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange("eats", tmp_path), memory=8 << 30)) as pool:
            asking = asyncio.create_task(pool.choose(job(dealt()), PATIENCE))
            await until((tmp_path / "notes").exists)
            asking.cancel()

    run(work)


def test_a_worker_killed_while_it_thinks_is_replaced() -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1)) as pool:
            assert await pool.choose(job(dealt()), PATIENCE) is not None
            [pid] = pool.pids()
            os.kill(pid, signal.SIGSTOP)  # in the midst of its thoughts
            thinking = asyncio.create_task(pool.choose(job(dealt()), PATIENCE))
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGKILL)
            assert await thinking is None
            assert pool.counts.failures == {"died": 1}
            assert await pool.choose(job(dealt()), PATIENCE) is not None
            assert pool.pids() != [pid]
            assert not is_running(pid)

    run(work)


def test_a_hundred_kills_while_jobs_flow() -> None:
    """Each job ends, with a legal option or with None; nobody is left behind, and at the end all is well."""
    s, pids = dealt(), set[int]()

    async def work() -> None:
        async with open_pool(BotWorkers(2)) as pool:
            answers: list[str | None] = []
            is_over = asyncio.Event()

            async def ask() -> None:
                while not is_over.is_set():
                    answers.append(await pool.choose(job(s), PATIENCE))
                    await asyncio.sleep(0)

            async with asyncio.TaskGroup() as asking:
                for _ in range(3):
                    asking.create_task(ask())
                for kills in range(100):
                    await until(pool.pids)
                    victim = pool.pids()[kills % len(pool.pids())]
                    pids.add(victim)
                    await kill(pool, victim, answers)
                is_over.set()
            assert set(answers) <= {None, *[option.text for option in options(s, owing(s)[0])]}
            assert len(pids) == 100
            assert any(answers)
            assert pool.counts.failures.total() == answers.count(None)
            assert await pool.choose(job(s), PATIENCE) is not None
        assert not [pid for pid in pids if is_running(pid)]

    run(work)


async def kill(pool: BotWorkers, victim: int, answers: list[str | None]) -> None:
    """Until that is noticed, and another job has ended."""
    so_far = len(answers)
    os.kill(victim, signal.SIGKILL)
    await until(lambda: victim not in pool.pids() and len(answers) > so_far)


def test_workers_that_cannot_start_are_not_tried_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange("cannot start", tmp_path))) as pool:
            assert await pool.choose(job(dealt()), PATIENCE) is None  # it waited, but not for nothing
            await until(lambda: pool.counts.starts >= 3)
            await until(lambda: pool._down)
            assert await pool.choose(job(dealt()), PATIENCE) is None
            assert pool.counts.failures == {"none": 2}
            assert pool.counts.starts < 6
        assert int((tmp_path / "notes").read_text()) <= pool.counts.starts

    run(work)


def test_a_command_that_is_not_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(2, command=(str(tmp_path / "nothing"),))) as pool:
            assert await pool.choose(job(dealt()), PATIENCE) is None
            assert pool.counts.failures == {"none": 1}

    run(work)


def test_a_hall_that_has_just_started_can_wait_for_its_first_worker(tmp_path: Path) -> None:
    """Its processes take longer to start than a bot may think; where none can start, nobody waits for them."""

    async def work() -> None:
        pool = BotWorkers(1)
        waiting = asyncio.create_task(pool.ready())
        await asyncio.sleep(0)
        assert not waiting.done()
        async with open_pool(pool):
            await waiting
            assert pool._idle
            assert await pool.choose(job(dealt()), PATIENCE) is not None
        async with open_pool(BotWorkers(1, command=(str(tmp_path / "nothing"),))) as pool:
            await pool.ready()
            assert await pool.choose(job(dealt()), PATIENCE) is None

    run(work)


def test_a_worker_that_is_late_is_not_waited_for_and_lives_on() -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1)) as pool:
            assert await pool.choose(job(dealt()), PATIENCE) is not None
            [pid] = pool.pids()
            os.kill(pid, signal.SIGSTOP)
            assert await pool.choose(job(dealt()), 0.05) is None
            assert pool.counts.failures == {"late": 1}
            os.kill(pid, signal.SIGCONT)
            await until(lambda: pool._idle)
            assert await pool.choose(job(dealt()), PATIENCE) is not None
            assert pool.pids() == [pid]

    run(work)


# --- the end ---------------------------------------------------------------------------------------

HALL = """
import asyncio, sys
sys.path.insert(0, {root!r})
from tests.hall.test_bots import dealt, job
from tests.patience import PATIENCE
from wyrmhall.hall.bots import BotWorkers

async def main():
    pool = BotWorkers(2, command={command!r})
    await pool.start()
    asking = [asyncio.create_task(pool.choose(job(dealt(), seconds=10.0), PATIENCE)) for _ in range(2)]
    while len(pool.pids()) < 2 or pool.waiting():
        await asyncio.sleep(0.01)
    print(*pool.pids(), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("is_thinking", [False, True], ids=["idle", "thinking"])
def test_workers_die_with_the_hall(is_thinking: bool, tmp_path: Path) -> None:
    command = BotWorkers().command[:-2]
    if is_thinking:
        command = (sys.executable, "-c", THINKS_FOR_EVER)
    program = HALL.format(root=str(ROOT), command=command)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as hall:
        assert hall.stdout is not None
        pids = [int(pid) for pid in hall.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_running(pid) for pid in pids)
        hall.kill()
    asyncio.run(until(lambda: not any(is_running(pid) for pid in pids)))


THINKS_FOR_EVER = """
import sys
from wyrmhall.hall import bot_worker

def think(job, setups):
    while True:
        pass

bot_worker.think = think
bot_worker.main(int(sys.argv[1]), int(sys.argv[2]))
"""


def test_a_closed_pool_answers_nobody() -> None:
    async def work() -> None:
        pool = BotWorkers(1)
        await pool.start()
        await until(pool.pids)
        [pid] = pool.pids()
        await pool.close()
        assert not is_running(pid)
        assert await pool.choose(job(dealt()), PATIENCE) is None
        await pool.close()

    run(work)
