package main

import (
	"fmt"
	"io"
	"time"
)

// table prints figures in columns.
type table struct{ out io.Writer }

// head begins a part.
func (t table) head(title string) {
	_, _ = fmt.Fprintf(t.out, "\n%s\n%-16s %10s %9s %9s %9s %9s\n", title, "", "requests/s", "median", "99 %", "longest", "CPU each")
}

// line prints what was measured of one.
func (t table) line(name string, f figures) {
	_, _ = fmt.Fprintf(t.out, "%-16s %10.0f %9s %9s %9s %9s\n", name, f.perSecond, ms(f.median), ms(f.p99), ms(f.max), ms(f.cpu))
}

// compared prints what was measured of a kind of page, with what it cost beside the fixed view.
func (t table) compared(name string, f, beside figures) {
	_, _ = fmt.Fprintf(t.out, "%-16s %10.0f %9s %9s %9s %9s  fixed view %s, × %.2f\n", name, f.perSecond, ms(f.median), ms(f.p99), ms(f.max),
		ms(f.cpu), ms(beside.cpu), ratio(f, beside))
}

// note prints a sentence.
func (t table) note(format string, args ...any) { _, _ = fmt.Fprintf(t.out, format+"\n", args...) }

// ms writes a time in milliseconds.
func ms(d time.Duration) string { return fmt.Sprintf("%.2f ms", float64(d.Microseconds())/1000) }
