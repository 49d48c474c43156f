-- name: AddReport :exec
INSERT INTO reports (id, learner_id, kind, item, line, lang, words, created)
VALUES (sqlc.arg(id), sqlc.narg(learner_id), sqlc.arg(kind), sqlc.arg(item), sqlc.arg(line), sqlc.arg(lang),
    sqlc.arg(words), sqlc.arg(created))
ON CONFLICT (id) DO NOTHING;

-- name: Reports :many
SELECT * FROM reports ORDER BY created DESC, id LIMIT sqlc.arg(most);
