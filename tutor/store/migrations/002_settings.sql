-- What a learner may choose besides rules, pack, theme and points. An empty text is no choice, as in the columns before.

-- +goose Up
ALTER TABLE learners ADD COLUMN suits TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN letters TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN motion TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN pace TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN ask_close TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN ask_claim TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN ask_bid TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN forced TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN spoken TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN shortcuts TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN zone TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE learners DROP COLUMN suits;
ALTER TABLE learners DROP COLUMN letters;
ALTER TABLE learners DROP COLUMN motion;
ALTER TABLE learners DROP COLUMN pace;
ALTER TABLE learners DROP COLUMN ask_close;
ALTER TABLE learners DROP COLUMN ask_claim;
ALTER TABLE learners DROP COLUMN ask_bid;
ALTER TABLE learners DROP COLUMN forced;
ALTER TABLE learners DROP COLUMN spoken;
ALTER TABLE learners DROP COLUMN shortcuts;
ALTER TABLE learners DROP COLUMN zone;
