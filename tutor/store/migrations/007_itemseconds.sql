-- How long a whole item took, its watching and all its questions: kept with the answer to the last of them, 0 with the
-- others and where nobody knows.

-- +goose Up
ALTER TABLE attempts ADD COLUMN item_seconds BIGINT NOT NULL DEFAULT 0;

-- +goose Down
ALTER TABLE attempts DROP COLUMN item_seconds;
