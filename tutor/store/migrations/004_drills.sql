-- Counting drills have settings now. Those made before cannot be made again: they had none, and their answers were
-- numbers only. Their attempts stay. Whether a drill is done follows from its answers.

-- +goose Up
DELETE FROM drills;
-- What the drill's questions follow from besides seed and rules, as JSON.
ALTER TABLE drills ADD COLUMN setting TEXT NOT NULL DEFAULT '{}';
ALTER TABLE drills DROP COLUMN done;

-- +goose Down
DELETE FROM drills;
ALTER TABLE drills ADD COLUMN done BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE drills DROP COLUMN setting;
