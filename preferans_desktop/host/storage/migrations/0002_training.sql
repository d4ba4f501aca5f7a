-- Training matches, in which acts may be taken back. Those of before counted.

ALTER TABLE matches ADD COLUMN training INTEGER NOT NULL DEFAULT 0 CHECK (training IN (0, 1));
