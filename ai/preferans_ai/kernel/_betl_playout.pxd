"""Types of `_betl_playout.py` when it is compiled."""

cimport cython

from preferans_ai.kernel._playout cimport Cards, Playout

cdef int CAN_LEAD, NEVER
cdef const unsigned char* SAFETY
cdef const unsigned char* DANGER


cdef class BetlPlayout(Playout):
    cdef bint _is_over(self, int winner) noexcept

    cdef Cards _lead(self, int player) noexcept

    @cython.locals(legal=Cards, under=Cards)
    cdef Cards _follow(self, int player, int winner, Cards best, Cards suit, bint last) noexcept

    @cython.locals(low=Cards, theirs=Cards)
    cdef Cards _before_declarer(self, int player, Cards best, Cards suit, Cards legal) noexcept

    @cython.locals(
        hand=Cards, out=Cards, suit=Cards, shift=int, best_cost=int, chosen=Cards, mine=Cards,
        theirs=Cards, low=Cards, below=int, above=int, card=Cards, cost=int, _=int,
    )
    cdef Cards _declarers_lead(self) noexcept

    @cython.locals(
        hand=Cards, out=Cards, suit=Cards, shift=int, best_gain=int, chosen=Cards, mine=Cards,
        theirs=Cards, top=Cards, gain=int, _=int,
    )
    cdef Cards _declarers_discard(self) noexcept

    @cython.locals(
        partner=int, hand=Cards, out=Cards, suit=Cards, best_cost=int, chosen=Cards, mine=Cards,
        theirs=Cards, low=Cards, below=int, length=int, cost=int, _=int,
    )
    cdef Cards _defenders_lead(self, int player) noexcept

    @cython.locals(
        hand=Cards, out=Cards, suit=Cards, best_cost=int, chosen=Cards, mine=Cards, theirs=Cards,
        top=Cards, cost=int, _=int,
    )
    cdef Cards _defenders_discard(self, int player) noexcept
