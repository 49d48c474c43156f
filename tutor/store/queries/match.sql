-- name: UncutMatch :one
SELECT id FROM matches WHERE learner_id = sqlc.arg(learner_id) AND cut = 0;

-- name: DropUncutMatch :exec
DELETE FROM matches WHERE id = sqlc.arg(id) AND cut = 0;

-- name: LevelUncutMatch :execrows
UPDATE matches
SET version = version + 1, level = sqlc.arg(level), updated = sqlc.arg(updated)
WHERE id = sqlc.arg(id) AND cut = 0 AND level <> sqlc.arg(level);

-- name: AddMatch :execrows
INSERT INTO matches (id, learner_id, variant, options, rules_version, level, seed, commitment, cut, version, phase,
    points_learner, points_bot, created, updated)
VALUES (sqlc.arg(id), sqlc.arg(learner_id), sqlc.arg(variant), sqlc.arg(options), sqlc.arg(rules_version),
    sqlc.arg(level), sqlc.arg(seed), sqlc.arg(commitment), sqlc.arg(cut), sqlc.arg(version), sqlc.arg(phase),
    sqlc.arg(points_learner), sqlc.arg(points_bot), sqlc.arg(created), sqlc.arg(updated))
ON CONFLICT DO NOTHING;

-- name: Match :one
SELECT * FROM matches WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id);

-- name: Hands :many
SELECT * FROM hands WHERE match_id = sqlc.arg(match_id) ORDER BY hand;

-- name: Actions :many
SELECT * FROM actions WHERE match_id = sqlc.arg(match_id) ORDER BY hand, seq;

-- name: Matches :many
SELECT id, variant, level, options, phase, points_learner, points_bot, created, updated
FROM matches
WHERE learner_id = sqlc.arg(learner_id)
-- Open matches first: however many are finished, none of them may fall off the list.
ORDER BY CASE WHEN phase = 'match-over' THEN 1 ELSE 0 END, updated DESC, id
LIMIT sqlc.arg(most);

-- name: MoveMatch :execrows
UPDATE matches
SET version = version + 1, phase = sqlc.arg(phase), points_learner = sqlc.arg(points_learner),
    points_bot = sqlc.arg(points_bot), updated = sqlc.arg(updated)
WHERE id = sqlc.arg(id) AND version = sqlc.arg(version);

-- name: CutMatch :exec
UPDATE matches SET cut = sqlc.arg(cut) WHERE id = sqlc.arg(id);

-- name: AddHand :exec
INSERT INTO hands (match_id, hand, learner_seat, forehand, dealer, talon, posted_version, created)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(learner_seat), sqlc.arg(forehand), sqlc.arg(dealer),
    sqlc.arg(talon), sqlc.arg(posted_version), sqlc.arg(created));

-- name: AddAction :exec
INSERT INTO actions (match_id, hand, seq, action, seat, posted_version, created)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(seq), sqlc.arg(action), sqlc.arg(seat),
    sqlc.arg(posted_version), sqlc.arg(created));
