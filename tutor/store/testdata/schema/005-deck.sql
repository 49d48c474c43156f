INSERT INTO deck_cards (learner_id, kind, item, due, reviewed, stability, difficulty, reps, lapses, removed, version, created, updated) VALUES
('oldlearner', 'puzzle', 'closing-1', 20780, 20777, 2.3065, 7.0123456789012345, 2, 1, FALSE, 2, 1795198500000, 1795198600000),
('oldlearner', 'lesson', 'follow/closed', 20790, 20777, 0.1, 1, 1, 0, TRUE, 1, 1795198500000, 1795198500000);
INSERT INTO deck_days (learner_id, day, more) VALUES ('oldlearner', 20777, 2);
