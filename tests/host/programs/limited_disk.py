"""Saves a match while files may not grow beyond a limit, then without it: DATA_FOLDER.

Prints how many entries were answered with a problem, how many are saved in the end, and how many
there are.
"""

import resource
import sys
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.storage.database import open_database
from preferans_desktop.host.storage.lock import FolderLock
from preferans_desktop.host.storage.matches import count_entries
from preferans_desktop.host.storage.writer import Writer
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.serbian.log import Undone
from preferans_desktop.rules.serbian.settings import Rules

LIMIT = 100_000
ENTRIES = 300

folder = Path(sys.argv[1])
letters = SimpleQueue()
writer = Writer(folder, FolderLock(folder), letters.put)
ana, bora, ceca = (Participant(name, Gender.F) for name in ("Ana", "Bora", "Ceca"))
header = new_header(Rules(), 0, (ana, bora, ceca), seed=1)
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, hard))
writer.begin(header)
answers = []
for number in range(ENTRIES):
    writer.append(Undone(number), answers.append)
while len(answers) < ENTRIES:
    letters.get()()
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
writer.retry()
while writer.problem is not None:
    letters.get()()
assert writer.close(60)
with closing(open_database(folder)) as connection:
    saved = count_entries(connection, header.id)
print(sum(answer is not None for answer in answers), saved, ENTRIES)  # noqa: T201
