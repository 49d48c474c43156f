package coach

import "bummerl/rules"

// trait is something that an action has or lacks, with the four things that may follow from it. Where all best actions
// have it, kept is said of a good action and missed of a slip without it; where no best action has it, spared is said of
// a good action and done of a slip that has it. An empty kind says nothing.
type trait struct {
	// of tells whether an action has the trait, with the cards and numbers to speak of.
	of func(s *scene, a rules.Action) (Fact, bool)
	// when says where the trait means anything; nil: everywhere.
	when func(s *scene) bool
	// among are the actions that it divides; nil: all.
	among arena
	// before are announcements after which it can still come: they count on neither side; nil: passing.
	before func(rules.Action) bool
	// theme: of traits with one theme only the first is told.
	theme                      string
	kept, missed, done, spared FactKind
	// tempts says where the trait tempts, so that to go without is worth a word (spared); nil: everywhere.
	tempts func(s *scene) bool
	// suited: its facts name a suit.
	suited bool
	// lone: kept is said only of the one action that has it.
	lone bool
	// always: kept is said of whatever is best and has it, even where something else is as good.
	always bool
}

// arena says which actions a trait divides; nil: all of them.
type arena func(s *scene, a rules.Action) bool

// cards: the cards that may be played.
func cards(_ *scene, a rules.Action) bool { return a.Card() != rules.NoCard }

// cardsFor: the cards, and closing if that is what was done.
func cardsFor(s *scene, a rules.Action) bool { return cards(s, a) || s.act == rules.Close }

// leads and replies: the same, by whose card comes first.
func leads(s *scene, a rules.Action) bool   { return cards(s, a) && s.v.Led == rules.NoCard }
func replies(s *scene, a rules.Action) bool { return cards(s, a) && s.v.Led != rules.NoCard }

// takers and losers: the replies that take the trick, and those that do not.
func takers(s *scene, a rules.Action) bool { return replies(s, a) && s.takes(a) }
func losers(s *scene, a rules.Action) bool { return replies(s, a) && !s.takes(a) }

// marriages: what declares one.
func marriages(_ *scene, a rules.Action) bool { return a.Marriage() != rules.NoSuit }

// tell gives what follows from the trait for the action taken.
func (t *trait) tell(s *scene, slip bool) (Fact, bool) {
	if t.when != nil && !t.when(s) {
		return Fact{}, false
	}
	all, best := s.judged(), s.j.Best
	if t.among != nil {
		outside := func(a rules.Action) bool { return !t.among(s, a) }
		all, best = leavingOut(all, outside), leavingOut(best, outside)
		if !all.Has(s.act) || best == 0 {
			return Fact{}, false
		}
	}
	mine, has := t.of(s, s.act)
	in, out := t.divide(s, all)
	right, wrong := t.right(best, in, out), best&in == 0
	var kind FactKind
	about := mine
	switch {
	case slip && right && !has && (t.among != nil || !passing(s.act)):
		kind, about = t.missed, t.about(s, best&in)
	case slip && wrong && has:
		kind = t.done
	case t.always && has && best.Has(s.act):
		kind = t.kept
	case !slip && right && has && (!t.lone || in.Len() == 1) && t.apart(s, leavingOut(out, t.earlier())):
		kind = t.kept
	case !slip && wrong && !has && (t.tempts == nil || t.tempts(s)) && t.apart(s, in) && !t.earlier()(s.act):
		kind, about = t.spared, t.about(s, in)
	}
	about.Kind = kind
	if !t.suited {
		about.Suit = rules.NoSuit
	}
	return about, kind != ""
}

// divide gives the actions that have the trait and those that lack it.
func (t *trait) divide(s *scene, all rules.Actions) (in, out rules.Actions) {
	for a := range all.All() {
		if _, has := t.of(s, a); has {
			in |= a.Set()
		} else {
			out |= a.Set()
		}
	}
	return in, out
}

// right tells whether having it is right: some best action has it, and those without are announcements after which it can
// still come.
func (t *trait) right(best, in, out rules.Actions) bool {
	rest := best & out
	if t.among == nil {
		rest = leavingOut(rest, t.earlier())
	}
	return best&in != 0 && rest == 0
}

// apart tells whether what stands on the other side clearly loses.
func (*trait) apart(s *scene, others rules.Actions) bool {
	for a := range others.All() {
		if !s.loses(a) {
			return false
		}
	}
	return others != 0
}

// about gives the cards and numbers of the action to speak of: the one that is worth most, the first of several.
func (t *trait) about(s *scene, of rules.Actions) Fact {
	var f Fact
	found, most := false, 0.0
	for a := range of.All() {
		if x := s.value(a); !found || x.Points > most {
			f, _ = t.of(s, a)
			found, most = true, x.Points
		}
	}
	return f
}

func (t *trait) earlier() func(rules.Action) bool {
	if t.before != nil {
		return t.before
	}
	return passing
}

// passing tells whether an action leaves the turn going, so that something else can still come: exchange and marriage.
func passing(a rules.Action) bool { return a == rules.Exchange || a.Marriage() != rules.NoSuit }

// goesOn tells whether a marriage can still be declared after an action in the same turn.
func goesOn(a rules.Action) bool {
	return passing(a) || a == rules.Close || a == rules.Snapszer || a == rules.Knock
}

func leavingOut(set rules.Actions, left func(rules.Action) bool) rules.Actions {
	for a := range set.All() {
		if left(a) {
			set &^= a.Set()
		}
	}
	return set
}
