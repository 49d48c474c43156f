package static

import (
	"net/http"
	"strconv"
	"strings"
)

// ServeHTTP answers GET and HEAD for the addresses that URL gives, without a
// body and uncached for any other. There are no entity tags: a name never gets
// another content.
func (a *Assets) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		w.WriteHeader(http.StatusMethodNotAllowed)
		return
	}
	name, inside := strings.CutPrefix(r.URL.Path, Prefix)
	f, ok := a.files[name]
	if !inside || !ok {
		h.Set("Cache-Control", "no-store")
		w.WriteHeader(http.StatusNotFound)
		return
	}
	h.Set("Content-Type", f.contentType)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	body := f.plain
	if f.brotli != nil || f.gz != nil {
		h.Set("Vary", "Accept-Encoding")
		accepted := acceptedCodings(r.Header.Values("Accept-Encoding"))
		switch {
		case f.brotli != nil && accepted("br"):
			body = f.brotli
			h.Set("Content-Encoding", "br")
		case f.gz != nil && accepted("gzip"):
			body = f.gz
			h.Set("Content-Encoding", "gzip")
		}
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	if r.Method == http.MethodGet {
		_, _ = w.Write(body) // an error means that the browser has gone
	}
}

// acceptedCodings reads Accept-Encoding (RFC 9110, 12.5.3): a coding is
// accepted if it is named, or else if "*" is, with a weight that is not zero.
// Weights are not compared: the smallest form is the best for everybody.
func acceptedCodings(header []string) func(coding string) bool {
	named := map[string]bool{}
	for _, item := range strings.Split(strings.Join(header, ","), ",") {
		coding, params, _ := strings.Cut(item, ";")
		coding = strings.ToLower(strings.TrimSpace(coding))
		if coding == "" {
			continue
		}
		named[coding] = !zeroWeight(params)
	}
	return func(coding string) bool {
		if ok, is := named[coding]; is {
			return ok
		}
		return named["*"]
	}
}

// zeroWeight tells whether the parameters of a coding say "not this one".
func zeroWeight(params string) bool {
	value, ok := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(params, " ", "")), "q=")
	if !ok {
		return false
	}
	q, err := strconv.ParseFloat(value, 64)
	return err == nil && q == 0
}
