-- name: LearnerByToken :one
SELECT id, variant, pack, theme, points, suits, letters, motion, pace, ask_close, ask_claim, ask_bid, forced, spoken,
    shortcuts, zone, house, house_name, created, seen
FROM learners
WHERE learners.token_hash = sqlc.arg(token_hash)
    OR learners.id = (SELECT devices.learner_id FROM devices WHERE devices.token_hash = sqlc.arg(token_hash));

-- name: AddLearner :exec
INSERT INTO learners (id, token_hash, variant, pack, theme, points, suits, letters, motion, pace, ask_close, ask_claim,
    ask_bid, forced, spoken, shortcuts, zone, house, house_name, created, seen)
VALUES (sqlc.arg(id), sqlc.arg(token_hash), sqlc.arg(variant), sqlc.arg(pack), sqlc.arg(theme), sqlc.arg(points),
    sqlc.arg(suits), sqlc.arg(letters), sqlc.arg(motion), sqlc.arg(pace), sqlc.arg(ask_close), sqlc.arg(ask_claim),
    sqlc.arg(ask_bid), sqlc.arg(forced), sqlc.arg(spoken), sqlc.arg(shortcuts), sqlc.arg(zone), sqlc.arg(house),
    sqlc.arg(house_name), sqlc.arg(created), sqlc.arg(seen));

-- name: SaveSettings :execrows
UPDATE learners
SET variant = sqlc.arg(variant), pack = sqlc.arg(pack), theme = sqlc.arg(theme), points = sqlc.arg(points),
    suits = sqlc.arg(suits), letters = sqlc.arg(letters), motion = sqlc.arg(motion), pace = sqlc.arg(pace),
    ask_close = sqlc.arg(ask_close), ask_claim = sqlc.arg(ask_claim), ask_bid = sqlc.arg(ask_bid),
    forced = sqlc.arg(forced), spoken = sqlc.arg(spoken), shortcuts = sqlc.arg(shortcuts), zone = sqlc.arg(zone),
    house = sqlc.arg(house), house_name = sqlc.arg(house_name),
    seen = sqlc.arg(seen)
WHERE id = sqlc.arg(id);

-- name: SawLearner :execrows
UPDATE learners SET seen = sqlc.arg(seen) WHERE id = sqlc.arg(id);

-- name: ActiveHours :many
SELECT attempts.created / 3600000 AS hour FROM attempts
WHERE attempts.learner_id = sqlc.arg(learner_id) AND attempts.created >= sqlc.arg(since)
UNION
SELECT steps_done.created / 3600000 AS hour FROM steps_done
WHERE steps_done.learner_id = sqlc.arg(learner_id) AND steps_done.created >= sqlc.arg(since)
UNION
SELECT actions.created / 3600000 AS hour FROM actions
JOIN matches ON matches.id = actions.match_id
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.updated >= sqlc.arg(since)
    AND actions.created >= sqlc.arg(since);
