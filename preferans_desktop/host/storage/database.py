"""Opening the database file: durability, versions, upgrades.

`PRAGMA user_version` counts the migrations that a file has seen. Each is a numbered SQL file and
runs in one transaction; before an older file is upgraded it is copied beside itself. A file of a
newer program is refused and left untouched.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from preferans_desktop.host.storage.errors import Cause, StorageError, storage_errors
from preferans_desktop.host.storage.paths import DATABASE_NAME

LOCK_PATIENCE_S = 2.0
"""How long to wait for a program that holds the file, such as a backup."""


def migrations() -> tuple[str, ...]:
    """The SQL of all migrations in order; number n leads from version n - 1 to n."""
    files = sorted((Path(__file__).parent / "migrations").glob("*.sql"))
    return tuple(file.read_text(encoding="utf-8") for file in files)


def open_database(folder: Path, steps: Sequence[str] | None = None) -> sqlite3.Connection:
    """The database of a data folder, made or upgraded where needed.

    The connection is in autocommit mode: see `transaction`. It belongs to the calling thread.

    Args:
        folder: the data folder; made where it is missing.
        steps: the migrations; by default those of the program.

    Raises:
        StorageError: the disk or another program is in the way, or the file is of no use.
    """
    path = folder / DATABASE_NAME
    steps = migrations() if steps is None else steps
    with storage_errors(path):
        folder.mkdir(parents=True, exist_ok=True)
        version = _version_of(path)
        if version > len(steps):
            detail = f"version {version}, this program knows {len(steps)}"
            raise StorageError(Cause.NEWER, path, detail)
        connection = sqlite3.connect(path, timeout=LOCK_PATIENCE_S, isolation_level=None)
        try:
            _prepare(connection)
            if 0 < version < len(steps):
                _keep_copy(connection, path, version)
            for number, sql in enumerate(steps[version:], version + 1):
                _migrate(connection, number, sql)
        except BaseException:
            connection.close()
            raise
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All statements inside, or none of them."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _version_of(path: Path) -> int:
    """Version of a file, read without changing it; 0 for one that does not exist yet."""
    if not path.exists():
        return 0
    address = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=LOCK_PATIENCE_S)) as connection:
        return _user_version(connection)


def _user_version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def _prepare(connection: sqlite3.Connection) -> None:
    # damaged text is for its reader to find, not an error of the database
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _keep_copy(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Copy an older file beside itself; a copy that was interrupted never bears the final name."""
    copy = path.with_name(f"{path.stem}.version-{version}{path.suffix}")
    unfinished = copy.with_name(f"{copy.name}.part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(unfinished)) as target:
        connection.backup(target)
    unfinished.replace(copy)


def _migrate(connection: sqlite3.Connection, number: int, sql: str) -> None:
    script = f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;"
    try:
        connection.executescript(script)
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
