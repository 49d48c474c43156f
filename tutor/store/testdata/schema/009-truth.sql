UPDATE verdicts SET truth = '{}' WHERE match_id = 'x47hfu7ge6qqo4hyyodpsxgzgy';
