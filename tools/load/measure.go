package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	vegeta "github.com/tsenart/vegeta/v12/lib"

	"bummerl/tools/site"
)

// subject is what answers.
type subject struct {
	name   string
	server site.Process
	target func(base string, asked page) vegeta.Target
}

// figures are what one attack has brought.
type figures struct {
	perSecond           float64
	median, p99, max    time.Duration
	cpu                 time.Duration // of the server, for each request
	requests, kilobytes int           // kilobytes resident at the end
}

// workers ask at most so many pages at once where as many as possible are asked for.
const workers = 8

// rounds is in how many parts subjects that are compared take turns, so that whatever else the machine does meets all.
const rounds = 4

// compare asks subjects in turn for pages, each for time each in all.
func compare(asked pages, rate int, each time.Duration, subjects ...subject) ([]figures, error) {
	sums := make([]sum, len(subjects))
	for range rounds {
		for i, s := range subjects {
			if err := s.add(&sums[i], asked, rate, each/rounds); err != nil {
				return nil, err
			}
		}
	}
	list := make([]figures, len(subjects))
	for i, s := range subjects {
		var err error
		if list[i], err = sums[i].figures(s.server.PID); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// attack asks a subject for pages; a rate of 0 asks for as many as it answers.
func (s subject) attack(asked pages, rate int, each time.Duration) (figures, error) {
	var one sum
	if err := s.add(&one, asked, rate, each); err != nil {
		return figures{}, err
	}
	return one.figures(s.server.PID)
}

// sum is what several attacks have brought together.
type sum struct {
	m         vegeta.Metrics
	cpu, took time.Duration
}

// figures sums up; the memory is that of the process now.
func (s *sum) figures(pid int) (figures, error) {
	s.m.Close()
	memory, err := resident(pid)
	return figures{
		perSecond: float64(s.m.Requests) / s.took.Seconds(), median: s.m.Latencies.P50, p99: s.m.Latencies.P99, max: s.m.Latencies.Max,
		cpu: s.cpu / time.Duration(s.m.Requests), requests: int(s.m.Requests), kilobytes: memory,
	}, err
}

// add attacks, and adds what that brings; a request that is not answered well is an error.
func (s subject) add(to *sum, asked pages, rate int, each time.Duration) error {
	var asks atomic.Uint64
	targeter := func(t *vegeta.Target) error {
		*t = s.target(s.server.Address, asked[asks.Add(1)%uint64(len(asked))])
		return nil
	}
	most := uint64(workers)
	if rate > 0 {
		most *= 8 // A rate is kept to even when answers are slow.
	}
	client := &http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true}}
	defer client.CloseIdleConnections()
	attacker := vegeta.NewAttacker(vegeta.Client(client), vegeta.Workers(workers), vegeta.MaxWorkers(most))
	before, err := used(s.server.PID)
	if err != nil {
		return err
	}
	from := time.Now()
	answered := 0
	var refused *vegeta.Result
	for r := range attacker.Attack(targeter, vegeta.Rate{Freq: rate, Per: time.Second}, each, s.name) {
		to.m.Add(r)
		if answered++; r.Code != http.StatusOK {
			refused = r
		}
	}
	to.took += time.Since(from)
	after, err := used(s.server.PID)
	if err != nil {
		return err
	}
	to.cpu += after - before
	if refused != nil {
		return fmt.Errorf("%s: %s is answered by %d %s", s.name, refused.URL, refused.Code, refused.Error)
	}
	if answered == 0 {
		return fmt.Errorf("%s: nothing was asked in %v", s.name, each)
	}
	return nil
}

// clockTick is in what Linux counts the time of processes, whatever its own clock.
const clockTick = 10 * time.Millisecond

// used tells the processor time that a process has had (proc_pid_stat(5): utime and stime).
func used(pid int) (time.Duration, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	if len(fields) < 13 {
		return 0, errors.New("the system does not tell the time of processes")
	}
	user, err := strconv.Atoi(fields[11])
	system, err2 := strconv.Atoi(fields[12])
	return time.Duration(user+system) * clockTick, errors.Join(err, err2)
}

