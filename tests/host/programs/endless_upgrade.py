"""Upgrades a database by a step that never ends: DATA_FOLDER SQL_OF_THE_FIRST_STEP."""

import sys
from pathlib import Path

from preferans_desktop.host.storage import database

ENDLESS = """
    ALTER TABLE words ADD COLUMN said INTEGER;
    INSERT INTO words
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers)
        SELECT 'moje', n FROM numbers;
"""

migrate = database._migrate


def announced(connection, number, sql):
    print(f"upgrading to {number}", flush=True)  # noqa: T201
    migrate(connection, number, sql)


database._migrate = announced
database.open_database(Path(sys.argv[1]), [sys.argv[2], ENDLESS])
