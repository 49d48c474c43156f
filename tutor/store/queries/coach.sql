-- name: Verdicts :many
SELECT * FROM verdicts WHERE match_id = sqlc.arg(match_id) AND hand = sqlc.arg(hand) ORDER BY seq;

-- name: LatestVerdicts :many
SELECT * FROM verdicts
WHERE verdicts.match_id = sqlc.arg(match_id)
    AND verdicts.hand = (SELECT MAX(hands.hand) FROM hands WHERE hands.match_id = sqlc.arg(match_id))
ORDER BY seq;

-- name: SaveVerdict :exec
INSERT INTO verdicts (match_id, hand, seq, version, mark, fact, verdict, truth)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(seq), sqlc.arg(version), sqlc.arg(mark), sqlc.arg(fact),
    sqlc.arg(verdict), sqlc.arg(truth))
ON CONFLICT (match_id, hand, seq) DO UPDATE
SET version = excluded.version, mark = excluded.mark, fact = excluded.fact, verdict = excluded.verdict,
    truth = excluded.truth;

-- name: Hints :many
SELECT * FROM hints WHERE match_id = sqlc.arg(match_id) ORDER BY hand, seq;

-- name: SaveHint :exec
INSERT INTO hints (match_id, hand, seq, level)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(seq), sqlc.arg(level))
ON CONFLICT (match_id, hand, seq) DO UPDATE SET level = excluded.level WHERE hints.level < excluded.level;

-- name: DropHints :exec
-- Of the decision that is taken back to nothing is forgotten.
DELETE FROM hints WHERE match_id = sqlc.arg(match_id) AND hand = sqlc.arg(hand) AND seq > sqlc.arg(seq);

-- name: TakenBack :many
SELECT * FROM taken_back WHERE match_id = sqlc.arg(match_id) ORDER BY posted_version;

-- name: AddTakenBack :exec
INSERT INTO taken_back (match_id, hand, seq, actions, posted_version, created)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(seq), sqlc.arg(actions), sqlc.arg(posted_version),
    sqlc.arg(created));

-- name: SaveSum :exec
INSERT INTO hand_sums (match_id, hand, winner, scored, closer, bidder, false_claimer, bummerl)
VALUES (sqlc.arg(match_id), sqlc.arg(hand), sqlc.arg(winner), sqlc.arg(scored), sqlc.arg(closer), sqlc.arg(bidder),
    sqlc.arg(false_claimer), sqlc.arg(bummerl))
ON CONFLICT (match_id, hand) DO NOTHING;

-- name: DropSum :exec
DELETE FROM hand_sums WHERE match_id = sqlc.arg(match_id) AND hand = sqlc.arg(hand);

-- name: Unsummed :many
SELECT DISTINCT matches.id FROM matches
JOIN hands ON hands.match_id = matches.id
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.kind = 'match'
    AND (matches.phase IN ('hand-over', 'match-over')
        OR EXISTS (SELECT 1 FROM hands AS later WHERE later.match_id = hands.match_id AND later.hand > hands.hand))
    AND NOT EXISTS (SELECT 1 FROM hand_sums WHERE hand_sums.match_id = hands.match_id AND hand_sums.hand = hands.hand)
ORDER BY matches.id;

-- name: HandTallies :many
SELECT matches.level, COUNT(*) AS hands,
    CAST(SUM(CASE WHEN hand_sums.winner = 0 THEN 1 ELSE 0 END) AS BIGINT) AS won,
    CAST(SUM(CASE WHEN hand_sums.winner = 1 THEN 1 ELSE 0 END) AS BIGINT) AS lost,
    CAST(SUM(CASE WHEN hand_sums.winner = 0 THEN hand_sums.scored ELSE 0 END) AS BIGINT) AS points_for,
    CAST(SUM(CASE WHEN hand_sums.winner = 1 THEN hand_sums.scored ELSE 0 END) AS BIGINT) AS points_against,
    CAST(SUM(CASE WHEN hand_sums.winner = 0 AND hand_sums.bummerl > 0 THEN 1 ELSE 0 END) AS BIGINT) AS bummerl_won,
    CAST(SUM(CASE WHEN hand_sums.winner = 1 AND hand_sums.bummerl > 0 THEN 1 ELSE 0 END) AS BIGINT) AS bummerl_lost,
    CAST(SUM(CASE WHEN hand_sums.closer = 0 AND hand_sums.bidder <> 0 THEN 1 ELSE 0 END) AS BIGINT) AS closings,
    CAST(SUM(CASE WHEN hand_sums.closer = 0 AND hand_sums.bidder <> 0 AND hand_sums.winner = 0 THEN 1 ELSE 0 END) AS BIGINT)
        AS closings_kept,
    CAST(SUM(CASE WHEN hand_sums.bidder = 0 THEN 1 ELSE 0 END) AS BIGINT) AS bids,
    CAST(SUM(CASE WHEN hand_sums.bidder = 0 AND hand_sums.winner = 0 THEN 1 ELSE 0 END) AS BIGINT) AS bids_made,
    CAST(SUM(CASE WHEN hand_sums.false_claimer = 0 THEN 1 ELSE 0 END) AS BIGINT) AS false_claims
