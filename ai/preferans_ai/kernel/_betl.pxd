"""Types of `_betl.py` when it is compiled."""

cimport cython

from preferans_ai.kernel._search cimport Cards, Search, Word

cdef int BETL_GAME, CAN_LEAD, STAYS_UNDER
cdef Cards UNDER_ACES
cdef unsigned short[65536] DIVISIONS
cdef const unsigned char* SAFETY


@cython.final
cdef class BetlSearch(Search):
    @cython.locals(left=int)
    cpdef int answer(self, int player, int winner, Cards best, Cards suit) except -1

    @cython.locals(
        declarer=Cards, of_12=Cards, of_02=Cards, safe_0=int, safe_1=int, safe_2=int, safe_3=int,
        position=Word, known=int, caught=int,
    )
    cdef int _trick(self, int leader, int left) except -1

    @cython.locals(
        hand=Cards, todo=Cards, first=Cards, following=int, card=Cards, suit=Cards, caught=int
    )
    cdef int _lead(self, int player, int left) except -1

    @cython.locals(
        hand=Cards, legal=Cards, todo=Cards, winners=Cards, first=Cards, third=int, card=Cards,
        caught=int,
    )
    cdef int _second(self, int player, int leader, Cards led, Cards suit, int left) except -1

    @cython.locals(
        hand=Cards, legal=Cards, todo=Cards, winners=Cards, first=Cards, card=Cards, caught=int
    )
    cdef int _last(self, int player, int winner, Cards best, Cards suit, int left) except -1

    @cython.locals(highest=Cards)
    cdef Cards _first(self, int player, Cards losers, Cards suit) noexcept

    @cython.locals(declarer=Cards, others=Cards, unsafe=Cards, suit=Cards, _=int)
    cdef Cards _unsafe_suits(self) noexcept
