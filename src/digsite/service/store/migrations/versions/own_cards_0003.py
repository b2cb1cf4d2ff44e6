"""Who keeps card files of their own, found without reading all matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    own = sa.text("cards IS NOT NULL")
    op.create_index(
        "matches_own_cards", "matches", ["owner"], sqlite_where=own, postgresql_where=own
    )
