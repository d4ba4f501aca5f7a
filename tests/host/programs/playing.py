"""Plays at random until it is killed: DATA_FOLDER SEED.

Continues the unfinished match, or begins one. Prints the number of entries it found, then the
number of entries after each step that it was told of.
"""

import random
import sys
from pathlib import Path
from queue import SimpleQueue

from preferans_desktop.host.controller import Controller
from preferans_desktop.host.header import Participant, new_header
from preferans_desktop.host.storage.store import Store
from preferans_desktop.language.players import Gender
from preferans_desktop.rules.serbian import match as matches
from preferans_desktop.rules.serbian.log import Log, in_force
from preferans_desktop.rules.serbian.settings import Rules

letters = SimpleQueue()
store = Store(Path(sys.argv[1]), letters.put)
generator = random.Random(sys.argv[2])


def take_part(controller):
    """Deal when there is nothing to say, sometimes take something back, else do what is legal."""
    choices = matches.legal(controller.match)
    if not choices:
        controller.deal()
    elif generator.random() < 0.02:
        controller.undo(generator.randrange(len(in_force(controller.log.entries))))
    else:
        controller.act(generator.choice(choices))


def report(log):
    print(len(log.entries), flush=True)  # noqa: T201


saved = store.latest_unfinished()
if saved is None:
    ana, bora, ceca = (Participant(name, Gender.F, "majstor") for name in ("Ana", "Bora", "Ceca"))
    header = new_header(Rules(bule=1000), 0, (ana, bora, ceca), seed=1)
    log = Log(header.rules, header.dealer)
else:
    header, log = saved.header, saved.log
store.writer.begin(header, log.entries)
controller = Controller(log, store.writer.append, generator)
controller.subscribe(lambda _step: report(controller.log))
report(log)
while True:
    if not controller.busy:
        take_part(controller)
    letters.get()()
