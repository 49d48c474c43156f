package bot

import "bummerl/rules"

// Score is how the match stands before the hand. The zero Score stands for a hand by itself and for the start of a
// match: what counts then are game points, each as much as another.
type Score struct {
	// Me and Opponent are the game points made towards Options.Target, by the seat of the view and by the other.
	Me, Opponent int
	// Carried is what drawn hands before have added to the next hand won (DrawnCarry).
	Carried int
}

// Value is what a level expects of an action.
type Value struct {
	Action rules.Action
	// Points is the mean of game points that the hand will bring the seat of the view, kontra included: -48 to 48, a hand of
	// 3 being doubled twice before it is closed and twice after.
	Points float64
}

// Advice is an action with the reasons for it.
type Advice struct {
	// Action is what the level plays: one of View.Legal, or NoAction where the view is not on turn.
	Action rules.Action
	// Values are the level's estimates, in the documented order of actions; actions that it did not think about are left
	// out, so it may be empty where there is nothing to think about.
	Values []Value
}

// Adviser is a level that tells what it expects of each action, and plays to the score of the match. Choose is its
// advice for the zero Score.
type Adviser interface {
	Level
	// Advise gives the action for a view and how the match stands. Equal views, scores and dice get equal advice.
	Advise(v rules.View, m Score, d Dice) Advice
}
