INSERT INTO ratings (learner_id, theme, rating, deviation, volatility, tries, version, updated) VALUES
('oldlearner', '', 1523.25, 180.5, 0.06, 4, 4, 1795198800000), ('oldlearner', 'closing', 1540.125, 210.75, 0.06, 2, 2, 1795198800000);
INSERT INTO puzzle_ratings (item, rating, deviation, volatility, tries, version, updated) VALUES ('closing-1', 1490.5, 90.25, 0.06, 11, 11, 1795198800000);
INSERT INTO rated_tries (learner_id, item, attempt_id, theme, weight, is_right, before_rating, before_deviation, after_rating, after_deviation,
    theme_before_rating, theme_before_deviation, theme_after_rating, theme_after_deviation, created) VALUES
('oldlearner', 'closing-1', 'try1', 'closing', 0.5, TRUE, 1500, 350, 1523.25, 180.5, 1500, 350, 1540.125, 210.75, 1795197700000);
INSERT INTO puzzle_runs (id, learner_id, solved, item, is_over, version, created, updated) VALUES
('run1', 'oldlearner', 7, 'closing-1', TRUE, 8, 1795198900000, 1795199000000), ('run2', 'oldlearner', 0, 'closing-1', FALSE, 1, 1795199100000, 1795199100000);
