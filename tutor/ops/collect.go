package ops

import "runtime/debug"

// growth is by how much memory may grow, in per cent of what is in use, before it is collected. In use are some 16 MB, most of
// it puzzles and words, and a page needs 0.1 MB for a moment: at Go's usual 100 the whole of it is looked through after each
// hundred pages, which costs a page as much as its queries. At 400 that is a quarter, for 50 MB more.
const growth = 400

// CollectLess has memory collected after more growth than usual, unless the environment says how much: whoever sets GOGC is
// asked, and GOMEMLIMIT is kept to in either case.
func CollectLess(env func(string) string) {
	if env("GOGC") == "" {
		debug.SetGCPercent(growth)
	}
}
