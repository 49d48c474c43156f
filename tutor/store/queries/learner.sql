-- name: LearnerByToken :one
SELECT id, variant, pack, theme, points, suits, letters, motion, pace, ask_close, ask_claim, ask_bid, forced, spoken,
    shortcuts, zone, created, seen
FROM learners
WHERE token_hash = sqlc.arg(token_hash);

-- name: AddLearner :exec
INSERT INTO learners (id, token_hash, variant, pack, theme, points, suits, letters, motion, pace, ask_close, ask_claim,
    ask_bid, forced, spoken, shortcuts, zone, created, seen)
VALUES (sqlc.arg(id), sqlc.arg(token_hash), sqlc.arg(variant), sqlc.arg(pack), sqlc.arg(theme), sqlc.arg(points),
    sqlc.arg(suits), sqlc.arg(letters), sqlc.arg(motion), sqlc.arg(pace), sqlc.arg(ask_close), sqlc.arg(ask_claim),
    sqlc.arg(ask_bid), sqlc.arg(forced), sqlc.arg(spoken), sqlc.arg(shortcuts), sqlc.arg(zone), sqlc.arg(created),
    sqlc.arg(seen));

-- name: SaveSettings :execrows
UPDATE learners
SET variant = sqlc.arg(variant), pack = sqlc.arg(pack), theme = sqlc.arg(theme), points = sqlc.arg(points),
    suits = sqlc.arg(suits), letters = sqlc.arg(letters), motion = sqlc.arg(motion), pace = sqlc.arg(pace),
    ask_close = sqlc.arg(ask_close), ask_claim = sqlc.arg(ask_claim), ask_bid = sqlc.arg(ask_bid),
    forced = sqlc.arg(forced), spoken = sqlc.arg(spoken), shortcuts = sqlc.arg(shortcuts), zone = sqlc.arg(zone),
    seen = sqlc.arg(seen)
WHERE id = sqlc.arg(id);

-- name: SawLearner :execrows
UPDATE learners SET seen = sqlc.arg(seen) WHERE id = sqlc.arg(id);
