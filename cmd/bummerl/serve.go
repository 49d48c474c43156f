package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"bummerl/rules/bot"
	"bummerl/static"
	"bummerl/tutor"
	"bummerl/tutor/imprint"
	"bummerl/tutor/ops"
	"bummerl/tutor/store"
	"bummerl/tutor/web"
)

// serveConfig is what the command line or the environment says.
type serveConfig struct {
	addr, db, baseURL string
	verbose           bool
	// proxies are the addresses of the reverse proxies that are believed; "" is none.
	proxies string
	// imprint is the folder with the operator's imprint and privacy page; "" is none.
	imprint string
	// retain is after how many days without an action a profile is deleted; 0 is never.
	retain int
	// posts bounds the posts of one address a second; 0 sets no bound.
	posts int
	// searches bounds how many positions are searched at once; 0 is one for each processor.
	searches int
	// metrics is the address where figures for Prometheus are read; "" is nowhere.
	metrics string
	// logFormat is "text" or "json".
	logFormat string
	// drain is how long the server still takes requests after it was told to stop, saying that it is not ready.
	drain time.Duration
}

// serve runs the site until it is interrupted.
func serve(ctx context.Context, args []string, std streams) int {
	// Here alone: a command that waits for input is simply ended by a signal.
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // A second signal ends the program at once.
	c, err := parseServe(args, os.Getenv, std.err)
	if err != nil {
		return 2 // flag has said what is wrong.
	}
	if err := c.serve(ctx, std); err != nil {
		fmt.Fprintf(std.err, "bummerl: %v\n", err)
		return 1
	}
	return 0
}

func parseServe(args []string, env func(string) string, errors io.Writer) (serveConfig, error) {
	or := func(name, value string) string {
		if v := env(name); v != "" {
			return v
		}
		return value
	}
	var c serveConfig
	flags := flag.NewFlagSet("bummerl serve", flag.ContinueOnError)
	flags.SetOutput(errors)
	flags.StringVar(&c.addr, "addr", or("BUMMERL_ADDR", "127.0.0.1:8066"), "address to listen on (BUMMERL_ADDR)")
	flags.StringVar(&c.db, "db", or("BUMMERL_DB", "bummerl.sqlite"), "SQLite file or postgres:// URL (BUMMERL_DB)")
	flags.StringVar(&c.baseURL, "base-url", or("BUMMERL_BASE_URL", ""), "the site's own address, http://ADDR if empty (BUMMERL_BASE_URL)")
	flags.StringVar(&c.imprint, "imprint", or("BUMMERL_IMPRINT", ""), "folder with imprint.de.md, privacy.hu.md … (BUMMERL_IMPRINT)")
	flags.StringVar(&c.proxies, "proxy", or("BUMMERL_PROXY", ""), "addresses or networks of the reverse proxies whose X-Forwarded-For is believed, such as 127.0.0.1,10.1.0.0/16 (BUMMERL_PROXY)")
	// 20 is far more than one person presses, and enough for a class behind one address.
	posts, err := strconv.Atoi(or("BUMMERL_POSTS", "20"))
	if err != nil {
		err = fmt.Errorf("bummerl serve: BUMMERL_POSTS is %q, no whole number", env("BUMMERL_POSTS"))
		fmt.Fprintln(errors, err)
		return c, err
	}
	flags.IntVar(&c.posts, "posts", posts, "posts that one address may send a second, 0 for any number (BUMMERL_POSTS)")
	searches, err := strconv.Atoi(or("BUMMERL_SEARCHES", "0"))
	if err != nil || searches < 0 {
		err = fmt.Errorf("bummerl serve: BUMMERL_SEARCHES is %q, no number from 0 up", env("BUMMERL_SEARCHES"))
		fmt.Fprintln(errors, err)
		return c, err
	}
	flags.IntVar(&c.searches, "searches", searches, "positions searched at once, 0 for one on each processor (BUMMERL_SEARCHES)")
	if c.retain, err = parseRetain(or("BUMMERL_RETAIN", strconv.Itoa(retainUsual))); err != nil {
		err = fmt.Errorf("bummerl serve: BUMMERL_RETAIN: %w", err)
		fmt.Fprintln(errors, err)
		return c, err
	}
	flags.Func("retain", fmt.Sprintf("days after which the profile of somebody who stays away is deleted, 0 for never, %d if nothing is said (BUMMERL_RETAIN)", retainUsual), func(text string) (err error) {
		c.retain, err = parseRetain(text)
		return err
	})
	flags.StringVar(&c.metrics, "metrics", or("BUMMERL_METRICS", ""), "another address to listen on, for figures for Prometheus under /metrics, such as 127.0.0.1:9066; none if empty (BUMMERL_METRICS)")
	flags.StringVar(&c.logFormat, "log", or("BUMMERL_LOG", "text"), "form of the log: text or json (BUMMERL_LOG)")
	if c.drain, err = time.ParseDuration(or("BUMMERL_DRAIN", "0s")); err != nil {
		err = fmt.Errorf("bummerl serve: BUMMERL_DRAIN is %q, no time such as 5s", env("BUMMERL_DRAIN"))
		fmt.Fprintln(errors, err)
		return c, err
	}
	flags.DurationVar(&c.drain, "drain", c.drain, "how long requests are still taken after SIGTERM while /readyz says no, such as 5s (BUMMERL_DRAIN)")
	flags.BoolVar(&c.verbose, "verbose", env("BUMMERL_VERBOSE") != "", "log every request (BUMMERL_VERBOSE)")
	if err := flags.Parse(args); err != nil {
		return c, err
	}
	if flags.NArg() > 0 {
		err := fmt.Errorf("bummerl serve: it takes flags only, got %q", flags.Arg(0))
		fmt.Fprintln(errors, err)
		return c, err
	}
	return c, nil
}

