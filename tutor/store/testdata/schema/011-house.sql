UPDATE learners SET variant = 'house', house = '1h.sharp~target-9', house_name = 'Zum Löwen' WHERE id = 'oldlearner';
