UPDATE matches SET rules_name = 'Zum Löwen' WHERE id = 'x47hfu7ge6qqo4hyyodpsxgzgy';