func (c serveConfig) serve(ctx context.Context, std streams) (err error) {
	level := slog.LevelInfo
	if c.verbose {
		level = slog.LevelDebug
	}
	log, err := ops.NewLog(std.err, c.logFormat, level)
	if err != nil {
		return err
	}
	ops.CollectLess(os.Getenv)
	texts, err := operatorTexts(c.imprint, c.baseURL)
	if err != nil {
		return err
	}
	assets, err := static.Load()
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", c.addr)
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w", c.addr, err)
	}
	defer func() { _ = listener.Close() }() // The server closes it too; a second time is an error that means nothing.
	address := addressOf(listener.Addr())
	if c.baseURL == "" {
		c.baseURL = address
	}
	if _, err := web.BaseURL(c.baseURL); err != nil {
		return err
	}
	db, err := store.Open(ctx, c.db)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	defer c.retaining(ctx, db, log)()
	end := newEnd(c.drain)
	meter, stopMetrics, err := c.meter(db, log)
	if err != nil {
		return err
	}
	defer stopMetrics()
	handler, err := c.site(db, assets, texts, log, meter, end.life())
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler: handler, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: 20 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog: ops.ServerLog(log),
	}
	fmt.Fprintf(std.out, "bummerl: listening on %s (database %s)\n", address, db.Place())
	return end.run(ctx, server, listener)
}

// addressOf gives the address to open in a browser; a server that listens everywhere is there as localhost too.
func addressOf(a net.Addr) string {
	host, port, err := net.SplitHostPort(a.String())
	if err != nil {
		return "http://" + a.String()
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}

// answerPause is somewhat more than the strongest opponents may think for a turn: all answers take as long.
const answerPause = 40 * time.Millisecond

// site puts the parts of the application together.
func (c serveConfig) site(db *store.Store, assets *static.Assets, texts imprint.Texts, log *slog.Logger, meter tutor.Meter, life web.Life) (http.Handler, error) {
	proxies, err := web.ParseProxies(c.proxies)
	if err != nil {
		return nil, err
	}
	return web.New(web.Config{
		Env: tutor.System(), Assets: assets, BaseURL: c.baseURL, Proxies: proxies, PostsPerSecond: float64(c.posts), Searches: c.searches, Imprint: texts, ForgetAfter: c.retain,
		Log: log, Meter: meter, Life: life, Pause: answerPause,
	}.On(db, bot.ByName))
}
