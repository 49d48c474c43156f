package web

import (
	"net/http/httptest"
	"testing"
	"testing/synctest"
	"time"

	"github.com/labstack/echo/v4"
)

// TestLimit: each address has its own count, and after a while may have one more, not all at once again.
func TestLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimit(3, time.Minute)
		ask := func(address string, times int) int {
			request := httptest.NewRequest("GET", "/", nil)
			request.RemoteAddr = address + ":1"
			c, passed := echo.New().NewContext(request, nil), 0
			for range times {
				if l.allows(c) {
					passed++
				}
			}
			return passed
		}
		if one, two := ask("192.0.2.1", 9), ask("192.0.2.2", 2); one != 3 || two != 2 {
			t.Errorf("%d and %d pass, want 3 and 2", one, two)
		}
		time.Sleep(time.Minute + time.Second)
		if got := ask("192.0.2.1", 9); got != 1 {
			t.Errorf("%d pass a minute later, want 1", got)
		}
	})
}
