-- Portable between SQLite and PostgreSQL: TEXT, BIGINT and BOOLEAN only, text ids, times as unix milliseconds in UTC.

-- +goose Up
CREATE TABLE learners (
    id         TEXT   NOT NULL PRIMARY KEY,
    -- SHA-256 of the cookie's token, in hexadecimal digits: who reads the table cannot become a learner.
    token_hash TEXT   NOT NULL UNIQUE,
    variant    TEXT   NOT NULL,
    pack       TEXT   NOT NULL,
    theme      TEXT   NOT NULL,
    points     TEXT   NOT NULL,
    created    BIGINT NOT NULL,
    seen       BIGINT NOT NULL
);
CREATE INDEX learners_by_seen ON learners (seen);

CREATE TABLE matches (
    id             TEXT   NOT NULL PRIMARY KEY,
    learner_id     TEXT   NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    variant        TEXT   NOT NULL,
    -- Every option by name, as JSON: a later change of a variant does not touch a match that has begun.
    options        TEXT   NOT NULL,
    rules_version  BIGINT NOT NULL,
    level          TEXT   NOT NULL,
    seed           TEXT   NOT NULL,
    commitment     TEXT   NOT NULL,
    -- 0 until the learner has cut the pack.
    cut            BIGINT NOT NULL,
    version        BIGINT NOT NULL,
    phase          TEXT   NOT NULL,
    points_learner BIGINT NOT NULL,
    points_bot     BIGINT NOT NULL,
    created        BIGINT NOT NULL,
    updated        BIGINT NOT NULL
);
CREATE INDEX matches_by_learner ON matches (learner_id, updated);
-- At most one match waits for the cut, so that a double click makes one match.
CREATE UNIQUE INDEX matches_uncut ON matches (learner_id) WHERE cut = 0;

CREATE TABLE hands (
    match_id       TEXT   NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    hand           BIGINT NOT NULL,
    learner_seat   TEXT   NOT NULL,
    forehand       TEXT   NOT NULL,
    dealer         TEXT   NOT NULL,
    talon          TEXT   NOT NULL,
    posted_version BIGINT NOT NULL,
    created        BIGINT NOT NULL,
    PRIMARY KEY (match_id, hand)
);

CREATE TABLE actions (
    match_id       TEXT   NOT NULL,
    hand           BIGINT NOT NULL,
    seq            BIGINT NOT NULL,
    action         TEXT   NOT NULL,
    seat           TEXT   NOT NULL,
    posted_version BIGINT NOT NULL,
    created        BIGINT NOT NULL,
    PRIMARY KEY (match_id, hand, seq),
    FOREIGN KEY (match_id, hand) REFERENCES hands (match_id, hand) ON DELETE CASCADE
);

CREATE TABLE attempts (
    id         TEXT    NOT NULL PRIMARY KEY,
    learner_id TEXT    NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    answer     TEXT    NOT NULL,
    is_right   BOOLEAN NOT NULL,
    seconds    BIGINT  NOT NULL,
    created    BIGINT  NOT NULL
);
CREATE INDEX attempts_by_learner ON attempts (learner_id, kind, created);

CREATE TABLE drills (
    id         TEXT    NOT NULL PRIMARY KEY,
    learner_id TEXT    NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    kind       TEXT    NOT NULL,
    seed       TEXT    NOT NULL,
    variant    TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    -- The answers so far, a JSON list.
    answers    TEXT    NOT NULL,
    done       BOOLEAN NOT NULL,
    version    BIGINT  NOT NULL,
    created    BIGINT  NOT NULL,
    updated    BIGINT  NOT NULL
);
CREATE INDEX drills_by_learner ON drills (learner_id, kind, updated);

CREATE TABLE lesson_runs (
    learner_id TEXT    NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    lesson     TEXT    NOT NULL,
    variant    TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    progress   BIGINT  NOT NULL,
    misses     BIGINT  NOT NULL,
    done       BOOLEAN NOT NULL,
    version    BIGINT  NOT NULL,
    created    BIGINT  NOT NULL,
    updated    BIGINT  NOT NULL,
    PRIMARY KEY (learner_id, lesson)
);

CREATE TABLE steps_done (
    learner_id TEXT   NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    lesson     TEXT   NOT NULL,
    step       TEXT   NOT NULL,
    created    BIGINT NOT NULL,
    PRIMARY KEY (learner_id, lesson, step)
);

-- +goose Down
DROP TABLE steps_done;
DROP TABLE lesson_runs;
DROP TABLE drills;
DROP TABLE attempts;
DROP TABLE actions;
DROP TABLE hands;
DROP TABLE matches;
DROP TABLE learners;
