"""The database file: durable settings, versions, upgrades that can be interrupted."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from preferans_desktop.host.storage.database import migrations, open_database, transaction
from preferans_desktop.host.storage.errors import Cause, StorageError, storage_errors
from preferans_desktop.host.storage.paths import DATABASE_NAME, data_folder

PROGRAMS = Path(__file__).parent / "programs"
FIRST = "CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('moje');"
SECOND = "ALTER TABLE words ADD COLUMN said INTEGER; UPDATE words SET said = 1;"
BROKEN = "CREATE TABLE more (word TEXT); INSERT INTO nothing VALUES (1);"


def pragma(connection, name):
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def words(connection):
    return connection.execute("SELECT * FROM words").fetchall()


def make(folder, steps):
    open_database(folder, steps).close()


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def copy_of(folder, version):
    return folder / f"preferans.version-{version}.sqlite3"


def test_the_usual_place_follows_the_system(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "preferans"
    assert data_folder(tmp_path / "elsewhere") == tmp_path / "elsewhere"


def test_a_new_file_is_durable_and_current(folder):
    with closing(open_database(folder)) as connection:
        assert pragma(connection, "journal_mode") == "wal"
        assert pragma(connection, "synchronous") == 2
        assert pragma(connection, "foreign_keys") == 1
        assert pragma(connection, "user_version") == len(migrations())
    assert [file.name for file in folder.iterdir()] == [DATABASE_NAME]


def test_migrations_are_numbered_without_gaps():
    folder = Path(sys.modules[open_database.__module__].__file__).parent / "migrations"
    numbers = sorted(int(file.name[:4]) for file in folder.glob("*.sql"))
    assert numbers == list(range(1, len(migrations()) + 1))


def test_matches_of_before_training_counted(folder):
    old = "INSERT INTO matches VALUES (1, 'old', '', 'srpski', 60, 2, '{}', 0, 1, '[]', 'finished')"
    with closing(open_database(folder, migrations()[:1])) as connection:
        connection.execute(old)
    with closing(open_database(folder)) as connection:
        assert connection.execute("SELECT training FROM matches").fetchall() == [(0,)]


def test_an_older_file_is_upgraded_and_kept_as_a_copy(folder):
    make(folder, [FIRST])
    with closing(open_database(folder, [FIRST, SECOND])) as connection:
        assert pragma(connection, "user_version") == 2
        assert words(connection) == [("moje", 1)]
    with closing(sqlite3.connect(copy_of(folder, 1))) as copy:
        assert pragma(copy, "user_version") == 1
        assert words(copy) == [("moje",)]


def test_a_current_file_is_opened_without_a_copy(folder):
    make(folder, [FIRST, SECOND])
    make(folder, [FIRST, SECOND])
    assert [file.name for file in folder.iterdir()] == [DATABASE_NAME]


def test_a_newer_file_is_refused_and_left_untouched(folder):
    make(folder, [FIRST, SECOND])
    before = contents(folder)
    with pytest.raises(
        StorageError, match=r"newer version.*version 2, this program knows 1"
    ) as got:
        open_database(folder, [FIRST])
    assert got.value.cause == Cause.NEWER
    assert contents(folder)[DATABASE_NAME] == before[DATABASE_NAME]
    assert not copy_of(folder, 2).exists()


def test_a_newer_file_with_changes_in_its_journal_is_recognised(folder):
    """A newer program was killed: its upgrade may stand in the journal only."""
    make(folder, [FIRST])
    script = "import os, sys; from pathlib import Path\n"
    script += "from preferans_desktop.host.storage.database import open_database\n"
    script += f"kept = open_database(Path(sys.argv[1]), {[FIRST, SECOND]!r}); os._exit(9)"
    subprocess.run([sys.executable, "-c", script, folder], check=False)
    assert (folder / f"{DATABASE_NAME}-wal").stat().st_size
    with pytest.raises(StorageError) as got:
        open_database(folder, [FIRST])
    assert got.value.cause == Cause.NEWER
    with closing(open_database(folder, [FIRST, SECOND])) as connection:
        assert words(connection) == [("moje", 1)]


def test_a_failed_upgrade_leaves_the_older_version(folder):
    make(folder, [FIRST])
    with pytest.raises(StorageError) as got:
        open_database(folder, [FIRST, SECOND, BROKEN])
    assert got.value.cause == Cause.BUG
    with closing(open_database(folder, [FIRST, SECOND])) as connection:
        assert pragma(connection, "user_version") == 2
        tables = connection.execute("SELECT name FROM sqlite_schema").fetchall()
        assert tables == [("words",)]
    with closing(open_database(folder, [FIRST, SECOND, "CREATE TABLE more (x);"])) as connection:
        assert pragma(connection, "user_version") == 3


def test_an_upgrade_killed_half_way_is_done_again(folder):
    make(folder, [FIRST])
    program = [sys.executable, PROGRAMS / "endless_upgrade.py", folder, FIRST]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as child:
        assert child.stdout.readline() == b"upgrading to 2\n"
        child.send_signal(signal.SIGKILL)
    with closing(open_database(folder, [FIRST, SECOND])) as connection:
        assert pragma(connection, "user_version") == 2
        assert words(connection) == [("moje", 1)]
    with closing(sqlite3.connect(copy_of(folder, 1))) as copy:
        assert words(copy) == [("moje",)]


def test_a_copy_that_was_interrupted_is_made_again(folder):
    make(folder, [FIRST])
    unfinished = folder / "preferans.version-1.sqlite3.part"
    unfinished.write_bytes(b"half a file")
    make(folder, [FIRST, SECOND])
    assert not unfinished.exists()
    with closing(sqlite3.connect(copy_of(folder, 1))) as copy:
        assert words(copy) == [("moje",)]


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        pytest.param(b"not a database, but long enough to look like one" * 99, Cause.DAMAGED),
        pytest.param(b"SQLite format 3\0" + b"\xff" * 4000, Cause.DAMAGED),
    ],
)
def test_a_file_of_something_else_is_refused_untouched(folder, content, cause):
    folder.mkdir()
    (folder / DATABASE_NAME).write_bytes(content)
    with pytest.raises(StorageError, match=DATABASE_NAME) as got:
        open_database(folder)
    assert got.value.cause == cause
    assert (folder / DATABASE_NAME).read_bytes() == content


def test_an_empty_file_becomes_a_new_database(folder):
    """The program was killed just after it made the file."""
    folder.mkdir()
    (folder / DATABASE_NAME).touch()
    with closing(open_database(folder)) as connection:
        assert pragma(connection, "user_version") == len(migrations())


def test_a_folder_that_cannot_be_is_unreachable(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match=r"file.*cannot be opened") as got:
        open_database(tmp_path / "file" / "data")
    assert got.value.cause == Cause.UNREACHABLE


def test_a_transaction_is_all_or_nothing(folder):
    with closing(open_database(folder, [FIRST])) as connection:
        with pytest.raises(sqlite3.ProgrammingError), transaction(connection):
            connection.executemany("INSERT INTO words VALUES (?)", [["dalje"], []])
        assert words(connection) == [("moje",)]
        with transaction(connection):
            connection.execute("INSERT INTO words VALUES ('dalje')")
        assert words(connection) == [("moje",), ("dalje",)]


def sqlite_error(code):
    error = sqlite3.OperationalError("test")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (sqlite_error(sqlite3.SQLITE_FULL), Cause.DISK_FULL),
        (sqlite_error(sqlite3.SQLITE_READONLY_DIRECTORY), Cause.READ_ONLY),
        (sqlite_error(sqlite3.SQLITE_BUSY_SNAPSHOT), Cause.LOCKED),
        (sqlite_error(sqlite3.SQLITE_CANTOPEN_ISDIR), Cause.UNREACHABLE),
        (sqlite_error(sqlite3.SQLITE_IOERR_FSYNC), Cause.DISK_ERROR),
        (sqlite_error(sqlite3.SQLITE_CORRUPT_INDEX), Cause.DAMAGED),
        (sqlite_error(sqlite3.SQLITE_ERROR), Cause.BUG),
        (sqlite_error(sqlite3.SQLITE_CONSTRAINT_UNIQUE), Cause.BUG),
        (sqlite3.ProgrammingError("Cannot operate on a closed database."), Cause.BUG),
        (OSError(28, "No space left on device"), Cause.DISK_FULL),
        (PermissionError(13, "Permission denied"), Cause.READ_ONLY),
        (OSError(30, "Read-only file system"), Cause.READ_ONLY),
        (FileNotFoundError(2, "No such file or directory"), Cause.UNREACHABLE),
        (OSError(5, "Input/output error"), Cause.DISK_ERROR),
        (OSError("without a number"), Cause.DISK_ERROR),
    ],
)
def test_causes_tell_the_disk_from_a_bug(error, cause):
    with pytest.raises(StorageError) as got, storage_errors(Path("there")):
        raise error
    assert got.value.cause == cause
    assert str(got.value).startswith("there: ")


def test_another_program_that_holds_the_file_is_named(folder, monkeypatch):
    monkeypatch.setattr("preferans_desktop.host.storage.database.LOCK_PATIENCE_S", 0)
    make(folder, [FIRST])
    with closing(sqlite3.connect(folder / DATABASE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageError, match="another program holds it") as got:
            open_database(folder, [FIRST, SECOND])
        assert got.value.cause == Cause.LOCKED
    make(folder, [FIRST, SECOND])
