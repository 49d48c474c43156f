-- Rules of the learner's own: a variant with what is changed of it, in the text form of rules, and what they are called.
-- Empty texts are none. The variant 'house' plays by them.

-- +goose Up
ALTER TABLE learners ADD COLUMN house TEXT NOT NULL DEFAULT '';
ALTER TABLE learners ADD COLUMN house_name TEXT NOT NULL DEFAULT '';

-- +goose Down
-- An older program knows no variant 'house'.
UPDATE learners SET variant = '' WHERE variant = 'house';
ALTER TABLE learners DROP COLUMN house;
ALTER TABLE learners DROP COLUMN house_name;
