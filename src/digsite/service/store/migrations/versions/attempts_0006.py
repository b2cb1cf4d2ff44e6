"""What people with an account answered to puzzles, and to what they had done wrong before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("task", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("solver", sa.LargeBinary()),
        sa.Column("at", sa.Double(), nullable=False),
    )
