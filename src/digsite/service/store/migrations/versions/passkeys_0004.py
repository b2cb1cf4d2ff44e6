"""Where a passkey was made and when it was last used, for the list of its holder."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("passkeys", sa.Column("device", sa.Text(), nullable=True))
    op.add_column("passkeys", sa.Column("used", sa.Double(), nullable=True))
