"""Types of `_tricks.py` when it is compiled."""

cimport cython

from preferans_ai.kernel._search cimport Cards, Search, Word

cdef int TRUMP_GAME, SANS_GAME, DIVISION, LENGTH, OWNER, TOPS
cdef Cards[65536] FACTS
cdef const unsigned char* SURE_TRUMPS


@cython.final
cdef class TrickSearch(Search):
    cdef Cards trump

    cpdef set_trump(self, Cards trump)

    @cython.locals(left=int)
    cpdef int answer(self, int player, int winner, Cards best, Cards suit, int need) except -1

    @cython.locals(
        declarer=Cards, first=Cards, second=Cards, of_02=Cards, of_12=Cards, facts_0=Cards,
        facts_1=Cards, facts_2=Cards, facts_3=Cards, declarers=int, defenders=int, kind=int,
        position=Word, known=int, answer=int,
    )
    cdef int _trick(self, int leader, int need, int left) except -1

    @cython.locals(counts=Cards)
    cdef int _only_trick(self, int leader) noexcept

    @cython.locals(one=int, other=int, drawn=Cards, one_ruffs=bint, other_ruffs=bint)
    cdef int _cash(
        self, int leader, Cards facts_0, Cards facts_1, Cards facts_2, Cards facts_3, int sure
    ) noexcept

    @cython.locals(tops=int, of_one=int, of_other=int)
    cdef int _run(
        self, Cards facts, int leader, int one, int other, bint one_ruffs, bint other_ruffs
    ) noexcept

    @cython.locals(
        hand=Cards, others=Cards, todo=Cards, tops=Cards, side=Cards,
        drawing=Cards, following=int, three=bint, card=Cards, answer=int,
    )
    cdef int _lead(self, int player, int need, int left) except -1

    @cython.locals(
        hand=Cards, legal=Cards, third=int, behind=Cards, todo=Cards, winners=Cards,
        first=Cards, card=Cards, answer=int,
    )
    cdef int _second(
        self, int player, int leader, Cards led, Cards suit, int need, int left
    ) except -1

    @cython.locals(
        hand=Cards, legal=Cards, todo=Cards, winners=Cards, first=Cards, card=Cards,
        taker=int, answer=int,
    )
    cdef int _last(
        self, int player, int winner, Cards best, Cards suit, int need, int left
    ) except -1
