"""Types of `_trick_leads.py` when it is compiled."""

cimport cython

from preferans_ai.kernel._playout cimport Cards, Playout

cdef int NEVER, LONE_HIGH, LOW
cdef int DEFENDER_THROUGH, DEFENDER_TOWARDS, DEFENDER_SANS, DRAWING, DRAWN, OWN_SANS
cdef const unsigned char* COSTS


cdef class TrickLeads(Playout):
    @cython.locals(trump=Cards)
    cdef Cards _lead(self, int player) noexcept

    @cython.locals(mine=Cards, theirs=Cards, top=Cards, several=Cards)
    cdef Cards _drawing(self) noexcept

    @cython.locals(hand=Cards, suit=Cards, least=int, chosen=Cards, mine=Cards, cost=int, _=int)
    cdef Cards _cheapest_suit(self, int player) noexcept

    @cython.locals(top=Cards, theirs=Cards)
    cdef Cards _from_top_or_below(self, int player, Cards mine) noexcept

    @cython.locals(rest=Cards)
    cdef bint _is_sequence(self, Cards mine, Cards top, Cards theirs) noexcept

    @cython.locals(
        out=Cards, trumps_out=Cards, theirs=Cards, length=int, table=int, shape=int, cost=int
    )
    cdef int _own_cost(self, Cards mine, Cards suit) noexcept

    @cython.locals(
        partner=int, out=Cards, theirs=Cards, ruffs=Cards, through=bint, length=int, shape=int,
        table=int, cost=int,
    )
    cdef int _defenders_cost(self, int player, Cards mine, Cards suit) noexcept

    @cython.locals(top=Cards)
    cdef int _cost_of_trump(self, int partner, Cards mine, Cards theirs, bint through) noexcept

    @cython.locals(top=Cards, higher=int)
    cdef int _shape(self, Cards mine, Cards theirs) noexcept
