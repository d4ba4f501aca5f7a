"""Types of `_playout.py` when it is compiled."""

cimport cython

ctypedef unsigned int Cards

cdef Cards UNDER_ACES, UNDER_KINGS, UNDER_JACKS, UNDER_NINES, SEVENS, EVERY_CARD
cdef const unsigned char* COUNT


cdef class Playout:
    cdef Cards[3] hands
    cdef Cards[3] voids
    cdef Cards[3] led
    cdef int[3] taken
    cdef Cards trump
    cdef bint three
    cdef Cards state

    @cython.locals(player=int)
    cpdef place(self, Cards declarer, Cards first, Cards second, Cards trump)

    @cython.locals(left=int, last=bint)
    cpdef int play(self, int player, int winner, Cards best, Cards suit, Cards card, Cards seed)

    cdef Cards _lead(self, int player) noexcept

    cdef Cards _follow(self, int player, int winner, Cards best, Cards suit, bint last) noexcept

    cdef bint _is_over(self, int winner) noexcept

    @cython.locals(following=int)
    cdef bint _is_last(self, int player, int left) noexcept

    cdef int _next(self, int player) noexcept

    @cython.locals(state=Cards)
    cdef Cards _chance(self) noexcept

    cdef Cards _out(self, int player) noexcept

    cdef int _count(self, Cards cards) noexcept

    cdef Cards _top(self, Cards cards) noexcept

    cdef Cards _up_to_highest(self, Cards cards) noexcept

    cdef Cards _suits_of(self, Cards cards) noexcept
