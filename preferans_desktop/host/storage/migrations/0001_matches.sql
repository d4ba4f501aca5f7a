-- Matches, and everything said and played in them. Entries are only ever added.

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,      -- order in which matches were begun
    id TEXT NOT NULL UNIQUE,
    created TEXT NOT NULL,           -- ISO 8601, UTC
    preset TEXT NOT NULL,
    bule INTEGER NOT NULL,
    refe INTEGER,                    -- NULL: unlimited
    switches TEXT NOT NULL,          -- JSON object, those that differ from the preset
    dealer INTEGER NOT NULL,         -- seat that deals the first hand
    seed INTEGER NOT NULL,           -- of the computer players' decisions
    players TEXT NOT NULL,           -- JSON list by seat: name, gender, kind, level
    state TEXT NOT NULL              -- unfinished, finished
) STRICT;

CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,            -- 0, 1, 2 … in each match
    kind TEXT NOT NULL,              -- deal, act, undo, otpis
    body TEXT NOT NULL,              -- record notation; the kept count of an undo
    UNIQUE (match_id, seq)
) STRICT;

CREATE TRIGGER entries_stand_in_order BEFORE INSERT ON entries
WHEN NEW.seq <> (
    SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE match_id = NEW.match_id
)
BEGIN
    SELECT RAISE(ABORT, 'entries stand in order, without gaps');
END;

CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries never change');
END;

CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN
    SELECT RAISE(ABORT, 'entries are never deleted');
END;
