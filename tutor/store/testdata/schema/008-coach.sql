UPDATE hands SET opened = TRUE WHERE match_id = 'x47hfu7ge6qqo4hyyodpsxgzgy' AND hand = 1;
UPDATE matches SET coach = TRUE, points = 'both', got_bot = 1 WHERE id = 'x47hfu7ge6qqo4hyyodpsxgzgy';
INSERT INTO hints (match_id, hand, seq, level) VALUES ('x47hfu7ge6qqo4hyyodpsxgzgy', 1, 0, 2);
INSERT INTO taken_back (match_id, hand, seq, actions, posted_version, created) VALUES ('x47hfu7ge6qqo4hyyodpsxgzgy', 1, 0, 'Ah Kh', 2, 1795197602000);
INSERT INTO verdicts (match_id, hand, seq, version, mark, fact, verdict) VALUES ('x47hfu7ge6qqo4hyyodpsxgzgy', 1, 0, 1, 'good', '', '{}');
