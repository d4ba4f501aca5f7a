-- What finished hands would have brought with a computer in the person's seat, beside the match and
-- never part of it. Comparisons are only added.

CREATE TABLE comparisons (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,            -- the entry that ended the hand
    body TEXT NOT NULL,              -- JSON: level, points of cards and of play
    UNIQUE (match_id, seq)
) STRICT;

CREATE TRIGGER comparisons_never_change BEFORE UPDATE ON comparisons
BEGIN
    SELECT RAISE(ABORT, 'comparisons never change');
END;

CREATE TRIGGER comparisons_stay BEFORE DELETE ON comparisons
BEGIN
    SELECT RAISE(ABORT, 'comparisons are never deleted');
END;
