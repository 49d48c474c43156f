package bot

import "bummerl/rules"

// knock knocks when some lead takes the next trick and makes 66 for certain, whatever the opponent holds; lead then
// leads it. Else NoAction.
func knock(v rules.View) rules.Action {
	if v.Legal.Has(rules.Knock) && v.TalonOpen() && winning(v) != rules.NoAction {
		return rules.Knock
	}
	return rules.NoAction
}
