"""How the game of a table ended, for lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.Text(), nullable=False, server_default=""))
