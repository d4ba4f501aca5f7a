"""Types of `_weighing.py` when it is compiled."""

cimport cython

ctypedef unsigned int Cards

cdef int PASSES, SAYS_NUMBER, DECLARES


cdef class Dealing:
    cdef Cards[32] bits
    cdef Cards[4] held

    @cython.locals(
        at=int, left=int, last=int, others=int, place=int, index=int, rest=Cards, bit=Cards,
        drawn=double, _=int,
    )
    cpdef tuple deal(self, tuple held, const unsigned char* groups, object chance)


cdef class Strengths:
    cdef int[256] side
    cdef int[256] trump
    cdef int[256] sans
    cdef int[256] safe
    cdef int[256] one
    cdef int[256] two
    cdef int base

    @cython.locals(found=int[8])
    cpdef tuple of(self, Cards cards)

    @cython.locals(
        first=int, second=int, third=int, fourth=int, sides=int, betl=int, low=int, high=int,
        gain=int, two=int,
    )
    cdef void measure(self, Cards cards, int* found) noexcept


cdef class Bidder:
    cdef Strengths strengths
    cdef double odd
    cdef int[8] found
    cdef int kind
    cdef int declared
    cdef list declarations
    cdef bint has_number
    cdef double willing
    cdef double share
    cdef list goods

    cpdef may_declare(self, int place, chances)

    cpdef may_bid(self, double willing, double share, goods)

    cpdef says(self, int kind, int declared=?)

    @cython.locals(number=double)
    cpdef double chance(self, Cards cards) except? -1

    @cython.locals(silent=double, chance=double, place=int)
    cdef double _silent(self) except? -1

    @cython.locals(total=double, chosen=double, chance=double, number=int, place=int)
    cdef double _chance_of_declaration(self) except? -1

    @cython.locals(good=double, one=double, odds=double, place=int)
    cdef double _chance_of_number(self) except? -1


cdef class Discards:
    cdef double[1024] good
    cdef double[1024] one
    cdef double[1024] two
    cdef double odd
    cdef int count

    @cython.locals(
        single=double, pairs=double, good=double, one=double, suit=int, before=int, after=int,
    )
    cpdef double chance(self, Cards twelve, Cards kept) except? -1


cdef class Announcer:
    cdef Strengths strengths
    cdef double odd
    cdef int[8] found
    cdef list goods
    cdef int contract

    @cython.locals(total=double, chosen=double, good=double, number=int, place=int)
    cpdef double chance(self, Cards kept) except? -1


cdef class Speaker:
    cdef int seat
    cdef Cards played
    cdef double least_of_bids
    cdef double least
    cdef bint has_talon
    cdef Cards talon
    cdef Discards discards
    cdef Announcer announcer
    cdef list bids
    cdef list answers

    @cython.locals(
        kept=Cards, dealt=Cards, twelve=Cards, product=double, bids=double, chance=double,
    )
    cpdef double likelihood(self, tuple held) except? -1
