-- What people report as wrong: where, in which state of it, and in their own words. A report outlives its learner.

-- +goose Up
CREATE TABLE reports (
    id         TEXT   NOT NULL PRIMARY KEY,
    learner_id TEXT   REFERENCES learners (id) ON DELETE SET NULL,
    kind       TEXT   NOT NULL,
    item       TEXT   NOT NULL,
    -- The actions or answers so far, as the address writes them.
    line       TEXT   NOT NULL,
    -- The language in which it was written.
    lang       TEXT   NOT NULL,
    words      TEXT   NOT NULL,
    created    BIGINT NOT NULL
);
CREATE INDEX reports_by_time ON reports (created);
-- Deleting a learner looks for his reports.
CREATE INDEX reports_by_learner ON reports (learner_id);

-- +goose Down
DROP TABLE reports;
