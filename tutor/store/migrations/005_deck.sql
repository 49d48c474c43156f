-- What is asked again. Days (due, reviewed, day) are those of the learner's calendar, counted from 1 January 1970.

-- +goose Up
CREATE TABLE deck_cards (
    learner_id TEXT             NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    kind       TEXT             NOT NULL,
    item       TEXT             NOT NULL,
    due        BIGINT           NOT NULL,
    reviewed   BIGINT           NOT NULL,
    -- What the scheduler goes on from; the same number in both databases.
    stability  DOUBLE PRECISION NOT NULL,
    difficulty DOUBLE PRECISION NOT NULL,
    reps       BIGINT           NOT NULL,
    lapses     BIGINT           NOT NULL,
    removed    BOOLEAN          NOT NULL,
    version    BIGINT           NOT NULL,
    created    BIGINT           NOT NULL,
    updated    BIGINT           NOT NULL,
    PRIMARY KEY (learner_id, kind, item)
);
CREATE INDEX deck_cards_by_due ON deck_cards (learner_id, due);
CREATE INDEX deck_cards_by_review ON deck_cards (learner_id, reviewed);

-- How often a learner asked for more on a day; only the latest such day is kept.
CREATE TABLE deck_days (
    learner_id TEXT   NOT NULL PRIMARY KEY REFERENCES learners (id) ON DELETE CASCADE,
    day        BIGINT NOT NULL,
    more       BIGINT NOT NULL
);

-- +goose Down
DROP TABLE deck_days;
DROP TABLE deck_cards;
