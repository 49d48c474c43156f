package web

import (
	"net/http/httptest"
	"testing"

	"github.com/labstack/echo/v4"
)

// TestAddress: whose address counts behind which proxies, whatever is forged.
func TestAddress(t *testing.T) {
	for _, c := range []struct{ name, proxies, from, forwarded, want string }{
		{"no proxy", "", "192.0.2.1:5", "", "192.0.2.1"},
		{"no proxy, forged", "", "192.0.2.1:5", "198.51.100.7", "192.0.2.1"},
		{"no proxy, forged on the machine itself", "", "127.0.0.1:5", "198.51.100.7", "127.0.0.1"},
		{"the proxy says", "127.0.0.1", "127.0.0.1:5", "198.51.100.7", "198.51.100.7"},
		{"whoever comes past the proxy", "127.0.0.1", "10.0.0.9:5", "198.51.100.7", "10.0.0.9"},
		{"forged before the proxy", "127.0.0.1", "127.0.0.1:5", "203.0.113.1, 198.51.100.7", "198.51.100.7"},
		{"two proxies", "127.0.0.1,10.1.0.0/16", "127.0.0.1:5", "203.0.113.1, 198.51.100.7, 10.1.2.3", "198.51.100.7"},
		{"a private network that nobody trusts", "127.0.0.1", "127.0.0.1:5", "203.0.113.1, 10.1.2.3", "10.1.2.3"},
		{"nonsense", "127.0.0.1", "127.0.0.1:5", "unknown", "127.0.0.1"},
		{"IPv6", "", "[2001:db8:1:2:3:4:5:6]:5", "", "2001:db8:1:2::/64"},
		{"IPv6 behind IPv6", "2001:db8::1", "[2001:db8::1]:5", "2001:db8:1:2:ffff::6", "2001:db8:1:2::/64"},
		{"IPv4 within IPv6", "", "[::ffff:192.0.2.1]:5", "", "192.0.2.1"},
	} {
		proxies, err := ParseProxies(c.proxies)
		if err != nil {
			t.Fatal(err)
		}
		e := echo.New()
		e.IPExtractor = clientOf(proxies)
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.from
		if c.forwarded != "" {
			r.Header.Set("X-Forwarded-For", c.forwarded)
		}
		r.Header.Set("X-Real-IP", "203.0.113.99")
		r.Header.Set("Forwarded", "for=203.0.113.99")
		if got := address(e.NewContext(r, nil)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestParseProxies(t *testing.T) {
	for text, want := range map[string]string{
		"": "[]", "127.0.0.1": "[127.0.0.1/32]", " 10.1.2.3/16, ::1 ": "[10.1.0.0/16 ::1/128]",
		"yes": "", "1": "", "10.0.0.0/33": "", "fe80::1%eth0": "", "proxy.example": "",
	} {
		list, err := ParseProxies(text)
		got := ""
		if err == nil {
			got = "["
			for i, p := range list {
				if i > 0 {
					got += " "
				}
				got += p.String()
			}
			got += "]"
		}
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
