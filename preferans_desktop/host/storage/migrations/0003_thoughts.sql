-- What the players thought at acts, beside the match and never part of it. Thoughts are only added.

CREATE TABLE thoughts (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,            -- the entry that the act became
    kind TEXT NOT NULL CHECK (kind IN ('reason', 'grade')),
    body TEXT NOT NULL,              -- JSON: level, seed, and the answer of the engine
    UNIQUE (match_id, seq, kind)
) STRICT;

CREATE TRIGGER thoughts_never_change BEFORE UPDATE ON thoughts
BEGIN
    SELECT RAISE(ABORT, 'thoughts never change');
END;

CREATE TRIGGER thoughts_stay BEFORE DELETE ON thoughts
BEGIN
    SELECT RAISE(ABORT, 'thoughts are never deleted');
END;
