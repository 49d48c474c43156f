-- name: AddAttempt :execrows
INSERT INTO attempts (id, learner_id, kind, item, answer, is_right, seconds, item_seconds, created)
VALUES (sqlc.arg(id), sqlc.arg(learner_id), sqlc.arg(kind), sqlc.arg(item), sqlc.arg(answer), sqlc.arg(is_right),
    sqlc.arg(seconds), sqlc.arg(item_seconds), sqlc.arg(created))
ON CONFLICT (id) DO NOTHING;

-- name: Tallies :many
SELECT item, COUNT(*) AS tries, CAST(SUM(CASE WHEN is_right THEN 1 ELSE 0 END) AS BIGINT) AS rights,
    CAST(SUM(CASE WHEN is_right AND place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS firsts,
    CAST(MAX(created) AS BIGINT) AS latest
FROM (
    SELECT item, is_right, created, ROW_NUMBER() OVER (PARTITION BY item ORDER BY created, id) AS place
    FROM attempts
    WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind)
) AS numbered
GROUP BY item
ORDER BY item;

-- name: Attempt :one
SELECT * FROM attempts WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id);

-- name: Attempts :many
SELECT * FROM attempts
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind)
ORDER BY created DESC, id
LIMIT sqlc.arg(most);

-- name: AttemptsSince :many
SELECT * FROM attempts
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND created >= sqlc.arg(since)
ORDER BY created, id;

-- name: ItemSeconds :many
SELECT item_seconds FROM attempts
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND created >= sqlc.arg(since)
    AND created < sqlc.arg(until) AND item_seconds > 0
ORDER BY created DESC, id
LIMIT sqlc.arg(most);

-- name: AddDrill :execrows
INSERT INTO drills (id, learner_id, kind, seed, variant, options, setting, answers, version, created, updated)
VALUES (sqlc.arg(id), sqlc.arg(learner_id), sqlc.arg(kind), sqlc.arg(seed), sqlc.arg(variant), sqlc.arg(options),
    sqlc.arg(setting), sqlc.arg(answers), sqlc.arg(version), sqlc.arg(created), sqlc.arg(updated))
ON CONFLICT (learner_id, kind) WHERE answers = '[]' DO NOTHING;

-- name: Drill :one
SELECT * FROM drills WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id);

-- name: LatestDrill :one
SELECT * FROM drills
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind)
ORDER BY updated DESC, id
LIMIT 1;

-- name: Drills :many
SELECT * FROM drills
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind)
ORDER BY updated DESC, id
LIMIT sqlc.arg(most);

-- name: UnansweredDrill :one
SELECT * FROM drills
WHERE learner_id = sqlc.arg(learner_id) AND kind = sqlc.arg(kind) AND answers = '[]';

-- name: DropUnanswered :exec
DELETE FROM drills WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id) AND answers = '[]';

-- name: SaveDrill :execrows
UPDATE drills
SET setting = sqlc.arg(setting), answers = sqlc.arg(answers), updated = sqlc.arg(updated), version = version + 1
WHERE id = sqlc.arg(id) AND learner_id = sqlc.arg(learner_id) AND version = sqlc.arg(version);

-- name: LessonRun :one
SELECT * FROM lesson_runs WHERE learner_id = sqlc.arg(learner_id) AND lesson = sqlc.arg(lesson);

-- name: AddLessonRun :execrows
INSERT INTO lesson_runs (learner_id, lesson, variant, options, progress, misses, done, version, created, updated)
VALUES (sqlc.arg(learner_id), sqlc.arg(lesson), sqlc.arg(variant), sqlc.arg(options), sqlc.arg(progress),
    sqlc.arg(misses), sqlc.arg(done), 1, sqlc.arg(created), sqlc.arg(updated))
ON CONFLICT (learner_id, lesson) DO NOTHING;

-- name: SaveLessonRun :execrows
UPDATE lesson_runs
SET variant = sqlc.arg(variant), options = sqlc.arg(options), progress = sqlc.arg(progress),
    misses = sqlc.arg(misses), done = sqlc.arg(done), updated = sqlc.arg(updated), version = version + 1
WHERE learner_id = sqlc.arg(learner_id) AND lesson = sqlc.arg(lesson) AND version = sqlc.arg(version);

-- name: MarkStep :exec
INSERT INTO steps_done (learner_id, lesson, step, created)
VALUES (sqlc.arg(learner_id), sqlc.arg(lesson), sqlc.arg(step), sqlc.arg(created))
ON CONFLICT (learner_id, lesson, step) DO NOTHING;

-- name: StepsDone :many
SELECT * FROM steps_done WHERE learner_id = sqlc.arg(learner_id) ORDER BY lesson, step;
