// Command bundle makes the browser files: it bundles and minifies the style
// sheets and the scripts, copies the card sprites and icons beside them, gives
// each file a name with a hash of its content, compresses it once, and lists
// all of them in manifest.json.
//
// The output depends on the sources and on the pinned versions only, so that
// two machines make the same bytes.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	root := flag.String("root", "..", "folder of the repository: sources in static/, packages in node_modules/")
	quiet := flag.Bool("quiet", false, "do not list the files made")
	flag.Parse()
	if err := run(*root, *quiet); err != nil {
		fmt.Fprintln(os.Stderr, "bundle:", err)
		os.Exit(1)
	}
}

func run(root string, quiet bool) error {
	root, err := filepath.Abs(root)
	if err != nil {
		return err
	}
	set, err := Make(root)
	if err != nil {
		return err
	}
	if err := set.Write(filepath.Join(root, "static", "dist")); err != nil {
		return err
	}
	if !quiet {
		set.List(os.Stdout)
	}
	return nil
}
