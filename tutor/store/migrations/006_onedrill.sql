-- A learner has one drill of a kind without an answer, however often the button was pressed. What has no answer yet is
-- worth nothing: those that there are go.

-- +goose Up
DELETE FROM drills WHERE answers = '[]';
CREATE UNIQUE INDEX drills_unanswered ON drills (learner_id, kind) WHERE answers = '[]';

-- +goose Down
DROP INDEX drills_unanswered;
