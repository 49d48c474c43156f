-- name: UncutMatch :one
SELECT id FROM matches WHERE learner_id = sqlc.arg(learner_id) AND cut = 0 AND kind = 'match';

-- name: DropUncutMatch :exec
DELETE FROM matches WHERE id = sqlc.arg(id) AND cut = 0;

-- name: SetUncutMatch :execrows
UPDATE matches
SET version = version + 1, level = sqlc.arg(level), best_of = sqlc.arg(best_of), points = sqlc.arg(points),
    coach = sqlc.arg(coach), rules_name = sqlc.arg(rules_name), updated = sqlc.arg(updated)
WHERE id = sqlc.arg(id) AND cut = 0
    AND (level <> sqlc.arg(level) OR best_of <> sqlc.arg(best_of) OR points <> sqlc.arg(points) OR coach <> sqlc.arg(coach)
        OR rules_name <> sqlc.arg(rules_name));

-- name: AddMatch :execrows
INSERT INTO matches (id, learner_id, kind, origin, variant, options, rules_version, level, best_of, points, coach, seed,
    commitment, cut, version, phase, points_learner, points_bot, got_learner, got_bot, created, updated, rules_name)
VALUES (sqlc.arg(id), sqlc.arg(learner_id), sqlc.arg(kind), sqlc.arg(origin), sqlc.arg(variant), sqlc.arg(options),
    sqlc.arg(rules_version), sqlc.arg(level), sqlc.arg(best_of), sqlc.arg(points), sqlc.arg(coach), sqlc.arg(seed),
    sqlc.arg(commitment), sqlc.arg(cut), sqlc.arg(version), sqlc.arg(phase), sqlc.arg(points_learner),
    sqlc.arg(points_bot), sqlc.arg(got_learner), sqlc.arg(got_bot), sqlc.arg(created), sqlc.arg(updated),
    sqlc.arg(rules_name))
ON CONFLICT DO NOTHING;

-- name: FreshMatch :one
SELECT id FROM matches
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND origin = sqlc.arg(origin) AND version = 1;

-- name: Match :one
SELECT * FROM matches WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id);

-- name: Hands :many
SELECT * FROM hands WHERE match_id = sqlc.arg(match_id) ORDER BY hand;

-- name: Actions :one
-- In one text, in no order: a match has some hundred, and a row each takes several times as long, as does sorting here.
SELECT CAST(COALESCE(string_agg(hand || ' ' || seq || ' ' || seat || ' ' || action || ' ' || posted_version || ' ' || created, ';'), '') AS TEXT) AS list
FROM actions WHERE match_id = sqlc.arg(match_id);

-- name: Matches :many
SELECT id, kind, origin, variant, level, options, rules_name, best_of, points, coach, phase, points_learner, points_bot, got_learner,
    got_bot, created, updated,
    (SELECT COUNT(*) FROM hands
     WHERE hands.match_id = matches.id AND (matches.phase IN ('hand-over', 'match-over')
        OR EXISTS (SELECT 1 FROM hand_sums WHERE hand_sums.match_id = hands.match_id AND hand_sums.hand = hands.hand)
        OR EXISTS (SELECT 1 FROM hands AS later WHERE later.match_id = hands.match_id AND later.hand > hands.hand))
    ) AS finished
FROM matches
WHERE learner_id = sqlc.arg(learner_id)
-- Open matches first: however many are finished, or practice hands left lying, none of them may fall off the list.
ORDER BY CASE WHEN phase IN ('match-over', 'abandoned') OR kind <> 'match' THEN 1 ELSE 0 END, updated DESC, id
LIMIT sqlc.arg(most);

-- name: MoveMatch :execrows
UPDATE matches
SET version = version + 1, phase = sqlc.arg(phase), points_learner = sqlc.arg(points_learner),
    points_bot = sqlc.arg(points_bot), got_learner = sqlc.arg(got_learner), got_bot = sqlc.arg(got_bot),
    updated = sqlc.arg(updated)
WHERE id = sqlc.arg(id) AND version = sqlc.arg(version);

-- name: HoldMatch :execrows
UPDATE matches SET version = version WHERE id = sqlc.arg(id) AND version = sqlc.arg(version);

-- name: CutMatch :exec
UPDATE matches SET cut = sqlc.arg(cut) WHERE id = sqlc.arg(id);

-- name: DeleteMatch :execrows
DELETE FROM matches WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id);

-- name: AddHand :exec
INSERT INTO hands (match_id, hand, learner_seat, forehand, dealer, talon, posted_version, created)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(learner_seat), sqlc.arg(forehand), sqlc.arg(dealer),
    sqlc.arg(talon), sqlc.arg(posted_version), sqlc.arg(created));

-- name: OpenHand :exec
UPDATE hands SET opened = TRUE WHERE match_id = sqlc.arg(match_id) AND hand = sqlc.arg(hand);

-- name: HandOpened :one
SELECT opened FROM hands WHERE match_id = sqlc.arg(match_id) AND hand = sqlc.arg(hand);

-- name: AddAction :exec
INSERT INTO actions (match_id, hand, seq, action, seat, posted_version, created)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(seq), sqlc.arg(action), sqlc.arg(seat),
    sqlc.arg(posted_version), sqlc.arg(created));

-- name: DropActions :exec
DELETE FROM actions
WHERE match_id = sqlc.arg(match_id) AND hand = sqlc.arg(hand) AND seq >= sqlc.arg(seq);
