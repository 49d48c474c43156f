package rules

// ofMatch are the options that say nothing of a hand: not how it is played, how it ends or what it is worth by itself.
var ofMatch = map[string]bool{"target": true, "drawn": true, "schneider_double": true, "look_back": true}

// SameHand tells whether every hand goes the same way and is worth the same under both rules; matches may differ.
func (o Options) SameHand(other Options) bool {
	for _, opt := range OptionList {
		if !ofMatch[opt.Name] && opt.get(&o) != opt.get(&other) {
			return false
		}
	}
	return true
}
