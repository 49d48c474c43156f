-- What was so with open cards, as a review has found it once: '' until one has looked.

-- +goose Up
ALTER TABLE verdicts ADD COLUMN truth TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE verdicts DROP COLUMN truth;
