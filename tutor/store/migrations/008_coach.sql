-- What a match is played for and with, what the coach said, hints, what was taken back, and what each finished hand came
-- to. Matches from before are single Bummerl without a coach, whose points are shown as the learner's settings say.

-- +goose Up
-- "match", "practice" (one hand on cards that were played before) or "imported".
ALTER TABLE matches ADD COLUMN kind TEXT NOT NULL DEFAULT 'match';
-- What a practice hand or an imported match was made from; '' of a match.
ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN best_of BIGINT NOT NULL DEFAULT 1;
-- Whose points the table shows; '' is as the learner's settings say.
ALTER TABLE matches ADD COLUMN points TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN coach BOOLEAN NOT NULL DEFAULT FALSE;
-- How many Bummerl each player has got by losing.
ALTER TABLE matches ADD COLUMN got_learner BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN got_bot BIGINT NOT NULL DEFAULT 0;
-- Only a match waits for the cut: nobody cuts for what was played elsewhere.
DROP INDEX matches_uncut;
CREATE UNIQUE INDEX matches_uncut ON matches (learner_id) WHERE cut = 0 AND kind = 'match';
-- A second click makes no second one, as long as nothing was done in the first.
CREATE UNIQUE INDEX matches_fresh ON matches (learner_id, kind, origin) WHERE origin <> '' AND version = 1;

-- The learner has seen all cards of the hand.
ALTER TABLE hands ADD COLUMN opened BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE verdicts (
    match_id TEXT   NOT NULL,
    hand     BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    -- Of the coach that said it: what another one said is thought over anew.
    version  BIGINT NOT NULL,
    -- Class and first reason, for statistics; they stand in the verdict too.
    mark     TEXT   NOT NULL,
    fact     TEXT   NOT NULL,
    -- The whole verdict as JSON.
    verdict  TEXT   NOT NULL,
    PRIMARY KEY (match_id, hand, seq),
    FOREIGN KEY (match_id, hand, seq) REFERENCES actions (match_id, hand, seq) ON DELETE CASCADE
);

-- The furthest hint that was taken before a decision.
CREATE TABLE hints (
    match_id TEXT   NOT NULL,
    hand     BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    level    BIGINT NOT NULL,
    PRIMARY KEY (match_id, hand, seq),
    FOREIGN KEY (match_id, hand) REFERENCES hands (match_id, hand) ON DELETE CASCADE
);

-- Actions that were taken back, from seq on; they are no longer among the actions.
CREATE TABLE taken_back (
    match_id       TEXT   NOT NULL,
    hand           BIGINT NOT NULL,
    seq            BIGINT NOT NULL,
    actions        TEXT   NOT NULL,
    posted_version BIGINT NOT NULL,
    created        BIGINT NOT NULL,
    PRIMARY KEY (match_id, posted_version),
    FOREIGN KEY (match_id, hand) REFERENCES hands (match_id, hand) ON DELETE CASCADE
);

-- What a finished hand came to, so that statistics need no replay. Players are 0 (learner), 1 (bot) and -1 (nobody).
CREATE TABLE hand_sums (
    match_id      TEXT   NOT NULL,
    hand          BIGINT NOT NULL,
    winner        BIGINT NOT NULL,
    scored        BIGINT NOT NULL,
    closer        BIGINT NOT NULL,
    bidder        BIGINT NOT NULL,
    false_claimer BIGINT NOT NULL,
    -- How many Bummerl its loser got by it: 0 unless it ended one.
    bummerl       BIGINT NOT NULL,
    PRIMARY KEY (match_id, hand),
    FOREIGN KEY (match_id, hand) REFERENCES hands (match_id, hand) ON DELETE CASCADE
);

-- +goose Down
DROP TABLE hand_sums;
DROP TABLE taken_back;
DROP TABLE hints;
DROP TABLE verdicts;
ALTER TABLE hands DROP COLUMN opened;
DROP INDEX matches_fresh;
-- An older program would take these for matches, a best of three for one long Bummerl.
DELETE FROM matches WHERE kind <> 'match' OR best_of <> 1;
DROP INDEX matches_uncut;
CREATE UNIQUE INDEX matches_uncut ON matches (learner_id) WHERE cut = 0;
-- It knows no match that was given up: such a one goes on.
UPDATE matches SET phase = 'play' WHERE phase = 'abandoned';
ALTER TABLE matches DROP COLUMN got_bot;
ALTER TABLE matches DROP COLUMN got_learner;
ALTER TABLE matches DROP COLUMN coach;
ALTER TABLE matches DROP COLUMN points;
ALTER TABLE matches DROP COLUMN best_of;
ALTER TABLE matches DROP COLUMN origin;
ALTER TABLE matches DROP COLUMN kind;
