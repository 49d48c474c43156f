package ops

import (
	"net/http"
	"regexp"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"bummerl/tutor"
)

// Metrics are the figures of one process since its start. It is a tutor.Meter.
type Metrics struct {
	registry        *prometheus.Registry
	names           []string
	inFlight        prometheus.Gauge
	requests        *prometheus.CounterVec
	requestSeconds  *prometheus.HistogramVec
	searchSeconds   *prometheus.HistogramVec
	waitSeconds     *prometheus.HistogramVec
	searchesRefused *prometheus.CounterVec
}

var _ tutor.Meter = (*Metrics)(nil)

var (
	// pageSeconds part a page that is drawn (about 1 ms) from one with a solver behind it and from what hangs.
	pageSeconds = []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}
	// thinkSeconds go up to the longest that a question to the board may take.
	thinkSeconds = []float64{.001, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 20, 40}
)

// NewMetrics begins to count. The version is the program's; pools, if there are any, are asked each time that somebody
// reads.
func NewMetrics(version string, pools func() []tutor.Pool) *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "bummerl_http_requests_in_flight", Help: "Requests that are worked on now.",
		}),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "bummerl_http_requests_total", Help: "Answered requests; status 499 is a reader who left before the answer.",
		}, []string{"method", "route", "status"}),
		requestSeconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "bummerl_http_request_duration_seconds", Help: "How long answers took.", Buckets: pageSeconds,
		}, []string{"method", "route"}),
		searchSeconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "bummerl_search_duration_seconds", Help: "How long solvers, coach and opponents thought.", Buckets: thinkSeconds,
		}, []string{"search"}),
		waitSeconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "bummerl_search_wait_seconds", Help: "How long searches waited for their turn.", Buckets: thinkSeconds,
		}, []string{"search"}),
		searchesRefused: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "bummerl_searches_refused_total", Help: "Searches that found no place in time.",
		}, []string{"search"}),
	}
	build := prometheus.NewGaugeVec(prometheus.GaugeOpts{
		Name: "bummerl_build_info", Help: "Always 1; the program's version is the label.",
	}, []string{"version"})
	build.WithLabelValues(version).Set(1)
	own := []prometheus.Collector{m.inFlight, m.requests, m.requestSeconds, m.searchSeconds, m.waitSeconds, m.searchesRefused, build}
	if pools != nil {
		own = append(own, poolCollector{pools})
	}
	m.registry.MustRegister(own...)
	m.registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.names = namesOf(own)
	// What has not happened yet is 0, not missing: a rate over it is right from the first on.
	for _, s := range tutor.Searches {
		m.searchSeconds.WithLabelValues(string(s))
		m.waitSeconds.WithLabelValues(string(s))
		m.searchesRefused.WithLabelValues(string(s))
	}
	return m
}

// Handler gives the figures as text for Prometheus.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 2, Timeout: 5 * time.Second})
}

// RequestBegins counts a request that is worked on.
func (m *Metrics) RequestBegins() { m.inFlight.Inc() }

// RequestEnds counts it as answered.
func (m *Metrics) RequestEnds(method, route string, status int, took time.Duration) {
	m.inFlight.Dec()
	m.requests.WithLabelValues(method, route, strconv.Itoa(status)).Inc()
	m.requestSeconds.WithLabelValues(method, route).Observe(took.Seconds())
}

// Searched counts a search.
func (m *Metrics) Searched(what tutor.Search, waited, took time.Duration) {
	m.waitSeconds.WithLabelValues(string(what)).Observe(waited.Seconds())
	m.searchSeconds.WithLabelValues(string(what)).Observe(took.Seconds())
}

// Refused counts a search for which there was no place.
func (m *Metrics) Refused(what tutor.Search) { m.searchesRefused.WithLabelValues(string(what)).Inc() }

// Names lists the site's own figures, whether they have been counted yet or not; those of Go and the process are not among
// them.
func (m *Metrics) Names() []string { return append([]string(nil), m.names...) }

// fqName is how a description tells its figure's name.
var fqName = regexp.MustCompile(`fqName: "([^"]+)"`)

func namesOf(list []prometheus.Collector) []string {
	var names []string
	for _, c := range list {
		descriptions := make(chan *prometheus.Desc)
		go func() {
			defer close(descriptions)
			c.Describe(descriptions)
		}()
		for d := range descriptions {
			if found := fqName.FindStringSubmatch(d.String()); found != nil {
				names = append(names, found[1])
			}
		}
	}
	return names
}