FROM hand_sums JOIN matches ON matches.id = hand_sums.match_id
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.kind = 'match'
GROUP BY matches.level
ORDER BY matches.level;

-- name: AbandonedTallies :many
SELECT level, COUNT(*) AS abandoned FROM matches
WHERE learner_id = sqlc.arg(learner_id) AND kind = 'match' AND phase = 'abandoned'
GROUP BY level
ORDER BY level;

-- name: RulesTallies :many
SELECT matches.variant, matches.options, matches.rules_name, CAST(MAX(matches.created) AS BIGINT) AS latest, COUNT(*) AS hands,
    CAST(SUM(CASE WHEN hand_sums.winner = 0 THEN 1 ELSE 0 END) AS BIGINT) AS won,
    CAST(SUM(CASE WHEN hand_sums.winner = 1 THEN 1 ELSE 0 END) AS BIGINT) AS lost,
    CAST(SUM(CASE WHEN hand_sums.winner = 0 THEN hand_sums.scored ELSE 0 END) AS BIGINT) AS points_for,
    CAST(SUM(CASE WHEN hand_sums.winner = 1 THEN hand_sums.scored ELSE 0 END) AS BIGINT) AS points_against,
    CAST(SUM(CASE WHEN hand_sums.winner = 0 AND hand_sums.bummerl > 0 THEN 1 ELSE 0 END) AS BIGINT) AS bummerl_won,
    CAST(SUM(CASE WHEN hand_sums.winner = 1 AND hand_sums.bummerl > 0 THEN 1 ELSE 0 END) AS BIGINT) AS bummerl_lost
FROM hand_sums JOIN matches ON matches.id = hand_sums.match_id
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.kind = 'match'
GROUP BY matches.variant, matches.options, matches.rules_name
ORDER BY latest DESC, matches.variant, matches.options, matches.rules_name;

-- name: AbandonedByRules :many
SELECT variant, options, rules_name, COUNT(*) AS abandoned FROM matches
WHERE learner_id = sqlc.arg(learner_id) AND kind = 'match' AND phase = 'abandoned'
GROUP BY variant, options, rules_name
ORDER BY variant, options, rules_name;

-- name: MarkTallies :many
SELECT verdicts.mark, verdicts.fact, COUNT(*) AS decisions, COUNT(hints.level) AS hinted
FROM verdicts
JOIN matches ON matches.id = verdicts.match_id
LEFT JOIN hints ON hints.match_id = verdicts.match_id AND hints.hand = verdicts.hand AND hints.seq = verdicts.seq
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.kind = 'match'
GROUP BY verdicts.mark, verdicts.fact
ORDER BY verdicts.mark, verdicts.fact;

-- name: CountHints :one
SELECT COUNT(*) FROM hints JOIN matches ON matches.id = hints.match_id
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.kind = 'match';

-- name: CountTakenBack :one
SELECT COUNT(*) FROM taken_back JOIN matches ON matches.id = taken_back.match_id
WHERE matches.learner_id = sqlc.arg(learner_id) AND matches.kind = 'match';

-- name: DropMatchAttempts :exec
DELETE FROM attempts
WHERE learner_id = sqlc.arg(learner_id) AND (attempts.id LIKE sqlc.arg(prefix) OR (kind = 'mistake' AND item LIKE sqlc.arg(prefix)));

-- name: DropMatchCards :exec
DELETE FROM deck_cards
WHERE learner_id = sqlc.arg(learner_id)
    AND ((kind = 'mistake' AND item LIKE sqlc.arg(prefix)) OR (kind = 'count' AND item LIKE sqlc.arg(moments)));
