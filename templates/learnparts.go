package templates

// Part is a part of the course: the chapters that belong together.
type Part struct {
	// ID is its place on the page ("craft"), Title its name.
	ID, Title string
	Chapters  []Chapter
}

// done counts the chapters that are done.
func (p Part) done() int {
	n := 0
	for _, c := range p.Chapters {
		if c.finished() {
			n++
		}
	}
	return n
}

// finished: all steps are done. Such a chapter is told of more briefly.
func (c Chapter) finished() bool { return c.Done >= c.Steps }
