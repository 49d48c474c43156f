-- name: LearnerByToken :one
SELECT id, variant, pack, theme, points, created, seen
FROM learners
WHERE token_hash = sqlc.arg(token_hash);

-- name: AddLearner :exec
INSERT INTO learners (id, token_hash, variant, pack, theme, points, created, seen)
VALUES (sqlc.arg(id), sqlc.arg(token_hash), sqlc.arg(variant), sqlc.arg(pack), sqlc.arg(theme), sqlc.arg(points),
    sqlc.arg(created), sqlc.arg(seen));

-- name: SaveSettings :execrows
UPDATE learners
SET variant = sqlc.arg(variant), pack = sqlc.arg(pack), theme = sqlc.arg(theme), points = sqlc.arg(points),
    seen = sqlc.arg(seen)
WHERE id = sqlc.arg(id);

-- name: SawLearner :execrows
UPDATE learners SET seen = sqlc.arg(seen) WHERE id = sqlc.arg(id);
