-- Drills without an answer: from the next program on there is one of a kind, and these go.
INSERT INTO drills (id, learner_id, kind, seed, variant, options, setting, answers, version, created, updated) VALUES
('drill3', 'oldlearner', 'trick', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'schnapsen', '{}', '{}', '[]', 1, 1795198400000, 1795198400000),
('drill4', 'oldlearner', 'trick', 'efefefefefefefefefefefefefefefefefefefefefefefefefefefefefefefef', 'schnapsen', '{}', '{}', '[]', 1, 1795198400000, 1795198400000);
