-- name: DeckCard :one
SELECT * FROM deck_cards
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND item = sqlc.arg(item);

-- name: AddDeckCard :execrows
INSERT INTO deck_cards (learner_id, kind, item, due, reviewed, stability, difficulty, reps, lapses, removed, version,
    created, updated)
VALUES (sqlc.arg(learner_id), sqlc.arg(kind), sqlc.arg(item), sqlc.arg(due), sqlc.arg(reviewed), sqlc.arg(stability),
    sqlc.arg(difficulty), sqlc.arg(reps), sqlc.arg(lapses), sqlc.arg(removed), 1, sqlc.arg(created), sqlc.arg(updated))
ON CONFLICT (learner_id, kind, item) DO NOTHING;

-- name: SaveDeckCard :execrows
UPDATE deck_cards
SET due = sqlc.arg(due), reviewed = sqlc.arg(reviewed), stability = sqlc.arg(stability),
    difficulty = sqlc.arg(difficulty), reps = sqlc.arg(reps), lapses = sqlc.arg(lapses), removed = sqlc.arg(removed),
    updated = sqlc.arg(updated), version = version + 1
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND item = sqlc.arg(item)
    AND version = sqlc.arg(version);

-- name: DeckDue :many
SELECT * FROM deck_cards
WHERE learner_id = sqlc.arg(learner_id) AND due <= sqlc.arg(day) AND NOT removed
ORDER BY due, created, kind, item
LIMIT sqlc.arg(most);

-- name: DeckReviewed :many
SELECT * FROM deck_cards
-- What came into the deck on that day was not asked again on it.
WHERE learner_id = sqlc.arg(learner_id) AND reviewed = sqlc.arg(day) AND reps > 1
ORDER BY updated, kind, item;

-- name: DeckDay :one
SELECT day, more FROM deck_days WHERE learner_id = sqlc.arg(learner_id);

-- name: SaveDeckDay :exec
INSERT INTO deck_days (learner_id, day, more)
VALUES (sqlc.arg(learner_id), sqlc.arg(day), sqlc.arg(more))
ON CONFLICT (learner_id) DO UPDATE SET day = excluded.day, more = excluded.more;
