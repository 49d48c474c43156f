package ops_test

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"

	"bummerl/tutor"
	"bummerl/tutor/ops"
)

// read gives the figures as Prometheus gets them.
func read(t *testing.T, m *ops.Metrics) string {
	t.Helper()
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	if w.Code != http.StatusOK {
		t.Fatalf("status %d", w.Code)
	}
	return w.Body.String()
}

// TestMetrics tells the meter what it may be told, and reads it again.
func TestMetrics(t *testing.T) {
	m := ops.NewMetrics("v1.2.3", func() []tutor.Pool {
		return []tutor.Pool{
			{Name: "write", Most: 1, Open: 1, Used: 1, Waits: 7, Waited: 1500 * time.Millisecond},
			{Name: "read", Most: 4, Open: 3},
		}
	})
	m.RequestBegins()
	m.RequestBegins()
	m.RequestEnds("GET", "/:lang/play/:id", 200, 3*time.Millisecond)
	m.Searched(tutor.SearchBoard, 200*time.Millisecond, 7*time.Second)
	m.Refused(tutor.SearchReview)
	got := strings.Split(read(t, m), "\n")
	for _, want := range []string{
		`bummerl_build_info{version="v1.2.3"} 1`,
		`bummerl_http_requests_in_flight 1`,
		`bummerl_http_requests_total{method="GET",route="/:lang/play/:id",status="200"} 1`,
		`bummerl_http_request_duration_seconds_bucket{method="GET",route="/:lang/play/:id",le="0.0025"} 0`,
		`bummerl_http_request_duration_seconds_bucket{method="GET",route="/:lang/play/:id",le="0.005"} 1`,
		`bummerl_search_duration_seconds_bucket{search="board",le="5"} 0`,
		`bummerl_search_duration_seconds_bucket{search="board",le="10"} 1`,
		`bummerl_search_wait_seconds_sum{search="board"} 0.2`,
		`bummerl_search_duration_seconds_count{search="coach"} 0`,
		`bummerl_searches_refused_total{search="review"} 1`,
		`bummerl_searches_refused_total{search="board"} 0`,
		`bummerl_database_connections_max{pool="write"} 1`,
		`bummerl_database_connections_open{pool="read"} 3`,
		`bummerl_database_connections_used{pool="write"} 1`,
		`bummerl_database_waits_total{pool="write"} 7`,
		`bummerl_database_wait_seconds_total{pool="write"} 1.5`,
	} {
		if !slices.Contains(got, want) {
			t.Errorf("missing: %s", want)
		}
	}
	for _, start := range []string{"go_goroutines ", "go_memstats_alloc_bytes ", "go_gc_duration_seconds"} {
		if !slices.ContainsFunc(got, func(line string) bool { return strings.HasPrefix(line, start) }) {
			t.Errorf("no %s of the Go runtime", start)
		}
	}
}

// TestMetricsLint has Prometheus' own rules for names, units and help look at all figures.
func TestMetricsLint(t *testing.T) {
	m := ops.NewMetrics("v1", func() []tutor.Pool { return []tutor.Pool{{Name: "all"}} })
	m.RequestBegins()
	m.RequestEnds("GET", "/", 200, time.Second)
	problems, err := promlint.New(strings.NewReader(read(t, m))).Lint()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		t.Errorf("%s: %s", p.Metric, p.Text)
	}
}
