package web

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestNoRiskyEcho: what known flaws of echo are about is not used. tools/vuln accepts them for that reason.
func TestNoRiskyEcho(t *testing.T) {
	risky := regexp.MustCompile(`\b[cve]\.(JSONP|JSONPBlob|Scheme|IsTLS|Static|StaticFS|File|FileFS|Attachment|Inline)\(|StaticDirectoryHandler|` +
		`middleware\.(MethodOverride|Proxy|Secure|Static|CORS|Decompress|BasicAuth|KeyAuth|CSRF|BodyDump)`)
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 100 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if found := risky.FindString(string(text)); found != "" {
			t.Errorf("%s uses %s", name, found)
		}
		if name != "client.go" && strings.Contains(string(text), "RealIP(") {
			t.Errorf("%s takes the address of a request past client.go", name)
		}
	}
}
