"""Which tables one address has opened, and when somebody was last at a table that waits for players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_from", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("attended", sa.BigInteger(), nullable=False, server_default="0"))
    is_known = sa.text("opened_from <> ''")
    op.create_index(
        "tables_by_opener", "tables", ["opened_from"], sqlite_where=is_known, postgresql_where=is_known
    )  # fmt: skip
