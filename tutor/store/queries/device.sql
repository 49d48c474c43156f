-- name: SaveTransferCode :exec
INSERT INTO transfer_codes (learner_id, code_hash, expires)
VALUES (sqlc.arg(learner_id), sqlc.arg(code_hash), sqlc.arg(expires))
ON CONFLICT (learner_id) DO UPDATE SET code_hash = excluded.code_hash, expires = excluded.expires;

-- name: TransferCode :one
SELECT learner_id FROM transfer_codes WHERE code_hash = sqlc.arg(code_hash) AND expires > sqlc.arg(now);

-- name: UseTransferCode :execrows
DELETE FROM transfer_codes
WHERE code_hash = sqlc.arg(code_hash) AND learner_id = sqlc.arg(learner_id) AND expires > sqlc.arg(now);

-- name: DropTransferCodes :execrows
DELETE FROM transfer_codes WHERE expires <= sqlc.arg(now);

-- name: AddDevice :exec
INSERT INTO devices (token_hash, learner_id, created)
VALUES (sqlc.arg(token_hash), sqlc.arg(learner_id), sqlc.arg(created));

-- name: CountDevices :one
SELECT COUNT(*) FROM devices WHERE learner_id = sqlc.arg(learner_id);

-- name: DropDevice :execrows
DELETE FROM devices WHERE token_hash = sqlc.arg(token_hash) AND learner_id = sqlc.arg(learner_id);

-- name: NewestDevice :one
SELECT token_hash FROM devices WHERE learner_id = sqlc.arg(learner_id) ORDER BY created DESC, token_hash LIMIT 1;

-- name: DropDevices :execrows
DELETE FROM devices WHERE learner_id = sqlc.arg(learner_id);

-- name: SetFirstDevice :execrows
UPDATE learners SET token_hash = sqlc.arg(token_hash) WHERE id = sqlc.arg(id);

-- name: HasFirstDevice :one
SELECT COUNT(*) FROM learners WHERE id = sqlc.arg(id) AND token_hash = sqlc.arg(token_hash);

-- name: DeleteLearner :execrows
DELETE FROM learners WHERE id = sqlc.arg(id);

-- name: LearnersSeenBefore :many
SELECT id FROM learners WHERE seen < sqlc.arg(seen) ORDER BY seen, id LIMIT sqlc.arg(most);

-- name: DeleteUnseen :execrows
DELETE FROM learners WHERE id = sqlc.arg(id) AND seen < sqlc.arg(seen);

-- name: Belongings :one
SELECT
    (SELECT COUNT(*) FROM matches WHERE matches.learner_id = sqlc.arg(learner_id)
        AND (matches.version > 1 OR matches.kind <> 'match')) AS matches,
    (SELECT COUNT(*) FROM steps_done WHERE steps_done.learner_id = sqlc.arg(learner_id)) AS steps,
    (SELECT COUNT(*) FROM attempts WHERE attempts.learner_id = sqlc.arg(learner_id)) AS answers,
    (SELECT COUNT(*) FROM devices WHERE devices.learner_id = sqlc.arg(learner_id)) AS devices;

-- name: DropCodeOf :execrows
DELETE FROM transfer_codes WHERE learner_id = sqlc.arg(learner_id);
