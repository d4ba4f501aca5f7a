"""A contract with everything that goes with it: igra herc pod kontrom na refi."""

from __future__ import annotations

from preferans_desktop.language.catalogue import say
from preferans_desktop.rules.serbian.contracts import Contract


def contract_words(
    contract: Contract, *, hand_game: bool, kontra: int = 1, refa: bool = False
) -> str:
    """A contract in words, with the hand game, kontra and refa.

    Args:
        contract: what is played.
        hand_game: it is played from the hand, without the talon.
        kontra: 1, 2 or 4.
        refa: the declarer has an open refa.
    """
    words = [say("contract_hand_game" if hand_game else "contract_talon", contract=contract)]
    if kontra > 1:
        words.append(say("contract_kontra" if kontra == 2 else "contract_rekontra"))
    if refa:
        words.append(say("contract_refa"))
    return " ".join(words)
