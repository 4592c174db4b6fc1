"""Card tables of one's own, and the processes where bots think: told once, named by digest, forgotten in order."""

from __future__ import annotations

import json
from pathlib import Path

from tests.hall.pool import MAGIC_DRAGON, job, open_pool, run, strange
from tests.patience import PATIENCE
from wyrmhall.hall.bot_worker import MOST_TABLES, Setups, glance
from wyrmhall.hall.bots import BotWorkers, Job
from wyrmhall.kernel.book import CardTable


def mine(number: int) -> Job:
    """A job at a table with cards of its own."""
    text = MAGIC_DRAGON.book_of(None).table.text.replace(",,2,2,5,", f",,2,2,{10 + number},")
    s = MAGIC_DRAGON.start(2, seed=1, house={"first_dealer": "A"}, cards=CardTable("mine.csv", text))
    return job(s, "random", cards=text)


def tables_told(folder: Path) -> list[str]:
    path = folder / "notes.tables"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def test_a_worker_is_told_a_card_table_once_and_jobs_name_its_digest(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange("tells", tmp_path))) as pool:
            for _ in range(3):
                assert await pool.choose(mine(0), PATIENCE) is not None

    run(work)
    told = json.loads((tmp_path / "notes").read_text())["job"]
    assert tables_told(tmp_path) == [mine(0).cards]
    assert told["cards"] is None
    assert told["setup"]["cards"] == CardTable("", mine(0).cards or "").digest()


def test_what_a_worker_has_forgotten_it_is_told_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, command=strange("tells", tmp_path))) as pool:
            for number in [*range(MOST_TABLES), 0, MOST_TABLES, 0, 1]:  # 0 is the latest when room is made, 1 is not
                assert await pool.choose(mine(number), PATIENCE) is not None

    run(work)
    assert tables_told(tmp_path) == [mine(number).cards for number in [*range(MOST_TABLES + 1), 1]]


def test_a_real_worker_keeps_up_with_more_card_tables_than_it_remembers() -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1)) as pool:
            for number in [*range(MOST_TABLES + 2), 0, 1, 0]:
                assert await pool.choose(mine(number), PATIENCE) in mine(number).view["options"]
            assert not pool.counts.failures

    run(work)


def test_a_new_worker_is_told_anew() -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1, jobs=1)) as pool:
            for _ in range(3):
                assert await pool.choose(mine(0), PATIENCE) is not None
            assert pool.counts.starts >= 3

    run(work)


def test_set_ups_of_a_forgotten_card_table_are_forgotten_with_it() -> None:
    setups = Setups()
    for number in range(2 * MOST_TABLES):
        assert glance(mine(number), setups).text in mine(number).view["options"]
    assert len(setups._made) == len(setups._tables) == MOST_TABLES


def test_the_hall_itself_can_glance_at_a_table_with_cards_of_its_own() -> None:
    async def work() -> None:
        async with open_pool(BotWorkers(1)) as pool:
            assert await pool.glance(mine(3)) in mine(3).view["options"]

    run(work)
