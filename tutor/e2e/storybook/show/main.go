// Command show is the storybook for people and for tools: it serves the stories on this machine, writes them as files,
// or takes pictures of them.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"time"

	"bummerl/static"
	"bummerl/tutor/e2e/storybook"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:8067", "address to serve at")
	out := flag.String("out", "", "write the stories as files into this folder instead")
	shots := flag.String("shots", "", "take pictures into this folder instead")
	names := flag.String("stories", "", "names or beginnings of names to take pictures of, with commas; all if empty")
	lang := flag.String("lang", "de", "language of the pictures")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *addr, *out, *shots, *names, *lang); err != nil {
		fmt.Fprintln(os.Stderr, "storybook:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, addr, out, shots, names, lang string) error {
	files, err := static.Load()
	if err != nil {
		return err
	}
	switch {
	case out != "":
		return write(ctx, files, out)
	case shots != "":
		return photograph(ctx, files, shots, names, lang)
	}
	return serve(ctx, files, addr)
}

// serve serves the storybook until ctx is done.
func serve(ctx context.Context, files storybook.Files, addr string) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: storybook.Handler(files), ReadHeaderTimeout: 5 * time.Second}
	go func() {
		<-ctx.Done()
		_ = server.Close() // Nothing is lost by it.
	}()
	fmt.Fprintf(os.Stderr, "storybook: http://%s (Ctrl-C stops it)\n", listener.Addr())
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
