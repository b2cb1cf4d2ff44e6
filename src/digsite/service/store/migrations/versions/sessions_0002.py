"""Sessions have a device and a last use; addresses are proved before letters go there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.Text(), nullable=True))
    op.add_column("tokens", sa.Column("used", sa.Double(), nullable=True))
    op.add_column("people", sa.Column("unproved", sa.Text(), nullable=True))
    op.execute("UPDATE people SET unproved = contact, contact = NULL WHERE contact IS NOT NULL")