// resident tells the memory of a process that is in use, in kilobytes (VmRSS).
func resident(pid int) (int, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			return strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(rest), " kB"))
		}
	}
	return 0, errors.New("the system does not tell the memory of processes")
}

// measure goes through everything, and prints what it finds as it goes.
func (p plan) measure(out io.Writer, whole, fixed, constant subject, all pages) error {
	t := table{out}
	mix := all.mixed()
	for _, s := range []subject{whole, fixed, constant} { // so that none is measured cold
		if _, err := s.attack(mix, p.rate, min(p.each, 3*time.Second)); err != nil {
			return err
		}
	}
	t.head(fmt.Sprintf("%d requests a second, all kinds of pages", p.rate))
	if err := t.beside(mix, p.rate, p.each, whole, fixed, constant); err != nil {
		return err
	}
	if err := p.whilePlaying(t, whole, mix); err != nil {
		return err
	}
	t.head("as many as possible")
	if err := t.beside(mix, 0, p.each/2, whole, fixed, constant); err != nil {
		return err
	}
	t.head("kind by kind")
	for _, k := range kinds {
		f, err := compare(all.of(k.name), p.rate, p.each/4, whole, fixed)
		if err != nil {
			return err
		}
		t.compared(k.name, f[0], f[1])
	}
	return p.memory(t, whole, mix)
}

// ratio tells how many times as much processor time one has needed as the other.
func ratio(a, b figures) float64 { return float64(a.cpu) / float64(max(b.cpu, 1)) }

// beside compares three subjects and prints what it finds.
func (t table) beside(mix pages, rate int, each time.Duration, whole, fixed, constant subject) error {
	f, err := compare(mix, rate, each, whole, fixed, constant)
	if err != nil {
		return err
	}
	for i, s := range []subject{whole, fixed, constant} {
		t.line(s.name, f[i])
	}
	t.note("processor time of the site: %.2f times that of the fixed view", ratio(f[0], f[1]))
	return nil
}

// whilePlaying measures pages while others play against master, and how long those wait for an answer.
func (p plan) whilePlaying(t table, s subject, mix pages) error {
	if p.players == 0 {
		return nil
	}
	t.head(fmt.Sprintf("the same while %d play against master, an action each in %v", p.players, p.pause))
	var waits []time.Duration
	var failed error
	var mu sync.Mutex
	var all sync.WaitGroup
	end := time.Now().Add(p.each)
	for i := range p.players {
		all.Go(func() {
			time.Sleep(p.pause * time.Duration(i) / time.Duration(p.players))
			took, err := play(s.server.Address, p.pause, end)
			mu.Lock()
			defer mu.Unlock()
			waits, failed = append(waits, took...), errors.Join(failed, err)
		})
	}
	f, err := s.attack(mix, p.rate, p.each)
	all.Wait()
	if err := errors.Join(err, failed); err != nil {
		return err
	}
	t.line("site, pages", f)
	if slices.Sort(waits); len(waits) > 0 {
		t.note("%d actions, bot and coach in them: median %s, 99th percentile %s", len(waits), ms(waits[len(waits)/2]), ms(waits[int(math.Ceil(0.99*float64(len(waits))))-1]))
	}
	return nil
}

// play plays until the time is over, and tells how long each action took.
func play(address string, pause time.Duration, end time.Time) ([]time.Duration, error) {
	l, err := newLearner(address)
	if err != nil {
		return nil, err
	}
	var waits []time.Duration
	for time.Now().Before(end) {
		from := time.Now()
		if _, err := l.act(); err != nil {
			return waits, err
		}
		waits = append(waits, time.Since(from))
		time.Sleep(time.Until(from.Add(pause)))
	}
	return waits, nil
}
