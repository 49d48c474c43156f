INSERT INTO devices (token_hash, learner_id, created) VALUES ('secondhash', 'oldlearner', 1795199200000);
INSERT INTO transfer_codes (learner_id, code_hash, expires) VALUES ('oldlearner', 'codehash', 1795199800000);
