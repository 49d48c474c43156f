-- What house rules were called when a match by them began: it keeps the name, whatever they are called later. "" is none.

-- +goose Up
ALTER TABLE matches ADD COLUMN rules_name TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE matches DROP COLUMN rules_name;
