package main

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/ops"
	"bummerl/tutor/store"
)

// meter begins to count and serves the figures at an address of their own, which is not for everybody; nobody counts where
// no address is named. stop ends the serving.
func (c serveConfig) meter(db *store.Store, log *slog.Logger) (meter tutor.Meter, stop func(), err error) {
	if c.metrics == "" {
		return tutor.NoMeter{}, func() {}, nil
	}
	listener, err := net.Listen("tcp", c.metrics)
	if err != nil {
		return nil, nil, fmt.Errorf("cannot listen for readers of the figures on %s: %w", c.metrics, err)
	}
	figures := ops.NewMetrics(versionName(), db.Pools)
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", figures.Handler())
	server := &http.Server{
		Handler: mux, ReadTimeout: 5 * time.Second, WriteTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 16 << 10, ErrorLog: ops.ServerLog(log),
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			log.Error("the figures can be read no more", "error", err)
		}
	}()
	log.Info("figures for Prometheus", "address", addressOf(listener.Addr())+"/metrics")
	return figures, func() {
		_ = server.Close() // A reader who is cut off reads again elsewhere.
		<-done
	}, nil
}
