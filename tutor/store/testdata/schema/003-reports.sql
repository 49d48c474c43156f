INSERT INTO reports (id, learner_id, kind, item, line, lang, words, created) VALUES
('report1', 'oldlearner', 'puzzle', 'closing-1', 'Ah', 'hu', 'Szerintem ez rossz: „őű”', 1795198000000),
('report2', NULL, 'lesson', 'follow', '', 'pt', 'não', 1795198100000);
