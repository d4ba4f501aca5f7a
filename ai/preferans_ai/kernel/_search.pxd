"""Types of `_search.py` when it is compiled."""

cimport cython

ctypedef unsigned int Cards
ctypedef unsigned long long Word

cdef Word MULTIPLIER, POSITION, REST, PAUSE
cdef Cards UNDER_ACES, UNDER_KINGS, UNDER_JACKS, UNDER_NINES, SEVENS
cdef int SANS_GAME, REST_BITS, NOTHING_KNOWN


cdef class Search:
    cdef Cards[3] hands
    cdef bint three
    cdef Word[32768] table
    cdef readonly Word nodes
    cdef Word limit
    cdef Word pause
    cdef object cancelled

    @cython.locals(row=int)
    cpdef forget(self)

    cpdef begin(self, Word limit, object cancelled)

    cpdef place(self, Cards declarer, Cards first, Cards second, bint three)

    cdef int _next(self, int player) noexcept

    @cython.locals(others=Cards)
    cdef Cards _different(self, Cards cards, Cards best) noexcept

    cdef Cards _up_to_highest(self, Cards cards) noexcept

    cdef Cards _suits_of(self, Cards cards) noexcept

    @cython.locals(number=Word)
    cdef Word _position(self, Word one, Word two, Word three, Word four, Word kind) noexcept

    @cython.locals(entry=Word)
    cdef int _known(self, Word position) noexcept

    cdef void _learn(self, Word position, Word value) noexcept

    cdef int _look_up(self) except -1
