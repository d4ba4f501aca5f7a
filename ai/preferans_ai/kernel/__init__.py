"""What is done so often that it is compiled; cards are numbers here, and nothing else is known.

    solver = Solver()
    solver.value(Position(hands, declarer=0, leader=2, trump=1), Goal.TRICKS)

What the best play of all gives when every card lies open (`Solver`, double dummy), hands played
out by rules of thumb (`Playouts`), and drawing and weighing deals (`_weighing`, for `worlds` and
`habits`). Of the game it knows the rules of play (follow suit, else trump, else any card); a hand
is played to its last card. Make one `Solver` for each process or thread.
"""

from preferans_ai.kernel.legs import KernelError, Leg, chosen, leg
from preferans_ai.kernel.playouts import Playouts
from preferans_ai.kernel.position import Position, PositionError
from preferans_ai.kernel.solver import Goal, Solver
from preferans_ai.kernel.stopping import StoppedError

__all__ = [
    "Goal",
    "KernelError",
    "Leg",
    "Playouts",
    "Position",
    "PositionError",
    "Solver",
    "StoppedError",
    "chosen",
    "leg",
]
