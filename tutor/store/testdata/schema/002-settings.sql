UPDATE learners SET suits = 'four', letters = 'international', motion = 'off', pace = 'slow', ask_close = 'no', ask_claim = 'yes',
    ask_bid = 'no', forced = 'yes', spoken = 'no', shortcuts = 'no', zone = 'America/Sao_Paulo' WHERE id = 'oldlearner';
