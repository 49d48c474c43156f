-- How strong learners are at puzzles, how hard puzzles are, and runs. Nobody is rated for what was tried before: who has
-- played already begins like everybody else.

-- +goose Up
CREATE TABLE ratings (
    learner_id TEXT             NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    -- '' is that of all themes.
    theme      TEXT             NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries      BIGINT           NOT NULL,
    version    BIGINT           NOT NULL,
    -- When the last try was.
    updated    BIGINT           NOT NULL,
    PRIMARY KEY (learner_id, theme)
);

-- Of puzzles that a try has moved; the others have what was measured.
CREATE TABLE puzzle_ratings (
    item       TEXT             NOT NULL PRIMARY KEY,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries      BIGINT           NOT NULL,
    version    BIGINT           NOT NULL,
    updated    BIGINT           NOT NULL
);

-- What each try did to a learner's ratings. A puzzle is rated once, whoever is faster.
CREATE TABLE rated_tries (
    learner_id             TEXT             NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    item                   TEXT             NOT NULL,
    attempt_id             TEXT             NOT NULL,
    theme                  TEXT             NOT NULL,
    weight                 DOUBLE PRECISION NOT NULL,
    is_right               BOOLEAN          NOT NULL,
    before_rating          DOUBLE PRECISION NOT NULL,
    before_deviation       DOUBLE PRECISION NOT NULL,
    after_rating           DOUBLE PRECISION NOT NULL,
    after_deviation        DOUBLE PRECISION NOT NULL,
    theme_before_rating    DOUBLE PRECISION NOT NULL,
    theme_before_deviation DOUBLE PRECISION NOT NULL,
    theme_after_rating     DOUBLE PRECISION NOT NULL,
    theme_after_deviation  DOUBLE PRECISION NOT NULL,
    created                BIGINT           NOT NULL,
    PRIMARY KEY (learner_id, item)
);
CREATE INDEX rated_tries_by_time ON rated_tries (learner_id, created);

-- Rows of puzzles up to the first miss.
CREATE TABLE puzzle_runs (
    id         TEXT    NOT NULL PRIMARY KEY,
    learner_id TEXT    NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    solved     BIGINT  NOT NULL,
    item       TEXT    NOT NULL,
    is_over    BOOLEAN NOT NULL,
    version    BIGINT  NOT NULL,
    created    BIGINT  NOT NULL,
    updated    BIGINT  NOT NULL
);
CREATE INDEX puzzle_runs_by_learner ON puzzle_runs (learner_id, updated);
-- A learner has one open run, however often the button was pressed.
CREATE UNIQUE INDEX puzzle_runs_open ON puzzle_runs (learner_id) WHERE NOT is_over;

-- +goose Down
DROP TABLE puzzle_runs;
DROP TABLE rated_tries;
DROP TABLE puzzle_ratings;
DROP TABLE ratings;
