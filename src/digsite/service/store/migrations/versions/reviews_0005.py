"""The review of a finished match is kept beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("moments", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
    )
