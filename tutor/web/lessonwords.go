package web

import (
	"slices"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

type printer = locales.Printer

// says is a sentence about what the learner sees.
type says func(locales.Printer, rules.View) locales.Rich

// words are what messages are made of: plain text, or text with cards, suits and terms.
type words interface{ string | locales.Rich }

// plain makes one kind of both.
func plain[T words](said T) locales.Rich {
	if rich, ok := any(said).(locales.Rich); ok {
		return rich
	}
	return locales.Plain(any(said).(string))
}

// text makes says of a message that is the same wherever it stands.
func text[T words](message func(locales.Printer) T) says {
	return func(p locales.Printer, _ rules.View) locales.Rich { return plain(message(p)) }
}

// where chooses by the learner's rules: then, where an option has the value ("follow", "always"), else otherwise.
func where(option, value string, then, otherwise says) says {
	return by(option, map[string]says{value: then}, otherwise)
}

// by chooses by the value that an option has in the learner's rules; a value that is not listed gets otherwise. An option
// or a value that does not exist is a slip of the author.
func by(option string, words map[string]says, otherwise says) says {
	opt, ok := rules.FindOption(option)
	if !ok {
		panic("no option " + option)
	}
	for value := range words {
		if !slices.Contains(opt.Values, value) {
			panic("option " + option + " cannot be " + value)
		}
	}
	return func(p locales.Printer, v rules.View) locales.Rich {
		if s, ok := words[opt.Value(v.Options)]; ok {
			return s(p, v)
		}
		return otherwise(p, v)
	}
}

// stepWords are the words of one step.
type stepWords struct {
	title func(locales.Printer) string
	// text are at most three sentences.
	text []says
	task says
	hint says
	// done is said of the right answer, before going on; nil in a hand that goes straight on.
	done says
	// own says after it what the learner's own rules, which the view has, make of the same moment, where the step is played
	// by others (course.Step.Variant).
	own says
	// table names the game in which such a step stands, if it is none of the variants.
	table func(locales.Printer) string
	// not answers a try that is allowed and not what the lesson goes on with; nil where no such try is possible.
	not func(p locales.Printer, tried rules.Action) locales.Rich
	// causes answers the other causes that the step's check can find.
	causes map[course.Cause]says
	// choices are the answers to choose from.
	choices map[string]func(locales.Printer) string
	// label names the number to type.
	label func(locales.Printer) string
}

// why answers a try that the rules allow and that is not right.
func (w stepWords) why(p locales.Printer, try course.Try) locales.Rich {
	if s, ok := w.causes[try.Cause]; ok {
		return s(p, try.Position.View)
	}
	tried, err := rules.ParseAction(try.Tried.String())
	if w.not != nil && err == nil {
		return w.not(p, tried)
	}
	return locales.Plain(p.FirstOfferedLater())
}

// lessonWords are the words of a chapter around its steps.
type lessonWords struct {
	// title and text name it in the list of chapters and say what one can do afterwards.
	title, text func(locales.Printer) string
	// done is the heading of its end, learned what one can do then.
	done    func(locales.Printer) string
	learned []func(locales.Printer) string
	// ending is said at the end besides.
	ending func(locales.Printer, rules.Options) []locales.Rich
	// next are the ways on from there.
	next  []wayOn
	steps map[string]stepWords
}

// wayOn is a link below the language.
type wayOn struct {
	path  string
	label func(locales.Printer) string
}

// courseWords are the words of the whole course by lesson.
var courseWords = map[string]lessonWords{
	course.FirstHand.ID:    firstHandWords,
	course.ThePack.ID:      packWords,
	course.Tricks.ID:       tricksWords,
	course.Dealing.ID:      dealWords,
	course.Counting.ID:     sumWords,
	course.Marriages.ID:    marriageWords,
	course.Exchanging.ID:   exchangeWords,
	course.Following.ID:    followingWords,
	course.Claiming.ID:     claimWords,
	course.ClosingTalon.ID: closingWords,
	course.Worth.ID:        worthWords,
	course.Certain.ID:      certainWords,
	course.Defending.ID:    defendingWords,
	course.Remembering.ID:  memoryWords,
	course.Craft.ID:        craftWords,
	course.Tables.ID:       otherTablesWords,
}

// wordsOf gives the words of a step.
func wordsOf(pos course.Position) stepWords {
	chapter := pos.Lesson.Topic()
	if pos.Step.From != "" {
		chapter = pos.Step.From
	}
	return courseWords[chapter].steps[pos.Step.ID]
}
