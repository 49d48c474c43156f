-- Drills of the first programs, which had no settings: they cannot be made again, and go.
INSERT INTO drills (id, learner_id, kind, seed, variant, options, answers, done, version, created, updated) VALUES
('drill1', 'oldlearner', 'running', '00', 'knock', '{}', '[{"given":[14,0],"right":true}]', FALSE, 2, 1795197600000, 1795197610000);
