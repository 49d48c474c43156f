// Command containerlint has BuildKit's own parser and checks look at a Containerfile, without an engine and without
// fetching any image, and holds it to what the house wants besides: fixed versions, a last stage from nothing, and a
// program that is not root.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/distribution/reference"
	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/client/llb/sourceresolver"
	"github.com/moby/buildkit/frontend/dockerfile/dockerfile2llb"
	"github.com/opencontainers/go-digest"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: containerlint FILE")
		os.Exit(2)
	}
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "containerlint:", err)
		os.Exit(1)
	}
	faults, err := lint(context.Background(), text)
	for _, fault := range faults {
		fmt.Fprintf(os.Stderr, "%s: %s\n", os.Args[1], fault)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", os.Args[1], err)
	}
	if err != nil || len(faults) > 0 {
		os.Exit(1)
	}
}

// lint gives all faults of a Containerfile; an error is one that cannot be built at all.
func lint(ctx context.Context, text []byte) ([]string, error) {
	state := llb.Scratch()
	source := llb.NewSourceMap(&state, "Containerfile", "Dockerfile", text)
	source.Definition = &llb.Definition{} // Nobody fetches the file from anywhere.
	results, err := dockerfile2llb.DockerfileLint(ctx, text, dockerfile2llb.ConvertOpt{
		MetaResolver: nobody{}, SourceMap: source,
	})
	if err != nil {
		return nil, err
	}
	var faults []string
	for _, w := range results.Warnings {
		line := int32(0)
		if w.Location != nil && len(w.Location.Ranges) > 0 {
			line = w.Location.Ranges[0].Start.Line
		}
		faults = append(faults, fmt.Sprintf("line %d: %s: %s", line, w.RuleName, w.Detail))
	}
	if results.Error != nil {
		return faults, fmt.Errorf("it cannot be built: %s", results.Error.Message)
	}
	own, err := houseFaults(text)
	return append(faults, own...), err
}

// nobody knows images that it is asked about without asking anybody: each is an empty one for Linux.
type nobody struct{}

// ResolveImageConfig gives the empty image.
func (nobody) ResolveImageConfig(_ context.Context, ref string, _ sourceresolver.Opt) (string, digest.Digest, []byte, error) {
	named, err := reference.ParseNormalizedNamed(ref)
	if err != nil {
		return "", "", nil, err
	}
	config := []byte(`{"architecture":"amd64","os":"linux","config":{},"rootfs":{"type":"layers"}}`)
	return named.String(), digest.FromBytes(config), config, nil
}
