-- A learner, and what he has learned.
INSERT INTO learners (id, token_hash, variant, pack, theme, points, created, seen) VALUES
('oldlearner', 'oldhash', 'snapszer', 'tell', 'dark', 'own', 1795197600000, 1795200000000),
('other', 'otherhash', '', '', '', '', 1795197600000, 1795197600000);
INSERT INTO attempts (id, learner_id, kind, item, answer, is_right, seconds, created) VALUES
('try1', 'oldlearner', 'puzzle', 'closing-1', 'x Ah', TRUE, 31, 1795197700000),
('try2', 'oldlearner', 'count', 'running/3', '14 0', FALSE, 5, 1795197800000),
('try3', 'other', 'puzzle', 'closing-1', 'Ah', FALSE, 9, 1795197900000);
INSERT INTO lesson_runs (learner_id, lesson, variant, options, progress, misses, done, version, created, updated) VALUES
('oldlearner', 'first', 'snapszer', '{"cards":"20"}', 4, 1, FALSE, 5, 1795197600000, 1795197950000),
('other', 'follow', 'schnapsen', '{}', 9, 0, TRUE, 10, 1795197600000, 1795197960000);
INSERT INTO steps_done (learner_id, lesson, step, created) VALUES
('oldlearner', 'first', 'lead', 1795197650000),
('other', 'follow', 'closed', 1795197651000);
