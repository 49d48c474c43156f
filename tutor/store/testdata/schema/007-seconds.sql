INSERT INTO attempts (id, learner_id, kind, item, answer, is_right, seconds, item_seconds, created) VALUES
('try4', 'oldlearner', 'count', 'trick/5', '21', TRUE, 4, 17, 1795198700000);
