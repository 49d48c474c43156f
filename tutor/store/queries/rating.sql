-- name: Ratings :many
SELECT * FROM ratings WHERE learner_id = sqlc.arg(learner_id) ORDER BY theme;

-- name: AddRating :execrows
INSERT INTO ratings (learner_id, theme, rating, deviation, volatility, tries, version, updated)
VALUES (sqlc.arg(learner_id), sqlc.arg(theme), sqlc.arg(rating), sqlc.arg(deviation), sqlc.arg(volatility),
    sqlc.arg(tries), 1, sqlc.arg(updated))
ON CONFLICT (learner_id, theme) DO NOTHING;

-- name: SaveRating :execrows
UPDATE ratings
SET rating = sqlc.arg(rating), deviation = sqlc.arg(deviation), volatility = sqlc.arg(volatility),
    tries = sqlc.arg(tries), updated = sqlc.arg(updated), version = version + 1
WHERE learner_id = sqlc.arg(learner_id) AND theme = sqlc.arg(theme) AND version = sqlc.arg(version);

-- name: PuzzleRatings :many
SELECT * FROM puzzle_ratings ORDER BY item;

-- name: PuzzleRating :one
SELECT * FROM puzzle_ratings WHERE item = sqlc.arg(item);

-- name: AddPuzzleRating :execrows
INSERT INTO puzzle_ratings (item, rating, deviation, volatility, tries, version, updated)
VALUES (sqlc.arg(item), sqlc.arg(rating), sqlc.arg(deviation), sqlc.arg(volatility), sqlc.arg(tries), 1,
    sqlc.arg(updated))
ON CONFLICT (item) DO NOTHING;

-- name: SavePuzzleRating :execrows
UPDATE puzzle_ratings
SET rating = sqlc.arg(rating), deviation = sqlc.arg(deviation), volatility = sqlc.arg(volatility),
    tries = sqlc.arg(tries), updated = sqlc.arg(updated), version = version + 1
WHERE item = sqlc.arg(item) AND version = sqlc.arg(version);

-- name: TriesOf :one
SELECT COUNT(*) FROM attempts
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND item = sqlc.arg(item);

-- name: AddRatedTry :execrows
INSERT INTO rated_tries (learner_id, item, attempt_id, theme, weight, is_right, before_rating, before_deviation,
    after_rating, after_deviation, theme_before_rating, theme_before_deviation, theme_after_rating,
    theme_after_deviation, created)
VALUES (sqlc.arg(learner_id), sqlc.arg(item), sqlc.arg(attempt_id), sqlc.arg(theme), sqlc.arg(weight),
    sqlc.arg(is_right), sqlc.arg(before_rating), sqlc.arg(before_deviation), sqlc.arg(after_rating),
    sqlc.arg(after_deviation), sqlc.arg(theme_before_rating), sqlc.arg(theme_before_deviation),
    sqlc.arg(theme_after_rating), sqlc.arg(theme_after_deviation), sqlc.arg(created))
ON CONFLICT (learner_id, item) DO NOTHING;

-- name: RatedTry :one
SELECT * FROM rated_tries WHERE learner_id = sqlc.arg(learner_id) AND item = sqlc.arg(item);

-- name: RatedTries :many
SELECT * FROM rated_tries WHERE learner_id = sqlc.arg(learner_id) ORDER BY created, item;

-- name: AddPuzzleRun :execrows
INSERT INTO puzzle_runs (id, learner_id, solved, item, is_over, version, created, updated)
VALUES (sqlc.arg(id), sqlc.arg(learner_id), sqlc.arg(solved), sqlc.arg(item), sqlc.arg(is_over), 1, sqlc.arg(created),
    sqlc.arg(updated))
ON CONFLICT (learner_id) WHERE NOT is_over DO NOTHING;

-- name: SavePuzzleRun :execrows
UPDATE puzzle_runs
SET solved = sqlc.arg(solved), item = sqlc.arg(item), is_over = sqlc.arg(is_over), updated = sqlc.arg(updated),
    version = version + 1
WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id) AND version = sqlc.arg(version);

-- name: OpenPuzzleRun :one
SELECT * FROM puzzle_runs WHERE learner_id = sqlc.arg(learner_id) AND NOT is_over;

-- name: PuzzleRuns :many
SELECT * FROM puzzle_runs
WHERE learner_id = sqlc.arg(learner_id) AND is_over
ORDER BY updated DESC, id
LIMIT sqlc.arg(most);

-- name: BestPuzzleRun :one
SELECT * FROM puzzle_runs
WHERE learner_id = sqlc.arg(learner_id) AND is_over
ORDER BY solved DESC, updated, id
LIMIT 1;
