"""Types of `_trick_playout.py` when it is compiled."""

cimport cython

from preferans_ai.kernel._playout cimport Cards
from preferans_ai.kernel._trick_leads cimport TrickLeads

cdef int NEVER
cdef Cards UNDER_JACKS
cdef const unsigned char* SURE


cdef class TrickPlayout(TrickLeads):
    @cython.locals(
        legal=Cards, winning=Cards, is_partners=bint, third=int, behind=Cards, sure=Cards
    )
    cdef Cards _follow(self, int player, int winner, Cards best, Cards suit, bint last) noexcept

    @cython.locals(hostile=bint, sure=Cards)
    cdef Cards _ruff(self, int player, int third, Cards suit, Cards winning, Cards behind) noexcept

    @cython.locals(finesse=Cards, top=Cards)
    cdef Cards _declarer_second(
        self, Cards behind, Cards legal, Cards winning, Cards sure
    ) noexcept

    @cython.locals(partner_may_win=Cards, is_low=Cards)
    cdef Cards _over_declarer(
        self, Cards best, Cards behind, Cards legal, Cards winning, Cards sure
    ) noexcept

    @cython.locals(top=Cards)
    cdef Cards _before_declarer(
        self, Cards best, Cards behind, Cards legal, Cards winning, Cards sure
    ) noexcept

    @cython.locals(
        hand=Cards, out=Cards, suit=Cards, best_cost=int, chosen=Cards, mine=Cards, cost=int, _=int
    )
    cdef Cards _discard(self, int player) noexcept

    @cython.locals(shift=int, row=Cards)
    cdef int _sure_loss(self, Cards mine, Cards theirs) noexcept

    @cython.locals(length=int, top=Cards, higher=int, cost=int)
    cdef int _discard_cost(self, int player, Cards mine, Cards theirs, Cards suit) noexcept
