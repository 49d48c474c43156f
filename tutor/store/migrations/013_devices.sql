-- A profile on several devices, and the codes that bring it to another.

-- +goose Up
-- The first device of a profile has its token in learners; each further one has a line here.
CREATE TABLE devices (
    -- SHA-256 of the cookie's token, like that in learners.
    token_hash TEXT   NOT NULL PRIMARY KEY,
    learner_id TEXT   NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    created    BIGINT NOT NULL
);
CREATE INDEX devices_by_learner ON devices (learner_id);

-- The code that a learner was shown last, until it is used or out of date.
CREATE TABLE transfer_codes (
    learner_id TEXT   NOT NULL PRIMARY KEY REFERENCES learners (id) ON DELETE CASCADE,
    -- SHA-256 of the code, in hexadecimal digits.
    code_hash  TEXT   NOT NULL UNIQUE,
    expires    BIGINT NOT NULL
);
CREATE INDEX transfer_codes_by_end ON transfer_codes (expires);

-- +goose Down
DROP TABLE transfer_codes;
DROP TABLE devices;
