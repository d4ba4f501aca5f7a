-- Which match was at the table last: the program goes on with it.

ALTER TABLE matches ADD COLUMN taken_up INTEGER NOT NULL DEFAULT 0;  -- the higher, the later

UPDATE matches SET taken_up = number;
