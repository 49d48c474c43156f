package ops

import (
	"github.com/prometheus/client_golang/prometheus"

	"bummerl/tutor"
)

// poolCollector reads the pools of connections whenever somebody reads the figures.
type poolCollector struct{ pools func() []tutor.Pool }

var (
	poolMost   = poolFigure("connections_max", "How many connections to the database there may be.")
	poolOpen   = poolFigure("connections_open", "How many connections to the database there are.")
	poolUsed   = poolFigure("connections_used", "How many connections to the database work now.")
	poolWaits  = poolFigure("waits_total", "How often somebody waited for a connection.")
	poolWaited = poolFigure("wait_seconds_total", "How long all of them together waited for a connection.")
)

func poolFigure(name, help string) *prometheus.Desc {
	return prometheus.NewDesc("bummerl_database_"+name, help, []string{"pool"}, nil)
}

// Describe lists the figures.
func (c poolCollector) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{poolMost, poolOpen, poolUsed, poolWaits, poolWaited} {
		to <- d
	}
}

// Collect reads them.
func (c poolCollector) Collect(to chan<- prometheus.Metric) {
	for _, p := range c.pools() {
		tell := func(d *prometheus.Desc, kind prometheus.ValueType, value float64) {
			to <- prometheus.MustNewConstMetric(d, kind, value, p.Name)
		}
		tell(poolMost, prometheus.GaugeValue, float64(p.Most))
		tell(poolOpen, prometheus.GaugeValue, float64(p.Open))
		tell(poolUsed, prometheus.GaugeValue, float64(p.Used))
		tell(poolWaits, prometheus.CounterValue, float64(p.Waits))
		tell(poolWaited, prometheus.CounterValue, p.Waited.Seconds())
	}
}
