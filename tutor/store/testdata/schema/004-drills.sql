INSERT INTO drills (id, learner_id, kind, seed, variant, options, setting, answers, version, created, updated) VALUES
('drill2', 'oldlearner', 'trick', 'abababababababababababababababababababababababababababababababab', 'schnapsen', '{}', '{"level":2}', '[{"given":"4"}]', 3, 1795198200000, 1795198300000);
